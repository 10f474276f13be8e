// The naive reference for Sprouts on a surface, from the rules.
//
// A position is the drawing, each tip of which stands for a corner of a spot that has lives left, and every spot's
// lives. A spot without lines has one corner all round it, one with a single line one corner too, one with two lines
// has two; with three it is dead. Every corner is tried with every other spot's corner of its region, and with itself
// if its spot has two lives, along every curve. Nothing is dropped but dead corners, and nothing split into sums.
//
// Source: Lemoine and Viennot, "Sprouts games on compact surfaces", Sections 1 and 2.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "tests/naive/canonical_trees.hpp"
#include "tests/naive/curves.hpp"
#include "tests/naive/drawing.hpp"
#include "tests/naive/drawn_picture.hpp"
#include "tests/naive/multigraph.hpp"

namespace sprague::naive {

// What engines of Sprouts must agree on: the regions with a live corner, and on each walk with one the spots whose live
// corners it passes.
struct SproutsPicture {
  std::vector<Region> regions;            // with a spot's name for each of its corners
  std::map<GraphVertex, unsigned> lives;  // of every spot in the regions
  friend auto operator<=>(const SproutsPicture&, const SproutsPicture&) = default;
};

struct SproutsPosition {
  Drawing drawing;
  std::vector<GraphVertex> owner;  // of every tip there ever was
  std::vector<unsigned> lives;     // of every spot, the dead too
};

// Pictures.

// Equal exactly for pictures that differ in the names of spots, the order and beginnings of walks and the order of
// regions only, in regions turned over and, where they are not orientable, in walks turned round each by itself.
inline std::vector<std::size_t> normal_text(const SproutsPicture& picture) {
  DrawnPicture with_table = {picture.regions, {}};
  for (const auto& [v, lives] : picture.lives) {
    for (const auto& [w, other] : picture.lives) with_table.distance[{v, w}] = v == w ? lives : 0;
  }
  return normal_text(with_table);
}

// The same picture with every region written in one way; spots keep their names.
inline SproutsPicture with_names(SproutsPicture picture) {
  for (Region& region : picture.regions) region = normal_form(region);
  std::ranges::sort(picture.regions);
  return picture;
}

inline SproutsPicture picture_of(const SproutsPosition& position) {
  SproutsPicture picture;
  for (Region region : regions_of(position.drawing)) {
    std::erase_if(region.walks, [](const std::vector<Tip>& walk) { return walk.empty(); });
    for (std::vector<Tip>& walk : region.walks) {
      for (Tip& corner : walk) {
        corner = position.owner[corner];
        picture.lives[corner] = position.lives[corner];
      }
    }
    if (!region.walks.empty()) picture.regions.push_back(region);
  }
  return picture;
}

// Positions.

// A position with this picture, each region drawn on a surface of its own.
inline SproutsPosition drawn(const SproutsPicture& picture) {
  SproutsPosition position;
  position.lives.resize(picture.lives.empty() ? 0 : picture.lives.rbegin()->first + 1);
  for (const auto& [spot, lives] : picture.lives) position.lives[spot] = lives;
  for (Region region : picture.regions) {
    for (std::vector<Tip>& walk : region.walks) {
      for (Tip& corner : walk) {
        position.owner.push_back(corner);
        corner = position.owner.size() - 1;
      }
    }
    Drawing part = spots_on(region.surface, region.walks);
    for (Letter& letter : part.discs[0]) {
      if (is_scaffold(letter)) letter.name += position.drawing.next_side;
    }
    position.drawing.discs.push_back(part.discs[0]);
    position.drawing.next_side += part.next_side;
  }
  for (const auto& [spot, lives] : picture.lives) {
    const auto corners = std::ranges::count(position.owner, spot);
    ENSURE(lives >= 1 && lives <= 3 && corners == (lives == 1 ? 2 : 1), "a spot has the corners that its lives leave");
  }
  return position;
}

inline SproutsPosition sprouts(ClosedSurface surface, std::size_t spots) {
  SproutsPicture picture = {{{surface, {}}}, {}};
  for (GraphVertex spot = 0; spot < spots; ++spot) {
    picture.regions[0].walks.push_back({spot});
    picture.lives[spot] = 3;
  }
  return drawn(picture);
}

// Moves.

// The position after a chord of one disc of the scaffolded drawing that joins the corners at two indices, with a new
// spot on it.
inline SproutsPosition after_chord(SproutsPosition position, const Drawing& scaffolded, std::size_t disc,
                                   std::size_t first, std::size_t second) {
  const GraphVertex from = position.owner[scaffolded.discs[disc][first].name];
  const GraphVertex to = position.owner[scaffolded.discs[disc][second].name];
  --position.lives[from];
  --position.lives[to];
  const GraphVertex on_chord = position.lives.size();
  position.lives.push_back(1);
  const auto corner = [&position](GraphVertex spot) {
    position.owner.push_back(spot);
    return Letter{LetterKind::tip, position.owner.size() - 1};
  };
  position.drawing = scaffolded;
  const Letter near = position.drawing.fresh(LetterKind::drawn);
  const Letter far = position.drawing.fresh(LetterKind::drawn);
  Disc there = {near, corner(on_chord), far};
  Disc back = {reversed(far), corner(on_chord), reversed(near)};
  // A spot's first line leaves one corner, which both of its sides belong to; with the second there is one on either
  // side.
  if (position.lives[from] >= 1) there.insert(there.begin(), corner(from));
  if (position.lives[from] == 1) back.push_back(corner(from));
  if (from != to && position.lives[to] >= 1) there.push_back(corner(to));
  if (from != to && position.lives[to] == 1) back.insert(back.begin(), corner(to));
  join(position.drawing, disc, first, second, there, back);
  for (Disc& rim : position.drawing.discs) {
    std::erase_if(rim, [&position](const Letter& letter) {
      return is_tip(letter) && position.lives[position.owner[letter.name]] == 0;
    });
  }
  simplify(position.drawing);
  return position;
}

// Visits every scaffolding of a disc with the indices of any two of its tips.
template <typename Visit>
void each_chord(const Drawing& drawing, std::size_t disc, Visit visit) {
  if (std::ranges::count_if(drawing.discs[disc], is_tip) < 2) return;
  for (const Drawing& scaffolded : scaffoldings(drawing, disc)) {
    const Disc& rim = scaffolded.discs[disc];
    for (std::size_t second = 0; second < rim.size(); ++second) {
      for (std::size_t first = 0; first < second; ++first) {
        if (is_tip(rim[first]) && is_tip(rim[second])) visit(scaffolded, first, second);
      }
    }
  }
}

// Every position after one move, each once.
inline std::vector<SproutsPosition> sprouts_options(const SproutsPosition& position) {
  std::map<SproutsPicture, SproutsPosition> found;
  const auto add = [&found](SproutsPosition next) {
    SproutsPicture picture = with_names(picture_of(next));
    found.emplace(std::move(picture), std::move(next));
  };
  for (std::size_t d = 0; d < position.drawing.discs.size(); ++d) {
    const Disc& disc = position.drawing.discs[d];
    each_chord(position.drawing, d, [&](const Drawing& scaffolded, std::size_t first, std::size_t second) {
      const Disc& rim = scaffolded.discs[d];
      if (position.owner[rim[first].name] == position.owner[rim[second].name]) return;
      add(after_chord(position, scaffolded, d, first, second));
    });
    for (std::size_t i = 0; i < disc.size(); ++i) {
      if (!is_tip(disc[i]) || position.lives[position.owner[disc[i].name]] < 2) continue;
      // For a curve from a corner to itself the corner stands there twice.
      const Letter corner = disc[i];
      SproutsPosition doubled = position;
      const Letter twin = {LetterKind::tip, doubled.owner.size()};
      doubled.owner.push_back(position.owner[corner.name]);
      Disc& rim = doubled.drawing.discs[d];
      rim.insert(rim.begin() + static_cast<std::ptrdiff_t>(i), twin);
      each_chord(doubled.drawing, d, [&](const Drawing& scaffolded, std::size_t first, std::size_t second) {
        const std::set<Letter> ends = {scaffolded.discs[d][first], scaffolded.discs[d][second]};
        if (ends == std::set<Letter>{corner, twin}) add(after_chord(doubled, scaffolded, d, first, second));
      });
    }
  }
  std::vector<SproutsPosition> result;
  for (auto& [picture, option] : found) result.push_back(std::move(option));
  return result;
}

// Answers, kept by the normal text of the position's picture.
class DrawnSprouts {
 public:
  using Tree = CanonicalTrees::Tree;

