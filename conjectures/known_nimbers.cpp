#include "conjectures/known_nimbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "canonical/ensure.hpp"
#include "canonical/rooted_trees.hpp"
#include "canonical/tree_shapes.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "conjectures/octal/star_theory.hpp"
#include "games/tree_cutting.hpp"
#include "games/written/open_edges.hpp"

namespace sprague {
namespace {

// The proof for bistars takes half a second; up to so many vertices cutting edges is sooner done.
constexpr std::size_t kMostVerticesCut = 20;

bool disconnects(const OctalCode& code) {
  for (std::size_t taken = 1; taken <= code.most_taken(); ++taken) {
    if (code.may_split(taken)) return true;
  }
  return false;
}

bool is_path(const Graph& graph) {
  return graph.is_tree() && hubs_of(graph).empty();
}

// Of a connected graph: has every vertex two neighbours?
bool is_cycle(const Graph& graph) {
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) != 2) return false;
  }
  return graph.vertices() > 0;
}

// By the classes that are proved for all stars and bistars; none for other trees.
std::optional<Nimber> by_theory(const Graph& tree) {
  using octal::BistarTheory;
  using octal::side_of;
  using octal::StarTheory;
  if (const auto legs = legs_of_star(tree)) {
    const StarTheory& stars = StarTheory::of(Play::normal);
    if (!stars.gap()) return Nimber(stars.value(side_of(*legs)));
  }
  if (const auto bistar = as_bistar(tree)) {
    const BistarTheory& bistars = BistarTheory::of(Play::normal);
    if (!bistars.gap()) {
      return Nimber(bistars.value(side_of(bistar->left), bistar->middle, side_of(bistar->right)));
    }
  }
  return std::nullopt;
}

}  // namespace

KnownNimbers<OctalHeap>::KnownNimbers(const OctalHeap& game, const Effort& effort)
    : table_(OctalCode::parse(game.code()), effort) {}

std::optional<Nimber> KnownNimbers<OctalHeap>::of(std::uint32_t heap) {
  table_.extend_to(heap);
  return table_.at(heap);
}

class EasierForm<OctalOnGraphs>::Trees {
 public:
  Trees(const OctalCode& code, const Effort& effort) : effort_(effort), game_(code, table_), solver_(game_, effort) {}
  Nimber of(const Graph& tree) { return solver_.value(table_.free_tree(tree)); }
  bool is_lost_in_misere_play(const Graph& tree) {
    if (!misere_) misere_.emplace(game_, effort_);
    return misere_->outcome({table_.free_tree(tree)}) == Outcome::second;
  }
  std::size_t bytes() const {
    return table_.bytes() + game_.bytes() + solver_.bytes() + (misere_ ? misere_->bytes() : 0);
  }

 private:
  Effort effort_;
  RootedTreeTable table_;
  TreeCutting game_;
  NimberSolver<TreeCutting> solver_;
  std::optional<MisereSolver<TreeCutting>> misere_;
};

EasierForm<OctalOnGraphs>::EasierForm(const OctalOnGraphs& game, const Effort& effort) {
  const OctalCode code = OctalCode::parse(game.code());
  if (!disconnects(code)) trees_ = std::make_unique<Trees>(code, effort);
}
EasierForm<OctalOnGraphs>::~EasierForm() = default;

std::size_t EasierForm<OctalOnGraphs>::bytes() const {
  return trees_ ? trees_->bytes() : 0;
}

std::optional<Nimber> EasierForm<OctalOnGraphs>::of(const Graph& graph) {
  if (!trees_ || !graph.is_tree()) return std::nullopt;
  return trees_->of(graph);
}

std::optional<bool> EasierForm<OctalOnGraphs>::is_lost_in_misere_play(const Graph& graph) {
  if (!trees_ || !graph.is_tree()) return std::nullopt;
  return trees_->is_lost_in_misere_play(graph);
}

class EasierForm<WrittenGame>::Directing {
 public:
  Directing(written::OpenEdgesRules rules, const Effort& effort) : rules_(std::move(rules)), solver_(rules_, effort) {}
  std::optional<Nimber> of(const written::Position& position) {
    const auto sum = rules_.components(position);
    if (!sum) return std::nullopt;
    return solver_.value(*sum);
  }
  std::size_t bytes() const { return rules_.bytes() + solver_.bytes(); }

 private:
  written::OpenEdgesRules rules_;
  NimberSolver<written::OpenEdgesRules> solver_;
};

EasierForm<WrittenGame>::EasierForm(const WrittenGame& game, const Effort& effort) {
  if (auto rules = written::OpenEdgesRules::of(game.text())) {
    directing_ = std::make_unique<Directing>(*std::move(rules), effort);
  }
}
EasierForm<WrittenGame>::~EasierForm() = default;

std::size_t EasierForm<WrittenGame>::bytes() const {
  return directing_ ? directing_->bytes() : 0;
}

std::optional<Nimber> EasierForm<WrittenGame>::of(const written::Position& position) {
  return directing_ ? directing_->of(position) : std::nullopt;
}

