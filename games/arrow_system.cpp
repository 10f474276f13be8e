#include "games/arrow_system.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"

namespace sprague {
namespace {

constexpr ArrowSet kFirst = 0x5555555555555555U;
constexpr std::size_t kMostArrows = std::size_t{2} * ArrowSystem::kMostEdges;

ArrowSet all_arrows(unsigned edges) {
  return edges == ArrowSystem::kMostEdges ? ~ArrowSet{0} : (ArrowSet{1} << 2 * edges) - 1;
}

unsigned lowest(ArrowSet arrows) {
  return static_cast<unsigned>(std::countr_zero(arrows));
}

// A permutation of the numbers that leaves no pattern in them (Steele, Lea and Flood 2014).
std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

// Both arrows of every edge of which `arrows` has one.
ArrowSet whole_edges(ArrowSet arrows) {
  return arrows | reversed_arrows(arrows);
}

bool holds_both_ways(ArrowSet arrows) {
  return (arrows & arrows >> 1 & kFirst) != 0;
}

// Keeps the sets that contain no other, sorted.
template <class Sets>
void keep_least(Sets& sets) {
  std::sort(sets.begin(), sets.end());
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  const Sets all = sets;
  sets.clear();
  for (const ArrowSet set : all) {
    const bool contains_other =
        std::ranges::any_of(all, [set](ArrowSet other) { return other != set && (other & ~set) == 0; });
    if (!contains_other) sets.push_back(set);
  }
}

// Moves the edges of `kept` to the numbers 0, 1, 2, ... in their order.
ArrowSet compress(ArrowSet arrows, ArrowSet kept) {
  ArrowSet result = 0;
  unsigned to = 0;
  for (ArrowSet rest = kept & kFirst; rest != 0; rest &= rest - 1) {
    const int from = std::countr_zero(rest);
    result |= (arrows >> from & 3U) << to;
    to += 2;
  }
  return result;
}

// The letter of an arrow, of those beyond the first 26 edges with a + before it.
std::string print_arrow(unsigned arrow) {
  std::string text = arrow >= 2 * 26 ? "+" : "";
  text += static_cast<char>((arrow % 2 == 0 ? 'a' : 'A') + arrow / 2 % 26);
  return text;
}

}  // namespace

ArrowSystem::ArrowSystem(unsigned edges, std::span<const ArrowSet> closed, std::span<const ArrowSet> short_sets)
    : edges_(edges), short_(short_sets.begin(), short_sets.end()) {
  ENSURE(edges <= kMostEdges, "too many edges for an arrow system");
  for (const ArrowSet set : closed) {
    ENSURE(set != 0 && (set & ~all_arrows(edges)) == 0, "a closed set outside of its system");
    if (std::has_single_bit(set)) {
      forbidden_ |= set;
    } else {
      closed_.push_back(set);
    }
  }
  for (const ArrowSet set : short_) {
    ENSURE(std::popcount(set) >= 2 && (set & ~all_arrows(edges)) == 0, "a short set of fewer than two arrows");
  }
  std::ranges::sort(closed_);
  std::ranges::sort(short_);
}

ArrowSet ArrowSystem::legal() const {
  ArrowSet barred = forbidden_;
  for (const ArrowSet set : short_) {
    if (std::popcount(set) == 2) barred |= set;
  }
  return all_arrows(edges_) & ~barred;
}

ArrowSystem ArrowSystem::with(unsigned arrow) const {
  DEBUG_ASSERT((legal() & arrow_bit(arrow)) != 0);
  const ArrowSet drawn = arrow_bit(arrow);
  const ArrowSet reverse = reversed_arrows(drawn);
  ArrowSystem next;
  next.edges_ = edges_;
  next.forbidden_ = forbidden_ | drawn | reverse;
  for (const ArrowSet set : closed_) {
    if ((set & reverse) != 0) continue;
    const ArrowSet left = set & ~drawn;
    if (std::has_single_bit(left)) {
      next.forbidden_ |= left;
    } else {
      next.closed_.push_back(left);
    }
  }
  for (const ArrowSet set : short_) {
    if ((set & reverse) == 0) next.short_.push_back(set & ~drawn);
  }
  return next;
}

ArrowSystem ArrowSystem::settled() const {
  ArrowSystem result;
  result.edges_ = edges_;
  result.forbidden_ = forbidden_;
  // A set that holds an arrow that can never be drawn is never marked whole, and one that holds both arrows of an edge
  // neither; a set that contains another is held back by that one.
  for (const ArrowSet set : closed_) {
    if ((set & forbidden_) == 0 && !holds_both_ways(set)) result.closed_.push_back(set);
  }
  keep_least(result.closed_);
  // A cell with an arrow that can never be drawn will not be completed. (On boards this does not come about before the
  // cell's end: whoever has walked into a vertex along a cell may leave it.)
  for (const ArrowSet set : short_) {
    if ((set & forbidden_) == 0 && !holds_both_ways(set)) result.short_.push_back(set);
  }
  keep_least(result.short_);
  return result;
}

std::vector<ArrowSet> ArrowSystem::components() const {
  std::vector<ArrowSet> components;
  const ArrowSet both = forbidden_ & forbidden_ >> 1 & kFirst;
  ArrowSet left = all_arrows(edges_) & ~(both | both << 1);
  while (left != 0) {
    ArrowSet component = whole_edges(left & (~left + 1));
    for (bool grown = true; grown;) {
      grown = false;
      for (const auto* sets : {&closed_, &short_}) {
        for (const ArrowSet set : *sets) {
          if ((set & component) == 0) continue;
          const ArrowSet wider = component | whole_edges(set);
          grown = grown || wider != component;
          component = wider;
        }
      }
    }
    left &= ~component;
    components.push_back(component);
  }
  return components;
}

ArrowSystem ArrowSystem::component(ArrowSet edges) const {
  ArrowSystem part;
  part.edges_ = static_cast<unsigned>(std::popcount(edges)) / 2;
  // Alone, an edge that can be marked at all can be marked once.
  if (part.edges_ > 1) part.forbidden_ = compress(forbidden_ & edges, edges);
  for (const ArrowSet set : closed_) {
    if ((set & edges) != 0) part.closed_.push_back(compress(set, edges));
  }
  for (const ArrowSet set : short_) {
    if ((set & edges) != 0) part.short_.push_back(compress(set, edges));
  }
  return part;
}

Sum<ArrowSystem> ArrowSystem::normal_form() const {
  const ArrowSystem system = settled();
  Sum<ArrowSystem> parts;
  for (const ArrowSet edges : system.components()) parts.push_back(system.component(edges));
  return parts;
}

std::vector<unsigned> ArrowSystem::canonical_order() const {
  const unsigned arrows = 2 * edges_;
  std::array<std::uint64_t, kMostArrows> colour{};
  for (unsigned a = 0; a < arrows; ++a) colour[a] = (forbidden_ & arrow_bit(a)) != 0 ? 1 : 2;
  std::vector<unsigned> order(arrows);
  for (unsigned a = 0; a < arrows; ++a) order[a] = a;
  unsigned kinds = 0;
  while (true) {
    std::array<std::uint64_t, kMostArrows> around{};
    for (const auto* sets : {&closed_, &short_}) {
      for (const ArrowSet set : *sets) {
        std::uint64_t sum = sets == &closed_ ? 3 : 5;
        for (ArrowSet rest = set; rest != 0; rest &= rest - 1) sum += colour[lowest(rest)];
        for (ArrowSet rest = set; rest != 0; rest &= rest - 1) around[lowest(rest)] += mixed(sum);
      }
    }
    for (unsigned a = 0; a < arrows; ++a) around[a] = mixed(around[a] + mixed(colour[a]));
    for (unsigned a = 0; a < arrows; ++a) colour[a] = mixed(around[a] + mixed(around[a ^ 1U]));
    std::ranges::sort(order, {}, [&colour](unsigned a) { return colour[a]; });
    unsigned now = 0;
    for (unsigned i = 0; i < arrows; ++i) now += i == 0 || colour[order[i]] != colour[order[i - 1]] ? 1 : 0;
    if (now == arrows) return order;
    if (now == kinds) break;
    kinds = now;
  }

  Graph graph(arrows + closed_.size() + short_.size());
  std::vector<Colour> colours(arrows);
  for (unsigned i = 1; i < arrows; ++i) {
    colours[order[i]] = colours[order[i - 1]] + (colour[order[i]] != colour[order[i - 1]] ? 1 : 0);
  }
  for (unsigned a = 0; a < arrows; a += 2) graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(a + 1));
  auto vertex = static_cast<Vertex>(arrows);
  for (const auto* sets : {&closed_, &short_}) {
    for (const ArrowSet set : *sets) {
      colours.push_back(arrows + (sets == &closed_ ? 0 : 1));
      for (ArrowSet rest = set; rest != 0; rest &= rest - 1) graph.add_edge(vertex, static_cast<Vertex>(lowest(rest)));
      ++vertex;
    }
  }
  order.clear();
  for (const Vertex v : label(graph, colours).order) {
    if (v < arrows) order.push_back(v);
  }
  return order;
}

