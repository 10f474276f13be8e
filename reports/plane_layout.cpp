#include "reports/plane_layout.hpp"

#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <tuple>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr int kSteps = 600;
constexpr double kSpring = 0.06;      // pull of an edge: times its length
constexpr double kStiffness = 0.016;  // push of an edge: over its cubed length
constexpr double kRepulsion = 0.004;  // over the cubed distance of a vertex from an edge
constexpr double kLongestStep = 0.1;  // at first; shrinks to nothing
constexpr double kShareOfGap = 0.4;   // less than half: see the head of plane_layout.hpp
constexpr double kTooHigh = 1.5;      // for its breadth
constexpr double kEqual = 0.01;       // smaller differences count as none

// Every edge once, as its dart from the smaller vertex.
std::vector<Dart> edges_of(const PlaneMap& map) {
  std::vector<Dart> result;
  for (std::size_t d = 0; d < map.darts(); ++d) {
    const auto dart = static_cast<Dart>(d);
    if (map.tail(dart) < map.head(dart)) result.push_back(dart);
  }
  return result;
}

// The linear system of Tutte's drawing: every free point is the mean of its neighbours.
class Barycentric {
 public:
  explicit Barycentric(std::size_t free) : rows_(free, std::vector<double>(free, 0)), right_(free) {}

  std::size_t add_free() {
    for (auto& row : rows_) row.push_back(0);
    rows_.emplace_back(rows_.size() + 1, 0.0);
    right_.emplace_back();
    return rows_.size() - 1;
  }

  void join(std::size_t a, std::size_t b) {
    ++rows_[a][a];
    ++rows_[b][b];
    --rows_[a][b];
    --rows_[b][a];
  }

  void join_to_fixed(std::size_t a, Point at) {
    ++rows_[a][a];
    right_[a] = right_[a] + at;
  }

  // Gaussian elimination; the matrix is symmetric and positive definite and needs no pivoting.
  std::vector<Point> solve() && {
    const std::size_t n = rows_.size();
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = i + 1; j < n; ++j) {
        const double factor = rows_[j][i] / rows_[i][i];
        if (factor == 0) continue;
        for (std::size_t k = i; k < n; ++k) rows_[j][k] -= factor * rows_[i][k];
        right_[j] = right_[j] - factor * right_[i];
      }
    }
    for (std::size_t i = n; i-- > 0;) {
      for (std::size_t k = i + 1; k < n; ++k) right_[i] = right_[i] - rows_[i][k] * right_[k];
      right_[i] = 1 / rows_[i][i] * right_[i];
    }
    return std::move(right_);
  }

 private:
  std::vector<std::vector<double>> rows_;
  std::vector<Point> right_;
};

// Tutte's drawing with the dummies that the head of the header tells of. Requires at least two edges.
std::vector<Point> barycentric_drawing(const PlaneMap& map) {
  Barycentric system(map.vertices());
  for (const Dart d : edges_of(map)) system.join(map.tail(d), map.head(d));
  for (std::size_t face = 0; face < map.faces(); ++face) {
    const std::vector<Dart> walk = map.walk(static_cast<Face>(face));
    if (face == map.outer_face()) {
      const double step = 2 * std::numbers::pi / static_cast<double>(walk.size());
      for (std::size_t i = 0; i < walk.size(); ++i) {
        const double angle = step * static_cast<double>(i);
        const Point corner{std::cos(angle), std::sin(angle)};
        system.join_to_fixed(map.tail(walk[i]), corner);
        system.join_to_fixed(map.head(walk[i]), corner);
      }
      continue;
    }
    const std::size_t centre = system.add_free();
    std::vector<std::size_t> ring;
    for (const Dart d : walk) {
      ring.push_back(system.add_free());
      system.join(ring.back(), map.tail(d));
      system.join(ring.back(), map.head(d));
      system.join(ring.back(), centre);
    }
    for (std::size_t i = 0; i < ring.size(); ++i) system.join(ring[i], ring[(i + 1) % ring.size()]);
  }
  std::vector<Point> points = std::move(system).solve();
  points.resize(map.vertices());
  return points;
}

void scale(std::vector<Point>& points, double factor) {
  for (Point& point : points) point = factor * point;
}

