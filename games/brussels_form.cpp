// The canonical form of a position, and its bytes.
//
// Of one walk it is the least reading. Of several, runs are ordered by colours that are refined from what is around
// them until no more of them come apart, and where some stay alike by nauty's labelling. Which of the two happens does
// not depend on names either, so the same positions get the same form.
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <optional>

#include "canonical/ensure.hpp"
#include "games/brussels_runs.hpp"

namespace sprague {
namespace {

// What a reading meets beside its outlook: names and distances.
using Bytes = absl::InlinedVector<std::uint8_t, 96>;
void spell(const Runs& runs, Reading reading, const Distances& distances, Bytes& bytes) {
  bytes.clear();
  absl::InlinedVector<Junction, 32> name(distances.junctions(), kNoJunction);
  absl::InlinedVector<Junction, 32> met;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Junction junction = runs[reading.place(i, runs.size())].junction;
    if (name[junction] == kNoJunction) {
      name[junction] = static_cast<Junction>(met.size());
      for (const Junction earlier : met) bytes.push_back(static_cast<std::uint8_t>(distances.at(earlier, junction)));
      met.push_back(junction);
    }
    bytes.push_back(name[junction]);
  }
}

// What every reading meets at each of its runs: its size, and how far the next two are.
class Outlook {
 public:
  Outlook(const Runs& runs, const Distances& distances) {
    const std::size_t size = runs.size();
    for (const bool backwards : {false, true}) {
      for (std::size_t i = 0; i < size; ++i) {
        const auto distance_ahead = [&](std::size_t steps) {
          const Reading reading{i, backwards};
          return distances.at(runs[i].junction, runs[reading.place(steps % size, size)].junction);
        };
        letters_[backwards ? 1 : 0].push_back(std::uint32_t{runs[i].tips} << 16 | distance_ahead(1) << 8 |
                                              distance_ahead(2));
      }
    }
  }

  std::strong_ordering compare(Reading a, Reading b) const {
    const auto &letters_a = letters_[a.backwards ? 1 : 0], &letters_b = letters_[b.backwards ? 1 : 0];
    const std::size_t size = letters_a.size();
    for (std::size_t i = 0; i < size; ++i) {
      const auto order = letters_a[a.place(i, size)] <=> letters_b[b.place(i, size)];
      if (order != 0) return order;
    }
    return std::strong_ordering::equal;
  }

