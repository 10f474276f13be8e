// Guided search for an instance beyond what can be enumerated: of which a truth holds, or with a large number.
//
// Chains of random steps through the family go uphill: towards large numbers, or towards where a truth's comparisons
// nearly hold. There are always as many chains, each with dice of its own, and all do as much between two looks at what
// they have found; so threads change nothing. What is found is decided once more by solvers that have seen nothing
// else.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/explorer/explore.hpp"
#include "conjectures/explorer/formula.hpp"
#include "conjectures/explorer/random_members.hpp"
#include "conjectures/language/worker.hpp"
#include "language/printing.hpp"

namespace sprague::explorer {

using language::Evaluation;
using language::Evaluator;
using language::File;
using language::Instances;
using language::Item;
using language::kInfinite;
using language::Node;
using language::NodePtr;
using language::Op;
using language::Sizes;
using language::Statement;
using language::Style;
using language::TextReading;
using language::Type;

namespace {

constexpr std::size_t kChains = 16;
constexpr std::uint64_t kRound = 16;       // instances that a chain evaluates between two looks
constexpr std::uint64_t kPatience = 200;   // instances without a better one, after which a chain starts anew
constexpr std::uint64_t kWorseOnceIn = 8;  // steps downhill that are taken
constexpr std::int64_t kFarthest = 1'000'000;

// How far a truth is from being true: 0 exactly where it is.
std::int64_t distance(const Node& truth, Evaluator& evaluator);

std::int64_t distance_of_comparison(const Node& node, Evaluator& evaluator) {
  const std::int64_t a = evaluator.number(*node.parts[0]);
  const std::int64_t b = evaluator.number(*node.parts[1]);
  if (evaluator.truth(node)) return 0;
  if (a == kInfinite || b == kInfinite || node.op == Op::unequal) return 1;
  const bool is_strict = node.op == Op::less || node.op == Op::greater;
  return std::min(kFarthest, (a < b ? b - a : a - b) + (is_strict ? 1 : 0));
}

std::int64_t distance(const Node& truth, Evaluator& evaluator) {
  const auto part = [&](std::size_t i) -> const Node& { return *truth.parts[i]; };
  switch (truth.op) {
    case Op::conjunction: return distance(part(0), evaluator) + distance(part(1), evaluator);
    case Op::disjunction: return std::min(distance(part(0), evaluator), distance(part(1), evaluator));
    case Op::definition: return evaluator.truth(truth) ? 0 : 1;
    default: break;
  }
  const bool is_comparison = truth.op >= Op::equal && truth.op <= Op::at_least;
  if (is_comparison && part(0).type == Type::number) return distance_of_comparison(truth, evaluator);
  return evaluator.truth(truth) ? 0 : 1;
}

language::Value value_of_member(const Member& member) {
  if (const auto* map = std::get_if<PlaneMap>(&member)) return {0, language::thing_of(language::Board(*map))};
  return {0, language::thing_of(std::get<Graph>(member))};
}

Item item_of(const Member& member) {
  Item item;
  item.value = value_of_member(member);
  return item;
}

// The number of the instance, or minus the distance; the best of them where more than a member is bound. Nothing where
// the condition refuses all.
std::optional<std::int64_t> score_of(const Statement& statement, const Item& item, Evaluation& evaluation) {
  std::optional<std::int64_t> best;
  evaluation.each_instance(item, [&] {
    Evaluator& evaluator = evaluation.evaluator();
    const bool is_number = statement.body->type == Type::number;
    const std::int64_t score = is_number ? evaluator.number(*statement.body) : -distance(*statement.body, evaluator);
    best = std::max(best.value_or(score), score);
    return false;
  });
  return best;
}

struct Best {
  std::int64_t score = 0;
  std::uint64_t at = 0;  // how many instances the chain had evaluated
  std::size_t chain = 0;
  Member member;

