// The thesis's Python script once more in C++, line by line, its quirks included.
//
// It keeps a stack of records (board, moves, next move, value, followers' values), plays the next move of the record on
// top, and remembers every finished position under the printed dictionary. What it does that the rules do not say:
//
//  - A loop over the list of moves that removes from that same list steps over the element after a removed one. It is
//    harmless here: the loop runs when one edge at the vertex is unmarked, so there is one element at most to remove.
//  - A leaf's edge may be marked: what stops a source or a sink is that the last arrow into it is taken from the list
//    when the last but one is drawn, and a leaf has no last but one. On a board with leaves the script therefore plays
//    Mathews' trimmed game, not the game of Section 2.1.
//  - A move is looked up as two letters in a cycle's closed string ("abca"), so a cycle that is listed in one direction
//    only is guarded and completed in that direction only.
//  - A move that leaves a cycle one arrow short is refused (Section 3.1), so that the test for a completed cycle, which
//    comes second to the test for a remembered position, never succeeds.
//  - mex knows the numbers to 25 and yields None beyond; a remembered None is read again as an unfinished record
//    without followers, so as 0.
//  - The printed dictionary holds every mark in a fixed order: the memory is exact, and knows no symmetry.
//
// Source: Zandee, "The Game of Cycles", the appendix "Python script".
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/naive/plane_boards.hpp"

namespace sprague::naive {

// A Python dictionary keeps the order in which its keys were put in.
template <class Value>
struct ThesisDictionary {
  std::vector<std::pair<char, Value>> items;

  Value& operator[](char key) {
    const auto found = std::ranges::find_if(items, [&](const auto& item) { return item.first == key; });
    ENSURE(found != items.end(), "KeyError");
    return found->second;
  }
  friend bool operator==(const ThesisDictionary&, const ThesisDictionary&) = default;
};

// 1 for an arrow from the first letter to the second, -1 for one back, 0 for none.
using ThesisNeighbours = ThesisDictionary<int>;
using ThesisGraph = ThesisDictionary<ThesisNeighbours>;

inline std::string printed(const ThesisGraph& graph) {
  std::string text = "{";
  for (const auto& [vertex, neighbours] : graph.items) {
    text += std::string(text.size() > 1 ? ", '" : "'") + vertex + "': {";
    for (const auto& [neighbour, arrow] : neighbours.items) {
      text += std::string(text.back() == '{' ? "'" : ", '") + neighbour + "': " + std::to_string(arrow);
    }
    text += "}";
  }
  return text + "}";
}

class ThesisScript {
 public:
  ThesisScript(const ThesisGraph& graph, const std::vector<std::string>& cycles) : graph_(graph), cycles_(cycles) {
    for (const auto& [i, neighbours] : graph_.items) {
      for (const auto& [j, arrow] : neighbours.items) moves_.push_back({i, j});
    }
  }

  // The value that the script prints for the empty board; nothing stands for None.
  std::optional<unsigned> brute_force() {
    memory_.push_back({graph_, moves_, 0, {}, {}});
    while (true) {
      if (!moves_.empty() && memory_.back().index < memory_.back().moves.size()) {
        play_next_move();
      } else if (memory_.size() == 1) {
        return mex_to_25(memory_.back().followers);
      } else {
        finish_position();
      }
    }
  }

  // The number of positions remembered.
  std::size_t remembered() const { return memory2_.size(); }

  using Value = std::optional<unsigned>;

  // What it remembers of a position that brute_force came to.
  Value remembered(const ThesisGraph& graph) const { return memory2_.at(printed(graph)); }

 private:
  struct Record {
    ThesisGraph graph;
    std::vector<std::string> moves;
    std::size_t index;
    Value value;
    std::vector<Value> followers;
    friend bool operator==(const Record&, const Record&) = default;
  };

  static Value mex_to_25(const std::vector<Value>& values) {
    for (unsigned i = 0; i <= 25; ++i) {
      if (std::ranges::count(values, Value{i}) == 0) return i;
    }
    return {};
  }

