#include "games/written/game.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/tree_key.hpp"
#include "games/written/notation.hpp"

namespace sprague {
namespace {

using language::ChoiceKind;
using language::GameText;
using written::Left;

// A position that never has more than its graph.
bool has_graphs_only(const GameText& game) {
  return game.marks.empty() && !game.directs && !game.on_boards;
}

// What a move chose, by the numbers that the vertices have in `part`.
std::vector<Vertex> vertices_of(const language::Value& chosen, ChoiceKind kind, std::span<const Vertex> part) {
  switch (kind) {
    case ChoiceKind::vertex: return {part[static_cast<std::size_t>(chosen.number)]};
    case ChoiceKind::edge:
    case ChoiceKind::arrow: return {part[language::first_of(chosen.number)], part[language::second_of(chosen.number)]};
    default: break;
  }
  std::vector<Vertex> vertices;
  for (const std::int64_t v : language::as<language::Part>(chosen.thing).vertices) {
    vertices.push_back(part[static_cast<std::size_t>(v)]);
  }
  return vertices;
}

std::string name_of(const std::vector<Vertex>& vertices, ChoiceKind kind) {
  const std::string_view between = kind == ChoiceKind::edge ? "-" : kind == ChoiceKind::arrow ? ">" : ",";
  return fmt::format("{}", fmt::join(vertices, between));
}

}  // namespace

WrittenGame::WrittenGame(std::shared_ptr<const GameText> game) : game_(std::move(game)), moves_(game_) {}

WrittenGame WrittenGame::from_code(std::string_view text) {
  return WrittenGame(language::compile_game("game", std::string(text)));
}

written::Position WrittenGame::canonical(const Position& position) const {
  return written::reordered(*game_, position, written::canonical_order(*game_, position));
}

std::vector<Sum<written::Position>> WrittenGame::options(const Position& position) const {
  std::vector<Sum<Position>> result;
  moves_.each(position, [&](const language::Value& /*chosen*/, ChoiceKind /*kind*/, const Left& left) {
    result.push_back(components(left.position));
  });
  return result;
}

WrittenGame::Key WrittenGame::key(const Position& position) const {
  if (has_graphs_only(*game_)) return graph_key(position.graph);
  return written::print_position(*game_, canonical(position));
}

written::Position WrittenGame::position_of(const Key& key) const {
  if (has_graphs_only(*game_)) return written::start_on(*game_, graph_of_key(key));
  return written::parse_position(*game_, key);
}

std::string WrittenGame::print(const Position& position) const {
  if (position.is_plain()) return print_graph(position.graph);
  return written::print_position(*game_, canonical(position));
}

written::Position WrittenGame::parse_board(std::string_view text) const {
  return written::parse_position(*game_, text);
}

written::Position WrittenGame::board_of(Graph graph) const {
  return written::start_on(*game_, std::move(graph));
}

written::Position WrittenGame::board_of(const language::Board& board) const {
  Position position = written::start_on(*game_, *board.graph);
  for (std::size_t face = 0; face < board.faces.size(); ++face) {
    if (face != board.map.outer_face()) position.faces.push_back(board.faces[face]->edges);
  }
  std::ranges::sort(position.faces);
  return position;
}

Sum<written::Position> WrittenGame::components(const Board& board) const {
  Sum<Position> result;
  for (const std::vector<Vertex>& part : written::parts_of(*game_, board)) {
    result.push_back(written::reordered(*game_, board, part));
  }
  return result;
}

void WrittenGame::each_labelled(const Position& sum,
                                absl::FunctionRef<void(const std::string&, std::vector<Vertex>, Left)> sink) const {
  const auto parts = written::parts_of(*game_, sum);
  for (const std::vector<Vertex>& part : parts) {
    std::vector<Vertex> others;
    for (std::size_t v = 0; v < sum.graph.vertices(); ++v) {
      if (!std::ranges::binary_search(part, v)) others.push_back(static_cast<Vertex>(v));
    }
    const Position rest = written::reordered(*game_, sum, others);
    moves_.each(written::reordered(*game_, sum, part), [&](const language::Value& chosen, ChoiceKind kind, Left left) {
      std::vector<Vertex> vertices = vertices_of(chosen, kind, part);
      const Position both = written::beside(*game_, left.position, rest);
      // Where each vertex of the sum is in both, and, of those that are in both, the least that became it.
      std::vector<Vertex> becomes(sum.graph.vertices(), written::kNoVertex);
      for (std::size_t i = 0; i < part.size(); ++i) becomes[part[i]] = left.becomes[i];
      for (std::size_t i = 0; i < others.size(); ++i) {
        becomes[others[i]] = static_cast<Vertex>(left.position.graph.vertices() + i);
      }
      std::vector<Vertex> order;
      std::vector<Vertex> place(both.graph.vertices(), written::kNoVertex);
      for (const Vertex v : becomes) {
        if (v == written::kNoVertex || place[v] != written::kNoVertex) continue;
        place[v] = static_cast<Vertex>(order.size());
        order.push_back(v);
      }
      for (Vertex& v : becomes) {
        if (v != written::kNoVertex) v = place[v];
      }
      const std::string name = name_of(vertices, kind);
      sink(name, std::move(vertices), {written::reordered(*game_, both, order), std::move(becomes)});
    });
  }
}

void WrittenGame::each_move(const Board& board, absl::FunctionRef<void(BoardMove<Position>)> visit) const {
  each_labelled(board, [&](const std::string& name, std::vector<Vertex> vertices, const Left& left) {
    visit({name, components(left.position), std::move(vertices)});
  });
}

WrittenGame::Labelled WrittenGame::labelled(const Position& position) {
  if (position.graph.vertices() > kLetters) throw OutOfBudget("a certificate names at most 52 vertices");
  Labelled sum{position, {}};
  for (unsigned v = 0; v < position.graph.vertices(); ++v) sum.letters += letter_of(v);
  return sum;
}

std::string WrittenGame::certified_text(const Labelled& sum) const {
  return written::certified_text(*game_, sum.position, sum.letters);
}

std::string WrittenGame::component_text(const Position& position) const {
  return certified_text(labelled(position));
}

std::vector<LabelledMove<WrittenGame::Labelled>> WrittenGame::labelled_moves(const Labelled& sum) const {
  std::vector<LabelledMove<Labelled>> moves;
  each_labelled(sum.position, [&](const std::string& /*name*/, const std::vector<Vertex>& /*vertices*/, Left left) {
    Labelled after{std::move(left.position), {}};
    for (std::size_t v = 0; v < left.becomes.size(); ++v) {
      // Vertices that are left have numbers in their order: of several that became one the first gives the letter.
      if (left.becomes[v] == after.letters.size()) after.letters += sum.letters[v];
    }
    std::string text = certified_text(after);
    moves.push_back({std::move(text), std::move(after)});
  });
  std::ranges::sort(moves, {}, &LabelledMove<Labelled>::name);
  const auto repeated =
      std::unique(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.name == b.name; });
  moves.erase(repeated, moves.end());
  return moves;
}

std::vector<LabelledComponent<written::Position>> WrittenGame::labelled_components(const Labelled& sum) const {
  std::vector<LabelledComponent<Position>> components;
  for (const std::vector<Vertex>& part : written::parts_of(*game_, sum.position)) {
    Labelled component{written::reordered(*game_, sum.position, part), {}};
    for (const Vertex v : part) component.letters += sum.letters[v];
    const std::vector<Vertex> order = written::canonical_order(*game_, component.position);
    std::string labels;
    for (const Vertex v : order) labels += component.letters[v];
    components.push_back({certified_text(component), written::reordered(*game_, component.position, order), labels});
  }
  return components;
}

}  // namespace sprague
