#include "games/written/moves.hpp"

#include <algorithm>
#include <utility>

#include "canonical/sorted.hpp"
#include "games/written/changes.hpp"
#include "language/evaluator.hpp"

namespace sprague::written {
namespace {

using language::ActionKind;
using language::ChoiceKind;
using language::Evaluator;
using language::Frame;
using language::GameText;
using language::kGone;
using language::Node;
using language::Type;
using language::Value;

constexpr std::size_t kMostSize = Graph::kMaxVertices;

// What the evaluator sees of a position. It does not own it: the frame must not outlive it.
void show(const Position& position, Frame& frame) {
  const auto borrowed = [](const auto& part) { return language::Thing(std::shared_ptr<const void>(), &part); };
  frame[language::kGraphSlot].thing = borrowed(position.graph);
  frame[language::kDirectedSlot].thing = borrowed(position.directed);
  for (std::size_t i = 0; i < position.marks.size(); ++i) {
    frame[language::kFirstMarkSlot + i].thing = borrowed(position.marks[i]);
  }
}

Set set_of(const Node& node, Evaluator& evaluator) {
  if (node.type == Type::vertex || node.type == Type::edge || node.type == Type::arrow) {
    const std::int64_t one = evaluator.number(node);
    return one == kGone ? Set{} : Set{one};
  }
  const Value value = evaluator.value(node);
  return node.type == Type::part ? language::as<language::Part>(value.thing).vertices : language::as<Set>(value.thing);
}

bool is_about_edges(const Node& node) {
  return node.type == Type::edge || node.type == Type::edges;
}

void act(const language::GameAction& action, Evaluator& evaluator, Changes& changes) {
  const Set set = set_of(*action.what, evaluator);
  switch (action.kind) {
    case ActionKind::remove:
      if (is_about_edges(*action.what)) {
        changes.remove_edges(set);
      } else {
        changes.remove_vertices(set);
      }
      return;
    case ActionKind::contract: changes.contract(set); return;
    case ActionKind::direct:
      if (!set.empty()) changes.direct(set.front());
      return;
    case ActionKind::mark: changes.mark(action.mark, set); return;
  }
}

// A vertex that was chosen, as a vertex of what is left.
std::int64_t vertex_in(const Left& left, std::int64_t vertex) {
  const Vertex now = left.becomes[static_cast<std::size_t>(vertex)];
  return now == kNoVertex ? kGone : std::int64_t{now};
}

std::int64_t pair_in(const Left& left, std::int64_t pair, bool is_arrow) {
  const std::int64_t a = vertex_in(left, language::first_of(pair));
  const std::int64_t b = vertex_in(left, language::second_of(pair));
  if (a == kGone || b == kGone || a == b) return kGone;
  const auto first = static_cast<Vertex>(a);
  const auto second = static_cast<Vertex>(b);
  if (!left.position.graph.has_edge(first, second)) return kGone;
  return is_arrow ? language::pair_of(first, second) : language::edge_of(first, second);
}

// What was chosen, as far as it is left.
Value chosen_in(const Left& left, ChoiceKind kind, const Value& chosen) {
  switch (kind) {
    case ChoiceKind::vertex: return {vertex_in(left, chosen.number), nullptr};
    case ChoiceKind::edge: return {pair_in(left, chosen.number, false), nullptr};
    case ChoiceKind::arrow: return {pair_in(left, chosen.number, true), nullptr};
    default: break;
  }
  const auto& former = language::as<language::Part>(chosen.thing);
  language::Part part;
  for (const std::int64_t v : former.vertices) part.vertices.push_back(vertex_in(left, v));
  for (const std::int64_t edge : former.edges) part.edges.push_back(pair_in(left, edge, false));
  for (Set* set : {&part.vertices, &part.edges}) {
    std::erase(*set, kGone);
    sort_unique(*set);
  }
  part.length = former.length;
  return {0, language::thing_of(std::move(part))};
}

}  // namespace

bool Moves::change(Left& left, absl::FunctionRef<void(Changes&)> make) const {
  // What is evaluated meanwhile sees the position that is left so far.
  Changes changes(*game_, left.position);
  make(changes);
  Left changed = changes.left();
  for (Vertex& v : left.becomes) {
    if (v != kNoVertex) v = changed.becomes[v];
  }
  left.position = std::move(changed.position);
  return changes.has_changed();
}

Moves::Moves(std::shared_ptr<const GameText> game) : game_(std::move(game)) {
  Frame nothing(game_->slots);
  Evaluator evaluator(game_->source_name, nothing, nullptr);
  for (const language::GameRule& text : game_->rules) {
    Rule rule{&text, {}, false};
    if (text.sizes || text.least || text.most) {
      const std::int64_t largest = kMostSize;
      std::vector<bool> allowed(kMostSize + 1, false);
      if (text.sizes) {
        const Value sizes = evaluator.value(*text.sizes);
        for (const std::int64_t size : language::as<Set>(sizes.thing)) {
          if (size >= 1 && size <= largest) allowed[static_cast<std::size_t>(size)] = true;
        }
      } else {
        const std::int64_t least = text.least ? std::max<std::int64_t>(evaluator.number(*text.least), 1) : 1;
        const std::int64_t most = text.most ? std::min(evaluator.number(*text.most), largest) : largest;
        for (std::int64_t size = least; size <= most; ++size) allowed[static_cast<std::size_t>(size)] = true;
      }
      while (!allowed.empty() && !allowed.back()) allowed.pop_back();
      rule.has_none = allowed.empty();
      rule.sizes.allowed = std::move(allowed);
    }
    rules_.push_back(std::move(rule));
  }
}

// Vertices or edges of which a condition is true go at once, and again until there are none; all cleanings do so one
// after the other, and again as long as one of them takes something.
bool Moves::clean(Left& left, Frame& frame) const {
  bool has_taken = false;
  for (bool again = !game_->cleanings.empty(); again;) {
    again = false;
    for (const language::GameCleaning& cleaning : game_->cleanings) {
      while (clean_once(cleaning, left, frame)) again = true;
    }
    has_taken = has_taken || again;
  }
  return has_taken;
}

bool Moves::clean_once(const language::GameCleaning& cleaning, Left& left, Frame& frame) const {
  show(left.position, frame);
  Evaluator evaluator(game_->source_name, frame, nullptr);
  Set gone;
  each_choice(left.position, cleaning.of_edges ? ChoiceKind::edge : ChoiceKind::vertex, {}, [&](const Value& one) {
    frame[cleaning.slot] = one;
    if (evaluator.truth(*cleaning.where)) gone.push_back(one.number);
  });
  if (gone.empty()) return false;
  std::ranges::sort(gone);
  change(left, [&](Changes& changes) {
    if (cleaning.of_edges) {
      changes.remove_edges(gone);
    } else {
      changes.remove_vertices(gone);
    }
  });
  return true;
}

void Moves::each(const Position& position, absl::FunctionRef<void(const Value&, ChoiceKind, Left)> sink) const {
  Frame frame(game_->slots);
  Frame after(game_->slots);
  show(position, frame);
  Evaluator evaluator(game_->source_name, frame, nullptr);
  for (const Rule& rule : rules_) {
    if (rule.has_none) continue;
    const language::GameRule& text = *rule.text;
    each_choice(position, text.choice, rule.sizes, [&](const Value& chosen) {
      frame[text.slot] = chosen;
      if (text.where && !evaluator.truth(*text.where)) return;
      Changes first(*game_, position);
      act(text.actions.front(), evaluator, first);
      bool has_changed = first.has_changed();
      Left left = first.left();
      Evaluator then(game_->source_name, after, nullptr);
      for (std::size_t i = 1; i < text.actions.size(); ++i) {
        show(left.position, after);
        after[text.slot] = chosen_in(left, text.choice, chosen);
        if (change(left, [&](Changes& changes) { act(text.actions[i], then, changes); })) has_changed = true;
      }
      if (text.keeping) {
        show(left.position, after);
        after[text.slot] = chosen_in(left, text.choice, chosen);
        if (!then.truth(*text.keeping)) return;
      }
      if (clean(left, after) || has_changed) sink(chosen, text.choice, std::move(left));
    });
  }
}

}  // namespace sprague::written
