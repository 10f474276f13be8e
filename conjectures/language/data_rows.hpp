// The tables of instances that stand beside a statement: a row for each instance that a table is about, in the order of
// instances.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/language/worker.hpp"

namespace sprague::language {

class DataRows {
 public:
  explicit DataRows(const Statement& statement) : statement_(statement), rows_(statement.data.size()) {}

  // The instance that the evaluation is at. Throws InputError where a table has too many rows, as merge does: how many
  // there are in all does not depend on who has them.
  void add(Evaluation& evaluation, std::uint64_t size);
  void merge(DataRows other);

  std::vector<DataTable> tables() const;

 private:
  void check_size(std::size_t table) const;

  const Statement& statement_;
  std::vector<std::map<InstanceKey, std::vector<std::string>>> rows_;  // of each table
};

// A number, a truth or an outcome as tables print it.
std::string cell_of(Type type, std::int64_t number);

}  // namespace sprague::language
