#include "reports/finding_json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "canonical/ensure.hpp"
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
  object["certificate"] = nullptr;
  return object;
}

Json whole_object(const Unit& unit, const Finding& finding) {
  Json object = public_object(unit.claim, unit.reading, finding);
  object["reason"] = finding.reason;
  object["repair"] = finding.repair;
  object["notes"] = finding.notes;
  object["pictures"] = Json::array();
  for (const Picture& picture : finding.pictures) {
    Json entry;
    entry["notation"] = picture.notation;
    entry["caption"] = picture.caption;
    entry["marked"] = picture.marked;
    object["pictures"].push_back(std::move(entry));
  }
  object["tables"] = Json::array();
  for (const DataTable& table : finding.tables) object["tables"].push_back(csv_name(unit.claim, table.name));
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

UnitFinding from_json(const Json& object) {
  UnitFinding result;
  auto& [unit, finding] = result;
  object.at("claim").get_to(unit.claim);
  object.at("reading").get_to(unit.reading);
  finding.verdict = verdict_of(object.at("verdict").get<std::string>());
  object.at("range").get_to(finding.range);
  object.at("instances").get_to(finding.instances);
  object.at("failures").get_to(finding.failures);
  if (!object.at("witness").is_null()) finding.witness = object.at("witness").get<std::string>();
  object.at("minimal").get_to(finding.minimal);
  object.at("reason").get_to(finding.reason);
  object.at("repair").get_to(finding.repair);
  object.at("notes").get_to(finding.notes);
  for (const Json& entry : object.at("pictures")) {
    finding.pictures.push_back({entry.at("notation").get<std::string>(), entry.at("caption").get<std::string>(),
                                entry.at("marked").get<std::vector<std::uint16_t>>()});
  }
  for (const Json& entry : object.at("tables")) {
    finding.tables.push_back({table_name(unit.claim, entry.get<std::string>()), {}, {}});
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
  return text_of(public_object(claim, reading, finding));
}

std::string verdict_line(const Unit& unit, const Finding& finding) {
  return text_of(whole_object(unit, finding));
}

bool is_json(std::string_view text) {
  return Json::accept(text);
}

UnitFinding parse_verdict_line(std::string_view line) {
  UnitFinding result;
  try {
    result = from_json(Json::parse(line));
  } catch (const Json::exception& error) {
    throw InputError(fmt::format("expected a verdict ({})", error.what()));
  }
  if (verdict_line(result.first, result.second) != line) {
    throw InputError("expected a verdict as this program writes it");
  }
  return result;
}

}  // namespace sprague
