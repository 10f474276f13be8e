// The canonical word of a land.
//
// Each corner of a boundary with letters gets a colour: from how its boundary reads from it on in both directions (as a
// set, for regions have mirror images), from its region, and from the same of its vertex's other corner; then again by
// these colours. If all letters' corners differ, their order gives the order of everything, and each region is written
// from the side that reads less. Otherwise each of some that are alike is made different in turn, and the least word
// counts. Colours depend on the land alone and not on how it was written down, so equal lands get equal words; the word
// says all of the land, so different ones get different words.
#include <absl/hash/hash.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <utility>

#include "canonical/ensure.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {
namespace {

using Colour = std::uint64_t;
using Index = std::uint8_t;
using Bytes = absl::InlinedVector<char, 48>;

constexpr Index kNone = std::numeric_limits<Index>::max();
constexpr Colour kBase = 0x9e3779b97f4a7c15;

// A number in which all bits of another one matter.
Colour mixed(Colour x) {
  x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
  return x ^ x >> 29;
}

// The least reading of a cyclic word.
void turn_to_least(std::span<char> word) {
  if (word.size() <= 2) {
    std::ranges::sort(word);
    return;
  }
  const auto at = [&](std::size_t i) { return word[i < word.size() ? i : i - word.size()]; };
  std::size_t least = 0;
  for (std::size_t start = 1; start < word.size(); ++start) {
    std::size_t i = 0;
    while (i < word.size() && at(start + i) == at(least + i)) ++i;
    if (i < word.size() && at(start + i) < at(least + i)) least = start;
  }
  std::rotate(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(least), word.end());
}

class Form {
 public:
  explicit Form(std::string_view word);
  // A word by the first colours, the same for most ways to write the land down; without letters, for all.
  std::string early_word();
  // Requires early_word(), and letters.
  std::string least_word();
  bool has_letters() const { return letters_ > 0; }
  // Of the least word, once that is found.
  std::vector<Corner> letters_of_least() const;

 private:
  struct Place {
    Corner corner;
    Index other;  // the vertex's other corner, of a letter
    Index boundary;
  };
  struct Boundary {
    Index first;  // its places follow each other
    Index size;
    Index region;
    Index after(Index place) const { return place + 1 == first + size ? first : static_cast<Index>(place + 1); }
    Index before(Index place) const {
      return place == first ? static_cast<Index>(first + size - 1) : static_cast<Index>(place - 1);
    }
  };
  struct Region {
    std::array<Corner, 2> start;   // the codes of the surface and of the spots
    Index linked = 0;              // how many boundaries with letters
    Index with_direction = 0;      // how many boundaries with letters are longer than two corners
    std::array<Bytes, 2> plain{};  // the boundaries without letters, forwards and backwards
    bool is_orientable() const { return start[0] % 2 == 0; }
  };
  using Colours = absl::InlinedVector<Colour, 32>;
  // A letter's corner, in an order in which twins come the same way on both of their boundaries.
  struct Placed {
    Colour colour;
    Corner letter;
    Index place;
    friend bool operator<(const Placed& a, const Placed& b) {
      if (a.colour != b.colour) return a.colour < b.colour;
      return a.letter != b.letter ? a.letter < b.letter : a.place < b.place;
    }
  };
  using Order = absl::InlinedVector<Placed, 32>;
  // The number of classes of corners of one colour, and the smallest ones of more than one corner: of those that twins
  // alone make up, whose order does not matter, and of the others; of equally small ones, those of the least colour.
  struct Ties {
    std::size_t classes = 0;
    std::span<const Placed> of_twins;
    std::span<const Placed> of_others;
  };

