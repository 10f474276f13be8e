#include "games/sprouts_symmetries.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

namespace sprague {
namespace {

BoundaryKind kind_of(const Word& word, std::size_t region, std::size_t count) {
  BoundaryKind kind{word, region, count, 0, true};
  const Word mirror(word.rbegin(), word.rend());
  for (Word turned = word; kind.period == 0 || turned != word; ++kind.period) {
    if (turned == mirror) kind.has_direction = false;
    std::rotate(turned.begin(), turned.begin() + 1, turned.end());
  }
  return kind;
}

}  // namespace

std::vector<BoundaryKind> kinds_in(const SproutsDrawing& land) {
  std::vector<BoundaryKind> kinds;
  for (std::size_t region = 0; region < land.regions(); ++region) {
    const auto first = static_cast<std::ptrdiff_t>(kinds.size());
    if (land.spots(region) > 0) kinds.push_back(kind_of({kSpot}, region, land.spots(region)));
    for (std::size_t b = land.first_boundary(region); b < land.first_boundary(region + 1); ++b) {
      const auto corners = land.boundary(b);
      const auto same = std::find_if(kinds.begin() + first, kinds.end(),
                                     [&](const BoundaryKind& kind) { return std::ranges::equal(kind.word, corners); });
      if (same != kinds.end()) {
        ++same->count;
      } else {
        kinds.push_back(kind_of(Word(corners.begin(), corners.end()), region, 1));
      }
    }
  }
  return kinds;
}

// Gives one kind after another an image, in every way that fits those before.
class SproutsSymmetries::Search {
 public:
  Search(const SproutsDrawing& land, const std::vector<BoundaryKind>& kinds, std::vector<Map>& found)
      : land_(land), kinds_(kinds), found_(found), taken_(kinds.size(), false), regions_(land.regions()) {
    for (const BoundaryKind& kind : kinds) ++regions_[kind.region].kinds;
    names_.fill(kNoName);
    names_back_.fill(kNoName);
  }

  void place(std::size_t k);

 private:
  static constexpr std::size_t kMostMaps = 32;
  static constexpr std::size_t kMostTries = 2000;
  static constexpr Corner kNoName = 0;
  static constexpr std::size_t kNoRegion = std::numeric_limits<std::size_t>::max();

  enum class Direction : std::uint8_t { kUnknown, kForwards, kBackwards };
  struct Region {
    std::size_t kinds = 0;
    std::size_t image = kNoRegion;
    Direction direction = Direction::kUnknown;  // of an orientable region's boundaries
    bool taken = false;                         // as an image
  };

  bool is_full() const { return found_.size() >= kMostMaps || tries_ >= kMostTries; }
  bool is_identity() const;
  bool may_go(const BoundaryKind& from, const BoundaryKind& to) const;
  bool may_go(Corner from, Corner to) const {
    return is_letter(from) && is_letter(to)
               ? names_[from] == to || (names_[from] == kNoName && names_back_[to] == kNoName)
               : from == to;
  }
  void place(std::size_t k, std::size_t to, bool backwards);
  // Does one word read along another? Renames letters as it goes, and says which.
  bool reads(const Word& from, const Word& to, std::size_t start, bool backwards, Word& named);
  void forget(const Word& named);

