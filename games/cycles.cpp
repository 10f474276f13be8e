#include "games/cycles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "canonical/plane_faces.hpp"
#include "canonical/plane_notation.hpp"
#include "games/marks_text.hpp"

namespace sprague {
namespace {

constexpr std::array kReadings{CellReading::walk, CellReading::simple, CellReading::enclosing};

}  // namespace

std::string_view to_string(CellReading reading) {
  switch (reading) {
    case CellReading::walk: return "walk";
    case CellReading::simple: return "simple";
    case CellReading::enclosing: return "enclosing";
  }
  ENSURE(false, "a reading of cells without a name");
  return {};
}

std::vector<Cell> cells_of(const PlaneMap& map, CellReading reading) {
  std::vector<Cell> cells;
  for (std::size_t f = 0; f < map.faces(); ++f) {
    const auto face = static_cast<Face>(f);
    if (face == map.outer_face()) continue;
    const std::vector<Dart> walk = map.walk(face);
    if (reading == CellReading::walk) {
      const bool both_ways =
          std::ranges::any_of(walk, [&](Dart d) { return std::ranges::count(walk, map.reverse(d)) > 0; });
      if (!both_ways) cells.push_back({face, walk});
      continue;
    }
    if (reading == CellReading::enclosing) {
      cells.push_back({face, enclosing_cycle(map, face)});
    } else if (simple_parts(map, face).size() == 1) {
      cells.push_back({face, walk});
    }
  }
  return cells;
}

std::vector<unsigned> arrows_by_dart(const PlaneMap& map) {
  std::vector<unsigned> arrow(map.darts());
  unsigned arrows = 0;
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.tail(d) > map.head(d)) continue;
    arrow[d] = arrows;
    arrow[map.reverse(d)] = arrows + 1;
    arrows += 2;
  }
  return arrow;
}

Cycles Cycles::from_code(std::string_view text) {
  if (text.empty()) return Cycles(CellReading::walk);
  for (const CellReading reading : kReadings) {
    if (to_string(reading) == text) return Cycles(reading);
  }
  throw InputError(fmt::format("game 'cycles:{}': expected walk, simple or enclosing", text));
}

Cycles::Board Cycles::parse_board(std::string_view text) const {
  Board board{parse_plane_map(board_part(text)), {}};
  each_mark(text, [&](std::string_view arrow, std::size_t place) {
    auto bad = [&](std::string_view what) { return InputError(fmt::format("'{}', place {}: {}", text, place, what)); };
    if (arrow.size() != 3 || arrow[1] != '>') throw bad("expected an arrow as a>b");
    const auto dart = parse_dart(board.map, arrow);
    if (!dart) throw bad(fmt::format("the board has no edge {}{}", arrow[0], arrow[2]));
    if (std::ranges::count(board.marks, *dart) + std::ranges::count(board.marks, board.map.reverse(*dart)) > 0) {
      throw bad(fmt::format("the edge {}{} is marked twice", arrow[0], arrow[2]));
    }
    board.marks.push_back(*dart);
  });
  // Says where the marks break a rule.
  static_cast<void>(system_of(board));
  return board;
}

std::string Cycles::print_board(const Board& board) const {
  std::string text = print_plane_map(board.map);
  for (std::size_t i = 0; i < board.marks.size(); ++i) {
    text += fmt::format("{}{}", i == 0 ? "; " : ",", print_dart(board.map, board.marks[i]));
  }
  return text;
}

ArrowSystem Cycles::system_of(const Board& board) const {
  const PlaneMap& map = board.map;
  if (map.edges() > ArrowSystem::kMostEdges) {
    throw InputError(fmt::format("a board of {} edges: expected at most {}", map.edges(), ArrowSystem::kMostEdges));
  }
  const std::vector<unsigned> arrow = arrows_by_dart(map);
  ArrowSet drawn = 0;
  for (const Dart d : board.marks) drawn |= arrow_bit(arrow[d]);
  const ArrowSet ended = reversed_arrows(drawn);

  std::vector<ArrowSet> closed;
  std::vector<ArrowSet> short_sets;
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    ArrowSet away = 0;
    for (std::size_t i = 0; i < map.degree(static_cast<Vertex>(v)); ++i) {
      away |= arrow_bit(arrow[map.first_dart(static_cast<Vertex>(v)) + i]);
    }
    for (const ArrowSet set : {away, reversed_arrows(away)}) {
      if ((set & ended) != 0) continue;
      if ((set & ~drawn) == 0) {
        throw InputError(fmt::format("'{}': vertex {} is a {}", print_board(board), letter_of(static_cast<Vertex>(v)),
                                     set == away ? "source" : "sink"));
      }
      closed.push_back(set & ~drawn);
    }
  }
  for (const Cell& cell : cells_of(map, reading_)) {
    ArrowSet around = 0;
    for (const Dart d : cell.walk) around |= arrow_bit(arrow[d]);
    for (const ArrowSet set : {around, reversed_arrows(around)}) {
      if ((set & ended) != 0) continue;
      const int lacking = std::popcount(set & ~drawn);
      if (lacking < 2) {
        throw InputError(fmt::format(
            "'{}': the cell left of {} is {}: the game is {}", print_board(board), print_dart(map, cell.walk.front()),
            lacking == 0 ? "complete" : "one arrow from complete", lacking == 0 ? "over" : "won by whoever moves"));
      }
      short_sets.push_back(set & ~drawn);
    }
  }
  for (ArrowSet rest = drawn; rest != 0; rest &= rest - 1) {
    const ArrowSet mark = rest & (~rest + 1);
    closed.push_back(mark);
    closed.push_back(reversed_arrows(mark));
  }
  return {static_cast<unsigned>(map.edges()), closed, short_sets};
}

void Cycles::each_move(const Board& board, absl::FunctionRef<void(BoardMove<ArrowSystem>)> visit) const {
  const ArrowSystem system = system_of(board);
  const std::vector<unsigned> arrow = arrows_by_dart(board.map);
  for (std::size_t i = 0; i < board.map.darts(); ++i) {
    if ((system.legal() & arrow_bit(arrow[i])) == 0) continue;
    const auto dart = static_cast<Dart>(i);
    visit({print_dart(board.map, dart),
           system.with(arrow[i]).normal_form(),
           {board.map.tail(dart), board.map.head(dart)}});
  }
}

Sum<ArrowSystem> Cycles::parse(std::string_view text) const {
  if (text.starts_with(kComponentStart)) return ArrowSystem::parse(text).normal_form();
  return components(parse_board(text));
}

}  // namespace sprague
