#include "canonical/graph_numbers.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_sets.hpp"
#include "canonical/graph_truths.hpp"
#include "canonical/vertex_bits.hpp"

namespace sprague {
namespace {

class Steps {
 public:
  explicit Steps(const char* what) : what_(what) {}
  void count() {
    if (++steps_ > kMostSteps) throw OutOfBudget(std::string("the ") + what_ + " of a graph takes too many steps");
  }

 private:
  const char* what_;
  std::uint64_t steps_ = 0;
};

template <std::size_t Words>
using Rows = std::vector<VertexBits<Words>>;

template <std::size_t Words>
Rows<Words> rows_of(const Graph& graph) {
  Rows<Words> rows(graph.vertices());
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) rows[v].insert(w);
  }
  return rows;
}

template <std::size_t Words>
VertexBits<Words> first_bits(std::size_t n) {
  VertexBits<Words> all;
  for (std::size_t v = 0; v < n; ++v) all.insert(v);
  return all;
}

// Calls search<Words>() with words enough for so many vertices.
template <class Search>
std::size_t with_words(std::size_t vertices, Search search) {
  if (vertices <= VertexBits<1>::kMost) return search.template operator()<1>();
  if (vertices <= VertexBits<kMostSearched / 64>::kMost) return search.template operator()<kMostSearched / 64>();
  throw OutOfBudget("a graph of more than " + std::to_string(kMostSearched) + " vertices is not searched");
}

template <std::size_t Words>
class IndependenceSearch {
 public:
  using Bits = VertexBits<Words>;
  explicit IndependenceSearch(Rows<Words> rows) : rows_(std::move(rows)) {}

  std::size_t most_of(Bits left) {
    steps_.count();
    std::size_t taken = 0;
    while (!left.empty()) {
      std::size_t least = Bits::kMost;
      std::size_t most = 0;
      std::size_t thinnest = 0;
      std::size_t widest = 0;
      left.each([&](std::size_t v) {
        const std::size_t degree = (rows_[v] & left).size();
        if (degree < least) {
          least = degree;
          thinnest = v;
        }
        if (degree >= most) {
          most = degree;
          widest = v;
        }
      });
      // A vertex with one neighbour or none is in some greatest set; so is any vertex of a cycle.
      if (least <= 1 || most == 2) {
        left = without_closed(left, thinnest);
        ++taken;
        continue;
      }
      const Bits part = component(left);
      if (part != left) return taken + most_of(part) + most_of(left - part);
      Bits others = left;
      others.erase(widest);
      return taken + std::max(1 + most_of(without_closed(left, widest)), most_of(others));
    }
    return taken;
  }

 private:
  Bits without_closed(Bits left, std::size_t v) const {
    left.erase(v);
    return left - rows_[v];
  }

  Bits component(const Bits& left) const {
    Bits reached;
    Bits border;
    border.insert(left.first());
    while (!border.empty()) {
      reached |= border;
      Bits next;
      border.each([&](std::size_t v) { next |= rows_[v]; });
      border = (next & left) - reached;
    }
    return reached;
  }

  Rows<Words> rows_;
  Steps steps_{"independence number"};
};

template <std::size_t Words>
class DominationSearch {
 public:
  using Bits = VertexBits<Words>;
  explicit DominationSearch(Rows<Words> rows) : closed_(std::move(rows)) {
    for (std::size_t v = 0; v < closed_.size(); ++v) closed_[v].insert(v);
  }

  std::size_t fewest() {
    fewest_ = closed_.size();
    search(first_bits<Words>(closed_.size()), 0);
    return fewest_;
  }

 private:
  using Choices = std::vector<std::size_t>;

  // Vertices that cover v, none of which covers only what another does.
  Choices choices_for(std::size_t v, const Bits& open) const {
    Choices choices;
    closed_[v].each([&](std::size_t u) {
      const Bits gain = closed_[u] & open;
      const auto covers = [&](std::size_t w) { return gain.is_within(closed_[w] & open); };
      if (std::ranges::any_of(choices, covers)) return;
      std::erase_if(choices, [&](std::size_t w) { return (closed_[w] & open).is_within(gain); });
      choices.push_back(u);
    });
    return choices;
  }

