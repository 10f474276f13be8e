// Sprouts on compact surfaces: Sections 3 and 4 of Lemoine and Viennot. A curve in a region is known, but for a
// homeomorphism of the region, by its two corners and by what it leaves: which surfaces, with which boundaries, read
// which way.
#include <algorithm>
#include <map>

#include "verify/games.hpp"
#include "verify/surfaces.hpp"
#include "verify/texts.hpp"

namespace sprague::verify {
namespace {

constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool is_letter(char corner) {
  return alphabet.find(corner) != std::string_view::npos;
}

using Words = std::vector<std::string>;

// Each boundary is the word of its corners, with the region on the left; an undrawn spot is the boundary "0".
struct Region {
  Surface surface;
  Words boundaries;
};

using Regions = std::vector<Region>;
using Count = std::map<char, std::size_t>;  // of the corners of each kind

std::string reversed(const std::string& word) {
  return {word.rbegin(), word.rend()};
}

std::string joined(Words texts, const std::string& separator) {
  std::sort(texts.begin(), texts.end());
  std::string text;
  for (const std::string& part : texts) text += (text.empty() ? "" : separator) + part;
  return text;
}

// The least of a boundary's texts that go this way round.
std::string least_rotation(std::string word) {
  std::string least = word;
  for (std::size_t i = 0; i < word.size(); ++i) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}

// All boundaries one way round; those of a non-orientable region each in its lesser way.
std::string text_of(const Region& region, bool backwards) {
  std::size_t spots = 0;
  Words words;
  for (const std::string& word : region.boundaries) {
    if (word == "0") {
      ++spots;
      continue;
    }
    std::string least = least_rotation(backwards ? reversed(word) : word);
    if (!region.surface.orientable) least = std::min(least, least_rotation(reversed(word)));
    words.push_back("(" + least + ")");
  }
  if (spots > 0) words.push_back(std::to_string(spots));
  std::sort(words.begin(), words.end(), [](const std::string& a, const std::string& b) {
    return std::pair(a[0] == '(', a) < std::pair(b[0] == '(', b);  // the spots first
  });
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
  return text + text_of(region.surface);
}

std::string text_of(const Regions& regions) {
  Words texts;
  for (const Region& region : regions) texts.push_back(std::min(text_of(region, false), text_of(region, true)));
  return joined(texts, " | ");
}

void count_corners(const Region& region, Count& count) {
  for (const std::string& word : region.boundaries) {
    for (char corner : word) ++count[corner];
  }
}

Count corners_of(const Regions& regions) {
  Count count;
  for (const Region& region : regions) count_corners(region, count);
  return count;
}

// In alphabetical order: small ones first.
std::string letters_of(const Regions& regions) {
  const Count count = corners_of(regions);
  std::string letters;
  for (char letter : alphabet) {
    if (count.contains(letter)) letters.push_back(letter);
  }
  return letters;
}

Regions renamed(Regions regions, std::string_view from, std::string_view to) {
  for (Region& region : regions) {
    for (std::string& word : region.boundaries) {
      for (char& corner : word) {
        if (const std::size_t i = from.find(corner); i != std::string_view::npos) corner = to[i];
      }
    }
  }
  return regions;
}

// A vertex counts but once.
std::size_t lives(const Region& region) {
  std::size_t sum = 0;
  for (const auto& [corner, count] : corners_of({region})) {
    sum += corner == '0' ? 3 * count : corner == '1' ? 2 * count : corner == '2' ? count : 1;
  }
  return sum;
}

// The document's normal form; dead letters are struck out already.
void reduce(Regions& regions) {
  for (Region& region : regions) {
    for (std::string& word : region.boundaries) {
      for (std::size_t i = 0; word.size() > 1 && i < word.size(); ++i) {
        const std::size_t next = (i + 1) % word.size();
        if (word[i] != word[next] || !is_letter(word[i])) continue;
        word[i] = '2';
        word.erase(next, 1);
      }
      if (word == "1") word = "22";
    }
    std::erase(region.boundaries, "");
  }
  std::erase_if(regions, [](const Region& region) { return lives(region) < 2; });
  const Count corners = corners_of(regions);
  for (Region& region : regions) {
    for (std::string& word : region.boundaries) {
      for (char& corner : word) {
        if (is_letter(corner) && corners.at(corner) == 1) corner = '2';
      }
    }
    const std::size_t left = lives(region);
    if (left > 3) continue;
    std::string word;
    const Count here = corners_of({region});
    for (char letter : letters_of({region})) {
      if (here.at(letter) == 1) word.push_back(letter);  // its other corner is elsewhere
    }
    word.append(left - word.size(), '2');
    region = {{}, {word}};
  }
}

// Draws all curves in a drawing, one after the other, and collects the texts of what they leave.
class Pen {
 public:
  explicit Pen(const Regions& before) : before_(before) {
    const std::string used = letters_of(before);
    for (char letter : alphabet) {
      if (used.find(letter) == std::string::npos) unused_.push_back(letter);
    }
  }

