#include "conjectures/cycles/unknown_marks.hpp"

#include <fmt/format.h>

namespace sprague::cycles {

UnknownMarks::UnknownMarks(Truths& truths, const UnknownMap& map, std::string name, Leaves leaves)
    : truths_(truths), map_(map), name_(std::move(name)), along_(1), against_(1), marked_(1), markable_(1) {
  const std::size_t edges = map.edges();
  const std::size_t darts = map.darts();
  for (std::size_t e = 1; e <= edges; ++e) {
    along_.push_back(truths.unknown(fmt::format("{}_along{}", name_, e)));
    against_.push_back(truths.unknown(fmt::format("{}_against{}", name_, e)));
    truths.require(!along_[e] || !against_[e]);
    marked_.push_back(truths.named(fmt::format("{}_marked{}", name_, e), along_[e] || against_[e]));
  }
  for (std::size_t d = 0; d < darts; ++d) {
    std::vector<Truth> out;
    std::vector<Truth> in;
    for (std::size_t e = 1; e <= edges; ++e) {
      out.push_back((map.opens(d, e) && along_[e]) || (map.closes(d, e) && against_[e]));
      in.push_back((map.opens(d, e) && against_[e]) || (map.closes(d, e) && along_[e]));
    }
    out_.push_back(truths.named(fmt::format("{}_out{}", name_, d), some(out)));
    in_.push_back(truths.named(fmt::format("{}_in{}", name_, d), some(in)));
  }
  // Would an arrow on this dart make its tail a source; would one on its reverse make it a sink?
  std::vector<Truth> source;
  std::vector<Truth> sink;
  for (std::size_t d = 0; d < darts; ++d) {
    std::vector<Truth> all_out;
    std::vector<Truth> all_in;
    for (std::size_t c = 0; c < darts; ++c) {
      if (c == d) continue;
      all_out.push_back(!map.same_tail(c, d) || out_[c]);
      all_in.push_back(!map.same_tail(c, d) || in_[c]);
    }
    const Truth may_be = leaves == Leaves::free ? !map.is_at_leaf(d) : Truth(true);
    source.push_back(truths.named(fmt::format("{}_source{}", name_, d), every(all_out) && may_be));
    sink.push_back(truths.named(fmt::format("{}_sink{}", name_, d), every(all_in) && may_be));
    truths.require(!source[d] || !out_[d]);
    truths.require(!sink[d] || !in_[d]);
  }
  for (std::size_t e = 1; e <= edges; ++e) {
    std::vector<Truth> bars_along;
    std::vector<Truth> bars_against;
    for (std::size_t d = 0; d < darts; ++d) {
      bars_along.push_back((map.opens(d, e) && source[d]) || (map.closes(d, e) && sink[d]));
      bars_against.push_back((map.opens(d, e) && sink[d]) || (map.closes(d, e) && source[d]));
    }
    markable_.push_back(truths.named(fmt::format("{}_markable{}", name_, e),
                                     !marked_[e] && (!some(bars_along) || !some(bars_against))));
  }
}

std::vector<Truth> UnknownMarks::completed() const {
  std::vector<Truth> result;
  for (std::size_t d = 0; d < map_.darts(); ++d) {
    std::vector<Truth> all_out{out_[d]};
    std::vector<Truth> all_in{in_[d]};
    for (std::size_t c = 0; c < map_.darts(); ++c) {
      if (c == d) continue;
      all_out.push_back(!map_.same_left(c, d) || out_[c]);
      all_in.push_back(!map_.same_left(c, d) || in_[c]);
    }
    result.push_back(truths_.named(fmt::format("{}_completed{}", name_, d),
                                   !map_.borders(d, 0) && (every(all_out) || every(all_in))));
  }
  return result;
}

std::vector<Dart> UnknownMarks::found(const Model& model, const FoundMap& map) const {
  std::vector<Dart> arrows;
  for (std::size_t e = 1; e <= map_.edges(); ++e) {
    if (model.at(along_[e].text()) != 0) arrows.push_back(map.opening[e]);
    if (model.at(against_[e].text()) != 0) arrows.push_back(map.map.reverse(map.opening[e]));
  }
  return arrows;
}

void require_ending(Truths& truths, const UnknownMap& map, const UnknownMarks& marks, const UnknownMarks& before,
                    std::span<const Truth> completed) {
  const Truth is_over = some(completed);
  std::vector<Truth> last;
  for (std::size_t e = 1; e <= map.edges(); ++e) {
    truths.require(is_over || !marks.markable(e));
    // In each completed cell?
    std::vector<Truth> in_all{marks.marked(e), !before.marked(e)};
    for (std::size_t d = 0; d < map.darts() && !is_over.is_false(); ++d) {
      std::vector<Truth> beside{map.is_of(d, e)};
      for (std::size_t c = 0; c < map.darts(); ++c) {
        if (c != d) beside.push_back(map.same_left(c, d) && map.is_of(c, e));
      }
      in_all.push_back(!completed[d] || some(beside));
    }
    last.push_back(every(in_all));
  }
  truths.require(!is_over || some(last));
}

}  // namespace sprague::cycles
