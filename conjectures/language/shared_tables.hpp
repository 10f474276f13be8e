// Tables that all threads share that evaluate one statement.
#pragma once

#include <mutex>
#include <optional>

#include "checkers/effort.hpp"
#include "checkers/shared_nimbers.hpp"
#include "games/arrow_trees.hpp"

namespace sprague::language {

class SharedTables {
 public:
  explicit SharedTables(const Effort& effort) : effort_(effort) {}

  // Of games of arrows on trees: every tree of a family leaves the same parts. It is made when it is first asked for.
  SharedNimbers<ArrowTrees>& arrow_trees() {
    const std::scoped_lock lock(mutex_);
    if (!arrow_trees_) arrow_trees_.emplace(ArrowTrees(), effort_);
    return *arrow_trees_;
  }

 private:
  Effort effort_;
  std::mutex mutex_;
  std::optional<SharedNimbers<ArrowTrees>> arrow_trees_;
};

}  // namespace sprague::language
