// A drawing of Brussels Sprouts tip by tip, as the paper's proofs speak of it: tips have names, and the whole graph is
// kept, so that what a proof says of "x_i and y_j" can be tried on the drawing itself.
//
// A region is the list of its boundary walks, each the open tips along it with the region on the left. So a walk round
// a spot names its tips clockwise, one round the inside of a circle counterclockwise. The curve aUbW from tip a to tip
// b of a walk leaves the walks cU and cW, c the crossbar; from a walk aU to another bW it leaves cUcW.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/brussels.hpp"

namespace sprague::brussels {

// Tip `number`, counted from 1, of a spot or crossbar. Of a crossbar the first tip is on the side of U.
struct Tip {
  std::size_t vertex = 0;
  unsigned number = 1;
  friend auto operator<=>(const Tip&, const Tip&) = default;
};

class NamedDrawing {
 public:
  // The two spots x and y, vertices 0 and 1, on the sphere: x_1, ..., x_p clockwise, y_1, ..., y_q counterclockwise.
  static NamedDrawing two_spots(unsigned p, unsigned q, GraphCondition condition);
  // Spots x, t, y and b, vertices 0 to 3, clockwise on a circle, with p, 1, q and 1 tips; x_1, ..., x_p and y_1, ...,
  // y_q from the top downwards.
  static NamedDrawing circle(unsigned p, unsigned q, GraphCondition condition, CircleArcs arcs = CircleArcs::counted);

  // Draws a curve with a crossbar of that name, the next vertex; or says why that is no move. Requires that a curve
  // within a walk has no other walk to go round.
  std::optional<std::string> draw(Tip a, Tip b, std::string crossbar);
  std::size_t vertices() const { return names_.size(); }

  // All pairs of tips that a curve may join.
  std::vector<std::pair<Tip, Tip>> moves() const;
  // An open tip of the vertex in the same region as that one.
  std::optional<Tip> tip_beside(std::size_t vertex, Tip tip) const;
  // Open tips of the two vertices in a region that they share.
  std::optional<std::pair<Tip, Tip>> tips_between(std::size_t u, std::size_t v) const;

  // The same as the rules of the game see it.
  Sum<BrusselsPosition> components() const;
  std::string print(Tip tip) const;

 private:
  using NamedWalk = std::vector<Tip>;
  using NamedRegion = std::vector<NamedWalk>;

  NamedDrawing(std::vector<std::string> names, GraphCondition condition)
      : names_(std::move(names)), neighbours_(names_.size()), condition_(condition) {}

  void add_edge(std::size_t u, std::size_t v);
  // The number of edges from u to every vertex, by breadth-first search; nothing where there is no way.
  std::vector<std::optional<unsigned>> distances_from(std::size_t u) const;
  // Why no curve may join these tips.
  std::optional<std::string> objection(Tip a, Tip b) const;
  std::optional<std::size_t> region_of(Tip tip) const;

  std::vector<std::string> names_;
  std::vector<std::vector<std::size_t>> neighbours_;
  std::vector<NamedRegion> regions_;
  GraphCondition condition_;
};

// Is `after` an option of `before`?
bool is_option(const BrusselsSprouts& game, const Sum<BrusselsPosition>& before, const Sum<BrusselsPosition>& after);

// The keys of a sum's components, in order.
std::vector<std::string> keys_of(const BrusselsSprouts& game, const Sum<BrusselsPosition>& sum);

}  // namespace sprague::brussels
