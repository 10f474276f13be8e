// The instances of a statement: what its bindings run through.
//
// The members of the first binding come by size, and may go to several threads; the others are run through for each of
// them, by whoever has it. Members of families that are bound later are kept in lists, which all threads share.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "canonical/family.hpp"
#include "checkers/effort.hpp"
#include "conjectures/claim.hpp"
#include "conjectures/language/shared_tables.hpp"
#include "language/evaluator.hpp"
#include "language/file.hpp"

namespace sprague::language {

// A member of the first binding, with its size: of a number the number itself.
struct Item {
  std::uint64_t size = 0;
  Value value;
  std::uint64_t line = 0;              // of a file
  std::vector<std::int64_t> programs;  // what the statement's programs say of it
};

// How many instances a statement has: so many, or at least so many.
struct InstanceCount {
  std::uint64_t count = 0;
  bool is_exact = false;
  friend bool operator==(const InstanceCount&, const InstanceCount&) = default;
};

// The sizes that a statement goes to.
struct Sizes {
  std::int64_t first;  // nothing smaller is looked at
  std::int64_t last;   // stands in the statement's size
};

class Instances {
 public:
  // All must outlive this. Throws InputError for bounds that are no family's.
  Instances(const File& file, const Statement& statement, Sizes sizes, const Effort& effort);
  ~Instances();

  // The sizes of the first binding, from one on.
  std::uint64_t least_size() const { return least_; }
  std::uint64_t most_size() const { return most_; }
  // Whether these are all sizes that the statement speaks of, in whatever tier.
  bool are_all_sizes() const { return is_whole_; }
  // The largest size that generators and keys take.
  std::uint64_t largest_size() const;
  // Whether the members come by size, and not in the order of a file.
  bool come_by_size() const { return !statement_.bindings.front().file; }
  // Of the first binding, if it is of one.
  const std::optional<Family>& family() const { return family_; }
  // How many there are, conditions aside, as far as that is known without making them; no more than kMostCounted.
  static constexpr std::uint64_t kMostCounted = std::uint64_t{1} << 62;
  InstanceCount count() const;
  // "vertices", "n"
  std::string unit() const;
  // "3 vertices", "n = 3"
  std::string size_text(std::uint64_t size) const;
  // What is looked at up to a size, in words: "all connected graphs with 1 to 7 vertices".
  std::string range_text(std::uint64_t last) const;
  // What confirms that none is missing: sentences, perhaps none.
  std::string census_note() const;

  // The first binding's members of a size, or all of a file.
  void each_of_size(std::uint64_t size, absl::FunctionRef<void(Item)> sink);

  // Calls visit for each way to bind all names when the first binding's member is this one; stops when it says true.
  // Gives how many ways were looked at, also those that a condition refuses.
  std::uint64_t each_instance(const Item& item, Frame& frame, Evaluator& evaluator,
                              absl::FunctionRef<bool()> visit) const;

  // For all who evaluate the statement.
  SharedTables& shared() const { return *shared_; }

  // A frame in which the statement's size stands.
  Frame frame() const;

 private:
  class Lists;

  InstanceCount count_of(const Binding& binding, Frame& frame, Evaluator& evaluator) const;
  Family family_of(const Binding& binding, Frame& frame, Evaluator& evaluator, std::uint64_t& least,
                   std::uint64_t& most) const;
  bool each_from(std::size_t binding, Frame& frame, Evaluator& evaluator, std::uint64_t& looked_at,
                 absl::FunctionRef<bool()> visit) const;
  bool each_name(const Binding& binding, std::size_t name, std::size_t next, Frame& frame, Evaluator& evaluator,
                 std::uint64_t& looked_at, absl::FunctionRef<bool()> visit) const;
  void each_of_file(absl::FunctionRef<void(Item)> sink) const;

  const File& file_;
  const Statement& statement_;
  Sizes sizes_;
  Effort effort_;
  std::uint64_t least_ = 0;
  std::uint64_t most_ = 0;
  bool is_whole_ = false;
  std::optional<Family> family_;  // of the first binding
  std::unique_ptr<Members> members_;
  std::unique_ptr<Lists> lists_;
  std::unique_ptr<SharedTables> shared_;
};

// A value as findings have it: a graph in its notation, a vertex by its number, an edge as "0-1".
std::string shown_value(Type type, const Value& value);

// "T = P4, v = 2"; of one graph alone "P4".
std::string describe(const Statement& statement, const Frame& frame);
// As the statement wants it shown, if it says how.
std::string describe(const Statement& statement, const Frame& frame, Evaluator& evaluator);

// The same with numbers apart, so that they are compared as such.
struct InstanceKey {
  std::uint64_t size = 0;
  std::vector<std::pair<std::int64_t, std::string>> names;
  friend auto operator<=>(const InstanceKey&, const InstanceKey&) = default;
};
InstanceKey key_of(const Statement& statement, std::uint64_t size, const Frame& frame);

// The item with its graph as it is printed and read back, so that the numbers of vertices are those of the print.
Item as_printed(const Item& item, Type type);

}  // namespace sprague::language
