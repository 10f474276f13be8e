// Random expressions of the language, well typed by docs/language.md, from a seed.
//
// Brackets stand where the document's order of operators wants them, and now and then where it does not. What the
// document leaves open is not written: no degree of a graph that may be empty, no sum of what may be infinite.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace sprague::naive::written {

using Dice = std::mt19937_64;

// How tightly an operator binds, and with what its sides must bind.
enum Tightness {
  kChoice,
  kEquivalence,
  kImplication,
  kOr,
  kAnd,
  kNot,
  kComparison,
  kMembership,
  kRange,
  kXor,
  kSum,
  kProduct,
  kSets,
  kMinus,
  kPrimary
};

struct Piece {
  std::string text;
  int tightness = kPrimary;
  bool is_set = false;  // stands for a number where one is asked for
};

// What may be named where an expression stands.
struct Names {
  std::vector<std::string> graphs;  // in claims: the graphs that are bound
  std::vector<std::string> vertices;
  std::vector<std::string> edges;
  std::vector<std::string> arrows;
  std::vector<std::string> faces;
  std::vector<std::string> regions;  // paths, cycles, cliques, connected sets
  std::vector<std::string> numbers;
  std::vector<std::string> lists;  // of numbers
  std::vector<std::string> vertex_marks;
  std::vector<std::string> edge_marks;
  std::vector<std::string> games;       // in claims: GAME or GAME:CODE, played on what is bound
  std::vector<std::string> path_games;  // the same, played on graphs
  bool board = false;                   // in claims: a board is bound
  bool in_game = false;
  bool keeping = false;   // the position may be empty, and names may mean what is gone
  bool directed = false;  // edges may be directed
};

class WordMaker {
 public:
  WordMaker(Dice& dice, Names names) : dice_(dice), names_(std::move(names)) {}

  std::string truth(int depth) { return truth_piece(depth).text; }
  std::string number(int depth) { return number_piece(depth).text; }
  Names& names() { return names_; }

  std::size_t roll(std::size_t sides) { return static_cast<std::size_t>(dice_() % sides); }
  bool chance(std::size_t percent) { return roll(100) < percent; }
  template <typename T>
  T one_of(const std::vector<T>& of) {
    return of[roll(of.size())];
  }
  std::string digit(std::size_t least, std::size_t most) { return std::to_string(least + roll(most - least + 1)); }

  // In claims: the graph that functions are of.
  void speak_of(const std::string& graph) { graph_at_hand_ = graph; }

  std::string vertex_set(int depth) { return vertex_set_piece(depth).text; }
  std::string edge_set() { return edge_set_piece().text; }

 private:
  std::string fitted(const Piece& piece, int tightness) {
    return piece.tightness < tightness || chance(10) ? "(" + piece.text + ")" : piece.text;
  }
  Piece two_sided(const Piece& left, const std::string& sign, const Piece& right, int own) {
    return {fitted(left, own) + " " + sign + " " + fitted(right, own + 1), own};
  }
  static Piece as_set(Piece piece) {
    piece.is_set = true;
    return piece;
  }
  // A number where a set might stand as well.
  Piece surely_number(const Piece& piece) { return piece.is_set ? Piece{fitted(piece, kSum) + " + 0", kSum} : piece; }
  // Sides of a sign that does not group.
  Piece not_chained(const Piece& left, const std::string& sign, const Piece& right, int own) {
    return {fitted(left, own + 1) + " " + sign + " " + fitted(right, own + 1), own};
  }

  // A function of the graph at hand: with the graph, or without where it is understood.
  std::string of_graph(const std::string& function, const std::string& others = {}) {
    std::string graph;
    if (names_.in_game) {
      if (names_.keeping && chance(50)) graph = "rest";
    } else if (names_.graphs.size() != 1 || others.empty() || chance(60)) {
      graph = graph_at_hand_;
    }
    return function + "(" + graph + (graph.empty() || others.empty() ? "" : ", ") + others + ")";
  }
  bool has_graph() const { return names_.in_game || !graph_at_hand_.empty(); }

