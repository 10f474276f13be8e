#include "verify/leg_table.hpp"

namespace sprague::verify {
namespace {

const std::map<Text, LegAxis> axes_of_legs{
    {"zeros_0", {0, 3, true}}, {"ones_0", {0, 1, false}}, {"twos_0", {0, 2, true}}, {"longer_ones_0", {0, 4, true}},
    {"zeros_1", {1, 3, true}}, {"ones_1", {1, 1, false}}, {"twos_1", {1, 2, true}}, {"longer_ones_1", {1, 4, true}}};

}  // namespace

LegTable::LegTable(const Induction& induction, std::size_t hubs) : table(induction) {
  for (const Text& name : table.names) {
    const auto known = axes_of_legs.find(name);
    require(known != axes_of_legs.end() && known->second.hub < hubs && std::ranges::count(table.names, name) == 1,
            "expected each axis of the family once, found " + quoted(name));
    axes.push_back(known->second);
  }
  require(axes.size() == 4 * hubs, "an axis of the family is missing");
  require(table.domains.size() == hubs, "the domain is not the family's");
  for (std::size_t hub = 0; hub < hubs; ++hub) {
    const std::pair<Number, Vector> legs{hubs == 1 ? 3 : 2, of_hub(hub)};
    require(std::ranges::count(table.domains, legs) == 1, "the domain is not the family's");
  }
  check_moves();
  check_residues();
}

Vector LegTable::of_hub(std::size_t hub) const {
  Vector places;
  for (Number i = 0; i < axes.size(); ++i) {
    if (axes[i].hub == hub) places.push_back(i);
  }
  return places;
}

// What the moves listed make of a leg, and what shortening it makes of it: of each axis, the residues.
void LegTable::check_moves() const {
  std::set<std::pair<std::size_t, Number>> listed;
  for (const LocalMove& move : table.moves) {
    const auto from = static_cast<std::size_t>(std::ranges::find(move.change, -1) - move.change.begin());
    const auto to = static_cast<std::size_t>(std::ranges::find(move.change, 1) - move.change.begin());
    std::vector<int> change(axes.size());
    Vector needs(axes.size());
    require(from < axes.size() && (to == axes.size() || axes[to].hub == axes[from].hub), "a move is not of one leg");
    change[from] = -1;
    needs[from] = 1;
    if (to < axes.size()) change[to] = 1;
    require(move.change == change && move.needs == needs, "a move is not of one leg");
    listed.insert({from, to < axes.size() ? axes[to].shortest % 3 : 0});
  }
  // All legs of an axis become the same residues: where there are several, each has two vertices or more.
  std::set<std::pair<std::size_t, Number>> made;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    for (Number cut = 1; cut <= std::min(Number{2}, axes[i].shortest); ++cut) {
      made.insert({i, (axes[i].shortest - cut) % 3});
    }
  }
  require(listed == made, "the moves listed are not those of legs shortened by one vertex or two");
}

// A leg counts by its residue alone, and not at all if that is 0.
void LegTable::check_residues() const {
  each_vector(table.last_folded(), [&](const Vector& state) {
    for (std::size_t i = 0; i < axes.size(); ++i) {
      Vector more = state;
      ++more[i];
      const Vector like = with_leg(state, axes[i].hub, axes[i].shortest);
      require(table.value(more) == table.value(like), "legs do not count by their residues at " + listed(state));
    }
  });
}

Vector LegTable::with_leg(Vector state, std::size_t hub, Number length) const {
  for (std::size_t i = 0; i < axes.size() && length % 3 != 0; ++i) {
    if (axes[i].hub != hub || axes[i].shortest % 3 != length % 3) continue;
    ++state[i];
    break;
  }
  return state;
}

Vector LegTable::vector_of(const Tree& tree) const {
  Vector state(axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    for (Number length : tree.legs[axes[i].hub]) {
      const Number shortest = axes[i].shortest;
      state[i] += length == shortest || (axes[i].longer && length > shortest && length % 3 == shortest % 3) ? 1 : 0;
    }
  }
  return state;
}

}  // namespace sprague::verify
