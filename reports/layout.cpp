#include "reports/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <tuple>

namespace sprague {
namespace {

constexpr double kLayer = 0.8;      // from a vertex of a branch to its children
constexpr double kColumn = 0.6;     // from a leaf of a branch to the next
constexpr double kSteepness = 0.5;  // least height of a fan for half its width
constexpr double kClear = 0.35;     // from a chord of the circle to a vertex it passes

// The last vertex that a breadth-first walk reaches, the smallest of those as far, and the way back to the start.
std::vector<Vertex> longest_path_from(const Graph& tree, Vertex start) {
  std::vector<Vertex> parent(tree.vertices(), start);
  std::vector<std::size_t> distance(tree.vertices(), 0);
  std::vector<Vertex> reached{start};
  Vertex farthest = start;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Vertex v = reached[i];
    if (distance[v] > distance[farthest] || (distance[v] == distance[farthest] && v < farthest)) farthest = v;
    for (Vertex w : tree.neighbours(v)) {
      if (w == parent[v]) continue;
      parent[w] = v;
      distance[w] = distance[v] + 1;
      reached.push_back(w);
    }
  }
  std::vector<Vertex> path{farthest};
  while (path.back() != start) path.push_back(parent[path.back()]);
  return path;
}

class TreeLayout {
 public:
  explicit TreeLayout(const Graph& tree) : tree_(tree), points_(tree.vertices()) {
    path_ = longest_path_from(tree, longest_path_from(tree, 0).front());
    if (path_.back() < path_.front()) std::ranges::reverse(path_);
  }

  std::vector<Point> run() {
    double x = 0;
    double room_before = 0;
    for (std::size_t i = 0; i < path_.size(); ++i) {
      const Room room = hang_branches(i);
      if (i > 0) x += std::max(1.0, room_before + room.left);
      points_[path_[i]] = {x, 0};
      for (Vertex v : hung_) points_[v].x += x;
      room_before = room.right;
    }
    return points_;
  }

 private:
  struct Branch {
    Vertex root = 0;
    std::size_t leaves = 0;
    std::size_t size = 0;
  };
  // What the branches need on either side of their vertex of the path.
  struct Room {
    double left = 0;
    double right = 0;
  };

  Branch measure(Vertex root, Vertex parent) const {
    Branch branch{root, tree_.degree(root) == 1 ? 1U : 0U, 1};
    for (Vertex child : tree_.neighbours(root)) {
      if (child == parent) continue;
      const Branch below = measure(child, root);
      branch.leaves += below.leaves;
      branch.size += below.size;
    }
    return branch;
  }

  // Places the branches of a vertex of the path around x = 0: the broadest first, each on the side with fewer leaves.
  Room hang_branches(std::size_t at) {
    const Vertex v = path_[at];
    std::vector<Branch> branches;
    for (Vertex w : tree_.neighbours(v)) {
      const bool on_path = (at > 0 && w == path_[at - 1]) || (at + 1 < path_.size() && w == path_[at + 1]);
      if (!on_path) branches.push_back(measure(w, v));
    }
    std::ranges::sort(branches, [](const Branch& a, const Branch& b) {
      return std::tuple(b.leaves, b.size, a.root) < std::tuple(a.leaves, a.size, b.root);
    });
    std::vector<Vertex> above;
    std::vector<Vertex> below;
    std::size_t leaves_above = 0;
    std::size_t leaves_below = 0;
    for (const Branch& branch : branches) {
      const bool goes_above = leaves_above <= leaves_below;
      (goes_above ? above : below).push_back(branch.root);
      (goes_above ? leaves_above : leaves_below) += branch.leaves;
    }
    hung_.clear();
    const Room one = hang_side(v, above, -1);
    const Room other = hang_side(v, below, 1);
    return {std::max(one.left, other.left), std::max(one.right, other.right)};
  }

