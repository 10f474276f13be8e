#include "reports/part_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "canonical/ensure.hpp"
#include "reports/json_lines.hpp"

namespace sprague {
namespace {

std::string part_line(const Unit& unit, std::string_view part, std::string_view result) {
  nlohmann::ordered_json object;
  object["claim"] = unit.claim;
  object["reading"] = unit.reading;
  object["part"] = part;
  object["result"] = result;
  return object.dump() + "\n";
}

struct PartLine {
  Unit unit;
  std::string part;
  std::string result;
};

PartLine parse_part_line(std::string_view line) {
  PartLine parsed;
  try {
    const auto object = nlohmann::json::parse(line);
    object.at("claim").get_to(parsed.unit.claim);
    object.at("reading").get_to(parsed.unit.reading);
    object.at("part").get_to(parsed.part);
    object.at("result").get_to(parsed.result);
  } catch (const nlohmann::json::exception&) {
    throw InputError("expected claim, reading, part and result");
  }
  if (part_line(parsed.unit, parsed.part, parsed.result) != fmt::format("{}\n", line)) {
    throw InputError("expected claim, reading, part and result, and nothing else");
  }
  return parsed;
}

}  // namespace

PartFile::PartFile(std::filesystem::path path, Unit unit) : path_(std::move(path)), unit_(std::move(unit)) {
  if (std::filesystem::exists(path_)) read();
}

void PartFile::read() {
  std::string kept;
  read_json_lines(path_, [&](std::string_view line) {
    const auto [unit, part, result] = parse_part_line(line);
    if (unit != unit_) return;
    if (!results_.emplace(part, result).second) {
      throw InputError(fmt::format("expected claim, reading, part and result, and '{}' once", part));
    }
    kept.append(line).append(1, '\n');
  });
  if (kept.size() != std::filesystem::file_size(path_)) write_file(path_, kept);
}

std::optional<std::string> PartFile::recall(std::string_view part) const {
  const std::lock_guard lock(mutex_);
  const auto found = results_.find(part);
  if (found == results_.end()) return std::nullopt;
  return found->second;
}

void PartFile::keep(std::string_view part, std::string_view result) {
  const std::lock_guard lock(mutex_);
  ENSURE(results_.emplace(part, result).second, "two parts with one name");
  if (!file_.is_open()) file_ = open_file(path_, O_WRONLY | O_APPEND | O_CREAT);
  write_and_flush(file_, part_line(unit_, part, result), path_);
}

}  // namespace sprague
