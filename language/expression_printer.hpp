// Expressions as text, words or LaTeX, with parentheses where operators need them.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "language/printing.hpp"
#include "language/tree.hpp"

namespace sprague::language {

class ExpressionPrinter {
 public:
  // In a game's rules the position is not named.
  explicit ExpressionPrinter(Style style, bool in_game = false) : style_(style), in_game_(in_game) {}

  std::string print(const Node& node) { return piece(node).text; }
  // In parentheses unless it binds at least as tightly as sums do.
  std::string print_number(const Node& node) { return at_least(node, kSum); }
  // In a code names stand in braces, in a notation as words where they can.
  enum class Names : std::uint8_t { as_words, in_braces };
  std::string print_notation(const std::vector<NotationPiece>& pieces, Names names = Names::as_words);

 private:
  static constexpr int kSentence = 1;
  static constexpr int kTest = 6;
  static constexpr int kSum = 8;
  static constexpr int kAtom = 12;

  // A text and how tightly its outermost operator binds.
  struct Piece {
    std::string text;
    int tightness = kAtom;
  };

  Piece piece(const Node& node);
  std::string at_least(const Node& node, int tightness);
  Piece operation(const Node& node);
  Piece comparison(const Node& node);
  std::string call(const Node& node);
  std::string filled(std::string_view pattern, const std::vector<std::string>& arguments) const;
  std::string binder(const Node& node);
  Piece definition(const Node& node);
  std::string position(const Node& node);
  std::string in_braces(const NotationPiece& piece);
  std::string list(const Node& node);
  std::string constant(std::string_view word) const;

  Style style_;
  bool in_game_;
  std::map<std::size_t, Piece> written_out_;  // parameters of definitions, by their slots
};

}  // namespace sprague::language
