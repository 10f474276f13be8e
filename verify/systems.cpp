#include "verify/systems.hpp"

#include <algorithm>

namespace sprague::verify {
namespace {

constexpr std::size_t most_edges = 52;

Arrow reverse(Arrow arrow) {
  return arrow ^ 1;
}

std::string name_of(Arrow arrow) {
  const std::size_t edge = arrow / 2;
  return std::string(edge < 26 ? "" : "+") +
         static_cast<char>((arrow % 2 == 0 ? 'a' : 'A') + static_cast<int>(edge % 26));
}

std::vector<Arrow> read_arrows(std::string_view text) {
  std::vector<Arrow> arrows;
  while (!text.empty()) {
    const std::size_t beyond = skip(text, "+") ? 26 : 0;
    const char c = text.empty() ? ' ' : text[0];
    const bool small = c >= 'a' && c <= 'z';
    if (!small && !(c >= 'A' && c <= 'Z')) throw Malformed("expected letters of arrows");
    arrows.push_back(2 * (beyond + static_cast<std::size_t>(c - (small ? 'a' : 'A'))) + (small ? 0 : 1));
    text.remove_prefix(1);
  }
  return arrows;
}

bool has_both_arrows_of_an_edge(const Arrows& set) {
  return std::any_of(set.begin(), set.end(), [&](Arrow a) { return set.contains(reverse(a)); });
}

// Of sets that must not be drawn whole, or not lack just one, those that say more than others say already.
ArrowSets needed(const ArrowSets& sets, const Arrows& barred) {
  ArrowSets result;
  for (const Arrows& set : sets) {
    const bool blocked = std::any_of(set.begin(), set.end(), [&](Arrow a) { return barred.contains(a); });
    const bool implied = std::any_of(sets.begin(), sets.end(), [&](const Arrows& other) {
      return other != set && std::includes(set.begin(), set.end(), other.begin(), other.end());
    });
    if (!blocked && !implied && !has_both_arrows_of_an_edge(set)) result.insert(set);
  }
  return result;
}

class System final : public Position {
 public:
  System(std::set<std::size_t> edges, ArrowSets closed, ArrowSets cells)
      : edges_(std::move(edges)), closed_(std::move(closed)), cells_(std::move(cells)) {}

  std::set<std::string> moves() const override {
    std::set<std::string> names;
    for (std::size_t edge : edges_) {
      for (Arrow arrow : {2 * edge, 2 * edge + 1}) {
        const bool death = std::any_of(cells_.begin(), cells_.end(),
                                       [&](const Arrows& cell) { return cell.size() == 2 && cell.contains(arrow); });
        if (!closed_.contains({arrow}) && !death) names.insert(name_of(arrow));
      }
    }
    return names;
  }

  PositionPtr after(const std::string& move) const override {
    auto left = std::make_unique<System>(*this);
    left->draw(read_arrows(move)[0]);
    left->reduce();
    return left;
  }

  // A component of one edge has no sets.
  std::vector<PositionPtr> components() const override {
    std::vector<PositionPtr> parts;
    for (std::set<std::size_t> rest = edges_; !rest.empty();) {
      System part({*rest.begin()}, {}, {});
      std::size_t edges = 0;
      while (edges < part.edges_.size()) {
        edges = part.edges_.size();
        part.take_from(closed_, part.closed_);
        part.take_from(cells_, part.cells_);
      }
      for (std::size_t edge : part.edges_) rest.erase(edge);
      if (edges == 1) part = System(part.edges_, {}, {});
      parts.push_back(std::make_unique<System>(std::move(part)));
    }
    return parts;
  }

  bool is(const Position& position, std::string_view relabelling) const override {
    const auto& other = dynamic_cast<const System&>(position);
    const std::vector<Arrow> image = read_arrows(relabelling);
    if (image.size() != other.edges_.size() || image.size() != edges_.size()) return false;
    std::vector<Arrow> to(2 * most_edges);
    std::set<std::size_t> reached;
    auto next = image.begin();
    for (std::size_t edge : other.edges_) {
      to[2 * edge] = *next;
      to[2 * edge + 1] = reverse(*next);
      reached.insert(*next++ / 2);
    }
    const auto mapped = [&](const ArrowSets& sets) {
      ArrowSets result;
      for (const Arrows& set : sets) {
        Arrows there;
        for (Arrow arrow : set) there.insert(to[arrow]);
        result.insert(std::move(there));
      }
      return result;
    };
    return reached == edges_ && mapped(other.closed_) == closed_ && mapped(other.cells_) == cells_;
  }

  // Of a board with marks. Throws Malformed.
  void check_start() const {
    if (closed_.contains({})) throw Malformed("a vertex is a sink or a source");
    const Arrows barred = this->barred();
    for (const Arrows& cell : cells_) {
      if (cell.empty() || (cell.size() == 1 && !barred.contains(*cell.begin()))) {
        throw Malformed("a cell is complete, or can be completed at once");
      }
    }
  }

  // Throws Malformed if it is not in normal form, or no single component.
  void check_normal() const {
    check_start();
    System normal = *this;
    normal.reduce();
    const std::vector<PositionPtr> parts = normal.components();
    if (parts.size() != 1 || !same(normal) || !same(dynamic_cast<const System&>(*parts[0]))) {
      throw Malformed("expected the normal form of one component");
    }
  }

