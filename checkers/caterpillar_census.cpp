#include "checkers/caterpillar_census.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/sweep.hpp"
#include "games/caterpillar_033.hpp"
#include "games/octal_on_graphs.hpp"

namespace sprague {
namespace {

constexpr unsigned kWordShift = 3;  // a caterpillar has three vertices more than its word has letters

std::uint64_t low_mask(unsigned length) {
  return length == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << length) - 1;
}

// The next set of 0s in rank order: add one, and carry on while that makes a run too long.
std::uint64_t next_zeros(std::uint64_t zeros, unsigned longest_run) {
  ++zeros;
  while (true) {
    const auto start = static_cast<unsigned>(std::countr_zero(zeros));
    const auto run = static_cast<unsigned>(std::countr_one(zeros >> start));
    if (run <= longest_run) return zeros;
    zeros += std::uint64_t{1} << start;
  }
}

}  // namespace

CaterpillarCensus::CaterpillarCensus(std::size_t most_vertices, unsigned longest_run, Effort effort)
    : most_vertices_(most_vertices), longest_run_(longest_run), effort_(effort) {
  ENSURE(most_vertices >= 3 && most_vertices <= kMostVertices && longest_run >= 1, "no such census");
  for (unsigned length = 0; length <= most_vertices - kWordShift; ++length) {
    // A word begins with a run of 0s and a 1, or is all 0s.
    std::uint64_t words = length <= longest_run ? 1 : 0;
    for (unsigned run = 0; run <= longest_run && run < length; ++run) words += words_of_length_[length - run - 1];
    words_of_length_[length] = words;
  }
  for (unsigned byte = 0; byte < 8; ++byte) {
    for (unsigned value = 0; value < 256; ++value) {
      std::uint64_t sum = 0;
      for (unsigned bit = 0; bit < 8; ++bit) {
        const unsigned place = 8 * byte + bit;
        if ((value >> bit & 1) != 0 && place < most_vertices - kWordShift) sum += words_of_length_[place];
      }
      ranks_[byte][value] = sum;
    }
  }
  nimbers_.resize(most_vertices - kWordShift + 1);
}

std::uint64_t CaterpillarCensus::rank(CaterpillarWord word) const {
  std::uint64_t zeros = ~word.bits & low_mask(word.length);
  std::uint64_t sum = 0;
  for (unsigned byte = 0; zeros != 0; ++byte, zeros >>= 8) sum += ranks_[byte][zeros & 255];
  return sum;
}

CaterpillarWord CaterpillarCensus::unrank(std::uint64_t rank, unsigned length) const {
  CaterpillarWord word{0, length};
  for (unsigned place = length; place-- > 0;) {
    if (rank >= words_of_length_[place]) {
      rank -= words_of_length_[place];
    } else {
      word.bits |= std::uint64_t{1} << place;
    }
  }
  return word;
}

CaterpillarLevel CaterpillarCensus::level(unsigned length) {
  const std::uint64_t words = words_of_length_[length];
  std::uint64_t bytes = words;
  for (const auto& array : nimbers_) bytes += array.size();
  if (bytes > effort_.memory_bytes) {
    throw OutOfBudget(fmt::format("the caterpillars on {} vertices need {} MiB of tables, allowed are {}",
                                  length + kWordShift, bytes >> 20, effort_.memory_bytes >> 20));
  }
  auto& own = nimbers_[length];
  own.assign(words, 0);
  struct Part {
    std::uint64_t begin;
    std::uint64_t end;
  };
  struct Worker {
    const CaterpillarCensus& census;
    std::vector<std::uint8_t>& own;
    unsigned length;
    CaterpillarLevel level;

    Nimber nimber_of(CaterpillarWord word) {
      if (length < 3) {
        const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
        NimberSolver<OctalOnGraphs> solver(game, {});
        return solver.value(caterpillar_graph(code_of(word)));
      }
      NimberSet seen;
      each_caterpillar_option(word, [&](CaterpillarWord option) {
        ++level.lookups;
        seen.insert(Nimber(census.nimbers_[option.length][census.rank(option)]));
      });
      return seen.mex();
    }

    void operator()(const Part& part) {
      CaterpillarWord word = census.unrank(part.begin, length);
      for (std::uint64_t rank = part.begin; rank < part.end; ++rank) {
        const CaterpillarWord mirror = reversed(word);
        if (word.bits <= mirror.bits) record(word, mirror, rank);
        const std::uint64_t zeros = ~word.bits & low_mask(length);
        word.bits = ~next_zeros(zeros, census.longest_run_) & low_mask(length);
      }
    }

    void record(CaterpillarWord word, CaterpillarWord mirror, std::uint64_t rank) {
      const std::uint32_t value = nimber_of(word).value();
      ENSURE(value < 256, "does not fit a byte");
      own[rank] = static_cast<std::uint8_t>(value);
      own[census.rank(mirror)] = static_cast<std::uint8_t>(value);
      ++level.caterpillars;
      if (level.by_nimber.size() <= value) {
        level.by_nimber.resize(value + 1, 0);
        level.first.resize(value + 1);
      }
      ++level.by_nimber[value];
      auto& first = level.first[value];
      if (!first || word < *first) first = word;
    }
  };
  std::vector<Worker> workers;
  for (unsigned i = 0; i < effort_.threads; ++i) workers.push_back({*this, own, length, {}});
  constexpr std::uint64_t part_size = 1 << 16;
  feed<Part>(
      effort_, workers,
      [&](absl::FunctionRef<void(Part)> sink) {
        for (std::uint64_t begin = 0; begin < words; begin += part_size) {
          sink({begin, std::min(begin + part_size, words)});
        }
      },
      1, "blocks of words");
  CaterpillarLevel total;
  total.vertices = length + kWordShift;
  total.words = words;
  for (const Worker& worker : workers) {
    const CaterpillarLevel& part = worker.level;
    total.caterpillars += part.caterpillars;
    total.lookups += part.lookups;
    total.by_nimber.resize(std::max(total.by_nimber.size(), part.by_nimber.size()), 0);
    total.first.resize(total.by_nimber.size());
    for (std::size_t v = 0; v < part.by_nimber.size(); ++v) {
      total.by_nimber[v] += part.by_nimber[v];
      if (part.first[v] && (!total.first[v] || *part.first[v] < *total.first[v])) total.first[v] = part.first[v];
    }
  }
  if (longest_run_ >= length) {
    ENSURE(total.caterpillars == known_classes(FamilyName::caterpillars, total.vertices),
           "the number of caterpillars is not the published one");
  }
  return total;
}

void CaterpillarCensus::run(const std::function<void(const CaterpillarLevel&)>& on_level) {
  for (unsigned length = 0; length + kWordShift <= most_vertices_; ++length) {
    const CaterpillarLevel done = level(length);
    if (length >= 2) std::vector<std::uint8_t>().swap(nimbers_[length - 2]);
    on_level(done);
  }
}

}  // namespace sprague
