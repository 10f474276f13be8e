#include "reports/part_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "canonical/ensure.hpp"
#include "reports/json_lines.hpp"

namespace sprague {
namespace {

std::string part_object(const Unit& unit, std::string_view part, std::string_view result) {
  nlohmann::ordered_json object;
  object["claim"] = unit.claim;
  object["reading"] = unit.reading;
  object["part"] = part;
  object["result"] = result;
  return object.dump();
}

// Whose part a line is of, whatever else it says.
Unit unit_of_line(std::string_view line) {
  try {
    const auto object = nlohmann::json::parse(line);
    return {object.at("claim").get<std::string>(), object.at("reading").get<std::string>()};
  } catch (const nlohmann::json::exception&) {
    throw InputError("expected claim, reading, part and result");
  }
}

// Part and result.
std::pair<std::string, std::string> parse_part(const Unit& unit, const std::string& text) {
  std::pair<std::string, std::string> parsed;
  try {
    const auto object = nlohmann::json::parse(text);
    object.at("part").get_to(parsed.first);
    object.at("result").get_to(parsed.second);
  } catch (const nlohmann::json::exception&) {
    throw InputError("expected claim, reading, part and result");
  }
  if (part_object(unit, parsed.first, parsed.second) != text) {
    throw InputError("expected claim, reading, part and result, and nothing else");
  }
  return parsed;
}

}  // namespace

PartFile::PartFile(std::filesystem::path path, Unit unit, std::string start)
    : path_(std::move(path)), unit_(std::move(unit)), chain_(std::move(start), "the last verdict") {
  if (std::filesystem::exists(path_)) read();
}

void PartFile::read() {
  std::string kept;
  read_json_lines(path_, [&](std::string_view line) {
    if (unit_of_line(line) != unit_) return;
    const auto [part, result] = parse_part(unit_, chain_.take(line));
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
  const std::string line = chain_.line_of(part_object(unit_, part, result));
  write_and_flush(file_, line + "\n", path_);
  chain_.take(line);
}

}  // namespace sprague
