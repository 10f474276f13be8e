#include "language/expression_printer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "language/operators.hpp"

namespace sprague::language {
namespace {

const Operator* operator_of(Op op) {
  const auto found = std::ranges::find(kOperators, op, &Operator::op);
  return found == kOperators.end() ? nullptr : &*found;
}

// What LaTeX takes for something else, as it stands.
std::string latex_escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '^' || c == '~') {
      escaped += fmt::format("\\{}{{}}", c);
    } else {
      escaped +=
          std::string_view("_{}#%&$").find(c) != std::string_view::npos ? fmt::format("\\{}", c) : std::string(1, c);
    }
  }
  return escaped;
}

// A name with digits behind it, or of several letters, in LaTeX.
std::string latex_name(const std::string& name) {
  if (name.size() == 1) return name;
  const auto digits = name.find_first_of("0123456789");
  if (digits == 1) return fmt::format("{}_{{{}}}", name.substr(0, 1), name.substr(1));
  return fmt::format("\\mathrm{{{}}}", latex_escaped(name));
}

}  // namespace

// {0}, {1}, ... are arguments and {*} all of them.
std::string ExpressionPrinter::filled(std::string_view pattern, const std::vector<std::string>& arguments) const {
  std::string result;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}') {
      const char which = pattern[i + 1];
      if (which == '*') {
        result += fmt::format("{}", fmt::join(arguments, ", "));
        i += 2;
        continue;
      }
      if (which >= '0' && which <= '9') {
        result += arguments.at(static_cast<std::size_t>(which - '0'));
        i += 2;
        continue;
      }
    }
    result += pattern[i];
  }
  return result;
}

std::string ExpressionPrinter::at_least(const Node& node, int tightness) {
  const Piece inner = piece(node);
  return inner.tightness >= tightness ? inner.text : fmt::format("({})", inner.text);
}

std::string ExpressionPrinter::constant(std::string_view word) const {
  return style_ == Style::latex ? fmt::format("\\text{{{}}}", word) : std::string(word);
}

ExpressionPrinter::Piece ExpressionPrinter::piece(const Node& node) {
  switch (node.op) {
    case Op::number: return {std::to_string(node.number), node.number < 0 ? 9 : kAtom};
    case Op::truth: return {constant(node.number != 0 ? "true" : "false")};
    case Op::outcome: return {constant(node.number != 0 ? "second" : "first")};
    case Op::infinite: return {style_ == Style::latex ? "\\infty" : "infinite"};
    case Op::variable: {
      const auto parameter = written_out_.find(node.slot);
      if (parameter != written_out_.end()) return parameter->second;
      // The upper end of a range that the statement has as a number.
      if (node.name.empty() && !in_game_) return {std::to_string(node.number)};
      return {style_ == Style::latex ? latex_name(node.name) : node.name};
    }
    case Op::call: {
      const bool is_sentence = style_ == Style::words && node.type == Type::truth && !node.function->words.empty();
      return {call(node), is_sentence ? kTest : kAtom};
    }
    case Op::definition: return definition(node);
    case Op::program: {
      const std::string name = style_ == Style::latex ? latex_name(node.name) : node.name;
      return {fmt::format("{}({})", name, print(*node.parts[0]))};
    }
    case Op::graph_of_board:
    case Op::vertices_of_part: return piece(*node.parts[0]);
    case Op::size_of_set: {
      if (style_ == Style::text) return piece(*node.parts[0]);
      if (style_ == Style::latex) return {fmt::format("|{}|", print(*node.parts[0]))};
      return {fmt::format("the number of {}", print(*node.parts[0]))};
    }
    case Op::position_on_board:
    case Op::position_by_notation:
    case Op::board_by_notation: return {position(node)};
    case Op::image: return {fmt::format("{}({})", print(*node.parts[0]), print(*node.parts[1]))};
    case Op::list: return {list(node)};
    case Op::range: {
      const auto [low, high] = std::pair(print_number(*node.parts[0]), print_number(*node.parts[1]));
      if (style_ == Style::latex) return {fmt::format("\\{{{}, \\dots, {}\\}}", low, high)};
      return {style_ == Style::text ? fmt::format("{}..{}", low, high) : fmt::format("{} to {}", low, high), 7};
    }
    default: break;
  }
  if (std::ranges::find(kBinders, node.op, &Binder::op) != kBinders.end()) {
    return {binder(node), style_ == Style::text ? kAtom : 2};
  }
  return operation(node);
}

