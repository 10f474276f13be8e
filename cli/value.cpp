#include "cli/value.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <nlohmann/json.hpp>
#include <span>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/nearest_name.hpp"
#include "canonical/planar_code.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/game_trees.hpp"
#include "checkers/play_lengths.hpp"
#include "cli/position_picture.hpp"
#include "cli/progress.hpp"
#include "cli/solving.hpp"
#include "cli/typed_position.hpp"
#include "games/marks_text.hpp"
#include "games/registry.hpp"
#include "reports/file_io.hpp"
#include "reports/picture_drawing.hpp"

namespace sprague::cli {
namespace {

using Json = nlohmann::ordered_json;

// So many winning moves are shown as text.
constexpr std::size_t kMostMovesShown = 24;

// Longer ones are for programs, which read --json.
constexpr std::size_t kMostGraph6Shown = 100;

// "take 3 or 4,5", "to P3 or P4", "none".
std::string moves_text(std::string_view verb, std::span<const std::string> moves) {
  if (moves.empty()) return "none";
  const auto shown = moves.first(std::min(moves.size(), kMostMovesShown));
  std::string text = fmt::format("{} {}", verb, fmt::join(shown, " or "));
  if (shown.size() == moves.size()) return text;
  return fmt::format("{} or {} others (--json has them all)", text, moves.size() - shown.size());
}

// The graph under a board, if that is one without an embedding.
const Graph* graph_of(const Graph& board) {
  return &board;
}
const Graph* graph_of(const ArrowsBoard& board) {
  return &board.graph;
}
template <class Board>
const Graph* graph_of(const Board& /*board*/) {
  return nullptr;
}

// A file of boards may have so many bytes; each board is answered for.
constexpr std::uint64_t kMostBytesOfBoards = std::uint64_t{1} << 26;

template <Game G>
void draw(const G& game, const Typed<G>& typed, const Solution& solution, const std::string& position,
          const std::string& file) {
  if constexpr (HasBoards<G>) {
    const auto* board = typed.only_board();
    if (board == nullptr) throw InputError("--svg: expected one board");
    const std::string line = "winning moves: " + moves_text(G::kMoveVerb, solution.winning_moves);
    write_file(file, board_svg(game, *board, {solution.winning_vertices, line}));
  } else if constexpr (std::same_as<G, Sprouts>) {
    if (typed.parts.size() > 1) throw InputError("--svg: expected one drawing");
    write_file(file, svg_of(Picture{position, ""}));
  } else {
    throw InputError(fmt::format("--svg: the game '{}' has no pictures", G::kName));
  }
}

template <Game G>
void write_plane_board(const Typed<G>& typed, const std::string& file) {
  if constexpr (std::same_as<G, Cycles>) {
    const auto* board = typed.only_board();
    if (board == nullptr) throw InputError("--planar-code: expected a board");
    write_file(file, write_planar_code(std::array{board->map}));
  } else {
    throw InputError(fmt::format("--planar-code: the game '{}' has no plane boards", G::kName));
  }
}

// What is said of a position, as text and as JSON.
class Facts {
 public:
  void add(std::string_view key, const Json& value, std::string_view shown) {
    json_[std::string(key)] = value;
    text_ += fmt::format("{:<14} {}\n", key, shown);
  }
  std::string print(bool json) const { return json ? json_.dump() + "\n" : text_; }

