#include "games/arrow_trees.hpp"

#include <algorithm>
#include <bit>
#include <functional>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

__extension__ typedef unsigned __int128 Word;

constexpr std::size_t kMost = ArrowBoard::kMostVertices;
constexpr unsigned kBitsPerVertex = 4;

constexpr unsigned bits_of(Fate fate) {
  return static_cast<unsigned>(fate);
}

template <class Visit>
void each_bit(std::uint32_t bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

// One component as a tree of its own: no vertex with two edges is free.
struct Component {
  std::size_t vertices = 0;
  std::array<std::uint8_t, kMost> parent;  // of v > 0, and less than v
  std::array<Fate, kMost> fate;

  std::size_t add(std::size_t above, Fate can_become) {
    DEBUG_ASSERT(vertices < kMost);
    parent[vertices] = static_cast<std::uint8_t>(above);
    fate[vertices] = can_become;
    return vertices++;
  }
};

// The words of a component and of its flip, seen from one vertex: a 1, two bits for the fate, the words of the
// branches, larger ones first, a 0.
struct Words {
  Word plain;
  Word flip;
  unsigned bits;
};

// A list of branches that never grows beyond a vertex's edges.
struct Branches {
  std::array<Words, kMost> words;
  std::size_t size = 0;
};

Words joined(Fate fate, Branches& branches) {
  Words result{4U | bits_of(fate), 4U | bits_of(flipped(fate)), kBitsPerVertex - 1};
  const auto first = branches.words.begin();
  const auto last = first + static_cast<std::ptrdiff_t>(branches.size);
  std::sort(first, last, [](const Words& a, const Words& b) { return a.plain > b.plain; });
  for (auto branch = first; branch != last; ++branch) {
    result.plain = result.plain << branch->bits | branch->plain;
    result.bits += branch->bits;
  }
  std::sort(first, last, [](const Words& a, const Words& b) { return a.flip > b.flip; });
  for (auto branch = first; branch != last; ++branch) result.flip = result.flip << branch->bits | branch->flip;
  result.plain <<= 1;
  result.flip <<= 1;
  ++result.bits;
  return result;
}

// Neighbours in a component, as lists.
class Adjacency {
 public:
  explicit Adjacency(const Component& component) : component_(component) {
    for (std::size_t v = 1; v < component.vertices; ++v) {
      neighbours_[v] |= 1U << component.parent[v];
      neighbours_[component.parent[v]] |= 1U << v;
    }
  }

  // The words of what hangs on `root` away from `above`.
  Words words(std::size_t root, std::size_t above) const {
    Branches branches;
    each_bit(neighbours_[root] & ~(1U << above), [&](std::size_t v) {
      if (v != root) branches.words[branches.size++] = words(v, root);
    });
    return joined(component_.fate[root], branches);
  }
  Words words(std::size_t root) const { return words(root, root); }

 private:
  const Component& component_;
  std::array<std::uint32_t, kMost> neighbours_{};
};

// The vertex, or two, none of whose branches holds more than half of the vertices.
std::pair<std::size_t, std::size_t> centroids(const Component& component) {
  const std::size_t n = component.vertices;
  std::array<std::uint8_t, kMost> below{};
  std::size_t centroid = 0;
  for (std::size_t v = n; v-- > 0;) {
    ++below[v];
    if (std::size_t{2} * below[v] >= n) {
      centroid = v;
      break;
    }
    below[component.parent[v]] = static_cast<std::uint8_t>(below[component.parent[v]] + below[v]);
  }
  const bool two = std::size_t{2} * below[centroid] == n;
  return {centroid, two ? component.parent[centroid] : centroid};
}

ArrowTree normal_form(const Component& component) {
  const Adjacency adjacency(component);
  const auto [first, second] = centroids(component);
  Words words = adjacency.words(first);
  Word least = std::min(words.plain, words.flip);
  if (second != first) {
    words = adjacency.words(second);
    least = std::min({least, words.plain, words.flip});
  }
  return {static_cast<std::uint64_t>(least >> 64), static_cast<std::uint64_t>(least)};
}

}  // namespace

ArrowBoard::ArrowBoard(const Graph& tree) : vertices_(tree.vertices()) {
  ENSURE(vertices_ <= kMostVertices, "a tree of arrows has at most 32 vertices");
  DEBUG_ASSERT(tree.is_tree());
  for (std::size_t v = 0; v < vertices_; ++v) {
    fate_[v] = Fate::either;
    for (Vertex w : tree.neighbours(static_cast<Vertex>(v))) open_[v] |= 1U << w;
  }
}

