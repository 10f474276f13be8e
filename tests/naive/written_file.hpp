// The naive parser of claims files: games, definitions and claims as trees. It follows the grammars of
// docs/language.md.
#pragma once

#include <map>
#include <optional>

#include "tests/naive/written_values.hpp"

namespace sprague::naive::written {

struct Rule {
  struct Action {
    std::string what;  // delete, contract, direct, mark
    Tree of;
    std::string mark;
  };
  std::string choice;  // vertex, edge, arrow, face, path, cycle, clique, connected
  std::string name;
  std::string size;  // "", in, most, least, exactly
  Tree sizes;
  std::optional<Tree> where;
  std::optional<Tree> keeping;
  std::vector<Action> actions;
};

struct Cleaning {
  bool vertices = true;
  std::string name;
  Tree where;
};

struct GameText {
  std::string name;
  bool boards = false;
  bool whole = false;
  std::vector<std::pair<std::string, bool>> marks;  // true: on vertices
  std::vector<Rule> rules;
  std::vector<Cleaning> cleanings;
};

struct Bound {
  Int least = 0;
  Int most = kInfinite;
  std::string unit;
};

struct Binding {
  std::vector<std::string> names;
  std::vector<std::string> adjectives;
  std::string family;  // empty where the names stand for members of a set
  std::vector<Bound> bounds;
  Tree set;
  std::optional<Tree> where;
};

struct StatementText {
  std::string kind;  // all, some, table, smallest, sequence, period
  std::vector<Binding> bindings;
  std::vector<Tree> by;
  std::vector<Tree> expressions;
  Tree range;
  std::vector<Int> values;
  std::optional<Int> values_from;
};

struct ReadingText {
  std::string name = "as stated";
  bool count_on = false;
  std::map<std::string, Definition> definitions;
  StatementText statement;
};

struct ClaimText {
  std::string id;
  std::vector<ReadingText> readings;
};

struct FileText {
  std::map<std::string, GameText> games;
  std::map<std::string, Definition> definitions;
  std::vector<ClaimText> claims;
};

class FileReader : public ExpressionReader {
 public:
  // `sizes` stand for those of the claims, as --range does.
  explicit FileReader(std::string_view source, std::optional<Int> size = {})
      : ExpressionReader(source, {"octal", "heap", "nodekayles"}), chosen_size_(size) {}

  FileText file() {
    FileText result;
    while (!at_end()) {
      if (sees("game")) {
        GameText read = game();
        result.games[read.name] = read;
      } else if (accept("define")) {
        define(result.definitions);
      } else if (accept("invariant")) {
        fail("no invariant: programs are not run here");
      } else {
        expect("claim");
        result.claims.push_back(claim());
      }
    }
    return result;
  }

 private:
  // --- games ---

  GameText game() {
    GameText result;
    expect("game");
    result.name = name();
    expect("on");
    result.boards = accept("boards");
    if (!result.boards) expect("graphs");
    result.whole = accept("whole");
    expect(":");
    while (accept("mark")) {
      result.marks.emplace_back(name(), false);
      expect("on");
      result.marks.back().second = accept("vertices");
      if (!result.marks.back().second) expect("edges");
    }
    do {
      expect("move");
      result.rules.push_back(rule());
    } while (sees("move"));
    while (accept("after")) {
      expect("move");
      expect(":");
      expect("delete");
      Cleaning cleaning;
      cleaning.vertices = accept("vertices");
      if (!cleaning.vertices) expect("edges");
      cleaning.name = name();
      expect("where");
      cleaning.where = expression();
      result.cleanings.push_back(cleaning);
    }
    add_game(result.name);
    return result;
  }

  Rule rule() {
    Rule result;
    static const std::set<std::string> single{"vertex", "edge", "arrow", "face"};
    static const std::set<std::string> several{"path", "cycle", "clique", "connected"};
    result.choice = name();
    if (!single.contains(result.choice) && !several.contains(result.choice)) fail("a kind of choice before this");
    result.name = name();
    if (several.contains(result.choice) && accept("with")) {
      expect("size");
      if (accept("in")) {
        result.size = "in";
        result.sizes = range_or_tighter();
      } else {
        result.size = "exactly";
        if (accept("at")) {
          result.size = accept("most") ? "most" : "least";
          if (result.size == "least") expect("least");
        }
        result.sizes.what = "number";
        result.sizes.number = number();
      }
    }
    if (accept("where")) result.where = expression();
    if (accept("keeping")) result.keeping = expression();
    expect(":");
    do result.actions.push_back(action());
    while (accept(","));
    return result;
  }

  Rule::Action action() {
    Rule::Action result;
    result.what = name();
    if (result.what == "direct") {
      result.of.what = "name";
      result.of.text = name();
      return result;
    }
    if (result.what != "delete" && result.what != "contract" && result.what != "mark") fail("an action before this");
    result.of = expression();
    if (result.what == "mark") result.mark = name();
    return result;
  }

  // --- claims ---

  void define(std::map<std::string, Definition>& definitions) {
    const std::string defined = name();
    Definition result;
    if (accept("(")) {
      do result.parameters.push_back(name());
      while (accept(","));
      expect(")");
    }
    expect("=");
    result.body = expression();
    definitions[defined] = result;
  }

