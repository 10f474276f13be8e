#include "games/written/end_classes.hpp"

namespace sprague::written {
namespace {

constexpr std::array kOpenWays{Ways::in, Ways::out, Ways::both};

}  // namespace

EndClasses::EndClasses(EndConditions conditions) : conditions_(std::move(conditions)), classes_(1) {}

EndClass EndClasses::start(const EndState& state) {
  Vertex vertex{{false, false, state, 0, 0}, {}};
  vertex.open[index(Ways::both)] = state.degree - state.in - state.out;
  return class_of(vertex);
}

// For tails and for heads.
std::pair<Alternatives, Alternatives> EndClasses::alternatives_of(const Core& core) {
  if (core.is_steady) return {core.of_tail, core.of_head};
  const auto [found, is_new] = known_.try_emplace(core.state);
  if (is_new) found->second = {conditions_.of_tail(core.state), conditions_.of_head(core.state)};
  const auto [of_tail, of_head] = found->second;
  return core.is_mirrored ? std::pair(of_head, of_tail) : std::pair(of_tail, of_head);
}

EndClasses::Core EndClasses::directed(Core core, bool inwards) {
  if (core.is_steady) return core;
  ++(inwards != core.is_mirrored ? core.state.in : core.state.out);
  return core;
}

EndClass EndClasses::class_of(const Vertex& vertex) {
  if (vertex.open == Counts{}) return kNoOpenEdge;
  if (const auto found = end_of_.find(vertex); found != end_of_.end()) return found->second;
  Told told;
  told.open = vertex.open;
  for (const Ways ways : kOpenWays) {
    if (vertex.open[index(ways)] == 0) continue;
    Vertex after = vertex;
    --after.open[index(ways)];
    if (has_in(ways)) {
      after.core = directed(vertex.core, true);
      told.after_in[index(ways)] = class_of(after);
    }
    if (has_out(ways)) {
      after.core = directed(vertex.core, false);
      told.after_out[index(ways)] = class_of(after);
    }
  }
  const auto [of_tail, of_head] = alternatives_of(vertex.core);
  // What is not asked for any more is not told apart.
  if (vertex.open[index(Ways::out)] + vertex.open[index(Ways::both)] > 0) told.of_tail = of_tail;
  if (vertex.open[index(Ways::in)] + vertex.open[index(Ways::both)] > 0) told.of_head = of_head;
  auto [found, is_new] = told_.try_emplace(told, kNoOpenEdge);
  if (is_new) found->second = new_class(told, vertex);
  return end_of_[vertex] = found->second;
}

EndClass EndClasses::new_class(const Told& told, const Vertex& vertex) {
  Class one;
  static_cast<Told&>(one) = told;
  one.first = vertex;
  for (const Ways ways : kOpenWays) {
    if (told.open[index(ways)] == 0) continue;
    one.ever_of_tail[index(ways)] = told.of_tail;
    one.ever_of_head[index(ways)] = told.of_head;
  }
  const auto look_at = [&](Ways directed, EndClass after) {
    if (after == kNoOpenEdge) return;
    const Class& next = classes_[after];
    for (const Ways ways : kOpenWays) {
      // An edge that is there beside the directed one.
      if (told.open[index(ways)] < (ways == directed ? 2U : 1U)) continue;
      one.ever_of_tail[index(ways)] |= next.ever_of_tail[index(ways)];
      one.ever_of_head[index(ways)] |= next.ever_of_head[index(ways)];
    }
    const bool asks_tail = next.open[index(Ways::out)] + next.open[index(Ways::both)] > 0;
    const bool asks_head = next.open[index(Ways::in)] + next.open[index(Ways::both)] > 0;
    one.is_steady = one.is_steady && next.is_steady && (!asks_tail || next.of_tail == told.of_tail) &&
                    (!asks_head || next.of_head == told.of_head);
  };
  for (const Ways ways : kOpenWays) {
    look_at(ways, told.after_in[index(ways)]);
    look_at(ways, told.after_out[index(ways)]);
  }
  classes_.push_back(one);
  return static_cast<EndClass>(classes_.size() - 1);
}

EndClass EndClasses::narrowed(EndClass end, Ways from, Ways to) {
  Vertex vertex = classes_[end].first;
  --vertex.open[index(from)];
  if (to != Ways::none) ++vertex.open[index(to)];
  return class_of(vertex);
}

EndClass EndClasses::alone(EndClass end, Ways ways) {
  const Class& steady = classes_[end];
  Vertex vertex{{true, false, {}, has_out(ways) ? steady.of_tail : 0, has_in(ways) ? steady.of_head : 0}, {}};
  vertex.open[index(ways)] = 1;
  return class_of(vertex);
}

EndClass EndClasses::mirrored(EndClass end) {
  if (end == kNoOpenEdge || classes_[end].mirror != kNoOpenEdge) return classes_[end].mirror;
  Vertex vertex = classes_[end].first;
  std::swap(vertex.open[index(Ways::in)], vertex.open[index(Ways::out)]);
  if (vertex.core.is_steady) {
    std::swap(vertex.core.of_tail, vertex.core.of_head);
  } else {
    vertex.core.is_mirrored = !vertex.core.is_mirrored;
  }
  const EndClass mirror = class_of(vertex);
  classes_[end].mirror = mirror;
  return mirror;
}

}  // namespace sprague::written
