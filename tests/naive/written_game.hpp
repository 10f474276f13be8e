// Games as text, played as docs/language.md says: choices, conditions, actions and cleanings on one figure with names.
//
//     const WrittenGame kayles = WrittenGame::parse("game kayles on graphs: move vertex v: delete closed(v)");
//     kayles.nimber(path(5));
//
// A position is the whole figure; its components are found anew before each move.
#pragma once

#include "tests/naive/written_expressions.hpp"
#include "tests/naive/written_file.hpp"

namespace sprague::naive::written {

inline Value region_value(const Figure& g, const std::set<Int>& vertices, const std::set<EdgeName>& edges) {
  Value result = vertex_set(vertices);
  result.kind = Value::Kind::region;
  result.edges = edge_set(g, edges).members;
  return result;
}

inline std::set<EdgeName> edges_between(const Figure& g, const std::set<Int>& vertices) {
  std::set<EdgeName> result;
  for (const EdgeName& name : g.edge_names()) {
    if (vertices.contains(g.edges.at(name).a) && vertices.contains(g.edges.at(name).b)) result.insert(name);
  }
  return result;
}

// Every path, from the lesser of its ends on.
inline std::vector<std::vector<Int>> paths_of(const Figure& g) {
  std::vector<std::vector<Int>> result;
  std::vector<Int> walk;
  std::function<void()> extend = [&] {
    if (walk.front() <= walk.back()) result.push_back(walk);
    for (Int w : g.neighbours(walk.back())) {
      if (std::ranges::find(walk, w) != walk.end()) continue;
      walk.push_back(w);
      extend();
      walk.pop_back();
    }
  };
  for (Int v : g.vertices()) {
    walk = {v};
    extend();
  }
  return result;
}

// Every set of vertices whose induced graph is a clique, or is connected.
inline std::vector<Value> vertex_sets(const Figure& g, bool clique) {
  const std::set<Int> all = g.vertices();
  const std::vector<Int> names(all.begin(), all.end());
  std::vector<Value> result;
  for (std::uint64_t mask = 1; mask >> names.size() == 0; ++mask) {
    std::set<Int> chosen;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((mask >> i & 1) != 0) chosen.insert(names[i]);
    }
    const std::set<EdgeName> between = edges_between(g, chosen);
    const bool fits = clique ? 2 * between.size() == chosen.size() * (chosen.size() - 1) : is_connected(g.only(chosen));
    if (fits) result.push_back(region_value(g, chosen, between));
  }
  return result;
}

inline std::vector<Value> choices_of(const std::string& kind, const Figure& g,
                                     const std::shared_ptr<const Figure>& start) {
  if (kind == "vertex") return vertex_set(g.vertices()).members;
  if (kind == "edge") return edge_set(g, g.edge_names()).members;
  if (kind == "arrow") return darts_value(g).members;
  if (kind == "clique" || kind == "connected") return vertex_sets(g, kind == "clique");
  std::vector<Value> result;
  if (kind == "face") {
    if (!g.board) return result;
    for (const Value& face : faces_value(start, [](const BoardFace& f) { return !f.outer; }).members) {
      if (g.has_face(static_cast<std::size_t>(face.n))) result.push_back(face);
    }
    return result;
  }
  const bool closed = kind == "cycle";
  for (const std::vector<Int>& walk : closed ? cycles_of(g) : paths_of(g)) {
    result.push_back(region_value(g, std::set<Int>(walk.begin(), walk.end()), edges_along(g, walk, closed)));
  }
  return result;
}

inline std::set<Int> named_by(const Value& choice) {
  using Kind = Value::Kind;
  if (choice.kind == Kind::edge || choice.kind == Kind::arrow) return {choice.tail, choice.head};
  if (choice.kind != Kind::face) return vertices_in(choice);
  std::set<Int> result;
  for (const EdgeName& e : choice.figure->faces[choice.n].boundary) {
    result.insert(e.first);
    result.insert(e.second);
  }
  return result;
}