  std::string fresh() { return "x" + std::to_string(++fresh_); }

  // What `make` makes while `name` stands among `list`.
  template <typename Make>
  auto with_name(std::vector<std::string> Names::*list, const std::string& name, Make make) {
    (names_.*list).push_back(name);
    auto result = make();
    (names_.*list).pop_back();
    return result;
  }

  std::string vertex() {
    if (!names_.arrows.empty() && !names_.keeping && chance(30)) {
      return (chance(50) ? "tail(" : "head(") + one_of(names_.arrows) + ")";
    }
    return one_of(names_.vertices);
  }
  bool has_vertex() const { return !names_.vertices.empty(); }
  std::string edge() {
    if (!names_.arrows.empty() && (names_.edges.empty() || chance(30))) return "edge(" + one_of(names_.arrows) + ")";
    return one_of(names_.edges);
  }
  bool has_edge() const { return !names_.edges.empty() || !names_.arrows.empty(); }

  Piece vertex_set_piece(int depth) {
    std::vector<std::function<Piece()>> ways;
    for (const std::string function : {"vertices", "leaves", "hubs", "cut_vertices"}) {
      ways.emplace_back([this, function] { return Piece{of_graph(function)}; });
    }
    if (has_vertex()) {
      ways.emplace_back([this] { return Piece{of_graph("open", vertex())}; });
      ways.emplace_back([this] { return Piece{of_graph("closed", vertex())}; });
    }
    if (has_edge()) ways.emplace_back([this] { return Piece{"ends(" + edge() + ")"}; });
    for (const std::string& region : names_.regions) {
      ways.emplace_back([region] { return Piece{region}; });
      ways.emplace_back([region] { return Piece{"vertices(" + region + ")"}; });
    }
    for (const std::string& face : names_.faces) {
      ways.emplace_back([face] { return Piece{"vertices(" + face + ")"}; });
    }
    for (const std::string& mark : names_.vertex_marks) ways.emplace_back([mark] { return Piece{mark}; });
    if (depth > 0) {
      for (const std::string function : {"open", "closed"}) {
        ways.emplace_back([=, this] { return Piece{of_graph(function, vertex_set(depth - 1))}; });
      }
      for (const std::string word : {"union", "intersect", "minus"}) {
        ways.emplace_back(
            [=, this] { return two_sided(vertex_set_piece(depth - 1), word, vertex_set_piece(depth - 1), kSets); });
      }
    }
    return one_of(ways)();
  }

  Piece edge_set_piece() {
    std::vector<std::string> ways = {of_graph("edges"), of_graph("bridges"), of_graph("markable")};
    for (const std::string& region : names_.regions) ways.push_back("edges(" + region + ")");
    for (const std::string& face : names_.faces) ways.push_back("edges(" + face + ")");
    for (const std::string& mark : names_.edge_marks) ways.push_back(mark);
    return {one_of(ways)};
  }

  std::string graph_piece() {
    const std::string g = graph_at_hand_;
    std::vector<std::string> ways = {g,
                                     "complement(" + g + ")",
                                     "line_graph(" + g + ")",
                                     "subdivide(" + g + ", 1)",
                                     "join(" + g + ", path(1))",
                                     "disjoint(" + g + ", path(" + digit(1, 3) + "))"};
    if (has_vertex()) {
      ways.push_back("delete(" + g + ", " + one_of(names_.vertices) + ")");
      ways.push_back("hang(" + g + ", " + one_of(names_.vertices) + ", path(" + digit(1, 3) + "))");
    }
    if (!names_.edges.empty()) {
      ways.push_back("delete(" + g + ", " + one_of(names_.edges) + ")");
      ways.push_back("contract(" + g + ", " + one_of(names_.edges) + ")");
    }
    return one_of(ways);
  }

  std::string position(bool of_one_game = false) {
    const std::string one = one_of(names_.games) + "(" + graph_at_hand_ + ")";
    if (of_one_game || chance(80)) return one;
    return one + " + " + one_of(names_.path_games) + "(path(" + digit(1, 3) + "))";
  }

