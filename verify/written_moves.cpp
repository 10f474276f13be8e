// Moves of games as text: what the actions make of a component, and what is left of it.
#include "verify/games.hpp"
#include "verify/written.hpp"

namespace sprague::verify {
namespace {

// Of what was chosen, the vertices and edges that are left; those that became one by their new name.
struct Chosen {
  Type type;
  Value value;

  void rename(Code first, Code second) {
    for (Code& code : value.set) code = after_merge(code, first, second);
    value.set = as_set(value.set);
    if (type != 'f') value.number = after_merge(value.number, first, second, type == 'a');
  }

  void lose(const Graph& graph) {
    std::erase_if(value.set, [&](Code code) { return !graph.has(code); });
    if ((type == 'e' || type == 'a') && !graph.has(value.number)) value.number = gone;
  }
};

void add(Codes& set, Code code) {
  set.push_back(code);
  set = as_set(set);
}

void contract(Position& position, Codes edges, Chosen& chosen) {
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Code e = edges[i];
    if (!position.graph.has(e)) continue;
    position.merge(tail(e), head(e));
    chosen.rename(tail(e), head(e));
    for (Code& other : edges) other = after_merge(other, tail(e), head(e));
  }
}

// Each action sees what the ones before it have made.
void act(Position& position, const Action& action, Chosen& chosen, Work& work) {
  Scene scene{position, work, {chosen.value}};
  const Value what = action.what.value(scene);
  const Codes codes = is_set(action.what.type) ? what.set : Codes{what.number};
  if (action.kind == "delete") position.remove(codes);
  if (action.kind == "contract") contract(position, codes, chosen);
  for (Code code : codes) {
    if (!position.graph.has(code)) continue;
    if (action.kind == "mark") add(position.marks[action.mark], code);
    if (action.kind == "direct" && !position.is_directed(code)) add(position.directed, code);
  }
  chosen.lose(position.graph);
}

// All that a cleaning is true of at once, until it is true of nothing.
bool clean(Position& position, const Cleaning& cleaning, Work& work) {
  for (bool any = false;; any = true) {
    Codes codes = cleaning.vertices ? list(position.graph.vertices) : position.graph.edges();
    std::erase_if(codes, [&](Code code) {
      Scene scene{position, work, Values{Value(code)}};
      return cleaning.where.value(scene).number == 0;
    });
    if (codes.empty()) return any;
    position.remove(codes);
  }
}

void clean(Position& position, const std::vector<Cleaning>& cleanings, Work& work) {
  for (bool again = true; again;) {
    again = false;
    for (const Cleaning& cleaning : cleanings) again = clean(position, cleaning, work) || again;
  }
}

// What the rule's moves leave of a component.
std::set<Text> options(const WrittenRules& game, const Rule& rule, const Position& before, Work& work) {
  std::set<Text> result;
  Scene empty{before, work, {}};
  const Codes sizes = rule.sizes.value(empty).set;
  each_choice(rule.choice, before, sizes, work, [&](const Value& choice) {
    Scene scene{before, work, {choice}};
    if (rule.where.value(scene).number == 0) return;
    work.spend(200);
    Position left = before;
    Chosen chosen{rule.type, choice};
    for (const Action& action : rule.actions) act(left, action, chosen, work);
    Scene after{left, work, {chosen.value}};
    if (rule.keeping.value(after).number == 0) return;
    clean(left, game.cleanings, work);
    result.insert(text_of(left));
  });
  return result;
}

std::uint64_t measure(const WrittenRules& game, View text) {
  const Position position = read_position(game, text);
  const std::size_t vertices = list(position.graph.vertices).size();
  const std::size_t edges = position.graph.edges().size();
  std::size_t sum = vertices + edges + edges - position.directed.size();
  for (const auto& [mark, type] : game.marks) sum += (type == 'V' ? vertices : edges) - position.marks.at(mark).size();
  return sum;
}

}  // namespace

Game written_game(View name, View text) {
  const auto game = std::make_shared<const WrittenRules>(read_rules(name, text));
  const auto work = std::make_shared<Work>();
  const auto parts = [=](View position) {
    if (!game->whole) return hang_together(position);
    return position.empty() ? Texts{} : Texts{Text(position)};
  };
  const auto normal = [=](View position) { return text_of(read_position(*game, position)); };
  const auto moves = [=](const Text& position) {
    work->left = std::min<std::uint64_t>(work->left + 500'000, 10'000'000);
    Moves result;
    const Texts components = parts(position);
    for (const Text& component : components) {
      Texts others = components;
      std::erase(others, component);
      const Position before = read_position(*game, component);
      for (const Rule& rule : game->rules) {
        for (const Text& left : options(*game, rule, before, *work)) {
          Texts items = split(joined(others, ";"), ";");
          for (const Text& item : split(left, ";")) items.push_back(item);
          const Text after = sorted(items);
          if (after != position) add(result, after);
        }
      }
    }
    return result;
  };
  return {normal, normal, moves, [=](View position) { return measure(*game, position); }, parts};
}

}  // namespace sprague::verify
