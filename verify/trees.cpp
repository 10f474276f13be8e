#include "verify/trees.hpp"

#include <numeric>

namespace sprague::verify {
namespace {

// No move takes a hub, or what is between them.
bool hubs_stay(const Tree& tree) {
  return std::ranges::all_of(tree.legs, [&](const Vector& legs) { return legs.size() + tree.legs.size() > 3; });
}

// As a position; without so many vertices at the end of one leg.
Text shortened(const Tree& tree, std::size_t hub, std::size_t leg, Number cut) {
  Texts edges;
  std::size_t last = 0;
  const auto chain = [&](char from, Number length, Number shown) {
    for (Number i = 0; i < length; ++i, from = alphabet[last]) {
      const Text edge{from, alphabet[++last]};
      if (i < shown) edges.push_back(edge);
    }
    return from;
  };
  char centre = alphabet[0];
  for (std::size_t h = 0; h < tree.legs.size(); ++h) {
    if (h == 1) centre = chain(centre, tree.middle, tree.middle);
    for (std::size_t i = 0; i < tree.legs[h].size(); ++i) {
      chain(centre, tree.legs[h][i], tree.legs[h][i] - (h == hub && i == leg ? cut : 0));
    }
  }
  return edges.empty() ? "a" : sorted(edges);
}

using LegShortened = std::function<void(std::size_t hub, std::size_t leg, Number cut)>;

void each_shortened(const Tree& tree, const LegShortened& found) {
  for (std::size_t hub = 0; hub < tree.legs.size(); ++hub) {
    for (std::size_t leg = 0; leg < tree.legs[hub].size(); ++leg) {
      for (Number cut = 1; cut <= std::min(Number{2}, tree.legs[hub][leg]); ++cut) found(hub, leg, cut);
    }
  }
}

std::set<Text> options(const Game& game, const Text& position) {
  std::set<Text> left;
  for (const auto& [move, after] : game.moves(position)) left.insert(after());
  return left;
}

// The vertices of a path from that one on, so many.
Text path(std::size_t first, std::size_t count) {
  Texts edges;
  for (std::size_t i = first + 1; i < first + count; ++i) edges.push_back({alphabet[i - 1], alphabet[i]});
  return count == 1 ? Text(alphabet.substr(first, 1)) : sorted(edges);
}

}  // namespace

void require(bool right, const Text& text) {
  if (!right) throw Malformed(text);
}

Number vertices(const Tree& tree) {
  Number sum = tree.legs.size() == 2 ? tree.middle + 1 : 1;
  for (const Vector& legs : tree.legs) sum += std::reduce(legs.begin(), legs.end());
  return sum;
}

Text text_of(const Tree& tree) {
  return shortened(tree, 0, 0, 0);
}

void each_legs(Number most, const std::function<void(const Vector&)>& found, const Vector& legs) {
  found(legs);
  for (Number leg = legs.empty() ? 1 : legs.back(); leg <= most; ++leg) {
    Vector more = legs;
    more.push_back(leg);
    each_legs(most - leg, found, more);
  }
}

void check_moves(const Game& game, const Tree& tree) {
  if (!hubs_stay(tree)) return;
  const Text text = text_of(tree);
  std::set<Text> shorter;
  each_shortened(tree, [&](std::size_t hub, std::size_t leg, Number cut) {
    shorter.insert(game.normal(shortened(tree, hub, leg, cut)));
  });
  require(options(game, game.start(text)) == shorter, "not all moves shorten a leg of " + quoted(text));
}

void check_moves(const Game& game, Number n, Number least) {
  std::set<Text> shorter;
  for (Number cut = 1; cut <= std::min(n - least, Number{2}); ++cut) {
    shorter.insert({path(0, n - cut), path(cut, n - cut)});
  }
  require(options(game, path(0, n)) == shorter, "not all moves shorten the path of " + std::to_string(n));
}

// Each is made by the two before it, so that all repeat as soon as two do.
Number Nimbers::of_path(Number n) const {
  std::vector<std::uint64_t> first{0, 1};  // the least path, and one with a vertex more
  while (first.size() < 5) first.push_back(least_not_in({first.back(), first.rbegin()[1]}));
  require(first[3] == first[0] && first[4] == first[1], "the nimbers of paths do not repeat");
  return static_cast<Number>(first[(n - least) % 3]);
}

Number Nimbers::of(const Tree& tree) {
  if (!hubs_stay(tree) && tree.legs.size() == 2) {  // a hub and its leg make a leg of the other hub
    const bool first = tree.legs[0].size() < 2;
    Tree star{{tree.legs[first ? 1 : 0]}};
    const Vector& rest = tree.legs[first ? 0 : 1];
    star.legs[0].push_back(tree.middle + std::reduce(rest.begin(), rest.end()));
    std::ranges::sort(star.legs[0]);
    return of(star);
  }
  if (!hubs_stay(tree)) return of_path(vertices(tree));
  if (const auto place = known.find(tree); place != known.end()) return place->second;
  std::set<std::uint64_t> reached;
  each_shortened(tree, [&](std::size_t hub, std::size_t leg, Number cut) {
    Tree left = tree;
    left.legs[hub][leg] -= cut;
    std::erase(left.legs[hub], 0);
    std::ranges::sort(left.legs[hub]);
    reached.insert(of(left));
  });
  return known[tree] = static_cast<Number>(least_not_in(reached));
}

}  // namespace sprague::verify
