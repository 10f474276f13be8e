#include "verify/verify.hpp"

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

// What may be said of a starting position, in the kinds about such.
const std::map<Text, Texts> facts{{"value", {"nimber"}},
                                  {"outcome", {"first", "second"}},
                                  {"counterexample", {"nimber", "first", "second"}},
                                  {"member", {"first", "second"}},
                                  {"lengths", {"lengths"}}};

using Values = std::set<std::uint64_t>;  // a nimber alone; in a certificate of lengths, lengths of plays

// Entries and starting positions.
struct Facts {
  Lines& lines;
  Text kind;
  Text name;  // of the game
  Game game;
  std::size_t memory_left;
  bool lengths = kind == "lengths";
  std::vector<std::pair<Text, Values>> entries = {};  // components, and what is proved of them

  Text proved() {
    if (!game.measure) throw Malformed("plays of this game need not end: nothing but a play can be certified of it");
    Text last;
    std::size_t starts = 0;
    for (; starts == 0 || lines.keyword() != "end"; ++starts) {
      while (lines.keyword() == "entry") entry();
      last = start();
    }
    return starts == 1 ? last : std::to_string(starts) + " starting positions";
  }

  Values values(View text) const {
    const std::vector<Number> list = numbers(text);
    const bool rise = std::ranges::adjacent_find(list, std::greater_equal<>()) == list.end();
    if (!rise || (list.size() > 1 && !lengths)) throw Malformed("expected a number, or lengths that rise");
    return {list.begin(), list.end()};
  }

  // What a position has by the entries that its components are said to be, once each of them is found to be that. The
  // nimber of a sum is the exclusive or (Sprague and Grundy); its lengths are all sums of lengths.
  Values values_of(const Text& position, View references) const {
    const Texts here = components(game, position);
    const Texts parts = split(references, " ");
    if (parts.size() != here.size()) throw Malformed(std::to_string(here.size()) + " references are expected");
    const Values zero{0};
    Values result = zero;
    std::set<std::size_t> unpaired;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i] == "-" && !lengths) {
        unpaired.insert(i);
        continue;
      }
      View part = parts[i];
      const bool pair = !lengths && skip(part, "=");
      const std::size_t bracket = std::min(part.find('['), part.size());
      const Number index = number(part.substr(0, bracket));
      if (!part.ends_with(']') || (pair ? unpaired.erase(index) == 0 : index >= entries.size())) {
        throw Malformed("this refers to nothing before: " + quoted(parts[i]));
      }
      const Text& other = pair ? here[index] : entries[index].first;
      if (!is_same(game, here[i], other, part.substr(bracket + 1, part.size() - bracket - 2))) {
        throw Malformed("component " + std::to_string(i) + " is not " + quoted(parts[i]));
      }
      Values sums;
      for (std::uint64_t x : pair ? zero : entries[index].second) {
        for (std::uint64_t y : result) sums.insert(lengths ? x + y : x ^ y);
      }
      result = sums;
    }
    if (!unpaired.empty()) throw Malformed("component " + std::to_string(*unpaired.begin()) + " has no partner");
    return result;
  }

  // What the options have is found by their lines; a reply shows that an option does not have the entry's nimber.
  void entry() {
    const Texts fields = lines.take("entry", 3);
    const std::size_t line = lines.number;
    const Text& position = fields[2];
    const Values said = values(fields[1]);
    if (components(game, game.normal(position)) != Texts{position}) throw Malformed("expected one component");
    Moves moves = game.moves(position);  // that have no line yet
    Values found;
    if (lengths && moves.empty()) found = {0};
    while (lines.keyword() == "option" || (lines.keyword() == "reply" && !lengths)) {
      const bool reply = lines.keyword() == "reply";
      const Texts step = lines.take(lines.keyword(), reply ? 4 : 3);
      const auto move = moves.extract(step[1]);
      if (!move) throw Malformed("there is no such move, or not once more: " + quoted(step[1]));
      const Text option = move.mapped()();
      const Values left = values_of(reply ? after(game, option, step[2]) : option, step.back());
      if (reply != (left == said) && !lengths) throw Malformed("this has another nimber, or an option the entry's");
      for (std::uint64_t value : reply ? Values{} : left) found.insert(value + (lengths ? 1 : 0));
    }
    const bool right = lengths ? found == said : least_not_in(found) >= *said.begin();
    if (!moves.empty() || !right) {
      lines.number = line;
      throw Malformed(moves.empty() ? "the options do not make that"
                                    : "there is no line for the move " + quoted(moves.begin()->first));
    }
    const std::size_t size = 128 + position.size() + 48 * said.size();
    if (size > memory_left) throw TooLarge("the entries need more memory than is allowed");
    memory_left -= size;
    entries.emplace_back(position, said);
  }

  Text start() {
    const Text text = lines.take("start", 2)[1];
    Text position = game.start(text);
    const Text what = lines.keyword();
    if (std::ranges::count(facts.at(kind), what) == 0) throw Malformed("this kind has no " + quoted(what));
    const Texts fact = lines.take(what, what == "second" ? 2 : 3);
    if (what == "first") position = after(game, position, fact[1]);
    if (what == "first" && game.play) game.play(text, fact[1]);
    const Values said = what == "first" || what == "second" ? Values{0} : values(fact[1]);
    if (values_of(position, fact.back()) != said) throw Malformed("this does not follow from the entries");
    Text proved = quoted(text) + ": " + what + (what == "second" ? "" : " " + fact[1]);
    if (kind == "member") proved += member_of_sweep(lines, name, text, what);
    if (kind != "counterexample") return proved;
    const Texts claim = lines.take("against", 3);
    const auto nimber = what == "first" ? std::nullopt : std::optional(*said.begin());
    if (!is_against(claim[1], claim[2], name, text, nimber)) throw Malformed("the claim agrees with what is proved");
    return proved + ", against " + claim[1] + ", " + claim[2];
  }
};

