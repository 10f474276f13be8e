// Nimbers that need no search: by a table, by a faster form of the game, or by what is proved of all sizes.
//
// A game that has such takes a specialisation here, and whoever asks for a nimber asks it first. Each says why it is
// the same game; tests compare it with the search over all options on every small position.
#pragma once

#include <memory>
#include <optional>

#include "checkers/circular_table.hpp"
#include "checkers/effort.hpp"
#include "checkers/heap_table.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/quad_table.hpp"
#include "checkers/spider_values.hpp"
#include "conjectures/brussels/sparse_polygons.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/circular_polygons.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/spider_arrows.hpp"
#include "games/written/game.hpp"

namespace sprague {

template <class G>
class KnownNimbers {
 public:
  KnownNimbers(const G& /*game*/, const Effort& /*effort*/) {}
  // Of a component; none where the search has to find it.
  std::optional<Nimber> of(const typename G::Position& /*position*/) { return std::nullopt; }
  // What it has learnt so far takes about so many.
  std::size_t bytes() const { return 0; }
};

// Nimbers by mex over options of an easier form of the game: by its rules, and sooner than on the game's own positions.
template <class G>
class EasierForm {
 public:
  EasierForm(const G& /*game*/, const Effort& /*effort*/) {}
  // Of a component; none where there is no such form.
  std::optional<Nimber> of(const typename G::Position& /*position*/) { return std::nullopt; }
};

// Of an octal game on graphs without disconnecting moves: a tree is cut at an edge (games/tree_cutting.hpp).
template <>
class EasierForm<OctalOnGraphs> {
 public:
  EasierForm(const OctalOnGraphs& game, const Effort& effort);
  ~EasierForm();
  std::optional<Nimber> of(const Graph& graph);
  // Of a connected graph under misere play.
  std::optional<bool> is_lost_in_misere_play(const Graph& graph);
  std::size_t bytes() const;

 private:
  class Trees;

  std::unique_ptr<Trees> trees_;  // where no move disconnects
};

// Of a game as text that does nothing but direct edges, by conditions that each see one end of an edge: the edges that
// may still be directed (games/written/open_edges.hpp).
template <>
class EasierForm<WrittenGame> {
 public:
  EasierForm(const WrittenGame& game, const Effort& effort);
  ~EasierForm();
  std::optional<Nimber> of(const written::Position& position);
  std::size_t bytes() const;

 private:
  class Directing;

  std::unique_ptr<Directing> directing_;  // where the game is such
};

template <>
class KnownNimbers<WrittenGame> : public EasierForm<WrittenGame> {
 public:
  using EasierForm<WrittenGame>::EasierForm;
};

// A heap is a row of the table of its code.
template <>
class KnownNimbers<OctalHeap> {
 public:
  KnownNimbers(const OctalHeap& game, const Effort& effort);
  std::optional<Nimber> of(std::uint32_t heap);
  std::size_t bytes() const { return table_.bytes(); }

 private:
  HeapTable table_;
};

// Of an octal game on graphs:
//  - a path is a heap: its connected sets are runs of counters;
//  - a cycle loses its first run wherever that is, and a path is left;
//  - under 0.33 large stars and bistars go by the proved classes (conjectures/octal/star_theory.hpp);
//  - without disconnecting moves, other trees by their easier form.
template <>
class KnownNimbers<OctalOnGraphs> {
 public:
  KnownNimbers(const OctalOnGraphs& game, const Effort& effort);
  std::optional<Nimber> of(const Graph& graph);
  std::size_t bytes() const { return paths_.bytes() + trees_.bytes(); }

 private:
  Nimber of_cycle(std::size_t vertices);

  OctalCode code_;
  HeapTable paths_;
  EasierForm<OctalOnGraphs> trees_;
};

// Of Node Kayles: a path of n vertices is a heap of n under 0.137, where a vertex takes one neighbour at an end and two
// elsewhere; a cycle loses three vertices wherever they are.
template <>
class KnownNimbers<NodeKayles> {
 public:
  KnownNimbers(const NodeKayles& game, const Effort& effort);
  std::optional<Nimber> of(const Graph& graph);
  std::size_t bytes() const { return paths_.bytes(); }

 private:
  HeapTable paths_;
};

// CS_4(p,1,q,1) by its table, throwing OutOfBudget where p or q is beyond it; other circles of four spots by theirs, as
// far as that goes; circles of more spots by mex over options, runs of empty spots made one.
template <>
class KnownNimbers<CircularPolygons> {
 public:
  KnownNimbers(const CircularPolygons& game, const Effort& effort);
  std::optional<Nimber> of(const Polygon& polygon);
  std::size_t bytes() const { return table_.bytes() + (quads_ ? quads_->bytes() : 0) + sparse_nimbers_.bytes(); }

 private:
  std::optional<Nimber> of_quad(const Polygon& quad);

  Effort effort_;
  CircularTable table_;
  std::optional<QuadTable> quads_;
  brussels::SparsePolygons sparse_;
  NimberSolver<brussels::SparsePolygons> sparse_nimbers_;
};

// Spiders without marks, as graphs, by the rows of their trimmings; other boards by the search.
template <>
class KnownNimbers<ArrowsOnGraphs> {
 public:
  KnownNimbers(const ArrowsOnGraphs& game, const Effort& effort);
  std::optional<Nimber> of(const ArrowSystem& /*system*/) { return std::nullopt; }
  // Of a graph without marks.
  std::optional<Nimber> of_graph(const Graph& graph);
  std::size_t bytes() const { return values_.bytes(); }

 private:
  Leaves leaves_;
  SpiderValues values_;
};

// Spiders with few legs by their rows.
template <>
class KnownNimbers<SpiderArrows> {
 public:
  KnownNimbers(const SpiderArrows& game, const Effort& effort);
  std::optional<Nimber> of(const ArrowSpider& spider);
  std::size_t bytes() const { return values_.bytes(); }

 private:
  SpiderValues values_;
};

}  // namespace sprague
