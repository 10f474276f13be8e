// Regions of closed surfaces as texts, and curves in them. A curve in a region is known, but for a homeomorphism of the
// region, by its two corners and by what it leaves: which surfaces, with which boundaries, read which way. The numbers
// are those of Section 3 of Lemoine and Viennot.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// All boundaries one way round; those of a non-orientable region each in its lesser way.
Text text_of(const Region& region, bool backwards) {
  Texts words;
  for (const Text& word : region.words) {
    Text least = least_rotation(backwards ? reversed(word) : word);
    if (!region.orientable) least = std::min(least, least_rotation(reversed(word)));
    if (word != "0") words.push_back("(" + least + ")");
  }
  const std::size_t spots = region.words.size() - words.size();
  std::ranges::sort(words);
  if (spots > 0) words.insert(words.begin(), std::to_string(spots));
  const Text surface =
      region.orientable ? " on T" + std::to_string(region.lost / 2) : " on P" + std::to_string(region.lost);
  return joined(words, ",") + (region.lost == 0 ? "" : surface);
}

Region read_region(View text, View corners) {
  const std::size_t on = std::min(text.find(" on "), text.size());
  View surface = text.substr(on);
  Region region{!skip(surface, " on P"), 0, {}};
  if (on < text.size()) {
    const bool known = !region.orientable || skip(surface, " on T");
    if (!known || number(surface) == 0) throw Malformed("expected T1, T2, ... or P1, P2, ...");
    if (number(surface) > 100) throw TooLarge("a surface has more than 100 handles or crosscaps");
    region.lost = std::size_t{number(surface)} * (region.orientable ? 2 : 1);
  }
  for (View part : split(text.substr(0, on), ",")) {
    if (!part.starts_with('(') && has(corners, '1')) {  // in Sprouts
      if (number(part) == 0 || !region.words.empty()) throw Malformed("expected spots, before boundaries");
      region.words.insert(region.words.end(), std::min(number(part), Number{101}), "0");
      continue;
    }
    const bool boundary = skip(part, "(") && part.ends_with(')');
    const View word = part.substr(0, part.size() - (boundary ? 1 : 0));
    if (!boundary || word.find_first_not_of(corners) != View::npos) throw Malformed("expected corners in parentheses");
    region.words.emplace_back(word);
  }
  if (region.words.empty()) throw Malformed("expected a boundary");
  if (region.words.size() > 100) throw TooLarge("a region has more than 100 boundaries");
  return region;
}

}  // namespace

Text least_rotation(Text word) {
  Text least = word;
  for (std::size_t i = 0; i < word.size(); ++i) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}

Text reversed(const Text& word) {
  return {word.rbegin(), word.rend()};
}

Text text_of(const Regions& regions) {
  Texts texts;
  for (const Region& region : regions) texts.push_back(std::min(text_of(region, false), text_of(region, true)));
  return sorted(texts);
}

Regions read_regions(const Texts& items, View corners) {
  Regions regions;
  for (const Text& item : items) regions.push_back(read_region(item, corners));
  return regions;
}

Text corners(const Regions& regions) {
  Text all;
  for (const Region& region : regions) all += joined(region.words, "");
  return all;
}

// Of a region with t tips on b boundaries, whose surface lost so much, t + b - 2 + lost: one less for a curve that
// joins boundaries, that does not divide, or that divides into two regions.
std::uint64_t curves_left(const Regions& regions) {
  std::uint64_t sum = 0;
  for (const Region& region : regions) sum += corners({region}).size() + region.words.size() + region.lost - 2;
  return sum;
}

Text letters(const Text& corners, std::ptrdiff_t times) {
  Text result = labels(corners);
  std::erase_if(result, [&](char letter) { return std::ranges::count(corners, letter) != times; });
  return result;
}

