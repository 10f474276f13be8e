// A region is a compact surface with holes, and a curve in it is known, but for a homeomorphism of the region, by its
// two corners and by what it leaves: which surfaces, with which boundaries, read which way (classification of
// surfaces). Cut along a curve that divides it, a region is the connected sum of its parts; along one that does not,
// the Euler characteristic of the closed surface rises by 2 if the curve makes two boundaries of one, and by 1 if it
// makes one.
#include "verify/sprouts.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sprague::verify {
namespace {

constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::size_t most_corners = 200;
constexpr std::size_t most_genus = 100;
constexpr std::size_t most_curves = 1'000'000;

bool is_letter(char corner) {
  return alphabet.find(corner) != std::string_view::npos;
}

// The sphere, so many handles, or so many crosscaps.
struct Surface {
  bool orientable = true;
  std::size_t genus = 0;
};

using Words = std::vector<std::string>;

// Each boundary is the word of its corners, with the region on the left; an undrawn spot is the boundary "0".
struct Region {
  Surface surface;
  Words boundaries;
};

using Regions = std::vector<Region>;

Surface handles(std::size_t genus) {
  return {true, genus};
}
Surface crosscaps(std::size_t genus) {
  return {false, genus};
}

std::string reversed(const std::string& word) {
  return {word.rbegin(), word.rend()};
}

Words with(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// The least of a boundary's texts that go this way round.
std::string least_rotation(const std::string& word) {
  const std::string twice = word + word;
  std::string_view least = word;
  for (std::size_t i = 1; i < word.size(); ++i) {
    least = std::min(least, std::string_view(twice).substr(i, word.size()));
  }
  return std::string(least);
}

// All boundaries one way round; those of a non-orientable region each in its lesser way.
std::string boundaries_text(const Region& region, bool backwards) {
  std::size_t spots = 0;
  Words words;
  for (const std::string& word : region.boundaries) {
    if (word == "0") {
      ++spots;
    } else if (region.surface.orientable) {
      words.push_back(least_rotation(backwards ? reversed(word) : word));
    } else {
      words.push_back(std::min(least_rotation(word), least_rotation(reversed(word))));
    }
  }
  std::sort(words.begin(), words.end());
  std::string text = spots > 0 ? std::to_string(spots) : "";
  for (const std::string& word : words) text += (text.empty() ? "(" : ",(") + word + ")";
  return text;
}

std::string text_of(const Region& region) {
  std::string text = boundaries_text(region, false);
  if (region.surface.orientable) text = std::min(text, boundaries_text(region, true));
  if (region.surface.genus == 0) return text;
  return text + (region.surface.orientable ? " on T" : " on P") + std::to_string(region.surface.genus);
}

std::string joined(Words regions) {
  std::sort(regions.begin(), regions.end());
  std::string text;
  for (const std::string& region : regions) text += (text.empty() ? "" : " | ") + region;
  return text;
}

std::string text_of(const Regions& regions) {
  Words texts;
  for (const Region& region : regions) texts.push_back(text_of(region));
  return joined(texts);
}

using Count = std::array<std::size_t, 128>;  // of each character

void count_corners(const Region& region, Count& count) {
  for (const std::string& word : region.boundaries) {
    for (char corner : word) ++count[static_cast<unsigned char>(corner)];
  }
}

Count corners_of(const Regions& regions) {
  Count count{};
  for (const Region& region : regions) count_corners(region, count);
  return count;
}

std::string letters_of(const Regions& regions) {
  const Count count = corners_of(regions);
  std::string letters;
  for (char letter : alphabet) {
    if (count[static_cast<unsigned char>(letter)] > 0) letters.push_back(letter);
  }
  return letters;
}

Region renamed(Region region, std::string_view from, std::string_view to) {
  for (std::string& word : region.boundaries) {
    for (char& corner : word) {
      if (const std::size_t i = from.find(corner); i != std::string_view::npos) corner = to[i];
    }
  }
  return region;
}

std::size_t lives(const Region& region) {
  Count count{};
  count_corners(region, count);
  std::size_t sum = 3 * count['0'] + 2 * count['1'] + count['2'];
  for (char letter : alphabet) sum += count[static_cast<unsigned char>(letter)] > 0 ? 1U : 0U;
  return sum;
}

// Rule 2 of the normal form: a letter next to itself is one corner.
void join_neighbours(std::string& word) {
  for (std::size_t i = 0; word.size() > 1 && i < word.size();) {
    const std::size_t next = (i + 1) % word.size();
    if (word[i] != word[next] || !is_letter(word[i])) {
      ++i;
      continue;
    }
    word[i] = '2';
    word.erase(next, 1);
    i = 0;
  }
}

// The normal form; dead letters are struck out already.
void reduce(Regions& regions) {
  for (Region& region : regions) {
    for (std::string& word : region.boundaries) {
      join_neighbours(word);
      if (word == "1") word = "22";
    }
    std::erase(region.boundaries, "");
  }
  std::erase_if(regions, [](const Region& region) { return lives(region) < 2; });
  const Count corners = corners_of(regions);
  for (Region& region : regions) {
    for (std::string& word : region.boundaries) {
      for (char& corner : word) {
        if (is_letter(corner) && corners[static_cast<unsigned char>(corner)] == 1) corner = '2';
      }
    }
    const std::size_t left = lives(region);
    if (left > 3) continue;
    Count count{};
    count_corners(region, count);
    std::string word;
    for (char letter : alphabet) {
      if (count[static_cast<unsigned char>(letter)] == 1) word.push_back(letter);  // its other corner is elsewhere
    }
    word.append(left - word.size(), '2');
    region = {handles(0), {word}};
  }
}

// Calls `found` with each choice of some of the words for the left, the others for the right; equal words count alike.
using Splits = std::function<void(const Words& left, const Words& right)>;
void each_split(const Words& words, std::size_t at, const Words& left, const Words& right, const Splits& found) {
  if (at == words.size()) return found(left, right);
  std::size_t end = at;
  while (end < words.size() && words[end] == words[at]) ++end;
  for (std::size_t mine = 0; mine <= end - at; ++mine) {
    each_split(words, end, with(left, Words(mine, words[at])), with(right, Words(end - at - mine, words[at])), found);
  }
}

// Calls `found` with the words read in all ways, each forwards or backwards.
void each_turn(Words words, std::size_t at, const std::function<void(const Words&)>& found) {
  if (at == words.size()) return found(words);
  each_turn(words, at + 1, found);
  const std::string back = least_rotation(reversed(words[at]));
  if (back == words[at]) return;
  words[at] = back;
  each_turn(std::move(words), at + 1, found);
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
        if (p > 0 && words[p] == words[p - 1]) continue;
        for (std::size_t i = 0; i < words[p].size(); ++i) {
          for (std::size_t j = i; j < words[p].size(); ++j) cut(p, i, j);
          for (std::size_t q = p + 1; q < words.size(); ++q) {
            if (q > p + 1 && words[q] == words[q - 1]) continue;
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
    new_letters_.clear();
    return a != b || !is_letter(a);
  }

  std::string new_letter() {
    if (new_letters_.size() == unused_.size()) throw TooLarge("a position has at most 52 letters");
    new_letters_.push_back(unused_[new_letters_.size()]);
    return {new_letters_.back()};
  }

  // What stands on either side of the curve's end: a vertex that had one end lives on, with a corner there.
  std::string side(char corner) { return corner == '1' ? new_letter() : ""; }

  // The whole boundary from one side of the curve's end to the other.
  std::string opened(const std::string& word, std::size_t i) {
    if (word == "0") return "1";
    const std::string sides = side(word[i]);
    return sides + word.substr(i + 1) + word.substr(0, i) + sides;
  }

  // Kind I.
  void link(std::size_t p, std::size_t i, std::size_t q, std::size_t j) {
    const Region& region = before_[here_];
    if (!put(region.boundaries[p][i], region.boundaries[q][j])) return;
    const std::string middle = new_letter();
    const std::string a = opened(region.boundaries[p], i);
    const std::string b = opened(region.boundaries[q], j);
    Words others = region.boundaries;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(q));
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(p));
    leave({{region.surface, with(others, {a + middle + b + middle})}});
    if (!region.surface.orientable) leave({{region.surface, with(others, {a + middle + reversed(b) + middle})}});
  }

  // Kind II: the boundary falls into u, from the one end to the other, and v, the way back.
  void cut(std::size_t p, std::size_t i, std::size_t j) {
    const Region& region = before_[here_];
    const std::string& word = region.boundaries[p];
    if (!put(word[i], word[j])) return;
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
    } else if (word[i] == '1') {
      v = word.substr(i + 1) + word.substr(0, i);
    } else {
      return;
    }
    Words others = region.boundaries;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(p));
    if (region.surface.orientable) {
      cut_orientable(region.surface.genus, others, u + middle, v + middle);
    } else {
      cut_crosscaps(region.surface.genus, others, u + middle, v + middle);
      cut_one_sided(region.surface.genus, others, u + middle + reversed(v) + middle);
    }
  }

  // Kinds II.A.(a) and II.B.1.(a).
  void cut_orientable(std::size_t genus, const Words& others, const std::string& u, const std::string& v) {
    each_split(others, 0, {u}, {v}, [&](const Words& left, const Words& right) {
      for (std::size_t k = 0; k <= genus; ++k) leave({{handles(k), left}, {handles(genus - k), right}});
    });
    if (genus >= 1) leave({{handles(genus - 1), with(others, {u, v})}});
  }

  // Kinds II.A.(b), II.A.(c), II.B.1.(b) and II.B.1.(c). Other boundaries come into an orientable part either way
  // round, for the curve may pass them on either side of a crosscap. In the last kind u and v come opposite ways round:
  // an orientable part in which they agreed would be orientable still if the curve were glued again.
  void cut_crosscaps(std::size_t genus, const Words& others, const std::string& u, const std::string& v) {
    each_split(others, 0, {}, {}, [&](const Words& left, const Words& right) {
      const Words all_left = with(left, {u});
      const Words all_right = with(right, {v});
      for (std::size_t k = 1; k < genus; ++k) leave({{crosscaps(k), all_left}, {crosscaps(genus - k), all_right}});
      for (std::size_t k = 0; 2 * k < genus; ++k) {
        each_turn(left, 0, [&](const Words& turned) {
          leave({{handles(k), with(turned, {u})}, {crosscaps(genus - 2 * k), all_right}});
        });
        each_turn(right, 0, [&](const Words& turned) {
          leave({{crosscaps(genus - 2 * k), all_left}, {handles(k), with(turned, {v})}});
        });
      }
    });
    if (genus >= 3) leave({{crosscaps(genus - 2), with(others, {u, v})}});
    if (genus % 2 == 1) return;
    each_turn(others, 0, [&](const Words& turned) {
      leave({{handles(genus / 2 - 1), with(turned, {u, reversed(v)})}});
    });
  }

  // Kind II.B.2.
  void cut_one_sided(std::size_t genus, const Words& others, const std::string& around) {
    if (genus >= 2) leave({{crosscaps(genus - 1), with(others, {around})}});
    if (genus % 2 == 0) return;
    each_turn(others, 0, [&](const Words& turned) { leave({{handles(genus / 2), with(turned, {around})}}); });
  }

  // The curve leaves these parts of the region that it is drawn in.
  void leave(Regions regions) {
    if (++curves_ > most_curves) throw TooLarge("a position has more than a million curves");
    for (std::size_t other = 0; other < before_.size(); ++other) {
      if (other != here_) regions.push_back(before_[other]);
    }
    for (Region& region : regions) {
      for (std::string& word : region.boundaries) {
        std::erase_if(word, [&](char corner) { return is_letter(corner) && ends_.find(corner) != std::string::npos; });
      }
    }
    reduce(regions);
    texts_.insert(least_text(regions));
  }

  // The least text over all ways to give the new vertices their letters.
  std::string least_text(const Regions& regions) const {
    std::string letters = new_letters_;
    std::sort(letters.begin(), letters.end());
    std::string least;
    do {
      Regions lettered;
      for (const Region& region : regions) lettered.push_back(renamed(region, new_letters_, letters));
      const std::string text = text_of(lettered);
      if (least.empty() || text < least) least = text;
    } while (std::next_permutation(letters.begin(), letters.end()));
    return least;
  }

  const Regions& before_;
  std::string unused_;
  std::set<std::string> texts_;
  std::size_t curves_ = 0;
  std::size_t here_ = 0;     // the region that the curve is drawn in
  std::string ends_;         // the corners that it ends at
  std::string new_letters_;  // of the vertices that it gives a second corner
};

