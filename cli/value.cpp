#include "cli/value.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/game_trees.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "checkers/play_lengths.hpp"
#include "checkers/proof_search.hpp"
#include "cli/progress.hpp"
#include "conjectures/cycles/board_picture.hpp"
#include "games/marks_text.hpp"
#include "games/registry.hpp"
#include "reports/drawing.hpp"
#include "reports/file_io.hpp"
#include "reports/picture_drawing.hpp"

namespace sprague::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kJoin = " + ";

// A file of boards may have so many bytes; each board is answered for.
constexpr std::uint64_t kMostBytesOfBoards = std::uint64_t{1} << 26;

template <Game G>
Sum<typename G::Position> parse_sum(const G& game, std::string_view text) {
  Sum<typename G::Position> sum;
  while (true) {
    const auto join = text.find(kJoin);
    for (auto& component : game.parse(text.substr(0, join))) sum.push_back(std::move(component));
    if (join == std::string_view::npos) return sum;
    text.remove_prefix(join + kJoin.size());
  }
}

// Components in order of their notation, shorter ones first; "0" for the empty sum.
template <Game G>
std::string print_sum(const G& game, const Sum<typename G::Position>& sum) {
  std::vector<std::string> parts;
  for (const auto& component : sum) parts.push_back(game.print(component));
  std::ranges::sort(parts, {}, [](const std::string& part) { return std::pair(part.size(), part); });
  return parts.empty() ? "0" : fmt::format("{}", fmt::join(parts, kJoin));
}

struct Answer {
  std::string position;
  std::optional<std::uint32_t> nimber;  // none under misere play
  Outcome outcome = Outcome::second;
  std::vector<std::string> winning_moves;  // the positions that they lead to
};

// Calls visit(sum) for every sum that one move leaves.
template <Game G, class Visit>
void each_move(const G& game, const Sum<typename G::Position>& sum, Visit&& visit) {
  for (std::size_t i = 0; i < sum.size(); ++i) {
    for (const auto& option : game.options(sum[i])) {
      Sum<typename G::Position> after;
      for (std::size_t j = 0; j < sum.size(); ++j) {
        if (j != i) after.push_back(sum[j]);
      }
      after.insert(after.end(), option.begin(), option.end());
      visit(after);
    }
  }
}

std::vector<std::string> in_order(const std::set<std::string>& moves) {
  std::vector<std::string> result(moves.begin(), moves.end());
  std::ranges::sort(result, {}, [](const std::string& move) { return std::pair(move.size(), move); });
  return result;
}

// Normal play by proof numbers where the keys allow it, which settles positions that are out of reach of a search
// through all of them.
template <Game G>
struct NormalPlay : NimberSolver<G> {
  using NimberSolver<G>::NimberSolver;
  Nimber nimber(const Sum<typename G::Position>& sum) { return this->value(sum); }
  bool is_lost(const Sum<typename G::Position>& sum) { return this->value(sum).is_zero(); }
};
template <Game G>
requires HasTextKeys<G> && HasMostMoves<G>
struct NormalPlay<G> : ProofSearch<G> {
  using ProofSearch<G>::ProofSearch;
};

template <Game G>
Answer solve(const G& game, const Sum<typename G::Position>& sum, bool misere, const Effort& effort) {
  Answer answer;
  answer.position = print_sum(game, sum);
  std::set<std::string> moves;
  if (misere) {
    MisereSolver<G> solver(game, effort);
    answer.outcome = solver.outcome(sum);
    each_move(game, sum, [&](const auto& after) {
      if (solver.outcome(after) == Outcome::second) moves.insert(print_sum(game, after));
    });
  } else {
    NormalPlay<G> solver(game, effort);
    const Nimber nimber = solver.nimber(sum);
    answer.nimber = nimber.value();
    answer.outcome = nimber.is_zero() ? Outcome::second : Outcome::first;
    each_move(game, sum, [&](const auto& after) {
      if (solver.is_lost(after)) moves.insert(print_sum(game, after));
    });
  }
  answer.winning_moves = in_order(moves);
  return answer;
}

// A position typed as a board: its moves go by their names there.
template <HasBoards G>
Answer solve_board(const G& game, const typename G::Board& board, const Effort& effort) {
  CoupleTable<G> table(effort.memory_bytes);
  CoupleSolver<G> solver(game, table, effort);
  const Nimber nimber = solver.nimber(game.components(board));
  Answer answer{game.print_board(board), nimber.value(), nimber.is_zero() ? Outcome::second : Outcome::first, {}};
  for (const auto& move : game.moves(board)) {
    if (solver.is_lost(move.after)) answer.winning_moves.push_back(move.name);
  }
  return answer;
}

Picture picture_of(const Cycles& game, const CyclesBoard& board) {
  Picture picture = cycles::board_picture(board.map, game.reading(), {});
  for (const Dart d : board.marks) picture.arrows.push_back({board.map.tail(d), board.map.head(d)});
  return picture;
}

Picture picture_of(const ArrowsOnGraphs&, const ArrowsBoard& board) {
  Picture picture{"g6:" + to_graph6(board.graph), {}};
  for (const auto& [from, to] : board.marks) picture.arrows.push_back({from, to});
  return picture;
}

// What was typed: components, and the board where it was one.
template <Game G>
struct Typed {
  Sum<typename G::Position> sum;
};
template <HasBoards G>
struct Typed<G> {
  Sum<typename G::Position> sum;
  std::optional<typename G::Board> board = std::nullopt;
};

template <Game G>
Typed<G> typed_position(const G& game, std::string_view text) {
  if constexpr (HasBoards<G>) {
    if (text.find(kJoin) == std::string_view::npos && !text.starts_with(G::kComponentStart)) {
      const auto board = game.parse_board(text);
      return {game.components(board), board};
    }
  }
  return {parse_sum(game, text)};
}

