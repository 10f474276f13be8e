#include "games/spider_arrows.hpp"

#include <absl/container/inlined_vector.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// Adds to `sum` what a hub and its unmarked legs are, in normal form.
void add_normal(Sum<ArrowSpider>& sum, Fate hub, std::vector<ArrowLeg> legs) {
  DEBUG_ASSERT(std::ranges::all_of(legs, [](ArrowLeg leg) { return leg.edges > 0; }));
  if (legs.empty()) return;
  if (hub == Fate::none || legs.size() == 1) {
    for (const ArrowLeg& leg : legs) sum.push_back(arrow_path(hub, leg.edges, leg.end));
  } else if (hub == Fate::either && legs.size() == 2) {
    sum.push_back(arrow_path(legs[0].end, static_cast<std::uint16_t>(legs[0].edges + legs[1].edges), legs[1].end));
  } else {
    absl::InlinedVector<ArrowLeg, 8> twin(legs.begin(), legs.end());
    for (ArrowLeg& leg : twin) leg.end = flipped(leg.end);
    std::ranges::sort(legs);
    std::ranges::sort(twin);
    const auto of_twin = flipped(hub) <=> hub;
    if (of_twin < 0 || (of_twin == 0 && std::ranges::lexicographical_compare(twin, legs))) {
      hub = flipped(hub);
      std::ranges::copy(twin, legs.begin());
    }
    sum.push_back({hub, std::move(legs)});
  }
}

constexpr char letter(Accent accent) {
  return accent == Accent::hat ? '^' : 'v';
}

constexpr std::string_view name_of(Fate fate) {
  return fate == Fate::sink ? "sink" : "source";
}

// What a state is in normal form, or why it is none.
struct Built {
  Sum<ArrowSpider> sum;
  std::string error;
};

Built build(std::span<const MarkedLeg> legs) {
  Built built;
  std::vector<ArrowLeg> at_hub;
  const auto degree = std::ranges::count_if(legs, [](const MarkedLeg& leg) { return leg.edges > 0; });
  Fate hub = degree >= 2 ? Fate::either : Fate::none;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    const auto& [edges, marks] = legs[i];
    std::uint32_t done = 0;  // edges from the hub up to the last mark
    for (std::size_t j = 0; j <= marks.size(); ++j) {
      const bool last = j == marks.size();
      const auto unmarked = static_cast<std::uint16_t>((last ? edges + 1 : marks[j].index) - done - 1);
      const Fate end = last ? Fate::none : near_fate(marks[j].accent);
      if (j == 0) {
        if (unmarked > 0) at_hub.push_back({unmarked, end});
        if (unmarked == 0 && !last) hub = hub & end;
      } else {
        const Fate start = far_fate(marks[j - 1].accent);
        if (unmarked > 0) built.sum.push_back(arrow_path(start, unmarked, end));
        if (unmarked == 0 && start == end) {
          built.error = fmt::format("leg {}: the vertex {} from the hub is a {}", i + 1, done, name_of(end));
          return built;
        }
      }
      if (!last) done = marks[j].index;
    }
  }
  if (degree == 0) {
    built.error = "expected a leg with an edge";
  } else if (at_hub.empty() && hub != Fate::none) {
    built.error = fmt::format("the hub is a {}", name_of(hub));
  } else {
    add_normal(built.sum, hub, std::move(at_hub));
  }
  return built;
}

// Reads `S[...]` from the text from `place` on; `place` is left behind it.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool at_end() const { return place_ == text_.size(); }

  bool take(char wanted) {
    if (at_end() || text_[place_] != wanted) return false;
    ++place_;
    return true;
  }
  void expect(char wanted) {
    if (!take(wanted)) fail(fmt::format("'{}'", wanted));
  }

  std::vector<MarkedLeg> legs() {
    expect('S');
    expect('[');
    std::vector<MarkedLeg> result;
    result.reserve(4);
    result.push_back(leg());
    while (take(',')) result.push_back(leg());
    expect(']');
    return result;
  }

  Sum<ArrowSpider> spider() {
    const std::size_t first = place_ + 2;  // behind `S[`
    Built built = build(legs());
    if (!built.error.empty()) {
      throw InputError(fmt::format("arrows '{}': character {}: {}", text_, first + 1, built.error));
    }
    return std::move(built.sum);
  }

  [[noreturn]] void fail(std::string_view expected) const {
    throw InputError(fmt::format("arrows '{}': character {}: expected {}", text_, place_ + 1, expected));
  }

 private:
  std::optional<Accent> accent() {
    if (take('^')) return Accent::hat;
    if (take('v')) return Accent::check;
    return std::nullopt;
  }

  std::uint32_t number(std::uint32_t least, std::uint32_t most) {
    std::uint32_t value = 0;
    const char* end = text_.data() + text_.size();
    const auto [next, error] = std::from_chars(text_.data() + place_, end, value);
    if (error != std::errc() || value < least || value > most) fail(fmt::format("a number from {} to {}", least, most));
    place_ = static_cast<std::size_t>(next - text_.data());
    return value;
  }

  MarkedLeg leg() {
    MarkedLeg result;
    const std::optional<Accent> beyond = accent();
    result.edges = number(0, SpiderArrows::kMostEdges - edges_);
    edges_ += result.edges;
    if (take('(')) {
      do {
        const std::optional<Accent> inside = accent();
        if (!inside) fail("'^' or 'v'");
        const std::size_t start = place_;
        const std::uint32_t index = number(1, result.edges);
        if (std::ranges::any_of(result.marks, [index](const MarkedLeg::Mark& mark) { return mark.index == index; })) {
          place_ = start;
          fail(fmt::format("an edge of the leg not yet marked, not {}", index));
        }
        result.marks.push_back({index, *inside});
      } while (take(','));
      expect(')');
    }
    std::ranges::sort(result.marks, {}, &MarkedLeg::Mark::index);
    if (beyond) result.marks.push_back({++result.edges, *beyond});
    return result;
  }

  std::string_view text_;
  std::size_t place_ = 0;
  std::uint32_t edges_ = 0;  // read so far
};

