#include "conjectures/sprouts/regions.hpp"

#include <absl/container/flat_hash_set.h>

#include <algorithm>
#include <limits>
#include <set>

#include "canonical/ensure.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague::sprouts {
namespace {

const Surface kMark = Surface::with_handles(1);

const Sprouts& as_drawn() {
  static const Sprouts game(kNoReductions);
  return game;
}
const Sprouts& reduced() {
  static const Sprouts game({.lone_vertices = false, .limit_genus = false});
  return game;
}

using Cycle = std::vector<Corner>;

// A region without letters.
struct PlainRegion {
  unsigned lives;
  unsigned spots;
  unsigned two_ends;
  std::vector<Cycle> boundaries;
};

// Every cyclic word of vertices with one end and with two that has so many lives, one reading of each.
std::vector<Cycle> cycles(unsigned lives) {
  std::set<Cycle> found;
  Cycle word;
  const auto extend = [&](const auto& self, unsigned left) -> void {
    if (left == 0) {
      Cycle least = word;
      Cycle turned = word;
      for (std::size_t i = 1; i < word.size(); ++i) {
        std::rotate(turned.begin(), turned.begin() + 1, turned.end());
        least = std::min(least, turned);
      }
      found.insert(least);
      return;
    }
    for (const Corner corner : {kTwoEnds, kOneEnd}) {
      const unsigned taken = corner == kOneEnd ? 2 : 1;
      if (taken > left) continue;
      word.push_back(corner);
      self(self, left - taken);
      word.pop_back();
    }
  };
  extend(extend, lives);
  return {found.begin(), found.end()};
}

// Calls visit(parts) for every multiset of items with so many lives in all, in which items come in the order of the
// list, which is sorted by lives.
template <class Item, class LivesOf, class Visit>
void each_multiset(const std::vector<Item>& items, unsigned lives, LivesOf lives_of_item, Visit visit) {
  std::vector<const Item*> parts;
  const auto extend = [&](const auto& self, std::size_t first, unsigned left) -> void {
    if (left == 0) {
      visit(parts);
      return;
    }
    for (std::size_t i = first; i < items.size() && lives_of_item(items[i]) <= left; ++i) {
      parts.push_back(&items[i]);
      self(self, i, left - lives_of_item(items[i]));
      parts.pop_back();
    }
  };
  extend(extend, 0, lives);
}

unsigned lives_of_cycle(const Cycle& cycle) {
  return static_cast<unsigned>(cycle.size() + static_cast<std::size_t>(std::ranges::count(cycle, kOneEnd)));
}

// Every region without letters that has `least` to `most` lives, by lives.
std::vector<PlainRegion> plain_regions(unsigned least, unsigned most) {
  std::vector<Cycle> all_cycles;
  for (unsigned lives = 1; lives <= most; ++lives) {
    for (Cycle& cycle : cycles(lives)) all_cycles.push_back(std::move(cycle));
  }
  std::vector<PlainRegion> result;
  for (unsigned lives = least; lives <= most; ++lives) {
    for (unsigned spots = 0; 3 * spots <= lives; ++spots) {
      each_multiset(all_cycles, lives - 3 * spots, lives_of_cycle, [&](const std::vector<const Cycle*>& parts) {
        PlainRegion region{lives, spots, 0, {}};
        for (const Cycle* cycle : parts) {
          region.two_ends += static_cast<unsigned>(std::ranges::count(*cycle, kTwoEnds));
          region.boundaries.push_back(*cycle);
        }
        result.push_back(std::move(region));
      });
    }
  }
  return result;
}

// The lands of a drawing as one word: a byte for each one's length, and it.
std::string words_of_lands(const SproutsDrawing& drawing) {
  std::vector<std::string> words;
  for (const SproutsLand& land : as_drawn().lands(drawing)) words.push_back(land.word);
  std::ranges::sort(words);
  std::string all;
  for (const std::string& word : words) {
    ENSURE(word.size() <= std::numeric_limits<unsigned char>::max(), "a land too long for a word of lands");
    all.push_back(static_cast<char>(word.size()));
    all += word;
  }
  return all;
}

SproutsDrawing drawing_of(std::string_view words) {
  SproutsDrawing drawing;
  Corner shift = 0;
  while (!words.empty()) {
    const auto size = static_cast<unsigned char>(words.front());
    const SproutsDrawing land = land_of_word(words.substr(1, size));
    words.remove_prefix(1U + size);
    Corner letters = 0;
    for (std::size_t r = 0; r < land.regions(); ++r) {
      drawing.add_region(land.surface(r), land.spots(r));
      for (std::size_t b = land.first_boundary(r); b < land.first_boundary(r + 1); ++b) {
        Word word(land.boundary(b).begin(), land.boundary(b).end());
        for (Corner& corner : word) {
          if (!is_letter(corner)) continue;
          letters = std::max(letters, static_cast<Corner>(corner - kFirstLetter + 1));
          corner = static_cast<Corner>(corner + shift);
        }
        drawing.add_boundary(word);
      }
    }
    shift = static_cast<Corner>(shift + letters);
  }
  return drawing;
}

// The drawing with the corners at two indices one vertex.
SproutsDrawing united(const SproutsDrawing& drawing, std::size_t one, std::size_t other) {
  Corner letter = kFirstLetter;
  for (const Corner corner : drawing.corners()) letter = std::max(letter, static_cast<Corner>(corner + 1));
  SproutsDrawing result;
  std::size_t index = 0;
  for (std::size_t r = 0; r < drawing.regions(); ++r) {
    result.add_region(drawing.surface(r), drawing.spots(r));
    for (std::size_t b = drawing.first_boundary(r); b < drawing.first_boundary(r + 1); ++b) {
      Word word(drawing.boundary(b).begin(), drawing.boundary(b).end());
      for (Corner& corner : word) {
        if (index == one || index == other) corner = letter;
        ++index;
      }
      result.add_boundary(word);
    }
  }
  return result;
}

using Words = absl::flat_hash_set<std::string>;

// From drawings with k + 1 lives those with k in which two vertices are one; regions keep `least` lives.
void unite_two(const Words& drawings, std::size_t least, std::size_t most_lands, Words& result) {
  for (const std::string& words : drawings) {
    const SproutsDrawing drawing = drawing_of(words);
    const auto corners = drawing.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (corners[i] != kTwoEnds || corners[j] != kTwoEnds) continue;
        const SproutsDrawing next = united(drawing, i, j);
        bool has_least = true;
        for (std::size_t r = 0; r < next.regions(); ++r) has_least = has_least && vertices_in(next, r).lives() >= least;
        if (!has_least || as_drawn().lands(next).size() > most_lands) continue;
        result.insert(words_of_lands(next));
      }
    }
  }
}

