// A curve in a region is known, but for a homeomorphism of the region, by its two corners and by what it leaves: which
// surfaces, with which boundaries, read which way.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

using Found = std::function<void(const Regions&)>;

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

// Cuts a surface along a curve from a boundary to itself, which makes these two of it; `rest` are the others. If the
// curve divides the surface, this is the connected sum of the parts; else its Euler characteristic rises by 2 if the
// two are boundaries, and by 1 if they are the halves of one.
void cut(const Region& region, const Texts& rest, const Text& one, const Text& two, const Found& found) {
  const std::size_t n = region.genus;
  const auto handles = [](std::size_t genus) { return Region{true, genus, {}}; };
  const auto crosscaps = [](std::size_t genus) { return Region{false, genus, {}}; };
  const auto apart = [&](Region first, Region second) {
    each_split(rest, [&](const Texts& left, const Texts& right) {
      first.words = with(left, {one});
      second.words = with(right, {two});
      found({first, second});
    });
  };
  const auto together = [&](Region left, const Texts& boundaries) {
    left.words = with(rest, boundaries);
    found({left});
  };
  if (region.orientable) {
    for (std::size_t k = 0; k <= n; ++k) apart(handles(k), handles(n - k));  // II.A.(a)
    if (n >= 1) together(handles(n - 1), {one, two});                        // II.B.1.(a)
    return;
  }
  for (std::size_t k = 1; k < n; ++k) apart(crosscaps(k), crosscaps(n - k));  // II.A.(b)
  for (std::size_t k = 0; 2 * k < n; ++k) {                                   // II.A.(c)
    apart(handles(k), crosscaps(n - 2 * k));
    apart(crosscaps(n - 2 * k), handles(k));
  }
  if (n >= 3) together(crosscaps(n - 2), {one, two});                     // II.B.1.(b)
  if (n % 2 == 0) together(handles(n / 2 - 1), {one, reversed(two)});     // II.B.1.(c)
  if (n >= 2) together(crosscaps(n - 1), {one + reversed(two)});          // II.B.2.(a)
  if (n % 2 == 1) together(handles((n - 1) / 2), {one + reversed(two)});  // II.B.2.(b)
}

// Boundaries of a non-orientable region may be read either way, which matters in an orientable part of it.
void each_reading(bool orientable, Texts words, const std::function<void(const Texts&)>& found) {
  const auto same_both_ways = [](const Text& word) { return least_rotation(word) == least_rotation(reversed(word)); };
  const auto free = orientable ? words.end() : std::stable_partition(words.begin(), words.end(), same_both_ways);
  const auto turn = [&](Texts read, const Texts& turned) {
    for (const Text& word : turned) read.push_back(reversed(word));
    std::sort(read.begin(), read.end());
    found(read);
  };
  each_split(words, turn, Texts(words.begin(), free));
}

struct Corner {
  std::size_t boundary;
  std::size_t place;
  friend bool operator==(Corner, Corner) = default;
};

// The other corners of a boundary.
Text around(const Text& word, std::size_t place) {
  return word.substr(place + 1) + word.substr(0, place);
}

void draw(const Region& region, const Text& letters, Corner from, Corner to, const CurveFound& found) {
  const Text& word = region.words[from.boundary];
  const Text& other = region.words[to.boundary];
  const char x = word[from.place];
  const char y = other[to.place];
  // A vertex with one life cannot be linked to itself.
  if ((has(alphabet, x) && x == y) || (from == to && x == '2')) return;
  Texts rest;
  for (std::size_t i = 0; i < region.words.size(); ++i) {
    if (i != from.boundary && i != to.boundary) rest.push_back(region.words[i]);
  }
  std::sort(rest.begin(), rest.end());
  const Text middle = letters.substr(0, 1);
  const Text a = x == '1' ? letters.substr(1, 1) : "";  // on either side of the curve's end: the vertex lives on
  const Text b = y == '1' ? letters.substr(2, 1) : "";
  const auto left = [&](const Regions& regions) { found({x, y}, regions); };
  if (from.boundary != to.boundary) {  // kind I
    const Text one = x == '0' ? "1" : a + around(word, from.place) + a;
    const Text two = y == '0' ? "1" : b + around(other, to.place) + b;
    left({{region.orientable, region.genus, with(rest, {one + middle + two + middle})}});
    if (!region.orientable) left({{false, region.genus, with(rest, {one + middle + reversed(two) + middle})}});
    return;
  }
  Text u = x == '0' ? letters.substr(1, 1) : "";  // from the one end to the other
  Text v = x == '0' ? u : around(word, from.place);
  if (from != to) {
    u = a + word.substr(from.place + 1, to.place - from.place - 1) + b;
    v = b + word.substr(to.place + 1) + word.substr(0, from.place) + a;
  }
  each_reading(region.orientable, rest, [&](const Texts& read) { cut(region, read, u + middle, middle + v, left); });
}

}  // namespace

void each_curve(const Regions& regions, const Text& letters, const CurveFound& found) {
  std::size_t curves = 0;
  for (std::size_t here = 0; here < regions.size(); ++here) {
    const auto in_region = [&](const Text& ends, Regions left) {
      if (++curves > 300'000) throw TooLarge("a position has more than 300000 curves");
      for (std::size_t other = 0; other < regions.size(); ++other) {
        if (other != here) left.push_back(regions[other]);
      }
      found(ends, left);
    };
    std::vector<Corner> corners;
    for (std::size_t boundary = 0; boundary < regions[here].words.size(); ++boundary) {
      for (std::size_t i = 0; i < regions[here].words[boundary].size(); ++i) corners.push_back({boundary, i});
    }
    for (auto from = corners.begin(); from != corners.end(); ++from) {
      for (auto to = from; to != corners.end(); ++to) draw(regions[here], letters, *from, *to, in_region);
    }
  }
}

}  // namespace sprague::verify
