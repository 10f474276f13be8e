#include "canonical/dart_rings.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {

DartRings::DartRings(const PlaneMap& map) : vertices_(map.vertices()) {
  ENSURE(vertices_ <= kMostVertices, "a plane map of more than 255 vertices has no one-byte code");
  std::vector<Dart> renamed(map.darts());
  std::vector<Dart> original;
  auto take = [&](Dart d) {
    for (const Dart way : {d, map.reverse(d)}) {
      renamed[way] = static_cast<Dart>(original.size());
      original.push_back(way);
    }
  };
  take(map.outer_dart());
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (d < map.reverse(d) && d != original[0] && d != original[1]) take(d);
  }
  for (const Dart d : original) {
    next_.push_back(renamed[map.clockwise(d)]);
    previous_.push_back(renamed[map.counterclockwise(d)]);
    tail_.push_back(map.tail(d));
  }
  for (std::size_t v = 0; v < vertices_; ++v) {
    degree_.push_back(static_cast<std::uint16_t>(map.degree(static_cast<Vertex>(v))));
  }
}

std::size_t DartRings::leaves() const {
  return static_cast<std::size_t>(std::ranges::count(degree_, 1));
}

bool DartRings::joined(Dart a, Dart b) const {
  Dart d = a;
  do {
    if (head(d) == tail(b)) return true;
    d = next_[d];
  } while (d != a);
  return false;
}

Dart DartRings::link_before(Dart at, Vertex tail) {
  const auto d = static_cast<Dart>(next_.size());
  next_.push_back(at);
  previous_.push_back(previous_[at]);
  tail_.push_back(tail);
  next_[previous_[at]] = d;
  previous_[at] = d;
  ++degree_[tail];
  return d;
}

void DartRings::unlink_last() {
  const std::size_t d = next_.size() - 1;
  next_[previous_[d]] = next_[d];
  previous_[next_[d]] = previous_[d];
  if (--degree_[tail_[d]] == 0) {
    degree_.pop_back();
    --vertices_;
  }
  next_.pop_back();
  previous_.pop_back();
  tail_.pop_back();
}

void DartRings::add_edge(Dart a, Dart b) {
  DEBUG_ASSERT(tail(a) != tail(b) && !joined(a, b));
  link_before(a, tail(a));
  link_before(b, tail(b));
}

Dart DartRings::add_leaf(Dart a) {
  const Dart leaf = reverse(link_before(a, tail(a)));
  next_.push_back(leaf);
  previous_.push_back(leaf);
  tail_.push_back(static_cast<Vertex>(vertices_++));
  degree_.push_back(1);
  return leaf;
}

void DartRings::remove_last() {
  unlink_last();
  unlink_last();
}

void DartRings::lower_from(Dart start, const std::vector<Dart>& turn, Least& least) {
  number_.assign(vertices_, 0);
  entry_.clear();
  code_.clear();
  // While `tied`, what was written is the beginning of the least code; a code that falls behind is given up.
  bool tied = !least.code.empty();
  auto put = [&](std::size_t entry) {
    if (tied) {
      const auto rival = static_cast<unsigned char>(least.code[code_.size()]);
      if (entry > rival) return false;
      tied = entry == rival;
    }
    code_.push_back(static_cast<char>(entry));
    return true;
  };
  auto enter = [&](Dart d) {
    entry_.push_back(d);
    number_[tail_[d]] = static_cast<std::uint8_t>(entry_.size());
  };
  put(vertices_);
  enter(start);
  for (std::size_t v = 0; v < entry_.size(); ++v) {
    Dart d = entry_[v];
    do {
      if (number_[head(d)] == 0) enter(reverse(d));
      if (!put(number_[head(d)])) return;
      d = turn[d];
    } while (d != entry_[v]);
    if (!put(0)) return;
  }
  if (tied) {
    ++least.flags;
  } else {
    least.code = code_;
    least.flags = 1;
  }
}

void DartRings::lower(Dart d, Least& least) {
  lower_from(d, next_, least);
  lower_from(reverse(d), previous_, least);
}

DartRings::Least DartRings::least_of_face(Dart start) {
  Least least;
  Dart d = start;
  do {
    lower(d, least);
    d = along_face(d);
  } while (d != start);
  return least;
}

DartRings::Least DartRings::least_of_map() {
  Least least;
  for (std::size_t d = 0; d < darts(); ++d) lower(static_cast<Dart>(d), least);
  return least;
}

}  // namespace sprague
