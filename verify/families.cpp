// Plane boards, connected or 2-connected, by their numbers of edges. A board stands for as many rooted maps (maps with
// one arrow marked) as there are readings of it: the marked arrow has the outer face to its left, and a mirror image is
// a map of its own. So all boards of a size together stand for all simple rooted maps, each once, and these are
// counted.
#include "verify/families.hpp"

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// Coefficients of a power series. There are no boards beyond.
constexpr std::size_t most_edges = 16;
using Series = std::vector<std::uint64_t>;

// Rooted maps without loops that have n > 0 edges, 2 (4n+1)! / ((n+1)! (3n+2)!): Walsh and Lehman, Counting rooted maps
// by genus III (1975); OEIS A000260.
Series loopless_maps() {
  Series maps{0, 1};
  for (std::uint64_t n = 2; n <= most_edges; ++n) {
    maps.push_back(maps.back() * (4 * n + 1) * 4 * n * (4 * n - 1) * (4 * n - 2) /
                   ((n + 1) * (3 * n + 2) * (3 * n + 1) * 3 * n));
  }
  return maps;
}

// Of these, the ones without a cut vertex, 2 (3n-3)! / (n! (2n-1)!): Tutte, A census of planar maps (1963); OEIS
// A000139. Of one edge there is one, as the other one is a loop.
Series nonseparable_maps() {
  Series maps{0, 1, 1};
  for (std::uint64_t n = 3; n <= most_edges; ++n) {
    maps.push_back(maps.back() * (3 * n - 3) * (3 * n - 4) * (3 * n - 5) / (n * (2 * n - 1) * (2 * n - 2)));
  }
  return maps;
}

// The simple ones among such maps. Each map comes from just one simple map: an edge becomes one edge again, or a pair
// of parallel edges, and what is between and on them is a map whose root edge was doubled. With M for all, S for the
// simple ones: S(z (1 + M(z))) = M(z). A lowest term of M that is left is one of S, which is taken off, n-th power and
// all.
Series simple_among(const Series& maps) {
  Series left = maps;
  Series power(maps.size());  // of 1 + M
  power[0] = 1;
  Series simple(maps.size());
  for (std::size_t n = 1; n < maps.size(); ++n) {
    Series next = power;
    for (std::size_t i = 0; i < maps.size(); ++i) {
      for (std::size_t j = 0; j <= i; ++j) next[i] += power[i - j] * maps[j];
    }
    power = next;
    simple[n] = left[n];
    for (std::size_t i = n; i < maps.size(); ++i) left[i] -= simple[n] * power[i - n];
  }
  return simple;
}

Member board(View start, bool two_connected) {
  const Drawing drawing = read_drawing(start);
  if (two_connected && !is_2_connected(drawing.edges)) throw Malformed("the board is not 2-connected");
  const std::set<Text> texts = readings(drawing);
  const Text least = *texts.begin() + " outer=a>b";
  if (start != least) throw Malformed("expected the board as " + quoted(least));
  return {static_cast<Number>(drawing.edges.size()), texts.size()};
}

}  // namespace

Family family_of(View name, View game) {
  const bool two_connected = name == "2-connected plane boards";
  if (!two_connected && name != "connected plane boards") throw Malformed("there is no family " + quoted(name));
  if (!game.starts_with("cycles:")) throw Malformed("the family is not of this game");
  Series census = simple_among(two_connected ? nonseparable_maps() : loopless_maps());
  if (two_connected) census[1] = 0;  // the single edge, to which parallel ones were added
  return {census, [=](View start) { return board(start, two_connected); }};
}

}  // namespace sprague::verify
