// Games as text by the engine against the naive evaluator, on random games; and their certificates by the verifier.
#include <gmock/gmock.h>

#include <optional>
#include <set>

#include "canonical/plane_boards.hpp"
#include "certificates/lengths_proof.hpp"
#include "certificates/starts_proof.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "checkers/play_lengths.hpp"
#include "games/written/game.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/naive/random_games.hpp"
#include "tests/naive/written_claims.hpp"
#include "tests/support.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

using naive::written::Figure;
using naive::written::RandomGame;
using EnginePosition = written::Position;

// One start of a game, as both sides have it.
struct Start {
  Figure figure;
  EnginePosition position;
};

std::vector<Start> starts_on_graphs(const WrittenGame& game, std::int64_t most_vertices) {
  std::vector<Start> starts;
  for (std::int64_t n = 1; n <= most_vertices; ++n) {
    for (const Figure& graph : naive::written::graphs_on(n)) {
      starts.push_back({graph, game.board_of(naive::written::graph_of(graph))});
    }
  }
  return starts;
}

std::vector<Start> starts_on_boards(const WrittenGame& game, std::int64_t most_edges) {
  std::vector<Start> starts;
  for (std::int64_t n = 2; n <= most_edges + 1; ++n) {
    for (const Figure& graph : naive::written::graphs_on(n)) {
      const auto edges = static_cast<std::int64_t>(graph.edge_names().size());
      if (edges > most_edges || !naive::written::is_connected(graph)) continue;
      std::set<decltype(canonical_board(std::declval<PlaneMap>()))> seen;
      naive::each_plane_map(naive::written::graph_of(graph), [&](const PlaneMap& map) {
        if (!seen.insert(canonical_board(map)).second) return;
        starts.push_back({naive::written::figure_from(map), game.board_of(language::Board(map))});
      });
    }
  }
  return starts;
}

std::vector<Start> starts_of(const RandomGame& random, const WrittenGame& game, std::int64_t size) {
  if (random.boards) return starts_on_boards(game, size);
  return starts_on_graphs(game, random.grows ? size - 1 : size);
}

// What both sides say of a start; nothing where they say that something in the game has no value.
struct Answers {
  std::int64_t nimber;
  bool first_wins_misere;
  std::set<std::int64_t> lengths;
  friend bool operator==(const Answers&, const Answers&) = default;
  friend void PrintTo(const Answers& answers, std::ostream* out) {
    *out << "nimber " << answers.nimber << ", misere " << answers.first_wins_misere << ", lengths "
         << ::testing::PrintToString(answers.lengths);
  }
};

std::optional<Answers> naive_answers(const naive::WrittenGame& game, const Figure& figure) {
  try {
    return Answers{game.nimber(figure), game.first_wins_misere(figure), game.lengths(figure)};
  } catch (const InputError&) {
    return std::nullopt;
  }
}

class Solvers {
 public:
  explicit Solvers(const WrittenGame& game)
      : game_(game), nimbers_(game, Effort{}), misere_(game, Effort{}), lengths_(game, Effort{}) {}

  std::optional<Answers> answers(const EnginePosition& start) {
    try {
      const Sum<EnginePosition> sum = game_.components(start);
      Answers answers{nimbers_.value(sum).value(), misere_.outcome(sum) == Outcome::first, {}};
      for (const std::uint32_t length : lengths_.lengths(sum)) answers.lengths.insert(length);
      return answers;
    } catch (const InputError&) {
      return std::nullopt;
    }
  }

 private:
  const WrittenGame& game_;
  NimberSolver<WrittenGame> nimbers_;
  MisereSolver<WrittenGame> misere_;
  PlayLengths<WrittenGame> lengths_;
};

// The certificates of a few positions: accepted, of the naive evaluator's nimber, and rejected with another.
void expect_verified(const WrittenGame& game, const std::vector<std::pair<EnginePosition, Answers>>& known) {
  const auto start_of = [&](const EnginePosition& position, ProofOf proof) {
    WrittenGame::Labelled labelled = WrittenGame::labelled(position);
    std::string text = game.certified_text(labelled);
    return CertifiedStart<WrittenGame>{std::move(text), std::move(labelled), proof, std::nullopt};
  };
  std::vector<CertifiedStart<WrittenGame>> values;
  std::vector<CertifiedStart<WrittenGame>> outcomes;
  for (const auto& [position, answers] : known) {
    values.push_back(start_of(position, ProofOf::nimber));
    outcomes.push_back(start_of(position, ProofOf::outcome));
  }
  const std::string value = StartsProof<WrittenGame>(game, {}).certificate(values);
  const std::string outcome = StartsProof<WrittenGame>(game, {}).certificate(outcomes);
  const std::string lengths = lengths_certificate(game, {}, values);
  for (const std::string& certificate : {value, outcome, lengths}) {
    const verify::Result result = verify::verify_text(certificate);
    EXPECT_EQ(result.verdict, verify::Verdict::verified) << result.text << '\n' << certificate;
  }
  std::size_t end = 0;
  for (const auto& [position, answers] : known) {
    end = value.find("\nnimber\t", end) + 8;
    EXPECT_EQ(std::stoll(value.substr(end)), answers.nimber) << value;
  }
  std::string changed = value;
  const std::size_t place = value.find("\nnimber\t") + 8;
  changed.replace(place, value.find('\t', place) - place, std::to_string(known.front().second.nimber + 1));
  EXPECT_EQ(verify::verify_text(changed).verdict, verify::Verdict::rejected) << changed;
}

// The certificates of so many of the starts, the last and largest ones among them.
void agree_on(const RandomGame& random, std::int64_t size, std::size_t certified, std::uint64_t& starts_seen) {
  SCOPED_TRACE(random.text);
  const naive::WrittenGame reference = naive::WrittenGame::parse(random.text);
  const WrittenGame game = WrittenGame::from_code(random.text);
  Solvers solvers(game);
  std::vector<std::pair<EnginePosition, Answers>> known;
  for (const Start& start : starts_of(random, game, size)) {
    const std::optional<Answers> expected = naive_answers(reference, start.figure);
    const std::optional<Answers> found = solvers.answers(start.position);
    EXPECT_EQ(found, expected) << game.print(start.position);
    if (expected) known.emplace_back(start.position, *expected);
    ++starts_seen;
  }
  if (known.empty()) return;
  const std::size_t step = std::max<std::size_t>(known.size() / certified, 1);
  std::vector<std::pair<EnginePosition, Answers>> some;
  for (std::size_t i = known.size() - 1; some.size() < certified; i -= step) {
    some.push_back(known[i]);
    if (i < step) break;
  }
  expect_verified(game, some);
}

TEST(WrittenAgreement, RandomGamesAreTheNaiveOnes) {
  naive::written::Dice dice = support::seeded();
  std::uint64_t starts = 0;
  for (int i = 0; i < 120; ++i) agree_on(naive::written::random_game(dice, "g"), 4, 3, starts);
  std::cout << starts << " starts of 120 random games\n";
  EXPECT_GT(starts, 1000U);
}

}  // namespace
}  // namespace sprague
