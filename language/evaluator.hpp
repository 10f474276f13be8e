// What an expression comes to, by walking its tree.
#pragma once

#include <absl/container/flat_hash_map.h>
#include <absl/container/inlined_vector.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_sets.hpp"
#include "language/file.hpp"
#include "language/tree.hpp"
#include "language/value.hpp"

namespace sprague::language {

// Who knows positions, and programs that tell numbers of graphs.
class Host {
 public:
  virtual ~Host() = default;

  // The board is a graph or a board, as the type says. Throw InputError, with the place where that can be wrong.
  virtual Thing position(const GameName& game, Type type, const Thing& board, const Set& arrows) = 0;
  virtual Thing position(const GameName& game, const std::string& notation) = 0;
  virtual Thing sum(const Thing& first, const Thing& second) = 0;
  virtual std::int64_t nimber(const Thing& position) = 0;
  virtual bool is_lost(const Thing& position, bool misere) = 0;  // by who moves first
  virtual Set lengths(const Thing& position) = 0;
  virtual Things options(const Thing& position) = 0;
  virtual Things moves(const Thing& position) = 0;
  virtual Thing left(const Thing& move) = 0;
  virtual Set taken(const Thing& move) = 0;

  virtual std::int64_t number_by_program(const std::string& name, const Graph& graph) = 0;

  // Called often; may throw to stop.
  virtual void tick() = 0;
};

class Evaluator {
 public:
  // All must outlive the evaluator. Without a host there are no positions and no programs.
  Evaluator(std::string_view source_name, Frame& frame, Host* host)
      : source_name_(source_name), frame_(frame), host_(host) {}

  // Of numbers, truths, outcomes, vertices, edges, arrows. Throws InputError with the place for what has no value, and
  // OutOfBudget for what can't be decided.
  std::int64_t number(const Node& node);
  bool truth(const Node& node) { return number(node) != 0; }
  // Of all others; a face has its number, too.
  Value value(const Node& node);
  // The pieces with their numbers.
  std::string notation(const std::vector<NotationPiece>& pieces);

 private:
  using Numbers = absl::InlinedVector<std::int64_t, 6>;
  // A function of a position in a notation, with the notation's numbers.
  struct Asked {
    const Node* node;
    Numbers numbers;
    friend bool operator==(const Asked&, const Asked&) = default;
    template <class Hash>
    friend Hash AbslHashValue(Hash hash, const Asked& asked) {
      return Hash::combine(std::move(hash), asked.node, asked.numbers);
    }
  };
  static constexpr std::size_t kMostKnown = 450'000;  // some 40 MB
  // After so many positions, few of which came again, none is remembered any more.
  static constexpr std::size_t kTrial = 1 << 16;

  std::int64_t operation(const Node& node);
  std::int64_t arithmetic(const Node& node);
  std::int64_t comparison(const Node& node);
  bool are_equal(const Node& left, const Node& right);
  std::int64_t membership(const Node& node);
  std::int64_t size_of(const Node& set);
  std::int64_t binder(const Node& node);
  std::int64_t period(const Node& node);
  std::int64_t call_number(const Node& node);
  std::int64_t number_of_position(const Node& node);
  std::int64_t number_of(const Node& node, const Thing& position);
  void add_numbers(const NotationPiece& piece, Numbers& numbers);
  std::int64_t number_of_directions(const Node& node);
  std::int64_t number_of_graph(const Node& node, const Graph& graph);
  std::int64_t automorphisms_of(const Node& node, const Graph& graph) const;
  std::int64_t extreme(const Node& node);

  Thing thing(const Node& node) { return value(node).thing; }
  Value call_thing(const Node& node);
  Value faces_of(const Node& node);
  Set set_of_graph(const Node& node, const Graph& graph);
  Graph constructed(const Node& node);
  Graph named(const Node& node, const std::vector<std::int64_t>& numbers) const;
  Graph operated(const Node& node, const std::vector<Value>& arguments) const;
  Set set_operation(const Node& node);
  Set list(const Node& node);
  Set collected(const Node& node);
  Set gathered(const Node& node);
  Things partitions(const Node& node);
  Things symmetries(const Node& node);
  Things graphs(const Node& node);
  std::int64_t image(const Node& node);
  Set image_of_set(const Node& node);
  std::string printed(const Node& node);
  Thing position(const Node& node);
  void bind_arguments(const Node& node);
  std::int64_t defined(const Node& node);
  // Calls body() for every choice of the binder's names; stops when it says true.
  template <class Body>
  bool each(const Node& node, Body&& body);
  template <class Body>
  bool each_from(const Node& node, std::size_t index, const Value& set, Body&& body);

  std::int64_t checked(const Node& node, std::int64_t number) const;  // refuses what is infinite
  [[noreturn]] void fail(const Node& node, std::string_view message) const;
  void tick();
  // What the call gives; bad input that it finds, which knows no place, is the node's.
  template <class Call>
  auto with_place(const Node& node, Call&& call) const {
    try {
      return call();
    } catch (const InputError& error) {
      fail(node, error.what());
    }
  }

  std::string_view source_name_;
  Frame& frame_;
  Host* host_;
  unsigned steps_ = 0;
  absl::flat_hash_map<Asked, std::int64_t> known_;
  std::size_t met_ = 0;
  std::size_t met_again_ = 0;
  bool remembers_ = true;
};

}  // namespace sprague::language
