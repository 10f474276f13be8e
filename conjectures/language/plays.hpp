// Positions of games for expressions of the language: one solver for each game and code that a statement names, whose
// tables last for all instances of one thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "certificates/evidence.hpp"
#include "checkers/effort.hpp"
#include "conjectures/language/shared_tables.hpp"
#include "language/evaluator.hpp"
#include "language/file.hpp"

namespace sprague::language {

// Solves the positions of one game with its code.
class Play {
 public:
  virtual ~Play() = default;

  // The game with its code.
  virtual std::string name() const = 0;

  // Throw InputError for what is no position of the game.
  // The arrows that are drawn there, of a graph or a board.
  virtual Thing on_graph(const std::shared_ptr<const Graph>& graph, const Set& arrows) = 0;
  virtual Thing on_board(const Board& board, const Set& arrows) = 0;
  virtual Thing by_notation(const std::string& text) = 0;
  virtual std::string print(const Thing& position) = 0;

  virtual std::int64_t nimber(const Thing& position) = 0;
  virtual bool is_lost(const Thing& position) = 0;
  virtual bool is_lost_in_misere_play(const Thing& position) = 0;
  virtual Set lengths(const Thing& position) = 0;
  struct Move {
    Thing left;
    std::string name;
    Set vertices;
  };
  virtual std::vector<Move> moves(const Thing& position) = 0;
  virtual Thing sum(const Thing& first, const Thing& second) = 0;

  // Tells the evidence what a position was asked for, of an instance of that size.
  virtual void tell(Evidence& evidence, Standing standing, Asked asked, std::uint64_t size,
                    const Thing& position) const = 0;
};

// Games of the registry that a statement may name.
std::vector<KnownGame> known_games();

// Whether nimbers come from the options alone, or also from what is known without a search
// (conjectures/known_nimbers.hpp).
enum class Nimbers : std::uint8_t { known, by_rules };

// Throws InputError for a code that the game does not have.
void check_code(const GameName& name);
std::unique_ptr<Play> play_of(const GameName& name, const std::shared_ptr<const GameText>& written, Nimbers nimbers,
                              const Effort& effort, SharedTables& shared);

// Told what positions an expression asks for.
class Witness {
 public:
  virtual ~Witness() = default;
  virtual void asked(Play& play, const Thing& position, Asked asked) = 0;
};

class Plays : public Host {
 public:
  // Each of so many games gets its part of the memory.
  Plays(const File& file, Nimbers nimbers, const Effort& effort, std::size_t games, SharedTables& shared);
  ~Plays() override;

  Thing position(const GameName& game, Type type, const Thing& board, const Set& arrows) override;
  Thing position(const GameName& game, const std::string& notation) override;
  Thing sum(const Thing& first, const Thing& second) override;
  std::int64_t nimber(const Thing& position) override;
  bool is_lost(const Thing& position, bool misere) override;
  Set lengths(const Thing& position) override;
  Things options(const Thing& position) override;
  Things moves(const Thing& position) override;
  Thing left(const Thing& move) override;
  Set taken(const Thing& move) override;
  std::int64_t number_by_program(const std::string& name, const Graph& graph) override;
  void tick() override;

  // Told from now on; none with nullptr.
  void tell(Witness* witness) { witness_ = witness; }
  // Where numbers by programs come from.
  using Programs = std::function<std::int64_t(const std::string& name, const Graph& graph)>;
  void set_programs(Programs programs) { programs_ = std::move(programs); }

 private:
  Play& play(const GameName& name);

  const File& file_;
  Nimbers nimbers_;
  Effort effort_;
  Effort share_;
  SharedTables& shared_;
  std::vector<std::pair<GameName, std::unique_ptr<Play>>> plays_;  // a statement names few
  Witness* witness_ = nullptr;
  Programs programs_;
};

}  // namespace sprague::language