  // Gives a region its boundaries without letters.
  static void add_plain(std::span<std::span<char>> words, Region& region);
  Colours first_colours() const;
  Colours refined(const Colours& colours) const;
  // The letters' corners by their colours.
  Order order_by(const Colours& colours) const;
  // The word in which each region and each boundary comes where its first corner does.
  Bytes word_by(const Order& order) const;
  void search(Colours colours);
  Ties ties_in(const Order& order) const;
  bool are_exchangeable(std::span<const Placed> alike) const;
  // Does the land stay the same when the vertices at two places are exchanged or, of one vertex, its corners?
  bool are_twins(Index p, Index q) const;
  // Do the boundaries read the same from these places on, the vertices there exchanged, so that each may be put for the
  // other?
  bool reads_alike(Index p, Index q) const;
  // Regions that differ in their only boundary with letters at most.
  static bool are_copies(const Region& one, const Region& other);
  // Does it matter for no other boundary in which direction this one goes?
  bool may_turn(const Boundary& boundary) const;

  absl::InlinedVector<Place, 32> places_;  // of boundaries with letters
  absl::InlinedVector<Boundary, 16> boundaries_;
  absl::InlinedVector<Region, 6> regions_;
  std::size_t letters_ = 0;  // letters' places
  std::size_t size_;         // of the word
  Colours colours_;
  Bytes least_;
  Order least_order_;
};

Form::Form(std::string_view word) : size_(word.size()) {
  const auto at = [&](std::size_t i) { return static_cast<Corner>(word[i]); };
  std::array<Index, kFirstLetter + kMostLetters> first;
  first.fill(kNone);
  Bytes bytes(word.begin(), word.end());
  absl::InlinedVector<std::span<char>, 8> plain;
  for (std::size_t i = 0; i < word.size(); ++i) {
    Region& region = regions_.emplace_back();
    region.start = {at(i), at(i + 1)};
    plain.clear();
    for (i += 2; word[i] != '\0'; ++i) {
      const std::size_t begin = i;
      bool is_plain = true;
      for (; word[i] != '\0'; ++i) is_plain = is_plain && !is_letter(at(i));
      if (is_plain) {
        plain.emplace_back(bytes.data() + begin, i - begin);
        continue;
      }
      const auto boundary = static_cast<Index>(boundaries_.size());
      boundaries_.push_back(
          {static_cast<Index>(places_.size()), static_cast<Index>(i - begin), static_cast<Index>(regions_.size() - 1)});
      ++region.linked;
      if (i - begin > 2) ++region.with_direction;
      for (std::size_t place = begin; place < i; ++place) {
        const Corner corner = at(place);
        const auto p = static_cast<Index>(places_.size());
        places_.push_back({corner, p, boundary});
        if (!is_letter(corner)) continue;
        ++letters_;
        if (first[corner] == kNone) {
          first[corner] = p;
        } else {
          places_[p].other = first[corner];
          places_[first[corner]].other = p;
        }
      }
    }
    if (!plain.empty()) add_plain(plain, region);
  }
  ENSURE(places_.size() < kNone, "a land with more corners than can be numbered");
}

void Form::add_plain(std::span<std::span<char>> words, Region& region) {
  const auto write = [&](Bytes& plain) {
    std::ranges::sort(words, [](auto a, auto b) { return std::ranges::lexicographical_compare(a, b); });
    for (const std::span<char> word : words) {
      plain.insert(plain.end(), word.begin(), word.end());
      plain.push_back('\0');
    }
  };
  bool has_direction = false;
  for (const std::span<char> word : words) {
    turn_to_least(word);
    if (word.size() <= 2) continue;
    has_direction = true;
    if (region.is_orientable()) continue;
    Bytes mirror(word.rbegin(), word.rend());
    turn_to_least(mirror);
    if (std::ranges::lexicographical_compare(mirror, word)) std::ranges::copy(mirror, word.begin());
  }
  write(region.plain[0]);
  if (!has_direction || !region.is_orientable()) {
    region.plain[1] = region.plain[0];
    return;
  }
  for (const std::span<char> word : words) {
    std::ranges::reverse(word);
    turn_to_least(word);
  }
  write(region.plain[1]);
}

Form::Colours Form::first_colours() const {
  absl::InlinedVector<Colour, 8> of_region;
  for (const Region& region : regions_) {
    Colour colour = mixed(256 * static_cast<Colour>(region.start[0]) + region.start[1] + 1);
    const auto& plain = std::min(region.plain[0], region.plain[1]);
    for (const char byte : plain) colour = mixed(colour + static_cast<std::uint8_t>(byte));
    of_region.push_back(colour);
  }
  Colours colours(places_.size());
  Colour* colour = colours.data();
  for (const Place& place : places_) {
    *colour++ = of_region[boundaries_[place.boundary].region] + std::min(place.corner, kFirstLetter) * kBase;
  }
  return colours;
}

Form::Colours Form::refined(const Colours& colours) const {
  const Colour* const from = colours.data();
  absl::InlinedVector<Colour, 32> of_place(places_.size());
  absl::InlinedVector<Colour, 8> of_region(regions_.size(), 0);
  Colour* const around = of_place.data();
  for (const Boundary& boundary : boundaries_) {
    // The colours from a place on, in either direction, are the digits of a number, the place's own the lowest. One
    // place further back the number is kBase times as large, and the digit there has come round to the low end.
    const Colour* const first = from + boundary.first;
    Colour* const first_around = around + boundary.first;
    const std::size_t size = boundary.size;
    Colour forwards = 0;
    Colour backwards = 0;
    Colour come_round = 1;
    for (std::size_t i = 0; i < size; ++i) {
      forwards = forwards * kBase + first[size - 1 - i];
      backwards = backwards * kBase + first[i];
      come_round *= kBase;
    }
    come_round = 1 - come_round;
    for (std::size_t i = size; i-- > 0;) {
      forwards = forwards * kBase + first[i] * come_round;
      first_around[i] = mixed(forwards);
    }
    Colour all = 0;
    for (std::size_t i = 0; i < size; ++i) {
      backwards = backwards * kBase + first[i] * come_round;
      first_around[i] += mixed(backwards);
      all += mixed(first_around[i]);
    }
    of_region[boundary.region] += mixed(all);
  }
  Colours result(places_.size());
  const Place* place = places_.data();
  const Colour* own = around;
  for (Colour& colour : result) {
    colour = mixed(*own++ + of_region[boundaries_[place->boundary].region]) + 3 * around[place->other];
    ++place;
  }
  return result;
}

Form::Order Form::order_by(const Colours& colours) const {
  Order order(letters_);
  Placed* const first = order.data();
  Placed* last = first;
  const Colour* colour = colours.data();
  Index p = 0;
  // A few: by insertion.
  for (const Place& place : places_) {
    if (is_letter(place.corner)) {
      const Placed placed{*colour, place.corner, p};
      Placed* to = last++;
      for (; to != first && placed < to[-1]; --to) *to = to[-1];
      *to = placed;
    }
    ++colour;
    ++p;
  }
  return order;
}

Form::Ties Form::ties_in(const Order& order) const {
  Ties ties;
  for (std::size_t start = 0, end = 0; start < order.size(); start = end) {
    ++ties.classes;
    for (end = start + 1; end < order.size() && order[end].colour == order[start].colour;) ++end;
    if (end - start == 1) continue;
    const std::span<const Placed> alike = std::span(order).subspan(start, end - start);
    auto& smallest = are_exchangeable(alike) ? ties.of_twins : ties.of_others;
    if (smallest.empty() || alike.size() < smallest.size()) smallest = alike;
  }
  return ties;
}

void Form::search(Colours colours) {
  Order order = order_by(colours);
  Ties ties = ties_in(order);
  for (std::size_t classes = 0; !ties.of_others.empty() && ties.classes > classes;) {
    classes = ties.classes;
    colours = refined(colours);
    order = order_by(colours);
    ties = ties_in(order);
  }
  if (ties.of_others.empty()) {
    Bytes word = word_by(order);
    if (!least_.empty() && !(word < least_)) return;
    least_.swap(word);
    least_order_ = std::move(order);
    return;
  }
  const auto alike = ties.of_twins.empty() ? ties.of_others : ties.of_twins;
  for (std::size_t i = 0; i < alike.size(); ++i) {
    const Index p = alike[i].place;
    const auto earlier = alike.first(i);
    if (std::ranges::any_of(earlier, [&](const Placed& other) { return are_twins(other.place, p); })) continue;
    Colours marked = colours;
    marked[p] += 1;
    search(refined(marked));
  }
}

bool Form::are_exchangeable(std::span<const Placed> alike) const {
  return std::ranges::all_of(alike.subspan(1), [&](const Placed& other) {
    return (alike.size() == 2 || other.letter != alike[0].letter) && are_twins(alike[0].place, other.place);
  });
}

bool Form::are_twins(Index p, Index q) const {
  return reads_alike(p, q) &&
         (places_[p].corner == places_[q].corner || reads_alike(places_[p].other, places_[q].other));
}

bool Form::reads_alike(Index p, Index q) const {
  const Boundary& one = boundaries_[places_[p].boundary];
  const Boundary& other = boundaries_[places_[q].boundary];
  if (one.size != other.size ||
      (one.region != other.region && !are_copies(regions_[one.region], regions_[other.region])))
    return false;
  const Corner a = places_[p].corner;
  const Corner b = places_[q].corner;
  const Place* const places = places_.data();
  const auto reads = [&](bool backwards) {
    Index x = p;
    Index y = q;
    do {
      const Corner corner = places[x].corner;
      if (places[y].corner != (corner == a ? b : corner == b ? a : corner)) return false;
      x = one.after(x);
      y = backwards ? other.before(y) : other.after(y);
    } while (x != p);
    return true;
  };
  return reads(false) || (may_turn(one) && may_turn(other) && reads(true));
}

bool Form::are_copies(const Region& one, const Region& other) {
  return one.linked == 1 && other.linked == 1 && one.start == other.start && one.plain == other.plain;
}

bool Form::may_turn(const Boundary& boundary) const {
  const Region& region = regions_[boundary.region];
  return !region.is_orientable() || (region.with_direction <= 1 && region.plain[0] == region.plain[1]);
}

Bytes Form::word_by(const Order& order) const {
  const Place* const places = places_.data();
  const Boundary* const boundaries = boundaries_.data();
  std::array<Corner, kNone> names;
  for (std::size_t p = 0; p < places_.size(); ++p)
    names[p] = is_letter(places[p].corner) ? Corner{0} : places[p].corner;
  Corner next_name = kFirstLetter;
  absl::InlinedVector<Index, 8> regions;
  absl::InlinedVector<Index, 16> starts;  // of boundaries
  absl::InlinedVector<bool, 32> met(boundaries_.size() + regions_.size(), false);
  for (const auto& [colour, letter, p] : order) {
    const Place& place = places[p];
    if (names[p] == 0) names[p] = names[place.other] = next_name++;
    if (std::exchange(met[place.boundary], true)) continue;
    starts.push_back(p);
    const Index r = boundaries[place.boundary].region;
    if (!std::exchange(met[boundaries_.size() + r], true)) regions.push_back(r);
  }
  Bytes word(size_);
  Bytes other_way(size_);
  const auto read = [&](Index start, bool backwards, char* to) {
    const Boundary& boundary = boundaries[places[start].boundary];
    Index p = start;
    do {
      *to++ = static_cast<char>(names[p]);
      p = backwards ? boundary.before(p) : boundary.after(p);
    } while (p != start);
    *to++ = '\0';
    return to;
  };
  char* to = word.data();
  for (const Index r : regions) {
    const Region& region = regions_[r];
    to = std::ranges::copy(region.start, to).out;
    char* begin = to;
    char* other = other_way.data();
    // Where boundaries have directions relative to each other, the lesser way for all, else for each.
    const auto take_lesser = [&] {
      if (std::lexicographical_compare(other_way.data(), other, begin, to)) std::copy(other_way.data(), other, begin);
      begin = to;
      other = other_way.data();
    };
    to = std::ranges::copy(region.plain[0], to).out;
    other = std::ranges::copy(region.plain[1], other).out;
    for (const Index start : starts) {
      if (boundaries[places[start].boundary].region != r) continue;
      if (!region.is_orientable()) take_lesser();
      to = read(start, false, to);
      other = read(start, true, other);
    }
    take_lesser();
    *to++ = '\0';
  }
  return word;
}

std::string Form::early_word() {
  if (letters_ > 0) {
    colours_ = refined(refined(first_colours()));
    const Bytes word = word_by(order_by(colours_));
    return {word.begin(), word.end()};
  }
  const Region& region = regions_.front();
  const auto& plain = std::min(region.plain[0], region.plain[1]);
  std::string word(region.start.begin(), region.start.end());
  word.append(plain.begin(), plain.end());
  return word + '\0';
}

std::string Form::least_word() {
  ENSURE(letters_ > 0, "without letters the early word is the least");
  search(colours_);
  return {least_.begin(), least_.end()};
}

std::vector<Corner> Form::letters_of_least() const {
  // word_by names letters as they come.
  std::vector<Corner> letters;
  for (const Placed& placed : least_order_) {
    if (std::ranges::find(letters, placed.letter) == letters.end()) letters.push_back(placed.letter);
  }
  return letters;
}

// Words met lately and their canonical words: short ones, each pair in one place of memory.
class Lately {
 public:
  // Empty if it has not been met.
  std::string_view find(std::string_view word) const {
    const Met& met = met_[place(word)];
    const bool is_it = met.size == word.size() && std::memcmp(met.bytes.data(), word.data(), word.size()) == 0;
    return is_it ? std::string_view(met.bytes.data() + met.size, met.canonical_size) : std::string_view();
  }
  void add(std::string_view word, std::string_view canonical) {
    if (word.size() + canonical.size() > kMostBytes) return;
    Met& met = met_[place(word)];
    met.size = static_cast<std::uint8_t>(word.size());
    met.canonical_size = static_cast<std::uint8_t>(canonical.size());
    std::ranges::copy(canonical, std::ranges::copy(word, met.bytes.begin()).out);
  }

