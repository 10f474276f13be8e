// The Game of Cycles: Section 2.1 of Zandee. A board is a plane drawing, given by the neighbours of each vertex in
// clockwise order; a face lies to the left of the arrows of its boundary walk.
#include <algorithm>
#include <map>

#include "verify/games.hpp"
#include "verify/systems.hpp"

namespace sprague::verify {
namespace {

using Walk = std::vector<Arrow>;
using Words = std::vector<std::string_view>;

class Plane {
 public:
  Plane(const Board& board, const Words& words) : board_(board), words_(words) {
    for (Arrow arrow = 0; arrow < 2 * board.edges.size(); ++arrow) {
      if (face_at_.contains(arrow)) continue;
      Walk walk;
      for (Arrow along = arrow; !face_at_.contains(along); along = next(along)) {
        face_at_[along] = faces_.size();
        walk.push_back(along);
      }
      faces_.push_back(std::move(walk));
    }
    // Euler's formula.
    if (words.size() + faces_.size() != board.edges.size() + 2)
      throw Malformed("the words are not those of a plane drawing");
  }

  // The cells of the bounded faces, one way round and the other.
  ArrowSets cells(std::string_view reading, VertexPair outer_arrow) const {
    const std::size_t outer = face_at_.at(board_.arrow(outer_arrow));
    ArrowSets result;
    for (std::size_t face = 0; face < faces_.size(); ++face) {
      if (face == outer) continue;
      const std::vector<Walk> pieces = pieces_of(faces_[face]);
      Walk cell = faces_[face];
      if (reading == ":simple" && pieces.size() > 1) continue;
      if (reading == ":enclosing") {
        cell = *std::find_if(pieces.begin(), pieces.end(),
                             [&](const Walk& piece) { return !reaches(face, outer, piece); });
      }
      Arrows around(cell.begin(), cell.end());
      Arrows back;
      for (Arrow arrow : cell) back.insert(arrow ^ 1);
      const bool both_ways = std::any_of(cell.begin(), cell.end(), [&](Arrow arrow) { return back.contains(arrow); });
      if (!both_ways) result.insert({around, back});
    }
    return result;
  }

 private:
  Vertex from(Arrow arrow) const {
    return arrow % 2 == 0 ? board_.edges[arrow / 2].first : board_.edges[arrow / 2].second;
  }
  Vertex to(Arrow arrow) const { return from(arrow ^ 1); }

  // Along the face to the left: who comes to a vertex goes on to the neighbour that is clockwise next to where he came
  // from.
  Arrow next(Arrow arrow) const {
    const std::string_view word = words_[to(arrow)];
    const std::size_t place = word.find(static_cast<char>('a' + from(arrow)));
    return board_.arrow({to(arrow), static_cast<Vertex>(word[(place + 1) % word.size()] - 'a')});
  }

  // A closed walk falls into simple cycles, and edges that are passed in both directions.
  std::vector<Walk> pieces_of(const Walk& walk) const {
    std::vector<Walk> pieces;
    Walk open;
    for (Arrow arrow : walk) {
      open.push_back(arrow);
      const auto back = std::find_if(open.begin(), open.end(), [&](Arrow a) { return from(a) == to(arrow); });
      if (back == open.end()) continue;
      pieces.emplace_back(back, open.end());
      open.erase(back, open.end());
    }
    return pieces;
  }

  // Whether a way leads from face to face that does not cross the piece.
  bool reaches(std::size_t face, std::size_t goal, const Walk& piece) const {
    std::vector<std::size_t> reached{face};
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (Arrow arrow : faces_[reached[i]]) {
        const std::size_t beyond = face_at_.at(arrow ^ 1);
        const bool crosses = std::any_of(piece.begin(), piece.end(), [&](Arrow a) { return a / 2 == arrow / 2; });
        if (!crosses && std::find(reached.begin(), reached.end(), beyond) == reached.end()) reached.push_back(beyond);
      }
    }
    return std::find(reached.begin(), reached.end(), goal) != reached.end();
  }

  const Board& board_;
  const Words& words_;
  std::vector<Walk> faces_;
  std::map<Arrow, std::size_t> face_at_;
};

Board read_board(std::string_view text, std::string_view reading) {
  const std::size_t outer = text.find(" outer=");
  if (outer == std::string_view::npos) throw Malformed("expected words and \" outer=\"");
  const Words words = split(text.substr(0, outer), ",");
  if (words.size() > 26) throw TooLarge("a plane board has more than 26 vertices");
  Board board{Graph(words.size()), {}, {}, {}};
  for (Vertex v = 0; v < words.size(); ++v) {
    for (char name : words[v]) {
      const Vertex w = static_cast<Vertex>(name - 'a');
      if (name < 'a' || w >= words.size() || w == v || std::count(words[v].begin(), words[v].end(), name) != 1) {
        throw Malformed("expected words of other vertices, each once");
      }
      if (words[w].find(static_cast<char>('a' + v)) == std::string_view::npos) {
        throw Malformed("an edge is named by one of its ends only");
      }
      if (v > w) continue;
      board.edges.emplace_back(v, w);
      board.graph.join(v, w);
    }
  }
  if (board.graph.parts(board.graph.all()).size() != 1) throw Malformed("the board is not connected");
  const auto rest = split(text.substr(outer + 7), "; ");
  const std::vector<VertexPair> outer_arrow = read_marks(rest[0], true);
  if (outer_arrow.size() != 1 || rest.size() > 2) throw Malformed("expected one arrow of the outer face, and marks");
  board.cells = Plane(board, words).cells(reading, outer_arrow[0]);
  if (rest.size() == 2) board.marks = read_marks(rest[1], true);
  return board;
}

class CyclesGame final : public Game {
 public:
  explicit CyclesGame(std::string_view reading) : reading_(reading) {}

  PositionPtr start(std::string_view text) const override { return system_of(read_board(text, reading_), true); }
  PositionPtr component(std::string_view text) const override { return system_of(text); }

 private:
  std::string reading_;
};

}  // namespace

Board cycles_board(std::string_view start) {
  return read_board(start, "");
}

std::unique_ptr<Game> cycles_game(std::string_view reading) {
  return std::make_unique<CyclesGame>(reading);
}

}  // namespace sprague::verify