  void search(const Bits& open, std::size_t taken) {
    steps_.count();
    if (open.empty()) {
      fewest_ = std::min(fewest_, taken);
      return;
    }
    std::size_t widest = 1;
    for (const Bits& covered : closed_) widest = std::max(widest, (covered & open).size());
    if (taken + (open.size() + widest - 1) / widest >= fewest_) return;
    std::optional<Choices> best;
    open.each([&](std::size_t v) {
      if (best && best->size() == 1) return;
      Choices choices = choices_for(v, open);
      if (!best || choices.size() < best->size()) best = std::move(choices);
    });
    std::ranges::sort(*best, std::greater<>{}, [&](std::size_t u) { return (closed_[u] & open).size(); });
    for (const std::size_t u : *best) search(open - closed_[u], taken + 1);
  }

  Rows<Words> closed_;
  std::size_t fewest_ = 0;
  Steps steps_{"domination number"};
};

// The vertices of a tree from a root outwards, with the vertex before each; the root is before itself.
struct Rooted {
  VertexSet order{0};
  VertexSet before;

  explicit Rooted(const Graph& tree) : before(tree.vertices(), 0) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (const Vertex w : tree.neighbours(order[i])) {
        if (i > 0 && w == before[order[i]]) continue;
        before[w] = order[i];
        order.push_back(w);
      }
    }
  }
};

// From the outermost vertices inwards: each is taken unless one that it is joined to is.
std::size_t independence_of_tree(const Graph& tree) {
  const Rooted rooted(tree);
  std::vector<bool> barred(tree.vertices(), false);
  std::size_t taken = 0;
  for (std::size_t i = tree.vertices(); i-- > 0;) {
    const Vertex v = rooted.order[i];
    if (barred[v]) continue;
    ++taken;
    barred[rooted.before[v]] = true;
  }
  return taken;
}

// From the outermost vertices inwards: what nothing covers yet is covered from the vertex before it, which covers most
// of what is left.
std::size_t domination_of_tree(const Graph& tree) {
  const Rooted rooted(tree);
  std::vector<bool> covered(tree.vertices(), false);
  std::size_t taken = 0;
  for (std::size_t i = tree.vertices(); i-- > 0;) {
    const Vertex v = rooted.order[i];
    if (covered[v]) continue;
    ++taken;
    const Vertex chosen = rooted.before[v];
    covered[chosen] = true;
    for (const Vertex w : tree.neighbours(chosen)) covered[w] = true;
  }
  return taken;
}

// Adds up a number of the components: of those that are trees in one way, of the others in another.
template <class OfTree, class OfOther>
std::size_t sum_over_components(const Graph& graph, OfTree of_tree, OfOther of_other) {
  std::size_t sum = 0;
  for (const VertexSet& vertices : components_of(graph)) {
    const Graph component = graph.induced(vertices);
    const bool is_tree = component.edges() + 1 == component.vertices();
    sum += is_tree ? of_tree(component) : with_words(component.vertices(), [&]<std::size_t Words>() {
      return of_other(rows_of<Words>(component));
    });
  }
  return sum;
}

// The vertices in an order in which each has the fewest neighbours among it and those after it.
VertexSet thinnest_first(const Graph& graph) {
  std::vector<std::size_t> degree(graph.vertices());
  std::vector<VertexSet> by_degree(graph.vertices() + 1);
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    degree[v] = graph.degree(static_cast<Vertex>(v));
    by_degree[degree[v]].push_back(static_cast<Vertex>(v));
  }
  VertexSet order;
  std::vector<bool> done(graph.vertices(), false);
  for (std::size_t d = 0; order.size() < graph.vertices();) {
    if (by_degree[d].empty()) {
      ++d;
      continue;
    }
    const Vertex v = by_degree[d].back();
    by_degree[d].pop_back();
    if (done[v] || degree[v] != d) continue;
    done[v] = true;
    order.push_back(v);
    for (const Vertex w : graph.neighbours(v)) {
      if (!done[w]) by_degree[--degree[w]].push_back(w);
    }
    d = d > 0 ? d - 1 : 0;
  }
  return order;
}

template <std::size_t Words>
std::size_t clique_within(const Graph& graph) {
  Rows<Words> strangers = rows_of<Words>(graph);
  const auto all = first_bits<Words>(graph.vertices());
  for (std::size_t v = 0; v < strangers.size(); ++v) {
    strangers[v] = all - strangers[v];
    strangers[v].erase(v);
  }
  return IndependenceSearch<Words>(std::move(strangers)).most_of(all);
}