double mean_length(const PlaneMap& map, const std::vector<Point>& points) {
  double sum = 0;
  for (std::size_t d = 0; d < map.darts(); ++d) {
    const auto dart = static_cast<Dart>(d);
    sum += length(points[map.head(dart)] - points[map.tail(dart)]);
  }
  return sum / static_cast<double>(map.darts());
}

// How far each vertex is from what it could run into: the least of the distances between it and an edge, between
// another vertex and an edge of its own, and of half the lengths of its edges.
std::vector<double> gaps(const PlaneMap& map, std::span<const Point> points) {
  std::vector<double> result(points.size(), std::numeric_limits<double>::infinity());
  const auto keep = [&](Vertex v, double gap) { result[v] = std::min(result[v], gap); };
  for (const Dart d : edges_of(map)) {
    const Vertex a = map.tail(d);
    const Vertex b = map.head(d);
    for (const Vertex end : {a, b}) keep(end, length(points[b] - points[a]) / 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const auto v = static_cast<Vertex>(i);
      if (v == a || v == b) continue;
      const double gap = length(away_from_segment(points[v], points[a], points[b]));
      for (const Vertex touched : {v, a, b}) keep(touched, gap);
    }
  }
  return result;
}

std::vector<Point> forces(const PlaneMap& map, const std::vector<Point>& points) {
  std::vector<Point> force(points.size());
  const auto push = [&](std::size_t v, Point by) { force[v] = force[v] + by; };
  for (const Dart d : edges_of(map)) {
    const Vertex a = map.tail(d);
    const Vertex b = map.head(d);
    const Point along = points[b] - points[a];
    const double square_length = dot(along, along);
    const Point pull = (kSpring - kStiffness / (square_length * square_length)) * along;
    push(a, pull);
    push(b, -1 * pull);
    for (std::size_t v = 0; v < points.size(); ++v) {
      if (v == a || v == b) continue;
      const double t = nearest_along(points[v], points[a], points[b]);
      const Point away = away_from_segment(points[v], points[a], points[b]);
      const double square = dot(away, away);
      const Point by = kRepulsion / (square * square) * away;
      push(v, by);
      push(a, (t - 1) * by);
      push(b, -t * by);
    }
  }
  return force;
}

void even_out(const PlaneMap& map, std::vector<Point>& points) {
  for (int step = 0; step < kSteps; ++step) {
    const double longest = kLongestStep * (kSteps - step) / kSteps;
    const std::vector<double> gap = gaps(map, points);
    const std::vector<Point> force = forces(map, points);
    for (std::size_t v = 0; v < points.size(); ++v) {
      const double most = std::min(longest, kShareOfGap * gap[v]);
      const double wanted = length(force[v]);
      points[v] = points[v] + (wanted > most ? most / wanted : 1.0) * force[v];
    }
  }
}

// Whether the drawing is its own mirror image in the vertical through the origin.
bool is_own_mirror_image(const std::vector<Point>& points) {
  return std::ranges::all_of(points, [&](Point p) {
    return std::ranges::any_of(points, [&](Point q) { return length(Point{-p.x, p.y} - q) < kEqual; });
  });
}

// The drawing turned so that one of the directions points down: the flattest way, of equals the first. With `mirrored`
// only ways that make it its own mirror image count; nothing where there is none.
std::vector<Point> flattest(const std::vector<Point>& points, const std::vector<Point>& directions, bool mirrored) {
  std::vector<Point> best;
  double least = std::numeric_limits<double>::infinity();
  for (const Point down : directions) {
    if (length(down) < kEqual) continue;
    std::vector<Point> turned;
    for (const Point p : points) turned.push_back(1 / length(down) * Point{cross(p, down), dot(p, down)});
    const auto [top, bottom] = std::ranges::minmax(turned, {}, &Point::y);
    if (bottom.y - top.y > least - kEqual || (mirrored && !is_own_mirror_image(turned))) continue;
    least = bottom.y - top.y;
    best = std::move(turned);
  }
  return best;
}

