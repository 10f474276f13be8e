#include "cli/position_answers.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <new>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/nearest_name.hpp"
#include "canonical/planar_code.hpp"
#include "checkers/game_trees.hpp"
#include "cli/position_picture.hpp"
#include "cli/solving.hpp"
#include "conjectures/language/claims_file.hpp"
#include "games/marks_text.hpp"
#include "games/registry.hpp"
#include "games/typed_position.hpp"
#include "games/written/game.hpp"
#include "reports/file_io.hpp"
#include "reports/picture_drawing.hpp"

namespace sprague::cli {
namespace {

// The graph under a board that is one without an embedding.
const Graph& graph_of(const Graph& board) {
  return board;
}
const Graph& graph_of(const ArrowsBoard& board) {
  return board.graph;
}

const Graph& graph_of(const written::Position& board) {
  return board.graph;
}

template <Game G>
constexpr BoardsOfGame boards_of() {
  if constexpr (HasBoards<G>) {
    return std::same_as<G, Cycles> ? BoardsOfGame::plane_boards : BoardsOfGame::graphs;
  } else {
    return BoardsOfGame::none;
  }
}

template <Game G>
void draw(const G& game, const Typed<G>& typed, const Solution& solution, const PositionAnswer& answer,
          const std::string& position, const std::string& file) {
  if constexpr (HasBoards<G>) {
    const auto* board = typed.only_board();
    if (board == nullptr) throw InputError("--svg: expected one board");
    write_file(file, board_svg(game, *board, {solution.winning_vertices, "winning moves: " + moves_text(answer)}));
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

template <Game G>
std::optional<std::vector<Graph>> graphs_of(const Typed<G>& typed) {
  if constexpr (boards_of<G>() == BoardsOfGame::graphs) {
    if (!typed.all_boards()) return std::nullopt;
    std::vector<Graph> graphs;
    for (const auto& part : typed.parts) graphs.push_back(graph_of(*part.board));
    return graphs;
  } else {
    return std::nullopt;
  }
}

template <Game G>
PositionAnswer::Tree tree_of(const G& game, const Typed<G>& typed, Effort effort) {
  effort.memory_bytes /= 2;
  GameTreeStore store(effort);
  const GameTreeId tree = GameTrees<G>(game, store, effort).tree(typed.components());
  return {store.height(tree), store.options(tree).size(), store.size()};
}

// By the game's rules or, where the position has it, those of its recursion.
template <Game G>
class AnswersOf : public PositionAnswers {
 public:
  AnswersOf(G game, std::string name, Question question, const Effort& effort)
      : name_(std::move(name)),
        question_(std::move(question)),
        effort_(effort),
        share_(share(effort, question_)),
        rules_(std::move(game), play(), share_) {
    if constexpr (KeepsNormalPlayOnly<G>) {
      if (question_.misere || question_.play_lengths || question_.tree) {
        throw InputError(fmt::format("--misere, --play-lengths, --tree: {}", G::kNormalPlayOnly));
      }
    }
  }

  BoardsOfGame boards() const override {
    if constexpr (std::same_as<G, WrittenGame>) {
      if (rules_.game().is_on_boards()) return BoardsOfGame::plane_boards;
    }
    return boards_of<G>();
  }

  // Tables that are half full go before a position, so that each has about as much room as it would have alone; and
  // where it ran out of room it is asked again with nothing else there.
  PositionAnswer of(const std::string& position, const std::string& input) override {
    if (bytes() > effort_.memory_bytes / 2) forget();
    const bool is_alone = bytes() == 0;
    try {
      return answer(position, input);
    } catch (const OutOfBudget&) {
      if (is_alone) throw;
    } catch (const std::bad_alloc&) {
      if (is_alone) throw;
    }
    forget();
    return answer(position, input);
  }

 private:
  struct NoRecursion {};
  template <class Rules>
  struct RecursionOf {
    using type = NoRecursion;
  };
  template <HasRecursion Rules>
  struct RecursionOf<Rules> {
    using type = GameSolver<typename Rules::Recursion>;
  };

  // What each of the solvers may take.
  static Effort share(Effort effort, const Question& question) {
    if (question.play_lengths) effort.memory_bytes /= 2;
    return effort;
  }

  Play play() const { return question_.misere ? Play::misere : Play::normal; }

  std::size_t bytes() const {
    std::size_t bytes = rules_.bytes();
    if constexpr (HasRecursion<G>) bytes += recursion_ ? recursion_->bytes() : 0;
    return bytes;
  }
  void forget() {
    rules_.forget();
    if constexpr (HasRecursion<G>) recursion_.reset();
  }

  PositionAnswer answer(const std::string& position, const std::string& input) {
    if constexpr (HasRecursion<G>) {
      std::optional<typename G::Recursion> recursion;
      for (const std::string_view part : parts_of(position)) {
        recursion = rules_.game().recursion_for(part);
        if (!recursion) break;
      }
      if (recursion) {
        // Its rules are the same whatever the position.
        if (!recursion_) recursion_.emplace(*recursion, play(), share_);
        return answer_by(*recursion_, position, input);
      }
    }
    return answer_by(rules_, position, input);
  }

  template <class Rules>
  PositionAnswer answer_by(GameSolver<Rules>& solver, const std::string& position, const std::string& input) {
    const Rules& game = solver.game();
    const Typed<Rules> typed = typed_position(game, position);
    const Solution solution = solver.solve(typed);
    PositionAnswer answer;
    answer.game = name_;
    answer.input = input;
    answer.nimber = solution.nimber;
    answer.outcome = solution.outcome;
    answer.winning_moves = solution.winning_moves;
    answer.verb = "to";
    if constexpr (HasBoards<Rules>) {
      if (typed.all_boards()) answer.verb = Rules::kMoveVerb;
    }
    if (!question_.svg.empty()) draw(game, typed, solution, answer, position, question_.svg);
    if (!question_.planar_code.empty()) write_plane_board(typed, question_.planar_code);
    answer.position = print_position(game, typed);
    answer.graphs = graphs_of(typed);
    if (question_.play_lengths) answer.play_lengths = solver.lengths(typed);
    if (question_.tree) answer.tree = tree_of(game, typed, effort_);
    return answer;
  }

  std::string name_;
  Question question_;
  Effort effort_;
  Effort share_;
  GameSolver<G> rules_;
  std::optional<typename RecursionOf<G>::type> recursion_;
};

template <Game G>
std::unique_ptr<PositionAnswers> answers_of(const Question& question, std::string_view code, const Effort& effort) {
  G game = G::from_code(code);
  std::string name = code.empty() ? std::string(G::kName) : fmt::format("{}:{}", G::kName, code);
  return std::make_unique<AnswersOf<G>>(std::move(game), std::move(name), question, effort);
}

// Spots, typed by their tips or their number, on a surface that is named apart.
class OnSurface : public PositionAnswers {
 public:
  OnSurface(std::unique_ptr<PositionAnswers> answers, std::string_view game, const std::string& surface)
      : answers_(std::move(answers)), game_(game), surface_(surface) {}

  PositionAnswer of(const std::string& position, const std::string& input) override {
    const bool by_tips = game_ == BrusselsSprouts::kName && position.find_first_of(" (;C") == std::string::npos;
    const bool by_number = game_ == Sprouts::kName && position.find_first_not_of("0123456789") == std::string::npos;
    if (!by_tips && !by_number) {
      throw InputError(
          "--surface: expected the game brussels and spots by their tips, such as 3,4, or sprouts and their number");
    }
    return answers_->of(fmt::format("{} on {}", position, Surface::parse(surface_).print()), input);
  }
  BoardsOfGame boards() const override { return answers_->boards(); }

 private:
  std::unique_ptr<PositionAnswers> answers_;
  std::string game_;
  std::string surface_;
};

// The code that --full and --girth stand for, else the one that was typed after the colon.
std::string code_for(const Question& question, std::string_view name, std::string code) {
  if (question.full) {
    if (name != ArrowsOnGraphs::kName || !code.empty())
      throw InputError("--full: expected the game arrows, without a code");
    code = "full";
  }
  if (question.girth) {
    if ((name != BrusselsSprouts::kName && name != CircularSprouts::kName) || !code.empty())
      throw InputError("--girth: expected the game brussels or circular, without a code");
    code = GraphCondition::girth(*question.girth).print();
  }
  return code;
}

}  // namespace

namespace {

constexpr std::string_view kEndOfFile = ".claims:";

// A game of a file: "my.claims:kayles".
std::unique_ptr<PositionAnswers> answers_of_file(const Question& question, std::size_t end, const Effort& effort) {
  if (question.full || question.girth || question.surface) {
    throw InputError("--full, --girth, --surface: they are of games that are built in");
  }
  const std::string path = question.game.substr(0, end);
  const std::string name = question.game.substr(end + 1);
  const auto file = language::ClaimsFile::read(path);
  std::vector<std::string_view> known;
  for (const auto& game : file->file().games) {
    if (game->name == name) {
      return std::make_unique<AnswersOf<WrittenGame>>(WrittenGame(game), question.game, question, effort);
    }
    known.push_back(game->name);
  }
  const auto nearest = nearest_name(name, known);
  throw InputError(fmt::format("{}: there is no game '{}'{}", path, name,
                               nearest         ? fmt::format(", the nearest is '{}'", *nearest)
                               : known.empty() ? " and no other"
                                               : fmt::format(", expected one of {}", fmt::join(known, ", "))));
}

}  // namespace

std::unique_ptr<PositionAnswers> answers_to(const Question& question, const Effort& effort) {
  if (const auto file = question.game.find(kEndOfFile); file != std::string::npos) {
    return answers_of_file(question, file + kEndOfFile.size() - 1, effort);
  }
  const auto colon = question.game.find(':');
  const std::string name = question.game.substr(0, colon);
  const std::string code = code_for(question, name, colon == std::string::npos ? "" : question.game.substr(colon + 1));
  std::unique_ptr<PositionAnswers> answers;
  std::vector<std::string_view> known;
  each_game([&]<class G>(std::type_identity<G>) {
    known.push_back(G::kName);
    if (G::kName == name) answers = answers_of<G>(question, code, effort);
  });
  if (!answers) {
    const auto nearest = nearest_name(name, known);
    throw InputError(fmt::format("game '{}': there is none{}, expected one of {}", name,
                                 nearest ? fmt::format(", the nearest is {}", *nearest) : "", fmt::join(known, ", ")));
  }
  if (question.surface) return std::make_unique<OnSurface>(std::move(answers), name, *question.surface);
  return answers;
}

}  // namespace sprague::cli
