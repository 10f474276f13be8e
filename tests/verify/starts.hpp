// Starting positions, in the notation of docs/certificates.md. Vertices, junctions and spots are a, b, c, ... in order.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sprague::verify {

inline std::string joined_by(std::string_view separator, const std::vector<std::string>& parts) {
  std::string all;
  for (const std::string& part : parts) all += (&part == &parts.front() ? "" : std::string(separator)) + part;
  return all;
}

inline char letter(unsigned i) {
  return static_cast<char>(i < 26 ? 'a' + i : 'A' + (i - 26));
}

// Away from the first vertex ('^'), towards it ('v'), or neither.
inline std::string edge(unsigned v, unsigned w, char mark = ' ') {
  const std::string ends{letter(v), letter(w)};
  return mark == '^' ? ends.substr(0, 1) + ">" + ends.substr(1) : mark == 'v' ? ends.substr(1) + ">" + ends[0] : ends;
}

// Through so many vertices; marks by the numbers of their edges.
inline std::string path(unsigned vertices, std::map<unsigned, char> marks = {}) {
  std::vector<std::string> edges;
  for (unsigned v = 1; v < vertices; ++v) edges.push_back(edge(v - 1, v, marks.contains(v - 1) ? marks[v - 1] : ' '));
  return vertices == 1 ? "a" : joined_by(";", edges);
}

inline std::string ring(unsigned vertices) {
  return path(vertices) + ";" + edge(0, vertices - 1);
}

// A hub and legs as Mathews writes them: `2` has two edges; `^2`, `v2` one more, at the outer end, which is marked away
// from the hub or towards it; `2(v1)` marks one of its edges, counted from the hub from 1 on.
inline std::string spider(const std::vector<std::string>& legs) {
  std::vector<std::string> edges;
  for (const std::string& leg : legs) {
    const bool accent = leg[0] == '^' || leg[0] == 'v';
    const std::size_t inner = leg.find('(');
    const auto unmarked = static_cast<unsigned>(std::stoul(leg.substr(accent ? 1 : 0)));
    for (unsigned i = 1; i <= unmarked + (accent ? 1 : 0); ++i) {
      const auto vertex = static_cast<unsigned>(edges.size() + 1);
      const bool marked = inner != std::string::npos && i == std::stoul(leg.substr(inner + 2));
      edges.push_back(edge(i == 1 ? 0 : vertex - 1, vertex, i > unmarked ? leg[0] : marked ? leg[inner + 1] : ' '));
    }
  }
  return joined_by(";", edges);
}

// A hub and legs of so many vertices.
inline std::string star(std::initializer_list<unsigned> legs) {
  std::vector<std::string> numbers;
  for (unsigned leg : legs) numbers.push_back(std::to_string(leg));
  return spider(numbers);
}

// Spots of Brussels Sprouts with so many tips each, without a girth and with one.
inline std::string spots(std::span<const unsigned> tips) {
  std::vector<std::string> boundaries;
  for (unsigned count : tips) boundaries.push_back("(" + std::string(count, '2') + ")");
  return joined_by(",", boundaries);
}
inline std::string junctions(std::span<const unsigned> tips) {
  std::vector<std::string> boundaries;
  for (unsigned i = 0; i < tips.size(); ++i) boundaries.push_back("(" + std::string(tips[i], letter(i)) + ")");
  return joined_by(",", boundaries);
}
inline std::string spots(std::initializer_list<unsigned> tips) {
  return spots(std::span<const unsigned>(tips.begin(), tips.size()));
}
inline std::string junctions(std::initializer_list<unsigned> tips) {
  return junctions(std::span<const unsigned>(tips.begin(), tips.size()));
}

}  // namespace sprague::verify