ExpressionPrinter::Piece ExpressionPrinter::operation(const Node& node) {
  const Node& left = *node.parts[0];
  switch (node.op) {
    case Op::negation: {
      if (style_ == Style::words) return {fmt::format("it is not true that {}", at_least(left, 5)), kSentence};
      return {fmt::format("{} {}", style_ == Style::latex ? "\\lnot" : "not", at_least(left, 5)), 5};
    }
    case Op::negate: return {fmt::format("-{}", at_least(left, kAtom)), kAtom};
    case Op::even:
    case Op::odd: {
      const std::string_view parity = node.op == Op::even ? "even" : "odd";
      if (style_ == Style::latex) return {fmt::format("{}\\text{{ is {}}}", at_least(left, 8), parity), 7};
      return {fmt::format("{} is {}", at_least(left, 8), parity), 7};
    }
    case Op::condition: {
      const std::string when = print(left);
      const std::string yes = print(*node.parts[1]);
      const std::string no = print(*node.parts[2]);
      if (style_ == Style::latex) {
        return {fmt::format("\\begin{{cases}} {} & \\text{{if }} {} \\\\ {} & \\text{{otherwise}} \\end{{cases}}", yes,
                            when, no)};
      }
      if (style_ == Style::words) return {fmt::format("{} if {}, and {} otherwise", yes, when, no), 0};
      return {fmt::format("if {} then {} else {}", when, yes, no), 0};
    }
    default: return comparison(node);
  }
}

ExpressionPrinter::Piece ExpressionPrinter::comparison(const Node& node) {
  const Operator* sign = operator_of(node.op);
  ENSURE(sign != nullptr, "an operator that can't be printed");
  const Node& left = *node.parts[0];
  const Node& right = *node.parts[1];
  if (style_ == Style::words && node.op == Op::equal && right.op == Op::outcome && left.op == Op::call) {
    const bool misere = left.function->id == FunctionId::misere_outcome;
    return {fmt::format("the {} player wins {}{}", right.number != 0 ? "second" : "first", print(*left.parts[0]),
                        misere ? " under misere play" : ""),
            sign->tightness};
  }
  if (style_ == Style::words && node.op == Op::implies) {
    const int left_needs = left.op == Op::negation ? kSentence : kSentence + 1;
    const int right_needs = right.op == Op::negation || right.op == Op::implies ? kSentence : kSentence + 1;
    return {fmt::format("if {}, then {}", at_least(left, left_needs), at_least(right, right_needs)), kSentence};
  }
  // All group to the left but =>; neither comparisons nor <=> are chained, and => beside <=> has parentheses,
  // as sums beside xor.
  const bool right_first = node.op == Op::implies;
  const bool unchained = sign->tightness == 6 || sign->tightness == 7 || node.op == Op::equivalent;
  int left_needs = sign->tightness + (right_first || unchained ? 1 : 0);
  if (node.op == Op::equivalent || (node.op == Op::exclusive_or && left.op != Op::exclusive_or))
    left_needs = sign->right;
  const std::string_view between = style_ == Style::text    ? sign->sign
                                   : style_ == Style::words ? sign->words
                                                            : sign->latex;
  return {fmt::format("{} {} {}", at_least(left, left_needs), between, at_least(right, sign->right)), sign->tightness};
}

std::string ExpressionPrinter::call(const Node& node) {
  const Function& function = *node.function;
  std::vector<std::string> arguments;
  const std::string_view pattern = style_ == Style::text    ? std::string_view()
                                   : style_ == Style::words ? function.words
                                                            : function.latex;
  for (const NodePtr& part : node.parts) {
    const bool is_position_graph =
        in_game_ && part == node.parts.front() && part->op == Op::variable && part->slot == kGraphSlot;
    if (is_position_graph && style_ == Style::text) continue;
    arguments.push_back(is_position_graph ? "the position" : print(*part));
  }
  if (!pattern.empty()) return filled(pattern, arguments);
  if (arguments.empty() && (in_game_ || function.id == FunctionId::count_all)) return std::string(function.name);
  if (style_ == Style::latex) {
    std::string name(function.name);
    std::ranges::replace(name, '_', ' ');
    return fmt::format("\\operatorname{{{}}}({})", name, fmt::join(arguments, ", "));
  }
  return fmt::format("{}({})", function.name, fmt::join(arguments, ", "));
}