std::vector<unsigned> ArrowSystem::canonical_arrows() const {
  // An edge takes its number and its first direction where the first of its arrows comes.
  std::vector<unsigned> arrows;
  ArrowSet placed = 0;
  for (const unsigned a : canonical_order()) {
    if ((placed & arrow_bit(a)) != 0) continue;
    arrows.push_back(a);
    placed |= whole_edges(arrow_bit(a));
  }
  return arrows;
}

ArrowSystem ArrowSystem::renamed(std::span<const unsigned> arrows) const {
  std::array<unsigned, kMostArrows> place{};
  for (unsigned e = 0; e < arrows.size(); ++e) {
    place[arrows[e]] = 2 * e;
    place[arrows[e] ^ 1U] = 2 * e + 1;
  }
  auto moved = [&place](ArrowSet set) {
    ArrowSet result = 0;
    for (ArrowSet rest = set; rest != 0; rest &= rest - 1) {
      result |= arrow_bit(place[lowest(rest)]);
    }
    return result;
  };
  ArrowSystem result;
  result.edges_ = edges_;
  result.forbidden_ = moved(forbidden_);
  for (const ArrowSet set : closed_) result.closed_.push_back(moved(set));
  for (const ArrowSet set : short_) result.short_.push_back(moved(set));
  std::ranges::sort(result.closed_);
  std::ranges::sort(result.short_);
  return result;
}

