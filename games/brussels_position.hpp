// What matters of a drawing in Brussels Sprouts.
//
// The drawing cuts its surface into regions. Of a region count its type (canonical/surfaces.hpp) and, along each of its
// boundary walks, whose the open tips are, in order, the region on the left. An undrawn spot is a walk by itself. Of
// the graph of spots and crossbars, here its *junctions*, count the distances between those that have open tips, and
// those only below the bound from which on two junctions may be joined. So a position is a list of regions and a table
// of distances; regions in which a move cannot bring junctions of the other closer together than the bound are
// independent.
#pragma once

#include <absl/container/inlined_vector.h>
#include <absl/functional/function_ref.h>

#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/surfaces.hpp"
#include "games/game.hpp"

namespace sprague {

// A spot or a crossbar, by its number in a position.
using Junction = std::uint8_t;
constexpr Junction kNoJunction = std::numeric_limits<Junction>::max();

// What the graph of junctions must stay: anything that the surface lets be drawn, of girth at least g, or a forest. A
// double edge is a cycle of two edges.
class GraphCondition {
 public:
  static constexpr unsigned kLeastGirth = 3;
  static constexpr unsigned kMostGirth = 100;

  static GraphCondition none() { return {0, 0}; }
  // Requires kLeastGirth <= girth <= kMostGirth.
  static GraphCondition girth(unsigned girth);
  static GraphCondition forest() { return {0, 1}; }

  // "" for none, the girth as a number, "forest". Throws InputError.
  static GraphCondition parse(std::string_view text);
  std::string print() const;

  // Curves between junctions at this distance or more, or at none, may be drawn: joining u and v makes no shorter cycle
  // than one of d(u, v) + 2 edges. A forest counts edges as nothing, so that 0 is the distance within a component.
  unsigned bound() const { return bound_; }
  unsigned edge_length() const { return edge_length_; }
  // A new way from x to y leads from x to a tip, through two new edges and from the other tip to y. It can be shorter
  // than the bound only if both its ends are shorter than this.
  unsigned reach() const { return bound_ > 2 * edge_length_ ? bound_ - 2 * edge_length_ : 0; }
  // No cycle of fewer edges is allowed; 0 where all cycles are or none is.
  unsigned least_girth() const { return edge_length_ == 0 ? 0 : bound_ + 2; }

  friend bool operator==(const GraphCondition&, const GraphCondition&) = default;

 private:
  GraphCondition(unsigned edge_length, unsigned bound) : edge_length_(edge_length), bound_(bound) {}

  unsigned edge_length_;
  unsigned bound_;
};

// The distances between junctions 0, 1, 2, ...; those at or above a condition's bound count as the bound.
class Distances {
 public:
  // Junctions, fewer than kNoJunction, all as far apart as the condition asks for.
  Distances(std::size_t junctions, const GraphCondition& condition);

  Junction junctions() const { return junctions_; }
  unsigned bound() const { return bound_; }
  unsigned at(Junction u, Junction v) const { return table_[u * junctions_ + v]; }
  // Requires two junctions.
  void set(Junction u, Junction v, unsigned distance);
  // Makes every distance that of a shortest way through the table.
  void close();
  // The table once a crossbar between u and v is drawn; it is the last junction.
  Distances with_crossbar(Junction u, Junction v, const GraphCondition& condition) const;

  friend bool operator==(const Distances&, const Distances&) = default;

 private:
  Junction junctions_;
  std::uint8_t bound_;
  absl::InlinedVector<std::uint8_t, 64> table_;
};

// The open tips along a walk, each by its junction; a cyclic word.
using Walk = absl::InlinedVector<Junction, 16>;

struct Region {
  Surface surface;
  std::vector<Walk> walks;
  friend auto operator<=>(const Region&, const Region&) = default;
};

struct BrusselsPosition {
  std::vector<Region> regions;
  Distances distances;
};

// A position whose junctions had other names before.
struct RenamedPosition {
  BrusselsPosition position;
  absl::InlinedVector<Junction, 32> before;  // of each
};

Sum<BrusselsPosition> positions_of(std::vector<RenamedPosition> renamed);

// The components of a drawing in normal form: what can never matter again is dropped, junctions at distance 0 are one,
// and those left are numbered in the order in which the walks come by.
Sum<BrusselsPosition> components(std::vector<Region> regions, const Distances& distances,
                                 const GraphCondition& condition);
std::vector<RenamedPosition> renamed_components(std::vector<Region> regions, const Distances& distances,
                                                const GraphCondition& condition);

// The same position for all names of junctions, orders and starting points of walks, orders of regions, and mirrored
// regions; a walk of a non-orientable region has a mirror image by itself. Requires what components() returns.
BrusselsPosition canonical(const BrusselsPosition& position);
RenamedPosition renamed_canonical(const BrusselsPosition& position);
// canonical() through nauty alone, without its shorter ways: another choice of representatives for the same classes.
BrusselsPosition canonical_by_labelling(const BrusselsPosition& position);
// A canonical position as bytes.
std::string bytes_of(const BrusselsPosition& position);

// Every drawing that one curve in region `index` can leave, its crossbar as the last junction; not in normal form.
using DrawingVisit = absl::FunctionRef<void(std::vector<Region> regions, const Distances& distances)>;
void each_curve_in(const BrusselsPosition& position, std::size_t index, const GraphCondition& condition,
                   DrawingVisit visit);

}  // namespace sprague
