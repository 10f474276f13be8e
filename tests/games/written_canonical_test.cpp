// Keys of positions of games as text: the same exactly for isomorphic ones, by trying every order of the vertices.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "games/written/game.hpp"
#include "games/written/notation.hpp"
#include "language/file.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using language::edge_of;
using language::first_of;
using language::pair_of;
using language::second_of;
using written::Position;
using written::Set;

const std::string kRules =
    "game g on boards: mark red on vertices mark blue on edges mark green on edges move arrow a: direct a";

// Everything that a position has, with other numbers for its vertices.
std::vector<Set> described(const Position& position, const std::vector<Vertex>& number) {
  const auto named = [&](std::int64_t pair, bool arrow) {
    const Vertex a = number[first_of(pair)];
    const Vertex b = number[second_of(pair)];
    return arrow ? pair_of(a, b) : edge_of(a, b);
  };
  const auto edges = [&](const Set& set, bool arrows) {
    Set result;
    for (const std::int64_t pair : set) result.push_back(named(pair, arrows));
    std::ranges::sort(result);
    return result;
  };
  Set all{static_cast<std::int64_t>(position.graph.vertices())};
  Set joined;
  for (std::size_t v = 0; v < position.graph.vertices(); ++v) {
    for (const Vertex w : position.graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) joined.push_back(edge_of(static_cast<Vertex>(v), w));
    }
  }
  Set red;
  for (const std::int64_t v : position.marks[0]) red.push_back(number[static_cast<std::size_t>(v)]);
  std::ranges::sort(red);
  std::vector<Set> faces;
  for (const Set& face : position.faces) faces.push_back(edges(face, false));
  std::ranges::sort(faces);
  std::vector<Set> result{all,
                          edges(joined, false),
                          edges(position.directed, true),
                          red,
                          edges(position.marks[1], false),
                          edges(position.marks[2], false)};
  result.insert(result.end(), faces.begin(), faces.end());
  return result;
}

// The least description over all orders of the vertices.
std::vector<Set> normal_form(const Position& position) {
  std::vector<Vertex> number = support::identity(position.graph.vertices());
  std::optional<std::vector<Set>> least;
  do {
    std::vector<Set> now = described(position, number);
    if (!least || now < *least) least = std::move(now);
  } while (std::ranges::next_permutation(number).found);
  return *least;
}

class Census {
 public:
  void look_at(const Position& position) {
    ++positions_;
    const std::string key = game_.key(position);
    const auto [form, is_new] = forms_.try_emplace(key, normal_form(position));
    if (!is_new) {
      EXPECT_EQ(form->second, normal_form(position)) << key;
    } else {
      EXPECT_TRUE(known_.insert(form->second).second) << key;
    }
    const Position read = written::parse_position(*text_, written::print_position(*text_, position));
    EXPECT_EQ(read, position);
    EXPECT_EQ(game_.key(game_.position_of(key)), key);
  }
  std::size_t positions() const { return positions_; }
  std::size_t classes() const { return forms_.size(); }

 private:
  std::shared_ptr<const language::GameText> text_ = language::compile_game("g", kRules);
  WrittenGame game_{text_};
  std::map<std::string, std::vector<Set>> forms_;
  std::set<std::vector<Set>> known_;
  std::size_t positions_ = 0;
};

// Between two vertices: nothing, or an edge with or without a direction, blue and green or not.
struct Between {
  bool joined;
  int direction;  // 1 forwards, -1 backwards
  bool blue;
  bool green;
};

void each_position(std::size_t vertices, const std::vector<Between>& kinds, bool marks_vertices, Census& census) {
  std::vector<std::pair<Vertex, Vertex>> pairs;
  for (std::size_t v = 0; v < vertices; ++v) {
    for (std::size_t w = v + 1; w < vertices; ++w) pairs.emplace_back(v, w);
  }
  std::size_t all = 1;
  for (std::size_t i = 0; i < pairs.size(); ++i) all *= kinds.size();
  for (std::size_t code = 0; code < all; ++code) {
    Position position{Graph(vertices), {}, std::vector<Set>(3), {}};
    std::size_t left = code;
    for (const auto& [v, w] : pairs) {
      const Between& kind = kinds[left % kinds.size()];
      left /= kinds.size();
      if (!kind.joined) continue;
      position.graph.add_edge(v, w);
      if (kind.direction != 0) position.directed.push_back(kind.direction > 0 ? pair_of(v, w) : pair_of(w, v));
      if (kind.blue) position.marks[1].push_back(edge_of(v, w));
      if (kind.green) position.marks[2].push_back(edge_of(v, w));
    }
    std::ranges::sort(position.directed);
    for (std::size_t red = 0; red < (marks_vertices ? std::size_t{1} << vertices : 1); ++red) {
      position.marks[0].clear();
      for (std::size_t v = 0; v < vertices; ++v) {
        if ((red >> v & 1U) != 0) position.marks[0].push_back(static_cast<std::int64_t>(v));
      }
      census.look_at(position);
    }
  }
}