  std::set<std::string> draw_all() {
    for (here_ = 0; here_ < before_.size(); ++here_) {
      const Words& words = before_[here_].boundaries;
      for (std::size_t p = 0; p < words.size(); ++p) {
        for (std::size_t i = 0; i < words[p].size(); ++i) {
          for (std::size_t j = i; j < words[p].size(); ++j) cut(p, i, j);
          for (std::size_t q = p + 1; q < words.size(); ++q) {
            for (std::size_t j = 0; j < words[q].size(); ++j) link(p, i, q, j);
          }
        }
      }
    }
    return std::move(texts_);
  }

 private:
  // Notes the corners that the curve ends at. No curve leads from a vertex with one life to itself.
  bool put(char a, char b) {
    ends_ = {a, b};
    made_.clear();
    return a != b || !is_letter(a);
  }

  std::string new_letter() {
    if (made_.size() == unused_.size()) throw TooLarge("a position has more than 52 letters");
    made_.push_back(unused_[made_.size()]);
    return {made_.back()};
  }

  // What stands on either side of the curve's end: a vertex that had one end lives on, with a corner there.
  std::string side(char corner) { return corner == '1' ? new_letter() : ""; }

  // The whole boundary from one side of the curve's end to the other.
  std::string opened(const std::string& word, std::size_t i) {
    if (word == "0") return "1";
    const std::string sides = side(word[i]);
    return sides + word.substr(i + 1) + word.substr(0, i) + sides;
  }

  // The boundaries of this region but those.
  Words others(std::size_t p, std::size_t q) const {
    Words result = before_[here_].boundaries;
    result.erase(result.begin() + static_cast<std::ptrdiff_t>(q));
    if (p != q) result.erase(result.begin() + static_cast<std::ptrdiff_t>(p));
    std::sort(result.begin(), result.end());
    return result;
  }

  // Kind I.
  void link(std::size_t p, std::size_t i, std::size_t q, std::size_t j) {
    const Region& region = before_[here_];
    if (!put(region.boundaries[p][i], region.boundaries[q][j])) return;
    const std::string middle = new_letter();
    const std::string a = opened(region.boundaries[p], i);
    const std::string b = opened(region.boundaries[q], j);
    leave({region.surface, {a + middle + b + middle}}, others(p, q), {});
    if (!region.surface.orientable) leave({region.surface, {a + middle + reversed(b) + middle}}, others(p, q), {});
  }

  // Kind II: the boundary falls into u, from the one end to the other, and v, the way back.
  void cut(std::size_t p, std::size_t i, std::size_t j) {
    const Region& region = before_[here_];
    const std::string& word = region.boundaries[p];
    if (!put(word[i], word[j]) || (i == j && word[i] != '0' && word[i] != '1')) return;
    const std::string middle = new_letter();
    std::string u;
    std::string v;
    if (i != j) {
      const std::string a = side(word[i]);
      const std::string b = side(word[j]);
      u = a + word.substr(i + 1, j - i - 1) + b;
      v = b + word.substr(j + 1) + word.substr(0, i) + a;
    } else if (word[i] == '0') {
      u = v = new_letter();
    } else {
      v = word.substr(i + 1) + word.substr(0, i);
    }
    u += middle;
    for (const Cut& cut : cuts(region.surface)) {
      switch (cut.way) {
        case Way::apart:
          each_split(others(p, p), [&](const Words& left, const Words& right) {
            leave({cut.first, {u}}, left, {{cut.second, {v + middle}}}, right);
          });
          break;
        case Way::together: leave({cut.first, {u, v + middle}}, others(p, p), {}); break;
        case Way::opposed: leave({cut.first, {u, reversed(v + middle)}}, others(p, p), {}); break;
        case Way::single: leave({cut.first, {u + reversed(v) + middle}}, others(p, p), {}); break;
      }
    }
  }

  // The curve leaves one or two parts of the region that it is drawn in, each with some of the other boundaries. They
  // come into an orientable part of a non-orientable region either way round, for the curve may pass them on either
  // side of a crosscap.
  void leave(const Region& one, const Words& with_one, const Regions& two, const Words& with_two = {}) {
    each_turn(one, with_one, [&](const Region& first) {
      if (two.empty()) return note({first});
      each_turn(two[0], with_two, [&](const Region& second) { note({first, second}); });
    });
  }

