#include "cli/answer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "canonical/graph_format.hpp"
#include "games/typed_position.hpp"

namespace sprague::cli {
namespace {

using AnswerJson = nlohmann::ordered_json;

// So many winning moves are shown as text.
constexpr std::size_t kMostMovesShown = 24;

// Longer ones are for programs, which read --json.
constexpr std::size_t kMostGraph6Shown = 100;

// The graphs that name the vertices, as graph6 with these names.
std::string graphs_text(std::span<const Graph> graphs) {
  std::string text;
  for (const Graph& graph : graphs) {
    const std::string graph6 = "g6:" + to_graph6(graph);
    text += fmt::format("{}{} vertices and {} edges", text.empty() ? "" : kJoin, graph.vertices(), graph.edges());
    if (graph6.size() <= kMostGraph6Shown) text += fmt::format(", numbered as {}", graph6);
  }
  return text;
}

AnswerJson graphs_json(std::span<const Graph> graphs) {
  AnswerJson list = AnswerJson::array();
  for (const Graph& graph : graphs) {
    list.push_back({{"vertices", graph.vertices()}, {"edges", graph.edges()}, {"graph6", "g6:" + to_graph6(graph)}});
  }
  return list;
}

}  // namespace

std::string_view winner_of(Outcome outcome) {
  return outcome == Outcome::first ? "first" : "second";
}

std::string moves_text(const PositionAnswer& answer) {
  const std::span<const std::string> moves = answer.winning_moves;
  if (moves.empty()) return "none";
  const auto shown = moves.first(std::min(moves.size(), kMostMovesShown));
  std::string text = fmt::format("{} {}", answer.verb, fmt::join(shown, " or "));
  if (shown.size() == moves.size()) return text;
  return fmt::format("{} or {} others (--json has them all)", text, moves.size() - shown.size());
}

std::string as_text(const PositionAnswer& answer) {
  std::string text;
  const auto add = [&](std::string_view key, std::string_view shown) {
    text += fmt::format("{:<14} {}\n", key, shown);
  };
  add("game", answer.game + (answer.nimber ? "" : ", misere play"));
  add("input", answer.input);
  add("position", answer.position);
  if (answer.graphs) add("graph", graphs_text(*answer.graphs));
  add("nimber", answer.nimber ? fmt::format("{}", *answer.nimber) : "none under misere play");
  add("outcome", fmt::format("{} player wins", winner_of(answer.outcome)));
  add("winning_moves", moves_text(answer));
  if (answer.play_lengths) add("play_lengths", fmt::format("{}", fmt::join(*answer.play_lengths, " ")));
  if (answer.tree) {
    add("tree", fmt::format("height {}, {} different options, {} different subtrees met", answer.tree->height,
                            answer.tree->options, answer.tree->subtrees));
  }
  return text;
}

std::string as_json(const PositionAnswer& answer) {
  AnswerJson object{{"game", answer.game}, {"input", answer.input}, {"position", answer.position}};
  if (answer.graphs) object["graph"] = graphs_json(*answer.graphs);
  object["nimber"] = answer.nimber ? AnswerJson(*answer.nimber) : AnswerJson(nullptr);
  object["outcome"] = winner_of(answer.outcome);
  object["winning_moves"] = answer.winning_moves;
  if (answer.play_lengths) object["play_lengths"] = *answer.play_lengths;
  if (answer.tree) {
    object["tree"] = {
        {"height", answer.tree->height}, {"options", answer.tree->options}, {"subtrees", answer.tree->subtrees}};
  }
  return object.dump() + "\n";
}

std::string as_row(const PositionAnswer& answer) {
  const auto& moves = answer.winning_moves;
  std::string row = answer.nimber ? fmt::format("{}", *answer.nimber) : "-";
  row += fmt::format("\t{}\t{}\t{}\t", winner_of(answer.outcome), answer.input, answer.position);
  row += moves.empty() ? "-" : fmt::format("{}", fmt::join(moves, " or "));
  if (answer.play_lengths) row += fmt::format("\t{}", fmt::join(*answer.play_lengths, ","));
  return row + "\n";
}

}  // namespace sprague::cli
