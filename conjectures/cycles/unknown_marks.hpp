// Arrows on a plane map that a solver is to find, none of whose vertices is a sink or a source.
//
// Every subset of such arrows is such a set as well, for a sink or a source has all its edges marked; and a subset of
// arrows that complete no cell completes none. So whatever lacks sinks, sources and completed cells is reached by a
// play that draws it in any order; and a set with completed cells is reached exactly when one arrow is in all of them,
// to be drawn last.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "checkers/unknown_map.hpp"
#include "games/arrow_system.hpp"

namespace sprague::cycles {

class UnknownMarks {
 public:
  // Free leaves may be sinks and sources. Names of unknowns begin with `name`.
  UnknownMarks(Truths& truths, const UnknownMap& map, std::string name, Leaves leaves);

  // Is edge e marked the way it opened?
  const Truth& along(std::size_t e) const { return along_[e]; }
  const Truth& against(std::size_t e) const { return against_[e]; }
  const Truth& marked(std::size_t e) const { return marked_[e]; }
  // Is there a way to mark it without a sink or a source?
  const Truth& markable(std::size_t e) const { return markable_[e]; }
  // Are the cells to the left of darts completed?
  std::vector<Truth> completed() const;

  // These arrows in a model.
  std::vector<Dart> found(const Model& model, const FoundMap& map) const;

 private:
  Truths& truths_;
  const UnknownMap& map_;
  std::string name_;
  std::vector<Truth> along_;
  std::vector<Truth> against_;
  std::vector<Truth> marked_;
  std::vector<Truth> markable_;
  std::vector<Truth> out_;  // by dart: is it an arrow
  std::vector<Truth> in_;   // is its reverse one
};

// Requires of the unknowns that these arrows are the end of a play that goes on from those `before`, which complete no
// cell: no edge can be marked, or cells are completed by one arrow. `completed` is marks.completed(), or nothing where
// no cell is to be completed.
void require_ending(Truths& truths, const UnknownMap& map, const UnknownMarks& marks, const UnknownMarks& before,
                    std::span<const Truth> completed);

}  // namespace sprague::cycles
