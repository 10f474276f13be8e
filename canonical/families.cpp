#include "canonical/families.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <exception>
#include <functional>
#include <mutex>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_operations.hpp"
#include "canonical/nauty_workspace.hpp"

extern "C" {
int sprague_geng(int argc, char* argv[]);
int sprague_gentreeg(int argc, char* argv[]);
void sprague_geng_graph(FILE*, ::graph* rows, int n);
int sprague_geng_prune(::graph* rows, int n, int most);
void sprague_gentreeg_tree(FILE*, int parents[], int n);
}

namespace sprague {
namespace {

std::mutex geng_mutex;
std::mutex gentreeg_mutex;
thread_local absl::FunctionRef<void(const Graph&)>* geng_sink = nullptr;
thread_local absl::FunctionRef<void()>* geng_tick = nullptr;
thread_local absl::FunctionRef<void(Parents)>* gentreeg_sink = nullptr;
// An exception must not cross the C code: it waits here until the generator has returned.
thread_local std::exception_ptr sink_failure;
// Where gentreeg, which can't be told to end, is left by a jump. Only C functions are on the way; it sets all of its
// state when it is called again.
thread_local std::jmp_buf* gentreeg_end = nullptr;

// Points to the sink of a generator while it runs.
template <class Sink>
class InUse {
 public:
  InUse(Sink*& place, Sink& sink) : place_(place) { place_ = &sink; }
  ~InUse() { place_ = nullptr; }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;

 private:
  Sink*& place_;
};

int run_gentreeg(int count, char** words) {
  std::jmp_buf end;
  gentreeg_end = &end;
  if (setjmp(end) != 0) return 0;
  return sprague_gentreeg(count, words);
}

void call_generator(int (*generator)(int, char**), std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  sink_failure = nullptr;
  hold_nauty_workspace();
  const int status = generator(static_cast<int>(arguments.size()), arguments.data());
  if (sink_failure) std::rethrow_exception(std::exchange(sink_failure, nullptr));
  ENSURE(status == 0, "generator failed");
}

// Calls sink(x) unless an earlier call failed.
template <class Sink, class X>
void deliver(Sink& sink, X&& x) {
  if (sink_failure) return;
  try {
    sink(std::forward<X>(x));
  } catch (...) {
    sink_failure = std::current_exception();
  }
}

// Passes on every shard.count-th call.
class EveryNth {
 public:
  explicit EveryNth(Shard shard) : shard_(shard) { ENSURE(shard.index < shard.count, "no such shard"); }
  bool mine() { return counter_++ % shard_.count == shard_.index; }

 private:
  Shard shard_;
  std::uint64_t counter_ = 0;
};

// All ascending lists of `least` to `most` positive numbers with the given sum.
void each_partition(std::size_t sum, std::size_t least, std::size_t most, absl::FunctionRef<void(const Legs&)> sink) {
  Legs parts;
  auto extend = [&](auto&& self, std::size_t left, std::size_t smallest) -> void {
    if (left == 0) {
      if (parts.size() >= least) sink(parts);
      return;
    }
    if (parts.size() == most) return;
    const auto with = [&](std::size_t part) {
      // No part that follows is smaller.
      if (parts.size() + left / part < least) return;
      parts.push_back(static_cast<std::uint16_t>(part));
      self(self, left - part, part);
      parts.pop_back();
    };
    if (parts.size() + 1 < most) {
      for (std::size_t part = smallest; part <= left / 2; ++part) with(part);
    }
    with(left);
  };
  extend(extend, sum, 1);
}

void hang_legs(Graph& graph, Vertex hub, const Legs& legs) {
  for (std::uint16_t length : legs) {
    Vertex end = hub;
    for (std::uint16_t i = 0; i < length; ++i) {
      const Vertex next = graph.add_vertex();
      graph.add_edge(end, next);
      end = next;
    }
  }
}

}  // namespace
}  // namespace sprague

extern "C" void sprague_geng_graph(FILE*, ::graph* rows, int n) {
  using sprague::Vertex;
  if (sprague::sink_failure) return;
  sprague::Graph graph(static_cast<std::size_t>(n));
  for (int a = 0; a < n; ++a) {
    for (int b = a + 1; b < n; ++b) {
      if (ISELEMENT(GRAPHROW(rows, a, 1), b)) graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
    }
  }
  sprague::deliver(*sprague::geng_sink, graph);
}

// geng asks whether to leave out a graph, and all that it would make of it.
extern "C" int sprague_geng_prune(::graph*, int, int) {
  const auto tick = [](int) { (*sprague::geng_tick)(); };
  sprague::deliver(tick, 0);
  return sprague::sink_failure ? 1 : 0;
}