std::size_t number(std::string_view text, std::size_t most) {
  if (text.empty() || text[0] == '0' || text.find_first_not_of("0123456789") != std::string_view::npos) {
    throw Malformed("expected a number from 1 on");
  }
  if (text.size() > 9 || std::stoul(std::string(text)) > most) {
    throw TooLarge("a number goes beyond " + std::to_string(most));
  }
  return std::stoul(std::string(text));
}

Surface read_surface(std::string_view text) {
  if (!text.starts_with('T') && !text.starts_with('P'))
    throw Malformed("expected a surface T1, T2, ... or P1, P2, ...");
  return {text[0] == 'T', number(text.substr(1), most_genus)};
}

Region read_region(std::string_view text) {
  Region region;
  if (const std::size_t on = text.find(" on "); on != std::string_view::npos) {
    region.surface = read_surface(text.substr(on + 4));
    text = text.substr(0, on);
  }
  if (!text.starts_with('(')) {
    const std::size_t comma = text.find(',');
    region.boundaries.assign(number(text.substr(0, comma), most_corners), "0");
    if (comma == std::string_view::npos) return region;
    text = text.substr(comma + 1);
  }
  while (true) {
    const std::size_t close = text.find(')');
    if (!text.starts_with('(') || close == std::string_view::npos)
      throw Malformed("expected a boundary in parentheses");
    const std::string word(text.substr(1, close - 1));
    const bool known =
        std::all_of(word.begin(), word.end(), [](char c) { return c == '1' || c == '2' || is_letter(c); });
    if (word.empty() || !known) throw Malformed("expected corners: 1, 2 or letters");
    region.boundaries.push_back(word);
    text = text.substr(close + 1);
    if (text.empty()) return region;
    if (!text.starts_with(',')) throw Malformed("expected a comma and a boundary");
    text = text.substr(1);
  }
}