class WrittenGame {
 public:
  // The one game of the text, or the one of this name; definitions of the text may be used.
  static WrittenGame parse(std::string_view source, const std::string& name = {}) {
    const FileText file = FileReader(source).file();
    if (name.empty() && file.games.size() != 1) throw InputError("expected one game");
    const auto found = name.empty() ? file.games.begin() : file.games.find(name);
    if (found == file.games.end()) throw InputError("no game '" + name + "'");
    return WrittenGame(found->second, file.definitions);
  }
  WrittenGame(GameText text, std::map<std::string, Definition> definitions)
      : text_(std::make_shared<const GameText>(std::move(text))) {
    auto library = std::make_shared<Library>();
    library->definitions = std::move(definitions);
    library->position = [](const std::string&, const std::string&, const Value&) -> Position {
      throw InputError("a game's conditions know no positions");
    };
    library_ = std::move(library);
  }

  const std::string& name() const { return text_->name; }

  // The position in which the game starts.
  Position position(const Figure& graph) const;

  Int nimber(const Figure& graph) const { return Answers().nimber(position(graph)); }
  bool first_wins_misere(const Figure& graph) const { return Answers().first_wins_misere(position(graph)); }
  std::set<Int> lengths(const Figure& graph) const { return Answers().lengths(position(graph)); }

  struct Option {
    std::set<Int> taken;
    Figure left;
  };
  // What the moves in a position leave, one for each choice of each rule.
  std::vector<Option> options(const Figure& now, const std::shared_ptr<const Figure>& start) const {
    std::vector<Option> result;
    auto add = [&](const std::set<Int>& taken, const Figure& left) {
      if (left.key() != now.key()) result.push_back({taken, left});
    };
    if (text_->whole) {
      for (const Option& option : options_of_part(now, start)) add(option.taken, option.left);
      return result;
    }
    for (const std::set<Int>& component : now.components()) {
      std::set<Int> others = now.vertices();
      for (Int v : component) others.erase(v);
      const Figure rest = now.only(others);
      for (const Option& option : options_of_part(now.only(component), start)) {
        add(option.taken, rest.with(option.left));
      }
    }
    return result;
  }

 private:
  // A scope that sees the position, with the choice under its name.
  Scope seen(const Figure& position, const std::string& name, const Value& choice, bool keeping) const {
    Scope scope;
    scope.library = library_.get();
    scope.position = &position;
    scope.keeping = keeping;
    scope.bound[name] = choice;
    return scope;
  }

  bool has_size(const Rule& rule, const Value& choice, const Scope& scope) const {
    const Int size = size_of(choice.members);
    if (rule.size == "in") return contains(evaluate(rule.sizes, scope), number_value(size));
    if (rule.size == "most") return size <= rule.sizes.number;
    if (rule.size == "least") return size >= rule.sizes.number;
    return rule.size.empty() || size == rule.sizes.number;
  }

  // The moves in one component, or with `whole` in the position.
  std::vector<Option> options_of_part(const Figure& part, const std::shared_ptr<const Figure>& start) const {
    std::vector<Option> result;
    for (const Rule& rule : text_->rules) {
      for (const Value& choice : choices_of(rule.choice, part, start)) {
        const Scope before = seen(part, rule.name, choice, false);
        if (!has_size(rule, choice, before)) continue;
        if (rule.where && !holds(*rule.where, before)) continue;
        Figure left = part;
        for (const Rule::Action& action : rule.actions) act(action, rule.name, choice, left);
        if (rule.keeping && !holds(*rule.keeping, seen(left, rule.name, choice, true))) continue;
        clean(left);
        result.push_back({named_by(choice), left});
      }
    }
    return result;
  }