  // The document's rule 1.
  void draw(Arrow arrow) {
    edges_.erase(arrow / 2);
    for (ArrowSets* sets : {&closed_, &cells_}) {
      ArrowSets left;
      for (Arrows set : *sets) {
        set.erase(arrow);
        if (!set.contains(reverse(arrow))) left.insert(std::move(set));
      }
      *sets = std::move(left);
    }
  }

  // Rules 2 to 4.
  void reduce() {
    const Arrows barred = this->barred();
    closed_ = needed(closed_, {});
    cells_ = needed(cells_, barred);
    for (Arrow arrow : barred) {
      if (!barred.contains(reverse(arrow))) continue;
      edges_.erase(arrow / 2);
      closed_.erase({arrow});
    }
  }

  // Those that are closed sets by themselves.
  Arrows barred() const {
    Arrows result;
    for (const Arrows& set : closed_) {
      if (set.size() == 1) result.insert(*set.begin());
    }
    return result;
  }

 private:
  bool same(const System& other) const {
    return edges_ == other.edges_ && closed_ == other.closed_ && cells_ == other.cells_;
  }

  // Takes the sets that hang together with the edges, and their edges.
  void take_from(const ArrowSets& all, ArrowSets& mine) {
    for (const Arrows& set : all) {
      if (std::none_of(set.begin(), set.end(), [&](Arrow arrow) { return edges_.contains(arrow / 2); })) continue;
      mine.insert(set);
      for (Arrow arrow : set) edges_.insert(arrow / 2);
    }
  }

  std::set<std::size_t> edges_;
  ArrowSets closed_;
  ArrowSets cells_;
};

std::set<std::size_t> first_edges(std::size_t count) {
  if (count > most_edges) throw TooLarge("there are more than 52 edges");
  std::set<std::size_t> edges;
  for (std::size_t edge = 0; edge < count; ++edge) edges.insert(edge);
  return edges;
}

ArrowSets read_sets(std::string_view text, std::size_t edges) {
  ArrowSets sets;
  if (text.empty()) return sets;
  for (std::string_view part : split(text, ",")) {
    const std::vector<Arrow> arrows = read_arrows(part);
    if (arrows.empty() || std::any_of(arrows.begin(), arrows.end(), [&](Arrow a) { return a / 2 >= edges; })) {
      throw Malformed("expected sets of arrows of the edges");
    }
    sets.emplace(arrows.begin(), arrows.end());
    if (sets.size() > 300) throw TooLarge("a system has more than 300 sets");
  }
  return sets;
}

}  // namespace

Arrow Board::arrow(VertexPair from_to) const {
  const auto [from, to] = from_to;
  const auto edge = std::find(edges.begin(), edges.end(), VertexPair(std::min(from, to), std::max(from, to)));
  if (edge == edges.end()) throw Malformed("an arrow is not on an edge");
  return 2 * static_cast<Arrow>(edge - edges.begin()) + (from < to ? 0 : 1);
}

PositionPtr system_of(const Board& board, bool leaves_are_bound) {
  ArrowSets closed;
  for (Vertex v : board.graph.all()) {
    Arrows away;
    Arrows towards;
    for (Vertex w : board.graph.neighbours(v)) {
      away.insert(board.arrow({v, w}));
      towards.insert(board.arrow({w, v}));
    }
    if (away.size() > (leaves_are_bound ? 0 : 1)) closed.insert({away, towards});
  }
  System system(first_edges(board.edges.size()), std::move(closed), board.cells);
  std::set<std::size_t> marked;
  for (VertexPair mark : board.marks) {
    const Arrow arrow = board.arrow(mark);
    if (!marked.insert(arrow / 2).second) throw Malformed("an edge is marked twice");
    system.draw(arrow);
  }
  system.check_start();
  system.reduce();
  return std::make_unique<System>(std::move(system));
}

PositionPtr system_of(std::string_view text) {
  if (!skip(text, "system(") || !text.ends_with(')')) throw Malformed("expected an arrow system");
  const auto parts = split(text.substr(0, text.size() - 1), ";");
  if (parts.size() != 3) throw Malformed("expected a number of edges, closed sets and cells");
  const std::size_t edges = number(parts[0]);
  System system(first_edges(edges), read_sets(parts[1], edges), read_sets(parts[2], edges));
  system.check_normal();
  return std::make_unique<System>(std::move(system));
}

std::vector<VertexPair> read_marks(std::string_view text, bool letters) {
  const auto vertex = [&](std::string_view name) {
    if (!letters) return number(name);
    if (name.size() != 1 || name[0] < 'a' || name[0] > 'z') throw Malformed("expected a vertex, found " + quoted(name));
    return static_cast<Vertex>(name[0] - 'a');
  };
  std::vector<VertexPair> marks;
  for (std::string_view part : split(text, ",")) {
    const auto ends = split(part, ">");
    if (ends.size() != 2) throw Malformed("expected an arrow between two vertices, found " + quoted(part));
    marks.emplace_back(vertex(ends[0]), vertex(ends[1]));
  }
  return marks;
}

}  // namespace sprague::verify
