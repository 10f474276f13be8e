#include "games/sprouts_parts.hpp"

#include <algorithm>
#include <limits>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// The least reading of a cyclic word.
void turn_to_least(std::span<char> word) {
  if (word.size() <= 2) {
    if (word.size() == 2 && word[1] < word[0]) std::swap(word[0], word[1]);
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

}  // namespace

SproutsParts::SproutsParts(std::string_view word) : word_(word) {
  first_.fill(kNone);
  absl::InlinedVector<char, 64> bytes(word.begin(), word.end());
  Words plain;
  for (std::size_t i = 0; i < word.size(); ++i) {
    ENSURE(regions_.size() < kMostPlaces, "a land with more regions than can be numbered");
    regions_.push_back({{static_cast<Corner>(word[i]), static_cast<Corner>(word[i + 1])}, 0, 0, 0, {}});
    for (i += 2; word[i] != '\0'; ++i) {
      const std::size_t begin = i;
      bool is_plain = true;
      for (; word[i] != '\0'; ++i) is_plain = is_plain && !is_letter(static_cast<Corner>(word[i]));
      if (is_plain) {
        plain.emplace_back(bytes.data() + begin, i - begin);
      } else {
        add_boundary(word.substr(begin, i - begin));
      }
    }
    if (plain.empty()) continue;
    add_plain(plain);
    plain.clear();
  }
}

void SproutsParts::add_boundary(std::string_view corners) {
  ENSURE(places_.size() + corners.size() <= kMostPlaces, "a land with more corners than can be numbered");
  const auto boundary = static_cast<Index>(boundaries_.size());
  const auto region = static_cast<Index>(regions_.size() - 1);
  boundaries_.push_back({static_cast<Index>(places_.size()), static_cast<Index>(corners.size()), region});
  ++regions_.back().linked;
  if (corners.size() > 2) ++regions_.back().with_direction;
  for (const char byte : corners) {
    const auto corner = static_cast<Corner>(byte);
    const auto p = static_cast<Index>(places_.size());
    Place& place = places_.push_back({corner, p, boundary, region});
    if (!is_letter(corner)) continue;
    letters_.push_back(p);
    if (first_[corner] == kNone) {
      first_[corner] = p;
    } else {
      place.other = first_[corner];
      places_[place.other].other = p;
    }
  }
}

void SproutsParts::add_plain(Words& words) {
  Region& region = regions_.back();
  bool has_direction = false;
  for (const std::span<char> word : words) {
    region.plain_size = static_cast<std::uint16_t>(region.plain_size + word.size() + 1);
    turn_to_least(word);
    if (word.size() <= 2) continue;
    has_direction = true;
    if (region.is_orientable()) continue;
    absl::InlinedVector<char, 32> mirror(word.rbegin(), word.rend());
    turn_to_least({mirror.data(), mirror.size()});
    if (std::ranges::lexicographical_compare(mirror, word)) std::ranges::copy(mirror, word.begin());
  }
  region.plain_begin.fill(write_plain(words));
  if (!has_direction || !region.is_orientable()) return;
  for (const std::span<char> word : words) {
    std::ranges::reverse(word);
    turn_to_least(word);
  }
  region.plain_begin[1] = write_plain(words);
}

std::uint16_t SproutsParts::write_plain(Words& words) {
  ENSURE(plain_.size() <= std::numeric_limits<std::uint16_t>::max(), "a land with too many corners");
  const std::size_t begin = plain_.size();
  std::ranges::sort(words, [](auto a, auto b) { return std::ranges::lexicographical_compare(a, b); });
  for (const std::span<char> word : words) {
    plain_.insert(plain_.end(), word.begin(), word.end());
    plain_.push_back('\0');
  }
  return static_cast<std::uint16_t>(begin);
}

bool SproutsParts::are_twins(Index p, Index q) const {
  return reads_alike(p, q) &&
         (places_[p].corner == places_[q].corner || reads_alike(places_[p].other, places_[q].other));
}

bool SproutsParts::reads_alike(Index p, Index q) const {
  const Boundary& one = boundaries_[places_[p].boundary];
  const Boundary& other = boundaries_[places_[q].boundary];
  if (one.size != other.size ||
      (one.region != other.region && !are_copies(regions_[one.region], regions_[other.region])))
    return false;
  const Corner a = places_[p].corner;
  const Corner b = places_[q].corner;
  const auto reads = [&](bool backwards) {
    Index x = p;
    Index y = q;
    do {
      const Corner corner = places_[x].corner;
      if (places_[y].corner != (corner == a ? b : corner == b ? a : corner)) return false;
      x = one.after(x);
      y = backwards ? other.before(y) : other.after(y);
    } while (x != p);
    return true;
  };
  return reads(false) || (may_turn(one) && may_turn(other) && reads(true));
}

bool SproutsParts::are_copies(const Region& one, const Region& other) const {
  return one.linked == 1 && other.linked == 1 && one.start == other.start && plain(one, false) == plain(other, false) &&
         plain(one, true) == plain(other, true);
}

bool SproutsParts::may_turn(const Boundary& boundary) const {
  const Region& region = regions_[boundary.region];
  return !region.is_orientable() || (region.with_direction <= 1 && plain(region, false) == plain(region, true));
}

}  // namespace sprague
