// What the instances of a range say of a rule: the numbers that it may have, and what it should give.
//
// Instances that say the same are one row, with how many they are. Of a target that is a set each member is a row.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "conjectures/explorer/formula.hpp"
#include "conjectures/language/worker.hpp"

namespace sprague::explorer {

// How often each row was seen. Truths are 0 and 1.
using Rows = std::map<FormulaRow, std::uint64_t>;

struct SizeRows {
  std::uint64_t instances = 0;
  Rows rows;
};

class Survey {
 public:
  // Of a statement that proposes. All must outlive this.
  Survey(const language::File& file, const language::Statement& statement, language::Sizes sizes, const Effort& effort);
  ~Survey();
  Survey(const Survey&) = delete;
  Survey& operator=(const Survey&) = delete;

  const language::Instances& instances() const { return instances_; }
  // All instances that come from a file are of one size, the first.
  SizeRows of_size(std::uint64_t size);
  // The smallest instance of that size with a row that is wanted.
  std::string smallest(std::uint64_t size, absl::FunctionRef<bool(const FormulaRow&)> is_wanted);

 private:
  struct Worker;

  void each_item_of(std::uint64_t size);

  const language::File& file_;
  const language::Statement& statement_;
  const Effort& effort_;
  language::Instances instances_;
  std::vector<Worker> workers_;
};

}  // namespace sprague::explorer