template <Game G>
void draw(const G& game, const Typed<G>& typed, const std::string& position, const std::string& file) {
  if constexpr (HasBoards<G>) {
    if (!typed.board) throw InputError("--svg: expected a board");
    write_file(file, svg_of(picture_of(game, *typed.board)));
  } else if constexpr (std::same_as<typename G::Position, Graph>) {
    if (typed.sum.size() != 1) throw InputError("--svg: expected a position of one component");
    const std::string notation = game.print(typed.sum.front());
    write_file(file, svg_of(parse_graph(notation), {}, notation));
  } else if constexpr (std::same_as<G, Sprouts>) {
    if (position.find(kJoin) != std::string::npos) throw InputError("--svg: expected one drawing");
    write_file(file, svg_of(Picture{position, ""}));
  } else {
    throw InputError(fmt::format("--svg: the game '{}' has no pictures", G::kName));
  }
}

template <Game G>
void write_plane_board(const Typed<G>& typed, const std::string& file) {
  if constexpr (std::same_as<G, Cycles>) {
    if (!typed.board) throw InputError("--planar-code: expected a board");
    write_file(file, write_planar_code(std::array{typed.board->map}));
  } else {
    throw InputError(fmt::format("--planar-code: the game '{}' has no plane boards", G::kName));
  }
}

template <Game G>
std::string answer_for(const ValueOptions& options, std::string_view code) {
  const G game = G::from_code(code);
  if (std::same_as<G, Cycles> && (options.misere || options.play_lengths || options.tree)) {
    throw InputError(
        "--misere, --play-lengths, --tree: the game cycles is played without death moves, which keeps "
        "outcomes and nimbers of normal play only");
  }
  const Typed<G> typed = typed_position(game, options.position);
  const auto& sum = typed.sum;
  ProgressPrinter progress;
  progress.start("value");
  const Effort effort = effort_for(options.work, &progress);
  bool by_names = false;
  Answer answer;
  if constexpr (HasBoards<G>) {
    by_names = typed.board && !options.misere;
    if (by_names) answer = solve_board(game, *typed.board, effort);
  }
  if (!by_names) answer = solve(game, sum, options.misere, effort);
  if (!options.svg.empty()) draw(game, typed, options.position, options.svg);
  if (!options.planar_code.empty()) write_plane_board(typed, options.planar_code);

  Json json;
  std::string text;
  auto field = [&](std::string_view key, const Json& value, const std::string& shown) {
    json[std::string(key)] = value;
    text += fmt::format("{:<14} {}\n", key, shown);
  };
  const std::string name = code.empty() ? std::string(G::kName) : fmt::format("{}:{}", G::kName, code);
  const std::string winner = answer.outcome == Outcome::first ? "first" : "second";
  field("game", name, name + (options.misere ? ", misere play" : ""));
  field("position", answer.position, answer.position);
  field("nimber", answer.nimber ? Json(*answer.nimber) : Json(nullptr),
        answer.nimber ? fmt::format("{}", *answer.nimber) : "none under misere play");
  field("outcome", winner, winner + " player wins");
  field("winning_moves", answer.winning_moves,
        answer.winning_moves.empty()
            ? "none"
            : fmt::format("{}{}", by_names ? "" : "to ", fmt::join(answer.winning_moves, " or ")));
  if (options.play_lengths) {
    const Lengths lengths = PlayLengths<G>(game, effort).lengths(sum);
    field("play_lengths", lengths, fmt::format("{}", fmt::join(lengths, " ")));
  }
  if (options.tree) {
    Effort half = effort;
    half.memory_bytes /= 2;
    GameTreeStore store(half);
    const GameTreeId tree = GameTrees<G>(game, store, half).tree(sum);
    const Json shape{
        {"height", store.height(tree)}, {"options", store.options(tree).size()}, {"subtrees", store.size()}};
    field("tree", shape,
          fmt::format("height {}, {} different options, {} different subtrees met", store.height(tree),
                      store.options(tree).size(), store.size()));
  }
  return options.work.json ? json.dump() + "\n" : text;
}

}  // namespace

namespace {

std::string answer_by_name(const ValueOptions& options) {
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
  std::string known;
  each_game([&]<class G>(std::type_identity<G>) {
    known += (known.empty() ? "" : ", ") + std::string(G::kName);
    if (G::kName == name) answer = answer_for<G>(typed, code);
  });
  if (!answer) throw InputError(fmt::format("game '{}': there is none, expected one of {}", name, known));
  return *answer;
}

}  // namespace

std::string value_of_position(const ValueOptions& options) {
  constexpr std::string_view kFile = "planar_code:";
  if (!options.position.starts_with(kFile)) return answer_by_name(options);
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
    answers += (answers.empty() || options.work.json ? "" : "\n") + answer_by_name(one);
  }
  return answers;
}

std::string games_help() {
  std::string text = "Games:\n";
  each_game([&]<class G>(std::type_identity<G>) { text += fmt::format("  {}\n", G::kSyntax); });
  return text +
         "Boards and SVG: a position of arrows or cycles is a board and its moves go by their arrows; planar_code:FILE "
         "stands for the boards of a file, planar_code:FILE; a>b,c>d for its only one with arrows on it; of sprouts "
         "the drawing is shown as it was typed.\n"
         "Graphs: P5, C6, S(1,1,3,4) subdivided star, B(1,2;2;3,4) bistar, K(2,0,1) caterpillar, g6:TEXT, s6:TEXT.\n"
         "Components are joined by ' + '.";
}

}  // namespace sprague::cli
