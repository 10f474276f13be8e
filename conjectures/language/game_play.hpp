// A solver for each game: nimbers by what is known without a search, then by mex over options for games on boards,
// whose families share positions, and by proof numbers for single positions in a notation.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <type_traits>

#include "canonical/ensure.hpp"
#include "canonical/sorted.hpp"
#include "certificates/facts.hpp"
#include "checkers/arrow_outcomes.hpp"
#include "checkers/couples.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "checkers/play_lengths.hpp"
#include "checkers/proof_search.hpp"
#include "conjectures/known_nimbers.hpp"
#include "conjectures/language/game_boards.hpp"
#include "conjectures/language/plays.hpp"
#include "games/arrow_trees.hpp"
#include "games/laskers_nim.hpp"
#include "games/registry.hpp"
#include "games/typed_position.hpp"
#include "games/written/game.hpp"

namespace sprague::language {

// Boards of so many edges come by the thousand, and only their outcomes are asked for.
inline constexpr unsigned kMostEdgesInBits = 16;

template <class G>
concept IsSearched = !HasBoards<G> && HasTextKeys<G> && HasMostMoves<G>;

// Positions of curves and tips.
template <class G>
concept IsOfCurves = std::derived_from<G, BrusselsSprouts>;

inline bool is_drawing_of_sphere(const BrusselsPosition& position) {
  return std::ranges::all_of(position.regions, [](const Region& region) { return region.surface == Surface(); });
}

template <class G>
struct BoardType {
  struct type {};
};
template <HasBoards G>
struct BoardType<G> {
  using type = typename G::Board;
};

// A tree that arrows are drawn on.
struct OnTree {
  std::shared_ptr<const Graph> graph;
  std::vector<GraphArrow> arrows;
};

// A position as it was given; the components of a board are found when they are asked for, as is the board of a tree.
template <Rules G>
struct Placed {
  mutable std::optional<typename BoardType<G>::type> board;
  mutable std::optional<Sum<typename G::Position>> components = std::nullopt;
  std::string notation = {};  // where it was given in one
  std::optional<OnTree> tree = std::nullopt;
};

template <Game G>
class GamePlay : public Play {
 public:
  using Position = typename G::Position;
  using PlacedHere = Placed<G>;

  GamePlay(G game, Nimbers nimbers, const Effort& effort, SharedTables& shared)
      : game_(std::move(game)), effort_(effort), shared_(shared) {
    if (nimbers == Nimbers::known) known_.emplace(game_, effort);
  }

  std::string name() const override {
    const std::string code = game_.code();
    return fmt::format("{}{}{}", G::kName, code.empty() ? "" : ":", code);
  }

  Thing on_graph(const std::shared_ptr<const Graph>& shared_graph, const Set& arrows) override {
    const Graph& graph = *shared_graph;
    if constexpr (HasArrowSystems<G>) {
      const std::vector<GraphArrow> drawn = drawn_on(graph, arrows);
      // Nothing can be drawn there.
      if (graph.edges() == 0) return left({});
      if (shared_graph == last_tree_ || (graph.vertices() <= ArrowBoard::kMostVertices && graph.is_tree())) {
        last_tree_ = shared_graph;
        return thing_of(PlacedHere{std::nullopt, std::nullopt, {}, OnTree{shared_graph, drawn}});
      }
      return thing_of(PlacedHere{board_on(game_, graph, drawn)});
    }
    ENSURE(arrows.empty(), "arrows in a game without them");
    if constexpr (IsOnGraphs<G>) return thing_of(PlacedHere{board_on(game_, graph)});
    throw InputError(fmt::format("the game '{}' is not played on graphs", G::kName));
  }
  Thing on_board(const Board& board, const Set& arrows) override {
    if constexpr (HasArrowSystems<G> && IsOnBoards<G>) {
      return thing_of(PlacedHere{board_on(game_, board, drawn_on(*board.graph, arrows))});
    }
    ENSURE(arrows.empty(), "arrows in a game without them");
    if constexpr (IsOnBoards<G>) return thing_of(PlacedHere{board_on(game_, board)});
    throw InputError(fmt::format("the game '{}' is not played on plane boards", G::kName));
  }
  Thing by_notation(const std::string& text) override {
    auto typed = typed_position(game_, text);
    if constexpr (HasBoards<G>) {
      if (typed.parts.size() == 1 && typed.parts.front().board) {
        return thing_of(PlacedHere{std::move(typed.parts.front().board)});
      }
    }
    if (typed.parts.size() == 1) {
      return thing_of(PlacedHere{std::nullopt, std::move(typed.parts.front().components), text});
    }
    return thing_of(PlacedHere{std::nullopt, typed.components(), text});
  }
  std::string print(const Thing& position) override { return print_sum(game_, components(position)); }

