#include "verify/verify.hpp"

#include <zlib.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>

#include "verify/game.hpp"
#include "verify/induction.hpp"
#include "verify/sweep.hpp"

namespace sprague::verify {
namespace {

// The kinds, and what may follow a starting position.
const std::map<Text, std::set<Text>> kinds{{"value", {"nimber"}},
                                           {"outcome", {"first", "second"}},
                                           {"counterexample", {"nimber", "first", "second"}},
                                           {"lengths", {"lengths"}},
                                           {"play", {}},
                                           {"induction", {}},
                                           {"sweep", {}}};

// A nimber alone; in a certificate of lengths, lengths of plays.
using Values = std::set<std::uint64_t>;

class Verification {
 public:
  Verification(const char* path, std::uint64_t memory) : file_(gzopen(path, "rb"), gzclose_r), memory_left_(memory) {}

  Result result() {
    try {
      first_line();
      if (kind_ == "induction") return induction();
      if (kind_ == "sweep") return sweep();
      for (read(); starts_ == 0 || (kind_ != "play" && fields_[0] != "end");) {
        fields_[0] == "entry" && kind_ != "play" ? entry() : start();
      }
      return finished(starts_ == 1 ? proved_ : std::to_string(starts_) + " starting positions");
    } catch (const Malformed& error) {
      return {game_.start ? Verdict::rejected : Verdict::not_a_certificate, line_, error.what()};
    } catch (const std::exception& error) {  // TooLarge, or no memory
      return {Verdict::out_of_resources, line_, error.what()};
    }
  }

 private:
  Result induction() {
    Induction induction;
    for (read(); fields_[0] != "end"; read()) {
      const Text what(fields_[0]);
      want(what, what == "values" ? 2 : 3);
      if (what == "axis") {
        induction.axis(fields_[1], fields_[2]);
      } else if (what == "move") {
        induction.move(fields_[1], fields_[2]);
      } else if (what == "domain") {
        induction.domain(fields_[1], fields_[2]);
      } else if (what == "values") {
        induction.values(fields_[1]);
      } else {
        throw Malformed("there is no line " + quoted(what));
      }
    }
    return finished(induction.result());
  }

  Result sweep() {
    read();
    want("family", 2);
    const Text family(fields_[1]);
    Sweep sweep(game_name_);
    for (read(); fields_[0] != "end"; read()) {
      if (fields_[0] == "claim" && fields_.size() == 3) {
        sweep.claim(fields_[1], fields_[2]);
      } else if (fields_[0] == "size" && fields_.size() == 5) {
        sweep.size(fields_[1], fields_[2], fields_[3], fields_[4]);
      } else {
        want("member", 4);
        sweep.member(fields_[1], fields_[2], fields_[3]);
      }
    }
    return finished(family + ": " + sweep.result());
  }

  // After the line "end", which was read.
  Result finished(const Text& proved) {
    want("end", 1);
    if (next()) throw Malformed("something follows the end");
    return {Verdict::verified, 0, proved};
  }

  // Reads a line; false at the end of the file. zlib reads what is not compressed as it is.
  bool next() {
    constexpr int room = 65537;  // the longest line, its line feed, and what zlib ends it with
    ++line_;
    line_text_.resize(room);
    const bool more = file_ != nullptr && gzgets(file_.get(), line_text_.data(), room) != nullptr;
    int error = Z_ERRNO;
    if (file_ != nullptr) gzerror(file_.get(), &error);
    if (error != Z_OK && error != Z_STREAM_END) throw Malformed("the file cannot be read or unpacked");
    const View line = View(line_text_).substr(0, more ? line_text_.find('\0') : 0);
    if (more && !line.ends_with('\n')) throw Malformed("the line is too long, is cut off, or has a zero byte");
    fields_ = split(line.substr(0, line.size() - (more ? 1 : 0)), "\t");
    return more;
  }

  void read() {
    if (!next()) throw Malformed("the file ends before its last line");
  }

