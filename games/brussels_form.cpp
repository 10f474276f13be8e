// The canonical form of a position. Tips of one junction that follow each other on a walk are one *run*, so a walk is a
// short cyclic word of runs. nauty labels a graph of runs, junctions and regions; where there is only one walk, its
// least reading is found faster.
#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"
#include "games/brussels_position.hpp"

namespace sprague {
namespace {

constexpr Junction kNoName = std::numeric_limits<Junction>::max();

struct Run {
  Junction junction;
  std::uint8_t tips;
};
using Runs = absl::InlinedVector<Run, 16>;

Runs runs_of(const Walk& walk) {
  const std::size_t tips = walk.size();
  std::size_t start = 0;
  while (start < tips && walk[start] == walk[(start + tips - 1) % tips]) ++start;
  if (start == tips) return {{walk.front(), static_cast<std::uint8_t>(tips)}};
  Runs runs;
  for (std::size_t i = 0; i < tips; ++i) {
    const Junction tip = walk[(start + i) % tips];
    if (runs.empty() || runs.back().junction != tip) runs.push_back({tip, 0});
    ++runs.back().tips;
  }
  return runs;
}

// A cyclic word read from one of its runs on, forwards or backwards.
struct Reading {
  std::size_t start = 0;
  bool backwards = false;

  std::size_t place(std::size_t i, std::size_t size) const {
    return backwards ? (start + size - i) % size : (start + i) % size;
  }
};

Walk walk_of(const Runs& runs, Reading reading) {
  Walk walk;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Run run = runs[reading.place(i, runs.size())];
    walk.insert(walk.end(), run.tips, run.junction);
  }
  return walk;
}

// The same position with junctions named in the order in which they come by.
BrusselsPosition named_in_order(std::vector<Region> regions, const Distances& distances) {
  absl::InlinedVector<Junction, 32> name(distances.junctions(), kNoName);
  Junction names = 0;
  for (Region& region : regions) {
    for (Walk& walk : region.walks) {
      for (Junction& tip : walk) {
        if (name[tip] == kNoName) name[tip] = names++;
        tip = name[tip];
      }
    }
  }
  BrusselsPosition result{std::move(regions), distances};
  for (Junction v = 0; v < names; ++v) {
    for (Junction u = 0; u < v; ++u) result.distances.set(name[u], name[v], distances.at(u, v));
  }
  return result;
}

// Everything about a word, as one reading meets it: sizes of runs, names, distances.
using Bytes = absl::InlinedVector<std::uint8_t, 96>;
void spell(const Runs& runs, Reading reading, const Distances& distances, Bytes& bytes) {
  bytes.clear();
  for (std::size_t i = 0; i < runs.size(); ++i) bytes.push_back(runs[reading.place(i, runs.size())].tips);
  absl::InlinedVector<Junction, 32> name(distances.junctions(), kNoName);
  absl::InlinedVector<Junction, 32> met;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Junction junction = runs[reading.place(i, runs.size())].junction;
    if (name[junction] == kNoName) {
      name[junction] = static_cast<Junction>(met.size());
      for (const Junction earlier : met) bytes.push_back(static_cast<std::uint8_t>(distances.at(earlier, junction)));
      met.push_back(junction);
    }
    bytes.push_back(name[junction]);
  }
}

// Of one walk: the reading that spells least.
BrusselsPosition canonical_word(const BrusselsPosition& position) {
  const Region& region = position.regions.front();
  const Runs runs = runs_of(region.walks.front());
  Reading best;
  Bytes least;
  spell(runs, best, position.distances, least);
  Bytes bytes;
  for (const bool backwards : {false, true}) {
    for (std::size_t start = 0; start < runs.size(); ++start) {
      spell(runs, {start, backwards}, position.distances, bytes);
      if (bytes >= least) continue;
      best = {start, backwards};
      least.swap(bytes);
    }
  }
  return named_in_order({{region.surface, {walk_of(runs, best)}}}, position.distances);
}

// Of one junction, walks differ in their lengths only.
BrusselsPosition canonical_lengths(BrusselsPosition position) {
  std::ranges::sort(position.regions.front().walks, {}, &Walk::size);
  return position;
}

// The graph that nauty labels, with its colours.
//
// A region's node is joined to its runs, a run's node to its neighbours on the walk and to its junction. A junction has
// a node for each binary digit of bound - distance, joined in a path, and those of a digit are joined where the digit
// is
// 1. Where walks of a region have directions relative to each other, each of its runs has a left and a right half
// between itself and its neighbours, and all left halves are joined to one node, all right ones to another.
class PositionGraph {
 public:
  explicit PositionGraph(const BrusselsPosition& position) : position_(position) {
    add_junctions();
    for (const Region& region : position.regions) add_region(region);
  }

  BrusselsPosition relabelled() const;

 private:
  struct WalkNodes {
    Runs runs;
    std::vector<Vertex> nodes;
  };
  struct RegionNodes {
    Vertex node = 0;
    // Empty, or the node of left halves and the node of right ones.
    std::vector<Vertex> sides;
    std::vector<WalkNodes> walks;
  };
  // Colours of nodes; a run's has its number of tips added, a region's its surface.
  static constexpr Colour kJunction = 0;  // and digits after it
  static constexpr Colour kHalf = 16;
  static constexpr Colour kSide = 17;
  static constexpr Colour kRegion = 1 << 10;
  static constexpr Colour kRun = 1 << 11;