  ClaimText claim() {
    ClaimText result;
    result.id = take(Token::Kind::name, "a claim's name");
    while (now().glued && !sees(":")) result.id += take(now().kind, "a claim's name");
    if (accept("from")) text();
    if (accept("source")) text();
    expect(":");
    sizes_.clear();
    ReadingText common;
    lines(common);
    if (sees_statement()) {
      result.readings.push_back(common);
      result.readings.back().statement = statement();
    }
    const auto sizes = sizes_;
    while (accept("reading")) {
      ReadingText reading = common;
      reading.name = now().kind == Token::Kind::text ? text() : name();
      if (accept("as")) name();
      if (now().kind == Token::Kind::text) text();
      expect(":");
      lines(reading);
      reading.statement = statement();
      result.readings.push_back(reading);
      sizes_ = sizes;
    }
    if (result.readings.empty()) fail("a statement");
    return result;
  }

  bool sees_statement() const {
    for (std::string_view word : {"for", "table", "smallest", "sequence", "period"}) {
      if (sees(word)) return true;
    }
    return false;
  }

  void lines(ReadingText& reading) {
    while (true) {
      if (accept("text") || accept("note")) {
        text();
      } else if (accept("define")) {
        define(reading.definitions);
      } else if (accept("size")) {
        const std::string size = name();
        expect("=");
        const Int quick = number();
        while (accept(",")) {
          name();
          number();
        }
        sizes_[size] = chosen_size_.value_or(quick);
        reading.definitions[size] = {{}, Tree{"number", {}, {}, sizes_[size], {}, {}}};
      } else if (accept("count")) {
        expect("on");
        reading.count_on = true;
      } else {
        return;
      }
    }
  }

  StatementText statement() {
    StatementText result;
    if (accept("for")) {
      result.kind = accept("all") ? "all" : "some";
      if (result.kind == "some") expect("some");
      result.bindings = bindings();
      expect(":");
      result.expressions.push_back(expression());
    } else if (accept("table")) {
      result.kind = "table";
      result.bindings = bindings();
      expect("by");
      result.by = list();
      expect(":");
      result.expressions = list();
    } else if (accept("smallest")) {
      result.kind = "smallest";
      result.bindings = bindings();
      expect("for");
      expect("each");
      result.expressions.push_back(range_or_tighter());
      expect("in");
      result.range = range_or_tighter();
    } else {
      result.kind = name();
      if (result.kind != "sequence" && result.kind != "period") fail("a statement before this");
      result.bindings.emplace_back();
      result.bindings[0].names = variables();
      result.bindings[0].set = range_or_tighter();
      expect(":");
      result.expressions.push_back(range_or_tighter());
      if (result.kind == "sequence" && accept("=")) values(result);
    }
    return result;
  }

  void values(StatementText& result) {
    do {
      const Int sign = accept("-") ? -1 : 1;
      result.values.push_back(sign * number());
    } while (accept(","));
    if (accept("from")) result.values_from = number();
  }

  std::vector<Tree> list() {
    std::vector<Tree> result{expression()};
    while (accept(",")) result.push_back(expression());
    return result;
  }

  std::vector<Binding> bindings() {
    std::vector<Binding> result{binding()};
    while (accept(",")) result.push_back(binding());
    return result;
  }

  Binding binding() {
    Binding result;
    if (sees_variables()) {
      result.names = variables();
      result.set = range_or_tighter();
    } else {
      family(result);
    }
    if (accept("where")) result.where = expression();
    return result;
  }

  void family(Binding& result) {
    static const std::set<std::string> adjectives{"connected", "bipartite", "cubic"};
    static const std::set<std::string> families{"graphs", "trees", "forests",      "paths",
                                                "cycles", "stars", "caterpillars", "boards"};
    while (true) {
      if (accept("2")) {
        expect("-");
        expect("connected");
        result.adjectives.emplace_back("2-connected");
        continue;
      }
      const std::string word = name();
      if (adjectives.contains(word)) {
        result.adjectives.push_back(word);
        continue;
      }
      result.family = word;
      if (word == "subdivided") result.family += " " + name();
      if (!families.contains(word) && word != "subdivided") fail("a family before this");
      break;
    }
    result.names.push_back(name());
    if (!accept("with")) fail("a bound of the family");
    do result.bounds.push_back(bound());
    while (accept("and"));
  }

  Bound bound() {
    Bound result;
    if (accept("at")) {
      const bool most = accept("most");
      if (!most) expect("least");
      (most ? result.most : result.least) = size();
    } else {
      result.least = size();
      result.most = accept("..") ? size() : result.least;
    }
    result.unit = name();
    return result;
  }
  Int size() {
    if (now().kind == Token::Kind::number) return number();
    const std::string word = name();
    const auto found = sizes_.find(word);
    if (found == sizes_.end()) fail("a size before this");
    return found->second;
  }

  std::optional<Int> chosen_size_;
  std::map<std::string, Int> sizes_;
};

}  // namespace sprague::naive::written