  void want(View keyword, std::size_t fields) const {
    if (fields_[0] != keyword) throw Malformed("expected " + Text(keyword) + ", found " + quoted(fields_[0]));
    if (fields_.size() != fields) throw Malformed("expected " + std::to_string(fields) + " fields");
  }

  void first_line() {
    read();
    want("sprague-certificate", 4);
    if (fields_[1] != "1") throw Malformed("the format's version is not 1 but " + quoted(fields_[1]));
    kind_ = fields_[2];
    lengths_ = kind_ == "lengths";
    if (!kinds.contains(kind_)) throw Malformed("there is no kind " + quoted(kind_));
    game_name_ = fields_[3];
    game_ = game_of(game_name_);
  }

  Values values(View text) const {
    const std::vector<Number> list = numbers(text);
    const bool rise = std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) == list.end();
    if (list.size() > 1 && (!lengths_ || !rise)) throw Malformed("expected a number, or lengths that rise");
    return {list.begin(), list.end()};
  }

  // What a position has by the entries that its components are said to be, once each of them is found to be that. The
  // nimber of a sum is the exclusive or (Sprague and Grundy); its lengths are all sums of lengths.
  Values values_of(const Text& position, View references) const {
    const Texts components = game_.components(position);
    std::vector<View> parts = split(references, " ");
    if (references.empty()) parts.clear();
    if (parts.size() != components.size()) {
      throw Malformed("there are not so many components: " + std::to_string(components.size()));
    }
    Values result{0};
    std::set<std::size_t> unpaired;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i] == "-" && !lengths_) {
        unpaired.insert(i);
        continue;
      }
      View part = parts[i];
      const bool pair = !lengths_ && skip(part, "=");
      const std::size_t bracket = std::min(part.find('['), part.size());
      const Number index = number(part.substr(0, bracket));
      if (pair ? unpaired.erase(index) == 0 : index >= entries_.size() || !part.ends_with(']')) {
        throw Malformed("this refers to nothing before: " + quoted(parts[i]));
      }
      const Text& other = pair ? components[index] : entries_[index].first;
      if (!part.ends_with(']') ||
          !game_.same(components[i], other, part.substr(bracket + 1, part.size() - bracket - 2))) {
        throw Malformed("component " + std::to_string(i) + " is not " + quoted(parts[i]));
      }
      Values sum;
      for (std::uint64_t x : pair ? Values{} : entries_[index].second) {
        for (std::uint64_t y : result) sum.insert(lengths_ ? x + y : x ^ y);
      }
      if (!pair) result = sum;
    }
    if (!unpaired.empty()) throw Malformed("component " + std::to_string(*unpaired.begin()) + " has no partner");
    return result;
  }

  Text moved(const Text& position, View move) const {
    const Text name(move);
    if (!game_.moves(position).contains(name)) throw Malformed("there is no such move as " + quoted(name));
    return game_.after(position, name);
  }

  // What the options have is found by their lines; a reply shows that an option does not have the entry's nimber.
  void entry() {
    want("entry", 3);
    const std::size_t line = line_;
    const Values said = values(fields_[1]);
    const Text position = game_.component(fields_[2]);
    std::set<Text> moves = game_.moves(position);  // that have no line yet
    Values found = moves.empty() && lengths_ ? Values{0} : Values{};
    for (read(); fields_[0] == "option" || fields_[0] == "reply"; read()) {
      const bool reply = fields_[0] == "reply" && !lengths_;
      want(reply ? "reply" : "option", reply ? 4 : 3);
      const Text move(fields_[1]);
      if (moves.erase(move) == 0) throw Malformed("there is no such move, or not once more: " + quoted(move));
      const Text option = game_.after(position, move);
      const Values values = values_of(reply ? moved(option, fields_[2]) : option, fields_.back());
      if (!lengths_ && (values == said) != reply) {
        throw Malformed(reply ? "this does not leave the entry's nimber"
                              : "this leaves the same nimber as the entry's");
      }
      for (std::uint64_t value : reply ? Values{} : values) found.insert(lengths_ ? value + 1 : value);
    }
    std::uint64_t least = 0;  // that no option has
    while (found.contains(least)) ++least;
    if (!moves.empty() || (lengths_ ? said != found : least < *said.begin())) {
      line_ = line;
      throw Malformed(!moves.empty() ? "a move has no line: " + quoted(*moves.begin())
                      : lengths_     ? "these are not one more than the options' lengths"
                                     : "no option has nimber " + std::to_string(least));
    }
    const std::uint64_t needed = 128 + position.size() + said.size() * 48;  // a number is a node of a tree
    if (needed > memory_left_) throw TooLarge("the entries need more memory than is allowed");
    memory_left_ -= needed;
    entries_.emplace_back(position, said);
  }

  void start() {
    want("start", 2);
    ++starts_;
    const Text text(fields_[1]);
    Text position = game_.start(text);
    read();
    if (kind_ == "play") return play(text, std::move(position));
    const Text what(fields_[0]);
    if (!kinds.at(kind_).contains(what)) throw Malformed("this kind has no " + quoted(what));
    want(what, what == "second" ? 2 : 3);
    if (what == "first") position = moved(position, fields_[1]);
    const bool outcome = what == "first" || what == "second";
    const Values said = outcome ? Values{0} : values(fields_[1]);
    if (values_of(position, fields_.back()) != said) throw Malformed("this does not follow from the entries");
    proved_ = quoted(text) + ": " + what + (what == "second" ? "" : " " + Text(fields_[1]));
    read();
    if (kind_ != "counterexample") return;
    want("against", 3);
    if (!is_against(fields_[1], fields_[2], game_name_, text, what != "first" && said.contains(0),
                    what == "first" ? Values{} : said)) {
      throw Malformed("the claim agrees with what is proved");
    }
    proved_ += ", against " + Text(fields_[1]) + ", " + Text(fields_[2]);
    read();
  }

  void play(const Text& start, Text position) {
    Number count = 0;
    for (; fields_[0] == "move" && fields_.size() == 2; read(), ++count) position = moved(position, fields_[1]);
    const Text end(fields_[0] == "open" ? "open" : "over");
    want(end, 2);
    if (number(fields_[1]) != count) throw Malformed("there are " + std::to_string(count) + " moves");
    if (end == "over" && !game_.moves(position).empty()) throw Malformed("the play is not over");
    proved_ = quoted(start) + ": " + end + " " + std::to_string(count);
    read();
  }

  std::unique_ptr<gzFile_s, int (*)(gzFile)> file_;
  Text line_text_;
  std::vector<View> fields_;  // of the line, at least one
  std::size_t line_ = 0;      // its number, from 1 on
  Text kind_;
  bool lengths_ = false;
  Text game_name_;
  Game game_;
  std::vector<std::pair<Text, Values>> entries_;  // components, and what is proved of them
  std::uint64_t memory_left_;
  std::size_t starts_ = 0;
  Text proved_;  // of the last starting position
};

}  // namespace

Result verify(const Text& path, std::uint64_t memory) {
  return Verification(path.c_str(), memory).result();
}

static constexpr const char* verdicts[] = {"verified", "", "not a certificate", "out of resources", "rejected"};

std::string describe(const Result& result) {
  const int code = static_cast<int>(result.verdict);
  const std::string place = result.line == 0 ? "" : "line " + std::to_string(result.line) + ": ";
  return place + verdicts[code] + ": " + result.text;
}

int verify_all(const std::vector<std::string>& paths, std::uint64_t memory, std::ostream& out) {
  int worst = 0;
  for (const std::string& path : paths) {
    const Result result = verify(path, memory);
    out << path << ": " << describe(result) << std::endl;
    worst = std::max(worst, static_cast<int>(result.verdict));
  }
  out << verdicts[worst] << '\n';
  return worst;
}

}  // namespace sprague::verify