 private:
  std::array<absl::InlinedVector<std::uint32_t, 16>, 2> letters_;
};

// Of one walk: of the readings with the least outlook the one that spells least.
RenamedPosition canonical_word(const BrusselsPosition& position) {
  const Region& region = position.regions.front();
  const Runs runs = runs_of(region.walks.front());
  const Outlook outlook(runs, position.distances);
  absl::InlinedVector<Reading, 4> readings{Reading{}};
  for (const bool backwards : {false, true}) {
    for (std::size_t start = backwards ? 0 : 1; start < runs.size(); ++start) {
      const Reading reading{start, backwards};
      const auto order = outlook.compare(reading, readings.front());
      if (order < 0) readings.clear();
      if (order <= 0) readings.push_back(reading);
    }
  }
  Reading best = readings.front();
  Bytes least;
  Bytes bytes;
  for (std::size_t i = 0; readings.size() > 1 && i < readings.size(); ++i) {
    spell(runs, readings[i], position.distances, bytes);
    if (i > 0 && bytes >= least) continue;
    best = readings[i];
    least.swap(bytes);
  }
  return named_in_order({{region.surface, {walk_of(runs, best)}}}, position.distances);
}

// Of one junction, walks differ in their lengths only.
RenamedPosition canonical_lengths(BrusselsPosition position) {
  std::ranges::sort(position.regions.front().walks, {}, &Walk::size);
  return {std::move(position), {0}};
}

// A permutation of the numbers that leaves no pattern in them (Steele, Lea and Flood 2014).
std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

using Colours = absl::InlinedVector<std::uint64_t, 32>;

// What a run, by its colour, is to the runs of its junction, to junctions at all distances, to the region and to its
// neighbours.
Colours refined(const Words& words, const Colours& colours) {
  const Distances& distances = words.position().distances;
  Colours of_junction(distances.junctions(), 0);
  Colours of_region(words.position().regions.size(), 0);
  for (const Words::Word& word : words.words()) {
    for (std::size_t i = word.first; i < word.first + word.size; ++i) {
      const std::uint64_t share = mixed(colours[i]);
      of_junction[words.runs()[i].junction] += share;
      of_region[word.region] += share;
    }
  }
  Colours around(distances.junctions(), 0);
  for (Junction u = 0; u < distances.junctions(); ++u) {
    for (Junction v = 0; v < distances.junctions(); ++v) around[u] += mixed(of_junction[v] + distances.at(u, v));
  }
  Colours result;
  for (const Words::Word& word : words.words()) {
    for (std::size_t i = 0; i < word.size; ++i) {
      const std::uint64_t before = mixed(colours[word.first + (i + word.size - 1) % word.size]);
      const std::uint64_t after = mixed(colours[word.first + (i + 1) % word.size]);
      const Junction junction = words.runs()[word.first + i].junction;
      result.push_back(mixed(colours[word.first + i] + 3 * mixed(before + after) + 5 * mixed(of_junction[junction]) +
                             7 * mixed(around[junction]) + 11 * of_region[word.region]));
    }
  }
  return result;
}

// The order of the runs by refined colours; none where some stay alike.
std::optional<Ranks> ranks_by_colours(const Words& words) {
  Colours colours;
  for (const Words::Word& word : words.words()) {
    const Surface surface = words.position().regions[word.region].surface;
    for (const Run run : words.runs().subspan(word.first, word.size)) {
      colours.push_back(surface_code(surface) << 16 | word.size << 8 | run.tips);
    }
  }
  for (std::size_t known = 0;;) {
    Colours sorted = colours;
    std::sort(sorted.begin(), sorted.end());
    const auto different = static_cast<std::size_t>(std::unique(sorted.begin(), sorted.end()) - sorted.begin());
    if (different == colours.size()) {
      Ranks ranks;
      for (const std::uint64_t colour : colours) {
        ranks.push_back(
            static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), colour) - sorted.begin()));
      }
      return ranks;
    }
    if (different <= known) return std::nullopt;
    known = different;
    colours = refined(words, colours);
  }
}

}  // namespace

RenamedPosition renamed_canonical(const BrusselsPosition& position) {
  if (position.distances.junctions() == 1) return canonical_lengths(position);
  if (position.regions.size() == 1 && position.regions.front().walks.size() == 1) return canonical_word(position);
  const Words words(position);
  const std::optional<Ranks> ranks = ranks_by_colours(words);
  return words.in_order(ranks ? *ranks : ranks_by_labelling(words));
}

BrusselsPosition canonical(const BrusselsPosition& position) {
  return renamed_canonical(position).position;
}

std::string bytes_of(const BrusselsPosition& position) {
  std::string bytes;
  auto append = [&bytes](std::size_t value) { bytes.push_back(static_cast<char>(value)); };
  append(position.regions.size());
  for (const Region& region : position.regions) {
    append(surface_code(region.surface));
    append(region.walks.size());
    for (const Walk& walk : region.walks) {
      append(walk.size());
      for (const Junction tip : walk) append(tip);
    }
  }
  const auto width = static_cast<unsigned>(std::bit_width(position.distances.bound()));
  unsigned held = 0;
  unsigned bits = 0;
  for (Junction v = 0; v < position.distances.junctions(); ++v) {
    for (Junction u = 0; u < v; ++u) {
      held = held << width | position.distances.at(u, v);
      for (bits += width; bits >= 8; bits -= 8) append(held >> (bits - 8) & 255U);
    }
  }
  if (bits > 0) append(held << (8 - bits) & 255U);
  return bytes;
}

}  // namespace sprague