// Turns the drawing so that an axis of symmetry is upright, or level if it would be much higher than broad; without
// one, so that an edge of the outer face is level.
std::vector<Point> upright(const PlaneMap& map, std::vector<Point> points) {
  Point centre;
  for (const Point p : points) centre = centre + p;
  centre = 1 / static_cast<double>(points.size()) * centre;
  for (Point& p : points) p = p - centre;
  // An axis passes through vertices of the outer face or the middles of its edges; an edge below is preferred.
  std::vector<Point> axes;
  std::vector<Point> outwards;
  const std::vector<Dart> outer = map.walk(map.outer_face());
  for (const Dart d : outer) {
    const Point tail = points[map.tail(d)];
    const Point head = points[map.head(d)];
    axes.push_back(0.5 * (tail + head));
    outwards.push_back(quarter_turn(tail - head));
  }
  for (const Dart d : outer) axes.push_back(points[map.tail(d)]);
  for (std::size_t i = 0, n = axes.size(); i < n; ++i) axes.push_back(quarter_turn(axes[i]));
  std::vector<Point> result = flattest(points, axes, true);
  if (result.empty()) return flattest(points, outwards, false);
  const auto [left, right] = std::ranges::minmax(result, {}, &Point::x);
  const auto [top, bottom] = std::ranges::minmax(result, {}, &Point::y);
  if (bottom.y - top.y > kTooHigh * (right.x - left.x)) std::ranges::transform(result, result.begin(), quarter_turn);
  return result;
}

}  // namespace

std::vector<Point> layout_of(const PlaneMap& map) {
  if (map.edges() == 1) return {{0, 0}, {1, 0}};
  std::vector<Point> points = barycentric_drawing(map);
  scale(points, 1 / mean_length(map, points));
  even_out(map, points);
  points = upright(map, std::move(points));
  scale(points, std::max(1 / mean_length(map, points), kLeastClearance / std::ranges::min(gaps(map, points))));
  const Point corner{std::ranges::min(points, {}, &Point::x).x, std::ranges::min(points, {}, &Point::y).y};
  for (Point& p : points) p = p - corner;
  ensure_drawn(map, points, kLeastClearance - 1e-9);
  return points;
}

void ensure_drawn(const PlaneMap& map, std::span<const Point> points, double clearance) {
  ENSURE(points.size() == map.vertices(), "a drawing with another number of vertices than its map");
  ENSURE(std::ranges::min(gaps(map, points)) >= clearance, "a vertex too near to another or to an edge");
  const auto at = [&](Dart d) { return points[map.tail(d)]; };
  const auto along = [&](Dart d) { return points[map.head(d)] - points[map.tail(d)]; };
  const std::vector<Dart> edges = edges_of(map);
  for (const Dart d : edges) {
    for (const Dart e : edges) {
      const bool parts_e = cross(along(d), at(e) - at(d)) * cross(along(d), at(e) + along(e) - at(d)) < 0;
      const bool parts_d = cross(along(e), at(d) - at(e)) * cross(along(e), at(d) + along(d) - at(e)) < 0;
      const bool apart = map.tail(d) != map.tail(e) && map.tail(d) != map.head(e) && map.head(d) != map.tail(e) &&
                         map.head(d) != map.head(e);
      ENSURE(!(apart && parts_e && parts_d), "two edges cross");
    }
  }
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    // Going once round clockwise, the angle falls back once.
    std::size_t falls = 0;
    const Dart first = map.first_dart(static_cast<Vertex>(v));
    for (std::size_t i = 0; i < map.degree(static_cast<Vertex>(v)); ++i) {
      const auto d = static_cast<Dart>(first + i);
      const Point here = along(d);
      const Point next = along(map.clockwise(d));
      falls += std::atan2(next.y, next.x) <= std::atan2(here.y, here.x) ? 1U : 0U;
    }
    ENSURE(falls == 1, "the neighbours of a vertex stand in another order");
  }
  for (std::size_t face = 0; face < map.faces(); ++face) {
    double clockwise_area = 0;
    for (const Dart d : map.walk(static_cast<Face>(face))) {
      clockwise_area += cross(at(d) - points.front(), along(d));
    }
    const bool is_outside = face == map.outer_face();
    ENSURE(map.faces() == 1 || (clockwise_area > 0) == is_outside, "another face is outside");
  }
}

}  // namespace sprague
