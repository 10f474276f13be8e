#include "cli/value.hpp"

#include <fmt/format.h>

#include <new>
#include <optional>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_files.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/planar_code.hpp"
#include "canonical/plane_notation.hpp"
#include "cli/progress.hpp"
#include "games/marks_text.hpp"
#include "games/registry.hpp"
#include "reports/file_io.hpp"

namespace sprague::cli {
namespace {

using Say = std::function<void(std::string_view)>;

constexpr std::string_view kBoardsFile = "planar_code:";

// A file of boards may have so many bytes; each board is answered for.
constexpr std::uint64_t kMostBytesOfBoards = std::uint64_t{1} << 26;

void value_of_file(const ValueOptions& options, PositionAnswers& answers, const Say& say) {
  const std::string_view board = board_part(options.position);
  const std::string marks = options.position.substr(board.size());
  const std::string file(board.substr(kBoardsFile.size()));
  const std::string bytes = read_file(file, kMostBytesOfBoards);
  std::vector<PlaneMap> maps;
  try {
    maps = read_planar_code(bytes);
  } catch (const InputError& error) {
    throw InputError(fmt::format("{}: {}", file, error.what()));
  }
  if (maps.empty()) throw InputError(fmt::format("{}: expected a plane map", file));
  const Question& question = options.question;
  if (maps.size() > 1 && !(question.svg.empty() && question.planar_code.empty() && marks.empty())) {
    throw InputError(fmt::format("{}: {} boards, expected one for --svg, --planar-code and arrows", file, maps.size()));
  }
  std::string said;
  for (const PlaneMap& map : maps) {
    const PositionAnswer answer = answers.of(print_plane_map(map) + marks, options.position);
    said += (said.empty() || options.work.json ? "" : "\n") + (options.work.json ? as_json(answer) : as_text(answer));
  }
  say(said);
}

// Positions from standard input.
//
// Where a game is played on graphs, a line may be a graph as nauty's programs write it, bare. No text is both that and
// a graph's name: every name but Petersen has a character that graph6 has not, and that one is too short for the number
// of vertices that its P would be. After a header all lines are such graphs.
class Stream {
 public:
  Stream(const ValueOptions& options, PositionAnswers& answers, const Effort& effort, ProgressPrinter& progress,
         const Say& say)
      : json_(options.work.json),
        answers_(answers),
        progress_(progress),
        say_(say),
        input_(std::string(InputReader::kStandardInput), [effort] { effort.poll(); }) {}

  void answer_all() {
    if (answers_.boards() == BoardsOfGame::plane_boards && input_.peek(2) == ">>") {
      answer_boards();
    } else {
      answer_lines();
    }
  }

 private:
  void answer_boards() {
    ListBoards boards(input_);
    while (const auto board = boards.next()) {
      answer(boards.place(), [&] {
        const std::string text = print_plane_map(*board);
        return answers_.of(text, text);
      });
    }
  }

  void answer_lines() {
    ListLines lines(input_);
    while (const auto line = lines.next()) {
      answer(lines.place(), [&] { return answer_to(std::string(*line), lines.has_header()); });
    }
  }

  PositionAnswer answer_to(const std::string& line, bool is_graph) {
    if (answers_.boards() != BoardsOfGame::graphs) {
      if (is_graph) throw InputError("a list of graphs, expected positions: the game is not played on graphs");
      return answers_.of(line, line);
    }
    if (is_graph || line.find_first_of(":;&") == 0) return answers_.of(notation_of_line(line), line);
    const std::optional<std::string> objection = objection_to_graph6(line);
    if (!objection) return answers_.of(notation_of_line(line), line);
    try {
      return answers_.of(line, line);
    } catch (const InputError& error) {
      // All names but one have digits.
      if (line.find_first_of("0123456789") != std::string::npos) throw;
      throw InputError(fmt::format("{}; as {}", error.what(), *objection));
    }
  }

  static std::optional<std::string> objection_to_graph6(std::string_view line) {
    try {
      parse_graph6(line);
    } catch (const InputError& error) {
      return error.what();
    }
    return std::nullopt;
  }

  // Says what `ask` answers; what it throws is of that place.
  template <class Ask>
  void answer(const std::string& place, Ask&& ask) {
    progress_.start(place);
    std::string row;
    try {
      const PositionAnswer answer = ask();
      row = json_ ? as_json(answer) : as_row(answer);
    } catch (const InputError& error) {
      throw InputError(fmt::format("{}: {}", place, error.what()));
    } catch (const OutOfBudget& error) {
      throw OutOfBudget(fmt::format("{}: {}", place, error.what()));
    } catch (const std::bad_alloc&) {
      throw OutOfBudget(fmt::format("{}: the system gives no more memory", place));
    }
    progress_.clear();
    say_(row);
  }

  bool json_;
  PositionAnswers& answers_;
  ProgressPrinter& progress_;
  const Say& say_;
  InputReader input_;
};

}  // namespace

void value(const ValueOptions& options, const Say& say) {
  const Question& question = options.question;
  const bool is_stream = options.position == InputReader::kStandardInput;
  if (is_stream && (question.tree || !question.svg.empty() || !question.planar_code.empty())) {
    throw InputError("--svg, --planar-code, --tree: expected one position, not those of standard input");
  }
  ProgressPrinter progress;
  const Effort effort = effort_for(options.work, &progress);
  const auto answers = answers_to(question, effort);
  if (is_stream) {
    Stream(options, *answers, effort, progress, say).answer_all();
    return;
  }
  progress.start("value");
  if (options.position.starts_with(kBoardsFile)) {
    value_of_file(options, *answers, say);
    return;
  }
  const PositionAnswer answer = answers->of(options.position, options.position);
  say(options.work.json ? as_json(answer) : as_text(answer));
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
         "Several positions are joined by +.\n"
         "With - for the position they come from standard input, one a line; blank lines and those that begin with # "
         "are passed over. In games on graphs a line may be bare graph6 or sparse6, which is never the name of a graph "
         "as well (C6 is the cycle, C~ graph6); after a header, >>graph6<< or >>sparse6<<, all lines are. For cycles "
         "the input may be planar_code with its header. Each is answered at once by one line (--json: one object), "
         "with tabs between:\n"
         "  nimber, outcome (first or second: who wins), position as typed, position in normal form, winning moves "
         "with ' or ' between them, with --play-lengths the lengths with commas between them; - for what there is none "
         "of.\n"
         "A line that cannot be read ends the program with its number; those before it are answered.";
}

}  // namespace sprague::cli
