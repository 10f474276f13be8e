#include "games/written/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "canonical/sorted.hpp"
#include "games/labels.hpp"

namespace sprague::written {
namespace {

using language::edge_of;
using language::first_of;
using language::pair_of;
using language::second_of;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const auto end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

class PositionParser {
 public:
  PositionParser(const language::GameText& game, std::string_view text) : game_(game), text_(text) {}

  Position parse() {
    std::vector<std::string_view> parts = split(text_, ';');
    if (game_.on_boards && parts.front().find("outer=") != std::string_view::npos) {
      const language::Board board(parse_plane_map(parts.front()));
      position_ = start_on(game_, *board.graph);
      for (std::size_t face = 0; face < board.faces.size(); ++face) {
        if (face != board.map.outer_face()) position_.faces.push_back(board.faces[face]->edges);
      }
      std::ranges::sort(position_.faces);
    } else {
      position_ = start_on(game_, parse_graph(parts.front()));
    }
    for (std::size_t i = 1; i < parts.size(); ++i) add(parts[i]);
    sort_unique(position_.directed);
    for (Set& mark : position_.marks) sort_unique(mark);
    return std::move(position_);
  }

 private:
  [[noreturn]] void fail(std::string_view part, std::string_view expected) const {
    throw InputError(fmt::format("position '{}': '{}': expected {}", text_, part, expected));
  }

  std::int64_t vertex(std::string_view text) const {
    unsigned v = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), v);
    if (error != std::errc() || end != text.data() + text.size() || v >= position_.graph.vertices()) {
      fail(text, fmt::format("a vertex from 0 to {}", position_.graph.vertices() - 1));
    }
    return v;
  }

  // a-b or a>b
  std::int64_t pair(std::string_view text, char between) const {
    const auto middle = text.find(between);
    if (middle == std::string_view::npos) fail(text, fmt::format("an edge such as 0{}1", between));
    const auto a = static_cast<Vertex>(vertex(text.substr(0, middle)));
    const auto b = static_cast<Vertex>(vertex(text.substr(middle + 1)));
    if (!position_.graph.has_edge(a, b)) fail(text, "an edge of the graph");
    return between == '>' ? pair_of(a, b) : edge_of(a, b);
  }

  void add(std::string_view part) {
    const auto space = part.find(' ');
    const std::string_view name = part.substr(0, space);
    if (part.find('>') != std::string_view::npos) {
      if (!game_.directs) fail(part, "nothing directed: the game has no directions");
      for (const std::string_view arrow : split(part, ',')) add_arrow(arrow);
      return;
    }
    const std::string_view list = space == std::string_view::npos ? std::string_view() : trimmed(part.substr(space));
    if (name == "face" && game_.on_boards) {
      Set face;
      for (const std::string_view edge : split(list, ',')) face.push_back(pair(edge, '-'));
      sort_unique(face);
      position_.faces.push_back(std::move(face));
      std::ranges::sort(position_.faces);
      return;
    }
    const auto mark = std::ranges::find(game_.marks, name, &language::GameMark::name);
    if (mark == game_.marks.end()) fail(part, "arrows, or a mark of the game and what has it");
    Set& marked = position_.marks[static_cast<std::size_t>(mark - game_.marks.begin())];
    for (const std::string_view one : split(list, ',')) marked.push_back(mark->on_edges ? pair(one, '-') : vertex(one));
  }

  void add_arrow(std::string_view text) {
    const std::int64_t arrow = pair(text, '>');
    const std::int64_t back = pair_of(second_of(arrow), first_of(arrow));
    if (std::ranges::find(position_.directed, back) != position_.directed.end()) fail(text, "one direction an edge");
    position_.directed.push_back(arrow);
  }

  const language::GameText& game_;
  std::string_view text_;
  Position position_;
};

std::string listed(const Set& edges, char between) {
  std::vector<std::string> texts;
  for (const std::int64_t edge : edges)
    texts.push_back(fmt::format("{}{}{}", first_of(edge), between, second_of(edge)));
  return fmt::format("{}", fmt::join(texts, ","));
}

}  // namespace

Position parse_position(const language::GameText& game, std::string_view text) {
  return PositionParser(game, text).parse();
}

std::string print_position(const language::GameText& game, const Position& position) {
  std::string text = "g6:" + to_graph6(position.graph);
  if (!position.directed.empty()) text += "; " + listed(position.directed, '>');
  for (std::size_t i = 0; i < game.marks.size(); ++i) {
    const Set& marked = position.marks[i];
    if (marked.empty()) continue;
    text += fmt::format("; {} {}", game.marks[i].name,
                        game.marks[i].on_edges ? listed(marked, '-') : fmt::format("{}", fmt::join(marked, ",")));
  }
  for (const Set& face : position.faces) text += "; face " + listed(face, '-');
  return text;
}

std::string certified_text(const language::GameText& game, const Position& position, std::string_view letters) {
  std::vector<std::string> items;
  const auto edge_letters = [&](std::int64_t edge) {
    return sorted_letters({letters[first_of(edge)], letters[second_of(edge)]});
  };
  // What stands behind an item's letters: its marks, sorted.
  std::map<std::int64_t, std::vector<std::string>> vertex_marks;
  std::map<std::int64_t, std::vector<std::string>> edge_marks;
  for (std::size_t i = 0; i < game.marks.size(); ++i) {
    auto& marks = game.marks[i].on_edges ? edge_marks : vertex_marks;
    for (const std::int64_t marked : position.marks[i]) marks[marked].push_back(game.marks[i].name);
  }
  const auto with_marks = [](std::string item, std::vector<std::string> marks) {
    std::ranges::sort(marks);
    for (const std::string& mark : marks) item += " " + mark;
    return item;
  };
  const Graph& graph = position.graph;
  for (std::size_t i = 0; i < graph.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (graph.degree(v) == 0 || vertex_marks.contains(v)) {
      items.push_back(with_marks(std::string(1, letters[v]), vertex_marks[v]));
    }
    for (const Vertex w : graph.neighbours(v)) {
      if (v > w) continue;
      const bool forwards = std::ranges::binary_search(position.directed, pair_of(v, w));
      const bool backwards = std::ranges::binary_search(position.directed, pair_of(w, v));
      std::string item = edge_letters(edge_of(v, w));
      if (forwards) item = {letters[v], letters[w], ' ', '>'};
      if (backwards) item = {letters[w], letters[v], ' ', '>'};
      items.push_back(with_marks(std::move(item), edge_marks[edge_of(v, w)]));
    }
  }
  for (const Set& face : position.faces) {
    std::vector<std::string> pairs;
    for (const std::int64_t edge : face) pairs.push_back(edge_letters(edge));
    std::ranges::sort(pairs);
    items.push_back(fmt::format("{} face", fmt::join(pairs, "")));
  }
  std::ranges::sort(items);
  return fmt::format("{}", fmt::join(items, ";"));
}

}  // namespace sprague::written
