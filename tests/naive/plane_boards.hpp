// Small plane boards for the references: typed by letters, named by the thesis, or every one of a graph.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph.hpp"
#include "canonical/plane_map.hpp"

namespace sprague::naive {

inline Vertex vertex_of(char letter) {
  return static_cast<Vertex>(letter - 'a');
}

inline char letter_of(Vertex v) {
  return static_cast<char>('a' + v);
}

// The vertices' neighbours, clockwise, separated by commas; the outer face is to the left of the dart a>b. "bc,ca,ab"
// is a triangle whose corners stand clockwise.
inline PlaneMap lettered(std::string_view neighbours) {
  std::vector<std::vector<Vertex>> clockwise(1);
  for (char c : neighbours) {
    if (c == ',') {
      clockwise.emplace_back();
    } else {
      clockwise.back().push_back(vertex_of(c));
    }
  }
  return PlaneMap(clockwise, 0, 1);
}

// The dart from one letter to the other: "ab".
inline Dart dart_named(const PlaneMap& map, std::string_view name) {
  const Dart result = map.dart(vertex_of(name[0]), vertex_of(name[1]));
  ENSURE(result < map.darts(), std::string(name) + " is no dart");
  return result;
}

inline std::string name_of(const PlaneMap& map, Dart d) {
  return {letter_of(map.tail(d)), letter_of(map.head(d))};
}

inline PlaneMap cycle_board(std::size_t n) {
  std::vector<std::vector<Vertex>> clockwise;
  for (std::size_t v = 0; v < n; ++v) {
    clockwise.push_back({static_cast<Vertex>((v + 1) % n), static_cast<Vertex>((v + n - 1) % n)});
  }
  return PlaneMap(clockwise, 0, 1);
}

// A line of n markable edges: its two end edges cannot be marked.
inline PlaneMap line_board(std::size_t n) {
  std::vector<std::vector<Vertex>> clockwise(n + 3);
  for (std::size_t v = 0; v + 1 < clockwise.size(); ++v) {
    clockwise[v].push_back(static_cast<Vertex>(v + 1));
    clockwise[v + 1].push_back(static_cast<Vertex>(v));
  }
  return PlaneMap(clockwise, 0, 1);
}

// Section 2.1.1: the square abcd with its diagonal ac.
inline PlaneMap diamond() {
  return lettered("bcd,ca,dab,ac");
}

// Section 3.2.1: the triangle ade hangs inside the triangle abc.
inline PlaneMap inverted_hourglass() {
  return lettered("bdec,ca,ab,ea,ad");
}

// Sections 3.2.2 and 3.3: a b c stand above d e f; two squares side by side with their diagonals bd and bf. The moves
// that Section 3.3 names fix the nine edges, and the mirror through be maps a to c and d to f.
inline PlaneMap double_diamond() {
  return lettered("bd,cfeda,fb,abe,bfd,ebc");
}

// Figure 3.3: one more vertex in each of the outer edges ad and cf.
inline PlaneMap stretched_double_diamond() {
  return lettered("bg,cfeda,hb,gbe,bfd,ebh,ad,cf");
}

// Every order of edges around the vertices that draws the connected graph in the plane, with every choice of the outer
// face; boards that differ by names or by a mirror come several times. Requires an edge.
inline void each_plane_map(const Graph& graph, const std::function<void(const PlaneMap&)>& sink) {
  std::vector<std::vector<Vertex>> clockwise;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const auto neighbours = graph.neighbours(static_cast<Vertex>(v));
    clockwise.emplace_back(neighbours.begin(), neighbours.end());
  }
  auto outer_faces = [&] {
    try {
      const PlaneMap map(clockwise, 0, clockwise[0][0]);
      for (std::size_t f = 0; f < map.faces(); ++f) {
        const Dart outer = map.walk(static_cast<Face>(f)).front();
        sink(PlaneMap(clockwise, map.tail(outer), map.head(outer)));
      }
    } catch (const InputError&) {  // not planar
    }
  };
  // The first neighbour stays first: a turn of the whole order is the same drawing.
  std::function<void(std::size_t)> arrange = [&](std::size_t v) {
    if (v == clockwise.size()) return outer_faces();
    do {
      arrange(v + 1);
    } while (std::next_permutation(clockwise[v].begin() + 1, clockwise[v].end()));
  };
  arrange(0);
}

}  // namespace sprague::naive
