// The naive reader of the language: words, numbers, texts and signs, and the tree of an expression.
//
// Everything follows docs/language.md and nothing else. A tree's node names what it is by a word, so that the evaluator
// can be read beside the document.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague::naive::written {

using Int = std::int64_t;

struct Token {
  enum class Kind { name, number, text, sign, end };
  Kind kind = Kind::end;
  std::string text;
  std::size_t line = 1;
  bool glued = false;  // nothing stands between it and the token before
};

inline std::string position_of(const Token& token) {
  return "line " + std::to_string(token.line) + ", at '" + token.text + "'";
}

// A text in quotes from `at`, the place after the quote: its line ends and the white space around them are one space.
inline std::string quoted(std::string_view source, std::size_t& at, std::size_t& line) {
  std::string result;
  while (true) {
    if (at >= source.size()) throw InputError("line " + std::to_string(line) + ": a text has no closing quote");
    const char c = source[at++];
    if (c == '"') return result;
    if (c == '\\') {
      if (at >= source.size()) throw InputError("line " + std::to_string(line) + ": a text has no closing quote");
      result.push_back(source[at++]);
    } else if (c == '\n') {
      ++line;
      while (!result.empty() && std::isspace(static_cast<unsigned char>(result.back())) != 0) result.pop_back();
      while (at < source.size() && std::isspace(static_cast<unsigned char>(source[at])) != 0) {
        if (source[at++] == '\n') ++line;
      }
      result.push_back(' ');
    } else {
      result.push_back(c);
    }
  }
}

inline std::vector<Token> tokens_of(std::string_view source) {
  std::vector<Token> result;
  std::size_t at = 0;
  std::size_t line = 1;
  bool glued = false;
  auto is = [&](std::size_t i, auto test) {
    return i < source.size() && test(static_cast<unsigned char>(source[i])) != 0;
  };
  auto letter = [](unsigned char c) { return std::isalpha(c); };
  auto digit = [](unsigned char c) { return std::isdigit(c); };
  auto wordly = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' ? 1 : 0; };
  while (at < source.size()) {
    const char c = source[at];
    if (c == '\n') ++line;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++at;
      glued = false;
      continue;
    }
    if (c == '#') {
      while (at < source.size() && source[at] != '\n') ++at;
      glued = false;
      continue;
    }
    Token token{Token::Kind::sign, {}, line, glued};
    glued = true;
    const std::size_t start = at;
    if (c == '"') {
      token.kind = Token::Kind::text;
      token.text = quoted(source, ++at, line);
    } else if (is(at, letter)) {
      token.kind = Token::Kind::name;
      while (is(at, wordly)) ++at;
    } else if (is(at, digit)) {
      token.kind = Token::Kind::number;
      while (is(at, digit)) ++at;
    } else {
      at += source.substr(at).starts_with("<=>") ? 3 : 1;
      for (std::string_view two : {"=>", "<=", ">=", "!=", ".."}) {
        if (source.substr(start).starts_with(two) && at == start + 1) at = start + 2;
      }
    }
    if (token.kind != Token::Kind::text) token.text = source.substr(start, at - start);
    result.push_back(token);
  }
  result.push_back({Token::Kind::end, "the end", line, false});
  return result;
}

// An expression. `what` is: number, name, call, position, binder, set, range, if, even, odd, negative, not, or the
// sign or word of an operator with two sides.
struct Tree {
  std::string what;
  std::string text;                // of a name, a call or a binder: which one; of a position: its game
  std::string code;                // of a position: the code of its game
  Int number = 0;                  // of a number
  std::vector<std::string> names;  // of a binder: its variables
  std::vector<Tree> parts;
};

// Reads expressions; the parser of files is made from it.
class ExpressionReader {
 public:
  // `games` are the names of games, which make positions.
  ExpressionReader(std::string_view source, std::set<std::string> games)
      : tokens_(tokens_of(source)), games_(std::move(games)) {}

  Tree expression() {
    Tree left = implication();
    if (!accept("<=>")) return left;
    return {"<=>", {}, {}, 0, {}, {left, implication()}};
  }

 protected:
  const Token& now(std::size_t ahead = 0) const { return tokens_[std::min(at_ + ahead, tokens_.size() - 1)]; }
  bool sees(std::string_view word, std::size_t ahead = 0) const {
    return now(ahead).kind != Token::Kind::text && now(ahead).kind != Token::Kind::end && now(ahead).text == word;
  }
  bool accept(std::string_view word) {
    if (!sees(word)) return false;
    ++at_;
    return true;
  }
  void expect(std::string_view word) {
    if (!accept(word)) fail("'" + std::string(word) + "'");
  }
  [[noreturn]] void fail(const std::string& expected) const {
    throw InputError(position_of(now()) + ": expected " + expected);
  }
  std::string take(Token::Kind kind, const std::string& expected) {
    if (now().kind != kind) fail(expected);
    return tokens_[at_++].text;
  }
  std::string name() { return take(Token::Kind::name, "a name"); }
  std::string text() { return take(Token::Kind::text, "a text"); }
  Int number() {
    const std::string digits = take(Token::Kind::number, "a number");
    Int result = 0;
    for (char c : digits) {
      if (__builtin_mul_overflow(result, 10, &result) || __builtin_add_overflow(result, c - '0', &result)) {
        fail("a number of 64 bits");
      }
    }
    return result;
  }
  bool at_end() const { return now().kind == Token::Kind::end; }
  void add_game(const std::string& game) { games_.insert(game); }

