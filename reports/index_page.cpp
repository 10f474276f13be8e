// index.md: what was found in short, errata first, and how to have the same pages again.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "conjectures/registry.hpp"
#include "reports/certificate_files.hpp"
#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

std::string counted(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string summary(const ReportModel& model) {
  std::vector<const Claim*> claims;
  for (const ReadingReport& report : model.readings) {
    if (claims.empty() || claims.back() != report.claim) claims.push_back(report.claim);
  }
  std::string text = fmt::format("This run checked {} of {}", counted(model.readings.size(), "reading"),
                                 counted(claims.size(), "claim"));
  text += model.request.range ? fmt::format(", sizes {} to {}.", model.request.range->first, model.request.range->last)
                              : fmt::format(" at the tier *{}*.", model.request.tier);
  std::string verdicts;
  for (const Verdict verdict :
       {Verdict::proved, Verdict::holds, Verdict::refuted, Verdict::undecided, Verdict::rejected}) {
    const auto count =
        std::ranges::count(model.readings, verdict, [](const ReadingReport& r) { return r.finding.verdict; });
    if (count > 0) verdicts += fmt::format("{}{} *{}*", verdicts.empty() ? "" : ", ", count, to_string(verdict));
  }
  if (!verdicts.empty()) text += fmt::format(" The verdicts: {}.", verdicts);
  if (!model.missing.empty()) {
    text += fmt::format(" It is not complete; still without a verdict, {}:", counted(model.missing.size(), "reading"));
    for (const Unit& unit : model.missing) {
      text += fmt::format("{} {}", &unit == &model.missing.front() ? "" : ",", plain(to_string(unit)));
    }
    text += '.';
  }
  return text + "\n\n";
}

// Which of the verdicts says what; those that did not occur are left out.
std::string legend(const ReportModel& model) {
  static constexpr std::array kMeanings{
      std::pair(Verdict::proved,
                "for all parameters, by the argument that the section names; or, where an example is claimed, by a "
                "verified one"),
      std::pair(Verdict::holds, "every instance of the stated range passed"),
      std::pair(Verdict::refuted, "it fails as it stands"),
      std::pair(Verdict::undecided, "neither; the section says what was covered"),
      std::pair(Verdict::rejected, "the verifier rejects a certificate: a fault of this program"),
  };
  std::string text;
  for (const auto& [verdict, meaning] : kMeanings) {
    const bool occurs = std::ranges::any_of(
        model.readings, [v = verdict](const ReadingReport& report) { return report.finding.verdict == v; });
    if (occurs) text += fmt::format("- *{}*: {}\n", to_string(verdict), meaning);
  }
  return text + "\n";
}

std::string certificates_summary(const ReportModel& model) {
  std::size_t certificates = 0;
  std::size_t obligations = 0;
  std::uint64_t bytes = 0;
  std::size_t readings = 0;
  std::size_t unverified = 0;  // that leave nothing but obligations
  for (const ReadingReport& report : model.readings) {
    const std::vector<KeptCertificate>& all = report.finding.certificates;
    for (const KeptCertificate& kept : all) {
      ++(is_obligation(kept.file) ? obligations : certificates);
      bytes += kept.bytes;
    }
    if (all.empty()) continue;
    ++readings;
    if (std::ranges::all_of(all, is_obligation, &KeptCertificate::file)) ++unverified;
  }
  if (readings == 0) return {};
  std::string text =
      fmt::format("## Certificates\n\n{}, which `sprague-verify` accepts or rejects, and {}, which it does not ",
                  counted(certificates, "certificate"), counted(obligations, "obligation"));
  text += "read: Z3 answered them, in the deep tier cvc5 as well. ";
  text += fmt::format("They are of {}, {} bytes in all", counted(readings, "reading"), bytes);
  if (unverified > 0) text += fmt::format(", {} with obligations alone", counted(unverified, "reading"));
  text += ". The sections name them, with digests of their texts, what the verifier says, and what that proves. ";
  return text + "To check the certificates again: `sprague-verify RUN/certificates/*.cert.gz`.\n\n";
}

std::string witness_cell(const Finding& finding) {
  if (!finding.witness) return {};
  return code(*finding.witness) + (finding.minimal ? ", smallest" : "");
}

std::string errata_table(const ReportModel& model) {
  const std::array<std::string, 5> head{"claim", "place", "reading", "what it is", "counterexample"};
  std::string rows;
  for (const ReadingReport& report : model.readings) {
    if (report.finding.verdict != Verdict::refuted || report.claim->kind == Kind::question) continue;
    rows += table_row(
        std::array<std::string, 5>{link_to(*report.claim), plain(report.claim->place), plain(report.reading->name),
                                   std::string(to_string(report.reading->role)), witness_cell(report.finding)});
  }
  if (rows.empty()) return "No reading of a statement was refuted.\n\n";
  return table_head(head) + rows + "\nStatements, pictures and repairs: [errata.md](errata.md).\n\n";
}

std::string verdict_table(const ReportModel& model, const Paper& paper) {
  const std::array<std::string, 7> head{"claim", "place", "reading", "verdict", "range", "instances", "witness"};
  std::string text = table_head(head);
  for (const ReadingReport& report : model.readings) {
    if (report.claim->paper != paper.key) continue;
    const Finding& finding = report.finding;
    text += table_row(
        std::array<std::string, 7>{link_to(*report.claim), plain(report.claim->place), plain(report.reading->name),
                                   fmt::format("**{}**", to_string(finding.verdict)), plain(finding.range),
                                   std::to_string(finding.instances), witness_cell(finding)});
  }
  return text + "\n";
}

// The command that asks for the same readings: the suite when these are all that the papers, or the papers and files,
// have.
std::string command_of(const RunRequest& request) {
  std::size_t of_papers = 0;
  for (const Claim& claim : all_claims()) of_papers += claim.readings.size();
  std::size_t of_all = 0;
  for (const Claim* claim : known_claims()) of_all += claim->readings.size();
  std::string files;
  for (const ClaimsText& file : request.claims) files += " " + file.path;
  const std::size_t asked = request.units.size();
  if (!request.range && !files.empty() && (asked == of_all || asked == of_all - of_papers)) {
    return fmt::format("sprague suite --claims{}{} {}", files, asked == of_all ? "" : " --only", tier_options(request));
  }
  if (asked == of_papers && !request.range) return "sprague suite " + tier_options(request);
  std::string command = "sprague check" + files;
  std::string_view last;
  for (const Unit& unit : request.units) {
    if (unit.claim != last) command += ' ' + unit.claim;
    last = unit.claim;
  }
  return command + ' ' + tier_options(request);
}

}  // namespace

