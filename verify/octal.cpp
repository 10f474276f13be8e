#include "verify/octal.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

#include "verify/graphs.hpp"

namespace sprague::verify {

namespace {

using Vertices = std::vector<Vertex>;  // rising

// Sets that are looked at to find the moves of one position.
constexpr std::size_t most_sets = std::size_t{1} << 18;

// What a player who removes i vertices may do with the component that holds them: the bits of the i-th digit.
enum : unsigned { may_empty = 1, may_leave_connected = 2, may_disconnect = 4 };

using Digits = std::vector<unsigned>;  // from the one for a single vertex on

// Some vertices of a graph and the edges between them.
class OctalPosition final : public Position {
 public:
  OctalPosition(std::shared_ptr<const Digits> digits, std::shared_ptr<const Graph> graph, Vertices left)
      : digits_(std::move(digits)), graph_(std::move(graph)), left_(std::move(left)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> result;
    std::size_t seen = 0;
    std::set<Vertices> sets;  // that are connected, of one size
    for (Vertex v : left_) sets.insert({v});
    for (std::size_t size = 1; size <= digits_->size(); ++size) {
      seen += sets.size();
      if (seen > most_sets) throw TooLarge("a position has too many moves");
      for (const Vertices& removed : sets) {
        if (PositionPtr left = without(removed)) result.push_back({name_of(removed), std::move(left)});
      }
      if (size < digits_->size()) sets = one_larger(sets);
    }
    std::sort(result.begin(), result.end(), [](const Move& a, const Move& b) { return a.name < b.name; });
    return result;
  }

  PositionPtr after(std::string_view move) const override {
    const Vertices removed = numbers(move);
    if (removed.size() > digits_->size() || !holds(left_, removed)) return nullptr;
    if (graph_->parts(removed).size() != 1) return nullptr;
    return without(removed);
  }

  std::vector<PositionPtr> components() const override {
    std::vector<PositionPtr> result;
    for (Vertices& part : graph_->parts(left_)) {
      result.push_back(std::make_unique<OctalPosition>(digits_, graph_, std::move(part)));
    }
    return result;
  }

  bool is(const Position& entry, std::string_view relabelling) const override {
    const auto& other = dynamic_cast<const OctalPosition&>(entry);
    const Vertices image = numbers(relabelling);
    if (image.size() != other.left_.size()) return false;
    Vertices sorted = image;
    std::sort(sorted.begin(), sorted.end());
    if (sorted != left_) return false;
    for (std::size_t i = 0; i < image.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (other.graph_->adjacent(other.left_[i], other.left_[j]) != graph_->adjacent(image[i], image[j])) return false;
      }
    }
    return true;
  }

 private:
  // Whether the vertices rise and are among those that are left.
  static bool holds(const Vertices& left, const Vertices& vertices) {
    return std::adjacent_find(vertices.begin(), vertices.end(), std::greater_equal<>()) == vertices.end() &&
           std::includes(left.begin(), left.end(), vertices.begin(), vertices.end());
  }

  static std::string name_of(const Vertices& removed) {
    std::string name;
    for (Vertex v : removed) name += (name.empty() ? "" : ",") + std::to_string(v);
    return name;
  }

  // The connected sets with one vertex more.
  std::set<Vertices> one_larger(const std::set<Vertices>& sets) const {
    std::set<Vertices> result;
    for (const Vertices& set : sets) {
      for (Vertex v : set) {
        for (Vertex w : graph_->neighbours(v)) {
          if (!std::binary_search(left_.begin(), left_.end(), w)) continue;
          const auto place = std::lower_bound(set.begin(), set.end(), w);
          if (place != set.end() && *place == w) continue;
          Vertices larger(set.begin(), place);
          larger.push_back(w);
          larger.insert(larger.end(), place, set.end());
          result.insert(std::move(larger));
          if (result.size() > most_sets) throw TooLarge("a position has too many moves");
        }
      }
    }
    return result;
  }

  // What is left when a connected set is removed; null if its digit forbids it.
  PositionPtr without(const Vertices& removed) const {
    Vertices component;
    for (Vertices& part : graph_->parts(left_)) {
      if (std::binary_search(part.begin(), part.end(), removed.front())) component = std::move(part);
    }
    Vertices rest;
    std::set_difference(component.begin(), component.end(), removed.begin(), removed.end(), std::back_inserter(rest));
    const std::size_t parts = graph_->parts(rest).size();
    const unsigned needed = parts == 0 ? may_empty : parts == 1 ? may_leave_connected : may_disconnect;
    if (((*digits_)[removed.size() - 1] & needed) == 0) return nullptr;
    Vertices left;
    std::set_difference(left_.begin(), left_.end(), removed.begin(), removed.end(), std::back_inserter(left));
    return std::make_unique<OctalPosition>(digits_, graph_, std::move(left));
  }

  std::shared_ptr<const Digits> digits_;
  std::shared_ptr<const Graph> graph_;
  Vertices left_;
};

class OctalGame final : public Game {
 public:
  explicit OctalGame(Digits digits) : digits_(std::make_shared<const Digits>(std::move(digits))) {}

  PositionPtr start(std::string_view text) const override { return position(graph_of(text)); }

  PositionPtr component(std::string_view text) const override {
    Graph graph = graph6(text);
    if (graph.parts(all_vertices(graph.vertices())).size() != 1) throw Malformed("this graph is not connected");
    return position(std::move(graph));
  }

 private:
  PositionPtr position(Graph graph) const {
    Vertices left = all_vertices(graph.vertices());
    return std::make_unique<OctalPosition>(digits_, std::make_shared<const Graph>(std::move(graph)), std::move(left));
  }

  std::shared_ptr<const Digits> digits_;
};

}  // namespace

std::unique_ptr<Game> octal_game(std::string_view code) {
  if (!skip(code, "0.") || code.empty()) throw Malformed("an octal code is \"0.\" and digits");
  Digits digits;
  for (char c : code) {
    if (c < '0' || c > '7') throw Malformed("an octal code has digits from 0 to 7");
    digits.push_back(static_cast<unsigned>(c - '0'));
  }
  return std::make_unique<OctalGame>(std::move(digits));
}

}  // namespace sprague::verify
