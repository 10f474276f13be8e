// The naive reference for the drawn games: Brussels Sprouts on a surface and Circular Sprouts, from the definitions.
//
// A position is the drawing and the whole graph of spots and crossbars. Every tip is tried with every other of its
// region along every curve; after each the graph is looked at afresh. Nothing is dropped, capped or split into sums.
// Answers are kept by the exact text of the drawing: which tip of which vertex stands where, and all edges. A crossbar
// is named after the two tips it joined, so that the order in which curves were drawn does not show.
//
// Source: Das et al., "A theoretical expansion of the Sprout game", Definition 1.3 and Section 4. The text does not say
// whether the circle's arcs are edges of the graph; CircleReading lists both.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/naive/curves.hpp"
#include "tests/naive/drawing.hpp"
#include "tests/naive/drawn_picture.hpp"
#include "tests/naive/multigraph.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::naive {

enum class CircleReading {
  arcs_are_edges,  // an arc from a spot to the next is an edge of the graph
  arcs_are_walls   // the circle only keeps the curves inside
};

struct DrawnPosition {
  Drawing drawing;
  Multigraph graph;
};

class DrawnBrussels {
 public:
  using Text = std::pair<std::vector<Region>, Multigraph>;

  // BS_n on a surface, with these numbers of tips at its spots.
  DrawnBrussels(ClosedSurface surface, const std::vector<std::size_t>& tips, GraphFamily family) : family_(family) {
    start_.drawing = spots_on(surface, new_spots(tips));
  }

  // CS_n, with these numbers of tips at the spots in clockwise order.
  DrawnBrussels(CircleReading reading, const std::vector<std::size_t>& tips, GraphFamily family) : family_(family) {
    start_.drawing = spots_on_circle(new_spots(tips));
    if (reading == CircleReading::arcs_are_walls) return;
    for (GraphVertex v = 0; v < tips.size(); ++v) start_.graph.emplace_back(v, (v + 1) % tips.size());
  }

  const DrawnPosition& start() const { return start_; }

  // Every position after one move, each once.
  std::vector<DrawnPosition> options(const DrawnPosition& position) {
    std::map<Text, DrawnPosition> found;
    for (std::size_t d = 0; d < position.drawing.discs.size(); ++d) {
      const auto tips = std::ranges::count_if(position.drawing.discs[d], is_tip);
      if (tips < 2) continue;
      for (const Drawing& drawing : scaffoldings(position.drawing, d)) {
        for (std::size_t second = 0; second < drawing.discs[d].size(); ++second) {
          for (std::size_t first = 0; first < second; ++first) {
            if (!is_tip(drawing.discs[d][first]) || !is_tip(drawing.discs[d][second])) continue;
            DrawnPosition next = {drawing, position.graph};
            draw(next, d, first, second);
            if (family_.contains(next.graph)) found.emplace(text_of(next), next);
          }
        }
      }
    }
    std::vector<DrawnPosition> result;
    for (const auto& [text, option] : found) result.push_back(option);
    return result;
  }

  unsigned nimber() { return nimber(start_); }
  unsigned nimber(const DrawnPosition& position) {
    const Text text = text_of(position);
    if (const auto known = nimbers_.find(text); known != nimbers_.end()) return known->second;
    std::set<unsigned> seen;
    for (const DrawnPosition& option : options(position)) seen.insert(nimber(option));
    return nimbers_[text] = mex(seen);
  }

  // The numbers of moves that plays can take.
  std::set<std::size_t> play_lengths() { return play_lengths(start_); }
  std::set<std::size_t> play_lengths(const DrawnPosition& position) {
    const Text text = text_of(position);
    if (const auto known = lengths_.find(text); known != lengths_.end()) return known->second;
    std::set<std::size_t> lengths;
    const std::vector<DrawnPosition> after = options(position);
    if (after.empty()) lengths.insert(0);
    for (const DrawnPosition& option : after) {
      for (const std::size_t length : play_lengths(option)) lengths.insert(length + 1);
    }
    return lengths_[text] = lengths;
  }

  // The drawing up to a bending of the surface that keeps every tip's name, and the edges.
  static Text text_of(const DrawnPosition& position) {
    Text text = {regions_of(position.drawing), position.graph};
    for (Region& region : text.first) region = normal_form(region);
    std::ranges::sort(text.first);
    return text;
  }

  DrawnPicture picture(const DrawnPosition& position) const {
    DrawnPicture picture;
    std::set<GraphVertex> vertices;
    for (Region region : regions_of(position.drawing)) {
      std::size_t tips = 0;
      for (std::vector<Tip>& walk : region.walks) {
        tips += walk.size();
        for (Tip& tip : walk) tip = owner_[tip];
      }
      if (tips < 2) continue;
      std::erase_if(region.walks, [](const std::vector<Tip>& walk) { return walk.empty(); });
      for (const auto& walk : region.walks) vertices.insert(walk.begin(), walk.end());
      picture.regions.push_back(region);
    }
    for (const GraphVertex v : vertices) {
      for (const GraphVertex w : vertices) picture.distance[{v, w}] = distance(position.graph, v, w);
    }
    return picture;
  }

 private:
  std::vector<std::vector<Tip>> new_spots(const std::vector<std::size_t>& numbers) {
    std::vector<std::vector<Tip>> spots;
    for (const std::size_t number : numbers) spots.push_back(new_vertex(number));
    return spots;
  }

  std::vector<Tip> new_vertex(std::size_t number) {
    std::vector<Tip> tips(number);
    for (Tip& tip : tips) {
      tip = owner_.size();
      owner_.push_back(vertices_);
    }
    ++vertices_;
    return tips;
  }

  void draw(DrawnPosition& position, std::size_t disc, std::size_t first, std::size_t second) {
    const Tip from = position.drawing.discs[disc][first].name;
    const Tip to = position.drawing.discs[disc][second].name;
    auto [crossbar, is_new] = crossbars_.try_emplace(std::minmax(from, to));
    if (is_new) crossbar->second = new_vertex(2);
    const std::size_t left = from < to ? 0 : 1;  // seen on the way from the lesser tip to the greater
    join_by_crossbar(position.drawing, disc, first, second, crossbar->second[left], crossbar->second[1 - left]);
    simplify(position.drawing);
    for (const Tip end : {from, to}) position.graph.emplace_back(owner_[end], owner_[crossbar->second[0]]);
    std::ranges::sort(position.graph);
  }

  GraphFamily family_;
  DrawnPosition start_;
  std::size_t vertices_ = 0;
  std::vector<GraphVertex> owner_;                             // of every tip
  std::map<std::pair<Tip, Tip>, std::vector<Tip>> crossbars_;  // the tips of a crossbar, by what it joined
  std::map<Text, unsigned> nimbers_;
  std::map<Text, std::set<std::size_t>> lengths_;
};

}  // namespace sprague::naive
