#include "conjectures/language/evidence.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "certificates/evidence.hpp"
#include "conjectures/language/plays.hpp"
#include "conjectures/language/worker.hpp"

namespace sprague::language {
namespace {

// Of one size so many members are asked at most.
constexpr std::size_t kMostItemsAsked = 500;

// What is asked of one instance.
class Questions : public Witness {
 public:
  void asked(Play& play, const Thing& position, Asked asked) override { all_.push_back({&play, position, asked}); }

  void forget() { all_.clear(); }
  // What contradicts a statement is the one answer that it rests on, if there is no other.
  void tell(Evidence& evidence, Standing standing, std::uint64_t size) {
    if (standing == Standing::counterexample && all_.size() > 1) standing = Standing::witness;
    for (const Question& one : all_) one.play->tell(evidence, standing, one.asked, size, one.position);
    forget();
  }

 private:
  struct Question {
    Play* play;
    Thing position;
    Asked asked;
  };
  std::vector<Question> all_;
};

// A statement's evaluation whose questions are told.
class Telling {
 public:
  Telling(const File& file, const Statement& statement, const Instances& instances, const Effort& effort)
      : statement_(statement), evidence_(*evidence_of(effort)), evaluation_(file, statement, instances, effort) {
    evaluation_.plays().tell(&questions_);
  }

  bool is_enough() const { return evidence_.is_full(); }
  void used(const Item& item) {
    evaluation_.each_instance(item, [&] {
      ask(Standing::used, item.size);
      return is_enough();
    });
  }
  void shown(const Item& item) {
    evaluation_.each_instance(item, [&] {
      ask(Standing::witness, item.size);
      return false;
    });
  }
  void shown(const Item& item, const std::string& notation, Standing standing) {
    evaluation_.each_instance(item, [&] {
      if (evaluation_.describe() != notation) return false;
      questions_.forget();
      ask(standing, item.size);
      return true;
    });
  }

 private:
  void ask(Standing standing, std::uint64_t size) {
    questions_.forget();
    if (statement_.body) evaluate(*statement_.body);
    for (const NodePtr& by : statement_.by) evaluate(*by);
    for (const NodePtr& column : statement_.columns) evaluate_totals(*column);
    questions_.tell(evidence_, standing, size);
  }
  void evaluate(const Node& node) { static_cast<void>(evaluation_.evaluator().value(node)); }
  // Of a table's column what it asks of every instance of a row.
  void evaluate_totals(const Node& node) {
    const bool is_of_row = node.op == Op::call && node.function->used_in == UsedIn::tables;
    for (const NodePtr& part : node.parts) {
      if (is_of_row) {
        evaluate(*part);
      } else {
        evaluate_totals(*part);
      }
    }
  }

  const Statement& statement_;
  Evidence& evidence_;
  Questions questions_;
  Evaluation evaluation_;
};

}  // namespace

void tell_decisive(const File& file, const Statement& statement, const Instances& instances, const Item& item,
                   const std::string& notation, const Effort& effort) {
  if (evidence_of(effort) == nullptr) return;
  const Standing standing = statement.kind == StatementKind::for_all ? Standing::counterexample : Standing::witness;
  Telling telling(file, statement, instances, effort);
  telling.shown(item, notation, standing);
  telling.used(item);
}

void tell_items(const File& file, const Statement& statement, const Instances& instances,
                const std::vector<Item>& items, const Effort& effort) {
  if (evidence_of(effort) == nullptr) return;
  Telling telling(file, statement, instances, effort);
  for (const Item& item : items) telling.shown(item);
}

void tell_smallest(const File& file, const Statement& statement, Instances& instances, const Effort& effort) {
  if (evidence_of(effort) == nullptr) return;
  Telling telling(file, statement, instances, effort);
  for (std::uint64_t size = instances.least_size(); size <= instances.most_size() && !telling.is_enough(); ++size) {
    std::vector<Item> items;
    each_item(file, statement, instances, size, effort, [&](Item item) {
      if (items.size() < kMostItemsAsked) items.push_back(std::move(item));
    });
    for (const Item& item : items) {
      if (!telling.is_enough()) telling.used(item);
    }
    if (!instances.come_by_size()) break;
  }
}

}  // namespace sprague::language
