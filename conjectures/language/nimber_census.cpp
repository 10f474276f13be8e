#include "conjectures/language/nimber_census.hpp"

#include <algorithm>

#include "canonical/families.hpp"
#include "checkers/caterpillar_census.hpp"
#include "checkers/tree_census.hpp"
#include "games/octal_code.hpp"
#include "games/octal_on_graphs.hpp"

namespace sprague::language {
namespace {

// The code of nimber(octal:CODE(T)) of the members T that the statement binds first; nothing for any other number.
std::optional<OctalCode> code_asked_for(const Statement& statement) {
  if (!statement.body || statement.body->op != Op::call || statement.body->function->id != FunctionId::nimber) {
    return std::nullopt;
  }
  const Node& position = *statement.body->parts.front();
  if (position.op != Op::position_on_board || position.game.name != OctalOnGraphs::kName || !position.code.empty()) {
    return std::nullopt;
  }
  const Node& board = *position.parts.front();
  if (board.op != Op::variable || board.slot != statement.bindings.front().slot) return std::nullopt;
  return OctalCode::parse(position.game.code);
}

bool may_ever_split(const OctalCode& code) {
  for (std::size_t taken = 1; taken <= code.most_taken(); ++taken) {
    if (code.may_split(taken)) return true;
  }
  return false;
}

NimberCensus census_of_trees(const OctalCode& code) {
  return [code](std::uint64_t most, const Effort& effort, const auto& visit) {
    TreeCensus(code, most, effort).run([&](const TreeLevel& level) {
      effort.tell("trees, vertices", level.vertices, most);
      visit({level.vertices, level.trees, level.first});
    });
  };
}

// Of 0.33. The paths on one vertex and two have no word.
void each_level_of_caterpillars(std::uint64_t most, const Effort& effort,
                                const std::function<void(const CensusLevel&)>& visit) {
  for (std::uint64_t n = 1; n <= std::min<std::uint64_t>(most, 2); ++n) {
    CensusLevel level{n, 1, std::vector<std::optional<Graph>>(n + 1)};
    level.first[n] = star_graph(n == 1 ? Legs{} : Legs{1});
    visit(level);
  }
  if (most < 3) return;
  CaterpillarCensus(most, CaterpillarCensus::kAnyRun, effort).run([&](const CaterpillarLevel& level) {
    effort.tell("caterpillars, vertices", level.vertices, most);
    CensusLevel result{level.vertices, level.caterpillars, {}};
    for (const auto& word : level.first) {
      result.first.push_back(word ? std::optional(caterpillar_graph(code_of(*word))) : std::nullopt);
    }
    visit(result);
  });
}

}  // namespace

std::optional<NimberCensus> census_of(const Statement& statement, std::uint64_t most) {
  const Binding& members = statement.bindings.front();
  const bool binds_all = statement.bindings.size() == 1 && members.names.size() == 1 && members.family &&
                         !members.file && !members.where && members.bounds.size() == 1 &&
                         members.bounds.front().unit == SizeUnit::vertices;
  if (!binds_all) return std::nullopt;
  const auto code = code_asked_for(statement);
  if (!code || may_ever_split(*code)) return std::nullopt;
  if (*members.family == Family{FamilyKind::trees} && most <= TreeCensus::kMostVertices) return census_of_trees(*code);
  const bool is_of_caterpillars = *members.family == Family{FamilyKind::caterpillars} &&
                                  *code == OctalCode::parse("0.33") && most <= CaterpillarCensus::kMostVertices;
  if (is_of_caterpillars) return each_level_of_caterpillars;
  return std::nullopt;
}

}  // namespace sprague::language
