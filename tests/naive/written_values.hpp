// What an expression can be worth, and what it is seen from.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/naive/written_invariants.hpp"
#include "tests/naive/written_play.hpp"

namespace sprague::naive::written {

struct Value {
  enum class Kind { number, truth, outcome, vertex, edge, arrow, face, set, region, graph, position, move };
  Kind kind = Kind::number;
  Int n = 0;      // a number, a truth, 1 or 2 for an outcome, a vertex' name, the index of a face
  EdgeName edge;  // of an edge or an arrow
  Int tail = 0;   // of an edge or an arrow: its ends
  Int head = 0;
  std::vector<Value> members;  // of a set, ascending; the vertices of a region or of a move
  std::vector<Value> edges;    // of a region: a path, a cycle, a clique or a connected set that a move chooses
  std::shared_ptr<const Figure> figure;  // a graph; for a face, its board
  Position position;                     // of a position; what a move leaves

  friend bool operator<(const Value& x, const Value& y) {
    if (x.kind != y.kind) return x.kind < y.kind;
    if (x.kind == Kind::set) return x.members < y.members;
    if (x.kind == Kind::position) return key_of(x.position) < key_of(y.position);
    if (x.kind == Kind::move) {
      return std::pair(x.members, key_of(x.position)) < std::pair(y.members, key_of(y.position));
    }
    if (x.kind == Kind::edge) return x.edge < y.edge;
    if (x.kind == Kind::arrow) return std::tuple(x.edge, x.tail) < std::tuple(y.edge, y.tail);
    return x.n < y.n;
  }
};

// A question that has no answer for an instance: a period that does not show.
class Undecidable : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline Value simple(Value::Kind kind, Int n) {
  Value result;
  result.kind = kind;
  result.n = n;
  return result;
}
inline Value number_value(Int n) {
  return simple(Value::Kind::number, n);
}
inline Value truth_value(bool truth) {
  return simple(Value::Kind::truth, truth ? 1 : 0);
}
inline Value outcome_value(bool first) {
  return simple(Value::Kind::outcome, first ? 1 : 2);
}
inline Value vertex_value(Int v) {
  return simple(Value::Kind::vertex, v);
}
inline Value edge_value(EdgeName name, const Edge& e) {
  Value result = simple(Value::Kind::edge, 0);
  result.edge = name;
  result.tail = std::min(e.a, e.b);
  result.head = std::max(e.a, e.b);
  return result;
}
inline Value arrow_value(EdgeName name, Int tail, Int head) {
  Value result = simple(Value::Kind::arrow, 0);
  result.edge = name;
  result.tail = tail;
  result.head = head;
  return result;
}
inline Value graph_value(Figure figure) {
  Value result = simple(Value::Kind::graph, 0);
  result.figure = std::make_shared<const Figure>(std::move(figure));
  return result;
}
inline Value position_value(Position position) {
  Value result = simple(Value::Kind::position, 0);
  result.position = std::move(position);
  return result;
}
inline Value set_value(std::vector<Value> members) {
  Value result = simple(Value::Kind::set, 0);
  std::ranges::sort(members, std::less<>());
  for (const Value& member : members) {
    if (result.members.empty() || result.members.back() < member) result.members.push_back(member);
  }
  return result;
}
// A list of numbers is a set that has some of them several times.
inline Value list_value(std::vector<Value> members) {
  Value result = simple(Value::Kind::set, 0);
  std::ranges::sort(members, std::less<>());
  result.members = std::move(members);
  return result;
}
inline Value vertex_set(const std::set<Int>& vertices) {
  std::vector<Value> members;
  for (Int v : vertices) members.push_back(vertex_value(v));
  return set_value(members);
}
inline Value edge_set(const Figure& figure, const std::set<EdgeName>& names) {
  std::vector<Value> members;
  for (const EdgeName& name : names) members.push_back(edge_value(name, figure.edges.at(name)));
  return set_value(members);
}

[[noreturn]] inline void wrong_type(const std::string& expected) {
  throw InputError("expected " + expected);
}

inline bool is_set(const Value& value) {
  return value.kind == Value::Kind::set || value.kind == Value::Kind::region;
}
inline Int number_of(const Value& value) {
  if (is_set(value)) return size_of(value.members);
  if (value.kind != Value::Kind::number) wrong_type("a number");
  return value.n;
}
inline Int finite(const Value& value) {
  const Int result = number_of(value);
  if (result == kInfinite) throw InputError("what is infinite can only be compared");
  return result;
}
inline bool truth_of(const Value& value) {
  if (value.kind != Value::Kind::truth) wrong_type("a truth");
  return value.n != 0;
}
inline const std::vector<Value>& members_of(const Value& value) {
  if (!is_set(value)) wrong_type("a set");
  return value.members;
}
const std::vector<Value>& members_of(Value&&) = delete;  // they would go with the value
inline const Figure& figure_of(const Value& value) {
  if (value.kind != Value::Kind::graph) wrong_type("a graph");
  return *value.figure;
}
inline Int vertex_of_value(const Value& value) {
  if (value.kind != Value::Kind::vertex) wrong_type("a vertex");
  return value.n;
}
inline EdgeName edge_of_value(const Value& value) {
  if (value.kind != Value::Kind::edge && value.kind != Value::Kind::arrow) wrong_type("an edge");
  return value.edge;
}
inline std::set<Int> vertices_in(const Value& value) {
  std::set<Int> result;
  if (value.kind == Value::Kind::vertex) result.insert(value.n);
  if (value.kind == Value::Kind::vertex) return result;
  for (const Value& member : members_of(value)) result.insert(vertex_of_value(member));
  return result;
}

// --- what an expression is seen from ---

struct Definition {
  std::vector<std::string> parameters;
  Tree body;
};

struct Scope;

struct Library {
  std::map<std::string, Definition> definitions;
  // GAME:CODE(board).
  std::function<Position(const std::string& game, const std::string& code, const Value& board)> position;
};

struct Scope {
  const Library* library = nullptr;
  std::map<std::string, Value> bound;
  std::vector<Value> families;               // what is bound to families
  const Figure* position = nullptr;          // in games: the component, or what is left of it
  bool keeping = false;                      // in games: after the actions
  const std::vector<Scope>* rows = nullptr;  // in the columns of a table: the instances
};

// In games: what a value has become in the position. Sets lose what is gone; what is gone keeps its name.
inline Value resolved(const Value& value, const Figure& position) {
  using Kind = Value::Kind;
  Value result = value;
  auto is_there = [&](const Value& member) {
    if (member.kind == Kind::vertex) return position.vertex(member.n) != kGone;
    if (member.kind == Kind::edge || member.kind == Kind::arrow) return position.edge(member.edge) != nullptr;
    return true;
  };
  auto become = [&](std::vector<Value>& members) {
    std::vector<Value> left;
    for (const Value& member : members) {
      if (is_there(member)) left.push_back(resolved(member, position));
    }
    members = set_value(left).members;
  };
  if (value.kind == Kind::set || value.kind == Kind::region) become(result.members);
  if (value.kind == Kind::region) become(result.edges);
  if (value.kind == Kind::vertex && is_there(value)) result.n = position.vertex(value.n);
  if (value.kind == Kind::edge && is_there(value)) {
    const Edge& e = *position.edge(value.edge);
    result = edge_value(e.means, e);
  }
  if (value.kind == Kind::arrow && is_there(value)) {
    result = arrow_value(position.edge(value.edge)->means, position.vertex(value.tail), position.vertex(value.head));
  }
  return result;
}

}  // namespace sprague::naive::written
