// The games of the registry and games as text as plays.
#include <fmt/format.h>

#include <optional>
#include <type_traits>

#include "canonical/ensure.hpp"
#include "conjectures/language/game_play.hpp"
#include "games/registry.hpp"

namespace sprague::language {
namespace {

// A game of which some positions are played by other rules, which are the same game and easier.
template <HasRecursion G>
class RecursivePlay : public Play {
 public:
  RecursivePlay(G game, Nimbers nimbers, const Effort& effort, SharedTables& shared)
      : game_(game),
        nimbers_(nimbers),
        plain_(std::move(game), nimbers, effort, shared),
        effort_(effort),
        shared_(shared) {}

  std::string name() const override { return plain_.name(); }
  Thing on_graph(const std::shared_ptr<const Graph>& graph, const Set& arrows) override {
    return plain_.on_graph(graph, arrows);
  }
  Thing on_board(const Board& board, const Set& arrows) override { return plain_.on_board(board, arrows); }
  Thing by_notation(const std::string& text) override {
    for (const std::string_view part : parts_of(text)) {
      const auto rules = game_.recursion_for(part);
      if (!rules || nimbers_ == Nimbers::by_rules) return thing_of(Either{&plain_, plain_.by_notation(text)});
      if (!easy_) easy_.emplace(*rules, nimbers_, effort_, shared_);
    }
    return thing_of(Either{&*easy_, easy_->by_notation(text)});
  }
  std::string print(const Thing& position) override { return play(position).print(as<Either>(position).position); }
  std::int64_t nimber(const Thing& position) override { return play(position).nimber(as<Either>(position).position); }
  bool is_lost(const Thing& position) override { return play(position).is_lost(as<Either>(position).position); }
  bool is_lost_in_misere_play(const Thing& position) override {
    return play(position).is_lost_in_misere_play(as<Either>(position).position);
  }
  Set lengths(const Thing& position) override { return play(position).lengths(as<Either>(position).position); }
  std::vector<Move> moves(const Thing& position) override {
    std::vector<Move> moves = play(position).moves(as<Either>(position).position);
    for (Move& move : moves) move.left = thing_of(Either{&play(position), std::move(move.left)});
    return moves;
  }
  Thing sum(const Thing& first, const Thing& second) override {
    if (&play(first) != &play(second)) {
      throw InputError(
          fmt::format("the game '{}' adds positions of these kinds in one notation only, with +", G::kName));
    }
    return thing_of(Either{&play(first), play(first).sum(as<Either>(first).position, as<Either>(second).position)});
  }
  void tell(Evidence& evidence, Standing standing, Asked asked, std::uint64_t size,
            const Thing& position) const override {
    play(position).tell(evidence, standing, asked, size, as<Either>(position).position);
  }

 private:
  struct Either {
    Play* play;
    Thing position;
  };
  static Play& play(const Thing& position) { return *as<Either>(position).play; }

  G game_;
  Nimbers nimbers_;
  GamePlay<G> plain_;
  std::optional<GamePlay<typename G::Recursion>> easy_;
  Effort effort_;
  SharedTables& shared_;
};

}  // namespace

std::vector<KnownGame> known_games() {
  std::vector<KnownGame> games;
  each_game([&]<class G>(std::type_identity<G>) {
    games.push_back({std::string(G::kName), IsOnGraphs<G>, IsOnBoards<G>, false, HasArrowSystems<G>});
  });
  return games;
}

void check_code(const GameName& name) {
  each_game([&]<class G>(std::type_identity<G>) {
    if (G::kName == name.name) static_cast<void>(G::from_code(name.code));
  });
}

std::unique_ptr<Play> play_of(const GameName& name, const std::shared_ptr<const GameText>& written, Nimbers nimbers,
                              const Effort& effort, SharedTables& shared) {
  if (written) return std::make_unique<GamePlay<WrittenGame>>(WrittenGame(written), nimbers, effort, shared);
  std::unique_ptr<Play> play;
  each_game([&]<class G>(std::type_identity<G>) {
    if (G::kName != name.name) return;
    if constexpr (HasRecursion<G>) {
      play = std::make_unique<RecursivePlay<G>>(G::from_code(name.code), nimbers, effort, shared);
    } else {
      play = std::make_unique<GamePlay<G>>(G::from_code(name.code), nimbers, effort, shared);
    }
  });
  ENSURE(play != nullptr, "a game that is not registered");
  return play;
}

}  // namespace sprague::language
