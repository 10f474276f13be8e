#include "checkers/tree_census.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "canonical/ensure.hpp"
#include "checkers/sweep.hpp"

namespace sprague {
namespace {

constexpr std::uint64_t kKeyBits = 60;
constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << kKeyBits) - 1;
constexpr std::uint32_t kMostNimber = 15;

// Spreads a key over the table (the finaliser of SplitMix64). Only the place depends on it, never an answer.
std::uint64_t spread(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

// A parent list in a fixed-size value that can wait in a batch.
struct StoredParents {
  std::uint8_t vertices;
  std::array<std::uint8_t, TreeCensus::kMostVertices> parents;
};

}  // namespace

FreeTree free_tree_of(RootedTreeTable& table, Parents parents) {
  const std::size_t n = parents.size();
  ENSURE(n <= 64, "tree too large");
  std::array<std::uint8_t, 64> below{};  // vertices in the subtree
  for (std::size_t v = n; v-- > 0;) {
    ++below[v];
    if (v > 0) below[parents[v]] = static_cast<std::uint8_t>(below[parents[v]] + below[v]);
  }
  // The centroid nearest to the leaves: the last vertex whose subtree holds at least half of the tree.
  std::size_t centroid = 0;
  for (std::size_t v = 1; v < n; ++v) {
    if (std::size_t{2} * below[v] >= n) centroid = v;
  }
  // Turn the edges on the way from the old root to the centroid around.
  std::array<std::uint8_t, 64> parent{};
  std::ranges::copy(parents, parent.begin());
  std::array<bool, 64> on_way{};
  for (std::size_t v = centroid; v != 0; v = parents[v]) on_way[v] = true;
  on_way[0] = true;
  std::array<std::vector<RootedTreeId>, 64> children;
  for (std::size_t v = n; v-- > 1;) {
    if (!on_way[v]) children[parent[v]].push_back(table.intern(children[v]));
  }
  // Now from the old root down the way: each vertex becomes a child of the next.
  std::array<std::uint8_t, 64> way{};
  std::size_t length = 0;
  for (std::size_t v = centroid; v != 0; v = parents[v]) way[length++] = static_cast<std::uint8_t>(v);
  std::size_t from = 0;
  while (length > 0) {
    const std::size_t to = way[--length];
    children[to].push_back(table.intern(children[from]));
    from = to;
  }
  FreeTree tree = std::move(children[centroid]);
  table.centre(tree, n);
  return tree;
}

TreeCensus::LevelTable::LevelTable(std::uint64_t entries)
    : mask_(std::bit_ceil(entries + entries / 2 + 1) - 1),
      slots_(std::make_unique<std::atomic<std::uint64_t>[]>(mask_ + 1)) {}

void TreeCensus::LevelTable::insert(std::uint64_t key, Nimber nimber) {
  ENSURE(key != 0 && key <= kKeyMask && nimber.value() <= kMostNimber, "does not fit a slot");
  const std::uint64_t slot = key | std::uint64_t{nimber.value()} << kKeyBits;
  for (std::uint64_t place = spread(key) & mask_;; place = (place + 1) & mask_) {
    std::uint64_t found = 0;
    if (slots_[place].compare_exchange_strong(found, slot, std::memory_order_relaxed)) return;
    ENSURE((found & kKeyMask) != key, "a tree came twice");
  }
}

Nimber TreeCensus::LevelTable::at(std::uint64_t key) const {
  for (std::uint64_t place = spread(key) & mask_;; place = (place + 1) & mask_) {
    const std::uint64_t slot = slots_[place].load(std::memory_order_relaxed);
    ENSURE(slot != 0, "an option is not in the table of its level");
    if ((slot & kKeyMask) == key) return Nimber(static_cast<std::uint32_t>(slot >> kKeyBits));
  }
}

TreeCensus::TreeCensus(const OctalCode& code, std::size_t most_vertices, Effort effort, std::size_t most_degree)
    : code_(code), most_vertices_(most_vertices), most_degree_(most_degree), effort_(effort), cutting_(code, table_) {
  ENSURE(most_vertices >= 1 && most_vertices <= kMostVertices, "trees too large for the table");
  table_.complete_to(std::max<std::size_t>(most_vertices / 2, 1));
  cutting_.prepare();
  levels_.resize(most_vertices + 1);
}

struct TreeCensus::Worker {
  TreeCensus& census;
  LevelTable* own;  // null on the last level, which nothing looks up
  TreeLevel level;
  Census evidence;
  std::vector<std::uint64_t> first_keys;
  std::vector<FreeTree> options;