Regions read(std::string_view text) {
  Regions regions;
  std::size_t corners = 0;
  for (bool more = !text.empty(); more;) {
    const std::size_t bar = text.find(" | ");
    more = bar != std::string_view::npos;
    regions.push_back(read_region(text.substr(0, bar)));
    for (const std::string& word : regions.back().boundaries) corners += word.size();
    if (corners > most_corners) throw TooLarge("a drawing has more than " + std::to_string(most_corners) + " corners");
    if (more) text = text.substr(bar + 3);
  }
  const Count count = corners_of(regions);
  for (char letter : letters_of(regions)) {
    if (count[static_cast<unsigned char>(letter)] != 2) {
      throw Malformed("expected a normal form, in which a letter has two corners");
    }
  }
  return regions;
}

// A drawing in normal form.
class Drawing final : public Position {
 public:
  explicit Drawing(std::string text) : text_(std::move(text)), regions_(read(text_)) {}

  const std::string& text() const { return text_; }

  std::vector<Move> moves() const override {
    std::vector<Move> moves;
    for (const std::string& text : Pen(regions_).draw_all()) {
      moves.push_back({text, std::make_unique<Drawing>(text)});
    }
    return moves;
  }

  PositionPtr after(std::string_view move) const override {
    const std::string text(move);
    if (Pen(regions_).draw_all().count(text) == 0) return nullptr;
    return std::make_unique<Drawing>(text);
  }