namespace {

Texts with(Texts words, const Texts& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// All ways to share out words, which are sorted, to the left and to the right; of equal ones the first go to the left.
void each_split(const Texts& words, const std::function<void(const Texts&, const Texts&)>& found,
                const Texts& left = {}, const Texts& right = {}) {
  const std::size_t next = left.size() + right.size();
  if (next == words.size()) return found(left, right);
  if (right.empty() || right.back() != words[next]) each_split(words, found, with(left, {words[next]}), right);
  each_split(words, found, left, with(right, {words[next]}));
}

bool exists(const Region& surface) {
  return surface.orientable ? surface.lost % 2 == 0 : surface.lost > 0;
}

// Cuts a surface along a curve from a boundary to itself, which makes these two of it; `rest` are the others. If the
// curve divides the surface, this is the connected sum of the parts (II.A); else its Euler characteristic rises by 2 if
// the two are boundaries (II.B.1), and by 1 if they are the halves of one (II.B.2).
void cut(const Region& region, const Texts& rest, const Text& one, const Text& two,
         const std::function<void(const Regions&)>& found) {
  for (const auto& [left, right] : {std::pair(true, true), {true, false}, {false, true}, {false, false}}) {
    for (std::size_t i = 0; i <= region.lost && (left && right) == region.orientable; ++i) {
      Regions parts{{left, i, {}}, {right, region.lost - i, {}}};
      if (!exists(parts[0]) || !exists(parts[1])) continue;
      each_split(rest, [&](const Texts& to_left, const Texts& to_right) {
        parts[0].words = with(to_left, {one});
        parts[1].words = with(to_right, {two});
        found(parts);
      });
    }
  }
  for (bool orientable : {true, false}) {
    const Text second = orientable && !region.orientable ? reversed(two) : two;
    const Region boundaries{orientable, region.lost - 2, with(rest, {one, second})};
    const Region halves{orientable, region.lost - 1, with(rest, {one + reversed(two)})};
    if (region.lost >= 2 && (orientable || !region.orientable) && exists(boundaries)) found({boundaries});
    if (region.lost >= 1 && !region.orientable && exists(halves)) found({halves});
  }
}

// Boundaries of a non-orientable region may be read either way, which matters in an orientable part of it.
void each_reading(bool orientable, Texts words, const std::function<void(const Texts&)>& found) {
  const auto same_both_ways = [](const Text& word) { return least_rotation(word) == least_rotation(reversed(word)); };
  const auto free = orientable ? words.end() : std::stable_partition(words.begin(), words.end(), same_both_ways);
  const auto turn = [&](Texts read, const Texts& turned) {
    for (const Text& word : turned) read.push_back(reversed(word));
    std::ranges::sort(read);
    found(read);
  };
  each_split(words, turn, Texts(words.begin(), free));
}

using Corner = std::pair<std::size_t, std::size_t>;  // which boundary, and which place on it

void draw(const Region& region, const Text& letters, Corner from, Corner to, const CurveFound& found) {
  const std::size_t i = from.second;
  const std::size_t j = to.second;
  const Text& word = region.words[from.first];
  const Text& other = region.words[to.first];
  // A vertex with one life cannot be linked to itself.
  if ((has(alphabet, word[i]) && word[i] == other[j]) || (from == to && word[i] == '2')) return;
  Texts rest = region.words;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(to.first));
  if (from.first != to.first) rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(from.first));
  std::ranges::sort(rest);
  const auto left = [&](const Regions& regions) { found({word[i], other[j]}, regions); };
  const Text middle = letters.substr(0, 1);
  const Text a = word[i] == '1' ? letters.substr(1, 1) : "";  // on either side of the curve's end: the vertex lives on
  const Text b = other[j] == '1' ? letters.substr(2, 1) : "";
  if (from.first != to.first) {  // kind I
    const Text one = word[i] == '0' ? "1" : a + word.substr(i + 1) + word.substr(0, i) + a;
    const Text two = other[j] == '0' ? "1" : b + other.substr(j + 1) + other.substr(0, j) + b;
    left({{region.orientable, region.lost, with(rest, {one + middle + two + middle})}});
    if (!region.orientable) left({{false, region.lost, with(rest, {one + middle + reversed(two) + middle})}});
    return;
  }
  Text u = word[i] == '0' ? letters.substr(1, 1) : "";  // from the one end to the other
  Text v = word[i] == '0' ? u : word.substr(i + 1) + word.substr(0, i);
  if (i != j) {
    u = a + word.substr(i + 1, j - i - 1) + b;
    v = b + word.substr(j + 1) + word.substr(0, i) + a;
  }
  each_reading(region.orientable, rest, [&](const Texts& read) { cut(region, read, u + middle, middle + v, left); });
}

}  // namespace

void each_curve(const Regions& regions, const Text& letters, const CurveFound& found) {
  std::size_t curves = 0;
  for (std::size_t here = 0; here < regions.size(); ++here) {
    const auto in_region = [&](const Text& ends, Regions left) {
      if (++curves > most_moves) throw TooLarge("a position has too many curves");
      left.insert(left.end(), regions.begin(), regions.begin() + static_cast<std::ptrdiff_t>(here));
      left.insert(left.end(), regions.begin() + static_cast<std::ptrdiff_t>(here) + 1, regions.end());
      found(ends, left);
    };
    const Texts& words = regions[here].words;
    std::vector<Corner> corners;
    for (std::size_t boundary = 0; boundary < words.size(); ++boundary) {
      for (std::size_t i = 0; i < words[boundary].size(); ++i) corners.emplace_back(boundary, i);
    }
    for (auto from = corners.begin(); from != corners.end(); ++from) {
      for (auto to = from; to != corners.end(); ++to) draw(regions[here], letters, *from, *to, in_region);
    }
  }
}

}  // namespace sprague::verify