  Piece number_piece(int depth) {
    if (depth <= 0 || chance(15)) return small_number();
    switch (roll(names_.in_game ? 10 : 12)) {
      case 0: return two_sided(number_piece(depth - 1), chance(50) ? "+" : "-", number_piece(depth - 1), kSum);
      case 1: return two_sided(number_piece(depth - 1), "*", number_piece(depth - 2), kProduct);
      case 2: return two_sided(number_piece(depth - 1), chance(50) ? "mod" : "div", {digit(2, 4)}, kProduct);
      case 3: {  // of numbers that are not below 0
        const Piece sum = two_sided(small_number(), "+", small_number(), kSum);
        return two_sided(chance(50) ? sum : Piece{"abs(" + number(depth - 1) + ")"}, "xor", sum, kXor);
      }
      case 4: {
        const std::string function = one_of<std::string>({"min", "max"});
        return {function + "(" + number(depth - 1) + ", " + number(depth - 1) + ")"};
      }
      case 5: return {"abs(" + number(depth - 1) + ")"};
      case 6: return {"-" + fitted(number_piece(depth - 1), kMinus), kMinus};
      case 7:
        return {"if " + truth(depth - 1) + " then " + surely_number(number_piece(depth - 1)).text + " else " +
                    surely_number(number_piece(depth - 1)).text,
                kChoice};
      case 8: return binder(depth, {"count"}, true);
      case 9: return binder(depth, {"sum"}, false);
      case 10: return of_two_sets(depth);
      default: return of_lists(depth);
    }
  }

  // A binder over two ranges, of which the second knows the first; a set or a list of numbers.
  Piece of_two_sets(int depth) {
    const std::string first = fresh();
    const std::string second = fresh();
    const std::string start =
        first + " in 0.." + digit(0, 3) + ", " + second + " in " + first + ".." + digit(1, 4) + ": ";
    const std::string body = with_name(
        &Names::numbers, first, [&] { return with_name(&Names::numbers, second, [&] { return number(depth - 1); }); });
    const std::string word = one_of<std::string>({"sum(", "set(", "list("});
    const Piece piece{word + start + body + ")"};
    return word == "sum(" ? piece : as_set(piece);
  }

  // A sum or a list over the partitions of a number, or over a list.
  Piece of_lists(int depth) {
    const std::string name = fresh();
    const std::string word = one_of<std::string>({"sum(", "list("});
    std::string text = word + name + " in ";
    if (!names_.lists.empty() && chance(60)) {
      text += one_of(names_.lists) + ": " + with_name(&Names::numbers, name, [&] { return number(depth - 1); });
    } else {
      text += "partitions(" + digit(0, 5) + "): ";
      text += with_name(&Names::lists, name, [&] { return number(depth - 1); });
    }
    return word == "sum(" ? Piece{text + ")"} : as_set({text + ")"});
  }

