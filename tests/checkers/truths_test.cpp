// Formulas of truth values against their meaning on every assignment.
#include "checkers/truths.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <functional>

#include "checkers/obligation.hpp"

namespace sprague {
namespace {

using Three = std::array<bool, 3>;

struct FormulaCase {
  const char* name;
  std::function<Truth(const std::array<Truth, 3>&)> formula;
  std::function<bool(const Three&)> meaning;
};

const FormulaCase kFormulaCases[] = {
    {"not", [](const auto& t) { return !t[0]; }, [](const Three& b) { return !b[0]; }},
    {"not not", [](const auto& t) { return !!t[0]; }, [](const Three& b) { return b[0]; }},
    {"and", [](const auto& t) { return t[0] && t[1]; }, [](const Three& b) { return b[0] && b[1]; }},
    {"or", [](const auto& t) { return t[0] || t[1]; }, [](const Three& b) { return b[0] || b[1]; }},
    {"some", [](const auto& t) { return some(t); }, [](const Three& b) { return b[0] || b[1] || b[2]; }},
    {"every", [](const auto& t) { return every(t); }, [](const Three& b) { return b[0] && b[1] && b[2]; }},
    {"odd", [](const auto& t) { return odd(t); }, [](const Three& b) { return (b[0] != b[1]) != b[2]; }},
    {"implies", [](const auto& t) { return implies(t[0], t[1]); }, [](const Three& b) { return !b[0] || b[1]; }},
    {"same", [](const auto& t) { return same(t[0], t[1]); }, [](const Three& b) { return b[0] == b[1]; }}};

// Each argument is a known value, or an unknown of which that value is required.
TEST(Truths, MeanWhatTheySay) {
  for (const FormulaCase& each : kFormulaCases) {
    for (unsigned values = 0; values < 8; ++values) {
      for (const unsigned known : {0U, 5U, 7U}) {
        Truths truths;
        Three meant{};
        std::array<Truth, 3> arguments;
        for (std::size_t i = 0; i < 3; ++i) {
          meant.at(i) = (values >> i & 1) != 0;
          arguments.at(i) = meant.at(i);
          if ((known >> i & 1) != 0) continue;
          arguments.at(i) = truths.unknown(fmt::format("x{}", i));
          truths.require(meant.at(i) ? arguments.at(i) : !arguments.at(i));
        }
        const Truth formula = each.formula(arguments);
        if (known == 7) {
          EXPECT_EQ(formula.is_true(), each.meaning(meant)) << each.name;
          EXPECT_EQ(formula.is_false(), !each.meaning(meant)) << each.name;
          continue;
        }
        truths.require(truths.named("result", formula));
        const Decision decision = decide(obligation("truths", "A formula.", "QF_BV", truths.commands(), {}), {});
        EXPECT_EQ(decision.answer, each.meaning(meant) ? Answer::sat : Answer::unsat) << each.name << values << known;
      }
    }
  }
}

TEST(Truths, AtMostOne) {
  for (unsigned values = 0; values < 8; ++values) {
    Truths truths;
    std::vector<Truth> unknowns;
    int count = 0;
    for (unsigned i = 0; i < 3; ++i) {
      unknowns.push_back(truths.unknown(fmt::format("x{}", i)));
      const bool value = (values >> i & 1) != 0;
      truths.require(value ? unknowns.back() : !unknowns.back());
      count += value ? 1 : 0;
    }
    truths.require_at_most_one(unknowns);
    const Decision decision = decide(obligation("truths", "At most one.", "QF_BV", truths.commands(), {}), {});
    EXPECT_EQ(decision.answer, count <= 1 ? Answer::sat : Answer::unsat);
  }
}

}  // namespace
}  // namespace sprague
