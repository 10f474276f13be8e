#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "canonical/ensure.hpp"
#include "games/brussels.hpp"
#include "games/brussels_runs.hpp"
#include "games/drawing_text.hpp"
#include "games/labels.hpp"

namespace sprague {
namespace {

static_assert(BrusselsSprouts::kMostTips <= kLetters);

// Reads a component's notation from left to right.
class Reader {
 public:
  Reader(std::string_view text, const GraphCondition& condition) : text_(text), condition_(condition) {
    named_.fill(kNoJunction);
  }

  struct Drawing {
    std::vector<Region> regions;
    Distances distances;
  };
  Drawing drawing();
  struct Circle {
    std::vector<unsigned> tips;
    CircleArcs arcs;
  };
  Circle circle();

 private:
  struct Length {
    Junction u;
    Junction v;
    unsigned distance;
  };

  [[noreturn]] void fail(std::string_view expected) const {
    throw InputError(fmt::format("'{}', place {}: expected {}", text_, place_ + 1, expected));
  }
  bool skip(std::string_view word) {
    if (!text_.substr(place_).starts_with(word)) return false;
    place_ += word.size();
    return true;
  }
  void expect_end(std::string_view expected) const {
    if (place_ != text_.size()) fail(expected);
  }
  std::optional<unsigned> number();
  std::optional<Junction> letter();
  // A number of tips, which must fit beside those read before.
  unsigned tips(std::string_view expected);
  Walk walk();
  Region region();
  Length length();

  std::string_view text_;
  const GraphCondition& condition_;
  std::size_t place_ = 0;
  std::size_t tips_read_ = 0;
  Junction junctions_ = 0;  // as they come by, with a letter or without
  std::array<Junction, kLetters> named_;
};

std::optional<unsigned> Reader::number() {
  unsigned value = 0;
  const auto [rest, error] = std::from_chars(text_.data() + place_, text_.data() + text_.size(), value);
  if (error == std::errc::result_out_of_range) fail(fmt::format("at most {} tips", BrusselsSprouts::kMostTips));
  if (error != std::errc{}) return std::nullopt;
  place_ = static_cast<std::size_t>(rest - text_.data());
  return value;
}

std::optional<Junction> Reader::letter() {
  if (place_ == text_.size()) return std::nullopt;
  for (unsigned index = 0; index < kLetters; ++index) {
    if (text_[place_] != letter_of(index)) continue;
    ++place_;
    if (named_[index] == kNoJunction) named_[index] = junctions_++;
    return named_[index];
  }
  return std::nullopt;
}

unsigned Reader::tips(std::string_view expected) {
  const std::size_t start = place_;
  const auto value = number();
  if (value && *value <= BrusselsSprouts::kMostTips - tips_read_) {
    tips_read_ += *value;
    return *value;
  }
  place_ = start;
  fail(value ? fmt::format("at most {} tips in all", BrusselsSprouts::kMostTips) : std::string(expected));
}

Walk Reader::walk() {
  if (!skip("(")) {
    const unsigned spot = tips("a spot's number of tips, or a walk as (a2bc)");
    if (junctions_ >= kLetters) fail(fmt::format("at most {} spots", kLetters));
    return Walk(spot, junctions_++);
  }
  Walk walk;
  do {
    const auto junction = letter();
    if (!junction) fail("a letter");
    const bool counted = place_ < text_.size() && text_[place_] >= '0' && text_[place_] <= '9';
    if (!counted && ++tips_read_ > BrusselsSprouts::kMostTips) {
      fail(fmt::format("at most {} tips in all", BrusselsSprouts::kMostTips));
    }
    walk.insert(walk.end(), counted ? tips("a number of tips") : 1, *junction);
  } while (!skip(")"));
  return walk;
}

Region Reader::region() {
  Region region{{}, {walk()}};
  while (skip(",")) region.walks.push_back(walk());
  if (skip(" on ")) {
    const std::size_t end = std::min(text_.find_first_of(" ;", place_), text_.size());
    region.surface = Surface::parse(text_.substr(place_, end - place_));
    place_ = end;
  }
  return region;
}

Reader::Length Reader::length() {
  const auto u = letter();
  const auto v = u ? letter() : std::nullopt;
  if (!v || *u == *v) fail("two different letters");
  const std::size_t start = place_;
  const unsigned distance = number().value_or(1);
  if (distance == 0 || distance >= condition_.bound()) {
    place_ = start;
    fail(fmt::format("a distance of 1 to {}", condition_.bound() - 1));
  }
  return {*u, *v, distance};
}

Reader::Drawing Reader::drawing() {
  std::vector<Region> regions{region()};
  while (skip(" | ")) regions.push_back(region());
  std::vector<Length> lengths;
  if (skip("; ")) {
    if (condition_.least_girth() <= GraphCondition::kLeastGirth) fail("no distances, for they do not matter here");
    do lengths.push_back(length());
    while (skip(","));
  }
  expect_end("',', ' on SURFACE', ' | ', '; ' or the end");
  Distances distances(junctions_, condition_);
  for (const auto& [u, v, distance] : lengths) distances.set(u, v, std::min(distance, distances.at(u, v)));
  distances.close();
  return {std::move(regions), std::move(distances)};
}

Reader::Circle Reader::circle() {
  Circle circle{{}, CircleArcs::counted};
  const auto spots = skip("CS") ? number() : std::nullopt;
  if (!spots || !skip("(")) fail("CSn(t1,...,tn)");
  do circle.tips.push_back(tips("a spot's number of tips"));
  while (skip(","));
  if (circle.tips.size() != *spots) fail(fmt::format("{} spots", *spots));
  if (!skip(")")) fail("',' or ')'");
  if (skip(" without arcs")) circle.arcs = CircleArcs::ignored;
  expect_end("' without arcs' or the end");
  return circle;
}

// The circle, its arcs counted, that leaves this canonical position, if there is one. What is more than one step apart
// has spots without tips between.
std::optional<std::string> circle_of(const BrusselsPosition& position, const GraphCondition& condition) {
  const Distances& distances = position.distances;
  const Region& region = position.regions.front();
  if (position.regions.size() > 1 || region.surface != Surface() || region.walks.size() > 1) return std::nullopt;
  const Runs runs = runs_of(region.walks.front());
  if (runs.size() != distances.junctions()) return std::nullopt;
  std::vector<std::size_t> tips;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    places.push_back(tips.size());
    tips.push_back(runs[i].tips);
    const unsigned steps = distances.at(runs[i].junction, runs[(i + 1) % runs.size()].junction);
    tips.insert(tips.end(), std::max(1U, steps) - 1, 0);
  }
  if (tips.size() < condition.least_girth() || tips.size() > BrusselsSprouts::kMostTips) return std::nullopt;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const std::size_t steps = places[i] - places[j];
      const std::size_t distance = std::min({steps, tips.size() - steps, std::size_t{distances.bound()}});
      if (distances.at(runs[i].junction, runs[j].junction) != distance) return std::nullopt;
    }
  }
  return fmt::format("CS{}({})", tips.size(), fmt::join(tips, ","));
}