  std::int64_t nimber(const Thing& position) override {
    if constexpr (std::same_as<G, ArrowsOnGraphs>) {
      if (const auto known = nimber_of_spider(position)) return known->value();
    }
    if constexpr (HasArrowSystems<G>) {
      if (const auto& tree = as<PlacedHere>(position).tree) return of_tree(*tree).value();
    }
    Nimber total;
    for (const Position& component : components(position)) total = total ^ nimber_of(component);
    return total.value();
  }
  bool is_lost(const Thing& position) override {
    if constexpr (HasArrowSystems<G>) {
      if (const auto& tree = as<PlacedHere>(position).tree) return of_tree(*tree).is_zero();
      if (const auto& board = board_of(position)) {
        const ArrowSystem system = game_.system_of(*board);
        if (system.edges() <= kMostEdgesInBits &&
            system.closed().size() + system.short_sets().size() <= ArrowOutcomes::kMostSets) {
          if (!outcomes_) outcomes_.emplace(effort_);
          return outcomes_->is_lost(system);
        }
        return made(couples_).solver.is_lost(components(position));
      }
    }
    if constexpr (IsSearched<G>) {
      return made(search_).is_lost(components(position));
    } else {
      return nimber(position) == 0;
    }
  }
  bool is_lost_in_misere_play(const Thing& position) override {
    if constexpr (KeepsNormalPlayOnly<G>) throw InputError(std::string(G::kNormalPlayOnly));
    const Sum<Position>& sum = components(position);
    if constexpr (std::same_as<G, OctalOnGraphs>) {
      if (sum.size() == 1) {
        if (const auto lost = made(easier_).is_lost_in_misere_play(sum.front())) return *lost;
      }
    }
    return made(misere_).outcome(sum) == Outcome::second;
  }
  Set lengths(const Thing& position) override {
    if constexpr (KeepsNormalPlayOnly<G>) throw InputError(std::string(G::kNormalPlayOnly));
    Set set;
    for (const std::uint32_t length : made(lengths_).lengths(components(position))) set.push_back(length);
    return set;
  }

  std::vector<Move> moves(const Thing& position) override {
    std::vector<Move> moves;
    if constexpr (HasBoards<G>) {
      if (const auto& board = board_of(position)) {
        game_.each_move(*board, [&](BoardMove<Position> move) {
          Set vertices(move.vertices.begin(), move.vertices.end());
          sort_unique(vertices);
          moves.push_back({left(std::move(move.after)), std::move(move.name), std::move(vertices)});
        });
        std::ranges::stable_sort(moves, {}, &Move::name);
        // Two rules of a game as text, or two paths, may have one name and leave different positions.
        if constexpr (!std::same_as<G, WrittenGame>) {
          const auto has_same_name = [](const Move& a, const Move& b) { return a.name == b.name; };
          moves.erase(std::unique(moves.begin(), moves.end(), has_same_name), moves.end());
        }
        return moves;
      }
    }
    const auto& sum = components(position);
    for (std::size_t i = 0; i < sum.size(); ++i) {
      const auto look_at = [&](const Sum<Position>& option) {
        Sum<Position> after = sum;
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
        after.insert(after.end(), option.begin(), option.end());
        moves.push_back({left(std::move(after)), {}, {}});
        return false;
      };
      if constexpr (HasOptionStream<G>) {
        game_.any_option(sum[i], look_at);
      } else {
        for (const Sum<Position>& option : game_.options(sum[i])) look_at(option);
      }
    }
    return moves;
  }

  Thing sum(const Thing& first, const Thing& second) override {
    Sum<Position> both = components(first);
    const Sum<Position>& other = components(second);
    both.insert(both.end(), other.begin(), other.end());
    return left(std::move(both));
  }

  void tell(Evidence& evidence, Standing standing, Asked asked, std::uint64_t size,
            const Thing& position) const override {
    const Facts<G> facts(evidence, game_);
    const auto& placed = as<PlacedHere>(position);
    if constexpr (HasBoards<G>) {
      // What a move leaves is known by its components, which are no start.
      if (const auto& board = board_of(position)) facts.tell(standing, asked, size, *board);
    } else if constexpr (std::same_as<G, TakeAndBreak>) {
      const Sum<Position>& heaps = components(position);
      if (heaps.size() == 1 && heaps.front() <= most_certified_in_heap(game_)) {
        facts.tell(standing, asked, size, std::string_view(placed.notation));
      }
    } else if constexpr (IsOfCurves<G>) {
      // A drawing of the sphere by its components, unless its spots are told by their tips.
      if (placed.notation.empty()) return;
      const bool is_drawn = game_.condition() != GraphCondition::none() && !is_list_of_numbers(placed.notation);
      if (is_drawn) {
        const Sum<BrusselsPosition> drawing = drawing_of(placed.notation);
        if (std::ranges::all_of(drawing, is_drawing_of_sphere)) facts.tell(standing, asked, size, drawing);
        return;
      }
      facts.tell(standing, asked, size, std::string_view(placed.notation));
    } else {
      const std::string text = text_of(position);
      if (!text.empty()) facts.tell(standing, asked, size, std::string_view(text));
    }
  }

 private:
  Sum<BrusselsPosition> drawing_of(const std::string& notation) const requires IsOfCurves<G> {
    return G(GraphCondition::girth(certified_girth(game_.condition()))).parse(notation);
  }

