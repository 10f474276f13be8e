// Expressions of games as text: their types and values, and how they are read.
#pragma once

#include "verify/written_graphs.hpp"

namespace sprague::verify {

struct Position {
  Graph graph = {};
  std::map<Text, Codes> marks = {};  // what has each
  Codes directed = {};               // arrows
  std::vector<Codes> faces = {};     // the edges of each; it is there if they all are

  bool has_face(const Codes& face) const;
  bool is_directed(Code code) const;  // an edge or an arrow, whichever way
  void remove(const Codes& codes);
  // The first vertex stands for both.
  void merge(Code first, Code second);
};

// What a vertex, edge or arrow then is; an edge that became one vertex is the edge from that to itself, which is not
// there.
Code after_merge(Code code, Code first, Code second, bool is_arrow = false);

// Values of expressions. A path, cycle, clique or connected set is the set of its vertices and edges.
struct Value {
  Code number = 0;
  Codes set = {};
  std::shared_ptr<const Graph> graph = nullptr;

  Value(Code code) : number(code) {}
  Value(Codes codes) : set(std::move(codes)) {}
  Value(std::shared_ptr<const Graph> that) : graph(std::move(that)) {}
  Value(const Graph& that) : Value(std::make_shared<const Graph>(that)) {}
};
using Values = std::vector<Value>;
using X = const Values&;  // of the parts of an expression

// What an expression is evaluated on.
struct Scene {
  const Position& position;
  Work& work;
  Values variables;  // the choice comes first
};

// Types are letters: truth t, number n, vertex v, edge e, arrow a, face f; sets of these are capitals; shape p, that is
// a path, cycle, clique or connected set; graph g.
using Type = char;
constexpr std::size_t most_depth = 200;  // of expressions

struct Expression {
  Type type;
  std::size_t depth;
  std::function<Value(Scene&)> value;
};

// Expressions from their parts: one that asks its parts itself, and one that needs the values of all.
using Expressions = std::vector<Expression>;
Expression lazy(Type type, const Expressions& parts, std::function<Value(Scene&)> value);
Expression made(Type type, const Expressions& parts, const std::function<Value(Scene&, X)>& apply);
Expression made(Type type, const Expressions& parts, const std::function<Value(X)>& apply);

// With numbers, of which infinite is one to compare alone.
Code finite(Code number);
Code reckoned(View sign, Code one, Code other);
bool compared(View sign, Code one, Code other);
Codes combined(View sign, const Codes& one, const Codes& other);

constexpr bool is_set(Type type) {
  return type >= 'A' && type <= 'Z';
}
constexpr Type set_of(Type type) {  // or of a set, what it is a set of
  return static_cast<Type>(type ^ ' ');
}
bool converts(Type from, Type to);
Type common(Type one, Type other);  // of two that are to be alike; the first one's if they cannot be

// Of a function: the graph that it is given first, or the position; and its other arguments.
struct Call {
  Scene& scene;
  Work& work;
  const Graph& graph;
  Values x;
};

struct Function {
  Text name;
  Text takes;  // their types
  Type gives;
  std::function<Value(const Call&)> value;
};
const std::vector<Function>& functions();

// Reads a game's text, word by word, and expressions in it.
struct Reader {
  explicit Reader(View text);

  const Text& word(std::size_t ahead = 0) const;
  bool skip(View wanted);
  void expect(View wanted);
  Text name();  // a new one
  [[noreturn]] void fail(const Text& expected) const;

  Expression expression(bool equivalences = true);
  Expression expression_of(Type type) { return as(expression(), type); }
  Expression as(const Expression& expression, Type type) const;
  Expression as_a_set(const Expression& expression) const;

  Texts words = {};
  std::size_t next = 0;
  std::size_t depth = 0;
  std::vector<std::pair<Text, Type>> variables = {};
  std::map<Text, Type> marks = {};  // V or E
  bool keeping = false;

 private:
  Expression disjunction();
  Expression conjunction();
  Expression negation();
  Expression comparison();
  Expression relation();
  Expression range();
  Expression operation(std::size_t level);
  Expression primary();
  Expression listed();
  Expression binder(const Text& kind);
  Expression the_position();
  Expression named();
};

}  // namespace sprague::verify
