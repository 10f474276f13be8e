#include "conjectures/explorer/random_members.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_operations.hpp"
#include "canonical/graph_sets.hpp"
#include "conjectures/explorer/graph_steps.hpp"
#include "conjectures/explorer/plane_steps.hpp"

namespace sprague::explorer {
namespace {

constexpr std::size_t kAttempts = 1000;
constexpr std::size_t kMostSteps = 3;  // at once
constexpr std::uint64_t kMostRandomVertices = 500;

// Edges are added where they may be. Requires a connected graph, and a bipartite one where that is to stay.
Graph with_more_edges(Graph graph, std::size_t more, bool bipartite, Dice& dice) {
  const std::size_t n = graph.vertices();
  std::vector<bool> side(n, false);
  if (bipartite) {
    // The two classes, from vertex 0 on.
    std::vector<Vertex> reached{0};
    std::vector<bool> seen(n, false);
    seen[0] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const Vertex v : graph.neighbours(reached[i])) {
        if (seen[v]) continue;
        seen[v] = true;
        side[v] = !side[reached[i]];
        reached.push_back(v);
      }
    }
  }
  for (std::size_t attempt = 0; attempt < 20 * more && more > 0; ++attempt) {
    const auto a = static_cast<Vertex>(dice.below(n));
    const auto b = static_cast<Vertex>(dice.below(n));
    if (a == b || graph.has_edge(a, b) || (bipartite && side[a] == side[b])) continue;
    graph.add_edge(a, b);
    --more;
  }
  return graph;
}

Graph with_fewer_edges(Graph graph, std::size_t most, Dice& dice) {
  while (graph.edges() > most) {
    const EdgeSet edges = edges_of(graph);
    graph = construct::without_edges(graph, EdgeSet{edges[dice.below(edges.size())]});
  }
  return graph;
}

// A cycle with chords; of an odd number of vertices a bipartite one has a vertex beside it, joined to two.
Graph random_two_connected(std::size_t vertices, bool bipartite, Dice& dice) {
  const bool is_beside = bipartite && vertices % 2 == 1;
  Graph graph = construct::cycle(static_cast<std::int64_t>(vertices - (is_beside ? 1 : 0)));
  if (is_beside) {
    const Vertex beside = graph.add_vertex();
    graph.add_edge(0, beside);
    graph.add_edge(2, beside);
  }
  return with_more_edges(std::move(graph), dice.below(vertices), bipartite, dice);
}

// A prism or a Moebius ladder, whichever is bipartite.
Graph bipartite_ladder(std::size_t rungs) {
  Graph graph(2 * rungs);
  for (std::size_t i = 0; i < 2 * rungs; ++i) {
    const std::size_t next = (i + 1) % (2 * rungs);
    if (rungs % 2 == 1) {
      graph.add_edge(static_cast<Vertex>(i), static_cast<Vertex>(next));
      if (i < rungs) graph.add_edge(static_cast<Vertex>(i), static_cast<Vertex>(i + rungs));
    } else if (i < rungs) {
      const std::size_t round = (i + 1) % rungs;
      graph.add_edge(static_cast<Vertex>(i), static_cast<Vertex>(round));
      graph.add_edge(static_cast<Vertex>(i + rungs), static_cast<Vertex>(round + rungs));
      graph.add_edge(static_cast<Vertex>(i), static_cast<Vertex>(i + rungs));
    }
  }
  return graph;
}

Graph random_caterpillar(std::size_t vertices, Dice& dice) {
  const std::size_t path = 1 + dice.below(vertices);
  Graph graph = construct::path(static_cast<std::int64_t>(path));
  while (graph.vertices() < vertices) graph.add_edge(static_cast<Vertex>(dice.below(path)), graph.add_vertex());
  return graph;
}

}  // namespace