  Piece small_number() {
    std::vector<std::function<Piece()>> ways;
    ways.emplace_back([this] { return Piece{digit(0, 3)}; });
    for (const std::string& name : names_.numbers) ways.emplace_back([name] { return Piece{name}; });
    for (const std::string& name : names_.lists) ways.emplace_back([name] { return as_set({name}); });
    if (has_graph()) {
      ways.emplace_back([this] { return Piece{of_graph("components")}; });
      ways.emplace_back([this] { return as_set(vertex_set_piece(1)); });
      ways.emplace_back([this] { return as_set(edge_set_piece()); });
      if (has_vertex()) ways.emplace_back([this] { return Piece{of_graph("degree", vertex())}; });
      if (has_vertex()) ways.emplace_back([this] { return Piece{of_graph("degree", vertex())}; });
      for (const std::string function :
           {"matching_number", "independence_number", "clique_number", "domination_number", "chromatic_number"}) {
        if (chance(30)) ways.emplace_back([=, this] { return Piece{of_graph(function)}; });
      }
      if (!names_.keeping) {
        ways.emplace_back([this] { return Piece{of_graph(chance(50) ? "max_degree" : "min_degree")}; });
      }
    }
    if (names_.in_game && names_.directed && has_vertex()) {
      ways.emplace_back([this] { return Piece{(chance(50) ? "indegree(" : "outdegree(") + vertex() + ")"}; });
    }
    for (const std::string& face : names_.faces) ways.emplace_back([face] { return Piece{"length(" + face + ")"}; });
    if (names_.board) {
      const std::string g = graph_at_hand_;
      ways.emplace_back([=, this] { return as_set({(chance(50) ? "faces(" : "cells(") + g + ")"}); });
      ways.emplace_back([=] { return Piece{"length(outer(" + g + "))"}; });
      ways.emplace_back([=, this] {
        const std::string face = fresh();
        const std::string of = one_of<std::string>({"length(", "vertices(", "edges("}) + face + ")";
        return Piece{"sum(" + face + " in cells(" + g + "): " + of + ")"};
      });
    }
    if (!names_.in_game && has_graph()) {
      ways.emplace_back([this] {
        const std::string function =
            one_of<std::string>({"components", "matching_number", "automorphisms", "vertices"});
        const Piece number{function + "(" + graph_piece() + ")"};
        return function == "vertices" ? as_set(number) : number;
      });
    }
    if (!names_.games.empty() && has_graph()) {
      for (int i = 0; i < 3; ++i) ways.emplace_back([this] { return Piece{"nimber(" + position() + ")"}; });
      ways.emplace_back([this] { return as_set({"lengths(" + position() + ")"}); });
      ways.emplace_back([this] {
        const std::string name = fresh();
        return Piece{"max(" + name + " in lengths(" + position() + "): " + name + ")"};
      });
    }
    return one_of(ways)();
  }

  // A binder over vertices, edges or numbers.
  Piece binder(int depth, const std::vector<std::string>& words, bool of_truths) {
    const std::string word = one_of(words);
    const std::string name = fresh();
    auto list = &Names::numbers;
    std::string set = digit(0, 2) + ".." + digit(2, 4);
    if (has_graph() && chance(80)) {
      const bool edges = chance(30);
      list = edges ? &Names::edges : &Names::vertices;
      set = edges ? edge_set() : vertex_set(1);
    }
    std::string bound = name;
    if (list == &Names::vertices && chance(15)) {
      const std::string second = fresh();
      names_.vertices.push_back(second);
      bound += ", " + second;
    }
    const std::string body = with_name(list, name, [&] { return of_truths ? truth(depth - 1) : number(depth - 1); });
    if (bound != name) names_.vertices.pop_back();
    return {word + "(" + bound + " in " + set + ": " + body + ")"};
  }

  Piece truth_piece(int depth) {
    if (depth <= 0 || chance(10)) return small_truth();
    switch (roll(9)) {
      case 0: return two_sided(bracketed(truth_piece(depth - 1)), "and", bracketed(truth_piece(depth - 1)), kAnd);
      case 1: return two_sided(bracketed(truth_piece(depth - 1)), "or", bracketed(truth_piece(depth - 1)), kOr);
      case 2: return {"not " + fitted(truth_piece(depth - 1), kComparison), kNot};
      case 3: return not_chained(truth_piece(depth - 1), "=>", truth_piece(depth - 1), kImplication);
      case 4: {
        const Piece both = not_chained(truth_piece(depth - 1), "<=>", truth_piece(depth - 1), kImplication);
        return {both.text, kEquivalence};
      }
      case 5: return binder(depth, {"every", "some"}, true);
      default: return compared_numbers(depth);
    }
  }
  // Whether `or` binds looser than `and` need not be known.
  Piece bracketed(const Piece& piece) {
    return piece.tightness == kOr || piece.tightness == kAnd ? Piece{"(" + piece.text + ")"} : piece;
  }

