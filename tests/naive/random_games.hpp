// Random small games as text and random claims, well typed by docs/language.md, from a seed.
//
//     Dice dice(seed);
//     const RandomGame game = random_game(dice, "g");            // game.text can be parsed, game.name is g
//     const std::string claim = random_claim(dice, {"g"});       // "claim random: ..."
#pragma once

#include "tests/naive/random_words.hpp"

namespace sprague::naive::written {

struct RandomGame {
  std::string name;
  std::string text;
  bool boards = false;
  bool whole = false;
  bool grows = false;  // marks or directs, so that there are many more positions than parts of the graph
};

class GameMaker {
 public:
  GameMaker(Dice& dice, std::string name) : words_(dice, {}) { result_.name = std::move(name); }

  RandomGame make() {
    result_.boards = words_.chance(15);
    result_.whole = words_.chance(35);
    directs_ = words_.chance(20);
    contracts_ = !directs_ && !result_.boards && words_.chance(35);
    std::string text = "game " + result_.name + " on " + (result_.boards ? "boards" : "graphs") +
                       (result_.whole ? " whole:\n" : ":\n") + marks();
    const std::size_t rules = words_.chance(70) ? 1 : 2;
    for (std::size_t i = 0; i < rules; ++i) text += rule();
    if (words_.chance(25)) text += cleaning();
    if (words_.chance(8)) text += cleaning();
    result_.text = text;
    result_.grows = directs_ || !vertex_marks_.empty() || !edge_marks_.empty();
    return result_;
  }

 private:
  std::string marks() {
    std::string result;
    if (words_.chance(30)) {
      vertex_marks_ = {"red"};
      result += "  mark red on vertices\n";
    }
    if (words_.chance(15)) {
      edge_marks_ = {"blue"};
      result += "  mark blue on edges\n";
    }
    return result;
  }

  Names names() const {
    Names result;
    result.in_game = true;
    result.directed = directs_;
    result.vertex_marks = vertex_marks_;
    result.edge_marks = edge_marks_;
    return result;
  }

  std::string rule() {
    std::vector<std::string> kinds = {"vertex", "vertex", "vertex", "edge",   "edge",
                                      "arrow",  "path",   "cycle",  "clique", "connected"};
    if (directs_) kinds.insert(kinds.end(), {"arrow", "arrow", "arrow", "arrow"});
    if (result_.boards) kinds.insert(kinds.end(), {"face", "face", "face"});
    const std::string kind = words_.one_of(kinds);
    Names here = names();
    std::string name = "p";
    if (kind == "vertex")
      here.vertices = {name = "v"};
    else if (kind == "edge")
      here.edges = {name = "e"};
    else if (kind == "arrow")
      here.arrows = {name = "a"};
    else if (kind == "face")
      here.faces = {name = "f"};
    else
      here.regions = {name};
    std::string text = "  move " + kind + " " + name;
    if (name == "p" && words_.chance(75)) text += " with size " + sizes();
    words_.names() = here;
    if (words_.chance(45)) text += " where " + words_.truth(1 + static_cast<int>(words_.roll(3)));
    words_.names().keeping = true;
    if (words_.chance(35)) {
      text += " keeping " + (words_.chance(30) ? "connected" : words_.truth(1 + static_cast<int>(words_.roll(3))));
    }
    words_.names().keeping = false;
    text += ": " + action(kind);
    if (words_.chance(12)) text += ", " + action(kind);
    return text + "\n";
  }

  std::string sizes() {
    switch (words_.roll(5)) {
      case 0: return "in {1, " + words_.digit(2, 4) + "}";
      case 1: return "in " + words_.digit(1, 2) + ".." + words_.digit(2, 4);
      case 2: return "at most " + words_.digit(1, 4);
      case 3: return "at least " + words_.digit(1, 3);
      default: return words_.digit(1, 4);
    }
  }

  std::string action(const std::string& kind) {
    std::vector<std::string> ways;
    auto vertices = [&](std::vector<std::string> sets) {
      for (const std::string& set : sets) ways.push_back("delete " + set);
      for (const std::string& mark : vertex_marks_) {
        for (const std::string& set : sets) ways.push_back("mark " + set + " " + mark);
      }
    };
    auto edges = [&](std::vector<std::string> sets) {
      for (const std::string& set : sets) ways.push_back("delete " + set);
      for (const std::string& set : sets) {
        if (contracts_) ways.insert(ways.end(), 3, "contract " + set);
        for (const std::string& mark : edge_marks_) ways.push_back("mark " + set + " " + mark);
      }
    };
    if (kind == "vertex") vertices({"v", "v", "closed(v)", "open(v)"});
    if (kind == "edge") vertices({"ends(e)", "closed(ends(e))"});
    if (kind == "edge") edges({"e", "e"});
    if (kind == "arrow") vertices({"tail(a)", "head(a)", "ends(a)"});
    if (kind == "arrow") edges({"edge(a)"});
    if (kind == "arrow" && directs_) ways.assign({"direct a"});
    if (kind == "face") vertices({"vertices(f)"});
    if (kind == "face") edges({"edges(f)"});
    if (ways.empty()) vertices({"p", "vertices(p)", "open(p)"});
    if (kind == "path" || kind == "cycle" || kind == "clique" || kind == "connected") edges({"edges(p)"});
    return words_.one_of(ways);
  }

  std::string cleaning() {
    words_.names() = names();
    const bool vertices = words_.chance(60);
    (vertices ? words_.names().vertices : words_.names().edges) = {"w"};
    return std::string("  after move: delete ") + (vertices ? "vertices" : "edges") + " w where " + words_.truth(2) +
           "\n";
  }

