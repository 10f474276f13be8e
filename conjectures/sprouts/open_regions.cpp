#include "conjectures/sprouts/open_regions.hpp"

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "canonical/sorted.hpp"
#include "games/sprouts_moves.hpp"

namespace sprague::sprouts {
namespace {

constexpr std::uint64_t bit(Corner letter) {
  return std::uint64_t{1} << (letter - kFirstLetter);
}

// The drawing with each corner rewritten.
template <class Rewrite>
SproutsDrawing rewritten(const SproutsDrawing& drawing, Rewrite rewrite) {
  SproutsDrawing result;
  for (std::size_t r = 0; r < drawing.regions(); ++r) {
    result.add_region(drawing.surface(r), drawing.spots(r));
    for (std::size_t b = drawing.first_boundary(r); b < drawing.first_boundary(r + 1); ++b) {
      Word word;
      for (const Corner corner : drawing.boundary(b)) rewrite(corner, word);
      result.add_boundary(word);
    }
  }
  return result;
}

std::string key_of(const SproutsDrawing& drawing, std::uint64_t alive, Corner outside_letters) {
  std::string key(1, static_cast<char>(outside_letters));
  for (std::size_t byte = 0; byte < sizeof alive; ++byte) key.push_back(static_cast<char>(alive >> (8 * byte) & 0xFF));
  for (std::size_t r = 0; r < drawing.regions(); ++r) {
    key += drawing.surface(r).print();
    key.push_back('\0');
    key.push_back(static_cast<char>(drawing.spots(r)));
    for (std::size_t b = drawing.first_boundary(r); b < drawing.first_boundary(r + 1); ++b) {
      for (const Corner corner : drawing.boundary(b)) key.push_back(static_cast<char>(corner + 1));
      key.push_back('\0');
    }
    key.push_back('\xFF');
  }
  return key;
}

}  // namespace

OpenRegions::TreeId OpenRegions::tree(const SproutsDrawing& drawing, std::span<const Corner> names) {
  outside_letters_ = static_cast<Corner>(std::ranges::count(drawing.corners(), kTwoEnds));
  ENSURE(names.empty() || names.size() == outside_letters_, "a name for each vertex that stands outside, too");
  Outside alive = 0;
  std::size_t next = 0;
  const SproutsDrawing named = rewritten(drawing, [&](Corner corner, Word& word) {
    if (is_letter(corner)) corner = static_cast<Corner>(corner + outside_letters_);
    if (corner == kTwoEnds) {
      corner = static_cast<Corner>(kFirstLetter + (names.empty() ? next : names[next]));
      alive |= bit(corner);
      ++next;
    }
    word.push_back(corner);
  });
  return search(named, alive);
}

OpenRegions::TreeId OpenRegions::search(const SproutsDrawing& drawing, Outside alive) {
  std::string key = key_of(drawing, alive, outside_letters_);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  std::vector<Branch> branches;
  any_curve(drawing, [&](const SproutsDrawing& after) {
    Outside still = 0;
    for (const Corner corner : after.corners()) {
      if (is_letter(corner)) still |= bit(corner);
    }
    still &= alive;
    // Vertices inside are named anew, from the first name that none outside ever had.
    std::array<Corner, 64> names{};
    Corner next = static_cast<Corner>(kFirstLetter + outside_letters_);
    const SproutsDrawing named = rewritten(after, [&](Corner corner, Word& word) {
      if (is_letter(corner) && (still & bit(corner)) == 0) {
        Corner& name = names[corner - kFirstLetter];
        if (name == 0) name = next++;
        corner = name;
      }
      word.push_back(corner);
    });
    branches.push_back({{false, alive & ~still}, search(named, still)});
    return false;
  });
  for (Outside one = alive; one != 0; one &= one - 1) {
    for (Outside other = one; other != 0; other &= other - 1) {
      const Outside killed = (one & -one) | (other & -other);
      const SproutsDrawing left = rewritten(drawing, [&](Corner corner, Word& word) {
        if (!is_letter(corner) || (killed & bit(corner)) == 0) word.push_back(corner);
      });
      branches.push_back({{true, killed}, search(left, alive & ~killed)});
    }
  }
  sort_unique(branches);
  const TreeId result = index_.emplace(std::move(branches), static_cast<TreeId>(index_.size())).first->second;
  known_.emplace(std::move(key), result);
  return result;
}

}  // namespace sprague::sprouts
