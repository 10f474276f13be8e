// Who evaluates a statement in one thread: a frame, an evaluator and tables of its own.
#pragma once

#include <absl/functional/function_ref.h>

#include <optional>
#include <string>
#include <vector>

#include "conjectures/language/instances.hpp"
#include "conjectures/language/plays.hpp"
#include "language/evaluator.hpp"

namespace sprague::language {

class Evaluation {
 public:
  // All must outlive this.
  Evaluation(const File& file, const Statement& statement, const Instances& instances, const Effort& effort);

  Frame& frame() { return frame_; }
  Evaluator& evaluator() { return evaluator_; }
  Plays& plays() { return plays_; }

  // Calls visit for each instance of the item; InputError comes with the instance.
  std::uint64_t each_instance(const Item& item, absl::FunctionRef<bool()> visit);

  std::string describe() { return language::describe(statement_, frame_, evaluator_); }
  // The values of what the expression asks of the instance: "nimber(cycles(T)) = 2, edges(T) = 6"; where it asks for
  // every member of a set, and one fails, those of the first that does: "v = 3, degree(v) = 2".
  std::string values_in(const Node& node);

 private:
  void collect(const Node& node, std::vector<const Node*>& found) const;
  void add_values_in(const Node& node, std::vector<std::string>& texts);
  void add_failing_choice(const Node& every, std::vector<std::string>& texts);

  const Statement& statement_;
  const Instances& instances_;
  Frame frame_;
  Plays plays_;
  Evaluator evaluator_;
  const Item* item_ = nullptr;
};

// Calls of programs in a statement: "treewidth", on a graph of a family that is bound first. Throws InputError for
// others.
std::vector<std::string> programs_of(const File& file, const Statement& statement);

// The members of the first binding with that size, with what the statement's programs say of them.
void each_item(const File& file, const Statement& statement, Instances& instances, std::uint64_t size,
               const Effort& effort, absl::FunctionRef<void(Item)> sink);

}  // namespace sprague::language
