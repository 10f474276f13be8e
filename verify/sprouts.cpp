// Sprouts on compact surfaces: Sections 3 and 4 of Lemoine and Viennot. A curve in a region is known, but for a
// homeomorphism of the region, by its two corners and by what it leaves: which surfaces, with which boundaries, read
// which way.
#include <algorithm>

#include "verify/games.hpp"
#include "verify/surfaces.hpp"

namespace sprague::verify {
namespace {

constexpr View alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool is_letter(char corner) {
  return alphabet.find(corner) != View::npos;
}

// Each boundary is the word of its corners, with the region on the left; an undrawn spot is the boundary "0".
struct Region {
  Surface surface;
  Texts words;
};

using Regions = std::vector<Region>;

Text reversed(const Text& word) {
  return {word.rbegin(), word.rend()};
}

Text joined(Texts texts, const Text& separator) {
  std::sort(texts.begin(), texts.end());
  Text text;
  for (const Text& part : texts) text += (text.empty() ? "" : separator) + part;
  return text;
}

// The least of a boundary's texts that go this way round.
Text least_rotation(Text word) {
  Text least = word;
  for (std::size_t i = 0; i < word.size(); ++i) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}

// All boundaries one way round; those of a non-orientable region each in its lesser way.
Text text_of(const Region& region, bool backwards) {
  Texts words;
  for (const Text& word : region.words) {
    Text least = least_rotation(backwards ? reversed(word) : word);
    if (!region.surface.orientable) least = std::min(least, least_rotation(reversed(word)));
    if (word != "0") words.push_back("(" + least + ")");
  }
  const std::size_t spots = region.words.size() - words.size();
  Text text = spots == 0 ? "" : std::to_string(spots) + (words.empty() ? "" : ",");
  return text + joined(words, ",") + text_of(region.surface);
}

Text text_of(const Regions& regions) {
  Texts texts;
  for (const Region& region : regions) texts.push_back(std::min(text_of(region, false), text_of(region, true)));
  return joined(texts, " | ");
}

Text corners(const Regions& regions) {
  Text all;
  for (const Region& region : regions) all += joined(region.words, "");
  return all;
}

// Each once, in the order of the alphabet.
Text letters(const Regions& regions) {
  const Text all = corners(regions);
  Text result(alphabet);
  std::erase_if(result, [&](char letter) { return all.find(letter) == Text::npos; });
  return result;
}

// Writes other letters for some, or strikes them out if the other is ' '.
Regions renamed(Regions regions, View from, View to) {
  for (Region& region : regions) {
    for (Text& word : region.words) {
      for (char& corner : word) {
        if (const std::size_t i = from.find(corner); i != View::npos) corner = to[i];
      }
      std::erase(word, ' ');
    }
  }
  return regions;
}

// A letter counts but once.
std::size_t lives(const Region& region) {
  std::size_t sum = letters({region}).size();
  for (char corner : corners({region})) sum += corner == '0' ? 3 : corner == '1' ? 2 : corner == '2' ? 1 : 0;
  return sum;
}

// The document's normal form; dead letters are struck out already.
Regions reduced(Regions regions) {
  for (Region& region : regions) {
    for (Text& word : region.words) {
      for (std::size_t i = 0; word.size() > 1 && i < word.size(); ++i) {
        const std::size_t next = (i + 1) % word.size();
        if (word[i] != word[next] || !is_letter(word[i])) continue;
        word[i] = '2';
        word.erase(next, 1);
      }
      if (word == "1") word = "22";
    }
    std::erase(region.words, "");
  }
  std::erase_if(regions, [](const Region& region) { return lives(region) < 2; });
  const Text all = corners(regions);
  for (char letter : letters(regions)) {
    if (std::count(all.begin(), all.end(), letter) == 1) regions = renamed(regions, Text{letter}, "2");
  }
  for (Region& region : regions) {
    const std::size_t left = lives(region);
    if (left > 3) continue;
    const Text here = corners({region});
    Text word = letters({region});  // those whose other corner is elsewhere
    std::erase_if(word, [&](char letter) { return std::count(here.begin(), here.end(), letter) == 2; });
    region = {{}, {word + Text(left - word.size(), '2')}};
  }
  return regions;
}

// Draws all curves in a drawing, one after the other, and collects the texts of what they leave.
class Pen {
 public:
  explicit Pen(const Regions& before) : before_(before), unused_(alphabet) {
    const Text used = letters(before);
    std::erase_if(unused_, [&](char letter) { return used.find(letter) != Text::npos; });
    if (unused_.size() < 3) throw TooLarge("a position has more than 49 letters");
  }

