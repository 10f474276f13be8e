// Octal games on graphs: Definition 5 and Remark 6 of Beaudou et al.; and on heaps: Definition 3. The bits of the i-th
// digit say what who removes i vertices may do with their component: 1 empty it, 2 leave it connected, 4 disconnect it;
// of a heap: leave nothing, one heap, two heaps.
#include "verify/games.hpp"

#include <algorithm>
#include <iterator>

#include "verify/texts.hpp"

namespace sprague::verify {
namespace {

using Digits = std::vector<unsigned>;  // from the one for a single vertex on

// Some vertices of a graph and the edges between them.
class OctalPosition final : public Position {
 public:
  OctalPosition(const Digits& digits, std::shared_ptr<const Graph> graph, Vertices left)
      : digits_(digits), graph_(std::move(graph)), left_(std::move(left)) {}

  std::set<std::string> moves() const override {
    std::set<std::string> names;
    for (const Vertices& component : graph_->parts(left_)) {
      std::set<Vertices> sets;  // that are connected, of one size
      for (Vertex v : component) sets.insert({v});
      for (unsigned digit : digits_) {
        for (const Vertices& removed : sets) {
          const std::size_t parts = graph_->parts(without(component, removed)).size();
          if ((digit & (parts == 0 ? 1U : parts == 1 ? 2U : 4U)) != 0) names.insert(listed(removed));
        }
        sets = one_larger(component, sets);
      }
    }
    return names;
  }

  PositionPtr after(const std::string& move) const override { return part(without(left_, numbers(move))); }

  std::vector<PositionPtr> components() const override {
    std::vector<PositionPtr> result;
    for (Vertices& component : graph_->parts(left_)) result.push_back(part(std::move(component)));
    return result;
  }

  bool is(const Position& position, std::string_view relabelling) const override {
    const auto& other = dynamic_cast<const OctalPosition&>(position);
    const std::vector<Vertex> image = numbers(relabelling);
    Vertices sorted = image;
    std::sort(sorted.begin(), sorted.end());
    if (image.size() != other.left_.size() || sorted != left_) return false;
    for (std::size_t i = 0; i < image.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (other.graph_->adjacent(other.left_[i], other.left_[j]) != graph_->adjacent(image[i], image[j]))
          return false;
      }
    }
    return true;
  }

 private:
  PositionPtr part(Vertices left) const { return std::make_unique<OctalPosition>(digits_, graph_, std::move(left)); }

  static Vertices without(const Vertices& all, const Vertices& removed) {
    Vertices rest;
    std::set_difference(all.begin(), all.end(), removed.begin(), removed.end(), std::back_inserter(rest));
    return rest;
  }

  // The connected sets with one vertex more.
  std::set<Vertices> one_larger(const Vertices& component, const std::set<Vertices>& sets) const {
    std::set<Vertices> result;
    for (const Vertices& set : sets) {
      for (Vertex v : set) {
        for (Vertex w : graph_->neighbours(v)) {
          if (!std::binary_search(component.begin(), component.end(), w)) continue;
          if (std::binary_search(set.begin(), set.end(), w)) continue;
          Vertices larger = set;
          larger.insert(std::lower_bound(larger.begin(), larger.end(), w), w);
          result.insert(std::move(larger));
          if (result.size() > 20'000) throw TooLarge("a position has more than 20000 sets to remove");
        }
      }
    }
    return result;
  }

  const Digits& digits_;
  std::shared_ptr<const Graph> graph_;
  Vertices left_;
};

class OctalGame final : public Game {
 public:
  explicit OctalGame(Digits digits) : digits_(std::move(digits)) {}

  PositionPtr start(std::string_view text) const override { return position(graph_of(text)); }

  PositionPtr component(std::string_view text) const override {
    Graph graph = graph6(text);
    if (graph.parts(graph.all()).size() != 1) throw Malformed("this graph is not connected");
    return position(std::move(graph));
  }

 private:
  PositionPtr position(Graph graph) const {
    Vertices left = graph.all();
    return std::make_unique<OctalPosition>(digits_, std::make_shared<const Graph>(std::move(graph)), std::move(left));
  }

  Digits digits_;
};

class HeapGame final : public HeapsGame {
 public:
  explicit HeapGame(Digits digits) : HeapsGame(","), digits_(std::move(digits)) {}

 private:
  std::string normal_component(std::string_view text) const override {
    if (number(text) > 100'000) throw TooLarge("a heap is larger than 100000");
    return text == "0" ? "" : std::string(text);
  }

  std::set<Texts> options(const std::string& component) const override {
    const std::size_t heap = number(component);
    std::set<Texts> result;
    for (std::size_t taken = 1; taken <= std::min(heap, digits_.size()); ++taken) {
      const std::size_t left = heap - taken;
      const unsigned digit = digits_[taken - 1];
      if ((digit & (left == 0 ? 1U : 2U)) != 0) result.insert(Texts{std::to_string(left)});
      if ((digit & 4U) == 0) continue;
      for (std::size_t one = 1; 2 * one <= left; ++one)
        result.insert(Texts{std::to_string(one), std::to_string(left - one)});
    }
    return result;
  }

  Digits digits_;
};

Digits digits_of(std::string_view code) {
  if (!skip(code, "0.") || code.empty()) throw Malformed("an octal code is \"0.\" and digits");
  if (code.size() > 20) throw TooLarge("an octal code has more than 20 digits");
  Digits digits;
  for (char c : code) {
    if (c < '0' || c > '7') throw Malformed("an octal code has digits from 0 to 7");
    digits.push_back(static_cast<unsigned>(c - '0'));
  }
  return digits;
}

}  // namespace

std::unique_ptr<Game> octal_game(std::string_view code) {
  return std::make_unique<OctalGame>(digits_of(code));
}

std::unique_ptr<Game> heap_game(std::string_view code) {
  return std::make_unique<HeapGame>(digits_of(code));
}

}  // namespace sprague::verify