void add_plain(const PlainRegion& region, Surface surface, SproutsDrawing& drawing) {
  drawing.add_region(surface, region.spots);
  for (const Cycle& cycle : region.boundaries) drawing.add_boundary(cycle);
}

std::optional<MarkedLand> marked(const SproutsLand& land) {
  MarkedLand result{land_of_word(land.word), 0};
  for (std::size_t r = 0; r < result.drawing.regions(); ++r) {
    if (result.drawing.surface(r) != kMark) continue;
    result.region = r;
    return result;
  }
  return std::nullopt;
}

std::vector<MarkedLand> in_order(const absl::flat_hash_set<std::string>& words) {
  std::vector<std::string> sorted(words.begin(), words.end());
  std::ranges::sort(sorted);
  std::vector<MarkedLand> result;
  for (const std::string& word : sorted) {
    if (auto land = marked({word})) result.push_back(std::move(*land));
  }
  return result;
}

SproutsDrawing with_surface(SproutsDrawing drawing, std::size_t region, Surface surface) {
  drawing.set_surface(region, surface);
  return drawing;
}

}  // namespace

std::string MarkedLand::print() const {
  return reduced().print({canonical_word(word_of(drawing))});
}

SproutsDrawing MarkedLand::on(Surface surface) const {
  return with_surface(drawing, region, surface);
}

std::vector<MarkedLand> marked_lands(unsigned lives) {
  const unsigned most = 2 * lives;
  const std::vector<PlainRegion> plain = plain_regions(2, most);
  Words drawings;
  for (unsigned k = most;; --k) {
    const unsigned unions = k - lives;
    each_multiset(
        plain, k, [](const PlainRegion& region) { return region.lives; },
        [&](const std::vector<const PlainRegion*>& parts) {
          unsigned two_ends = 0;
          for (const PlainRegion* part : parts) two_ends += part->two_ends;
          if (two_ends < 2 * unions || parts.size() > unions + 1) return;
          for (const PlainRegion* mark : parts) {
            SproutsDrawing drawing;
            bool is_marked = false;
            for (const PlainRegion* part : parts) {
              add_plain(*part, part == mark && !is_marked ? kMark : Surface(), drawing);
              is_marked = is_marked || part == mark;
            }
            drawings.insert(words_of_lands(drawing));
          }
        });
    if (k == lives) break;
    Words next;
    unite_two(drawings, 2, unions, next);
    drawings = std::move(next);
  }
  Words lands;
  for (const std::string& words : drawings) {
    const auto land = reduced().lands(drawing_of(words));
    if (as_drawn().lands(drawing_of(words)).size() == 1 && land.size() == 1) lands.insert(land.front().word);
  }
  return in_order(lands);
}

std::vector<MarkedLand> drawn_lands(unsigned spots, unsigned most_lives) {
  Words met;
  Words lands;
  std::vector<SproutsLand> open;
  const auto meet = [&](const Sum<SproutsLand>& sum) {
    for (const SproutsLand& land : sum) {
      if (met.insert(land.word).second) open.push_back(land);
    }
  };
  meet(reduced().spots(spots));
  while (!open.empty()) {
    const SproutsLand land = std::move(open.back());
    open.pop_back();
    const SproutsDrawing drawing = land_of_word(land.word);
    if (lives_of(drawing) <= most_lives) {
      for (std::size_t r = 0; r < drawing.regions(); ++r) {
        lands.insert(reduced().lands(with_surface(drawing, r, kMark)).front().word);
      }
    }
    for (const Sum<SproutsLand>& option : reduced().options(land)) meet(option);
  }
  return in_order(lands);
}

std::vector<SproutsDrawing> regions(unsigned lives) {
  Words words;
  for (unsigned k = 2 * lives;; --k) {
    for (const PlainRegion& region : plain_regions(k, k)) {
      if (region.two_ends < 2 * (k - lives)) continue;
      SproutsDrawing drawing;
      add_plain(region, Surface(), drawing);
      words.insert(words_of_lands(drawing));
    }
    if (k == lives) break;
    Words next;
    unite_two(words, 2, 1, next);
    words = std::move(next);
  }
  std::vector<std::string> sorted(words.begin(), words.end());
  std::ranges::sort(sorted);
  std::vector<SproutsDrawing> result;
  for (const std::string& word : sorted) {
    if (!word.empty()) result.push_back(drawing_of(word));
  }
  return result;
}

}  // namespace sprague::sprouts