Graph random_tree(std::size_t vertices, Dice& dice) {
  Graph tree(vertices);
  if (vertices < 2) return tree;
  std::vector<std::size_t> code;
  std::vector<std::size_t> missing(vertices, 1);  // how often each vertex still comes as an end of an edge
  for (std::size_t i = 0; i + 2 < vertices; ++i) {
    code.push_back(dice.below(vertices));
    ++missing[code.back()];
  }
  const auto take_leaf = [&] {
    const auto leaf = std::ranges::find(missing, 1U);
    *leaf = 0;
    return static_cast<Vertex>(leaf - missing.begin());
  };
  for (const std::size_t next : code) {
    tree.add_edge(take_leaf(), static_cast<Vertex>(next));
    --missing[next];
  }
  const Vertex last = take_leaf();
  tree.add_edge(last, take_leaf());
  return tree;
}

RandomMembers::RandomMembers(const Family& family) : family_(family) {
  constexpr std::array kRandom{FamilyKind::graphs, FamilyKind::trees, FamilyKind::forests, FamilyKind::caterpillars,
                               FamilyKind::boards};
  if (std::ranges::find(kRandom, family_.kind) == kRandom.end()) {
    throw InputError(fmt::format("{} are not hunted through: expected graphs, trees, forests, caterpillars or boards",
                                 family_.name()));
  }
  const Bounds& edges = family_.of(SizeUnit::edges);
  const Bounds& vertices = family_.of(SizeUnit::vertices);
  vertices_ = vertices.most;
  if (family_.kind == FamilyKind::boards) {
    vertices_ = edges.most;
  } else if (vertices.are_open() && !edges.are_open()) {
    vertices_ = edges.most + 1;
  }
  if (vertices_ > kMostRandomVertices) {
    throw InputError(fmt::format("expected a bound of at most {} {}", kMostRandomVertices,
                                 family_.kind == FamilyKind::boards ? "edges" : "vertices"));
  }
  if (vertices_ == 0) throw InputError("nothing is so small");
}

Graph RandomMembers::graph(Dice& dice) const {
  const std::size_t n = vertices_;
  const Bounds& edges = family_.of(SizeUnit::edges);
  if (family_.kind == FamilyKind::caterpillars) return random_caterpillar(n, dice);
  if (family_.kind == FamilyKind::forests) return with_fewer_edges(random_tree(n, dice), edges.most, dice);
  if (family_.kind != FamilyKind::graphs) return random_tree(n, dice);
  if (family_.cubic) return n < 6 ? construct::complete(4) : bipartite_ladder(n / 2);
  if (family_.two_connected && n >= 5) return random_two_connected(n, family_.bipartite, dice);
  // As many edges as are asked for; else up to twice as many as a tree has.
  std::size_t more = dice.below(n + 1);
  if (edges.least + 1 > n) more = std::max(more, edges.least + 1 - n);
  if (edges.most + 1 < n + more) more = edges.most + 1 > n ? edges.most + 1 - n : 0;
  const Graph graph = with_more_edges(random_tree(n, dice), more, family_.bipartite, dice);
  return family_.connected ? graph : with_fewer_edges(graph, edges.most, dice);
}

Member RandomMembers::first(Dice& dice) const {
  if (family_.kind != FamilyKind::boards) return graph(dice);
  return family_.two_connected && vertices_ >= 3 ? cycle_board(vertices_) : path_board(vertices_);
}

std::optional<Member> RandomMembers::start(Dice& dice) const {
  Member member = first(dice);
  for (std::size_t attempt = 0; attempt < kAttempts && !family_.has(member); ++attempt) {
    member = std::visit([&](const auto& value) -> Member { return stepped(value, dice); }, member);
  }
  if (!family_.has(member)) return std::nullopt;
  // Ladders, boards and the like are all alike at first.
  for (std::size_t i = 0; i < 2 * vertices_; ++i) {
    if (auto other = near(member, dice)) member = std::move(*other);
  }
  return member;
}

std::optional<Member> RandomMembers::near(const Member& member, Dice& dice) const {
  for (std::size_t attempt = 0; attempt < kAttempts; ++attempt) {
    Member other = member;
    for (std::size_t steps = 1 + dice.below(kMostSteps); steps > 0; --steps) {
      other = std::visit([&](const auto& value) -> Member { return stepped(value, dice); }, other);
    }
    if (family_.has(other)) return other;
  }
  return std::nullopt;
}

}  // namespace sprague::explorer