std::string ExpressionPrinter::binder(const Node& node) {
  const auto words = std::ranges::find(kBinders, node.op, &Binder::op);
  std::string names = fmt::format("{}", fmt::join(node.names, ", "));
  std::string set = print(*node.parts[0]);
  const Node* inner = node.parts[1].get();
  for (; inner->op == Op::also; inner = inner->parts[1].get()) {
    const std::string_view between = style_ == Style::text    ? "{} in {}, {}"
                                     : style_ == Style::words ? "{} of {} and {}"
                                                              : "{} \\in {}, {}";
    names = fmt::format(fmt::runtime(between), names, set, fmt::join(inner->names, ", "));
    set = print(*inner->parts[0]);
  }
  const std::string body = print(*inner);
  if (style_ == Style::text) return fmt::format("{}({} in {}: {})", words->name, names, set, body);
  return filled(style_ == Style::words ? words->words : words->latex, {names, set, body});
}

// A definition is written out: its parameters stand for the arguments.
ExpressionPrinter::Piece ExpressionPrinter::definition(const Node& node) {
  for (std::size_t i = 0; i + 1 < node.parts.size(); ++i) written_out_[node.slot + i] = piece(*node.parts[i]);
  return piece(*node.parts.back());
}

// As it stands in braces.
std::string ExpressionPrinter::in_braces(const NotationPiece& piece) {
  if (piece.when) {
    return fmt::format("if {} then {} else {}", print(*piece.when), in_braces(piece.choices[0]),
                       in_braces(piece.choices[1]));
  }
  return piece.number ? print(*piece.number) : fmt::format("\"{}\"", piece.text);
}

std::string ExpressionPrinter::print_notation(const std::vector<NotationPiece>& pieces, Names names) {
  std::string text;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const NotationPiece& part = pieces[i];
    // Beside a letter or a digit a name would be read as a part of that word.
    const NotationPiece* const next = i + 1 < pieces.size() ? &pieces[i + 1] : nullptr;
    const bool is_apart = names == Names::as_words && (text.empty() || !is_word_byte(text.back())) &&
                          (next == nullptr || (!next->text.empty() && !is_word_byte(next->text.front())));
    const bool is_name =
        is_apart && part.number && part.number->op == Op::variable && !written_out_.contains(part.number->slot);
    if (is_name) {
      text += part.number->name;
    } else if (part.number || part.when) {
      text += fmt::format("{{{}}}", in_braces(part));
    } else {
      text += part.text;
    }
  }
  return text;
}

std::string ExpressionPrinter::position(const Node& node) {
  std::string game = node.op == Op::board_by_notation ? std::string(kBoardWord) : full_name(node.game);
  if (!node.code.empty()) game = fmt::format("{}:{}", node.game.name, print_notation(node.code, Names::in_braces));
  std::string inside = node.op == Op::position_on_board ? print(*node.parts[0]) : print_notation(node.notation);
  if (node.parts.size() > 1) {
    inside += fmt::format(fmt::runtime(style_ == Style::words ? " with the arrows {}" : ", {}"), print(*node.parts[1]));
  }
  if (style_ == Style::text) return fmt::format("{}({})", game, inside);
  if (style_ == Style::latex) {
    if (node.op == Op::position_on_board) return fmt::format("\\text{{{}}}({})", latex_escaped(game), inside);
    return fmt::format("\\texttt{{{} {}}}", latex_escaped(game), latex_escaped(inside));
  }
  if (node.op == Op::board_by_notation) return fmt::format("the board {}", inside);
  return fmt::format("{} on {}", game, inside);
}

std::string ExpressionPrinter::list(const Node& node) {
  std::vector<std::string> members;
  for (const NodePtr& part : node.parts) members.push_back(print(*part));
  return style_ == Style::latex ? fmt::format("\\{{{}\\}}", fmt::join(members, ", "))
                                : fmt::format("{{{}}}", fmt::join(members, ", "));
}

}  // namespace sprague::language