  // As it was given in a notation, or what a move left of a spider; empty for others.
  std::string text_of(const Thing& position) const {
    const std::string& notation = as<PlacedHere>(position).notation;
    if constexpr (std::same_as<G, SpiderArrows>) {
      const Sum<Position>& sum = components(position);
      if (notation.empty() && sum.size() == 1) return game_.print(sum.front());
    }
    return notation;
  }

  template <class Solver>
  Solver& made(std::optional<Solver>& solver) {
    if (!solver) solver.emplace(game_, effort_);
    return *solver;
  }

  static Thing left(Sum<Position> sum) { return thing_of(PlacedHere{std::nullopt, std::move(sum)}); }

  // The arrows by their ends. Throws InputError for one that is on no edge.
  static std::vector<GraphArrow> drawn_on(const Graph& graph, const Set& arrows) {
    std::vector<GraphArrow> drawn;
    for (const std::int64_t arrow : arrows) {
      const Vertex tail = first_of(arrow);
      const Vertex head = second_of(arrow);
      if (std::max(tail, head) >= graph.vertices() || !graph.has_edge(tail, head)) {
        throw InputError(fmt::format("the arrow {}>{} is on no edge of the board", tail, head));
      }
      if (std::ranges::find(drawn, GraphArrow(head, tail)) != drawn.end()) {
        throw InputError(fmt::format("two arrows on the edge {}-{}", head, tail));
      }
      drawn.emplace_back(tail, head);
    }
    return drawn;
  }

  // None for what has no board.
  const std::optional<typename BoardType<G>::type>& board_of(const Thing& position) const {
    const auto& placed = as<PlacedHere>(position);
    if constexpr (HasArrowSystems<G>) {
      if (placed.tree && !placed.board) placed.board = board_on(game_, *placed.tree->graph, placed.tree->arrows);
    }
    return placed.board;
  }

  // Of a spider without arrows, by what is known of it.
  std::optional<Nimber> nimber_of_spider(const Thing& position) requires std::same_as<G, ArrowsOnGraphs> {
    if (!known_) return std::nullopt;
    const auto& placed = as<PlacedHere>(position);
    if (placed.tree) return placed.tree->arrows.empty() ? known_->of_graph(*placed.tree->graph) : std::nullopt;
    return placed.board && placed.board->marks.empty() ? known_->of_graph(placed.board->graph) : std::nullopt;
  }

  // On trees cells do not matter, and what is left of a tree has a normal form of its own (games/arrow_trees.hpp).
  Nimber of_tree(const OnTree& tree) requires HasArrowSystems<G> {
    bool has_free_leaves = false;
    if constexpr (std::same_as<G, ArrowsOnGraphs>) has_free_leaves = game_.code().empty();
    ArrowBoard board = has_free_leaves ? ArrowBoard::trimmed(*tree.graph) : ArrowBoard(*tree.graph);
    for (const auto& [tail, head] : tree.arrows) {
      if (!board.may_mark(tail, head)) throw InputError(fmt::format("the arrow {}>{} may not be drawn", tail, head));
      board.mark(tail, head);
    }
    return shared_.arrow_trees().value(board.components());
  }

  const Sum<Position>& components(const Thing& position) const {
    const auto& placed = as<PlacedHere>(position);
    if constexpr (HasBoards<G>) {
      if (!placed.components) placed.components = game_.components(*board_of(position));
    }
    return *placed.components;
  }

  Nimber nimber_of(const Position& component) {
    if (known_) {
      if (const auto nimber = known_->of(component)) return *nimber;
    } else if (const auto nimber = made(easier_).of(component)) {
      return *nimber;
    }
    if constexpr (IsSearched<G>) {
      return made(search_).nimber({component});
    } else {
      return made(nimbers_).value(component);
    }
  }

  struct Nothing {
    Nothing(const G& /*game*/, const Effort& /*effort*/) {}
  };
  template <class Given>
  struct SearchOf {
    using type = Nothing;
  };
  template <IsSearched Given>
  struct SearchOf<Given> {
    using type = ProofSearch<Given>;
  };

  // On boards by themselves, for which a table of couples that lasts is worth what it costs.
  struct Couples {
    Couples(const G& game, const Effort& effort) : table(effort.memory_bytes), solver(game, table, effort) {}
    CoupleTable<G> table;
    CoupleSolver<G> solver;
  };
  template <class Given>
  struct CouplesOf {
    using type = Nothing;
  };
  template <HasArrowSystems Given>
  struct CouplesOf<Given> {
    using type = Couples;
  };

  G game_;
  Effort effort_;
  SharedTables& shared_;
  std::shared_ptr<const Graph> last_tree_;
  std::optional<typename CouplesOf<G>::type> couples_;
  std::optional<KnownNimbers<G>> known_;
  std::optional<EasierForm<G>> easier_;
  std::optional<NimberSolver<G>> nimbers_;
  std::optional<typename SearchOf<G>::type> search_;
  std::optional<ArrowOutcomes> outcomes_;
  std::optional<MisereSolver<G>> misere_;
  std::optional<PlayLengths<G>> lengths_;
};

}  // namespace sprague::language
