// Points of the page and the little arithmetic that layouts need; y grows downwards.
#pragma once

#include <algorithm>
#include <cmath>

namespace sprague {

struct Point {
  double x = 0;
  double y = 0;
};

constexpr Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(double scale, Point a) {
  return {scale * a.x, scale * a.y};
}
constexpr double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}
// Positive where b lies clockwise of a on the page.
constexpr double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
// Clockwise on the page.
constexpr Point quarter_turn(Point a) {
  return {-a.y, a.x};
}
inline double length(Point a) {
  return std::sqrt(dot(a, a));
}

// How far along from a to b, 0 to 1, the point of the segment nearest to p is. Requires a and b to differ.
inline double nearest_along(Point p, Point a, Point b) {
  return std::clamp(dot(p - a, b - a) / dot(b - a, b - a), 0.0, 1.0);
}

// From the nearest point of the segment to p.
inline Point away_from_segment(Point p, Point a, Point b) {
  return p - a - nearest_along(p, a, b) * (b - a);
}

}  // namespace sprague