// How often each junction's name is needed: once for each walk it is on and each small distance.
std::vector<unsigned> mentions(const BrusselsPosition& position) {
  const Distances& distances = position.distances;
  std::vector<unsigned> result(distances.junctions(), 0);
  for (const Region& region : position.regions) {
    for (Walk walk : region.walks) {
      std::sort(walk.begin(), walk.end());
      walk.erase(std::unique(walk.begin(), walk.end()), walk.end());
      for (const Junction junction : walk) ++result[junction];
    }
  }
  for (Junction v = 0; v < distances.junctions(); ++v) {
    for (Junction u = 0; u < distances.junctions(); ++u) {
      if (u != v && distances.at(u, v) < distances.bound()) ++result[v];
    }
  }
  return result;
}

}  // namespace

Sum<BrusselsPosition> BrusselsSprouts::parse(std::string_view text) const {
  Reader reader(text, condition_);
  if (text.starts_with("CS")) {
    const auto circle = reader.circle();
    return this->circle(circle.tips, circle.arcs);
  }
  auto drawing = reader.drawing();
  return components(std::move(drawing.regions), drawing.distances, condition_);
}

std::string BrusselsSprouts::print(const BrusselsPosition& any) const {
  const BrusselsPosition position = canonical(any);
  const Distances& distances = position.distances;
  const std::vector<unsigned> mentioned = mentions(position);
  std::vector<char> letters(distances.junctions(), '\0');
  unsigned named = 0;
  std::vector<std::string> regions;
  for (const Region& region : position.regions) {
    std::vector<std::string> walks;
    for (const Walk& walk : region.walks) {
      const bool is_spot = std::ranges::count(walk, walk.front()) == static_cast<std::ptrdiff_t>(walk.size());
      // Without a condition all junctions are one, so that their names say nothing.
      if (is_spot && (distances.bound() == 0 || mentioned[walk.front()] == 1)) {
        walks.push_back(fmt::format("{}", walk.size()));
        continue;
      }
      std::string word = "(";
      for (const Run run : runs_of(walk)) {
        if (letters[run.junction] == '\0') letters[run.junction] = letter_of(named++);
        word += letters[run.junction];
        if (run.tips > 1) word += fmt::format("{}", run.tips);
      }
      walks.push_back(word + ")");
    }
    const std::string surface = region.surface == Surface() ? "" : " on " + region.surface.print();
    regions.push_back(fmt::format("{}{}", fmt::join(walks, ","), surface));
  }
  std::vector<std::string> lengths;
  for (Junction u = 0; u < distances.junctions(); ++u) {
    for (auto v = static_cast<Junction>(u + 1); v < distances.junctions(); ++v) {
      const unsigned distance = distances.at(u, v);
      if (distance >= distances.bound()) continue;
      lengths.push_back(
          fmt::format("{}{}{}", letters[u], letters[v], distance == 1 ? "" : fmt::format("{}", distance)));
    }
  }
  return fmt::format("{}{}{}", fmt::join(regions, " | "), lengths.empty() ? "" : "; ", fmt::join(lengths, ","));
}

std::string BrusselsSprouts::item(std::string_view text) const {
  const std::vector<Region> regions = Reader(text, condition_).drawing().regions;
  ENSURE(regions.size() == 1, "an item is one region");
  std::vector<std::string> tips;
  for (const Walk& walk : regions.front().walks) tips.emplace_back(walk.size(), '2');
  return text_of_region(0, tips, regions.front().surface);
}

std::optional<CircularPolygons> CircularSprouts::recursion_for(std::string_view text) const {
  if (condition() != GraphCondition::girth(4)) return std::nullopt;
  try {
    CircularPolygons().parse(text);
  } catch (const InputError&) {
    return std::nullopt;
  }
  return CircularPolygons();
}

std::string CircularSprouts::print(const BrusselsPosition& position) const {
  return circle_of(canonical(position), condition()).value_or(BrusselsSprouts::print(position));
}

}  // namespace sprague
