// Graphs with marks, directions and faces, and how such a position is written.
#include "verify/written.hpp"

namespace sprague::verify {

Codes list(Bits vertices) {
  Codes codes;
  for (; vertices != 0; vertices &= vertices - 1) codes.push_back(std::countr_zero(vertices));
  return codes;
}

Codes as_set(Codes codes) {
  std::ranges::sort(codes);
  codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
  return codes;
}

bool Graph::has(Code code) const {
  return is_vertex(code) ? (vertices & bit(code)) != 0 : joined(tail(code), head(code));
}

Codes Graph::edges() const {
  Codes codes;
  for (Code v : list(vertices)) {
    for (Code w : list(near(v))) {
      if (v < w) codes.push_back(edge(v, w));
    }
  }
  return codes;
}

void Graph::join(Code one, Code other) {
  for (Code v : {one, other}) {
    vertices |= bit(v);
    neighbours[static_cast<std::size_t>(v)] |= bit(v == one ? other : one);
  }
}

void Graph::remove(Code code) {
  const bool vertex = is_vertex(code);
  for (Code v : vertex ? list(vertices) : Codes{tail(code), head(code)}) {
    neighbours[static_cast<std::size_t>(v)] &= ~(vertex ? bit(code) : bit(tail(code)) | bit(head(code)));
  }
  if (!vertex) return;
  vertices &= ~bit(code);
  neighbours[static_cast<std::size_t>(code)] = 0;
}

void Graph::remove(const Codes& codes) {
  for (Code code : codes) remove(code);
}

bool Position::has_face(const Codes& face) const {
  return std::ranges::all_of(face, [&](Code e) { return graph.has(e); });
}

bool Position::is_directed(Code code) const {
  return std::ranges::count(directed, code) + std::ranges::count(directed, arrow(head(code), tail(code))) > 0;
}

void Position::remove(const Codes& codes) {
  graph.remove(codes);
  const auto is_gone = [&](Code code) { return !graph.has(code); };
  for (auto& [mark, marked] : marks) std::erase_if(marked, is_gone);
  std::erase_if(directed, is_gone);
}

Code after_merge(Code code, Code first, Code second, bool is_arrow) {
  const auto left = [&](Code v) { return v == second ? first : v; };
  if (is_vertex(code)) return left(code);
  const Code from = left(tail(code));
  const Code to = left(head(code));
  return is_arrow ? arrow(from, to) : edge(from, to);
}

void Position::merge(Code first, Code second) {
  for (Code v : list(graph.near(second) & ~bit(first))) graph.join(first, v);
  graph.remove(second);
  for (auto& [mark, marked] : marks) {
    for (Code& code : marked) code = after_merge(code, first, second);
    marked = as_set(marked);
  }
  remove({});
}

namespace {

Text letters(Code one, Code other) {
  return {alphabet[static_cast<std::size_t>(one)], alphabet[static_cast<std::size_t>(other)]};
}

// As pairs with the letters of each sorted; an edge as such, without its direction.
Text pair_of(Code e) {
  Text pair = letters(tail(e), head(e));
  std::ranges::sort(pair);
  return pair;
}

Code vertex_of(char letter) {
  if (!has(alphabet, letter)) throw Malformed("expected a letter for a vertex");
  return static_cast<Code>(alphabet.find(letter));
}

Code arrow_of(View pair) {
  if (pair.size() != 2 || pair[0] == pair[1]) throw Malformed("expected two letters for an edge");
  return arrow(vertex_of(pair[0]), vertex_of(pair[1]));
}

}  // namespace

Position read_position(const WrittenRules& rules, View text) {
  Position position;
  for (const auto& [mark, type] : rules.marks) position.marks[mark];
  Codes seen;  // that have items
  const Texts items = split(text, ";");
  for (const Text& item : std::set<Text>(items.begin(), items.end())) {
    Texts words = split(item, " ");
    const Text what = words[0];
    if (words.size() == 2 && words[1] == "face") {
      if (!rules.boards) throw Malformed("there are no faces in this game");
      Codes face;
      for (View left = what; !left.empty(); left.remove_prefix(std::min<std::size_t>(2, left.size()))) {
        const Code boundary = arrow_of(left.substr(0, 2));
        face.push_back(edge(tail(boundary), head(boundary)));
      }
      position.faces.push_back(as_set(face));
      const bool right = !face.empty() && position.faces.back().size() == face.size();
      if (!right) throw Malformed("a face has no edge, or one twice");
      continue;
    }
    const bool vertex = what.size() == 1;
    const Code code = vertex ? vertex_of(what[0]) : arrow_of(what);
    const Code thing = vertex ? code : edge(tail(code), head(code));
    if (std::ranges::count(seen, thing) > 0) throw Malformed("an item stands there twice: " + quoted(what));
    seen.push_back(thing);
    vertex ? void(position.graph.vertices |= bit(code)) : position.graph.join(tail(code), head(code));
    words.erase(words.begin());
    if (!vertex && !words.empty() && words[0] == ">") {
      if (rules.acts("contract")) throw Malformed("there are no directions in a game that contracts");
      position.directed.push_back(code);
      words.erase(words.begin());
    }
    for (const Text& mark : words) {
      const auto kind = rules.marks.find(mark);
      const bool right = kind != rules.marks.end() && kind->second == (vertex ? 'V' : 'E');
      if (!right) throw Malformed("there is no such mark of this: " + quoted(mark));
      position.marks[mark].push_back(thing);
    }
  }
  for (auto& [mark, marked] : position.marks) marked = as_set(marked);
  position.directed = as_set(position.directed);
  position.faces = {position.faces.begin(), position.faces.end()};
  std::ranges::sort(position.faces);
  position.faces.erase(std::unique(position.faces.begin(), position.faces.end()), position.faces.end());
  const bool whole = std::ranges::all_of(position.faces, [&](const Codes& face) { return position.has_face(face); });
  if (!whole) throw Malformed("an edge of a face is missing");
  return position;
}

Text text_of(const Position& position) {
  const auto marked = [&](Text text, Code code) {
    for (const auto& [mark, codes] : position.marks) {
      if (std::ranges::binary_search(codes, code)) text += " " + mark;
    }
    return text;
  };
  Texts items;
  for (Code v : list(position.graph.vertices)) {
    const Text item = marked(letters(v, v).substr(1), v);
    if (item.size() > 1 || position.graph.degree(v) == 0) items.push_back(item);
  }
  for (Code e : position.graph.edges()) {
    Text text = pair_of(e);
    for (Code drawn : {e, arrow(head(e), tail(e))}) {
      if (std::ranges::binary_search(position.directed, drawn)) text = letters(tail(drawn), head(drawn)) + " >";
    }
    items.push_back(marked(text, e));
  }
  for (const Codes& face : position.faces) {
    if (!position.has_face(face)) continue;
    Texts pairs;
    for (Code e : face) pairs.push_back(pair_of(e));
    std::ranges::sort(pairs);
    items.push_back(joined(pairs, "") + " face");
  }
  return sorted(items);
}

}  // namespace sprague::verify
