#include "reports/sprouts_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <span>
#include <vector>

#include "games/sprouts_notation.hpp"
#include "reports/point.hpp"
#include "reports/svg.hpp"

namespace sprague {
namespace {

constexpr double kRim = 12;      // round the picture
constexpr double kPadding = 10;  // in a box
constexpr double kBetween = 12;  // boxes
constexpr double kMostPictureWidth = 720;
constexpr double kMostBoxWidth = 360;
constexpr double kRounding = 10;
constexpr double kNameSize = 12;
constexpr double kNameHeight = 22;
constexpr double kNameCharacterWidth = 6.5;  // of a name: a little more than most fonts need
constexpr double kSproutsLetterSize = 13;
constexpr double kDotRadius = 4.5;
constexpr double kStub = 14;
constexpr double kLetterDistance = 14;  // of its middle from the rim
constexpr double kBeyondRim = 22;       // what stubs and letters take
constexpr double kAlongRim = 26;        // from vertex to vertex
constexpr double kLeastRadius = 17;
constexpr double kSpotRoom = 26;

// Okabe and Ito's, from dark to light, without yellow, which is lost on white.
constexpr std::array<std::string_view, 6> kColours{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"};

std::string_view colour_of(Corner corner) {
  return is_letter(corner) ? kColours[(corner - kFirstLetter) % kColours.size()] : "#222222";
}

std::string name_of(Surface surface) {
  if (surface == Surface()) return "sphere";
  if (surface == Surface::with_handles(1)) return "torus";
  if (surface == Surface::with_crosscaps(1)) return "projective plane";
  if (surface == Surface::with_crosscaps(2)) return "Klein bottle";
  return fmt::format("{} {}", surface.genus(), surface.is_orientable() ? "handles" : "crosscaps");
}

std::string circle(Point middle, double radius, std::string_view fill) {
  return fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\" fill=\"{}\"/>\n", middle.x, middle.y, radius,
                     fill);
}

// Through a hole, bent to its middle.
std::string link(Point from, Point to, Point middle, std::string_view colour) {
  const Point bend = 0.35 * middle + 0.65 / 2 * (from + to);
  return fmt::format(
      "<path d=\"M{:.2f} {:.2f}Q{:.2f} {:.2f} {:.2f} {:.2f}\" fill=\"none\" stroke=\"{}\" "
      "stroke-dasharray=\"1.5 3.5\"/>\n",
      from.x, from.y, bend.x, bend.y, to.x, to.y, colour);
}

// A spot, or another boundary; what it takes is a square.
struct Item {
  std::span<const Corner> corners;

  double radius() const {
    return std::max(kLeastRadius, kAlongRim * static_cast<double>(corners.size()) / (2 * std::numbers::pi));
  }
  Point size() const {
    const double side = corners.empty() ? kSpotRoom : 2 * (radius() + kBeyondRim);
    return {side, side};
  }
};

// Dots come last and cover the ends of lines.
std::string svg_of(const Item& item, Point middle) {
  const bool is_spot = item.corners.empty();
  std::string under = is_spot ? "" : circle(middle, item.radius(), "white");
  std::string dots = is_spot ? circle(middle, kDotRadius, colour_of(kSpot)) : "";
  std::string letters;
  std::map<Corner, Point> met;
  for (std::size_t i = 0; i < item.corners.size(); ++i) {
    const Corner corner = item.corners[i];
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(item.corners.size());
    const Point outwards{std::sin(angle), -std::cos(angle)};
    const Point place = middle + item.radius() * outwards;
    if (corner == kOneEnd) {
      const Point tip = place + kStub * outwards;
      under += fmt::format("<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\"/>\n", place.x, place.y, tip.x,
                           tip.y);
      dots += circle(tip, kDotRadius, colour_of(corner));
      continue;
    }
    dots += circle(place, kDotRadius, colour_of(corner));
    if (!is_letter(corner)) continue;
    const char letter = letter_text(corner);
    letters += svg_text(place + kLetterDistance * outwards, kSproutsLetterSize, {&letter, 1});
    const auto [other, is_first] = met.emplace(corner, place);
    if (!is_first) under += link(other->second, place, middle, colour_of(corner));
  }
  return fmt::format("<g stroke=\"#222222\" stroke-width=\"1.6\">\n{}{}</g>\n{}", under, dots, letters);
}

// Places for things of these sizes, in rows, and the size of all.
struct Rows {
  std::vector<Point> middles;
  Point size;
};

Rows in_rows(const std::vector<Point>& sizes, double most_width, double between) {
  Rows rows{{}, {0, -between}};
  for (std::size_t first = 0; first < sizes.size();) {
    std::size_t end = first;
    Point row{-between, 0};
    while (end < sizes.size() && (end == first || row.x + between + sizes[end].x <= most_width)) {
      row = {row.x + between + sizes[end].x, std::max(row.y, sizes[end].y)};
      ++end;
    }
    double left = 0;
    for (; first < end; ++first) {
      rows.middles.push_back({left + sizes[first].x / 2, rows.size.y + between + row.y / 2});
      left += sizes[first].x + between;
    }
    rows.size = {std::max(rows.size.x, row.x), rows.size.y + between + row.y};
  }
  return rows;
}

// A region with what is in it.
struct Box {
  std::string name;
  std::vector<Item> items;
  Rows rows;

  Point size() const {
    const double name_width = kNameCharacterWidth * static_cast<double>(name.size());
    return {2 * kPadding + std::max(rows.size.x, name_width), kPadding + kNameHeight + rows.size.y};
  }
};

Box box_of(const SproutsDrawing& drawing, std::size_t region) {
  Box box{name_of(drawing.surface(region)), std::vector<Item>(drawing.spots(region)), {}};
  for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
    box.items.push_back({drawing.boundary(b)});
  }
  std::vector<Point> sizes;
  for (const Item& item : box.items) sizes.push_back(item.size());
  box.rows = in_rows(sizes, kMostBoxWidth, 0);
  return box;
}

std::string svg_of(const Box& box, Point middle) {
  const Point size = box.size();
  const Point corner = middle - 0.5 * size;
  std::string svg = fmt::format(
      "<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" rx=\"{}\" fill=\"#ececec\" "
      "stroke=\"#999999\"/>\n",
      corner.x, corner.y, size.x, size.y, kRounding);
  svg += svg_text_from(corner + Point{kPadding, kNameHeight / 2}, kNameSize, box.name);
  const Point start = corner + Point{(size.x - box.rows.size.x) / 2, kNameHeight};
  for (std::size_t i = 0; i < box.items.size(); ++i) svg += svg_of(box.items[i], start + box.rows.middles[i]);
  return svg;
}

}  // namespace

std::string sprouts_svg(const SproutsDrawing& drawing, std::string_view title) {
  std::vector<Box> boxes;
  std::vector<Point> sizes;
  for (std::size_t region = 0; region < drawing.regions(); ++region) {
    boxes.push_back(box_of(drawing, region));
    sizes.push_back(boxes.back().size());
  }
  const Rows rows = in_rows(sizes, kMostPictureWidth, kBetween);
  std::string body;
  for (std::size_t i = 0; i < boxes.size(); ++i) body += svg_of(boxes[i], Point{kRim, kRim} + rows.middles[i]);
  return svg_page(rows.size.x + 2 * kRim, rows.size.y + 2 * kRim, title, body);
}

}  // namespace sprague