std::string print_leg(AccentedLeg leg) {
  return leg.accent ? fmt::format("{}{}", letter(*leg.accent), leg.edges) : fmt::format("{}", leg.edges);
}

// The leg whose accent leaves this fate at its near end.
AccentedLeg accented(std::uint16_t edges, Fate end) {
  if (end == Fate::none) return {edges, std::nullopt};
  return {edges, end == Fate::source ? Accent::hat : Accent::check};
}

}  // namespace

ArrowSpider arrow_path(Fate first, std::uint16_t edges, Fate second) {
  const auto [hub, end] =
      std::min({std::pair(first, second), std::pair(second, first), std::pair(flipped(first), flipped(second)),
                std::pair(flipped(second), flipped(first))});
  return {hub, {{edges, end}}};
}

std::vector<MarkedLeg> parse_marked_legs(std::string_view text) {
  Reader reader(text);
  std::vector<MarkedLeg> legs = reader.legs();
  if (!reader.at_end()) reader.fail("the end");
  return legs;
}

SpiderArrows SpiderArrows::from_code(std::string_view text) {
  if (!text.empty()) throw InputError(fmt::format("game 'spiders:{}': expected no code", text));
  return {};
}

std::vector<Sum<ArrowSpider>> SpiderArrows::options(const ArrowSpider& spider) const {
  std::vector<Sum<ArrowSpider>> result;
  for (std::size_t i = 0; i < spider.legs.size(); ++i) {
    const ArrowLeg leg = spider.legs[i];
    if (i > 0 && leg == spider.legs[i - 1]) continue;
    std::vector<ArrowLeg> others = spider.legs;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    for (std::uint16_t marked = 1; marked <= leg.edges; ++marked) {
      for (Accent accent : {Accent::hat, Accent::check}) {
        const auto beyond = static_cast<std::uint16_t>(leg.edges - marked);
        if (beyond == 0 && leg.end == far_fate(accent)) continue;
        const Fate hub = marked == 1 ? spider.hub & near_fate(accent) : spider.hub;
        if (marked == 1 && others.empty() && hub != Fate::none) continue;
        Sum<ArrowSpider> option;
        if (beyond > 0) option.push_back(arrow_path(far_fate(accent), beyond, leg.end));
        std::vector<ArrowLeg> legs = others;
        if (marked > 1) legs.push_back({static_cast<std::uint16_t>(marked - 1), near_fate(accent)});
        add_normal(option, hub, std::move(legs));
        result.push_back(std::move(option));
      }
    }
  }
  return result;
}

SpiderArrows::Key SpiderArrows::key(const ArrowSpider& spider) const {
  Key key{static_cast<std::uint16_t>(spider.hub)};
  key.reserve(1 + spider.legs.size());
  for (const ArrowLeg& leg : spider.legs) {
    key.push_back(static_cast<std::uint16_t>(3 * leg.edges + static_cast<unsigned>(leg.end)));
  }
  return key;
}

Sum<ArrowSpider> SpiderArrows::parse(std::string_view text) const {
  Reader reader(text);
  Sum<ArrowSpider> sum = reader.spider();
  while (!reader.at_end()) {
    if (!reader.take('+')) reader.fail("'+' or the end");
    for (ArrowSpider& component : reader.spider()) sum.push_back(std::move(component));
  }
  return sum;
}

std::string SpiderArrows::print(const ArrowSpider& spider) const {
  std::vector<AccentedLeg> legs;
  if (spider.hub == Fate::sink || spider.hub == Fate::source) legs.push_back(accented(0, spider.hub));
  for (const ArrowLeg& leg : spider.legs) legs.push_back(accented(leg.edges, leg.end));
  return print_state(legs);
}

Sum<ArrowSpider> spider_state(std::span<const AccentedLeg> legs) {
  std::vector<MarkedLeg> marked;
  for (const AccentedLeg& leg : legs) {
    marked.push_back({leg.edges, {}});
    if (leg.accent) marked.back().marks.push_back({++marked.back().edges, *leg.accent});
  }
  Built built = build(marked);
  ENSURE(built.error.empty(), built.error);
  return std::move(built.sum);
}

Sum<ArrowSpider> full_game_on_spider(std::span<const std::uint16_t> legs) {
  ENSURE(legs.size() >= 3 && std::ranges::all_of(legs, [](std::uint16_t edges) { return edges > 0; }),
         "no spider with three legs or more");
  // Beside a leaf the hub splits into leaves as well.
  const bool hub_splits = std::ranges::find(legs, std::uint16_t{1}) != legs.end();
  std::vector<ArrowLeg> trimmed;
  for (std::uint16_t edges : legs) {
    if (edges > 1) trimmed.push_back({static_cast<std::uint16_t>(edges - 1), Fate::none});
  }
  Sum<ArrowSpider> sum;
  add_normal(sum, hub_splits ? Fate::none : Fate::either, std::move(trimmed));
  return sum;
}

std::string print_state(std::span<const AccentedLeg> legs) {
  std::vector<std::string> parts;
  for (const AccentedLeg& leg : legs) parts.push_back(print_leg(leg));
  return fmt::format("S[{}]", fmt::join(parts, ","));
}

}  // namespace sprague