  // Are the next tokens "NAME, NAME, ... in"?
  bool sees_variables() const {
    std::size_t ahead = 0;
    while (now(ahead).kind == Token::Kind::name) {
      if (sees("in", ahead + 1)) return true;
      if (!sees(",", ahead + 1)) return false;
      ahead += 2;
    }
    return false;
  }
  std::vector<std::string> variables() {
    std::vector<std::string> result{name()};
    while (accept(",")) result.push_back(name());
    expect("in");
    return result;
  }

  // A set of numbers "a..b", or what binds tighter.
  Tree range_or_tighter() {
    Tree left = exclusive();
    if (!accept("..")) return left;
    return {"range", {}, {}, 0, {}, {left, exclusive()}};
  }

 private:
  Tree implication() {
    Tree left = disjunction();
    if (!accept("=>")) return left;
    return {"=>", {}, {}, 0, {}, {left, implication()}};
  }
  Tree disjunction() {
    return grouped_left({"or"}, [&] { return conjunction(); });
  }
  Tree conjunction() {
    return grouped_left({"and"}, [&] { return negation(); });
  }
  Tree negation() {
    if (accept("not")) return {"not", {}, {}, 0, {}, {negation()}};
    return comparison();
  }
  Tree comparison() {
    Tree left = membership();
    for (std::string_view sign : {"=", "!=", "<=", ">=", "<", ">"}) {
      if (accept(sign)) return {std::string(sign), {}, {}, 0, {}, {left, membership()}};
    }
    return left;
  }
  Tree membership() {
    Tree left = range_or_tighter();
    if (accept("is")) {
      if (accept("even")) return {"even", {}, {}, 0, {}, {left}};
      expect("odd");
      return {"odd", {}, {}, 0, {}, {left}};
    }
    if (sees("not") && sees("in", 1)) {
      at_ += 2;
      return {"not", {}, {}, 0, {}, {Tree{"in", {}, {}, 0, {}, {left, range_or_tighter()}}}};
    }
    for (std::string_view word : {"divides", "in", "within"}) {
      if (accept(word)) return {std::string(word), {}, {}, 0, {}, {left, range_or_tighter()}};
    }
    return left;
  }
  Tree exclusive() {
    return grouped_left({"xor"}, [&] { return sum(); });
  }
  Tree sum() {
    return grouped_left({"+", "-"}, [&] { return product(); });
  }
  Tree product() {
    return grouped_left({"*", "div", "mod"}, [&] { return set_operation(); });
  }
  Tree set_operation() {
    return grouped_left({"union", "intersect", "minus"}, [&] { return unary(); });
  }
  Tree unary() {
    if (accept("-")) return {"negative", {}, {}, 0, {}, {unary()}};
    return primary();
  }

  template <typename Tighter>
  Tree grouped_left(const std::vector<std::string>& signs, Tighter tighter) {
    Tree left = tighter();
    while (true) {
      std::string found;
      for (const std::string& sign : signs) {
        if (found.empty() && accept(sign)) found = sign;
      }
      if (found.empty()) return left;
      left = {found, {}, {}, 0, {}, {left, tighter()}};
    }
  }

  Tree primary() {
    if (now().kind == Token::Kind::number) return {"number", {}, {}, number(), {}, {}};
    if (accept("(")) {
      Tree inner = expression();
      expect(")");
      return inner;
    }
    if (accept("{")) {
      Tree set{"set", {}, {}, 0, {}, {}};
      if (!sees("}")) set.parts = expressions();
      expect("}");
      return set;
    }
    if (accept("if")) {
      Tree choice{"if", {}, {}, 0, {}, {expression()}};
      expect("then");
      choice.parts.push_back(expression());
      expect("else");
      choice.parts.push_back(expression());
      return choice;
    }
    return named();
  }

  std::vector<Tree> expressions() {
    std::vector<Tree> result{expression()};
    while (accept(",")) result.push_back(expression());
    return result;
  }

  Tree named() {
    const std::string word = name();
    if (games_.contains(word) && (sees("(") || (sees(":") && now().glued))) return position(word);
    if (!accept("(")) return {"name", word, {}, 0, {}, {}};
    static const std::set<std::string> binders{"every", "some", "count",  "sum",       "min",
                                               "max",   "set",  "period", "preperiod", "list"};
    if (binders.contains(word) && sees_variables()) {
      const std::size_t start = at_;
      if (auto binder = bound_by(word)) {
        expect(")");
        return *binder;
      }
      at_ = start;  // a condition "x in s" as the one argument of a count in a table
    }
    Tree call{"call", word, {}, 0, {}, {}};
    if (!sees(")")) call.parts = expressions();
    expect(")");
    return call;
  }

  // Names in a set, perhaps others in another one, and what is said of them.
  std::optional<Tree> bound_by(const std::string& word) {
    Tree binder{"binder", word, {}, 0, variables(), {range_or_tighter()}};
    if (accept(":")) {
      binder.parts.push_back(expression());
      return binder;
    }
    if (!accept(",") || !sees_variables()) return std::nullopt;
    const std::optional<Tree> others = bound_by("others");
    if (!others) return std::nullopt;
    binder.parts.push_back(*others);
    return binder;
  }

  // GAME[:CODE](what it is played on).
  Tree position(const std::string& game) {
    Tree result{"position", game, {}, 0, {}, {}};
    if (accept(":")) {
      while (!sees("(")) {
        if (at_end()) fail("'('");
        result.code += tokens_[at_++].text;
      }
    }
    expect("(");
    const bool braces = game == "heap" && accept("{");
    result.parts.push_back(expression());
    if (braces) expect("}");
    expect(")");
    return result;
  }

  std::vector<Token> tokens_;
  std::set<std::string> games_;
  std::size_t at_ = 0;
};

}  // namespace sprague::naive::written
