#include "conjectures/language/plays.hpp"

#include <absl/container/inlined_vector.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "canonical/ensure.hpp"

namespace sprague::language {
namespace {

// A sum of positions, of different games perhaps.
struct Term {
  Play* play;
  Thing position;
};
using Terms = absl::InlinedVector<Term, 1>;

// A move in one of the terms, by what it leaves of all of them.
struct NamedMove {
  Thing left;
  Set vertices;
};

const Terms& terms_of(const Thing& position) {
  return as<Terms>(position);
}

}  // namespace

Plays::Plays(const File& file, Nimbers nimbers, const Effort& effort, std::size_t games, SharedTables& shared)
    : file_(file), nimbers_(nimbers), effort_(effort), share_(effort), shared_(shared) {
  share_.memory_bytes /= std::max<std::size_t>(games, 1);
}
Plays::~Plays() = default;

Play& Plays::play(const GameName& name) {
  for (const auto& [known, play] : plays_) {
    if (known.name == name.name && known.code == name.code && known.is_written == name.is_written) return *play;
  }
  std::shared_ptr<const GameText> written;
  if (name.is_written) {
    const auto found = std::ranges::find(file_.games, name.name, [](const auto& game) { return game->name; });
    ENSURE(found != file_.games.end(), "a game that the file lacks");
    written = *found;
  }
  return *plays_.emplace_back(name, play_of(name, written, nimbers_, share_, shared_)).second;
}

Thing Plays::position(const GameName& game, Type type, const Thing& board, const Set& arrows) {
  Play& solver = play(game);
  Thing position = type == Type::board ? solver.on_board(as<Board>(board), arrows)
                                       : solver.on_graph(std::static_pointer_cast<const Graph>(board), arrows);
  return thing_of(Terms{{&solver, std::move(position)}});
}

Thing Plays::position(const GameName& game, const std::string& notation) {
  Play& solver = play(game);
  return thing_of(Terms{{&solver, solver.by_notation(notation)}});
}

Thing Plays::sum(const Thing& first, const Thing& second) {
  Terms terms = terms_of(first);
  for (const Term& term : terms_of(second)) {
    const auto same = std::ranges::find(terms, term.play, &Term::play);
    if (same == terms.end()) {
      terms.push_back(term);
    } else {
      same->position = term.play->sum(same->position, term.position);
    }
  }
  return thing_of(std::move(terms));
}

std::int64_t Plays::nimber(const Thing& position) {
  std::int64_t nimber = 0;
  for (const Term& term : terms_of(position)) {
    nimber ^= term.play->nimber(term.position);
    if (witness_ != nullptr) witness_->asked(*term.play, term.position, Asked::nimber);
  }
  return nimber;
}

bool Plays::is_lost(const Thing& position, bool misere) {
  const Terms& terms = terms_of(position);
  if (terms.size() != 1) {
    if (misere) throw InputError("misere_outcome is not of a sum of different games");
    return nimber(position) == 0;
  }
  const Term& term = terms.front();
  if (witness_ != nullptr) witness_->asked(*term.play, term.position, misere ? Asked::misere_outcome : Asked::outcome);
  return misere ? term.play->is_lost_in_misere_play(term.position) : term.play->is_lost(term.position);
}

Set Plays::lengths(const Thing& position) {
  std::set<std::int64_t> all{0};
  for (const Term& term : terms_of(position)) {
    std::set<std::int64_t> sums;
    for (const std::int64_t length : term.play->lengths(term.position)) {
      for (const std::int64_t other : all) sums.insert(length + other);
    }
    all = std::move(sums);
    if (witness_ != nullptr) witness_->asked(*term.play, term.position, Asked::lengths);
  }
  return {all.begin(), all.end()};
}

Things Plays::options(const Thing& position) {
  Things options;
  const Things all = moves(position);
  for (const Value& move : all) options.push_back({0, left(move.thing)});
  return options;
}

Things Plays::moves(const Thing& position) {
  const Terms& terms = terms_of(position);
  Things moves;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    for (Play::Move& move : terms[i].play->moves(terms[i].position)) {
      Terms after = terms;
      after[i].position = std::move(move.left);
      moves.push_back({0, thing_of(NamedMove{thing_of(std::move(after)), std::move(move.vertices)})});
    }
  }
  return moves;
}

Thing Plays::left(const Thing& move) {
  return as<NamedMove>(move).left;
}

Set Plays::taken(const Thing& move) {
  return as<NamedMove>(move).vertices;
}

std::int64_t Plays::number_by_program(const std::string& name, const Graph& graph) {
  ENSURE(programs_ != nullptr, "nobody asks the program");
  return programs_(name, graph);
}

void Plays::tick() {
  effort_.poll();
}

}  // namespace sprague::language
