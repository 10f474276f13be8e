// The canonical word of a land.
//
// Each corner of a boundary with letters gets a colour from what is around it, refined by the colours of its neighbours
// there (as a set, for regions have mirror images), of its vertex's other corner, of its boundary and of its region. If
// all letters' corners differ, their order gives the order of everything, and each region is written from the side that
// reads less. Otherwise each of some that are alike is made different in turn, and the least word counts. The colours
// depend on the land alone and not on how it was written down, so equal lands get equal words; the word says all of the
// land, so different ones get different words.
#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "canonical/ensure.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {
namespace {

using Colour = std::uint64_t;
using Index = std::uint8_t;

// SplitMix64's finalizer.
Colour mixed(Colour x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

void append_surface(std::string& word, Surface surface) {
  word.push_back(static_cast<char>(2 * surface.genus() + (surface.is_orientable() ? 0 : 1)));
}

Surface surface_of(std::uint8_t code) {
  return code % 2 == 0 ? Surface::with_handles(code / 2) : Surface::with_crosscaps(code / 2);
}

// The least reading of a cyclic word.
std::string least_turn(std::string word) {
  std::string least = word;
  for (std::size_t i = 1; i < word.size(); ++i) {
    std::ranges::rotate(word, word.begin() + 1);
    least = std::min(least, word);
  }
  return least;
}

class Form {
 public:
  explicit Form(const SproutsDrawing& land);
  std::string least_word();

 private:
  struct Place {
    Corner corner;
    Index next;
    Index previous;
    Index other;  // the vertex's other corner; itself if there is none
    Index boundary;
    Index region;
  };
  struct Region {
    Surface surface;
    std::uint8_t spots;
    // The boundaries without letters, forwards and backwards.
    std::array<std::string, 2> plain;
    Colour colour;
  };
  using Colours = absl::InlinedVector<Colour, 32>;

  void add_region(const SproutsDrawing& land, std::size_t region);
  void refine(Colours& colours) const;
  void search(Colours colours);
  // The word when the letters' corners come in this order.
  std::string word_in_order(std::span<const std::pair<Colour, Index>> order) const;
  using Names = absl::InlinedVector<Corner, 32>;
  std::string reading(Index start, bool backwards, const Names& names) const;

  absl::InlinedVector<Place, 32> places_;  // of boundaries with letters
  std::size_t boundaries_ = 0;             // with letters
  absl::InlinedVector<Region, 8> regions_;
  std::string least_;
};

Form::Form(const SproutsDrawing& land) {
  for (std::size_t region = 0; region < land.regions(); ++region) add_region(land, region);
  std::array<Index, 256> first_place;
  first_place.fill(std::numeric_limits<Index>::max());
  for (Index p = 0; p < places_.size(); ++p) {
    Place& place = places_[p];
    if (!is_letter(place.corner)) continue;
    Index& first = first_place[place.corner];
    if (first == std::numeric_limits<Index>::max()) {
      first = p;
    } else {
      place.other = first;
      places_[first].other = p;
    }
  }
}

void Form::add_region(const SproutsDrawing& land, std::size_t r) {
  Region region{land.surface(r), static_cast<std::uint8_t>(land.spots(r)), {}, 0};
  std::vector<std::string> forwards;
  std::vector<std::string> backwards;
  for (std::size_t b = land.first_boundary(r); b < land.first_boundary(r + 1); ++b) {
    const auto corners = land.boundary(b);
    if (std::ranges::any_of(corners, is_letter)) {
      const auto first = static_cast<Index>(places_.size());
      const auto last = static_cast<Index>(places_.size() + corners.size() - 1);
      for (const Corner corner : corners) {
        const auto p = static_cast<Index>(places_.size());
        places_.push_back({corner, p == last ? first : static_cast<Index>(p + 1),
                           p == first ? last : static_cast<Index>(p - 1), p, static_cast<Index>(boundaries_),
                           static_cast<Index>(r)});
      }
      ++boundaries_;
      continue;
    }
    forwards.push_back(least_turn(std::string(corners.begin(), corners.end())));
    backwards.push_back(least_turn(std::string(corners.rbegin(), corners.rend())));
    if (!region.surface.is_orientable()) forwards.back() = std::min(forwards.back(), backwards.back());
  }
  for (auto* words : {&forwards, &backwards}) {
    std::ranges::sort(*words);
    for (const std::string& word : *words) region.plain[words == &forwards ? 0 : 1].append(word).push_back('\0');
  }
  region.colour =
      mixed(region.spots + 1U + 256U * region.surface.genus() + (region.surface.is_orientable() ? 1U << 17 : 0U));
  for (const char byte :
       region.surface.is_orientable() ? std::min(region.plain[0], region.plain[1]) : region.plain[0]) {
    region.colour = mixed(region.colour + static_cast<std::uint8_t>(byte));
  }
  regions_.push_back(std::move(region));
}

std::size_t classes_of(absl::InlinedVector<Colour, 32> colours) {
  std::ranges::sort(colours);
  return static_cast<std::size_t>(std::unique(colours.begin(), colours.end()) - colours.begin());
}

void Form::refine(Colours& colours) const {
  for (std::size_t classes = classes_of(colours);;) {
    absl::InlinedVector<Colour, 16> of_boundary(boundaries_, 0);
    absl::InlinedVector<Colour, 8> of_region(regions_.size(), 0);
    for (Index p = 0; p < places_.size(); ++p) of_boundary[places_[p].boundary] += mixed(colours[p]);
    for (Index p = 0; p < places_.size(); ++p)
      of_region[places_[p].region] += mixed(of_boundary[places_[p].boundary] + colours[p]);
    Colours next;
    for (const Place& place : places_) {
      const Colour neighbours = mixed(colours[place.next]) + mixed(colours[place.previous]);
      next.push_back(mixed(colours[next.size()] + mixed(neighbours + 1) + mixed(colours[place.other] + 2) +
                           mixed(of_boundary[place.boundary] + 3) + mixed(of_region[place.region] + 4)));
    }
    const std::size_t next_classes = classes_of(next);
    colours.swap(next);
    if (next_classes == classes) return;
    classes = next_classes;
  }
}

void Form::search(Colours colours) {
  refine(colours);
  // The letters' corners of the smallest class of more than one; of equally small ones, that of the least colour.
  absl::InlinedVector<std::pair<Colour, Index>, 32> sorted;
  for (Index p = 0; p < places_.size(); ++p) {
    if (is_letter(places_[p].corner)) sorted.emplace_back(colours[p], p);
  }
  std::ranges::sort(sorted);
  std::size_t best_start = 0;
  std::size_t best_size = 0;
  for (std::size_t start = 0, end = 0; start < sorted.size(); start = end) {
    while (end < sorted.size() && sorted[end].first == sorted[start].first) ++end;
    if (end - start > 1 && (best_size == 0 || end - start < best_size)) {
      best_start = start;
      best_size = end - start;
    }
  }
  if (best_size == 0) {
    std::string word = word_in_order(sorted);
    if (least_.empty() || word < least_) least_ = std::move(word);
    return;
  }
  for (std::size_t i = best_start; i < best_start + best_size; ++i) {
    Colours marked = colours;
    marked[sorted[i].second] = mixed(marked[sorted[i].second] + 5);
    search(marked);
  }
}

std::string Form::reading(Index start, bool backwards, const Names& names) const {
  std::string word;
  Index p = start;
  do {
    word.push_back(static_cast<char>(is_letter(places_[p].corner) ? names[p] : places_[p].corner));
    p = backwards ? places_[p].previous : places_[p].next;
  } while (p != start);
  word.push_back('\0');
  return word;
}

std::string Form::word_in_order(std::span<const std::pair<Colour, Index>> order) const {
  Names names(places_.size(), 0);
  Corner next_name = kFirstLetter;
  // Each region, and in each its boundaries with letters, by the first place in them.
  absl::InlinedVector<Index, 8> regions;
  absl::InlinedVector<absl::InlinedVector<Index, 8>, 8> starts(regions_.size());
  absl::InlinedVector<bool, 16> met(boundaries_, false);
  for (const auto& [colour, p] : order) {
    const Place& place = places_[p];
    if (names[p] == 0) names[p] = names[place.other] = next_name++;
    if (met[place.boundary]) continue;
    met[place.boundary] = true;
    if (starts[place.region].empty()) regions.push_back(place.region);
    starts[place.region].push_back(p);
  }
  if (regions.empty()) regions.push_back(0);
  std::string word;
  for (const Index r : regions) {
    const Region& region = regions_[r];
    append_surface(word, region.surface);
    word.push_back(static_cast<char>(region.spots));
    std::string forwards = region.plain[0];
    std::string backwards = region.plain[1];
    for (const Index start : starts[r]) {
      const std::string one = reading(start, false, names);
      const std::string other = reading(start, true, names);
      forwards += region.surface.is_orientable() ? one : std::min(one, other);
      backwards += other;
    }
    word += region.surface.is_orientable() ? std::min(forwards, backwards) : forwards;
    word.push_back('\0');
  }
  return word;
}

std::string Form::least_word() {
  Colours colours;
  for (const Place& place : places_) {
    colours.push_back(mixed(regions_[place.region].colour + std::min(place.corner, kFirstLetter)));
  }
  search(colours);
  return least_;
}

}  // namespace

std::string canonical_word(const SproutsDrawing& land) {
  return Form(land).least_word();
}

SproutsDrawing land_of_word(std::string_view word) {
  SproutsDrawing land;
  for (std::size_t i = 0; i < word.size();) {
    land.add_region(surface_of(static_cast<std::uint8_t>(word[i])), static_cast<std::uint8_t>(word[i + 1]));
    for (i += 2; word[i] != '\0';) {
      const std::size_t end = word.find('\0', i);
      land.add_boundary(
          Word(word.begin() + static_cast<std::ptrdiff_t>(i), word.begin() + static_cast<std::ptrdiff_t>(end)));
      i = end + 1;
    }
    ++i;
  }
  return land;
}

}  // namespace sprague
