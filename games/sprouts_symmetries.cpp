#include "games/sprouts_symmetries.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

#include "canonical/ensure.hpp"
#include "games/short_list.hpp"
#include "games/sprouts_colours.hpp"

namespace sprague {
namespace {

BoundaryKind kind_of(const Word& word, std::size_t region, std::size_t count, std::size_t place) {
  BoundaryKind kind{word, region, count, 0, true, place};
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
  std::size_t place = 0;
  for (std::size_t region = 0; region < land.regions(); ++region) {
    const auto first = static_cast<std::ptrdiff_t>(kinds.size());
    if (land.spots(region) > 0) kinds.push_back(kind_of({kSpot}, region, land.spots(region), place));
    for (std::size_t b = land.first_boundary(region); b < land.first_boundary(region + 1); ++b) {
      const auto corners = land.boundary(b);
      const auto same = std::find_if(kinds.begin() + first, kinds.end(),
                                     [&](const BoundaryKind& kind) { return std::ranges::equal(kind.word, corners); });
      if (same != kinds.end()) {
        ++same->count;
      } else {
        kinds.push_back(kind_of(Word(corners.begin(), corners.end()), region, 1, place));
      }
      if (std::ranges::any_of(corners, is_letter)) place += corners.size();
    }
  }
  return kinds;
}

// Gives one kind after another an image, in every way that fits those before.
class SproutsSymmetries::Search {
 public:
  Search(const SproutsDrawing& land, const std::vector<BoundaryKind>& kinds, std::vector<Image>& maps);

  void place(std::size_t k);

 private:
  static constexpr std::size_t kMostMaps = 32;
  static constexpr std::size_t kMostTries = 2000;
  static constexpr Corner kNoName = 0;
  static constexpr std::size_t kMostKinds = 255;
  static constexpr std::uint8_t kNoRegion = 255;

  enum class Direction : std::uint8_t { kUnknown, kForwards, kBackwards };
  struct Region {
    std::uint8_t kinds;
    std::uint8_t image;
    Direction direction;  // of an orientable region's boundaries
    bool taken;           // as an image
  };
  struct Kind {
    std::uint8_t region;
    bool shows_direction;    // of its region
    bool taken;              // as an image
    std::size_t images_end;  // the images that it can have as far as its own corners tell: from the last kind's end on
  };

  bool is_full() const { return maps_.size() >= kMostMaps * kinds_.size() || tries_ >= kMostTries; }
  static std::size_t next(std::size_t place, std::size_t size, bool backwards) {
    if (backwards) return (place == 0 ? size : place) - 1;
    return place + 1 == size ? 0 : place + 1;
  }
  void find_images(std::size_t k, const SproutsDrawing& land, const SproutsColours& colours);
  void place(std::size_t k, const Image& image);
  // Renames letters as one kind's word reads along another's, until one has another name already.
  bool name(const Word& from, const Image& image);
  void forget_down_to(std::size_t named);

