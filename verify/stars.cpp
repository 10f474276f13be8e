// The families whose nimbers inductions prove: all paths, subdivided stars and bistars under 0.33 and 0.22. That moves
// are those of trees.hpp is tried on small ones; all else is checked for all of them.
#include <numeric>

#include "verify/leg_table.hpp"

namespace sprague::verify {
namespace {

constexpr Number most_vertices = 12;  // of what is tried by the rules

// With two legs or fewer a star is a path.
void check_few_legs(const LegTable& stars, const Nimbers& nimbers) {
  for (Number one : {0U, 1U, 2U}) {
    for (Number two : {0U, 1U, 2U}) {
      const Vector state = stars.with_leg(stars.with_leg(Vector(stars.axes.size()), 0, one), 0, two);
      require(stars.table.value(state) == nimbers.of_path(1 + one + two), "the value is no path's at " + listed(state));
    }
  }
}

// A vector of both hubs; legs of the second one in the first one's order of axes.
Vector joined(const LegTable& bistars, const Vector& first, const Vector& second) {
  Vector state(bistars.axes.size());
  std::size_t place = 0;
  for (Number here : bistars.of_hub(0)) {
    state[here] = first[place];
    for (Number there : bistars.of_hub(1)) {
      if (bistars.axes[there].shortest == bistars.axes[here].shortest) state[there] = second[place];
    }
    ++place;
  }
  return state;
}

// What is said of stars by bistars whose second hub has one leg, which with the middle path makes one of 3, 6, ...
Induction stars_among(const LegTable& bistars, Number middle) {
  const Vector places = bistars.of_hub(0);
  Induction stars;
  stars.domains = {{3, {0, 1, 2, 3}}};
  for (Number place : places) {
    stars.names.push_back(bistars.table.names[place]);
    stars.starts.push_back(std::max(bistars.table.starts[place], Number{3}));
    stars.periods.push_back(bistars.table.periods[place]);
  }
  for (const LocalMove& move : bistars.table.moves) {
    LocalMove part;
    for (Number place : places) {
      part.needs.push_back(move.needs[place]);
      part.change.push_back(move.change[place]);
    }
    if (part.change != std::vector<int>(4)) stars.moves.push_back(part);
  }
  each_vector(stars.last_folded(), [&](const Vector& legs) {
    const Vector whole = bistars.with_leg(joined(bistars, legs, Vector(4)), 1, 3 - middle);
    stars.values.push_back(bistars.table.value(whole));
  });
  return stars;
}

// With one leg or none at a hub a bistar is a star; so is it if there are no edges between the hubs.
void check_few_legs(const LegTable& bistars, const LegTable& stars, Number middle) {
  const auto check = [&](const Vector& state, const Vector& star) {
    require(bistars.table.value(state) == stars.table.value(star), "the value is no star's at " + listed(state));
  };
  each_vector(stars.table.last_folded(), [&](const Vector& legs) {
    for (Number leg : {0U, 1U, 2U}) {
      const Vector one = stars.with_leg(Vector(4), 0, leg);
      const Vector star = stars.with_leg(legs, 0, middle + leg);
      check(joined(bistars, legs, one), star);
      check(joined(bistars, one, legs), star);
    }
    if (middle > 0) return;
    each_vector(stars.table.last_folded(), [&](const Vector& others) {
      Vector both = legs;
      for (std::size_t i = 0; i < both.size(); ++i) both[i] += others[i];
      check(joined(bistars, legs, others), both);
    });
  });
}

void check_path_table(const Induction& paths, const Nimbers& nimbers) {
  const Number least = nimbers.least;
  const bool all = least == 0 && paths.domains.empty();
  const bool with_vertices = least == 1 && paths.domains == std::vector<std::pair<Number, Vector>>{{1, {0}}};
  require(paths.names == Texts{"vertices"} && (all || with_vertices), "these are not all paths");
  std::set<std::pair<int, Number>> moves;
  for (const LocalMove& move : paths.moves) moves.insert({move.change[0], move.needs[0]});
  require(moves == std::set<std::pair<int, Number>>{{-1, 1 + least}, {-2, 2 + least}},
          "these are not the moves on paths");
  for (Number n = least; n <= most_vertices; ++n) {
    require(paths.value({n}) == nimbers.of_path(n), "the value is no path's at " + std::to_string(n));
  }
}

// How many stars, or bistars with such a middle path, were tried.
std::size_t check_members(const Game& game, const LegTable& table, std::optional<Number> middle, Nimbers& nimbers) {
  std::size_t tried = 0;
  const auto check = [&](const Tree& tree) {
    if (vertices(tree) > most_vertices) return;
    check_moves(game, tree);
    const bool right = table.table.value(table.vector_of(tree)) == nimbers.of(tree);
    require(right, "the value is not the nimber of " + quoted(text_of(tree)));
    ++tried;
  };
  each_legs(most_vertices, [&](const Vector& legs) {
    if (!middle) return check({{legs}});
    each_legs(most_vertices - std::reduce(legs.begin(), legs.end()), [&](const Vector& others) {
      for (Number edges = *middle == 0 ? 3 : *middle; edges < most_vertices; edges += 3) check({{legs, others}, edges});
    });
  });
  return tried;
}

std::size_t check_bistars(const Game& game, const Induction& induction, Number middle, Nimbers& nimbers) {
  const LegTable bistars(induction, 2);
  const auto repeats = [&](Number axis) { return std::pair(induction.starts[axis], induction.periods[axis]); };
  for (Number here : bistars.of_hub(0)) {
    for (Number there : bistars.of_hub(1)) {
      const bool alike = bistars.axes[here].shortest == bistars.axes[there].shortest;
      require(!alike || repeats(here) == repeats(there), "the axes of the two hubs repeat in other places");
    }
  }
  const Induction among = stars_among(bistars, middle);
  const LegTable stars(among, 1);
  static_cast<void>(among.check());
  check_few_legs(stars, nimbers);
  check_few_legs(bistars, stars, middle);
  return check_members(game, stars, std::nullopt, nimbers) + check_members(game, bistars, middle, nimbers);
}

}  // namespace

Text tied_to(View name, View family, const Induction& induction) {
  View middle = family;
  const bool bistars = skip(middle, "bistars ") && (middle == "0" || middle == "1" || middle == "2");
  const bool all = name == "octal:0.33";
  if ((!all && name != "octal:0.22") || (family != "paths" && family != "stars" && !bistars)) {
    throw Malformed("no family of " + Text(name) + " is known as " + quoted(family));
  }
  const Game game = game_of(name);
  Nimbers nimbers{all ? Number{0} : Number{1}};
  for (Number n = 1; n <= most_vertices; ++n) check_moves(game, n, nimbers.least);
  std::size_t tried = most_vertices;
  Text what = "all paths";
  if (family == "paths") check_path_table(induction, nimbers);
  if (family == "stars") {
    const LegTable stars(induction, 1);
    check_few_legs(stars, nimbers);
    tried += check_members(game, stars, std::nullopt, nimbers);
    what = "all subdivided stars";
  }
  if (bistars) {
    tried += check_bistars(game, induction, number(middle), nimbers);
    what = "all subdivided bistars with a middle path of " + Text(middle) + " edges modulo 3";
  }
  return Text(name) + ": the nimbers of " + what + "; moves and nimbers by the rules on " + std::to_string(tried) +
         " members with up to " + std::to_string(most_vertices) +
         " vertices; that larger members move like these is not checked here (docs/certificates.md, Inductions)";
}

}  // namespace sprague::verify