std::string index_page(const ReportModel& model) {
  std::string page = "# Claims checked by Sprague\n\n" + summary(model) + legend(model) + "## Errata\n\n" +
                     errata_table(model) + "## Verdicts\n\n";
  for (const Paper& paper : known_papers()) {
    if (!covers(model, paper)) continue;
    page += fmt::format("### [{}]({}.md)\n\n{}", paper.title, paper.key, verdict_table(model, paper));
  }
  if (has_proofs(model)) page += "## Proved for all sizes\n\nWhat rests on what: [proofs.md](proofs.md).\n\n";
  if (has_gallery(model)) page += "## Gallery\n\nBoards drawn move by move: [gallery.md](gallery.md).\n\n";
  if (has_comparisons(model)) {
    page +=
        "## Tables of the papers\n\nCell by cell against what was found: [comparisons.md](comparisons.md), "
        "[comparisons.tex](comparisons.tex).\n\n";
  }
  page += certificates_summary(model);
  page += fmt::format(
      "## Regenerate\n\nSignature of these verdicts: `{}`. Chain over the whole run, its tables and certificates: "
      "`{}`.\n\n"
      "The run: `{}`. These pages: `sprague report RUN`, where `RUN` is the run's folder; they come back byte for "
      "byte. "
      "Whether a folder is this run: `sprague verify RUN` says its chain.\n",
      model.signature, model.chain, command_of(model.request));
  return tidy(page);
}

}  // namespace sprague
