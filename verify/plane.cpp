// Plane drawings: the neighbours of each vertex in clockwise order; a face lies to the left of the arrows of its
// boundary walk.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

Texts read_words(View text) {
  Texts words = split(text, ",");
  if (words.size() > 26) throw TooLarge("a plane board has more than 26 vertices");
  for (std::size_t v = 0; v < words.size(); ++v) {
    for (char there : words[v]) {
      const std::size_t w = alphabet.find(there);
      if (w >= words.size() || w == v || std::ranges::count(words[v], there) != 1 || !has(words[w], alphabet[v])) {
        throw Malformed("expected words of other vertices, each once, and both ends of each edge");
      }
    }
  }
  return words;
}

// The boundary walk of each face, as its vertices.
Texts faces_of(const Texts& words) {
  Texts faces;
  std::set<Text> seen;  // arrows, as their vertices
  for (std::size_t v = 0; v < words.size(); ++v) {
    for (char w : words[v]) {
      Text walk;
      for (Text arrow{alphabet[v], w}; seen.insert(arrow).second;) {
        walk += arrow[0];
        // Who comes to a vertex goes on to the neighbour that is clockwise next to where he came from.
        const Text& word = words[alphabet.find(arrow[1])];
        arrow = {arrow[1], word[(word.find(arrow[0]) + 1) % word.size()]};
      }
      if (!walk.empty()) faces.push_back(walk);
    }
  }
  return faces;
}

// The words as they are read from an arrow: vertices have their names in the order in which they are met, in the words
// of those met before; each word begins with the vertex that this one was met from, the first with the arrow's end.
Text read_from(const Texts& words, char from, char to) {
  Text met{from, to};
  Text begin{to, from};
  Texts read;
  for (std::size_t i = 0; i < met.size(); ++i) {
    Text word = words[alphabet.find(met[i])];
    std::rotate(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(word.find(begin[i])), word.end());
    for (char& there : word) {
      if (!has(met, there)) {
        met += there;
        begin += met[i];
      }
      there = alphabet[met.find(there)];
    }
    read.push_back(word);
  }
  return joined(read, ",");
}

}  // namespace

Texts read_arrows(View text) {
  Texts arrows;
  for (const Text& arrow : split(text, ",")) {
    if (arrow.size() != 3 || arrow[1] != '>') throw Malformed("expected an arrow as a>b, found " + quoted(arrow));
    arrows.push_back({arrow[0], arrow[2]});
  }
  return arrows;
}

Drawing read_drawing(View text) {
  const Texts halves = split(text, " outer=");
  const Texts outer = read_arrows(halves.size() == 2 ? halves[1] : "");
  if (outer.size() != 1) throw Malformed("expected words, and an arrow along the outer face");
  Drawing drawing{read_words(halves[0]), {}, {}, {}};
  for (std::size_t v = 0; v < drawing.words.size(); ++v) {
    for (char there : drawing.words[v]) {
      if (v < alphabet.find(there)) drawing.edges.push_back({alphabet[v], there});
    }
  }
  drawing.faces = faces_of(drawing.words);
  const std::size_t vertices = drawing.words.size();
  const bool connected = labels(sorted(drawing.edges)).size() == vertices && is_connected(drawing.edges);
  if (!connected || vertices + drawing.faces.size() != drawing.edges.size() + 2) {  // Euler's formula
    throw Malformed("the words are not those of a connected plane drawing");
  }
  for (const Text& walk : drawing.faces) {
    if ((walk + walk[0]).find(outer[0]) != Text::npos) drawing.outer = walk;
  }
  if (drawing.outer.empty()) throw Malformed("an arrow is not on an edge");
  return drawing;
}

std::set<Text> readings(const Drawing& drawing) {
  Texts mirrored = drawing.words;
  for (Text& word : mirrored) std::reverse(word.begin(), word.end());
  std::set<Text> texts;
  const Text& walk = drawing.outer;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const char next = walk[(i + 1) % walk.size()];
    texts.insert(read_from(drawing.words, walk[i], next));
    texts.insert(read_from(mirrored, next, walk[i]));
  }
  return texts;
}

}  // namespace sprague::verify