// Colours vertex by vertex, one with the most colours around it first (Brelaz 1979), taking back what does not go on.
class ColourSearch {
 public:
  ColourSearch(const Graph& graph, std::size_t colours, Steps& steps)
      : graph_(graph),
        colours_(colours),
        colour_(graph.vertices(), colours),
        around_(graph.vertices(), std::vector<std::size_t>(colours, 0)),
        seen_(graph.vertices(), 0),
        steps_(steps) {}

  bool succeeds() { return extend(0, 0); }

 private:
  bool extend(std::size_t done, std::size_t used) {
    steps_.count();
    if (done == graph_.vertices()) return true;
    const Vertex v = next();
    for (std::size_t colour = 0; colour < std::min(used + 1, colours_); ++colour) {
      if (around_[v][colour] != 0) continue;
      set(v, colour);
      if (extend(done + 1, std::max(used, colour + 1))) return true;
      clear(v);
    }
    return false;
  }

  Vertex next() const {
    std::optional<Vertex> best;
    for (std::size_t i = 0; i < graph_.vertices(); ++i) {
      const auto v = static_cast<Vertex>(i);
      if (colour_[v] != colours_) continue;
      if (!best || std::pair(seen_[v], graph_.degree(v)) > std::pair(seen_[*best], graph_.degree(*best))) best = v;
    }
    return best.value();
  }

  void set(Vertex v, std::size_t colour) {
    colour_[v] = colour;
    for (const Vertex w : graph_.neighbours(v)) {
      if (around_[w][colour]++ == 0) ++seen_[w];
    }
  }
  void clear(Vertex v) {
    for (const Vertex w : graph_.neighbours(v)) {
      if (--around_[w][colour_[v]] == 0) --seen_[w];
    }
    colour_[v] = colours_;
  }

  const Graph& graph_;
  std::size_t colours_;
  std::vector<std::size_t> colour_;  // `colours_` for none yet
  std::vector<std::vector<std::size_t>> around_;
  std::vector<std::size_t> seen_;
  Steps& steps_;
};

// Without the vertices that have fewer than `colours` neighbours, one after the other: they always get a colour.
Graph colour_core(Graph graph, std::size_t colours) {
  while (true) {
    VertexSet kept;
    for (std::size_t v = 0; v < graph.vertices(); ++v) {
      if (graph.degree(static_cast<Vertex>(v)) >= colours) kept.push_back(static_cast<Vertex>(v));
    }
    if (kept.size() == graph.vertices()) return graph;
    graph = graph.induced(kept);
  }
}

bool has_colouring(const Graph& graph, std::size_t colours, Steps& steps) {
  const Graph core = colour_core(graph, colours);
  return std::ranges::all_of(components_of(core), [&](const VertexSet& vertices) {
    const Graph component = core.induced(vertices);
    return ColourSearch(component, colours, steps).succeeds();
  });
}

}  // namespace

std::size_t independence_number(const Graph& graph) {
  return sum_over_components(graph, independence_of_tree, []<std::size_t Words>(const Rows<Words>& rows) {
    return IndependenceSearch<Words>(rows).most_of(first_bits<Words>(rows.size()));
  });
}

std::size_t domination_number(const Graph& graph) {
  return sum_over_components(graph, domination_of_tree, []<std::size_t Words>(const Rows<Words>& rows) {
    return DominationSearch<Words>(rows).fewest();
  });
}

std::size_t clique_number(const Graph& graph) {
  const VertexSet order = thinnest_first(graph);
  std::vector<std::size_t> place(graph.vertices());
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
  std::size_t best = 0;
  // A greatest clique is its first vertex in this order and some neighbours that come later.
  for (const Vertex v : order) {
    VertexSet later;
    for (const Vertex w : graph.neighbours(v)) {
      if (place[w] > place[v]) later.push_back(w);
    }
    if (later.size() + 1 <= best) continue;
    const Graph among = graph.induced(later);
    best =
        std::max(best, 1 + with_words(later.size(), [&]<std::size_t Words>() { return clique_within<Words>(among); }));
  }
  return best;
}

std::size_t chromatic_number(const Graph& graph) {
  if (graph.edges() == 0) return graph.vertices() == 0 ? 0 : 1;
  if (is_bipartite(graph)) return 2;
  Steps steps("chromatic number");
  std::size_t colours = std::max<std::size_t>(3, clique_number(graph));
  while (!has_colouring(graph, colours, steps)) ++colours;
  return colours;
}

}  // namespace sprague
