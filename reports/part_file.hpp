// The results of parts of the unit of work under way, one JSON object a line: claim, reading, part, result.
//
// Lines are appended and flushed to the disk. A kill can tear only the last one, which is then cut off; any other
// broken line is an InputError with its number, and so is one that was edited: the lines are a chain
// (reports/chain.hpp) that begins with what the run's ends with. Lines of another unit, which a kill between its
// verdict and the file's removal can leave, are dropped.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "checkers/effort.hpp"
#include "reports/chain.hpp"
#include "reports/file_io.hpp"
#include "reports/finding_json.hpp"

namespace sprague {

class PartFile : public PartStore {
 public:
  // Reads what is there; the file is made with the first part. `start` is the last digest of the run's own chain.
  PartFile(std::filesystem::path path, Unit unit, std::string start);

  std::optional<std::string> recall(std::string_view part) const override;
  void keep(std::string_view part, std::string_view result) override;

 private:
  void read();

  std::filesystem::path path_;
  Unit unit_;
  mutable std::mutex mutex_;
  std::map<std::string, std::string, std::less<>> results_;
  Chain chain_;
  FileDescriptor file_;  // open from the first part that is kept
};

}  // namespace sprague