  // Each action sees what the ones before it have left.
  void act(const Rule::Action& action, const std::string& name, const Value& choice, Figure& left) const {
    const Value of = evaluate(action.of, seen(left, name, choice, false));
    if (action.what == "direct") {
      if (of.kind != Value::Kind::arrow) wrong_type("an arrow");
      left.direct(of.tail, of.head, of.edge);
      return;
    }
    std::vector<Value> all{of};
    if (is_set(of)) all = of.members;
    for (const Value& x : all) {
      const bool vertex = x.kind == Value::Kind::vertex;
      if (action.what == "contract") left.contract(edge_of_value(x));
      if (action.what == "delete" && vertex) left.delete_vertex(x.n);
      if (action.what == "delete" && !vertex) left.delete_edge(edge_of_value(x));
      if (action.what == "mark") set_mark(action.mark, x, left);
    }
  }

  static void set_mark(const std::string& mark, const Value& x, Figure& left) {
    if (const auto found = left.marked_vertices.find(mark); found != left.marked_vertices.end()) {
      if (const Int v = left.vertex(vertex_of_value(x)); v != kGone) found->second.insert(v);
    } else if (const auto edges = left.marked_edges.find(mark); edges != left.marked_edges.end()) {
      if (const Edge* e = left.edge(edge_of_value(x)); e != nullptr) edges->second.insert(e->means);
    } else {
      throw InputError("no mark '" + mark + "'");
    }
  }

  void clean(Figure& left) const {
    bool again = true;
    while (again) {
      again = false;
      for (const Cleaning& cleaning : text_->cleanings) {
        while (clean_once(cleaning, left)) again = true;
      }
    }
  }
  // Takes all at once of which the condition is true; was there any?
  bool clean_once(const Cleaning& cleaning, Figure& left) const {
    std::vector<Value> going;
    for (const Value& x : choices_of(cleaning.vertices ? "vertex" : "edge", left, nullptr)) {
      if (holds(cleaning.where, seen(left, cleaning.name, x, false))) going.push_back(x);
    }
    for (const Value& x : going) {
      if (cleaning.vertices)
        left.delete_vertex(x.n);
      else
        left.delete_edge(x.edge);
    }
    return !going.empty();
  }

  std::shared_ptr<const GameText> text_;
  std::shared_ptr<const Library> library_;
};

class WrittenPlay : public Play {
 public:
  WrittenPlay(WrittenGame game, std::shared_ptr<const Figure> start, Figure now)
      : game_(std::move(game)), start_(std::move(start)), now_(std::move(now)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> result;
    for (const WrittenGame::Option& option : game_.options(now_, start_)) {
      result.push_back({option.taken, std::make_shared<WrittenPlay>(game_, start_, option.left)});
    }
    return result;
  }
  // The names of the edges tell the graph; on boards the faces tell the rest.
  std::string key() const override {
    std::string result = game_.name() + ' ' + now_.key();
    for (const BoardFace& face : start_->faces) {
      result += face.outer ? "|outer" : "|face";
      for (const EdgeName& e : face.boundary) result += ' ' + std::to_string(e.first) + '-' + std::to_string(e.second);
    }
    return result;
  }

 private:
  WrittenGame game_;
  std::shared_ptr<const Figure> start_;
  Figure now_;
};

inline Position WrittenGame::position(const Figure& graph) const {
  Figure start = bare(graph);
  if (text_->boards && !start.board) throw InputError("expected a board");
  for (const Rule& rule : text_->rules) {
    for (const Rule::Action& action : rule.actions) {
      if (text_->boards && action.what == "contract") throw InputError("a game that contracts is played on graphs");
    }
  }
  if (!text_->boards) {
    start.board = false;
    start.faces.clear();
  }
  for (const auto& [mark, on_vertices] : text_->marks) {
    if (on_vertices)
      start.marked_vertices[mark];
    else
      start.marked_edges[mark];
  }
  auto shared = std::make_shared<const Figure>(start);
  return {std::make_shared<WrittenPlay>(*this, shared, start)};
}

}  // namespace sprague::naive::written

namespace sprague::naive {
using written::WrittenGame;
}  // namespace sprague::naive
