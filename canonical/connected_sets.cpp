#include "canonical/connected_sets.hpp"

#include <vector>

namespace sprague {
namespace {

// Grows a set from its smallest vertex. A neighbour once passed over stays closed below, so that no set comes twice.
class Growth {
 public:
  Growth(const Graph& graph, std::size_t most, absl::FunctionRef<void(std::span<const Vertex>)> sink)
      : graph_(graph), most_(most), sink_(sink), closed_(graph.vertices(), false) {}

  void from(Vertex smallest) {
    closed_[smallest] = true;  // and stays so: later sets have a larger smallest vertex
    set_.assign(1, smallest);
    std::vector<Vertex> frontier;
    std::vector<Vertex> opened = open_neighbours(smallest, frontier);
    grow(frontier);
    for (Vertex v : opened) closed_[v] = false;
  }

 private:
  // Appends the neighbours of v that are not closed yet, closes and returns them.
  std::vector<Vertex> open_neighbours(Vertex v, std::vector<Vertex>& frontier) {
    std::vector<Vertex> opened;
    for (Vertex w : graph_.neighbours(v)) {
      if (closed_[w]) continue;
      closed_[w] = true;
      opened.push_back(w);
      frontier.push_back(w);
    }
    return opened;
  }

  void grow(const std::vector<Vertex>& frontier) {
    sink_(set_);
    if (set_.size() == most_) return;
    for (std::size_t i = 0; i < frontier.size(); ++i) {
      std::vector<Vertex> rest(frontier.begin() + static_cast<std::ptrdiff_t>(i) + 1, frontier.end());
      set_.push_back(frontier[i]);
      const std::vector<Vertex> opened = open_neighbours(frontier[i], rest);
      grow(rest);
      for (Vertex v : opened) closed_[v] = false;
      set_.pop_back();
    }
  }

  const Graph& graph_;
  std::size_t most_;
  absl::FunctionRef<void(std::span<const Vertex>)> sink_;
  std::vector<bool> closed_;
  std::vector<Vertex> set_;
};

}  // namespace

void each_connected_set(const Graph& graph, std::size_t most, absl::FunctionRef<void(std::span<const Vertex>)> sink) {
  if (most == 0) return;
  Growth growth(graph, most, sink);
  for (std::size_t v = 0; v < graph.vertices(); ++v) growth.from(static_cast<Vertex>(v));
}

}  // namespace sprague