  const SproutsDrawing& land_;
  const std::vector<BoundaryKind>& kinds_;
  std::vector<Map>& found_;
  std::size_t tries_ = 0;
  Map map_;
  absl::InlinedVector<bool, 16> taken_;  // kinds, as images
  absl::InlinedVector<Region, 8> regions_;
  std::array<Corner, kFirstLetter + kMostLetters> names_;       // of letters
  std::array<Corner, kFirstLetter + kMostLetters> names_back_;  // of their images
};

bool SproutsSymmetries::Search::is_identity() const {
  for (std::size_t k = 0; k < map_.size(); ++k) {
    if (map_[k].kind != k || map_[k].start != 0 || map_[k].backwards) return false;
  }
  return true;
}

bool SproutsSymmetries::Search::may_go(const BoundaryKind& from, const BoundaryKind& to) const {
  if (from.word.size() != to.word.size() || from.count != to.count || from.period != to.period) return false;
  const Region& region = regions_[from.region];
  if (region.image != kNoRegion) return region.image == to.region;
  return !regions_[to.region].taken && regions_[to.region].kinds == region.kinds &&
         land_.surface(from.region) == land_.surface(to.region);
}

void SproutsSymmetries::Search::place(std::size_t k) {
  if (k == kinds_.size()) {
    if (!is_identity()) found_.push_back(map_);
    return;
  }
  for (std::size_t to = 0; to < kinds_.size(); ++to) {
    if (taken_[to] || !may_go(kinds_[k], kinds_[to])) continue;
    place(k, to, false);
    // A word of two corners reads the same from each either way.
    if (kinds_[k].word.size() > 2) place(k, to, true);
  }
}

void SproutsSymmetries::Search::place(std::size_t k, std::size_t to, bool backwards) {
  const BoundaryKind& from = kinds_[k];
  Region& region = regions_[from.region];
  const std::size_t image_before = region.image;
  const Direction direction_before = region.direction;
  if (from.word.size() > 2 && land_.surface(from.region).is_orientable()) {
    const Direction direction = backwards ? Direction::kBackwards : Direction::kForwards;
    if (region.direction != Direction::kUnknown && region.direction != direction) return;
    region.direction = direction;
  }
  region.image = kinds_[to].region;
  Region& image = regions_[region.image];
  const bool was_taken = std::exchange(image.taken, true);
  taken_[to] = true;
  for (std::size_t start = 0; start < kinds_[to].period && !is_full(); ++start) {
    if (!may_go(from.word[0], kinds_[to].word[start])) continue;
    ++tries_;
    Word named;
    if (reads(from.word, kinds_[to].word, start, backwards, named)) {
      map_.push_back({static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(start), backwards});
      place(k + 1);
      map_.pop_back();
    }
    forget(named);
  }
  taken_[to] = false;
  image.taken = was_taken;
  region.image = image_before;
  region.direction = direction_before;
}

bool SproutsSymmetries::Search::reads(const Word& from, const Word& to, std::size_t start, bool backwards,
                                      Word& named) {
  std::size_t there = start;
  for (const Corner corner : from) {
    const Corner image = to[there];
    if (!may_go(corner, image)) return false;
    if (is_letter(corner) && names_[corner] == kNoName) {
      names_[corner] = image;
      names_back_[image] = corner;
      named.push_back(corner);
    }
    there = backwards ? (there == 0 ? to.size() : there) - 1 : (there + 1 == to.size() ? 0 : there + 1);
  }
  return true;
}

void SproutsSymmetries::Search::forget(const Word& named) {
  for (const Corner corner : named) names_back_[std::exchange(names_[corner], kNoName)] = kNoName;
}

SproutsSymmetries::SproutsSymmetries(const std::vector<BoundaryKind>& kinds) {
  for (const BoundaryKind& kind : kinds) {
    sizes_.push_back({static_cast<std::uint8_t>(kind.word.size()), static_cast<std::uint8_t>(kind.period)});
  }
}

SproutsSymmetries::SproutsSymmetries(const SproutsDrawing& land, const std::vector<BoundaryKind>& kinds)
    : SproutsSymmetries(kinds) {
  Search(land, kinds, maps_).place(0);
}

std::size_t SproutsSymmetries::image_of(const Image& image, std::size_t index) const {
  const std::size_t size = sizes_[image.kind].size;
  const std::size_t place = image.start + (image.backwards ? size - index : index);
  return place < size ? place : place - size;
}

bool SproutsSymmetries::are_least_between(std::size_t one, std::size_t i, std::size_t other, std::size_t j) const {
  using Place = std::pair<std::size_t, std::size_t>;
  const auto least = std::minmax({Place(one, i), Place(other, j)});
  return std::ranges::all_of(maps_, [&](const Map& map) {
    const auto corner = [&](std::size_t kind, std::size_t index) {
      const Image& image = map[kind];
      return Place(image.kind, image_of(image, index) % sizes_[image.kind].period);
    };
    return least <= std::minmax({corner(one, i), corner(other, j)});
  });
}

bool SproutsSymmetries::are_least_within(std::size_t kind, std::size_t i, std::size_t j) const {
  const std::size_t size = sizes_[kind].size;
  const std::size_t period = sizes_[kind].period;
  // The corners of a boundary: the place of one in the first period, and how far on the other is.
  const auto is_less = [&](std::size_t to, std::size_t x, std::size_t y) {
    const std::size_t far = (y < x ? y + size : y) - x;
    return std::tuple(to, x % period, far) < std::tuple(kind, i, j - i);
  };
  if (is_less(kind, j, i)) return false;
  return std::ranges::none_of(maps_, [&](const Map& map) {
    const Image& image = map[kind];
    const std::size_t x = image_of(image, i);
    const std::size_t y = image_of(image, j);
    return is_less(image.kind, x, y) || is_less(image.kind, y, x);
  });
}

}  // namespace sprague
