// Every map that is a model of constraints, one after the other.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <absl/functional/function_ref.h>

#include <string>
#include <string_view>
#include <vector>

#include "checkers/unknown_map.hpp"

namespace sprague::support {

// A model says the word; the rest follows from it.
inline bool is_letter(std::string_view name) {
  return (name.starts_with("open") || name.starts_with("tree")) && name.find('_') == std::string_view::npos;
}

// Draws every model; each word is then forbidden.
inline std::vector<FoundMap> all_maps(std::size_t edges, absl::FunctionRef<void(Truths&, const UnknownMap&)> demand) {
  Truths truths;
  const UnknownMap map(truths, edges);
  demand(truths, map);
  std::vector<FoundMap> maps;
  std::string commands = truths.commands();
  while (true) {
    const Decision decision = decide(obligation("map", "There is one more map.", "QF_BV", commands, Answer::sat), {});
    if (decision.answer != Answer::sat) {
      EXPECT_EQ(decision.answer, Answer::unsat) << decision.reason;
      return maps;
    }
    maps.push_back(found_map(decision.model, edges));
    commands += "(assert (or";
    for (const auto& [name, value] : decision.model) {
      if (is_letter(name)) commands += value != 0 ? fmt::format(" (not {})", name) : " " + name;
    }
    commands += "))\n";
  }
}

}  // namespace sprague::support