  // Requires that `trees` outlives this.
  explicit DrawnSprouts(CanonicalTrees& trees) : trees_(trees) {}

  Tree tree(const SproutsPosition& position) {
    const std::vector<std::size_t> text = normal_text(picture_of(position));
    if (const auto known = tree_.find(text); known != tree_.end()) return known->second;
    std::set<Tree> options;
    for (const SproutsPosition& option : sprouts_options(position)) options.insert(tree(option));
    return tree_[text] = trees_.tree_of(options);
  }

  unsigned nimber(const SproutsPosition& position) { return trees_.nimber(tree(position)); }
  const std::set<std::size_t>& play_lengths(const SproutsPosition& position) {
    return trees_.play_lengths(tree(position));
  }

  // How many positions with different pictures were met.
  std::size_t positions() const { return tree_.size(); }

 private:
  CanonicalTrees& trees_;
  std::map<std::vector<std::size_t>, Tree> tree_;
};

// One position for every picture that can be reached.
inline std::vector<SproutsPosition> reachable(const SproutsPosition& start) {
  std::set<std::vector<std::size_t>> known = {normal_text(picture_of(start))};
  std::vector<SproutsPosition> found = {start};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (SproutsPosition& option : sprouts_options(SproutsPosition(found[i]))) {
      if (known.insert(normal_text(picture_of(option))).second) found.push_back(std::move(option));
    }
  }
  return found;
}

}  // namespace sprague::naive