  // Regions with a letter in common hang together.
  std::vector<PositionPtr> components() const override {
    std::vector<Regions> parts;
    for (const Region& region : regions_) {
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
    std::vector<PositionPtr> components;
    for (const std::string& text : texts) components.push_back(std::make_unique<Drawing>(text));
    return components;
  }

  bool is(const Position& entry, std::string_view relabelling) const override {
    const auto* other = dynamic_cast<const Drawing*>(&entry);
    if (other == nullptr) return false;
    const std::string letters = letters_of(other->regions_);
    if (relabelling.size() != letters.size()) return false;
    if (!std::all_of(relabelling.begin(), relabelling.end(), is_letter)) return false;
    if (std::set<char>(relabelling.begin(), relabelling.end()).size() != letters.size()) return false;
    Regions regions;
    for (const Region& region : other->regions_) regions.push_back(renamed(region, letters, relabelling));
    return text_of(regions) == text_;
  }

 private:
  std::string text_;
  Regions regions_;
};

class Sprouts final : public Game {
 public:
  // Spots alone need not be in normal form: one spot is to become three lives.
  PositionPtr start(std::string_view text) const override {
    Regions regions = read(text);
    const bool spots = regions.size() == 1 && text.find('(') == std::string_view::npos;
    reduce(regions);
    std::string normal = text_of(regions);
    if (!spots && normal != text) throw Malformed("expected a drawing in normal form, which is \"" + normal + "\"");
    return std::make_unique<Drawing>(std::move(normal));
  }

  PositionPtr component(std::string_view text) const override {
    Regions regions = read(text);
    reduce(regions);
    const std::string normal = text_of(regions);
    if (normal != text) throw Malformed("expected a drawing in normal form, which is \"" + normal + "\"");
    auto drawing = std::make_unique<Drawing>(normal);
    if (drawing->components().size() != 1) throw Malformed("expected one component");
    return drawing;
  }
};

}  // namespace

std::unique_ptr<Game> sprouts_game() {
  return std::make_unique<Sprouts>();
}

}  // namespace sprague::verify