  Vertex add(Colour colour) {
    colours_.push_back(colour);
    return graph_.add_vertex();
  }
  void add_junctions();
  void add_region(const Region& region);
  void add_walk(const Walk& walk, RegionNodes& nodes);

  const BrusselsPosition& position_;
  Graph graph_;
  std::vector<Colour> colours_;
  std::vector<Vertex> junctions_;  // of the first digit
  std::vector<RegionNodes> regions_;
};

void PositionGraph::add_junctions() {
  const Distances& distances = position_.distances;
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
    if (digit == 0) junctions_ = std::move(layer);
  }
}

Colour surface_code(Surface surface) {
  return 2 * surface.genus() + (surface.is_orientable() ? 0 : 1);
}

void PositionGraph::add_region(const Region& region) {
  RegionNodes nodes;
  nodes.node = add(kRegion + surface_code(region.surface));
  // Words of two runs are their own mirror images, and of a single other one the region's mirror image takes care.
  const auto with_direction =
      std::ranges::count_if(region.walks, [](const Walk& walk) { return runs_of(walk).size() > 2; });
  if (region.surface.is_orientable() && with_direction > 1) nodes.sides = {add(kSide), add(kSide)};
  for (const Walk& walk : region.walks) add_walk(walk, nodes);
  regions_.push_back(std::move(nodes));
}

void PositionGraph::add_walk(const Walk& walk, RegionNodes& nodes) {
  WalkNodes word{runs_of(walk), {}};
  std::vector<Vertex> left;
  std::vector<Vertex> right;
  const bool halved = !nodes.sides.empty() && word.runs.size() > 2;
  for (const Run run : word.runs) {
    const Vertex node = add(kRun + run.tips);
    graph_.add_edge(node, nodes.node);
    graph_.add_edge(node, junctions_[run.junction]);
    word.nodes.push_back(node);
    for (auto* halves : {&left, &right}) {
      halves->push_back(halved ? add(kHalf) : node);
      if (!halved) continue;
      graph_.add_edge(node, halves->back());
      graph_.add_edge(halves->back(), nodes.sides[halves == &left ? 0 : 1]);
    }
  }
  for (std::size_t i = 0; i < word.runs.size(); ++i) {
    const std::size_t next = (i + 1) % word.runs.size();
    if (next != i && !graph_.has_edge(right[i], left[next])) graph_.add_edge(right[i], left[next]);
  }
  nodes.walks.push_back(std::move(word));
}

// Reads the position off the labelled graph: regions, walks and starts of walks in the order of their nodes. A walk
// goes on to the smaller of its neighbours, or has its region's left half first where that has sides.
BrusselsPosition PositionGraph::relabelled() const {
  std::vector<std::size_t> rank(graph_.vertices());
  const std::vector<Vertex> order = label(graph_, colours_).order;
  for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = i;
  std::vector<std::pair<std::size_t, Region>> regions;
  for (std::size_t r = 0; r < regions_.size(); ++r) {
    const RegionNodes& nodes = regions_[r];
    std::vector<std::pair<std::size_t, Walk>> walks;
    for (const WalkNodes& word : nodes.walks) {
      const std::size_t size = word.nodes.size();
      const auto rank_at = [&](std::size_t i) { return rank[word.nodes[i % size]]; };
      std::size_t start = 0;
      for (std::size_t i = 1; i < size; ++i) {
        if (rank_at(i) < rank_at(start)) start = i;
      }
      const bool backwards = nodes.sides.empty() ? rank_at(start + size - 1) < rank_at(start + 1)
                                                 : rank[nodes.sides[1]] < rank[nodes.sides[0]];
      walks.emplace_back(rank_at(start), walk_of(word.runs, {start, backwards}));
    }
    std::ranges::sort(walks);
    Region region{position_.regions[r].surface, {}};
    for (auto& [first, walk] : walks) region.walks.push_back(std::move(walk));
    regions.emplace_back(rank[nodes.node], std::move(region));
  }
  std::ranges::sort(regions);
  std::vector<Region> in_order;
  for (auto& [first, region] : regions) in_order.push_back(std::move(region));
  return named_in_order(std::move(in_order), position_.distances);
}

}  // namespace

BrusselsPosition canonical_by_labelling(const BrusselsPosition& position) {
  return PositionGraph(position).relabelled();
}

BrusselsPosition canonical(const BrusselsPosition& position) {
  if (position.distances.junctions() == 1) return canonical_lengths(position);
  const bool one_walk = position.regions.size() == 1 && position.regions.front().walks.size() == 1;
  return one_walk ? canonical_word(position) : canonical_by_labelling(position);
}

std::string bytes_of(const BrusselsPosition& position) {
  std::string bytes;
  auto append = [&bytes](std::size_t value) { bytes.push_back(static_cast<char>(value)); };
  append(position.regions.size());
  for (const Region& region : position.regions) {
    append(surface_code(region.surface));
    append(region.walks.size());
    for (const Walk& walk : region.walks) {
      append(walk.size());
      for (const Junction tip : walk) append(tip);
    }
  }
  const auto width = static_cast<unsigned>(std::bit_width(position.distances.bound()));
  unsigned held = 0;
  unsigned bits = 0;
  for (Junction v = 0; v < position.distances.junctions(); ++v) {
    for (Junction u = 0; u < v; ++u) {
      held = held << width | position.distances.at(u, v);
      for (bits += width; bits >= 8; bits -= 8) append(held >> (bits - 8) & 255U);
    }
  }
  if (bits > 0) append(held << (8 - bits) & 255U);
  return bytes;
}

}  // namespace sprague
