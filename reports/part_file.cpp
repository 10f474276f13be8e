#include "reports/part_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "canonical/ensure.hpp"

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

}  // namespace

PartFile::PartFile(std::filesystem::path path, Unit unit) : path_(std::move(path)), unit_(std::move(unit)) {
  if (std::filesystem::exists(path_)) read();
}

void PartFile::read() {
  const std::string text = read_file(path_);
  std::string whole;
  std::size_t begin = 0;
  for (std::size_t number = 1; begin < text.size(); ++number) {
    const std::size_t end = text.find('\n', begin);
    if (end == std::string::npos) break;
    const std::string line = text.substr(begin, end + 1 - begin);
    begin = end + 1;
    if (begin == text.size() && !is_json(line)) break;
    try {
      const auto object = nlohmann::json::parse(line);
      const Unit unit{object.at("claim").get<std::string>(), object.at("reading").get<std::string>()};
      const auto part = object.at("part").get<std::string>();
      const auto result = object.at("result").get<std::string>();
      if (part_line(unit, part, result) != line) throw InputError("nothing else");
      if (unit != unit_) continue;
      if (!results_.emplace(part, result).second) throw InputError(fmt::format("'{}' once", part));
    } catch (const nlohmann::json::exception&) {
      throw InputError(fmt::format("{}:{}: expected claim, reading, part and result", path_.string(), number));
    } catch (const InputError& error) {
      throw InputError(
          fmt::format("{}:{}: expected claim, reading, part and result, and {}", path_.string(), number, error.what()));
    }
    whole += line;
  }
  if (whole != text) write_file(path_, whole);
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
