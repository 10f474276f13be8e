#include "games/written/open_edges.hpp"

#include <algorithm>
#include <numeric>

#include "canonical/labelling.hpp"

namespace sprague::written {
namespace {

using Hashes = absl::InlinedVector<std::uint64_t, 32>;

// A permutation of the numbers that leaves no pattern in them (Steele, Lea and Flood 2014).
std::uint64_t stirred(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

std::size_t different(const Hashes& hashes) {
  Hashes sorted = hashes;
  std::ranges::sort(sorted);
  return static_cast<std::size_t>(std::unique(sorted.begin(), sorted.end()) - sorted.begin());
}

struct Colours {
  Hashes of;
  std::size_t kinds = 0;
};

// Colours of the vertices that do not depend on their numbers: refined by those of the neighbours until no more of them
// come apart.
Colours refined(const OpenEdges& position) {
  Colours colours;
  for (const EndClass end : position.ends) colours.of.push_back(stirred(end + std::uint64_t{0x9e3779b97f4a7c15U}));
  colours.kinds = different(colours.of);
  // Once at least, so that the sum of the colours tells of the edges.
  for (bool is_first = true; is_first || colours.kinds < colours.of.size(); is_first = false) {
    Hashes next = colours.of;
    for (const OpenEdge& edge : position.edges) {
      const auto there = static_cast<std::uint64_t>(edge.ways);
      const auto back = static_cast<std::uint64_t>(seen_from_other_end(edge.ways));
      next[edge.second] += stirred(colours.of[edge.first] * 4 + there);
      next[edge.first] += stirred(colours.of[edge.second] * 4 + back);
    }
    for (std::uint64_t& colour : next) colour = stirred(colour);
    const std::size_t kinds = different(next);
    if (kinds == colours.kinds) break;
    colours = {std::move(next), kinds};
  }
  return colours;
}

std::uint64_t sum_of(const Colours& colours) {
  return std::accumulate(colours.of.begin(), colours.of.end(), std::uint64_t{colours.kinds});
}

using Order = absl::InlinedVector<Vertex, 32>;

// Of a tree: from a vertex of the least colour on, branches by their colours. Branches at one vertex whose colours are
// the same are isomorphic.
Order order_of_tree(const OpenEdges& tree, const Hashes& colours) {
  absl::InlinedVector<absl::InlinedVector<Vertex, 6>, 32> neighbours(tree.ends.size());
  for (const OpenEdge& edge : tree.edges) {
    neighbours[edge.first].push_back(edge.second);
    neighbours[edge.second].push_back(edge.first);
  }
  Order order;
  const auto visit = [&](const auto& self, Vertex v, std::optional<Vertex> from) -> void {
    order.push_back(v);
    std::ranges::sort(neighbours[v], {}, [&](Vertex w) { return colours[w]; });
    for (const Vertex w : neighbours[v]) {
      if (w != from) self(self, w, v);
    }
  };
  visit(visit, static_cast<Vertex>(std::ranges::min_element(colours) - colours.begin()), std::nullopt);
  return order;
}

// By nauty, on a graph in which an edge with one way is a path of two vertices more.
Order order_by_labelling(const OpenEdges& position, const Hashes& colours) {
  Hashes sorted = colours;
  std::ranges::sort(sorted);
  const std::size_t vertices = position.ends.size();
  Graph graph(vertices);
  std::vector<Colour> ranks;
  for (const std::uint64_t colour : colours) {
    ranks.push_back(static_cast<Colour>(std::ranges::lower_bound(sorted, colour) - sorted.begin()));
  }
  for (const OpenEdge& edge : position.edges) {
    if (edge.ways == Ways::both) {
      graph.add_edge(edge.first, edge.second);
      continue;
    }
    const auto [tail, head] =
        edge.ways == Ways::in ? std::pair(edge.first, edge.second) : std::pair(edge.second, edge.first);
    const Vertex begins = graph.add_vertex();
    const Vertex ends = graph.add_vertex();
    ranks.push_back(static_cast<Colour>(vertices));
    ranks.push_back(static_cast<Colour>(vertices + 1));
    graph.add_edge(tail, begins);
    graph.add_edge(begins, ends);
    graph.add_edge(ends, head);
  }
  Order order;
  for (const Vertex v : label(graph, ranks).order) {
    if (v < vertices) order.push_back(v);
  }
  return order;
}

Order canonical_order(const OpenEdges& position, const Colours& colours) {
  if (position.edges.size() + 1 == position.ends.size()) return order_of_tree(position, colours.of);
  if (colours.kinds < position.ends.size()) return order_by_labelling(position, colours.of);
  Order order(position.ends.size());
  std::iota(order.begin(), order.end(), Vertex{0});
  std::ranges::sort(order, {}, [&](Vertex v) { return colours.of[v]; });
  return order;
}

// Seven bits a byte, the last one below 128.
void append(std::string& text, std::uint32_t number) {
  for (; number >= 128; number >>= 7) text.push_back(static_cast<char>(number % 128 + 128));
  text.push_back(static_cast<char>(number));
}

// All of a position, its vertices numbered in that order.
std::string written_in(const OpenEdges& position, const Order& order) {
  Order place(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<Vertex>(i);
  absl::InlinedVector<OpenEdge, 32> edges;
  for (const OpenEdge& edge : position.edges) {
    const Vertex a = place[edge.first];
    const Vertex b = place[edge.second];
    edges.push_back(a < b ? OpenEdge{a, b, edge.ways} : OpenEdge{b, a, seen_from_other_end(edge.ways)});
  }
  std::ranges::sort(edges, {}, [](const OpenEdge& edge) { return std::pair(edge.second, edge.first); });
  std::string text;
  append(text, static_cast<std::uint32_t>(order.size()));
  for (const Vertex v : order) append(text, position.ends[v]);
  for (const OpenEdge& edge : edges) {
    append(text, edge.first);
    append(text, edge.second * 4U + static_cast<unsigned>(edge.ways));
  }
  return text;
}

}  // namespace

std::optional<OpenEdgesRules> OpenEdgesRules::of(const language::GameText& game) {
  std::optional<EndConditions> conditions = EndConditions::of(game);
  if (!conditions) return std::nullopt;
  return OpenEdgesRules(*std::move(conditions));
}

std::optional<Sum<OpenEdges>> OpenEdgesRules::components(const written::Position& position) const {
  const Graph& graph = position.graph;
  std::vector<EndState> states(graph.vertices());
  for (std::size_t v = 0; v < states.size(); ++v) {
    const std::size_t degree = graph.degree(static_cast<Vertex>(v));
    if (degree > kMostDegree) return std::nullopt;
    states[v].degree = static_cast<std::uint32_t>(degree);
  }
  for (const std::int64_t arrow : position.directed) {
    ++states[language::first_of(arrow)].out;
    ++states[language::second_of(arrow)].in;
  }
  OpenEdges open;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto v = static_cast<Vertex>(i);
    open.ends.push_back(classes_->start(states[v]));
    for (const Vertex w : graph.neighbours(v)) {
      if (v > w || std::ranges::binary_search(position.directed, language::pair_of(v, w)) ||
          std::ranges::binary_search(position.directed, language::pair_of(w, v))) {
        continue;
      }
      open.edges.push_back({v, w, Ways::both});
    }
  }
  std::vector<bool> is_changed(states.size(), true);
  drop_ways(open, is_changed);
  split_steady(open);
  return parts_of(open);
}

void OpenEdgesRules::drop_ways(OpenEdges& position, std::vector<bool>& is_changed) const {
  EndClasses& classes = *classes_;
  for (bool again = true; again;) {
    again = false;
    const std::vector<bool> was_changed = is_changed;
    is_changed.assign(is_changed.size(), false);
    for (OpenEdge& edge : position.edges) {
      if (!was_changed[edge.first] && !was_changed[edge.second] && !is_changed[edge.first] &&
          !is_changed[edge.second]) {
        continue;
      }
      EndClass& first = position.ends[edge.first];
      EndClass& second = position.ends[edge.second];
      const Ways there = edge.ways;
      const Ways back = seen_from_other_end(there);
      if (has_in(there) && (classes.ever_of_tail(first, back) & classes.ever_of_head(second, there)) == 0) {
        edge.ways = without_in(edge.ways);
      }
      if (has_out(there) && (classes.ever_of_tail(second, there) & classes.ever_of_head(first, back)) == 0) {
        edge.ways = without_out(edge.ways);
      }
      if (edge.ways == there) continue;
      first = classes.narrowed(first, back, seen_from_other_end(edge.ways));
      second = classes.narrowed(second, there, edge.ways);
      is_changed[edge.first] = true;
      is_changed[edge.second] = true;
      again = true;
    }
    const auto gone = std::remove_if(position.edges.begin(), position.edges.end(),
                                     [](const OpenEdge& edge) { return edge.ways == Ways::none; });
    position.edges.erase(gone, position.edges.end());
  }
}

void OpenEdgesRules::split_steady(OpenEdges& position) const {
  const std::size_t vertices = position.ends.size();
  const auto end_alone = [&](Vertex& v, Ways ways) {
    if (v >= vertices || !classes_->is_steady(position.ends[v])) return;
    const EndClass alone = classes_->alone(position.ends[v], ways);
    v = static_cast<Vertex>(position.ends.size());
    position.ends.push_back(alone);
  };
  for (OpenEdge& edge : position.edges) {
    end_alone(edge.first, seen_from_other_end(edge.ways));
    end_alone(edge.second, edge.ways);
  }
}

Sum<OpenEdges> OpenEdgesRules::parts_of(const OpenEdges& position) {
  Order leader(position.ends.size());
  std::iota(leader.begin(), leader.end(), Vertex{0});
  const auto leader_of = [&](Vertex v) {
    while (leader[v] != v) v = leader[v] = leader[leader[v]];
    return v;
  };
  for (const OpenEdge& edge : position.edges) leader[leader_of(edge.first)] = leader_of(edge.second);
  Sum<OpenEdges> parts;
  constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  absl::InlinedVector<std::size_t, 32> part_of(position.ends.size(), kNowhere);
  absl::InlinedVector<std::size_t, 32> place(position.ends.size(), kNowhere);
  for (const OpenEdge& edge : position.edges) {
    std::size_t& index = part_of[leader_of(edge.first)];
    if (index == kNowhere) {
      index = parts.size();
      parts.emplace_back();
    }
    OpenEdges& part = parts[index];
    const auto placed = [&](Vertex v) {
      if (place[v] == kNowhere) {
        place[v] = part.ends.size();
        part.ends.push_back(position.ends[v]);
      }
      return static_cast<Vertex>(place[v]);
    };
    const Vertex first = placed(edge.first);
    const Vertex second = placed(edge.second);
    part.edges.push_back({first, second, edge.ways});
  }
  return parts;
}

bool OpenEdgesRules::is_legal(const OpenEdges& position, const OpenEdge& edge, bool backwards) const {
  if (!(backwards ? has_out(edge.ways) : has_in(edge.ways))) return false;
  const EndClass tail = position.ends[backwards ? edge.second : edge.first];
  const EndClass head = position.ends[backwards ? edge.first : edge.second];
  return (classes_->of_tail(tail) & classes_->of_head(head)) != 0;
}

Sum<OpenEdges> OpenEdgesRules::after(const OpenEdges& position, std::size_t edge, bool backwards) const {
  OpenEdges left = position;
  const OpenEdge directed = left.edges[edge];
  left.edges.erase(left.edges.begin() + static_cast<std::ptrdiff_t>(edge));
  EndClass& first = left.ends[directed.first];
  EndClass& second = left.ends[directed.second];
  const Ways back = seen_from_other_end(directed.ways);
  first = backwards ? classes_->after_in(first, back) : classes_->after_out(first, back);
  second = backwards ? classes_->after_out(second, directed.ways) : classes_->after_in(second, directed.ways);
  std::vector<bool> is_changed(left.ends.size(), false);
  is_changed[directed.first] = true;
  is_changed[directed.second] = true;
  drop_ways(left, is_changed);
  split_steady(left);
  return parts_of(left);
}

bool OpenEdgesRules::any_option(const OpenEdges& position, absl::FunctionRef<bool(const Sum<OpenEdges>&)> stop) const {
  for (std::size_t i = 0; i < position.edges.size(); ++i) {
    for (const bool backwards : {false, true}) {
      if (is_legal(position, position.edges[i], backwards) && stop(after(position, i, backwards))) return true;
    }
  }
  return false;
}

std::vector<Sum<OpenEdges>> OpenEdgesRules::options(const OpenEdges& position) const {
  std::vector<Sum<OpenEdges>> all;
  any_option(position, [&all](const Sum<OpenEdges>& option) {
    all.push_back(option);
    return false;
  });
  return all;
}

OpenEdges OpenEdgesRules::mirrored(const OpenEdges& position) const {
  OpenEdges mirror = position;
  for (EndClass& end : mirror.ends) end = classes_->mirrored(end);
  for (OpenEdge& edge : mirror.edges) edge.ways = seen_from_other_end(edge.ways);
  return mirror;
}

OpenEdgesRules::Key OpenEdgesRules::key(const OpenEdges& position) const {
  if (position.edges.size() == 1) return "1";
  const Colours colours = refined(position);
  const OpenEdges mirror = mirrored(position);
  const Colours mirror_colours = refined(mirror);
  const auto key_of_mirror = [&] { return written_in(mirror, canonical_order(mirror, mirror_colours)); };
  if (sum_of(mirror_colours) < sum_of(colours)) return key_of_mirror();
  std::string key = written_in(position, canonical_order(position, colours));
  return sum_of(colours) < sum_of(mirror_colours) ? key : std::min(key, key_of_mirror());
}

}  // namespace sprague::written
