// The graph of a position that nauty labels: it defines which positions are the same.
#include <algorithm>
#include <bit>

#include "canonical/labelling.hpp"
#include "games/brussels_runs.hpp"

namespace sprague {
namespace {

// Colours of nodes; a run's has its number of tips added, a region's its surface.
constexpr Colour kJunction = 0;  // and digits after it
constexpr Colour kHalf = 16;
constexpr Colour kSide = 17;
constexpr Colour kRegion = 1 << 10;
constexpr Colour kRun = 1 << 11;

// A region's node is joined to its runs, a run's node to its neighbours on the walk and to its junction. A junction has
// a node for each binary digit of bound - distance, joined in a path, and those of a digit are joined where it is 1.
// Where walks of a region have directions relative to each other, each of its runs has a left and a right half between
// itself and its neighbours, and all left halves are joined to one node, all right ones to another.
class PositionGraph {
 public:
  explicit PositionGraph(const Words& words) : words_(words) {
    for (const Run run : words.runs()) runs_.push_back(add(kRun + run.tips));
    add_junctions();
    for (std::size_t region = 0; region < words.position().regions.size(); ++region) add_region(region);
  }

  Ranks ranks() const {
    const std::vector<Vertex> order = label(graph_, colours_).order;
    Ranks result(runs_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (order[i] < runs_.size()) result[order[i]] = i;
    }
    return result;
  }

 private:
  Vertex add(Colour colour) {
    colours_.push_back(colour);
    return graph_.add_vertex();
  }
  void add_junctions();
  void add_region(std::size_t region);
  void add_word(const Words::Word& word, const std::vector<Vertex>& sides);

  const Words& words_;
  Graph graph_;
  std::vector<Colour> colours_;
  std::vector<Vertex> runs_;  // the first nodes
};

void PositionGraph::add_junctions() {
  const Distances& distances = words_.position().distances;
  const auto digits = std::max(1U, static_cast<unsigned>(std::bit_width(distances.bound())));
  for (unsigned digit = 0; digit < digits; ++digit) {
    std::vector<Vertex> layer;
    for (Junction v = 0; v < distances.junctions(); ++v) {
      layer.push_back(add(kJunction + digit));
      if (digit > 0) graph_.add_edge(layer[v], static_cast<Vertex>(layer[v] - distances.junctions()));
      for (Junction u = 0; u < v; ++u) {
        if (((distances.bound() - distances.at(u, v)) >> digit & 1U) != 0) graph_.add_edge(layer[u], layer[v]);
      }
    }
    if (digit > 0) continue;
    for (std::size_t i = 0; i < runs_.size(); ++i) graph_.add_edge(runs_[i], layer[words_.runs()[i].junction]);
  }
}

void PositionGraph::add_region(std::size_t region) {
  const Vertex node = add(kRegion + surface_code(words_.position().regions[region].surface));
  std::vector<Vertex> sides;
  if (words_.are_directed(region)) sides = {add(kSide), add(kSide)};
  for (const Words::Word& word : words_.words()) {
    if (word.region != region) continue;
    for (std::size_t i = 0; i < word.size; ++i) graph_.add_edge(runs_[word.first + i], node);
    add_word(word, sides);
  }
}

void PositionGraph::add_word(const Words::Word& word, const std::vector<Vertex>& sides) {
  std::vector<Vertex> left(runs_.begin() + static_cast<std::ptrdiff_t>(word.first),
                           runs_.begin() + static_cast<std::ptrdiff_t>(word.first + word.size));
  std::vector<Vertex> right = left;
  if (!sides.empty() && word.size > 2) {
    for (auto* halves : {&left, &right}) {
      for (Vertex& node : *halves) {
        const Vertex half = add(kHalf);
        graph_.add_edge(node, half);
        graph_.add_edge(half, sides[halves == &left ? 0 : 1]);
        node = half;
      }
    }
  }
  for (std::size_t i = 0; i < word.size; ++i) {
    const std::size_t next = (i + 1) % word.size;
    if (next != i && !graph_.has_edge(right[i], left[next])) graph_.add_edge(right[i], left[next]);
  }
}

}  // namespace

Ranks ranks_by_labelling(const Words& words) {
  return PositionGraph(words).ranks();
}

BrusselsPosition canonical_by_labelling(const BrusselsPosition& position) {
  const Words words(position);
  return words.in_order(ranks_by_labelling(words)).position;
}

}  // namespace sprague