  template <class Found>
  void each_turn(const Region& part, const Words& others, const Found& found) {
    const auto with = [&](const Words& ahead, const Words& turned) {
      Region region = part;
      region.boundaries.insert(region.boundaries.end(), ahead.begin(), ahead.end());
      for (const std::string& word : turned) region.boundaries.push_back(reversed(word));
      found(region);
    };
    if (!part.surface.orientable || before_[here_].surface.orientable) return with(others, {});
    each_split(others, with);
  }

  void note(Regions regions) {
    if (++curves_ > 300'000) throw TooLarge("a position has more than 300000 curves");
    for (std::size_t other = 0; other < before_.size(); ++other) {
      if (other != here_) regions.push_back(before_[other]);
    }
    for (Region& region : regions) {
      for (std::string& word : region.boundaries) {
        std::erase_if(word, [&](char corner) { return is_letter(corner) && ends_.find(corner) != std::string::npos; });
      }
    }
    reduce(regions);
    std::string letters = made_;
    std::string least;
    for (bool more = true; more; more = std::next_permutation(letters.begin(), letters.end())) {
      const std::string text = text_of(renamed(regions, made_, letters));
      if (letters == made_ || text < least) least = text;
    }
    texts_.insert(least);
  }

  const Regions& before_;
  std::string unused_;
  std::set<std::string> texts_;
  std::size_t curves_ = 0;
  std::size_t here_ = 0;  // the region that the curve is drawn in
  std::string ends_;      // the corners that it ends at
  std::string made_;      // the letters of vertices that it gives a second corner; they rise
};

Number bounded(std::string_view text, Number most) {
  const Number value = number(text);
  if (value > most) throw TooLarge("a number goes beyond " + std::to_string(most));
  return value;
}

Region read_region(std::string_view text) {
  Region region{take_surface(text), {}};
  if (!text.starts_with('(')) {
    const std::size_t comma = text.find(',');
    region.boundaries.assign(bounded(text.substr(0, comma), 100), "0");
    if (comma == std::string_view::npos) return region;
    text.remove_prefix(comma + 1);
  }
  for (std::string_view part : split(text, ",")) {
    const bool boundary = part.size() > 2 && skip(part, "(") && part.ends_with(')');
    const std::string word(part.substr(0, part.size() - (boundary ? 1 : 0)));
    const auto known = [](char c) { return c == '1' || c == '2' || is_letter(c); };
    if (!boundary || !std::all_of(word.begin(), word.end(), known)) {
      throw Malformed("expected corners in parentheses: 1, 2 or letters");
    }
    region.boundaries.push_back(word);
  }
  return region;
}

Regions read(std::string_view text) {
  if (text.size() > 200) throw TooLarge("a drawing's text has more than 200 bytes");
  Regions regions;
  if (text.empty()) return regions;
  for (std::string_view part : split(text, " | ")) regions.push_back(read_region(part));
  for (const auto& [corner, count] : corners_of(regions)) {
    if (is_letter(corner) && count != 2) throw Malformed("expected two corners for a letter");
  }
  return regions;
}

class SproutsGame final : public TextGame {
 public:
  // Spots alone need not be in normal form: one spot is to become three lives.
  PositionPtr start(std::string_view text) const override {
    const std::string position = normal(text);
    if (position != text && text.find_first_of("(|") != std::string_view::npos) {
      throw Malformed("expected the normal form, which is " + quoted(position));
    }
    return this->position(position);
  }

  std::string normal(std::string_view text) const override {
    Regions regions = read(text);
    reduce(regions);
    return text_of(regions);
  }

  std::set<std::string> moves(const std::string& position) const override { return Pen(read(position)).draw_all(); }

  // Regions with a letter in common hang together.
  Words components(const std::string& position) const override {
    std::vector<Regions> parts;
    for (const Region& region : read(position)) {
      Regions part = {region};
      const std::string letters = letters_of(part);
      std::erase_if(parts, [&](const Regions& other) {
        if (letters_of(other).find_first_of(letters) == std::string::npos) return false;
        part.insert(part.end(), other.begin(), other.end());
        return true;
      });
      parts.push_back(part);
    }
    Words texts;
    for (const Regions& part : parts) texts.push_back(text_of(part));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  bool same(const std::string& component, const std::string& other, std::string_view relabelling) const override {
    const Regions regions = read(other);
    const std::string letters = letters_of(regions);
    if (relabelling.size() != letters.size() || !std::all_of(relabelling.begin(), relabelling.end(), is_letter)) {
      return false;
    }
    if (std::set<char>(relabelling.begin(), relabelling.end()).size() != letters.size()) return false;
    return text_of(renamed(regions, letters, relabelling)) == component;
  }
};

}  // namespace

std::unique_ptr<Game> sprouts_game() {
  return std::make_unique<SproutsGame>();
}

}  // namespace sprague::verify
