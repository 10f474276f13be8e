#include "games/written/changes.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "canonical/sorted.hpp"

namespace sprague::written {
namespace {

using language::edge_of;
using language::first_of;
using language::kGone;
using language::second_of;

bool holds(const Set& set, std::int64_t member) {
  return std::ranges::binary_search(set, member);
}

}  // namespace

Changes::Changes(const language::GameText& game, const Position& position)
    : game_(game),
      position_(position),
      directed_(position.directed),
      marks_(position.marks),
      becomes_(position.graph.vertices()) {
  std::iota(becomes_.begin(), becomes_.end(), Vertex{0});
  for (std::size_t v = 0; v < position.graph.vertices(); ++v) {
    for (const Vertex w : position.graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) edges_.push_back(edge_of(static_cast<Vertex>(v), w));
    }
  }
}

std::int64_t Changes::now(std::int64_t edge) const {
  const Vertex a = becomes_[first_of(edge)];
  const Vertex b = becomes_[second_of(edge)];
  if (a == kNoVertex || b == kNoVertex || a == b) return kGone;
  const std::int64_t renamed = edge_of(a, b);
  return holds(edges_, renamed) ? renamed : kGone;
}

void Changes::remove_vertices(const Set& vertices) {
  for (const std::int64_t vertex : vertices) {
    const Vertex gone = becomes_[static_cast<std::size_t>(vertex)];
    if (gone == kNoVertex) continue;
    has_changed_ = true;
    std::erase_if(edges_, [&](std::int64_t edge) { return first_of(edge) == gone || second_of(edge) == gone; });
    std::ranges::replace(becomes_, gone, kNoVertex);
  }
}

void Changes::remove_edges(const Set& edges) {
  for (const std::int64_t edge : edges) {
    if (std::erase(edges_, now(edge)) > 0) has_changed_ = true;
  }
}

void Changes::merge(Vertex kept, Vertex merged) {
  Set renamed;
  const auto rename = [&](std::int64_t edge) {
    const Vertex a = first_of(edge) == merged ? kept : first_of(edge);
    const Vertex b = second_of(edge) == merged ? kept : second_of(edge);
    return edge_of(a, b);
  };
  for (const std::int64_t edge : edges_) {
    if (edge != edge_of(kept, merged)) renamed.push_back(rename(edge));
  }
  sort_unique(renamed);
  edges_ = std::move(renamed);
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    Set marked;
    for (const std::int64_t one : marks_[i]) {
      if (!game_.marks[i].on_edges) {
        marked.push_back(one == merged ? kept : one);
      } else if (one != edge_of(kept, merged)) {
        marked.push_back(rename(one));
      }
    }
    sort_unique(marked);
    marks_[i] = std::move(marked);
  }
  std::ranges::replace(becomes_, merged, kept);
}

void Changes::contract(const Set& edges) {
  for (const std::int64_t edge : edges) {
    const std::int64_t renamed = now(edge);
    if (renamed == kGone) continue;
    has_changed_ = true;
    merge(first_of(renamed), second_of(renamed));
  }
}

void Changes::direct(std::int64_t arrow) {
  const std::int64_t edge = edge_of(first_of(arrow), second_of(arrow));
  const std::int64_t back = language::pair_of(second_of(arrow), first_of(arrow));
  if (now(edge) == kGone || holds(directed_, arrow) || holds(directed_, back)) return;
  directed_.push_back(arrow);
  std::ranges::sort(directed_);
  has_changed_ = true;
}

void Changes::mark(std::size_t mark, const Set& marked) {
  for (const std::int64_t one : marked) {
    std::int64_t named = kGone;
    if (game_.marks[mark].on_edges) {
      named = now(one);
    } else if (const Vertex v = becomes_[static_cast<std::size_t>(one)]; v != kNoVertex) {
      named = v;
    }
    if (named == kGone || holds(marks_[mark], named)) continue;
    marks_[mark].push_back(named);
    std::ranges::sort(marks_[mark]);
    has_changed_ = true;
  }
}

Left Changes::left() const {
  std::vector<Vertex> names(becomes_.size(), kNoVertex);
  Vertex next = 0;
  for (std::size_t v = 0; v < becomes_.size(); ++v) {
    if (becomes_[v] == v) names[v] = next++;
  }
  Left left{{Graph(next), {}, std::vector<Set>(marks_.size()), {}}, std::vector<Vertex>(becomes_.size(), kNoVertex)};
  for (std::size_t v = 0; v < becomes_.size(); ++v) {
    if (becomes_[v] != kNoVertex) left.becomes[v] = names[becomes_[v]];
  }
  Position& result = left.position;
  const auto renamed = [&](std::int64_t pair) {
    return language::pair_of(names[first_of(pair)], names[second_of(pair)]);
  };
  for (const std::int64_t edge : edges_) result.graph.add_edge(names[first_of(edge)], names[second_of(edge)]);
  for (const std::int64_t arrow : directed_) {
    if (holds(edges_, edge_of(first_of(arrow), second_of(arrow)))) result.directed.push_back(renamed(arrow));
  }
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    for (const std::int64_t one : marks_[i]) {
      if (game_.marks[i].on_edges) {
        if (holds(edges_, one)) result.marks[i].push_back(renamed(one));
      } else if (becomes_[static_cast<std::size_t>(one)] != kNoVertex) {
        result.marks[i].push_back(names[static_cast<std::size_t>(one)]);
      }
    }
  }
  for (const Set& face : position_.faces) {
    if (!std::ranges::includes(edges_, face)) continue;
    Set named;
    std::ranges::transform(face, std::back_inserter(named), renamed);
    result.faces.push_back(std::move(named));
  }
  std::ranges::sort(result.faces);
  return left;
}

}  // namespace sprague::written