TEST(WrittenCanonical, PlainGraphsAreCounted) {
  Census census;
  for (std::size_t n = 1; n <= 4; ++n)
    each_position(n, {{false, 0, false, false}, {true, 0, false, false}}, false, census);
  EXPECT_EQ(census.classes(), 1U + 2U + 4U + 11U);  // A000088
}

TEST(WrittenCanonical, OrientedAndMixedGraphsAreCounted) {
  Census oriented;
  for (std::size_t n = 1; n <= 4; ++n) {
    each_position(n, {{false, 0, false, false}, {true, 1, false, false}, {true, -1, false, false}}, false, oriented);
  }
  EXPECT_EQ(oriented.classes(), 1U + 2U + 7U + 42U);  // A001174
  // Edges with a direction and without: as digraphs in which these are two arcs.
  Census mixed;
  for (std::size_t n = 1; n <= 4; ++n) {
    each_position(
        n, {{false, 0, false, false}, {true, 0, false, false}, {true, 1, false, false}, {true, -1, false, false}},
        false, mixed);
  }
  EXPECT_EQ(mixed.classes(), 1U + 3U + 16U + 218U);  // A000273
}

TEST(WrittenCanonical, MarkedGraphs) {
  Census vertices;
  for (std::size_t n = 1; n <= 4; ++n) {
    each_position(n, {{false, 0, false, false}, {true, 0, false, false}}, true, vertices);
  }
  EXPECT_EQ(vertices.classes(), 2U + 6U + 20U + 90U);  // A000666
  Census all;
  std::vector<Between> kinds{{false, 0, false, false}};
  for (const int direction : {0, 1, -1}) {
    for (const bool blue : {false, true}) {
      for (const bool green : {false, true}) kinds.push_back({true, direction, blue, green});
    }
  }
  for (std::size_t n = 1; n <= 3; ++n) each_position(n, kinds, true, all);
  EXPECT_GT(all.positions(), 17'000U);
}

// All faces, or all but one, of every way to draw a connected graph.
TEST(WrittenCanonical, Faces) {
  Census census;
  const WrittenGame game = WrittenGame::from_code(kRules);
  for (std::size_t n = 2; n <= 5; ++n) {
    for (const Graph& graph : support::graphs_on(n, Connectivity::connected)) {
      if (graph.edges() > 6) continue;
      naive::each_plane_map(graph, [&](const PlaneMap& map) {
        Position position = game.board_of(language::Board(map));
        census.look_at(position);
        if (position.faces.empty()) return;
        position.faces.pop_back();
        census.look_at(position);
      });
    }
  }
  EXPECT_GT(census.classes(), 50U);
}

// Whatever the numbers of the vertices are, the key is the same; so are the position that it is read as, and its print.
TEST(WrittenCanonical, RelabelledPositionsHaveOneKey) {
  support::Random random = support::seeded();
  const auto text = language::compile_game("g", kRules);
  const WrittenGame game(text);
  std::set<std::string> keys;
  for (int i = 0; i < 300; ++i) {
    const std::size_t vertices = 5 + random() % 5;
    Position position{Graph(vertices), {}, std::vector<Set>(3), {}};
    for (std::size_t v = 0; v < vertices; ++v) {
      for (std::size_t w = v + 1; w < vertices; ++w) {
        if (random() % 3 != 0) continue;
        const auto a = static_cast<Vertex>(v);
        const auto b = static_cast<Vertex>(w);
        position.graph.add_edge(a, b);
        if (random() % 3 == 0) position.directed.push_back(random() % 2 == 0 ? pair_of(a, b) : pair_of(b, a));
        if (random() % 4 == 0) position.marks[1 + random() % 2].push_back(edge_of(a, b));
      }
      if (random() % 3 == 0) position.marks[0].push_back(static_cast<std::int64_t>(v));
    }
    std::ranges::sort(position.directed);
    const std::string key = game.key(position);
    keys.insert(key);
    for (int turn = 0; turn < 5; ++turn) {
      std::vector<Vertex> order = support::identity(vertices);
      std::ranges::shuffle(order, random);
      EXPECT_EQ(game.key(written::reordered(*text, position, order)), key);
    }
    EXPECT_EQ(game.key(game.parse_board(game.print(position))), key);
  }
  EXPECT_GT(keys.size(), 250U);
}

}  // namespace
}  // namespace sprague