  Room hang_side(Vertex v, const std::vector<Vertex>& roots, double direction) {
    if (roots.empty()) return {};
    const std::size_t first_hung = hung_.size();
    double column = 0;
    for (Vertex root : roots) spread(root, v, column);
    const double first = points_[roots.front()].x;
    const double last = points_[roots.back()].x;
    const double middle = (first + last) / 2;
    for (std::size_t i = first_hung; i < hung_.size(); ++i) points_[hung_[i]].x -= middle;
    for (Vertex root : roots) lower(root, v, direction * layer_under((last - first) / 2), direction);
    return {middle + kColumn / 2, column - kColumn / 2 - middle};
  }

  // Gives a branch its columns from the next free one on, its root over the middle of its children.
  void spread(Vertex root, Vertex parent, double& column) {
    std::optional<double> first;
    double last = 0;
    for (Vertex child : tree_.neighbours(root)) {
      if (child == parent) continue;
      spread(child, root, column);
      last = points_[child].x;
      if (!first) first = last;
    }
    if (!first) {
      first = last = column;
      column += kColumn;
    }
    points_[root].x = (*first + last) / 2;
    hung_.push_back(root);
  }

  // Gives a branch its layers; `direction` is 1 downwards and -1 upwards.
  void lower(Vertex root, Vertex parent, double y, double direction) {
    points_[root].y = y;
    double half_width = 0;
    for (Vertex child : tree_.neighbours(root)) {
      if (child != parent) half_width = std::max(half_width, std::abs(points_[child].x - points_[root].x));
    }
    for (Vertex child : tree_.neighbours(root)) {
      if (child != parent) lower(child, root, y + direction * layer_under(half_width), direction);
    }
  }

  // A broad fan is high enough that its edges keep clear of the vertices between.
  static double layer_under(double half_width) { return std::max(kLayer, kSteepness * half_width); }

  const Graph& tree_;
  std::vector<Vertex> path_;
  std::vector<Point> points_;
  std::vector<Vertex> hung_;  // the vertices of the branches placed last
};

// The vertices in the order of a depth-first walk, which goes round a cycle.
std::vector<Vertex> walk_order(const Graph& graph) {
  std::vector<Vertex> order;
  std::vector<bool> done(graph.vertices(), false);
  for (std::size_t start = 0; start < graph.vertices(); ++start) {
    std::vector<Vertex> stack{static_cast<Vertex>(start)};
    while (!stack.empty()) {
      const Vertex v = stack.back();
      stack.pop_back();
      if (done[v]) continue;
      done[v] = true;
      order.push_back(v);
      const auto neighbours = graph.neighbours(v);
      stack.insert(stack.end(), neighbours.rbegin(), neighbours.rend());
    }
  }
  return order;
}

std::vector<Point> circle_layout(const Graph& graph) {
  const std::vector<Vertex> order = walk_order(graph);
  const auto count = static_cast<double>(order.size());
  const double step = 2 * std::numbers::pi / count;
  std::size_t sides = 0;
  for (std::size_t i = 0; i < order.size(); ++i) sides += graph.has_edge(order[i], order[(i + 1) % order.size()]);
  const bool has_chords = graph.edges() > sides;
  const double beside = 1 / (2 * std::sin(step / 2));
  const double radius = has_chords ? std::max(beside, kClear / (1 - std::cos(step))) : beside;
  std::vector<Point> points(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const double angle = step * static_cast<double>(i);
    points[order[i]] = {radius * std::sin(angle), -radius * std::cos(angle)};
  }
  return points;
}

}  // namespace

std::vector<Point> layout_of(const Graph& graph) {
  if (graph.vertices() == 0) return {};
  std::vector<Point> points = graph.is_tree() ? TreeLayout(graph).run() : circle_layout(graph);
  const double left = std::ranges::min(points, {}, &Point::x).x;
  const double top = std::ranges::min(points, {}, &Point::y).y;
  for (Point& point : points) point = {point.x - left, point.y - top};
  return points;
}

}  // namespace sprague
