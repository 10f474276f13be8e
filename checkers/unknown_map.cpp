#include "checkers/unknown_map.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

std::string open_name(std::size_t d) {
  return fmt::format("open{}", d);
}

std::string tree_name(std::size_t d) {
  return fmt::format("tree{}", d);
}

}  // namespace

UnknownMap::UnknownMap(Truths& truths, std::size_t edges) : truths_(truths), edges_(edges) {
  ENSURE(edges > 0, "a map without edges");
  std::vector<Truth> open;
  std::vector<Truth> tree;
  for (std::size_t d = 0; d < darts(); ++d) {
    open.push_back(truths.unknown(open_name(d)));
    tree.push_back(truths.unknown(tree_name(d)));
  }
  // How many edges have been opened before each letter.
  Grid opened{std::vector<Truth>(edges + 1)};
  opened[0][0] = true;
  for (std::size_t d = 0; d < darts(); ++d) {
    opens_.emplace_back(edges + 1);
    opened.emplace_back(edges + 1);
    for (std::size_t e = 0; e <= edges; ++e) {
      if (e > 0) opens_[d][e] = truths.named(fmt::format("opens{}_{}", d, e), open[d] && opened[d][e - 1]);
      opened[d + 1][e] = truths.named(fmt::format("opened{}_{}", d + 1, e), opens_[d][e] || (opened[d][e] && !open[d]));
    }
    // Else one edge too many would be none.
    truths.require(!open[d] || !opened[d][edges]);
  }
  truths.require(opened.back()[edges]);

  std::array<std::vector<Truth>, 2> pushed;
  std::array<std::vector<Truth>, 2> popped;
  for (std::size_t d = 0; d < darts(); ++d) {
    for (const bool of_tree : {false, true}) {
      const Truth mine = of_tree ? tree[d] : !tree[d];
      pushed.at(of_tree ? 1 : 0).push_back(open[d] && mine);
      popped.at(of_tree ? 1 : 0).push_back(!open[d] && mine);
    }
  }
  tree_edge_.resize(edges + 1);
  for (std::size_t e = 1; e <= edges; ++e) {
    std::vector<Truth> opening;
    for (std::size_t d = 0; d < darts(); ++d) opening.push_back(opens_[d][e] && tree[d]);
    tree_edge_[e] = truths.named(fmt::format("tree_edge{}", e), some(opening));
  }
  tail_ = stack("tail", pushed[1], popped[1]);
  left_ = stack("left", pushed[0], popped[0]);
  for (std::size_t d = 0; d < darts(); ++d) {
    closes_.emplace_back(edges + 1);
    for (std::size_t e = 1; e <= edges; ++e) {
      closes_[d][e] = truths.named(fmt::format("closes{}_{}", d, e),
                                   (popped[1][d] && tail_.top[d][e]) || (popped[0][d] && left_.top[d][e]));
    }
  }
  same_tail_ = same("same_tail", tail_.top);
  same_left_ = same("same_left", left_.top);
  require_search_tree();
}

Truth UnknownMap::is_at_leaf(std::size_t d) const {
  std::vector<Truth> alone;
  for (std::size_t c = 0; c < darts(); ++c) {
    if (c != d) alone.push_back(!same_tail(c, d));
  }
  return every(alone);
}

UnknownMap::Stack UnknownMap::stack(const std::string& name, const std::vector<Truth>& pushed,
                                    const std::vector<Truth>& popped) {
  Stack stack{Grid(darts() + 1, std::vector<Truth>(edges_ + 1)), Grid(edges_ + 1, std::vector<Truth>(edges_ + 1))};
  auto& [top, below] = stack;
  top[0][0] = true;
  for (std::size_t d = 1; d <= darts(); ++d) {
    for (std::size_t e = 0; e <= edges_ && e <= d; ++e) top[d][e] = truths_.unknown(fmt::format("{}{}_{}", name, d, e));
    truths_.require(some(top[d]));
    truths_.require_at_most_one(top[d]);
  }
  for (std::size_t e = 1; e <= edges_; ++e) {
    for (std::size_t g = 0; g < e; ++g) below[e][g] = truths_.unknown(fmt::format("{}_below{}_{}", name, e, g));
    truths_.require_at_most_one(below[e]);
    // An edge of the other kind stands on nothing.
    std::vector<Truth> opening;
    for (std::size_t d = 0; d < darts(); ++d) opening.push_back(pushed[d] && opens_[d][e]);
    truths_.require(implies(some(below[e]), some(opening)));
  }
  for (std::size_t d = 0; d < darts(); ++d) {
    for (std::size_t e = 0; e <= edges_; ++e) {
      truths_.require(pushed[d] || popped[d] || !top[d][e] || top[d + 1][e]);
      if (e == 0) continue;
      truths_.require(implies(pushed[d] && opens_[d][e], top[d + 1][e]));
      for (std::size_t g = 0; g < e; ++g) {
        truths_.require(implies(every(std::array{pushed[d], opens_[d][e], top[d][g]}), below[e][g]));
        truths_.require(implies(every(std::array{popped[d], top[d][e], below[e][g]}), top[d + 1][g]));
      }
    }
    truths_.require(!popped[d] || !top[d][0]);
  }
  truths_.require(top.back()[0]);
  return stack;
}

