// proofs.md: what is proved for all sizes, and what each proof rests on.
#include <fmt/format.h>

#include <algorithm>

#include "conjectures/registry.hpp"
#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

bool is_proved(const ReadingReport& report) {
  return report.finding.verdict == Verdict::proved;
}

// How the induction of Theorem 5.1 goes, which most of what is proved of Brussels Sprouts rests on.
constexpr std::string_view kInduction =
    "## Theorem 5.1 of Brussels Sprouts, as solvers accept it\n\n"
    "Let f(p,q) be the formula, the same for (q,p), and let it be right wherever there are fewer tips. The options of "
    "CS4(p,1,q,1) are the pairs of parts (p',q') and (p-1-p',q-1-q'), and what joining t and b leaves. Six obligations "
    "then say that f(p,q) is the smallest number that no option has; they are linear, with all numbers free, each "
    "floor "
    "a quotient with its remainder:\n\n"
    "1. *pairs-not-met*: no pair of parts has the value f(p,q). Of their nim-sum only three facts are used: it is at "
    "most the sum, differs from it by an even number, and is 0 for equal numbers. Without the third, two parts (1,2) "
    "would make f(3,5) = 4.\n"
    "2. *joined-not-met*: nor has joining t and b, which leaves 0, or 1 if just one of p and q is 0.\n"
    "3. *zero*: where f(p,q) > 0, joining t and b leaves 0.\n"
    "4. *odd-numbers*: for p < q and 2k + 1 < f(p,q) there is an i with f(i,q-p+i) = 2k, either k or the first i at "
    "which the second line is 2k; beside (p-1-i,p-1-i), of value 1, it makes 2k + 1.\n"
    "5. *even-numbers*: for 2k <= f(p,q) - 4 there is an i <= p - 2 with f(i,q-1) = 2k; (p-1-i,0) has value 0.\n"
    "6. *last-even-number*: f(p,q) - 2 is the value of (0,1), (1,0), (1,2) or (2,1) beside the rest, by cases.\n\n"
    "The facts on nim-sums are obligations as well: a step from numbers to numbers with one bit more, for all numbers, "
    "and once more over bit-vectors of 32 bits. Beside each obligation stands a twin with a hypothesis left out, which "
    "must have a model. On the diagonal, p = q, f is 1: steps 1 to 3 are all there is to show.\n\n"
    "What rests on what: that these are the options, on the rules for few tips and on the set-up of the paper; the "
    "obligations, on elimination of unknowns by this program, residue by residue, and on the solvers named below. A "
    "verdict needs the former; were a solver to disagree, there would be none.\n\n";

// How the induction of Theorem 12.1 goes, the last of those over legs.
constexpr std::string_view kLegs =
    "## Theorem 12.1 of the Game of Arrows, by inductions over legs\n\n"
    "A mark on edge m of a leg leaves m - 1 edges there and a path beside. So a state's options are a short list in "
    "which "
    "lengths and m are unknown, and each proposition needs steps on numbers alone:\n\n"
    "1. *paths*, *two-short-legs*, *one-short-leg*, *three-marked-legs*, *two-short-and-free*, *short-and-marked*, "
    "*short-and-two-free* (Propositions 5.2 to 9.3, Theorem 8.2): the printed value is a nim-sum of heaps and a bit, "
    "perhaps "
    "plus 2. No option has it (*not-met*), and options lower each heap to each smaller number (*reached*), so it is "
    "the "
    "smallest number that no option has. That a number below a nim-sum is reached by lowering one heap is "
    "*heaps-lowered*.\n"
    "2. Lemma 10.1: let o and e be the values of S[va,^b,c] and S[va,vb,c], all even. By *even-leg-marked* a mark on a "
    "marked leg leaves o' ^ 1 and e' from the former and e' ^ 1 and o' from the latter, for each pair with a smaller "
    "even "
    "a or b; by *free-leg-marked* one on the free leg leaves an odd number, or c - 2 from the latter. Hence the "
    "former's "
    "value is even and at most c - 2 (*opposite-marks*), the latter's is the same, or c - 1 or c (*equal-marks*), and "
    "an "
    "edge more on a marked leg makes either ^ 1 (*one-edge-more*). For a = 0 this is *no-edges-at-one-mark*.\n"
    "3. Proposition 11.2: from S[va,b,c] with a, b and c even, an option of even value comes with one of the next "
    "number "
    "(*one-marked-leg*, *two-free-legs*), so the value is even; an edge more makes it ^ 1, as in Lemma 10.1.\n"
    "4. Theorem 12.1: a mark leaves a twig beside such a state, together of odd value (*no-mark*). So no option has "
    "value "
    "0.\n\n"
    "What rests on what: that these are the options, on the rules for legs of few edges; the steps, on elimination of "
    "unknowns by this program, for numbers of each residue, and on the solvers named below. A verdict needs the "
    "former.\n\n";