  void operator()(const StoredParents& stored) {
    const std::size_t n = stored.vertices;
    RootedTreeTable& table = census.table_;
    const FreeTree tree = free_tree_of(table, Parents(stored.parents.data(), n));
    census.cutting_.options(tree, n, options);
    NimberSet seen;
    if (census.cutting_.empties(n)) seen.insert(Nimber());
    for (const FreeTree& option : options) {
      std::size_t vertices = 1;
      for (RootedTreeId branch : option) vertices += table.size_of(branch);
      seen.insert(census.levels_[vertices]->at(table.packed_key(option)));
    }
    const Nimber nimber = seen.mex();
    const std::uint64_t key = table.packed_key(tree);
    if (own != nullptr) own->insert(key, nimber);
    evidence.add(table.automorphisms(tree));
    ++level.trees;
    level.lookups += options.size();
    const std::size_t v = nimber.value();
    if (level.by_nimber.size() <= v) {
      level.by_nimber.resize(v + 1, 0);
      level.first.resize(v + 1);
      first_keys.resize(v + 1, ~std::uint64_t{0});
    }
    ++level.by_nimber[v];
    if (key < first_keys[v]) {
      first_keys[v] = key;
      level.first[v] = table.graph_of(tree);
    }
  }

  void merge(const Worker& other) {
    evidence.merge(other.evidence);
    level.trees += other.level.trees;
    level.lookups += other.level.lookups;
    const std::size_t values = std::max(level.by_nimber.size(), other.level.by_nimber.size());
    level.by_nimber.resize(values, 0);
    level.first.resize(values);
    first_keys.resize(values, ~std::uint64_t{0});
    for (std::size_t v = 0; v < other.level.by_nimber.size(); ++v) {
      level.by_nimber[v] += other.level.by_nimber[v];
      if (other.first_keys[v] < first_keys[v]) {
        first_keys[v] = other.first_keys[v];
        level.first[v] = other.level.first[v];
      }
    }
  }
};

TreeLevel TreeCensus::level(std::size_t vertices) {
  const auto known = known_classes(FamilyName::trees, vertices);
  ENSURE(known, "no published number of trees");
  std::uint64_t expected = *known;
  if (most_degree_ + 1 < vertices) {
    expected = 0;
    each_tree(
        vertices, {}, [&](Parents) { ++expected; }, most_degree_);
  }
  if (vertices < most_vertices_) {
    levels_[vertices] = std::make_unique<LevelTable>(expected);
    std::size_t bytes = 0;
    for (const auto& table : levels_) bytes += table ? table->bytes() : 0;
    if (bytes > effort_.memory_bytes) {
      throw OutOfBudget(fmt::format("the trees on {} vertices need {} MiB of tables, allowed are {}", vertices,
                                    bytes >> 20, effort_.memory_bytes >> 20));
    }
  }
  std::vector<Worker> workers;
  for (unsigned i = 0; i < effort_.threads; ++i) {
    workers.push_back({*this, levels_[vertices].get(), {}, Census(FamilyName::trees, vertices), {}, {}});
  }
  feed<StoredParents>(effort_, workers, [&](absl::FunctionRef<void(StoredParents)> sink) {
    each_tree(
        vertices, {},
        [&](Parents parents) {
          StoredParents stored{static_cast<std::uint8_t>(parents.size()), {}};
          std::ranges::copy(parents, stored.parents.begin());
          sink(stored);
        },
        most_degree_);
  });
  for (std::size_t i = 1; i < workers.size(); ++i) workers[0].merge(workers[i]);
  if (most_degree_ + 1 >= vertices) {
    const auto fault = workers[0].evidence.fault();
    ENSURE(!fault, "trees: " + fault.value_or(""));
  }
  workers[0].level.vertices = vertices;
  return std::move(workers[0].level);
}

void TreeCensus::run(const std::function<void(const TreeLevel&)>& on_level) {
  for (std::size_t n = 1; n <= most_vertices_; ++n) {
    const TreeLevel done = level(n);
    if (n > code_.most_taken()) levels_[n - code_.most_taken()].reset();
    on_level(done);
  }
}

}  // namespace sprague