 private:
  Json json_;
  std::string text_;
};

// The graphs that name the vertices, as graph6 with these names.
template <Game G>
void add_graphs(const Typed<G>& typed, Facts& facts) {
  if constexpr (HasBoards<G>) {
    if (!typed.all_boards()) return;
    Json graphs = Json::array();
    std::string text;
    for (const auto& part : typed.parts) {
      const Graph* graph = graph_of(*part.board);
      if (graph == nullptr) return;
      const std::string graph6 = "g6:" + to_graph6(*graph);
      graphs.push_back({{"vertices", graph->vertices()}, {"edges", graph->edges()}, {"graph6", graph6}});
      text += fmt::format("{}{} vertices and {} edges", text.empty() ? "" : kJoin, graph->vertices(), graph->edges());
      if (graph6.size() <= kMostGraph6Shown) text += fmt::format(", numbered as {}", graph6);
    }
    facts.add("graph", graphs, text);
  }
}

// By the game's rules or those of its recursion; `name` and `input` are the game and the position as they were typed.
template <Game G>
std::string answer_with(const G& game, const std::string& name, const std::string& input, const ValueOptions& options) {
  const Typed<G> typed = typed_position(game, options.position);
  ProgressPrinter progress;
  progress.start("value");
  const Effort effort = effort_for(options.work, &progress);
  const Solution solution = solve(game, typed, options.misere, effort);
  if (!options.svg.empty()) draw(game, typed, solution, options.position, options.svg);
  if (!options.planar_code.empty()) write_plane_board(typed, options.planar_code);

  Facts facts;
  const std::string winner = solution.outcome == Outcome::first ? "first" : "second";
  std::string_view verb = "to";
  if constexpr (HasBoards<G>) {
    if (typed.all_boards()) verb = G::kMoveVerb;
  }
  facts.add("game", name, name + (options.misere ? ", misere play" : ""));
  facts.add("input", input, input);
  const std::string position = print_position(game, typed);
  facts.add("position", position, position);
  add_graphs(typed, facts);
  facts.add("nimber", solution.nimber ? Json(*solution.nimber) : Json(nullptr),
            solution.nimber ? fmt::format("{}", *solution.nimber) : "none under misere play");
  facts.add("outcome", winner, winner + " player wins");
  facts.add("winning_moves", solution.winning_moves, moves_text(verb, solution.winning_moves));
  const auto sum = typed.components();
  if (options.play_lengths) {
    const Lengths lengths = PlayLengths<G>(game, effort).lengths(sum);
    facts.add("play_lengths", lengths, fmt::format("{}", fmt::join(lengths, " ")));
  }
  if (options.tree) {
    Effort half = effort;
    half.memory_bytes /= 2;
    GameTreeStore store(half);
    const GameTreeId tree = GameTrees<G>(game, store, half).tree(sum);
    const Json shape{
        {"height", store.height(tree)}, {"options", store.options(tree).size()}, {"subtrees", store.size()}};
    facts.add("tree", shape,
              fmt::format("height {}, {} different options, {} different subtrees met", store.height(tree),
                          store.options(tree).size(), store.size()));
  }
  return facts.print(options.work.json);
}

template <Game G>
std::string answer_for(const ValueOptions& options, const std::string& input, std::string_view code) {
  const G game = G::from_code(code);
  const std::string name = code.empty() ? std::string(G::kName) : fmt::format("{}:{}", G::kName, code);
  if (std::same_as<G, Cycles> && (options.misere || options.play_lengths || options.tree)) {
    throw InputError(
        "--misere, --play-lengths, --tree: the game cycles is played without death moves, which keeps "
        "outcomes and nimbers of normal play only");
  }
  if constexpr (HasRecursion<G>) {
    std::optional<typename G::Recursion> recursion;
    for (const std::string_view part : parts_of(options.position)) {
      recursion = game.recursion_for(part);
      if (!recursion) break;
    }
    if (recursion) return answer_with(*recursion, name, input, options);
  }
  return answer_with(game, name, input, options);
}

std::string answer_by_name(const ValueOptions& options, const std::string& input) {
  const auto colon = options.game.find(':');
  const std::string name = options.game.substr(0, colon);
  std::string code = colon == std::string::npos ? "" : options.game.substr(colon + 1);
  if (options.full) {
    if (name != ArrowsOnGraphs::kName || !code.empty())
      throw InputError("--full: expected the game arrows, without a code");
    code = "full";
  }
  if (options.girth) {
    if ((name != BrusselsSprouts::kName && name != CircularSprouts::kName) || !code.empty())
      throw InputError("--girth: expected the game brussels or circular, without a code");
    code = GraphCondition::girth(*options.girth).print();
  }
  ValueOptions typed = options;
  if (options.surface) {
    const bool by_tips = name == BrusselsSprouts::kName && options.position.find_first_of(" (;C") == std::string::npos;
    const bool by_number =
        name == Sprouts::kName && options.position.find_first_not_of("0123456789") == std::string::npos;
    if (!by_tips && !by_number)
      throw InputError(
          "--surface: expected the game brussels and spots by their tips, such as 3,4, or sprouts and their number");
    typed.position += " on " + Surface::parse(*options.surface).print();
  }
  std::optional<std::string> answer;
  std::vector<std::string_view> known;
  each_game([&]<class G>(std::type_identity<G>) {
    known.push_back(G::kName);
    if (G::kName == name) answer = answer_for<G>(typed, input, code);
  });
  if (answer) return *answer;
  const auto nearest = nearest_name(name, known);
  throw InputError(fmt::format("game '{}': there is none{}, expected one of {}", name,
                               nearest ? fmt::format(", the nearest is {}", *nearest) : "", fmt::join(known, ", ")));
}

}  // namespace

std::string value_of_position(const ValueOptions& options) {
  constexpr std::string_view kFile = "planar_code:";
  if (!options.position.starts_with(kFile)) return answer_by_name(options, options.position);
  const std::string_view board = board_part(options.position);
  const std::string marks = options.position.substr(board.size());
  const std::string file(board.substr(kFile.size()));
  const std::string bytes = read_file(file, kMostBytesOfBoards);
  std::vector<PlaneMap> maps;
  try {
    maps = read_planar_code(bytes);
  } catch (const InputError& error) {
    throw InputError(fmt::format("{}: {}", file, error.what()));
  }
  if (maps.empty()) throw InputError(fmt::format("{}: expected a plane map", file));
  if (maps.size() > 1 && !(options.svg.empty() && options.planar_code.empty() && marks.empty())) {
    throw InputError(fmt::format("{}: {} boards, expected one for --svg, --planar-code and arrows", file, maps.size()));
  }
  std::string answers;
  for (const PlaneMap& map : maps) {
    ValueOptions one = options;
    one.position = print_plane_map(map) + marks;
    answers += (answers.empty() || options.work.json ? "" : "\n") + answer_by_name(one, options.position);
  }
  return answers;
}

std::string games_help() {
  std::string text = "Games:\n";
  each_game([&]<class G>(std::type_identity<G>) { text += fmt::format("  {}\n", G::kSyntax); });
  return text +
         "Graphs: P5 path, C6 cycle, K5 complete, K(3,3) complete bipartite, K(1,2,3) multipartite, Q3 hypercube, W5 "
         "wheel with 5 spokes (6 vertices), Grid(3,4), Petersen; S(1,1,3,4) subdivided star, legs of so many vertices; "
         "B(1,2;2;3,4) bistar, legs, edges of the middle path, legs; Cat(2,0,1) caterpillar, leaves hung on the "
         "vertices of a path; g6:TEXT graph6, s6:TEXT sparse6.\n"
         "Moves on graphs and boards are named by their vertices: those of a graph are 0, 1, 2, ... (`graph` shows it "
         "as graph6, --svg draws it with the winning moves).\n"
         "Boards of cycles and arrows: planar_code:FILE stands for the plane boards of a file, planar_code:FILE; "
         "a>b,c>d for its only one with arrows on it. Of sprouts --svg shows the drawing as it was typed.\n"
         "Several positions are joined by +.";
}

}  // namespace sprague::cli