  bool is_before(const Best& other) const {
    if (score != other.score) return score > other.score;
    return std::pair(at, chain) < std::pair(other.at, other.chain);
  }
};

struct Chain {
  std::size_t number;
  Dice dice;
  std::uint64_t most;  // instances that it may evaluate
  std::uint64_t evaluated = 0;
  std::uint64_t since_better = 0;
  std::optional<Member> current = std::nullopt;
  std::int64_t score = 0;
  std::optional<Best> best = std::nullopt;
  bool is_over = false;
};

class Hunt {
 public:
  Hunt(const File& file, const TextReading& exploration, Sizes sizes, const HuntOptions& options, const Effort& effort);

  Explored run();

 private:
  struct Worker {
    Hunt* hunt;
    std::unique_ptr<Evaluation> evaluation;
    void operator()(std::size_t chain) { hunt->advance(hunt->chains_[chain], *evaluation); }
  };

  bool is_number() const { return statement_.body->type == Type::number; }
  bool is_found(const Chain& chain) const { return !is_number() && chain.best && chain.best->score == 0; }
  void advance(Chain& chain, Evaluation& evaluation) const;
  std::optional<Member> proposed(Chain& chain) const;
  const Best* best() const;
  std::uint64_t evaluated() const;
  Explored conclude(const Best& best) const;

  static Statement from_input(Statement statement);
  RandomMembers members_of(const File& file) const;