  WordMaker words_;
  RandomGame result_;
  bool directs_ = false;
  bool contracts_ = false;
  std::vector<std::string> vertex_marks_;
  std::vector<std::string> edge_marks_;
};

inline RandomGame random_game(Dice& dice, const std::string& name) {
  return GameMaker(dice, name).make();
}

class ClaimMaker {
 public:
  ClaimMaker(Dice& dice, std::vector<std::string> games, std::vector<std::string> board_games)
      : words_(dice, {}), games_(std::move(games)), board_games_(std::move(board_games)) {}

  std::string make() {
    const std::string start = "claim random:\n  ";
    switch (words_.roll(10)) {
      case 0: return start + sequence();
      case 1: {
        const std::string where = bindings();
        return start + "table " + where + " by " + words_.number(1) + ": count, count(" + words_.truth(2) + "), " +
               words_.one_of<std::string>({"sum(", "min(", "max("}) + words_.number(2) + ")";
      }
      case 2: {
        const std::string where = bindings();
        return start + "smallest " + where + " for each " + tight(words_.number(2)) + " in 0.." + words_.digit(0, 3);
      }
      case 3: {
        const std::string where = bindings();
        return start + "for some " + where + ": " + words_.truth(4);
      }
      default: {
        const std::string counts = words_.chance(25) ? "count on\n  " : "";
        const std::string where = bindings();
        return start + counts + "for all " + where + ": " + words_.truth(4);
      }
    }
  }

 private:
  static std::string tight(const std::string& expression) { return "(" + expression + ")"; }

  std::string sequence() {
    words_.names().numbers = {"n"};
    const bool period = words_.chance(50);
    const std::string graph = words_.one_of<std::string>({"path(n)", "star(n)", "cycle(n + 3)", "complete(n mod 4)"});
    std::string value = words_.number(2);
    if (words_.chance(60)) value = "nimber(" + words_.one_of(games_) + "(" + graph + "))";
    return std::string(period ? "period" : "sequence") + " n in 0.." + words_.digit(4, 5) + ": " + tight(value) +
           (period || words_.chance(50) ? "" : " = 0, 1, " + words_.digit(0, 2));
  }

  // A family, now and then with a part of its member or a number beside it.
  std::string bindings() {
    Names names;
    if (words_.chance(12)) {
      names.numbers = {"n", "k"};
      words_.names() = names;
      words_.speak_of("");
      return "n in 1.." + words_.digit(3, 9) + ", k in 0..n" + condition();
    }
    if (words_.chance(12)) {
      names.numbers = {"n"};
      names.lists = {"L"};
      words_.names() = names;
      words_.speak_of("");
      return "n in 0.." + words_.digit(2, 6) + ", L in partitions(n)" + condition();
    }
    names.graphs = {"G"};
    names.path_games = names.games = games_;
    names.board = words_.chance(12);
    if (names.board) names.games.insert(names.games.end(), board_games_.begin(), board_games_.end());
    words_.names() = names;
    words_.speak_of("G");
    std::string result =
        (names.board ? "boards G with at most " + words_.digit(2, 4) + " edges" : family()) + condition();
    if (words_.chance(40)) {
      const std::size_t kind = words_.roll(4);
      static const std::vector<std::string> sets = {"v in vertices(G)", "e in edges(G)", "a in darts(G)", "n in 0..3"};
      if (kind == 0) words_.names().vertices = {"v"};
      if (kind == 1) words_.names().edges = {"e"};
      if (kind == 2) words_.names().arrows = {"a"};
      if (kind == 3) words_.names().numbers = {"n"};
      result += ", " + sets[kind] + condition();
    }
    return result;
  }

  std::string condition() { return words_.chance(20) ? " where " + words_.truth(2) : ""; }

  std::string family() {
    struct Family {
      std::string name;
      std::size_t most;  // vertices
      bool by_edges;     // may be bounded by edges as well
    };
    static const std::vector<Family> families = {{"graphs", 4, false},
                                                 {"graphs", 4, false},
                                                 {"trees", 6, true},
                                                 {"trees", 6, true},
                                                 {"forests", 5, false},
                                                 {"paths", 7, true},
                                                 {"cycles", 6, true},
                                                 {"stars", 5, true},
                                                 {"caterpillars", 6, true},
                                                 {"subdivided stars", 6, true},
                                                 {"subdivided bistars", 6, true}};
    const Family family = words_.one_of(families);
    std::string text;
    if (words_.chance(20)) text += "connected ";
    if (words_.chance(8)) text += "2-connected ";
    if (words_.chance(12)) text += "bipartite ";
    if (words_.chance(4)) text += "cubic ";
    text += family.name + " G with ";
    const bool by_edges = family.by_edges && words_.chance(30);
    const std::string most = std::to_string(by_edges && family.name != "cycles" ? family.most - 1 : family.most);
    text += (words_.chance(15) ? words_.digit(1, 3) + ".." + most : "at most " + most) +
            (by_edges ? " edges" : " vertices");
    if (words_.chance(15)) text += " and at least " + words_.digit(1, 4) + " edges";
    return text;
  }

  WordMaker words_;
  std::vector<std::string> games_;
  std::vector<std::string> board_games_;
};

// A claim of which the games, such as "kayles" or "octal:0.33", are played on graphs, or on boards alone.
inline std::string random_claim(Dice& dice, const std::vector<std::string>& games,
                                const std::vector<std::string>& board_games = {}) {
  return ClaimMaker(dice, games, board_games).make();
}

}  // namespace sprague::naive::written
