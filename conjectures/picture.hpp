// What a check asks to be drawn: a graph or a plane board with arrows on it, perhaps several times over; or Sprouts.
//
// Vertices are numbered as the graph or the map that the notation names. A picture says what to draw; how it looks is
// the business of reports/.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"

namespace sprague {

using Ends = std::pair<Vertex, Vertex>;

// A mark that stands on the board, a first move to look at, or the reply to it.
enum class ArrowStyle : std::uint8_t { plain, first, reply };

struct Arrow {
  Vertex tail = 0;
  Vertex head = 0;
  ArrowStyle style = ArrowStyle::plain;
  friend bool operator==(const Arrow&, const Arrow&) = default;
};

// A copy of the board with arrows of its own and a line below.
struct Panel {
  std::vector<Arrow> arrows;
  std::string caption;  // plain text
  friend bool operator==(const Panel&, const Panel&) = default;
};

struct Picture {
  std::string notation;  // what parse_graph, parse_plane_map or parse_sprouts reads
  std::string caption;   // Markdown
  std::vector<Vertex> marked = {};
  std::vector<Arrow> arrows = {};
  std::vector<Ends> unmarkable = {};  // edges
  std::vector<Ends> cells = {};       // of a plane map: darts with a cell on their left
  std::vector<Panel> panels = {};     // of a plane map; a picture with panels goes to the gallery
  std::vector<Ends> chosen = {};      // edges of a graph that stand out
  bool numbered = false;              // whether the vertices of a graph show their numbers
  std::string below = {};             // a line under a graph or a plane map without panels, plain text
  friend bool operator==(const Picture&, const Picture&) = default;
};

}  // namespace sprague
