#include "conjectures/octal/star_theory.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/table_obligations.hpp"
#include "games/tree_cutting.hpp"

namespace sprague::octal {
namespace {

// The four numbers of a hub's state, in this order.
constexpr std::size_t kZeros = 0;       // legs of length 3, 6, 9, ...
constexpr std::size_t kOnes = 1;        // legs of length 1
constexpr std::size_t kLongerOnes = 2;  // legs of length 4, 7, 10, ...
constexpr std::size_t kTwos = 3;        // legs of length 2, 5, 8, ...
constexpr std::size_t kAxes = 4;

Count fold(Count x, Count start) {
  return x < start + StarTheory::kPeriod ? x : start + (x - start) % StarTheory::kPeriod;
}

// Under misere play, of a path that is not empty.
std::uint32_t path_value(Play play, std::size_t vertices) {
  return static_cast<std::uint32_t>((vertices + (play == Play::normal ? 0 : 2)) % 3);
}

// The game whose normal play it is.
std::string_view star_code(Play play) {
  return play == Play::normal ? "0.33" : "0.22";
}

std::string game_of(Play play) {
  return fmt::format("octal:{}", star_code(play));
}

// What obligations of a play are called by.
std::string_view prefix_of(Play play) {
  return play == Play::normal ? "" : "misere-";
}

Side plus_leg(Side side, std::size_t length) {
  if (length % 3 == 1) ++side.ones;
  if (length % 3 == 2) ++side.twos;
  return side;
}

std::string describe(const LocalProof::Break& broken) {
  return fmt::format("the induction step fails at state ({}): the table says {}, the options {}",
                     fmt::join(broken.state, ","), broken.candidate, broken.from_options);
}

// The reduced legs of one hub in a state.
Side side_in(std::span<const Count> state, std::size_t hub) {
  const auto part = state.subspan(hub * kAxes, kAxes);
  return {part[kOnes] + part[kLongerOnes], part[kTwos]};
}

// The axes and moves of the legs of `hubs` hubs with at least `least_legs` legs each.
LocalTable leg_table(std::size_t hubs, Count least_legs, Count ones_start, Count twos_start) {
  LocalTable table;
  for (std::size_t hub = 0; hub < hubs; ++hub) {
    table.axes.push_back({fmt::format("zeros_{}", hub), least_legs, 1});
    table.axes.push_back({fmt::format("ones_{}", hub), ones_start, StarTheory::kPeriod});
    table.axes.push_back({fmt::format("longer_ones_{}", hub), ones_start, StarTheory::kPeriod});
    table.axes.push_back({fmt::format("twos_{}", hub), twos_start, StarTheory::kPeriod});
  }
  for (std::size_t hub = 0; hub < hubs; ++hub) {
    const std::size_t first = hub * kAxes;
    auto move = [&](std::size_t from, std::optional<std::size_t> to) {
      LocalMove result{std::vector<int>(table.axes.size(), 0), State(table.axes.size(), 0)};
      result.change[first + from] = -1;
      result.least[first + from] = 1;
      if (to) result.change[first + *to] = 1;
      table.moves.push_back(result);
    };
    // A leg that is 0 modulo 3 becomes 2 or 1; one that is 1 becomes 0 or, if it is longer than 1, 2; one that is 2
    // becomes 1 or 0. Values depend on residues alone, so a leg that vanishes counts like one that becomes 3, 6, ...,
    // and legs of 1 like longer ones.
    move(kZeros, kTwos);
    move(kZeros, kOnes);
    move(kOnes, std::nullopt);
    move(kLongerOnes, kZeros);
    move(kLongerOnes, kTwos);
    move(kTwos, kOnes);
    move(kTwos, std::nullopt);
    table.domain.push_back({{first, first + 1, first + 2, first + 3}, least_legs});
  }
  return table;
}

// What a table of `hubs` hubs is looked up by.
std::vector<TableIndex> side_indices(std::size_t hubs, Count ones_start, Count twos_start) {
  std::vector<TableIndex> indices;
  for (std::size_t hub = 0; hub < hubs; ++hub) {
    const std::size_t first = hub * kAxes;
    indices.push_back(
        {fmt::format("all_ones_{}", hub), {first + kOnes, first + kLongerOnes}, ones_start, StarTheory::kPeriod});
    indices.push_back({fmt::format("all_twos_{}", hub), {first + kTwos}, twos_start, StarTheory::kPeriod});
  }
  return indices;
}

}  // namespace

LocalTable path_table(Play play) {
  LocalTable paths;
  const Count least = play == Play::normal ? 0 : 1;  // what is left at least
  paths.axes = {{"vertices", 2 + least, 3}};
  paths.moves = {{{-1}, {1 + least}}, {{-2}, {2 + least}}};
  if (least > 0) paths.domain = {{{0}, least}};
  paths.value = [play](std::span<const Count> state) { return path_value(play, state[0]); };
  return paths;
}

Legs legs_of(Side side) {
  Legs legs(side.ones, 1);
  legs.insert(legs.end(), side.twos, 2);
  return legs;
}

Side side_of(const Legs& legs) {
  Side side;
  for (std::uint16_t length : legs) side = plus_leg(side, length);
  return side;
}

LocalProof prove_paths(Play play) {
  return check_local_table(path_table(play));
}

void tell_paths(const Effort& effort, Play play) {
  Evidence* const evidence = evidence_of(effort);
  if (evidence != nullptr) evidence->tell_induction(path_table(play), game_of(play), "paths");
}

StarTheory::StarTheory(Play play, Count ones_start, Count twos_start)
    : play_(play), ones_start_(ones_start), twos_start_(twos_start) {
  RootedTreeTable trees;
  const TreeCutting game(OctalCode::parse(star_code(play)), trees);
  NimberSolver<TreeCutting> nimbers(game, {});
  for (Side side : folded_sides()) {
    values_.push_back(nimbers.value(trees.free_tree(star_graph(legs_of(side)))).value());
  }
  prove();
}

const StarTheory& StarTheory::of(Play play) {
  static const StarTheory normal(Play::normal, 3, 4);
  static const StarTheory misere(Play::misere, 3, 6);
  return play == Play::normal ? normal : misere;
}

std::size_t StarTheory::index(Side side) const {
  return std::size_t{fold(side.ones, ones_start_)} * (twos_start_ + kPeriod) + fold(side.twos, twos_start_);
}

std::vector<Side> StarTheory::folded_sides() const {
  std::vector<Side> sides;
  for (Count ones = 0; ones < ones_start_ + kPeriod; ++ones) {
    for (Count twos = 0; twos < twos_start_ + kPeriod; ++twos) sides.push_back({ones, twos});
  }
  return sides;
}

void StarTheory::prove() {
  gap_.reset();
  const LocalProof path_proof = prove_paths(play_);
  states_ = path_proof.states;
  if (path_proof.first_break) {
    gap_ = "paths: " + describe(*path_proof.first_break);
    return;
  }
  // Stars with two legs or fewer: a leg of length l adds l vertices to a path.
  for (std::size_t first = 0; first < 3; ++first) {
    for (std::size_t second = 0; second < 3; ++second) {
      const Side side = plus_leg(plus_leg({}, first), second);
      ++states_;
      if (value(side) != path_value(play_, 1 + first + second)) {
        gap_ = fmt::format("{} is a path of another value", print_star(legs_of(side)));
        return;
      }
    }
  }
  const LocalProof proof = check_local_table(table());
  states_ += proof.states;
  if (proof.first_break) gap_ = "stars: " + describe(*proof.first_break);
}

LocalTable StarTheory::table() const {
  LocalTable table = leg_table(1, 3, ones_start_, twos_start_);
  table.value = [this](std::span<const Count> state) { return value(side_in(state, 0)); };
  return table;
}

void StarTheory::tell(const Effort& effort) const {
  Evidence* const evidence = evidence_of(effort);
  if (evidence == nullptr || gap_) return;
  tell_paths(effort, play_);
  evidence->tell_induction(table(), game_of(play_), "stars");
  if (play_ == Play::misere) return;
  const Facts<OctalOnGraphs> facts(effort, OctalOnGraphs::from_code(star_code(play_)));
  for (const Side side : folded_sides()) {
    const Graph star = star_graph(legs_of(side));
    facts.used(Asked::nimber, star.vertices(), star);
  }
}

std::vector<Obligation> StarTheory::obligations() const {
  return table_obligations(
      fmt::format("{}star-step", prefix_of(play_)),
      "The values of stars with three legs or more follow from those with one leg shortened by 1 or "
      "2; legs are counted modulo 3.",
      table(), side_indices(1, ones_start_, twos_start_));
}

StarTheory StarTheory::with_entry(Side side, std::uint32_t value) const {
  StarTheory theory = *this;
  theory.values_[index(side)] = value;
  theory.prove();
  return theory;
}

BistarTheory::BistarTheory(Play play, std::vector<std::size_t> middles)
    : play_(play), stars_(StarTheory::of(play)), middles_(std::move(middles)) {
  RootedTreeTable trees;
  const TreeCutting game(OctalCode::parse(star_code(play)), trees);
  NimberSolver<TreeCutting> nimbers(game, {});
  for (const std::size_t middle : middles_) {
    for (Side left : stars_.folded_sides()) {
      for (Side right : stars_.folded_sides()) {
        const Graph bistar = bistar_graph({legs_of(left), static_cast<std::uint16_t>(middle), legs_of(right)});
        values_[middle].push_back(nimbers.value(trees.free_tree(bistar)).value());
      }
    }
  }
  prove();
}

const BistarTheory& BistarTheory::of(Play play) {
  if (play == Play::misere) {
    static const BistarTheory misere(Play::misere, {0, 2});
    return misere;
  }
  static const BistarTheory normal(Play::normal, {0, 1, 2});
  return normal;
}

std::size_t BistarTheory::index(Side left, Side right) const {
  const std::size_t sides =
      std::size_t{stars_.ones_start() + StarTheory::kPeriod} * (stars_.twos_start() + StarTheory::kPeriod);
  return stars_.index(left) * sides + stars_.index(right);
}

std::uint32_t BistarTheory::value(Side left, std::size_t middle, Side right) const {
  const std::vector<std::uint32_t>& values = values_[middle % 3];
  ENSURE(!values.empty(), "the theory is not about such a middle path");
  return values[index(left, right)];
}

void BistarTheory::prove() {
  gap_ = stars_.gap();
  states_ = 0;
  if (gap_) return;
  for (const std::size_t middle : middles_) {
    // A side with one leg of length l, or none, makes a leg of the other hub: middle path and leg together.
    for (Side side : stars_.folded_sides()) {
      for (std::size_t leg = 0; leg < 3; ++leg) {
        ++states_;
        const std::uint32_t whole = stars_.value(plus_leg(side, middle + leg));
        const Side degenerate = plus_leg({}, leg);
        if (value(side, middle, degenerate) != whole || value(degenerate, middle, side) != whole) {
          gap_ = fmt::format("{} and a leg of {} modulo 3 make a star of another value", print_star(legs_of(side)),
                             middle + leg);
          return;
        }
      }
    }
    const LocalProof proof = check_local_table(table(middle));
    states_ += proof.states;
    if (proof.first_break) {
      gap_ = fmt::format("bistars, middle path {} modulo 3: {}", middle, describe(*proof.first_break));
      return;
    }
  }
}

LocalTable BistarTheory::table(std::size_t middle) const {
  LocalTable table = leg_table(2, 2, stars_.ones_start(), stars_.twos_start());
  table.value = [this, middle](std::span<const Count> state) {
    return value(side_in(state, 0), middle, side_in(state, 1));
  };
  return table;
}

void BistarTheory::tell(const Effort& effort) const {
  Evidence* const evidence = evidence_of(effort);
  if (evidence == nullptr || gap_) return;
  stars_.tell(effort);
  for (const std::size_t middle : middles_) {
    evidence->tell_induction(table(middle), game_of(play_), fmt::format("bistars {}", middle));
  }
}

std::vector<Obligation> BistarTheory::obligations() const {
  std::vector<Obligation> all;
  for (const std::size_t middle : middles_) {
    append(all, table_obligations(
                    fmt::format("{}bistar-step-{}", prefix_of(play_), middle),
                    fmt::format("The values of bistars with two legs or more at each hub, the middle path {} modulo 3, "
                                "follow from those with one leg shortened by 1 or 2; legs are counted modulo 3.",
                                middle),
                    table(middle), side_indices(2, stars_.ones_start(), stars_.twos_start())));
  }
  return all;
}

BistarTheory BistarTheory::with_entry(Side left, std::size_t middle, Side right, std::uint32_t value) const {
  BistarTheory theory = *this;
  theory.values_[middle % 3][index(left, right)] = value;
  theory.prove();
  return theory;
}

}  // namespace sprague::octal