 private:
  static constexpr std::size_t kPlaces = 1 << 16;
  static constexpr std::size_t kMostBytes = 126;
  struct alignas(64) Met {
    std::uint8_t size = 0;
    std::uint8_t canonical_size = 0;
    std::array<char, kMostBytes> bytes;
  };
  static std::size_t place(std::string_view word) { return absl::Hash<std::string_view>()(word) % kPlaces; }

  std::vector<Met> met_ = std::vector<Met>(kPlaces);
};

}  // namespace

std::string canonical_word(std::string_view word) {
  // Half of the lands that curves leave have been met lately, written in the same way, and most others have the early
  // word of one of them.
  thread_local Lately words;
  thread_local Lately early_words;
  if (const std::string_view known = words.find(word); !known.empty()) return std::string(known);
  Form form(word);
  std::string least = form.early_word();
  if (!form.has_letters()) return least;
  if (const std::string_view known = early_words.find(least); !known.empty()) {
    least = known;
  } else {
    const std::string early = std::exchange(least, form.least_word());
    early_words.add(early, least);
  }
  words.add(word, least);
  return least;
}

std::vector<Corner> canonical_letters(std::string_view word) {
  Form form(word);
  static_cast<void>(form.early_word());
  if (!form.has_letters()) return {};
  static_cast<void>(form.least_word());
  return form.letters_of_least();
}

}  // namespace sprague
