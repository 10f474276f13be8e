#include "canonical/symmetries.hpp"

#include <algorithm>
#include <vector>

namespace sprague {
namespace {

class Symmetries {
 public:
  Symmetries(const Graph& graph, bool own_inverse, MapVisit visit)
      : graph_(graph),
        own_inverse_(own_inverse),
        visit_(visit),
        image_(graph.vertices(), kNone),
        is_taken_(graph.vertices()) {}

  void extend(std::size_t from) {
    while (from < image_.size() && image_[from] != kNone) ++from;
    if (from == image_.size()) return visit_(image_);
    const auto v = static_cast<Vertex>(from);
    for (std::size_t i = own_inverse_ ? from : 0; i < image_.size(); ++i) {
      const auto w = static_cast<Vertex>(i);
      if (is_taken_[w] || graph_.degree(v) != graph_.degree(w)) continue;
      map(v, w);
      if (own_inverse_) map(w, v);
      if (fits(v) && (!own_inverse_ || fits(w))) extend(from + 1);
      unmap(v);
      if (own_inverse_) unmap(w);
    }
  }

 private:
  static constexpr Vertex kNone = 0xffff;

  void map(Vertex v, Vertex w) {
    image_[v] = w;
    is_taken_[w] = true;
  }
  void unmap(Vertex v) {
    if (image_[v] == kNone) return;
    is_taken_[image_[v]] = false;
    image_[v] = kNone;
  }
  // Are edges at v and their images edges, as far as images are chosen?
  bool fits(Vertex v) const {
    for (std::size_t i = 0; i < image_.size(); ++i) {
      const auto u = static_cast<Vertex>(i);
      if (image_[u] == kNone || u == v) continue;
      if (graph_.has_edge(v, u) != graph_.has_edge(image_[v], image_[u])) return false;
    }
    return true;
  }

  const Graph& graph_;
  bool own_inverse_;
  MapVisit visit_;
  std::vector<Vertex> image_;
  std::vector<bool> is_taken_;
};

}  // namespace

void each_automorphism(const Graph& graph, MapVisit visit) {
  Symmetries(graph, false, visit).extend(0);
}

void each_involution(const Graph& graph, MapVisit visit) {
  const auto moves = [](std::span<const Vertex> map) {
    for (std::size_t v = 0; v < map.size(); ++v) {
      if (map[v] != v) return true;
    }
    return false;
  };
  Symmetries(graph, true, [&](std::span<const Vertex> map) {
    if (moves(map)) visit(map);
  }).extend(0);
}

}  // namespace sprague