  const File& file_;
  const TextReading& exploration_;
  Statement statement_;
  Sizes sizes_;
  const HuntOptions& options_;
  const Effort& effort_;
  Instances instances_;
  RandomMembers members_;
  std::vector<Chain> chains_;
};

// Members that are given are taken as they are, whatever their size; the bounds and conditions filter.
Statement Hunt::from_input(Statement statement) {
  statement.bindings.front().file = "-";
  return statement;
}

RandomMembers Hunt::members_of(const File& file) const {
  try {
    return RandomMembers(*instances_.family());
  } catch (const InputError& error) {
    language::fail_at(file.source.name, statement_.bindings.front().place, error.what());
  }
}

void require_family(const File& file, const Statement& statement) {
  const language::Binding& first = statement.bindings.front();
  if (!first.family) language::fail_at(file.source.name, first.place, "a hunt is through a family of graphs");
  if (first.file) language::fail_at(file.source.name, first.place, "a hunt makes its graphs: expected no 'from'");
  each_node_of(statement, [&](const Node& node) {
    if (node.op == Op::program) language::fail_at(file.source.name, node.place, "a hunt asks no programs");
  });
}

Hunt::Hunt(const File& file, const TextReading& exploration, Sizes sizes, const HuntOptions& options,
           const Effort& effort)
    : file_(file),
      exploration_(exploration),
      statement_(from_input(exploration.statement)),
      sizes_(sizes),
      options_(options),
      effort_(effort),
      instances_(file, statement_, sizes, effort),
      members_(members_of(file)) {
  Dice seeds(options.seed);
  for (std::size_t i = 0; i < kChains; ++i) {
    const std::uint64_t most = options.steps / kChains + (i < options.steps % kChains ? 1 : 0);
    chains_.push_back({i, Dice(seeds.next()), most});
  }
}

// A start, or what is near; nothing where no member is met.
std::optional<Member> Hunt::proposed(Chain& chain) const {
  if (!chain.current || chain.since_better >= kPatience) {
    chain.current.reset();
    chain.since_better = 0;
    return members_.start(chain.dice);
  }
  return members_.near(*chain.current, chain.dice);
}

void Hunt::advance(Chain& chain, Evaluation& evaluation) const {
  for (std::uint64_t i = 0; i < kRound && chain.evaluated < chain.most && !is_found(chain); ++i) {
    effort_.poll();
    std::optional<Member> member = proposed(chain);
    if (!member) {
      chain.is_over = true;
      return;
    }
    ++chain.evaluated;
    ++chain.since_better;
    const auto score = score_of(statement_, item_of(*member), evaluation);
    if (!score) continue;
    if (!chain.best || *score > chain.best->score) {
      chain.best = Best{*score, chain.evaluated, chain.number, *member};
      chain.since_better = 0;
    }
    const bool is_worse = chain.current && *score < chain.score;
    if (is_worse && chain.dice.below(kWorseOnceIn) != 0) continue;
    chain.current = std::move(member);
    chain.score = *score;
  }
  chain.is_over = chain.is_over || chain.evaluated >= chain.most;
}

const Best* Hunt::best() const {
  const Best* best = nullptr;
  for (const Chain& chain : chains_) {
    if (chain.best && (best == nullptr || chain.best->is_before(*best))) best = &*chain.best;
  }
  return best;
}

std::uint64_t Hunt::evaluated() const {
  std::uint64_t total = 0;
  for (const Chain& chain : chains_) total += chain.evaluated;
  return total;
}

Explored Hunt::run() {
  std::vector<Worker> workers;
  for (unsigned i = 0; i < std::min<std::size_t>(effort_.threads, kChains); ++i) {
    workers.push_back({this, std::make_unique<Evaluation>(file_, statement_, instances_, effort_.share())});
  }
  Effort quiet = effort_;
  quiet.progress = nullptr;
  const auto goes_on = [](const Chain& chain) { return !chain.is_over; };
  while (std::ranges::any_of(chains_, goes_on) &&
         std::ranges::none_of(chains_, [&](const Chain& chain) { return is_found(chain); })) {
    feed<std::size_t>(
        quiet, workers,
        [&](absl::FunctionRef<void(std::size_t)> sink) {
          for (std::size_t i = 0; i < kChains; ++i) {
            if (goes_on(chains_[i])) sink(i);
          }
        },
        1);
    effort_.tell("instances evaluated", evaluated(), options_.steps);
  }
  if (const Best* found = best()) return conclude(*found);
  language::fail_at(file_.source.name, statement_.bindings.front().place,
                    "no member was met to begin with: expected a family or a condition that is met more often");
}

Explored Hunt::conclude(const Best& best) const {
  Explored explored;
  explored.preamble = preamble_of(file_, statement_);
  const bool is_there = is_number() || best.score == 0;
  // On the graph as it is printed and read back, by solvers that have seen nothing yet.
  const Item item = as_printed(item_of(best.member), statement_.bindings.front().type);
  Evaluation fresh(file_, statement_, instances_, effort_);
  std::optional<std::int64_t> score;
  std::string instance;
  std::string values;
  fresh.each_instance(item, [&] {
    const std::int64_t here =
        is_number() ? fresh.evaluator().number(*statement_.body) : -distance(*statement_.body, fresh.evaluator());
    if (score && here <= *score) return false;
    score = here;
    instance = fresh.describe();
    values = fresh.values_in(*statement_.body);
    return false;
  });
  ENSURE(score == best.score, "what was found is not there when it is looked at once more");
  const std::string tried =
      fmt::format("{} instances were evaluated in {} chains from seed {}", evaluated(), kChains, options_.seed);
  if (!is_there) {
    explored.is_decided = false;
    explored.sentences.push_back(fmt::format("None was found: {}. The nearest was {}: {}.", tried, instance, values));
    return explored;
  }
  explored.instance = instance;
  if (is_number()) explored.number = best.score;
  explored.sentences.push_back(fmt::format("Found {}: {}, decided once more by itself.", instance, values));
  explored.sentences.push_back(tried + (is_number() ? "; others may have more." : "."));
  if (const auto* graph = std::get_if<Graph>(&best.member)) {
    explored.sentences.push_back("The claim takes it from standard input: " + to_graph6(*graph));
    const NodePtr body = is_number() ? operation(Op::at_least, statement_.body, constant(best.score)) : statement_.body;
    explored.claims.push_back(existence_of(exploration_.name + "-found", statement_, sizes_, body));
  }
  return explored;
}

}  // namespace

Explored hunt(const File& file, const TextReading& exploration, Sizes sizes, const HuntOptions& options,
              const Effort& effort) {
  require_family(file, exploration.statement);
  return Hunt(file, exploration, sizes, options, effort).run();
}

}  // namespace sprague::explorer
