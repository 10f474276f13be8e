#include "games/arrows_on_graphs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "games/marks_text.hpp"
#include "games/spider_arrows.hpp"

namespace sprague {

std::vector<GraphArrow> arrows_of(const Graph& graph) {
  std::vector<GraphArrow> arrows;
  for (std::size_t i = 0; i < graph.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    for (const Vertex w : graph.neighbours(v)) {
      if (w < v) continue;
      arrows.emplace_back(v, w);
      arrows.emplace_back(w, v);
    }
  }
  return arrows;
}

ArrowsOnGraphs ArrowsOnGraphs::from_code(std::string_view text) {
  if (text.empty()) return ArrowsOnGraphs(Leaves::free);
  if (text == "full") return ArrowsOnGraphs(Leaves::bound);
  throw InputError(fmt::format("game 'arrows:{}': expected arrows or arrows:full", text));
}

namespace {

// The spider with its hub as vertex 0 and its legs numbered one after the other, each from the hub outwards.
ArrowsBoard board_of(std::span<const MarkedLeg> legs) {
  ArrowsBoard board{Graph(1), {}};
  for (const MarkedLeg& leg : legs) {
    Vertex inner = 0;
    auto mark = leg.marks.begin();
    for (std::uint32_t index = 1; index <= leg.edges; ++index) {
      const Vertex outer = board.graph.add_vertex();
      board.graph.add_edge(inner, outer);
      if (mark != leg.marks.end() && mark->index == index) {
        board.marks.push_back(mark->accent == Accent::hat ? GraphArrow{inner, outer} : GraphArrow{outer, inner});
        ++mark;
      }
      inner = outer;
    }
  }
  return board;
}

}  // namespace

ArrowsOnGraphs::Board ArrowsOnGraphs::parse_board(std::string_view text) const {
  if (text.starts_with("S[")) {
    const std::vector<MarkedLeg> legs = parse_marked_legs(text);
    std::uint64_t edges = 0;
    for (const MarkedLeg& leg : legs) edges += leg.edges;
    if (edges > ArrowSystem::kMostEdges) {
      throw InputError(fmt::format("'{}': {} edges, expected at most {}; the game 'spiders' takes larger ones", text,
                                   edges, ArrowSystem::kMostEdges));
    }
    if (edges == 0) throw InputError(fmt::format("'{}': expected a leg with an edge", text));
    Board spider = board_of(legs);
    // Says where the marks break a rule.
    static_cast<void>(system_of(spider));
    return spider;
  }
  Board board{parse_graph(board_part(text)), {}};
  each_mark(text, [&](std::string_view arrow, std::size_t place) {
    auto bad = [&](std::string_view what) { return InputError(fmt::format("'{}', place {}: {}", text, place, what)); };
    GraphArrow mark{};
    const char* const last = arrow.data() + arrow.size();
    const auto [middle, error] = std::from_chars(arrow.data(), last, mark.first);
    if (error != std::errc{} || middle == last || *middle != '>') throw bad("expected an arrow as 0>1");
    const auto [rest, second_error] = std::from_chars(middle + 1, last, mark.second);
    if (second_error != std::errc{} || rest != last) throw bad("expected an arrow as 0>1");
    const auto& [from, to] = mark;
    if (from >= board.graph.vertices() || to >= board.graph.vertices() || !board.graph.has_edge(from, to)) {
      throw bad(fmt::format("the graph has no edge {}-{}", from, to));
    }
    if (std::ranges::count(board.marks, mark) + std::ranges::count(board.marks, GraphArrow{to, from}) > 0) {
      throw bad(fmt::format("the edge {}-{} is marked twice", from, to));
    }
    board.marks.push_back(mark);
  });
  // Says where the marks break a rule.
  static_cast<void>(system_of(board));
  return board;
}

std::string ArrowsOnGraphs::print_board(const Board& board) const {
  // The numbers of the marks are those of the graph as it was typed, so that graph is not brought into normal form.
  std::string text = "g6:" + to_graph6(board.graph);
  for (std::size_t i = 0; i < board.marks.size(); ++i) {
    text += fmt::format("{}{}>{}", i == 0 ? "; " : ",", board.marks[i].first, board.marks[i].second);
  }
  return text;
}

std::string ArrowsOnGraphs::certified_text(const Board& board) {
  if (board.graph.edges() > kLetters / 2) throw OutOfBudget("a certificate names at most 26 edges of arrows");
  std::string text;
  for (const auto& [tail, head] : arrows_of(board.graph)) {
    const bool marked = std::ranges::count(board.marks, GraphArrow{tail, head}) > 0;
    const bool reverse_marked = std::ranges::count(board.marks, GraphArrow{head, tail}) > 0;
    if (!marked && (reverse_marked || head < tail)) continue;
    text += fmt::format("{}{}{}{}", text.empty() ? "" : ";", letter_of(unsigned{tail}), marked ? ">" : "",
                        letter_of(unsigned{head}));
  }
  return text;
}

ArrowSystem ArrowsOnGraphs::system_of(const Board& board) const {
  const Graph& graph = board.graph;
  if (graph.edges() > ArrowSystem::kMostEdges) {
    throw InputError(fmt::format("a graph of {} edges: expected at most {}", graph.edges(), ArrowSystem::kMostEdges));
  }
  const std::vector<GraphArrow> arrows = arrows_of(graph);
  ArrowSet drawn = 0;
  std::vector<ArrowSet> away(graph.vertices(), 0);
  for (unsigned i = 0; i < arrows.size(); ++i) {
    away[arrows[i].first] |= arrow_bit(i);
    if (std::ranges::count(board.marks, arrows[i]) > 0) drawn |= arrow_bit(i);
  }
  const ArrowSet ended = reversed_arrows(drawn);
  std::vector<ArrowSet> closed;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const std::size_t degree = graph.degree(static_cast<Vertex>(v));
    if (degree == 0) throw InputError(fmt::format("vertex {} is isolated: expected a graph without such", v));
    if (degree == 1 && leaves_ == Leaves::free) continue;
    for (const ArrowSet set : {away[v], reversed_arrows(away[v])}) {
      if ((set & ended) != 0) continue;
      if ((set & ~drawn) == 0) {
        throw InputError(
            fmt::format("'{}': vertex {} is a {}", print_board(board), v, set == away[v] ? "source" : "sink"));
      }
      closed.push_back(set & ~drawn);
    }
  }
  for (ArrowSet rest = drawn | ended; rest != 0; rest &= rest - 1) closed.push_back(rest & (~rest + 1));
  return {static_cast<unsigned>(graph.edges()), closed, {}};
}

void ArrowsOnGraphs::each_move(const Board& board, absl::FunctionRef<void(BoardMove<ArrowSystem>)> visit) const {
  const ArrowSystem system = system_of(board);
  const std::vector<GraphArrow> arrows = arrows_of(board.graph);
  for (unsigned i = 0; i < arrows.size(); ++i) {
    if ((system.legal() & arrow_bit(i)) == 0) continue;
    const auto [tail, head] = arrows[i];
    visit({fmt::format("{}>{}", tail, head), system.with(i).normal_form(), {tail, head}});
  }
}

Sum<ArrowSystem> ArrowsOnGraphs::parse(std::string_view text) const {
  if (text.starts_with(kComponentStart)) return ArrowSystem::parse(text).normal_form();
  return components(parse_board(text));
}

}  // namespace sprague