KnownNimbers<OctalOnGraphs>::KnownNimbers(const OctalOnGraphs& game, const Effort& effort)
    : code_(OctalCode::parse(game.code())), paths_(code_, effort), trees_(game, effort) {}

Nimber KnownNimbers<OctalOnGraphs>::of_cycle(std::size_t vertices) {
  paths_.extend_to(vertices);
  NimberSet seen;
  for (std::size_t taken = 1; taken <= code_.most_taken() && taken <= vertices; ++taken) {
    const bool empties = taken == vertices;
    if (empties ? code_.may_empty(taken) : code_.may_leave_one(taken)) seen.insert(paths_.at(vertices - taken));
  }
  return seen.mex();
}

std::optional<Nimber> KnownNimbers<OctalOnGraphs>::of(const Graph& graph) {
  static const OctalCode kThirtyThree = OctalCode::parse("0.33");
  if (is_path(graph)) {
    paths_.extend_to(graph.vertices());
    return paths_.at(graph.vertices());
  }
  if (is_cycle(graph)) return of_cycle(graph.vertices());
  if (code_ == kThirtyThree && graph.is_tree() && graph.vertices() > kMostVerticesCut) {
    if (const auto nimber = by_theory(graph)) return nimber;
  }
  return trees_.of(graph);
}

KnownNimbers<NodeKayles>::KnownNimbers(const NodeKayles& /*game*/, const Effort& effort)
    : paths_(OctalCode::parse("0.137"), effort) {}

std::optional<Nimber> KnownNimbers<NodeKayles>::of(const Graph& graph) {
  const std::size_t vertices = graph.vertices();
  paths_.extend_to(vertices);
  if (is_path(graph)) return paths_.at(vertices);
  if (!is_cycle(graph)) return std::nullopt;
  NimberSet seen;
  seen.insert(paths_.at(vertices - 3));
  return seen.mex();
}

KnownNimbers<CircularPolygons>::KnownNimbers(const CircularPolygons& /*game*/, const Effort& effort)
    : effort_(effort), table_(effort), sparse_nimbers_(sparse_, effort) {}

std::optional<Nimber> KnownNimbers<CircularPolygons>::of(const Polygon& polygon) {
  if (polygon.size() != 4) return sparse_nimbers_.value(polygon);
  const bool ones_first = polygon[0] == 1 && polygon[2] == 1;
  if (!ones_first && !(polygon[1] == 1 && polygon[3] == 1)) return of_quad(polygon);
  const auto [p, q] = std::minmax(polygon[ones_first ? 1 : 0], polygon[ones_first ? 3 : 2]);
  if (q > CircularTable::kMost) {
    throw OutOfBudget(fmt::format("the table of CS4(p,1,q,1) goes to {} tips at a spot", CircularTable::kMost));
  }
  table_.extend_to(q);
  return table_.at(p, q);
}

// A table does not grow; the next one holds circles with twice as many tips.
std::optional<Nimber> KnownNimbers<CircularPolygons>::of_quad(const Polygon& quad) {
  constexpr std::uint64_t kFirst = 32;
  // With fewer tips beside the largest spot a search is sooner done.
  constexpr std::uint64_t kLeastBeside = 4;
  const std::uint64_t tips = std::accumulate(quad.begin(), quad.end(), std::uint64_t{0});
  if (tips > QuadTable::kMost || tips < kLeastBeside + *std::ranges::max_element(quad)) return std::nullopt;
  if (!quads_ || quads_->most() < tips) {
    quads_.emplace(effort_, std::min(std::max(2 * tips, kFirst), QuadTable::kMost));
  }
  return quads_->at({quad[0], quad[1], quad[2], quad[3]});
}

KnownNimbers<ArrowsOnGraphs>::KnownNimbers(const ArrowsOnGraphs& game, const Effort& effort)
    : leaves_(game.code().empty() ? Leaves::free : Leaves::bound), values_(effort) {}

// Where leaves are bound, the edges at leaves can't be marked, and the others are a spider with shorter legs.
std::optional<Nimber> KnownNimbers<ArrowsOnGraphs>::of_graph(const Graph& graph) {
  if (!graph.is_tree()) return std::nullopt;
  const auto legs = legs_of_star(graph);
  if (!legs || legs->size() < 3 || legs->size() > SpiderValues::kMostLegs || legs->back() > SpiderValues::kLongestLeg) {
    return std::nullopt;
  }
  if (leaves_ == Leaves::bound) return values_.value(full_game_on_spider(*legs));
  std::vector<AccentedLeg> state;
  for (const std::uint16_t edges : *legs) state.push_back({edges, std::nullopt});
  return values_.value(state);
}

KnownNimbers<SpiderArrows>::KnownNimbers(const SpiderArrows& /*game*/, const Effort& effort) : values_(effort) {}

std::optional<Nimber> KnownNimbers<SpiderArrows>::of(const ArrowSpider& spider) {
  if (spider.legs.size() > SpiderValues::kMostLegs) return std::nullopt;
  if (std::ranges::any_of(spider.legs, [](ArrowLeg leg) { return leg.edges > SpiderValues::kLongestLeg; })) {
    return std::nullopt;
  }
  return values_.value(spider);
}

}  // namespace sprague
