// Answers for positions of one game, one after the other: what was found for one stays for the next ones, as far as the
// memory goes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "checkers/effort.hpp"
#include "cli/answer.hpp"

namespace sprague::cli {

// What is asked of each position.
struct Question {
  std::string game;                    // "octal:0.33"
  bool full = false;                   // the code "full" of a game that has it
  std::optional<unsigned> girth;       // the code of a drawn game
  std::optional<std::string> surface;  // what a drawn game's spots lie on
  bool misere = false;
  bool play_lengths = false;
  bool tree = false;
  std::string svg;          // file to draw the position into
  std::string planar_code;  // file to write the plane board into
};

// What the positions of a game are typed as, beside texts of its own.
enum class BoardsOfGame : std::uint8_t { none, graphs, plane_boards };

class PositionAnswers {
 public:
  PositionAnswers() = default;
  virtual ~PositionAnswers() = default;
  PositionAnswers(const PositionAnswers&) = delete;
  PositionAnswers& operator=(const PositionAnswers&) = delete;

  // Of a position in the game's notation; several may be joined by +. `input` is how it was typed. No answer depends on
  // those before. Throws InputError, OutOfBudget or Interrupted.
  virtual PositionAnswer of(const std::string& position, const std::string& input) = 0;
  virtual BoardsOfGame boards() const = 0;
};

// Throws InputError for a game that does not exist or cannot be asked that.
std::unique_ptr<PositionAnswers> answers_to(const Question& question, const Effort& effort);

}  // namespace sprague::cli
