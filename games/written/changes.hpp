// A position while the actions of a move change it: vertices keep their numbers until it is made anew.
#pragma once

#include <vector>

#include "games/written/moves.hpp"
#include "games/written/position.hpp"

namespace sprague::written {

class Changes {
 public:
  // `position` must outlive this.
  Changes(const language::GameText& game, const Position& position);

  void remove_vertices(const Set& vertices);
  void remove_edges(const Set& edges);
  void contract(const Set& edges);
  void direct(std::int64_t arrow);
  void mark(std::size_t mark, const Set& marked);

  // Is anything different by now?
  bool has_changed() const { return has_changed_; }
  Left left() const;

 private:
  std::int64_t now(std::int64_t edge) const;  // after contractions; kGone for one that is no more
  void merge(Vertex kept, Vertex merged);

  const language::GameText& game_;
  const Position& position_;
  Set edges_;
  Set directed_;
  std::vector<Set> marks_;
  std::vector<Vertex> becomes_;  // kNoVertex for those that are gone
  bool has_changed_ = false;
};

}  // namespace sprague::written