  Piece compared_numbers(int depth) {
    const Piece number = number_piece(depth - 1);
    switch (roll(5)) {
      case 0: return {fitted(number, kRange) + (chance(50) ? " is even" : " is odd"), kMembership};
      case 1: return not_chained({digit(1, 3)}, "divides", number, kMembership);
      case 2: {
        const std::string set = chance(50) ? digit(0, 1) + ".." + digit(2, 4) : "{" + digit(0, 2) + ", 3}";
        return {fitted(surely_number(number), kXor) + (chance(50) ? " in " : " not in ") +
                    (names_.lists.empty() || chance(50) ? set : one_of(names_.lists)),
                kMembership};
      }
      default:
        return not_chained(surely_number(number), one_of<std::string>({"=", "!=", "<", "<=", ">", ">="}),
                           number_piece(depth - 1), kComparison);
    }
  }

  Piece small_truth() {
    std::vector<std::function<Piece()>> ways;
    ways.emplace_back([this] { return compared_numbers(1); });
    if (has_graph()) {
      // The empty graph is of these kinds by any definition.
      std::vector<std::string> kinds = {"connected", "bipartite", "forest", "outerplanar", "regular"};
      if (!names_.keeping) kinds.insert(kinds.end(), {"tree", "caterpillar", "cactus", "two_connected"});
      const std::string kind = one_of(kinds);
      ways.emplace_back([=, this] { return Piece{names_.in_game && chance(60) ? kind : of_graph(kind)}; });
      ways.emplace_back(
          [this] { return not_chained(vertex_set_piece(1), "within", vertex_set_piece(1), kMembership); });
      ways.emplace_back([this] { return not_chained(vertex_set_piece(1), "=", vertex_set_piece(1), kComparison); });
      if (!names_.keeping) {
        ways.emplace_back([this] {
          const std::string function = one_of<std::string>({"girth", "diameter", "radius"});
          return not_chained({of_graph(function)}, one_of<std::string>({"=", "<=", ">"}), {digit(1, 4)}, kComparison);
        });
      }
      if (has_vertex()) add_truths_of_vertices(ways);
    }
    if (names_.in_game && names_.directed && has_edge()) {
      ways.emplace_back([this] { return Piece{"directed(" + edge() + ")"}; });
    }
    if (!names_.in_game && has_graph()) {
      ways.emplace_back([this] { return not_chained({graph_piece()}, "=", {graph_piece()}, kComparison); });
    }
    if (!names_.games.empty() && has_graph()) {
      ways.emplace_back([this] {
        const std::string outcome =
            chance(50) ? "outcome(" + position() + ")" : "misere_outcome(" + position(true) + ")";
        return not_chained({outcome}, "=", {chance(50) ? "first" : "second"}, kComparison);
      });
      ways.emplace_back([this] {
        const std::string name = fresh();
        return Piece{one_of<std::string>({"every(", "some("}) + name + " in options(" + position() + "): nimber(" +
                     name + ") != " + digit(0, 2) + ")"};
      });
    }
    return one_of(ways)();
  }

  void add_truths_of_vertices(std::vector<std::function<Piece()>>& ways) {
    ways.emplace_back([this] { return Piece{of_graph("leaf", vertex())}; });
    ways.emplace_back([this] { return Piece{of_graph("adjacent", vertex() + ", " + vertex())}; });
    ways.emplace_back([this] {
      return Piece{vertex() + (chance(50) ? " in " : " not in ") + fitted(vertex_set_piece(1), kXor), kMembership};
    });
    if (names_.keeping) return;
    ways.emplace_back([this] {
      return not_chained({of_graph("distance", vertex() + ", " + vertex())}, "<=", {digit(0, 3)}, kComparison);
    });
    ways.emplace_back(
        [this] { return not_chained({of_graph("eccentricity", vertex())}, "=", {digit(0, 3)}, kComparison); });
  }

  Dice& dice_;
  Names names_;
  std::size_t fresh_ = 0;
  std::string graph_at_hand_;
};

}  // namespace sprague::naive::written
