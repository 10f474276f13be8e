#include "reports/finding_json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
#include "reports/certificate_meaning.hpp"
#include "reports/csv.hpp"

namespace sprague {
namespace {

using Json = nlohmann::ordered_json;

Json public_object(std::string_view claim, std::string_view reading, const Finding& finding) {
  Json object;
  object["claim"] = claim;
  object["reading"] = reading;
  object["verdict"] = to_string(finding.verdict);
  object["range"] = finding.range;
  object["instances"] = finding.instances;
  object["failures"] = finding.failures;
  object["witness"] = finding.witness ? Json(*finding.witness) : Json();
  object["minimal"] = finding.minimal;
  object["certificates"] = Json::array();
  for (const KeptCertificate& kept : finding.certificates) {
    object["certificates"].push_back(Json{{"file", kept.file},
                                          {"kind", kept.kind},
                                          {"digest", kept.digest},
                                          {"bytes", kept.bytes},
                                          {"verified", kept.verified}});
  }
  return object;
}

std::string_view name_of(ArrowStyle style) {
  switch (style) {
    case ArrowStyle::plain: return "plain";
    case ArrowStyle::first: return "first";
    case ArrowStyle::reply: return "reply";
  }
  throw InternalError("an arrow of no style");
}

ArrowStyle style_of(const std::string& name) {
  for (const ArrowStyle style : {ArrowStyle::plain, ArrowStyle::first, ArrowStyle::reply}) {
    if (name_of(style) == name) return style;
  }
  throw InputError(fmt::format("arrow style '{}': expected plain, first or reply", name));
}

Json arrows_to_json(const std::vector<Arrow>& arrows) {
  Json list = Json::array();
  for (const Arrow& arrow : arrows) list.push_back({arrow.tail, arrow.head, name_of(arrow.style)});
  return list;
}

std::vector<Arrow> arrows_from_json(const Json& list) {
  std::vector<Arrow> arrows;
  for (const Json& entry : list) {
    arrows.push_back({entry.at(0).get<Vertex>(), entry.at(1).get<Vertex>(), style_of(entry.at(2).get<std::string>())});
  }
  return arrows;
}

// What only some pictures have is left out where there is none.
Json to_json(const Picture& picture) {
  Json object;
  object["notation"] = picture.notation;
  object["caption"] = picture.caption;
  object["marked"] = picture.marked;
  if (!picture.arrows.empty()) object["arrows"] = arrows_to_json(picture.arrows);
  if (!picture.unmarkable.empty()) object["unmarkable"] = picture.unmarkable;
  if (!picture.cells.empty()) object["cells"] = picture.cells;
  for (const Panel& panel : picture.panels) {
    object["panels"].push_back(Json{{"arrows", arrows_to_json(panel.arrows)}, {"caption", panel.caption}});
  }
  return object;
}

Picture picture_from_json(const Json& object) {
  Picture picture;
  object.at("notation").get_to(picture.notation);
  object.at("caption").get_to(picture.caption);
  object.at("marked").get_to(picture.marked);
  const auto list = [&](const char* key) { return object.value(key, Json::array()); };
  picture.arrows = arrows_from_json(list("arrows"));
  list("unmarkable").get_to(picture.unmarkable);
  list("cells").get_to(picture.cells);
  for (const Json& panel : list("panels")) {
    picture.panels.push_back({arrows_from_json(panel.at("arrows")), panel.at("caption").get<std::string>()});
  }
  return picture;
}

Json whole_object(const Unit& unit, const Finding& finding, const std::vector<std::string>& table_digests) {
  ENSURE(table_digests.size() == finding.tables.size(), "a digest for each table");
  Json object = public_object(unit.claim, unit.reading, finding);
  object["reason"] = finding.reason;
  object["repair"] = finding.repair;
  object["notes"] = finding.notes;
  object["pictures"] = Json::array();
  for (const Picture& picture : finding.pictures) object["pictures"].push_back(to_json(picture));
  object["tables"] = Json::array();
  for (std::size_t i = 0; i < finding.tables.size(); ++i) {
    object["tables"].push_back(
        Json{{"file", csv_name(unit.claim, finding.tables[i].name)}, {"digest", table_digests[i]}});
  }
  return object;
}

// The name of the table kept in that file, the reverse of csv_name.
std::string table_name(std::string_view claim, const std::string& file) {
  const std::string around = csv_name(claim, "");
  const std::size_t front = claim.size() + 1;
  if (file.size() > around.size() && file.find('/') == std::string::npos) {
    std::string name = file.substr(front, file.size() - around.size());
    if (csv_name(claim, name) == file) return name;
  }
  throw InputError(fmt::format("table '{}': expected a name like {}-values.csv", file, claim));
}

bool is_file_name(std::string_view text) {
  return !text.empty() && !text.starts_with('.') && text.find('/') == std::string_view::npos;
}

KeptFinding from_json(const Json& object) {
  KeptFinding result;
  auto& [unit, finding, table_digests] = result;
  object.at("claim").get_to(unit.claim);
  object.at("reading").get_to(unit.reading);
  finding.verdict = verdict_of(object.at("verdict").get<std::string>());
  object.at("range").get_to(finding.range);
  object.at("instances").get_to(finding.instances);
  object.at("failures").get_to(finding.failures);
  if (!object.at("witness").is_null()) finding.witness = object.at("witness").get<std::string>();
  object.at("minimal").get_to(finding.minimal);
  for (const Json& entry : object.at("certificates")) {
    if (!is_file_name(entry.at("file").get<std::string>())) throw InputError("expected certificates' names of files");
    finding.certificates.push_back({entry.at("file").get<std::string>(), entry.at("digest").get<std::string>(),
                                    entry.at("bytes").get<std::uint64_t>(), entry.at("verified").get<std::string>(),
                                    entry.at("kind").get<std::string>()});
    static_cast<void>(what_it_proves(finding.certificates.back().kind));
  }
  object.at("reason").get_to(finding.reason);
  object.at("repair").get_to(finding.repair);
  object.at("notes").get_to(finding.notes);
  for (const Json& entry : object.at("pictures")) finding.pictures.push_back(picture_from_json(entry));
  for (const Json& entry : object.at("tables")) {
    finding.tables.push_back({table_name(unit.claim, entry.at("file").get<std::string>()), {}, {}});
    table_digests.push_back(entry.at("digest").get<std::string>());
  }
  return result;
}

std::string text_of(const Json& object) {
  try {
    return object.dump();
  } catch (const Json::type_error& error) {
    throw InternalError(fmt::format("a finding is not UTF-8: {}", error.what()));
  }
}

}  // namespace

std::string to_string(const Unit& unit) {
  return fmt::format("{} ({})", unit.claim, unit.reading);
}

std::string to_json(std::string_view claim, std::string_view reading, const Finding& finding) {
  Json object = public_object(claim, reading, finding);
  object["tables"] = Json::object();
  for (const DataTable& table : finding.tables) {
    object["tables"][table.name] = Json{{"header", table.header}, {"rows", table.rows}};
  }
  return text_of(object);
}

std::string verdict_line(const Unit& unit, const Finding& finding, const std::vector<std::string>& table_digests) {
  return text_of(whole_object(unit, finding, table_digests));
}

KeptFinding parse_verdict_line(std::string_view line) {
  KeptFinding result;
  try {
    result = from_json(Json::parse(line));
  } catch (const Json::exception& error) {
    throw InputError(fmt::format("expected a verdict ({})", error.what()));
  }
  if (verdict_line(result.unit, result.finding, result.table_digests) != line) {
    throw InputError("expected a verdict as this program writes it");
  }
  return result;
}

}  // namespace sprague