  std::set<Text> draw_all() {
    for (here_ = 0; here_ < before_.size(); ++here_) {
      const Texts& words = before_[here_].words;
      for (std::size_t p = 0; p < words.size(); ++p) {
        for (std::size_t q = p; q < words.size(); ++q) {
          for (std::size_t i = 0; i < words[p].size(); ++i) {
            for (std::size_t j = p == q ? i : 0; j < words[q].size(); ++j) draw(p, i, q, j);
          }
        }
      }
    }
    return texts_;
  }

 private:
  Text new_letter() { return {unused_[made_++]}; }

  // What stands on either side of the curve's end: a vertex that had one end lives on, with a corner there.
  Text side(char corner) { return corner == '1' ? new_letter() : ""; }

  // The whole boundary from one side of the curve's end to the other.
  Text opened(const Text& word, std::size_t i) {
    const Text sides = side(word[i]);
    return word == "0" ? "1" : sides + word.substr(i + 1) + word.substr(0, i) + sides;
  }

  void draw(std::size_t p, std::size_t i, std::size_t q, std::size_t j) {
    const Region& region = before_[here_];
    const Text& word = region.words[p];
    const char x = word[i];
    const char y = region.words[q][j];
    // A vertex with one life cannot be linked to itself.
    if ((is_letter(x) && x == y) || (p == q && i == j && x == '2')) return;
    ends_ = {x, y};
    made_ = 0;
    const Text middle = new_letter();
    if (p != q) {  // kind I
      const Text a = opened(word, i) + middle;
      const Text b = opened(region.words[q], j);
      leave({{region.surface, with(others(p, q), {a + b + middle})}});
      if (!region.surface.orientable) leave({{region.surface, with(others(p, q), {a + reversed(b) + middle})}});
      return;
    }
    Text u = x == '0' ? new_letter() : "";  // from the one end to the other
    Text v = x == '0' ? u : word.substr(i + 1) + word.substr(0, i);
    if (i != j) {
      const Text a = side(x);
      const Text b = side(y);
      u = a + word.substr(i + 1, j - i - 1) + b;
      v = b + word.substr(j + 1) + word.substr(0, i) + a;
    }
    link_to_itself(others(p, p), u, v, middle);
  }

  // Kind II. Boundaries of a non-orientable region may be read either way, which matters in an orientable part of it.
  void link_to_itself(const Texts& others, const Text& u, const Text& v, const Text& middle) {
    const Surface surface = before_[here_].surface;
    each_split(others, [&](Texts rest, const Texts& turned) {
      const auto same_both_ways = [](const Text& word) { return word.size() < 3; };
      if (!turned.empty() && (surface.orientable || std::any_of(turned.begin(), turned.end(), same_both_ways))) return;
      for (const Text& word : turned) rest.push_back(reversed(word));
      std::sort(rest.begin(), rest.end());
      for (const Cut& cut : cuts(surface)) {
        if (cut.way == Way::together) leave({{cut.first, with(rest, {u + middle, v + middle})}});
        if (cut.way == Way::opposed) leave({{cut.first, with(rest, {u + middle, reversed(v + middle)})}});
        if (cut.way == Way::single) leave({{cut.first, with(rest, {u + middle + reversed(middle + v)})}});
        if (cut.way != Way::apart) continue;
        each_split(rest, [&](const Texts& left, const Texts& right) {
          leave({{cut.first, with(left, {u + middle})}, {cut.second, with(right, {v + middle})}});
        });
      }
    });
  }

