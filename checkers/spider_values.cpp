#include "checkers/spider_values.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::size_t column_of(std::uint32_t edges, Fate end) {
  return 3 * std::size_t{edges} + static_cast<std::size_t>(end);
}

constexpr std::size_t index(Fate end) {
  return static_cast<std::size_t>(end);
}

}  // namespace

void SpiderValues::Legs::add(ArrowLeg leg) {
  std::size_t at = count++;
  for (; at > 0 && leg < legs[at - 1]; --at) legs[at] = legs[at - 1];
  legs[at] = leg;
}

SpiderValues::Legs SpiderValues::Legs::without(std::size_t index) const {
  Legs result = *this;
  std::copy(legs.begin() + static_cast<std::ptrdiff_t>(index) + 1, legs.begin() + static_cast<std::ptrdiff_t>(count),
            result.legs.begin() + static_cast<std::ptrdiff_t>(index));
  --result.count;
  return result;
}

Nimber SpiderValues::value(const ArrowSpider& spider) {
  ENSURE(spider.legs.size() <= kMostLegs, "too many legs for the table");
  Legs legs;
  for (const ArrowLeg& leg : spider.legs) {
    ENSURE(leg.edges <= kLongestLeg, "a leg too long for the table");
    legs.add(leg);
  }
  return Nimber(state(spider.hub, legs));
}

Nimber SpiderValues::value(const Sum<ArrowSpider>& sum) {
  Nimber total;
  for (const ArrowSpider& component : sum) total = total ^ value(component);
  return total;
}

SpiderValues::Value SpiderValues::path(Fate first, std::uint32_t edges, Fate second) {
  std::vector<Value>& known = paths_[index(first)][index(second)];
  while (known.size() <= edges) {
    const auto n = static_cast<std::uint32_t>(known.size());
    NimberSet options;
    for (std::uint32_t marked = 1; marked <= n; ++marked) {
      for (Accent accent : {Accent::hat, Accent::check}) {
        const Fate near = near_fate(accent);
        const Fate far = far_fate(accent);
        if ((marked == 1 && first == near) || (marked == n && second == far)) continue;
        options.insert(Nimber(path(first, marked - 1, near)) ^ Nimber(path(far, n - marked, second)));
      }
    }
    known.push_back(static_cast<Value>(options.mex().value()));
  }
  return known[edges];
}

// Any hub with any legs, normal form or not. Requires that the hub is no forbidden sink or source.
SpiderValues::Value SpiderValues::state(Fate hub, const Legs& legs) {
  if (hub == Fate::none || legs.count <= 1) {
    Value total = 0;
    for (std::size_t i = 0; i < legs.count; ++i) {
      total = static_cast<Value>(total ^ path(hub, legs.legs[i].edges, legs.legs[i].end));
    }
    return total;
  }
  if (hub == Fate::either && legs.count == 2) {
    return path(legs.legs[0].end, std::uint32_t{legs.legs[0].edges} + legs.legs[1].edges, legs.legs[1].end);
  }
  const ArrowLeg last = legs.legs[legs.count - 1];
  const auto [row, reversed] = row_of(hub, legs.without(legs.count - 1));
  const Value known = read(row, column_of(last.edges, reversed ? flipped(last.end) : last.end));
  return known != kUnknown ? known : expand(hub, legs);
}

SpiderValues::Value SpiderValues::expand(Fate hub, const Legs& legs) {
  if (++positions_ > effort_.most_positions) throw OutOfBudget("budget of positions used up");
  if (positions_ % 1024 == 0) {
    effort_.poll();
    effort_.tell("positions", positions_, 0);
  }
  NimberSet options;
  std::array<Place, kMostLegs> places{};
  for (std::size_t i = 0; i < legs.count; ++i) {
    const ArrowLeg leg = legs.legs[i];
    const Legs others = legs.without(i);
    const auto [row, reversed] = row_of(hub, others);
    places[i] = {row, column_of(leg.edges, reversed ? flipped(leg.end) : leg.end)};
    for (Accent accent : {Accent::hat, Accent::check}) {
      const Fate near = near_fate(accent);
      const Fate far = far_fate(accent);
      const std::uint32_t most = leg.end == far ? leg.edges - 1U : leg.edges;
      path(far, leg.edges, leg.end);  // fills the whole list
      const std::vector<Value>& beyond = paths_[index(far)][index(leg.end)];
      for (std::uint32_t marked = 1; marked <= most; ++marked) {
        const std::size_t column = column_of(marked - 1, reversed ? flipped(near) : near);
        Value rest = read(row, column);
        if (rest == kUnknown) {
          Legs after = others;
          if (marked > 1) after.add({static_cast<std::uint16_t>(marked - 1), near});
          rest = state(marked == 1 ? hub & near : hub, after);
          write(row, column, rest);
        }
        options.insert(Nimber(static_cast<std::uint32_t>(rest ^ beyond[leg.edges - marked])));
      }
    }
  }
  const auto result = static_cast<Value>(options.mex().value());
  for (std::size_t i = 0; i < legs.count; ++i) write(places[i].row, places[i].column, result);
  return result;
}

std::pair<std::size_t, bool> SpiderValues::row_of(Fate hub, const Legs& others) {
  // Twelve bits a leg and two for the hub: kMostLegs - 1 of them fit, and column_of(kLongestLeg, source) < 2^12.
  auto packed = [](Fate fate, const Legs& legs, bool flip) {
    Legs sorted;
    for (std::size_t i = 0; i < legs.count; ++i) {
      const ArrowLeg leg = legs.legs[i];
      sorted.add({leg.edges, flip ? flipped(leg.end) : leg.end});
    }
    auto key = static_cast<std::uint64_t>(flip ? flipped(fate) : fate);
    for (std::size_t i = 0; i < sorted.count; ++i) {
      key = key << 12 | column_of(sorted.legs[i].edges, sorted.legs[i].end);
    }
    return key;
  };
  const std::uint64_t plain = packed(hub, others, false);
  const std::uint64_t reversed = packed(hub, others, true);
  const auto [found, is_new] = index_.try_emplace(std::min(plain, reversed), static_cast<std::uint32_t>(rows_.size()));
  if (is_new) {
    rows_.emplace_back();
    bytes_ += sizeof(std::vector<Value>) + 32;
    if (bytes_ > effort_.memory_bytes) throw OutOfBudget("budget of memory used up");
  }
  return {found->second, reversed < plain};
}

SpiderValues::Value SpiderValues::read(std::size_t row, std::size_t column) const {
  return column < rows_[row].size() ? rows_[row][column] : kUnknown;
}

void SpiderValues::write(std::size_t row, std::size_t column, Value value) {
  std::vector<Value>& values = rows_[row];
  if (column >= values.size()) {
    const std::size_t before = values.capacity();
    values.resize(column + 1, kUnknown);
    bytes_ += (values.capacity() - before) * sizeof(Value);
  }
  values[column] = value;
}

}  // namespace sprague
