// A solver for each game: nimbers by what is known without a search, then by mex over options for games on boards,
// whose families share positions, and by proof numbers for single positions in a notation.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <type_traits>

#include "canonical/ensure.hpp"
#include "canonical/sorted.hpp"
#include "canonical/tree_shapes.hpp"
#include "checkers/arrow_outcomes.hpp"
#include "checkers/couples.hpp"
#include "checkers/lengths_proof.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "checkers/play_lengths.hpp"
#include "checkers/proof_search.hpp"
#include "conjectures/certify.hpp"
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

// A position as certificates write it.
inline CertifiedStart<WrittenGame> start_of(const WrittenGame& game, const written::Position& board) {
  WrittenGame::Labelled labelled = WrittenGame::labelled(board);
  std::string text = game.certified_text(labelled);
  return {std::move(text), std::move(labelled), ProofOf::outcome, std::nullopt};
}

template <class G>
concept IsCertified = HasBoards<G> && HasLabels<G> && requires(const G game, const typename G::Board board) {
  start_of(game, board);
};

// Node Kayles for certificates, which have no rules of it but those in the language.
inline const WrittenGame& written_kayles() {
  static const WrittenGame game(
      compile_game("node kayles", "game node_kayles on graphs: move vertex v: delete closed(v)"));
  return game;
}

// Positions of curves and tips; certificates write those without a condition on the graph by the regions' texts, those
// with a girth as drawings of the sphere.
template <class G>
concept IsOfCurves = std::derived_from<G, BrusselsSprouts>;

// Where positions stand in a notation, its components' texts are what certificates write.
template <class G>
concept IsCertifiedByText = !HasBoards<G> && HasTexts<G> && HasMostMoves<G>;

// Of positions in a notation those are certified of which plays are that short.
inline constexpr std::size_t kMostMovesCertified = 25;
inline constexpr std::size_t kMostMovesCertifiedOnGirth = 8;
inline constexpr std::size_t kMostMovesOfWitnessOnGirth = 60;
inline constexpr std::size_t kMostMovesCertifiedOfSprouts = 14;

// "3,4" as numbers; none for any other text.
inline std::optional<std::vector<unsigned>> numbers_in(std::string_view text) {
  std::vector<unsigned> numbers;
  const char* place = text.data();
  const char* const end = place + text.size();
  while (true) {
    unsigned number = 0;
    const auto [behind, error] = std::from_chars(place, end, number);
    if (error != std::errc()) return std::nullopt;
    numbers.push_back(number);
    if (behind == end) return numbers;
    if (*behind != ',') return std::nullopt;
    place = behind + 1;
  }
}

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