std::string ArrowSystem::key() const {
  const ArrowSystem system = canonical();
  ENSURE(closed_.size() <= kMostSets && short_.size() <= kMostSets, "more sets than a key can count");
  std::string result{static_cast<char>(edges_), static_cast<char>(closed_.size())};
  auto append = [&](ArrowSet arrows) {
    for (unsigned bit = 0; bit < 2 * edges_; bit += 8) result.push_back(static_cast<char>(arrows >> bit & 255U));
  };
  append(system.forbidden_);
  for (const ArrowSet set : system.closed_) append(set);
  for (const ArrowSet set : system.short_) append(set);
  return result;
}

ArrowSystem ArrowSystem::of_key(std::string_view key) {
  ArrowSystem system;
  system.edges_ = static_cast<unsigned char>(key[0]);
  const auto closed = static_cast<std::size_t>(static_cast<unsigned char>(key[1]));
  std::size_t place = 2;
  const auto next = [&] {
    ArrowSet arrows = 0;
    for (unsigned bit = 0; bit < 2 * system.edges_; bit += 8) {
      arrows |= ArrowSet{static_cast<unsigned char>(key[place++])} << bit;
    }
    return arrows;
  };
  system.forbidden_ = next();
  while (system.closed_.size() < closed) system.closed_.push_back(next());
  while (place < key.size()) system.short_.push_back(next());
  return system;
}

