#include "conjectures/explorer/octal_sequence.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>

namespace sprague::explorer {

using language::FunctionId;
using language::Node;
using language::NodePtr;
using language::Op;
using language::Statement;
using language::Type;

namespace {

// a n + b
struct Linear {
  std::int64_t factor = 0;
  std::int64_t constant = 0;
};

constexpr std::int64_t kLargestNumber = 1'000'000;
constexpr std::uint64_t kFirstHeaps = 256;
constexpr std::uint64_t kMostHeaps = std::uint64_t{1} << 15;
constexpr std::uint64_t kMostSplits = 200'000'000;

bool is_small(const Linear& linear) {
  const auto in = [](std::int64_t number) { return number >= -kLargestNumber && number <= kLargestNumber; };
  return in(linear.factor) && in(linear.constant);
}

// Reads the nodes of a number: definitions are looked into, with their parameters standing for arguments.
class Reader {
 public:
  explicit Reader(std::size_t slot) { known_[slot] = Linear{1, 0}; }

  std::optional<OctalSequence> sequence(const Node& node);

 private:
  const Node& within(const Node& node);
  std::optional<Linear> linear(const Node& node);
  std::optional<OctalSequence> of_game(const Node& position, const std::optional<Linear>& size) const;

  std::map<std::size_t, Linear> known_;
};

const Node& Reader::within(const Node& node) {
  if (node.op != Op::definition) return node;
  for (std::size_t i = 0; i + 1 < node.parts.size(); ++i) {
    if (const auto argument = linear(*node.parts[i])) known_[node.slot + i] = *argument;
  }
  return within(*node.parts.back());
}

std::optional<Linear> Reader::linear(const Node& outer) {
  const Node& node = within(outer);
  if (node.op == Op::number) return Linear{0, node.number};
  if (node.op == Op::variable) {
    const auto known = known_.find(node.slot);
    return known == known_.end() ? std::nullopt : std::optional(known->second);
  }
  if (node.op != Op::add && node.op != Op::subtract && node.op != Op::multiply) return std::nullopt;
  const auto left = linear(*node.parts[0]);
  const auto right = linear(*node.parts[1]);
  if (!left || !right || !is_small(*left) || !is_small(*right)) return std::nullopt;
  if (node.op == Op::add) return Linear{left->factor + right->factor, left->constant + right->constant};
  if (node.op == Op::subtract) return Linear{left->factor - right->factor, left->constant - right->constant};
  if (left->factor != 0 && right->factor != 0) return std::nullopt;
  return Linear{left->factor * right->constant + left->constant * right->factor, left->constant * right->constant};
}

std::optional<OctalSequence> Reader::of_game(const Node& position, const std::optional<Linear>& size) const {
  if (!size || size->factor < 1 || !is_small(*size) || position.game.is_written) return std::nullopt;
  const bool is_octal = position.game.name == "octal" || position.game.name == "heap";
  if (!is_octal && position.game.name != "nodekayles") return std::nullopt;
  const OctalCode code = OctalCode::parse(is_octal ? position.game.code : "0.137");
  return OctalSequence{code, size->factor, size->constant};
}

std::optional<OctalSequence> Reader::sequence(const Node& outer) {
  const Node& node = within(outer);
  if (node.op != Op::call || node.function->id != FunctionId::nimber) return std::nullopt;
  const Node& position = within(*node.parts.front());
  if (position.op == Op::position_on_board) {
    const Node& board = within(*position.parts.front());
    if (board.op != Op::call || board.function->id != FunctionId::path) return std::nullopt;
    return of_game(position, linear(*board.parts.front()));
  }
  if (position.op != Op::position_by_notation) return std::nullopt;
  // Heaps are written n, paths Pn.
  const bool is_heap = position.game.name == "heap";
  const auto& pieces = position.notation;
  if (pieces.size() != (is_heap ? 1U : 2U) || !pieces.back().number) return std::nullopt;
  if (!is_heap && pieces.front().text != "P") return std::nullopt;
  return of_game(position, linear(*pieces.back().number));
}

}  // namespace

std::optional<OctalSequence> octal_sequence(const Statement& statement) {
  return Reader(statement.bindings.front().slot).sequence(*statement.body);
}

std::optional<ProvedPeriod> prove_period(const OctalSequence& sequence, std::int64_t least, HeapTable& table) {
  std::optional<HeapPeriod> heaps;
  for (std::uint64_t heap = kFirstHeaps; heap <= kMostHeaps && !heaps; heap *= 2) {
    table.extend_to(heap, kMostSplits);
    if (table.heaps() <= heap) return std::nullopt;
    heaps = table.period();
  }
  if (!heaps) return std::nullopt;
  const auto start = static_cast<std::int64_t>(heaps->start);
  const auto period = static_cast<std::int64_t>(heaps->period);
  const auto heap_of = [&](std::int64_t n) { return sequence.factor * n + sequence.constant; };
  // The first n from which on all heaps are periodic ones, and a period of theirs.
  std::int64_t begin = least;
  while (heap_of(begin) < start) ++begin;
  const std::int64_t whole = period / std::gcd(period, sequence.factor);
  table.extend_to(static_cast<std::uint64_t>(heap_of(begin + 2 * whole)));
  const auto value = [&](std::int64_t n) { return table.at(static_cast<std::uint64_t>(heap_of(n))); };
  // What repeats with a divisor of the period throughout one period does so for ever.
  const auto repeats = [&](std::int64_t length) {
    for (std::int64_t n = begin; n < begin + whole; ++n) {
      if (value(n) != value(n + length)) return false;
    }
    return true;
  };
  ProvedPeriod proved{begin, 1, heaps->verified_to};
  while (whole % proved.length != 0 || !repeats(proved.length)) ++proved.length;
  while (proved.begin > least && value(proved.begin - 1) == value(proved.begin - 1 + proved.length)) --proved.begin;
  return proved;
}

}  // namespace sprague::explorer