// Of spiders these are certified: they grow by each leg, and whoever writes a certificate searches them as trees.
inline constexpr std::size_t kMostUnmarkedCertified = 8;
inline constexpr std::size_t kMostUnmarkedOfWitness = 26;
inline constexpr std::size_t kMostEdgesOfSpider = 14;  // on a graph

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
  std::string as_given(const Thing& position) override {
    const std::string& notation = as<PlacedHere>(position).notation;
    return notation.empty() ? print(position) : notation;
  }

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

  bool is_certified(const Thing& position) const override {
    if constexpr (std::same_as<G, SpiderArrows>) {
      return unmarked_edges_of(position) <= kMostUnmarkedCertified && !text_of(position).empty();
    }
    if constexpr (std::same_as<G, ArrowsOnGraphs>) {
      const auto& board = board_of(position);
      return board && (hubs_of(board->graph).size() != 1 || board->graph.edges() <= kMostEdgesOfSpider);
    }
    if constexpr (std::same_as<G, TakeAndBreak>) {
      const Sum<Position>& heaps = components(position);
      return heaps.size() == 1 && heaps.front() <= most_certified_in_heap();
    }
    if constexpr (IsCertifiedByText<G> || std::same_as<G, Sprouts>) {
      const Sum<Position>& sum = components(position);
      std::size_t moves = 0;
      for (const Position& component : sum) moves += game_.most_moves(component);
      if constexpr (IsOfCurves<G>) {
        if (game_.condition() != GraphCondition::none()) return is_small_drawing(position, kMostMovesCertifiedOnGirth);
        if (std::same_as<G, CircularSprouts>) return false;
      }
      constexpr std::size_t kMost = std::same_as<G, Sprouts> ? kMostMovesCertifiedOfSprouts : kMostMovesCertified;
      return moves <= kMost && !as<PlacedHere>(position).notation.empty();
    }
    // What a move leaves is known by its components, which are no start.
    if constexpr (HasBoards<G>) return board_of(position).has_value();
    return true;
  }
  bool is_certified_as_witness(const Thing& position) const override {
    if constexpr (std::same_as<G, SpiderArrows>) {
      return unmarked_edges_of(position) <= kMostUnmarkedOfWitness && !text_of(position).empty();
    }
    if constexpr (IsOfCurves<G>) {
      if (game_.condition() != GraphCondition::none()) return is_small_drawing(position, kMostMovesOfWitnessOnGirth);
    }
    return is_certified(position);
  }
  std::string certificate(const std::vector<Fact>& facts, const std::optional<Against>& against) override {
    against_ = against;
    if (facts.front().asked == Asked::misere_outcome) {
      if constexpr (std::same_as<G, OctalOnGraphs>) return certificate_of_misere_play(facts);
      return {};
    }
    // A spider is a tree to whoever verifies it.
    if constexpr (std::same_as<G, SpiderArrows>) return certificate_by(ArrowsOnGraphs(Leaves::free), facts);
    if constexpr (std::same_as<G, NodeKayles>) return certificate_on_boards(written_kayles(), facts);
    if constexpr (std::same_as<G, Sprouts>) return certificate_by(certified_sprouts(), facts);
    if constexpr (IsOfCurves<G>) {
      if (game_.condition() != GraphCondition::none()) return certificate_of_drawings(facts);
    }
    if constexpr (std::same_as<G, TakeAndBreak>) {
      if (!game_.code().empty()) return certificate_by(Unlabelled(LaskersNim{}), facts);
      return certificate_by(Unlabelled(OctalHeap::from_code("0." + std::string(most_certified_in_heap(), '3'))), facts);
    }
    if constexpr (IsCertifiedByText<G>) return certificate_by(Unlabelled<G>(game_), facts);
    if constexpr (IsCertified<G>) return certificate_on_boards(game_, facts);
    return {};
  }

 private:
  // Nim on heaps of so many counters is the octal game in which any number up to these is taken, and none or one heap
  // is left.
  std::uint32_t most_certified_in_heap() const requires std::same_as<G, TakeAndBreak> {
    return game_.code().empty() ? 16 : 40;
  }

  // Of boards by their labels, or by those of a game that is played on the same ones.
  template <class Certified>
  std::string certificate_on_boards(const Certified& game, const std::vector<Fact>& facts) const requires HasBoards<G> {
    std::vector<CertifiedStart<Certified>> starts;
    for (const Fact& fact : facts) {
      const auto& board = board_of(fact.position);
      if (!board) continue;
      try {
        if constexpr (std::same_as<G, NodeKayles>) {
          starts.push_back(start_of(game, game.board_of(*board)));
        } else {
          starts.push_back(start_of(game, *board));
        }
      } catch (const OutOfBudget&) {
        continue;  // certificates have too few letters
      }
    }
    return certificate_of(game, facts, std::move(starts));
  }

  // Who leaves nothing has lost, and whoever can't move has won: so where no move disconnects, misere play of a
  // connected graph is normal play of the code without the moves that leave nothing.
  std::string certificate_of_misere_play(const std::vector<Fact>& facts) const requires std::same_as<G, OctalOnGraphs> {
    const auto code = OctalCode::parse(game_.code()).without_emptying();
    if (!code) return {};
    std::vector<Fact> connected;
    for (const Fact& fact : facts) {
      const auto& board = as<PlacedHere>(fact.position).board;
      if (board && board->vertices() > 0 && board->is_connected()) connected.push_back(fact);
    }
    return certificate_on_boards(OctalOnGraphs(*code), connected);
  }

  // Of one component each, by the letters of its junctions. So few spots have no cycle of the greatest girth: forests.
  std::string certificate_of_drawings(const std::vector<Fact>& facts) const requires IsOfCurves<G> {
    const unsigned printed = game_.condition().least_girth();
    const unsigned girth = printed == 0 ? GraphCondition::kMostGirth : printed;
    const LabelledBrussels game(girth);
    std::vector<CertifiedStart<LabelledBrussels>> starts;
    for (const Fact& fact : facts) {
      const std::string& notation = as<PlacedHere>(fact.position).notation;
      // Spots stand there with those that have no tips.
      if (const auto tips = numbers_in(notation)) {
        starts.push_back(start_of(game, *tips));
        continue;
      }
      const auto sum = G(GraphCondition::girth(girth)).parse(notation);
      if (sum.size() != 1) continue;
      starts.push_back({game.component_text(sum.front()), game.labelled(sum.front()), ProofOf::outcome, std::nullopt});
    }
    return certificate_of(game, facts, std::move(starts));
  }

  bool is_small_drawing(const Thing& position, std::size_t most_moves) const requires IsOfCurves<G> {
    const Sum<Position>& sum = components(position);
    std::size_t moves = 0;
    for (const Position& component : sum) moves += game_.most_moves(component);
    return !as<PlacedHere>(position).notation.empty() && sum.size() <= 1 &&
           std::ranges::all_of(sum, is_drawing_of_sphere) && moves <= most_moves;
  }

  std::size_t unmarked_edges_of(const Thing& position) const requires std::same_as<G, SpiderArrows> {
    std::size_t unmarked = 0;
    for (const ArrowSpider& spider : components(position)) {
      for (const ArrowLeg leg : spider.legs) unmarked += leg.edges;
    }
    return unmarked;
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

  // Of positions that have a text, by rules that read it.
  template <class Certified>
  std::string certificate_by(const Certified& game, const std::vector<Fact>& facts) const {
    std::vector<CertifiedStart<Certified>> starts;
    for (const Fact& fact : facts) {
      const std::string text = text_of(fact.position);
      if (text.empty()) continue;
      starts.push_back(start_of(game, text));
    }
    return certificate_of(game, facts, std::move(starts));
  }

  template <class Certified>
  std::string certificate_of(const Certified& game, const std::vector<Fact>& facts,
                             std::vector<CertifiedStart<Certified>> starts) const {
    if (starts.empty()) return {};
    if (facts.front().asked == Asked::lengths) return lengths_certificate(game, effort_, starts);
    if (facts.front().asked == Asked::nimber) {
      for (auto& start : starts) start.proof = ProofOf::nimber;
    }
    for (auto& start : starts) start.against = against_;
    return StartsProof<Certified>(game, effort_).certificate(starts);
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
  std::optional<Against> against_;  // what a certificate is written against
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