ArrowBoard::ArrowBoard(const ArrowTree& component) {
  const Word word = Word{component.high} << 64 | component.low;
  std::array<std::size_t, kMostVertices> path{};
  std::size_t depth = 0;
  unsigned bit =
      static_cast<unsigned>(component.high != 0 ? 64 + std::bit_width(component.high) : std::bit_width(component.low));
  while (bit > 0) {
    --bit;
    if ((word >> bit & 1U) == 0) {
      --depth;
      continue;
    }
    bit -= 2;
    const std::size_t v = vertices_++;
    fate_[v] = static_cast<Fate>(static_cast<unsigned>(word >> bit) & 3U);
    if (depth > 0) {
      open_[v] |= 1U << path[depth - 1];
      open_[path[depth - 1]] |= 1U << v;
    }
    path[depth++] = v;
  }
}

ArrowBoard ArrowBoard::trimmed(const Graph& tree) {
  ArrowBoard board(tree);
  for (std::size_t v = 0; v < board.vertices_; ++v) {
    if (board.is_end(v)) board.fate_[v] = Fate::none;
  }
  return board;
}

bool ArrowBoard::is_end(std::size_t v) const {
  return open_[v] != 0 && (open_[v] & (open_[v] - 1)) == 0;
}

bool ArrowBoard::may_mark(std::size_t tail, std::size_t head) const {
  const bool sink = is_end(head) && (fate_[head] & Fate::sink) != Fate::none;
  const bool source = is_end(tail) && (fate_[tail] & Fate::source) != Fate::none;
  return !sink && !source;
}

void ArrowBoard::cut(std::size_t v, std::size_t w) {
  open_[v] &= ~(1U << w);
  open_[w] &= ~(1U << v);
}

void ArrowBoard::lose(std::size_t v, Fate lost) {
  fate_[v] = without(fate_[v], lost);
}

void ArrowBoard::mark(std::size_t tail, std::size_t head) {
  DEBUG_ASSERT(is_open(tail, head) && may_mark(tail, head));
  cut(tail, head);
  lose(tail, Fate::sink);
  lose(head, Fate::source);
}

// Only an open leaf that is not free keeps an arrow off its edge, so those are looked at until nothing changes.
void ArrowBoard::normalise() {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t v = 0; v < vertices_; ++v) {
      if (!is_end(v) || fate_[v] == Fate::none) continue;
      const auto w = static_cast<std::size_t>(std::countr_zero(open_[v]));
      const bool in = may_mark(w, v);
      const bool out = may_mark(v, w);
      if (!in && !out) {
        cut(v, w);
        lose(v, Fate::either);
        lose(w, Fate::either);
        changed = true;
      } else if (is_end(w) || fate_[w] == Fate::none) {
        // A component of one edge, and an arrow that fits: as good as an edge between free ends.
        lose(v, Fate::either);
        lose(w, Fate::either);
      } else {
        const Fate before = fate_[w];
        lose(w, out ? Fate::source : Fate::sink);
        changed = changed || fate_[w] != before;
      }
    }
  }
}

Sum<ArrowTree> ArrowBoard::components() const {
  ArrowBoard board = *this;
  board.normalise();
  Sum<ArrowTree> result;
  // Collects what hangs on `v` through the edge to `w`; a free vertex is a leaf of every component it is in.
  auto collect = [&board](auto& self, Component& component, std::size_t above, std::size_t v, std::size_t w) -> void {
    board.cut(v, w);
    const std::size_t here = component.add(above, board.fate_[w]);
    if (board.fate_[w] == Fate::none) return;
    each_bit(board.open_[w], [&](std::size_t next) { self(self, component, here, w, next); });
  };
  for (std::size_t v = 0; v < board.vertices_; ++v) {
    while (board.open_[v] != 0) {
      Component component;
      const std::size_t root = component.add(0, board.fate_[v]);
      const bool free = board.fate_[v] == Fate::none;
      each_bit(free ? board.open_[v] & (~board.open_[v] + 1) : board.open_[v],
               [&](std::size_t next) { collect(collect, component, root, v, next); });
      result.push_back(normal_form(component));
    }
  }
  return result;
}

std::vector<Sum<ArrowTree>> ArrowTrees::options(const ArrowTree& tree) const {
  const ArrowBoard board(tree);
  std::vector<Sum<ArrowTree>> result;
  for (std::size_t tail = 0; tail < board.vertices(); ++tail) {
    for (std::size_t head = 0; head < board.vertices(); ++head) {
      if (!board.is_open(tail, head) || !board.may_mark(tail, head)) continue;
      ArrowBoard next = board;
      next.mark(tail, head);
      result.push_back(next.components());
    }
  }
  return result;
}

}  // namespace sprague