// How limits of genus pass from what a curve leaves to the region.
constexpr std::string_view kLimits =
    "## Limit genus in Sprouts, by an induction over couples\n\n"
    "A region has limits g and g' if on n >= g handles it always plays the same, and on n >= g' crosscaps of one "
    "parity. "
    "The base is Proposition 2: with three lives or less no surface matters. A curve leaves one part with limits g and "
    "g' on a surface of less genus, or a couple of parts, with limits g, g' and h, h', that share the genus. From "
    "which "
    "genus on n + 1 handles do as n, and n + 2 crosscaps as n, is linear with all numbers free:\n\n"
    "1. *limit-handles-cut*: from g + 1 on, if the curve takes a handle. *limit-crosscaps-cut-one*, *-cut-two*: from "
    "g' + 1 or g' + 2 on, if it takes one crosscap or two; *-to-handles*: from 2g or 2g + 1 on, if it leaves handles "
    "alone, as for one parity of n it may. With three lives or less left, from 1 on, where there is such a curve.\n"
    "2. *limit-handles-couple-more*, *-fewer*: from g + h on. In each couple on n handles a part is at its limit and "
    "may "
    "get one more; in each on n + 1 a part is beyond its limit and may lose one.\n"
    "3. *limit-crosscaps-couple-more*, *-fewer*: from g' + h' + 1 on, if neither part is orientable: by two crosscaps. "
    "*limit-crosscaps-beside-handles-more*, *-fewer*: from 2g + h' on, if the first part is: by a handle or two "
    "crosscaps.\n"
    "4. *limit-handles-few-lives*, *limit-crosscaps-few-lives*, *limit-crosscaps-few-lives-handles*: from h, h' + 1 "
    "and "
    "2h + 1 on, if the first part has three lives or less.\n"
    "5. *limit-handles-same-surface*, *limit-crosscaps-same-surface*: any other curve leaves the surface as it is.\n\n"
    "The largest of these numbers, over all curves, are limits of the region. They are bounds computed from the "
    "numbers "
    "of its vertices; that they are as large as every curve asks for is checked of every region that play can make of "
    "those at hand, in whatever position, on a surface of each kind. Where a verdict on two spots, on Figure 15 or on "
    "Figure 16 speaks of all genera, that was done for the position itself; Propositions 3 and 4 hold for the regions "
    "of "
    "their ranges.\n\n"
    "What rests on what: that these are the curves, on the rules, which are those of Section 3.1; that three lives or "
    "less do not know their surface, on exhaustion; the steps, on elimination of unknowns by this program, and on the "
    "solvers named there. A verdict needs the former. The certificates have single surfaces, not the induction.\n\n";

// The reading whose check has these steps.
bool has_steps_of_limits(const ReportModel& model) {
  return std::ranges::any_of(model.readings, [](const ReadingReport& report) {
    const bool has_limits = report.claim->id == "SP-P3" || report.claim->id == "SP-P4";
    return has_limits && report.reading->name == "regions anywhere" && report.finding.verdict == Verdict::holds;
  });
}

}  // namespace

bool has_proofs(const ReportModel& model) {
  return has_steps_of_limits(model) || std::ranges::any_of(model.readings, is_proved);
}

std::string proofs_page(const ReportModel& model) {
  std::string page = "# Proved for all sizes: what rests on what\n\n";
  const auto proves = [&](std::string_view id) {
    return std::ranges::any_of(
        model.readings, [id](const ReadingReport& report) { return report.claim->id == id && is_proved(report); });
  };
  if (proves("BS-T5.1")) page += kInduction;
  if (proves("AR-T12.1")) page += kLegs;
  if (has_steps_of_limits(model)) page += kLimits;
  for (const Paper& paper : known_papers()) {
    std::string entries;
    for (const ReadingReport& report : model.readings) {
      if (report.claim->paper != paper.key || !is_proved(report)) continue;
      entries += fmt::format("- {}, {}, *{}*: {}\n", link_to(*report.claim), plain(report.claim->place),
                             plain(report.reading->name), report.finding.reason);
    }
    if (!entries.empty()) page += fmt::format("## {}\n\n{}\n", paper.title, entries);
  }
  return tidy(page);
}

}  // namespace sprague