UnknownMap::Grid UnknownMap::same(const std::string& name, const Grid& top) {
  Grid result(darts(), std::vector<Truth>(darts()));
  for (std::size_t c = 0; c < darts(); ++c) {
    for (std::size_t d = 0; d < c; ++d) {
      std::vector<Truth> both;
      for (std::size_t e = 0; e <= edges_; ++e) both.push_back(top[c][e] && top[d][e]);
      result[c][d] = result[d][c] = truths_.named(fmt::format("{}{}_{}", name, c, d), some(both));
    }
  }
  return result;
}

// Every other edge opens at a vertex and closes at one above its parent, no two at the same ones.
void UnknownMap::require_search_tree() {
  Grid above(edges_ + 1, std::vector<Truth>(edges_ + 1));  // above[v][u]: u is nearer to the root
  Grid lower(edges_ + 1, std::vector<Truth>(edges_ + 1));  // where an edge opens
  Grid upper(edges_ + 1, std::vector<Truth>(edges_ + 1));  // where it closes
  for (std::size_t e = 1; e <= edges_; ++e) {
    for (std::size_t v = 0; v < e; ++v) {
      std::vector<Truth> ways{tail_.below[e][v]};
      for (std::size_t w = v + 1; w < e; ++w) ways.push_back(tail_.below[e][w] && above[w][v]);
      above[e][v] = truths_.named(fmt::format("above{}_{}", e, v), some(ways));
      std::vector<Truth> opening;
      std::vector<Truth> closing;
      for (std::size_t d = 0; d < darts(); ++d) {
        opening.push_back(opens_[d][e] && tail_.top[d][v]);
        closing.push_back(closes_[d][e] && tail_.top[d][v]);
      }
      lower[e][v] = truths_.named(fmt::format("lower{}_{}", e, v), some(opening) && !tree_edge_[e]);
      upper[e][v] = truths_.named(fmt::format("upper{}_{}", e, v), some(closing) && !tree_edge_[e]);
    }
    truths_.require(tree_edge_[e] || some(lower[e]));
    truths_.require(tree_edge_[e] || some(upper[e]));
    for (std::size_t v = 0; v < e; ++v) {
      for (std::size_t u = 0; u < e; ++u) {
        const Truth joins = lower[e][v] && upper[e][u];
        truths_.require(implies(joins, u < v ? above[v][u] && !tail_.below[v][u] : Truth(false)));
        for (std::size_t before = 1; before < e; ++before) {
          truths_.require(!joins || !(lower[before][v] && upper[before][u]));
        }
      }
    }
  }
}

namespace {

// The word, read as a drawing.
FoundMap drawn(const Model& model, std::size_t edges) {
  struct Open {
    std::size_t edge;
    Vertex tail;
    std::size_t place;  // around the tail
  };
  std::array<std::vector<Open>, 2> open;
  std::vector<std::vector<Vertex>> clockwise(1);
  std::vector<std::pair<Vertex, Vertex>> ends{{0, 0}};
  Vertex at = 0;
  for (std::size_t d = 0; d < 2 * edges; ++d) {
    const bool of_tree = model.at(tree_name(d)) != 0;
    std::vector<Open>& mine = open.at(of_tree ? 1 : 0);
    if (model.at(open_name(d)) != 0) {
      mine.push_back({ends.size(), at, clockwise[at].size()});
      const auto next = static_cast<Vertex>(clockwise.size());
      ends.emplace_back(at, next);
      clockwise[at].push_back(next);
      if (!of_tree) continue;
      clockwise.emplace_back();
      at = next;
    } else {
      ENSURE(!mine.empty(), "the solver's map closes an edge that is not open");
      const auto [edge, tail, place] = mine.back();
      mine.pop_back();
      clockwise[at].push_back(tail);
      if (of_tree) {
        at = tail;
      } else {
        ends[edge].second = clockwise[tail][place] = at;
      }
    }
  }
  ENSURE(!clockwise[0].empty(), "the solver's map has no edge at its root");
  FoundMap found{PlaneMap(clockwise, 0, clockwise[0].front()), {0}};
  for (std::size_t e = 1; e <= edges; ++e) {
    found.opening.push_back(found.map.dart(ends.at(e).first, ends.at(e).second));
  }
  return found;
}

}  // namespace

FoundMap found_map(const Model& model, std::size_t edges) {
  try {
    return drawn(model, edges);
  } catch (const InputError& error) {
    throw InternalError(fmt::format("the solver's map is none: {}", error.what()));
  }
}

}  // namespace sprague
