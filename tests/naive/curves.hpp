// Every curve between two tips of a drawing, found in two ways.
//
// A curve may walk through discs across scaffold sides (each_curve), or be a chord of one disc once the scaffold lies
// clear of it (scaffoldings). The second finds all: the parts that a curve leaves of its region can be cut into discs
// themselves, so that it is the chord of some scaffold; and any two scaffolds of a region differ by slides, up to a
// homeomorphism that keeps the picture, because any two triangulations with all vertices on the picture differ by
// flips. It lists one curve of each kind up to such homeomorphisms and mirrors of the region.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/naive/drawing.hpp"

namespace sprague::naive {

// Chords of every scaffold.

// The same drawing with another scaffold side around the letters `from` to `to` in place of `old`, one of them.
inline Drawing slid(Drawing drawing, std::size_t disc, std::size_t from, std::size_t to, const Letter& old) {
  const Letter chord = drawing.fresh(LetterKind::scaffold);
  const Disc rim = drawing.discs[disc];
  drawing.discs[disc] =
      glued(joined(between(rim, to, from), {chord}), joined(between(rim, from, to), {reversed(chord)}), old);
  return drawing;
}

// What of a disc's rim matters to curves, the same for two rims that differ in the names and directions of scaffold
// sides and in where a rim begins. Needs a tip.
inline Disc bare_rim(Disc disc) {
  std::erase_if(disc, [](const Letter& letter) { return letter.kind == LetterKind::drawn; });
  Disc least;
  for (int turn = 0; turn < 2; ++turn, disc = reversed(disc)) {
    const auto first = std::min_element(disc.begin(), disc.end(), [](const Letter& a, const Letter& b) {
      return std::pair(!is_tip(a), a.name) < std::pair(!is_tip(b), b.name);
    });
    std::rotate(disc.begin(), first, disc.end());
    std::map<Side, Letter> renamed;
    Disc rim;
    for (const Letter& letter : disc) {
      if (is_tip(letter)) {
        rim.push_back(letter);
        continue;
      }
      const Letter fresh = {LetterKind::scaffold, renamed.size(), letter.forward};
      const Letter seen = renamed.emplace(letter.name, fresh).first->second;
      rim.push_back({LetterKind::scaffold, seen.name, letter.forward == seen.forward});
    }
    if (turn == 0 || rim < least) least = rim;
  }
  return least;
}

// The drawings after a letter next to a scaffold side of this disc, but for drawn sides between, slid along the side.
inline std::vector<Drawing> slides(const Drawing& drawing, std::size_t disc) {
  std::vector<Drawing> result;
  const Disc& rim = drawing.discs[disc];
  const auto same_side = [&rim](std::size_t i, std::size_t j) {
    return rim[i].kind == rim[j].kind && rim[i].name == rim[j].name;
  };
  for (std::size_t i = 0; i < rim.size(); ++i) {
    if (!is_scaffold(rim[i])) continue;
    std::size_t after = (i + 1) % rim.size();
    while (rim[after].kind == LetterKind::drawn) after = (after + 1) % rim.size();
    if (!same_side(i, after)) result.push_back(slid(drawing, disc, i, after + 1, rim[i]));
    std::size_t before = (i + rim.size() - 1) % rim.size();
    while (rim[before].kind == LetterKind::drawn) before = (before + rim.size() - 1) % rim.size();
    if (!same_side(i, before)) result.push_back(slid(drawing, disc, before, i + 1, rim[i]));
  }
  return result;
}

// The drawing with every scaffold of one of its regions, which is one disc with a tip.
inline std::vector<Drawing> scaffoldings(const Drawing& drawing, std::size_t disc) {
  std::vector<Drawing> found = {drawing};
  std::set<Disc> known = {bare_rim(drawing.discs[disc])};
  for (std::size_t f = 0; f < found.size(); ++f) {
    for (Drawing& next : slides(found[f], disc)) {
      if (known.insert(bare_rim(next.discs[disc])).second) found.push_back(std::move(next));
    }
  }
  return found;
}

// Joins the letters at two indices of a disc by a chord and takes them away: `there` is the chord as it is passed from
// the first to the second with the letters after the second on the other side, `back` as it is passed with the letters
// between the two.
inline void join(Drawing& drawing, std::size_t disc, std::size_t first, std::size_t second, const Disc& there,
                 const Disc& back) {
  const Disc rim = drawing.discs[disc];
  drawing.discs[disc] = joined(between(rim, second + 1, first), there);
  drawing.discs.push_back(joined(between(rim, first + 1, second), back));
}

// Joins two tips by a chord with a crossbar on it, whose own tips are `left` and `right` of the way from first to
// second.
inline void join_by_crossbar(Drawing& drawing, std::size_t disc, std::size_t first, std::size_t second, Tip left,
                             Tip right) {
  const Letter near = drawing.fresh(LetterKind::drawn);
  const Letter far = drawing.fresh(LetterKind::drawn);
  join(drawing, disc, first, second, {near, {LetterKind::tip, left}, far},
       {reversed(far), {LetterKind::tip, right}, reversed(near)});
}

// Splits a side in two with `mark` between them where it is passed at `here`, and `other` where it is passed again.
inline void subdivide(Drawing& drawing, const Place& here, const Letter& mark, const Letter& other) {
  const Letter side = drawing.discs[here.disc][here.index];
  const Letter tail = drawing.fresh(side.kind);
  const Letter head = drawing.fresh(side.kind);
  std::vector<Place> passes = places_of(drawing, side.kind, side.name);
  std::ranges::reverse(passes);  // a later place first, so that the earlier one stays where it is
  for (const Place& pass : passes) {
    Disc& rim = drawing.discs[pass.disc];
    Disc pieces = {tail, pass == here ? mark : other, head};
    if (!rim[pass.index].forward) pieces = reversed(pieces);
    const auto at = rim.erase(rim.begin() + static_cast<std::ptrdiff_t>(pass.index));
    rim.insert(at, pieces.begin(), pieces.end());
  }
}

// Visits the drawing after every curve from one tip to another that crosses scaffold sides at most `crossings` times,
// with a crossbar on its last piece.
template <typename Visit>
void each_curve(const Drawing& drawing, Tip from, Tip to, Tip left, Tip right, std::size_t crossings, Visit visit) {
  const Place start = places_of(drawing, LetterKind::tip, from).at(0);
  const Place end = places_of(drawing, LetterKind::tip, to).at(0);
  if (start.disc == end.disc) {
    Drawing next = drawing;
    join_by_crossbar(next, start.disc, start.index, end.index, left, right);
    visit(next);
  }
  if (crossings == 0) return;
  constexpr Tip kArrival = static_cast<Tip>(-1);
  const Tip departure = static_cast<Tip>(-2) - crossings;
  for (std::size_t i = 0; i < drawing.discs[start.disc].size(); ++i) {
    if (!is_scaffold(drawing.discs[start.disc][i])) continue;
    Drawing next = drawing;
    subdivide(next, {start.disc, i}, {LetterKind::tip, kArrival}, {LetterKind::tip, departure});
    const Letter piece = next.fresh(LetterKind::drawn);
    const std::size_t tail = places_of(next, LetterKind::tip, from).at(0).index;
    const std::size_t head = places_of(next, LetterKind::tip, kArrival).at(0).index;
    join(next, start.disc, tail, head, {piece}, {reversed(piece)});
    each_curve(next, departure, to, left, right, crossings - 1, visit);
  }
}

}  // namespace sprague::naive