  // list.remove: the first element that is equal.
  template <class Element>
  static void remove(std::vector<Element>& list, const Element& element) {
    const auto found = std::ranges::find(list, element);
    ENSURE(found != list.end(), "ValueError: list.remove(x): x not in list");
    list.erase(found);
  }

  int sum(char vertex) {
    int total = 0;
    for (const auto& [neighbour, arrow] : graph_[vertex].items) total += arrow;
    return total;
  }

  int degree(char vertex) { return static_cast<int>(graph_[vertex].items.size()); }

  // Takes the moves with this letter in this place from the list while it walks along the list.
  void remove_moves(std::size_t place, char vertex) {
    for (std::size_t at = 0; at < moves_.size(); ++at) {
      const std::string move = moves_[at];
      if (move[place] == vertex) remove(moves_, move);
    }
  }

  void direct(const std::string& move) {
    const char origin = move[0];
    const char destination = move[1];
    graph_[origin][destination] = 1;
    graph_[destination][origin] = -1;
    remove(moves_, move);
    const std::string back = {destination, origin};
    if (std::ranges::count(moves_, back) > 0) remove(moves_, back);
    if (sum(origin) == degree(origin) - 1) remove_moves(0, origin);
    if (sum(destination) == 1 - degree(destination)) remove_moves(1, destination);
  }

  // Does a listed cycle through the move have this many arrows fewer than edges, backward arrows counted as -1?
  bool is_cycle_short_of(int missing, const std::string& move) {
    for (const std::string& cycle : cycles_) {
      if (cycle.find(move) == std::string::npos) continue;
      int total = 0;
      for (std::size_t i = 0; i + 1 < cycle.size(); ++i) total += graph_[cycle[i]][cycle[i + 1]];
      if (total == static_cast<int>(cycle.size()) - 1 - missing) return true;
    }
    return false;
  }

  void restore() {
    graph_ = memory_.back().graph;
    moves_ = memory_.back().moves;
  }

  void play_next_move() {
    const std::string move = memory_.back().moves[memory_.back().index];
    direct(move);
    ++memory_.back().index;
    if (is_cycle_short_of(1, move)) return restore();
    memory_.push_back({graph_, moves_, 0, {}, {}});
    if (const auto known = memory2_.find(printed(graph_)); known != memory2_.end()) {
      memory_.back().value = known->second;
      moves_.clear();
    } else if (is_cycle_short_of(0, move)) {
      moves_.clear();
      memory_.back().value = 0;
    }
  }

  void finish_position() {
    Record& last = memory_.back();
    Record& before = memory_[memory_.size() - 2];
    if (!last.value) last.value = mex_to_25(last.followers);
    if (!before.value) before.followers.push_back(last.value);
    memory2_[printed(last.graph)] = last.value;
    remove(memory_, Record(last));
    restore();
  }

  ThesisGraph graph_;
  std::vector<std::string> cycles_;
  std::vector<std::string> moves_;
  std::vector<Record> memory_;
  std::map<std::string, Value> memory2_;
};

// --- boards as the script takes them ---

inline ThesisGraph thesis_graph(const Graph& graph) {
  ThesisGraph result;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    ThesisNeighbours neighbours;
    for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) neighbours.items.emplace_back(letter_of(w), 0);
    result.items.emplace_back(letter_of(static_cast<Vertex>(v)), neighbours);
  }
  return result;
}

enum class ListedCycles { both_directions, one_direction };

// The cells as closed strings; in one direction, the one with the cell's face on the left.
inline std::vector<std::string> thesis_cycles(const PlaneMap& map, CellReading reading, ListedCycles listed) {
  std::vector<std::string> result;
  for (const Cell& cell : cells_of(map, reading)) {
    std::string closed;
    for (Dart d : cell) closed += letter_of(map.tail(d));
    closed += closed.front();
    result.push_back(closed);
    if (listed == ListedCycles::both_directions) result.emplace_back(closed.rbegin(), closed.rend());
  }
  return result;
}

inline std::optional<unsigned> thesis_value(const PlaneMap& map, CellReading reading, ListedCycles listed) {
  return ThesisScript(thesis_graph(map.graph()), thesis_cycles(map, reading, listed)).brute_force();
}

}  // namespace sprague::naive