constexpr const char* verdicts[] = {"verified", "", "not a certificate", "out of resources", "rejected"};

}  // namespace

Result verify(const Text& path, std::size_t memory) {
  Lines lines(path);
  const auto result = [&](Verdict verdict, const Text& text) -> Result {
    const Text place = verdict == Verdict::verified ? "" : "line " + std::to_string(lines.number) + ": ";
    return {verdict, lines.number, place + verdicts[static_cast<int>(verdict)] + ": " + text};
  };
  Verdict wrong = Verdict::not_a_certificate;
  try {
    const Texts first = lines.take("sprague-certificate", 4);
    const Text& kind = first[2];
    if (first[1] != "4") throw Malformed("the format's version is not 4 but " + quoted(first[1]));
    const bool other = kind == "induction" || kind == "sweep" || kind == "play";
    if (!other && !facts.contains(kind)) throw Malformed("there is no kind " + quoted(kind));
    const Text rules = first[3].starts_with("written:") ? lines.take("rules", 2)[1] : "";
    const Game game = kind == "induction" && first[3] == "vectors" ? Game{} : game_of(first[3], rules);
    wrong = Verdict::rejected;
    const Text proved = kind == "induction" ? induction(lines, first[3])
                        : kind == "sweep"   ? sweep(lines, first[3])
                        : kind == "play"    ? play(lines, game)
                                            : Facts{lines, kind, first[3], game, memory}.proved();
    lines.take("end", 1);
    if (lines.read()) throw Malformed("something follows the end");
    return result(Verdict::verified, proved);
  } catch (const Malformed& error) {
    return result(wrong, error.what());
  } catch (const std::exception& error) {  // TooLarge, or no memory
    return result(Verdict::out_of_resources, error.what());
  }
}

int verify_all(const std::vector<std::string>& paths, std::ostream& out, const Check& check) {
  int worst = 0;
  for (const std::string& path : paths) {
    const Result result = check(path);
    out << path << ": " << result.text << std::endl;
    worst = std::max(worst, static_cast<int>(result.verdict));
  }
  out << verdicts[worst] << '\n';
  return worst;
}

}  // namespace sprague::verify
