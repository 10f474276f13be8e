#include "conjectures/language/evidence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "conjectures/language/contradiction.hpp"
#include "conjectures/language/plays.hpp"
#include "conjectures/language/worker.hpp"

namespace sprague::language {
namespace {

// A statement's certificates prove so many facts: all that most witnesses rest on, and of smallest instances enough to
// show that both sides read the rules alike, for a file that is verified in a second.
constexpr std::size_t kMostFacts = 60;
// Where none of them is small, so many that are as large as a witness may be.
constexpr std::size_t kMostLargeFacts = 4;

class Facts : public Witness {
 public:
  void asked(Play& play, const Thing& position, Asked asked) override {
    const bool is_small = of_witness_ ? play.is_certified_as_witness(position) : play.is_certified(position);
    if (is_enough() || !is_small) return;
    if (!seen_.emplace(&play, asked, play.as_given(position)).second) return;
    facts_[{play.name(), asked}].second.push_back({position, asked});
    facts_[{play.name(), asked}].first = &play;
  }

  bool is_enough() const { return seen_.size() >= most_; }
  bool is_empty() const { return seen_.empty(); }
  void take_at_most(std::size_t facts) { most_ = facts; }
  // Whether what is asked for from now on is what the verdict rests on.
  void of_witness(bool is_witness) { of_witness_ = is_witness; }

  void keep(CertificateSink& sink, const std::optional<Against>& against = std::nullopt) {
    for (auto& [of, group] : facts_) {
      const auto& [name, asked] = of;
      const std::string text = group.first->certificate(group.second, against);
      if (text.empty()) continue;
      constexpr std::array<std::string_view, 4> kAskedFor{"nimbers", "outcomes", "misere", "lengths"};
      std::string file = fmt::format("{}-{}", name, kAskedFor[static_cast<std::size_t>(asked)]);
      std::ranges::replace(file, ':', '-');
      sink.keep(file, text);
    }
  }

 private:
  std::size_t most_ = kMostFacts;
  bool of_witness_ = false;
  std::set<std::tuple<Play*, Asked, std::string>> seen_;
  std::map<std::pair<std::string, Asked>, std::pair<Play*, std::vector<Play::Fact>>> facts_;
};

// What the statement asks of an item's instances.
void ask(Evaluation& evaluation, const Statement& statement, const Item& item, const Facts& facts) {
  evaluation.each_instance(item, [&] {
    if (statement.body) static_cast<void>(evaluation.evaluator().value(*statement.body));
    return facts.is_enough();
  });
}

// What it asks of those of them that it is not true of.
void ask_of_failures(Evaluation& evaluation, const Statement& statement, const Item& item, Facts& facts) {
  evaluation.each_instance(item, [&] {
    evaluation.plays().tell(nullptr);
    const bool is_true = evaluation.evaluator().truth(*statement.body);
    evaluation.plays().tell(&facts);
    if (!is_true) static_cast<void>(evaluation.evaluator().truth(*statement.body));
    return facts.is_enough();
  });
}

// What the witnesses ask, and then the other instances of their items.
void ask_of_witnesses(Evaluation& evaluation, const Statement& statement, const std::vector<Witnessed>& witnesses,
                      Facts& facts) {
  facts.of_witness(true);
  for (const Witnessed& one : witnesses) {
    evaluation.each_instance(one.item, [&] {
      if (key_of(statement, one.item.size, evaluation.frame()) != one.key) return !one.key;
      static_cast<void>(evaluation.evaluator().value(*statement.body));
      return true;
    });
  }
  facts.of_witness(false);
  for (const Witnessed& one : witnesses) ask(evaluation, statement, one.item, facts);
}

// The same of all items, from the smallest on.
void ask_smallest(const File& file, const Statement& statement, Instances& instances, const Effort& effort,
                  Evaluation& evaluation, const Facts& facts) {
  for (std::uint64_t size = instances.least_size(); size <= instances.most_size() && !facts.is_enough(); ++size) {
    std::vector<Item> items;
    each_item(file, statement, instances, size, effort, [&](Item item) {
      if (items.size() < kMostFacts) items.push_back(std::move(item));
    });
    for (const Item& item : items) ask(evaluation, statement, item, facts);
    if (!instances.come_by_size()) break;
  }
}

}  // namespace

void certify(const File& file, const Statement& statement, Instances& instances,
             const std::vector<Witnessed>& witnesses, const Effort& effort) {
  if (effort.certificates == nullptr) return;
  Evaluation evaluation(file, statement, instances, effort);
  Facts facts;
  evaluation.plays().tell(&facts);
  const std::optional<Against> against = known_statement(statement);
  if (against) {
    for (const Witnessed& one : witnesses) ask_of_failures(evaluation, statement, one.item, facts);
  } else {
    ask_of_witnesses(evaluation, statement, witnesses, facts);
  }
  evaluation.plays().tell(nullptr);
  if (facts.is_empty()) return certify_smallest(file, statement, instances, effort);
  facts.keep(*effort.certificates, against);
}

void certify_smallest(const File& file, const Statement& statement, Instances& instances, const Effort& effort) {
  if (effort.certificates == nullptr) return;
  for (const bool is_witness : {false, true}) {
    // Each with an evaluation of its own, for one that knows an answer asks no more.
    Evaluation evaluation(file, statement, instances, effort);
    Facts facts;
    facts.of_witness(is_witness);
    if (is_witness) facts.take_at_most(kMostLargeFacts);
    evaluation.plays().tell(&facts);
    ask_smallest(file, statement, instances, effort, evaluation, facts);
    evaluation.plays().tell(nullptr);
    if (facts.is_empty()) continue;
    facts.keep(*effort.certificates);
    return;
  }
}

}  // namespace sprague::language