  const std::vector<BoundaryKind>& kinds_;
  std::vector<Image>& maps_;
  ShortList<Region, kMostKinds> regions_;
  ShortList<Kind, kMostKinds> places_;  // by kind
  absl::InlinedVector<Image, 64> images_;
  std::size_t tries_ = 0;
  ShortList<Image, kMostKinds> map_;
  std::size_t moved_ = 0;                                       // kinds that the map does not leave as they are
  ShortList<Corner, kMostLetters> named_;                       // letters, in the order in which they were named
  std::array<Corner, kFirstLetter + kMostLetters> names_;       // of letters
  std::array<Corner, kFirstLetter + kMostLetters> names_back_;  // of their images
};

SproutsSymmetries::Search::Search(const SproutsDrawing& land, const std::vector<BoundaryKind>& kinds,
                                  std::vector<Image>& maps)
    : kinds_(kinds), maps_(maps) {
  ENSURE(kinds.size() <= kMostKinds && land.regions() < kNoRegion, "a land of too many boundaries");
  names_.fill(kNoName);
  names_back_.fill(kNoName);
  while (regions_.size() < land.regions()) regions_.push_back({0, kNoRegion, Direction::kUnknown, false});
  for (const BoundaryKind& kind : kinds) {
    ++regions_[kind.region].kinds;
    const bool shows_direction = kind.word.size() > 2 && land.surface(kind.region).is_orientable();
    places_.push_back({static_cast<std::uint8_t>(kind.region), shows_direction, false, 0});
  }
  const std::string word = word_of(land);
  const SproutsParts parts(word);
  const SproutsColours colours = refined(parts, first_colours(parts));
  for (std::size_t k = 0; k < kinds.size(); ++k) find_images(k, land, colours);
}

void SproutsSymmetries::Search::find_images(std::size_t k, const SproutsDrawing& land, const SproutsColours& colours) {
  const BoundaryKind& from = kinds_[k];
  const std::size_t size = from.word.size();
  const auto fits = [&](const BoundaryKind& to, std::size_t there, bool backwards) {
    for (std::size_t i = 0; i < size; ++i) {
      const Corner corner = from.word[i];
      const Corner image = to.word[there];
      const bool alike = is_letter(corner) && is_letter(image) ? colours[from.place + i] == colours[to.place + there]
                                                               : corner == image;
      if (!alike) return false;
      there = next(there, size, backwards);
    }
    return true;
  };
  for (std::size_t t = 0; t < kinds_.size(); ++t) {
    const BoundaryKind& to = kinds_[t];
    if (to.word.size() != size || to.count != from.count || to.period != from.period) continue;
    if (regions_[to.region].kinds != regions_[from.region].kinds) continue;
    if (land.surface(to.region) != land.surface(from.region)) continue;
    for (const bool backwards : {false, true}) {
      // A word of two corners reads the same from each either way.
      if (backwards && size <= 2) break;
      for (std::size_t start = 0; start < to.period; ++start) {
        if (fits(to, start, backwards))
          images_.push_back({static_cast<std::uint8_t>(t), static_cast<std::uint8_t>(start), backwards});
      }
    }
  }
  places_[k].images_end = images_.size();
}

void SproutsSymmetries::Search::place(std::size_t k) {
  if (k == kinds_.size()) {
    if (moved_ > 0) maps_.insert(maps_.end(), map_.begin(), map_.end());
    return;
  }
  const std::size_t end = places_[k].images_end;
  for (std::size_t i = k == 0 ? 0 : places_[k - 1].images_end; i < end && !is_full(); ++i) place(k, images_[i]);
}

void SproutsSymmetries::Search::place(std::size_t k, const Image& image) {
  const Kind& kind = places_[k];
  Kind& to = places_[image.kind];
  if (to.taken) return;
  Region& region = regions_[kind.region];
  Region& other = regions_[to.region];
  if (region.image != to.region && (region.image != kNoRegion || other.taken)) return;
  Direction direction = region.direction;
  if (kind.shows_direction) direction = image.backwards ? Direction::kBackwards : Direction::kForwards;
  if (region.direction != Direction::kUnknown && region.direction != direction) return;
  ++tries_;
  const std::size_t named = named_.size();
  if (name(kinds_[k].word, image)) {
    const std::size_t moves = image.kind != k || image.start != 0 || image.backwards ? 1 : 0;
    const Region region_before = region;
    const bool taken_before = std::exchange(other.taken, true);
    region.image = to.region;
    region.direction = direction;
    to.taken = true;
    map_.push_back(image);
    moved_ += moves;
    place(k + 1);
    moved_ -= moves;
    map_.pop_back();
    to.taken = false;
    region.image = region_before.image;
    region.direction = region_before.direction;
    other.taken = taken_before;
  }
  forget_down_to(named);
}

bool SproutsSymmetries::Search::name(const Word& from, const Image& image) {
  const std::size_t size = from.size();
  const Corner* const to = kinds_[image.kind].word.data();
  std::size_t there = image.start;
  for (const Corner corner : from) {
    const Corner other = to[there];
    if (is_letter(corner) && names_[corner] != other) {
      if (names_[corner] != kNoName || names_back_[other] != kNoName) return false;
      names_[corner] = other;
      names_back_[other] = corner;
      named_.push_back(corner);
    }
    there = next(there, size, image.backwards);
  }
  return true;
}

void SproutsSymmetries::Search::forget_down_to(std::size_t named) {
  for (; named_.size() > named; named_.pop_back()) {
    names_back_[names_[named_.back()]] = kNoName;
    names_[named_.back()] = kNoName;
  }
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
  for (std::size_t map = 0; map < maps_.size(); map += sizes_.size()) {
    const auto corner = [&](std::size_t kind, std::size_t index) {
      const Image& image = maps_[map + kind];
      return Place(image.kind, image_of(image, index) % sizes_[image.kind].period);
    };
    if (std::minmax({corner(one, i), corner(other, j)}) < least) return false;
  }
  return true;
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
  for (std::size_t map = kind; map < maps_.size(); map += sizes_.size()) {
    const Image& image = maps_[map];
    const std::size_t x = image_of(image, i);
    const std::size_t y = image_of(image, j);
    if (is_less(image.kind, x, y) || is_less(image.kind, y, x)) return false;
  }
  return true;
}

}  // namespace sprague