extern "C" void sprague_gentreeg_tree(FILE*, int parents[], int n) {
  std::array<std::uint8_t, 128> zero_based;
  zero_based[0] = 0;
  for (int v = 2; v <= n; ++v) zero_based[static_cast<std::size_t>(v - 1)] = static_cast<std::uint8_t>(parents[v] - 1);
  sprague::deliver(*sprague::gentreeg_sink, sprague::Parents(zero_based.data(), static_cast<std::size_t>(n)));
  if (sprague::sink_failure) std::longjmp(*sprague::gentreeg_end, 1);
}

namespace sprague {

void each_tree(std::size_t vertices, Shard shard, absl::FunctionRef<void(Parents)> sink, std::size_t most_degree) {
  ENSURE(vertices >= 1 && vertices <= 64 && shard.index < shard.count, "no such family of trees");
  // gentreeg does not split so few trees: it would yield them in every part.
  if (vertices <= 3 && shard.index > 0) return;
  if (vertices <= 3) shard = {};
  const std::size_t degree = std::min(most_degree, std::max<std::size_t>(vertices, 2) - 1);
  if (vertices > 2 && degree < 2) return;
  ENSURE(gentreeg_sink == nullptr, "a sink of trees asks for trees");
  const std::scoped_lock lock(gentreeg_mutex);
  const InUse in_use(gentreeg_sink, sink);
  call_generator(run_gentreeg, {"gentreeg", "-q", fmt::format("-D{}", degree), fmt::format("{}", vertices),
                                fmt::format("{}/{}", shard.index, shard.count)});
}

Graph tree_of(Parents parents) {
  Graph graph(parents.size());
  for (std::size_t v = 1; v < parents.size(); ++v) graph.add_edge(parents[v], static_cast<Vertex>(v));
  return graph;
}

void each_graph(std::size_t vertices, Connectivity connectivity, Shard shard,
                absl::FunctionRef<void(const Graph&)> sink) {
  each_graph(vertices, GraphClass{connectivity}, shard, sink);
}

void each_graph(std::size_t vertices, const GraphClass& graphs, Shard shard, absl::FunctionRef<void(const Graph&)> sink,
                absl::FunctionRef<void()> tick) {
  ENSURE(vertices >= 1 && vertices <= kMostGraphVertices && shard.index < shard.count, "no such family of graphs");
  // geng ends the program when asked for what can't be: 2-connected graphs on one or two vertices, too many edges.
  const bool two_connected = graphs.connectivity == Connectivity::two_connected;
  if (two_connected && vertices < 3) return;
  if (graphs.cubic && (vertices < 4 || vertices % 2 != 0)) return;
  std::size_t least = graphs.least_edges;
  std::size_t most = std::min(graphs.most_edges, vertices * (vertices - 1) / 2);
  if (graphs.connectivity != Connectivity::any) least = std::max(least, vertices - (two_connected ? 0 : 1));
  if (graphs.cubic) {
    least = std::max(least, vertices * 3 / 2);
    most = std::min(most, vertices * 3 / 2);
  }
  if (least > most) return;
  std::vector<std::string> words{"geng", "-q"};
  if (graphs.connectivity == Connectivity::connected) words.emplace_back("-c");
  if (two_connected) words.emplace_back("-C");
  if (graphs.bipartite) words.emplace_back("-b");
  if (graphs.cubic) words.insert(words.end(), {"-d3", "-D3"});
  words.push_back(fmt::format("{}", vertices));
  words.push_back(fmt::format("{}:{}", least, most));
  words.push_back(fmt::format("{}/{}", shard.index, shard.count));
  ENSURE(geng_sink == nullptr, "a sink of graphs asks for graphs");
  const std::scoped_lock lock(geng_mutex);
  const InUse in_use(geng_sink, sink);
  const InUse ticking(geng_tick, tick);
  call_generator(sprague_geng, std::move(words));
}

void each_forest(std::size_t vertices, Shard shard, absl::FunctionRef<void(const Graph&)> sink,
                 absl::FunctionRef<void()> tick) {
  ENSURE(vertices >= 1 && vertices <= kMostGraphVertices, "no such family of forests");
  EveryNth every(shard);
  // A tree with more than half of the vertices is the only such component: those are not kept.
  std::vector<std::vector<Graph>> trees(vertices / 2 + 1);
  for (std::size_t n = 1; n < trees.size(); ++n) {
    each_tree(n, {}, [&](Parents parents) { trees[n].push_back(tree_of(parents)); });
  }
  const auto deliver_forest = [&](const Graph& forest) {
    tick();
    sink(forest);
  };
  // Adds trees that do not come before tree number `first` of `size` vertices, larger ones first.
  auto extend = [&](auto&& self, const Graph& forest, std::size_t size, std::size_t first,
                    auto&& deliver_whole) -> void {
    const std::size_t left = vertices - forest.vertices();
    if (left == 0) deliver_whole(forest);
    for (std::size_t n = std::min(left, size); n > 0; --n) {
      for (std::size_t i = n == size ? first : 0; i < trees[n].size(); ++i) {
        self(self, construct::disjoint(forest, trees[n][i]), n, i, deliver_whole);
      }
    }
  };
  for (std::size_t n = vertices; 2 * n > vertices; --n) {
    each_tree(n, shard, [&](Parents parents) { extend(extend, tree_of(parents), vertices - n, 0, deliver_forest); });
  }
  extend(extend, Graph(0), vertices / 2, 0, [&](const Graph& forest) {
    if (every.mine()) deliver_forest(forest);
  });
}

std::size_t vertices_of(const Legs& legs) {
  std::size_t sum = 1;
  for (std::uint16_t length : legs) sum += length;
  return sum;
}

std::size_t vertices_of(const Bistar& bistar) {
  return vertices_of(bistar.left) + vertices_of(bistar.right) + bistar.middle - 1U;
}

Graph star_graph(const Legs& legs) {
  Graph graph(1);
  hang_legs(graph, 0, legs);
  return graph;
}

Graph bistar_graph(const Bistar& bistar) {
  Graph graph(1);
  hang_legs(graph, 0, {bistar.middle});
  const auto right_hub = static_cast<Vertex>(bistar.middle);
  hang_legs(graph, 0, bistar.left);
  hang_legs(graph, right_hub, bistar.right);
  return graph;
}

void each_star(std::size_t vertices, std::size_t least_legs, Shard shard, absl::FunctionRef<void(const Legs&)> sink,
               std::size_t most_legs) {
  ENSURE(vertices >= 1, "a star has a hub");
  EveryNth every(shard);
  each_partition(vertices - 1, least_legs, most_legs, [&](const Legs& legs) {
    if (every.mine()) sink(legs);
  });
}

void each_bistar(std::size_t vertices, Shard shard, absl::FunctionRef<void(const Bistar&)> sink) {
  EveryNth every(shard);
  std::vector<std::vector<Legs>> sides(vertices);
  for (std::size_t legs = 2; legs < vertices; ++legs) {
    each_partition(legs, 2, legs, [&](const Legs& parts) { sides[legs].push_back(parts); });
  }
  Bistar bistar;
  for (std::size_t middle = 1; middle + 5 <= vertices; ++middle) {
    const std::size_t sum = vertices - middle - 1;
    bistar.middle = static_cast<std::uint16_t>(middle);
    for (std::size_t left = sum - sum / 2; left + 2 <= sum; ++left) {
      for (const Legs& left_legs : sides[left]) {
        bistar.left = left_legs;
        for (const Legs& right_legs : sides[sum - left]) {
          if (2 * left == sum && left_legs < right_legs) break;
          bistar.right = right_legs;
          if (every.mine()) sink(bistar);
        }
      }
    }
  }
}

CaterpillarWord reversed(CaterpillarWord word) {
  CaterpillarWord result{0, word.length};
  for (unsigned i = 0; i < word.length; ++i) result.bits = result.bits << 1 | (word.bits >> i & 1);
  return result;
}

void each_caterpillar(std::size_t vertices, Shard shard, absl::FunctionRef<void(CaterpillarWord)> sink) {
  ENSURE(vertices >= 3 && vertices <= 60, "no such family of caterpillars");
  EveryNth every(shard);
  CaterpillarWord word{0, static_cast<unsigned>(vertices - 3)};
  for (; word.bits < std::uint64_t{1} << word.length; ++word.bits) {
    if (word.bits <= reversed(word).bits && every.mine()) sink(word);
  }
}

Graph caterpillar_graph(const CaterpillarCode& code) {
  Graph graph(1);
  ENSURE(!code.empty(), "a caterpillar's path has a vertex");
  hang_legs(graph, 0, {static_cast<std::uint16_t>(code.size() - 1)});
  for (std::size_t i = 0; i < code.size(); ++i) hang_legs(graph, static_cast<Vertex>(i), Legs(code[i], 1));
  return graph;
}

CaterpillarCode code_of(CaterpillarWord word) {
  CaterpillarCode code{1};
  for (unsigned i = word.length; i-- > 0;) {
    if ((word.bits >> i & 1) != 0) {
      code.push_back(0);
    } else {
      ++code.back();
    }
  }
  ++code.back();
  return code;
}

}  // namespace sprague