std::string ArrowSystem::print() const {
  auto letters = [](ArrowSet arrows) {
    std::string text;
    for (ArrowSet rest = arrows; rest != 0; rest &= rest - 1) text += print_arrow(lowest(rest));
    return text;
  };
  std::vector<std::string> closed;
  std::vector<std::string> short_sets;
  for (ArrowSet rest = forbidden_; rest != 0; rest &= rest - 1) closed.push_back(letters(rest & (~rest + 1)));
  for (const ArrowSet set : closed_) closed.push_back(letters(set));
  for (const ArrowSet set : short_) short_sets.push_back(letters(set));
  return fmt::format("system({};{};{})", edges_, fmt::join(closed, ","), fmt::join(short_sets, ","));
}

ArrowSystem ArrowSystem::parse(std::string_view text) {
  auto bad = [text](std::size_t place, std::string_view expected) {
    return InputError(fmt::format("'{}', place {}: expected {}", text, place + 1, expected));
  };
  constexpr std::string_view kStart = ArrowSystemRules::kComponentStart;
  if (!text.starts_with(kStart) || !text.ends_with(')')) throw bad(0, "system(EDGES;CLOSED,...;SHORT,...)");
  unsigned edges = 0;
  const char* const end = text.data() + text.size();
  const auto [after_edges, error] = std::from_chars(text.data() + kStart.size(), end, edges);
  if (error != std::errc{} || edges < 1 || edges > kMostEdges) {
    throw bad(kStart.size(), fmt::format("1 to {} edges", kMostEdges));
  }
  auto place = static_cast<std::size_t>(after_edges - text.data());
  std::vector<ArrowSet> closed;
  std::vector<ArrowSet> short_sets;
  for (auto* sets : {&closed, &short_sets}) {
    if (text[place] != ';') throw bad(place, "';'");
    ++place;
    const char last = sets == &closed ? ';' : ')';
    while (text[place] != last) {
      const std::size_t start = place;
      ArrowSet set = 0;
      for (; text[place] != ',' && text[place] != ';' && text[place] != ')'; ++place) {
        const bool second_row = text[place] == '+';
        if (second_row) ++place;
        const char c = text[place];
        const bool small = c >= 'a' && c <= 'z';
        if (!small && (c < 'A' || c > 'Z')) throw bad(place, "a letter");
        const unsigned arrow = 2 * static_cast<unsigned>(c - (small ? 'a' : 'A') + (second_row ? 26 : 0)) + !small;
        if (arrow >= 2 * edges) throw bad(place, "a letter of an edge");
        set |= arrow_bit(arrow);
      }
      if (std::popcount(set) < (sets == &closed ? 1 : 2)) {
        throw bad(start, sets == &closed ? "an arrow" : "two arrows or more");
      }
      if (sets->size() == kMostSets) throw bad(start, fmt::format("at most {} sets", kMostSets));
      sets->push_back(set);
      if (text[place] == last) break;
      if (text[place] != ',') throw bad(place, fmt::format("',' or '{}'", last));
      ++place;  // a set must follow
      if (text[place] == last) throw bad(place, "a set");
    }
  }
  if (place + 1 != text.size()) throw bad(place, "')' at the end");
  return {edges, closed, short_sets};
}

bool ArrowSystemRules::any_option(const ArrowSystem& position, absl::FunctionRef<bool(const Sum<ArrowSystem>&)> stop) {
  for (ArrowSet rest = position.legal(); rest != 0; rest &= rest - 1) {
    if (stop(position.with(lowest(rest)).normal_form())) return true;
  }
  return false;
}

std::vector<Sum<ArrowSystem>> ArrowSystemRules::options(const ArrowSystem& position) {
  std::vector<Sum<ArrowSystem>> result;
  any_option(position, [&result](const Sum<ArrowSystem>& option) {
    result.push_back(option);
    return false;
  });
  return result;
}

std::optional<Nimber> ArrowSystemRules::evident_nimber(const ArrowSystem& position) {
  if (position.edges() == 1) return Nimber(position.legal() == 0 ? 0 : 1);
  return std::nullopt;
}

}  // namespace sprague