  static Texts with(Texts words, const Texts& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  // The boundaries of this region but those.
  Texts others(std::size_t p, std::size_t q) const {
    Texts result;
    for (std::size_t k = 0; k < before_[here_].words.size(); ++k) {
      if (k != p && k != q) result.push_back(before_[here_].words[k]);
    }
    std::sort(result.begin(), result.end());
    return result;
  }

  // Notes what a curve leaves, with the letters of vertices that it gives a second corner so that the text is the
  // least.
  void leave(Regions regions) {
    if (++curves_ > 300'000) throw TooLarge("a position has more than 300000 curves");
    for (std::size_t other = 0; other < before_.size(); ++other) {
      if (other != here_) regions.push_back(before_[other]);
    }
    std::erase_if(ends_, [](char corner) { return !is_letter(corner); });
    regions = reduced(renamed(regions, ends_, "  "));
    const Text made = unused_.substr(0, made_);
    Text least = text_of(regions);
    for (Text names = made; std::next_permutation(names.begin(), names.end());) {
      least = std::min(least, text_of(renamed(regions, made, names)));
    }
    texts_.insert(least);
  }

  const Regions& before_;
  Text unused_;  // letters
  std::set<Text> texts_;
  std::size_t curves_ = 0;
  std::size_t here_ = 0;  // the region that the curve is drawn in
  Text ends_;             // the corners that it ends at
  std::size_t made_ = 0;  // letters that it uses
};

Region read_region(View text) {
  Region region{take_surface(text), {}};
  for (View part : split(text, ",")) {
    if (region.words.empty() && !part.starts_with('(')) {
      if (number(part) == 0) throw Malformed("expected spots");
      if (number(part) > 100) throw TooLarge("a region has more than 100 spots");
      region.words.assign(number(part), "0");
      continue;
    }
    const bool boundary = skip(part, "(") && part.size() > 1 && part.ends_with(')');
    const Text word(part.substr(0, part.size() - (boundary ? 1 : 0)));
    const auto known = [](char c) { return c == '1' || c == '2' || is_letter(c); };
    if (!boundary || !std::all_of(word.begin(), word.end(), known)) {
      throw Malformed("expected corners in parentheses: 1, 2 or letters");
    }
    region.words.push_back(word);
  }
  return region;
}

Regions read(View text) {
  if (text.size() > 200) throw TooLarge("a drawing's text has more than 200 bytes");
  Regions regions;
  if (text.empty()) return regions;
  for (View part : split(text, " | ")) regions.push_back(read_region(part));
  const Text all = corners(regions);
  for (char letter : letters(regions)) {
    if (std::count(all.begin(), all.end(), letter) != 2) throw Malformed("expected two corners for a letter");
  }
  return regions;
}

// Spots alone need not be in normal form: one spot is to become three lives.
Text start(View text) {
  Text position = text_of(reduced(read(text)));
  if (position != text && text.find_first_of("(|") != View::npos) {
    throw Malformed("expected the normal form, which is " + quoted(position));
  }
  return position;
}

std::set<Text> moves(const Text& position) {
  return Pen(read(position)).draw_all();
}

// Regions with a letter in common hang together.
Texts components(const Text& position) {
  std::vector<Regions> parts;
  for (const Region& region : read(position)) {
    Regions part = {region};
    std::erase_if(parts, [&](const Regions& other) {
      if (letters(other).find_first_of(letters({region})) == Text::npos) return false;
      part.insert(part.end(), other.begin(), other.end());
      return true;
    });
    parts.push_back(part);
  }
  Texts texts;
  for (const Regions& part : parts) texts.push_back(text_of(part));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Text component(View text) {
  Text position = start(text);
  if (position != text || components(position).size() != 1) throw Malformed("expected one component in normal form");
  return position;
}

bool same(const Text& component, const Text& other, View relabelling) {
  const Regions regions = read(other);
  const Text from = letters(regions);
  const bool known = std::all_of(relabelling.begin(), relabelling.end(), is_letter);
  return known && relabelling.size() == from.size() &&
         std::set<char>(relabelling.begin(), relabelling.end()).size() == from.size() &&
         text_of(renamed(regions, from, relabelling)) == component;
}

}  // namespace

Game sprouts_game() {
  return {start, component, moves, [](const Text&, const Text& move) { return move; }, components, same};
}

}  // namespace sprague::verify
