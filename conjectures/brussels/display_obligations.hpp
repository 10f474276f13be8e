// Displayed inequalities as obligations for a solver: each line with all numbers free, its twin, and, where it fails,
// the smallest numbers that make it fail.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/statement.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {

enum class Relation : std::uint8_t { at_most, below, equal, at_least };

template <class N>
struct Line {
  N left;
  Relation relation;
  N right;
};

// Does the line hold? Of numbers, a bool; of terms, the formula that says so.
template <class N>
auto claim_of(const Line<N>& line) {
  switch (line.relation) {
    case Relation::at_most: return line.left <= line.right;
    case Relation::below: return line.left < line.right;
    case Relation::equal: return line.left == line.right;
    case Relation::at_least: return line.left >= line.right;
  }
  throw InternalError("no such relation");
}

// A position or an option of one with all numbers unknown, and names for what its size is measured by.
inline Spots<Term> unknown_position(Statement& statement) {
  Spots<Term> spots{statement.natural("p"), statement.natural("q")};
  statement.define("sum", spots.p + spots.q);
  return spots;
}
inline Parts<Term> unknown_option(Statement& statement) {
  Parts<Term> parts{statement.natural("p1"), statement.natural("q1"), statement.natural("p2"), statement.natural("q2")};
  statement.define("p", parts.p());
  statement.define("sum", parts.p() + parts.q());
  return parts;
}
template <class Point>
auto unknown_point(Statement& statement) {
  if constexpr (std::is_same_v<Point, Option>) {
    return unknown_option(statement);
  } else {
    return unknown_position(statement);
  }
}

// Hypotheses are numbered from 1, in the order of the display's.
inline std::string label_of(std::size_t hypothesis) {
  return fmt::format("hypothesis {}", hypothesis + 1);
}

// The lines from `first` to `last` of the display, wherever its hypotheses hold.
template <class Display>
void state(Statement& statement, std::size_t first, std::size_t last) {
  const auto point = unknown_point<typename Display::Point>(statement);
  const auto given = Display::given(point);
  for (std::size_t i = 0; i < given.size(); ++i) statement.given(label_of(i), Term(0) <= given.at(i));
  const auto lines = Display::lines(point);
  Formula claim = claim_of(lines.at(first));
  for (std::size_t i = first + 1; i <= last; ++i) claim = claim && claim_of(lines.at(i));
  statement.claim(claim);
}

// Each line, and its twin: without the hypothesis that it needs (kNeeds), or, where -1 says that it needs none, without
// the claim.
template <class Display>
std::vector<Obligation> obligations_of(std::size_t first, std::size_t last) {
  std::vector<Obligation> all;
  for (std::size_t i = first; i <= last; ++i) {
    Statement statement(fmt::format("{}-{}", Display::kName, i + 1),
                        fmt::format("{}, for all {}.", Display::kLines.at(i), Display::kInstances));
    state<Display>(statement, i, i);
    const int needed = Display::kNeeds.at(i);
    all.push_back(statement.proof());
    all.push_back(needed < 0 ? statement.hypotheses() : statement.twin(label_of(static_cast<std::size_t>(needed))));
  }
  return all;
}

template <class Display>
Obligation failure_of(std::size_t first, std::size_t last) {
  Statement statement(fmt::format("{}-{}", Display::kName, first + 1),
                      fmt::format("{}, for all {}.", Display::kLines.at(first), Display::kInstances));
  state<Display>(statement, first, last);
  return statement.failure();
}

// The order of sweeps over p + q.
template <class Point>
WitnessForm witness_form(Range sums) {
  const auto is_in_range = [sums](const Model& model) {
    const auto sum = static_cast<std::uint64_t>(model.at("sum"));
    return sums.first <= sum && sum <= sums.last;
  };
  if constexpr (std::is_same_v<Point, Option>) {
    return {{"sum", "p", "q1", "p1"},
            [](const Model& model) {
              return print(Option{model.at("p1"), model.at("q1"), model.at("p2"), model.at("q2")});
            },
            is_in_range};
  } else {
    return {{"sum", "p"},
            [](const Model& model) {
              return print(Position{model.at("p"), model.at("q")});
            },
            is_in_range};
  }
}

}  // namespace sprague::brussels
