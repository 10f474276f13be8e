// Play on spheres with handles of which nobody knows how many there are: what a player can make sure of on all of them.
//
// A position stands for all with its boundaries, each region on any orientable surface. A player who wants something
// for certain draws only curves that there are on every such surface: those of the sphere, which part its handles from
// what they cut off. The opponent draws whatever there is on some such surface: the curves of the torus, which joins
// boundaries, parts a surface, or takes a handle (Section 3.2 of the paper). Neither then knows anything of the handles
// of what is left. So whatever comes true here is true for every number of handles, and a check of it is finite: no
// limit genus is needed.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "games/sprouts.hpp"

namespace sprague::sprouts {

class UnknownHandles {
 public:
  // Of lands whose regions are on spheres, which stand for whatever surfaces.
  using Position = Sum<SproutsLand>;

  Position parse(std::string_view text) const { return game_.parse(text); }
  // The lands, "none" where there is none.
  std::string print(const Position& position) const;

  // What a curve leaves that there is on all of the surfaces, or on some of them; each once.
  std::vector<Position> certain(const Position& position) const { return after(position, Surface()); }
  std::vector<Position> possible(const Position& position) const { return after(position, Surface::with_handles(1)); }

  // Can the player who wants it make sure, whose turn it is or not, that play lasts exactly so many moves?
  bool can_force(const Position& position, unsigned moves, bool own_turn);
  // Of the moves, as many that play is sure to last so long.
  std::vector<Position> replies(const Position& position, unsigned moves);

 private:
  std::vector<Position> after(const Position& position, Surface surface) const;
  Position forgetting_surfaces(const Position& position) const;

  Sprouts game_{kNoReductions};
  std::map<std::pair<std::vector<std::string>, std::pair<unsigned, bool>>, bool> known_;
};

}  // namespace sprague::sprouts
