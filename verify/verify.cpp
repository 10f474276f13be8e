#include "verify/verify.hpp"

#include <zlib.h>

#include <map>
#include <new>
#include <vector>

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

// The kinds, and what may follow a starting position.
const std::map<std::string, std::set<std::string, std::less<>>, std::less<>> kinds{
    {"value", {"nimber"}},
    {"outcome", {"first", "second"}},
    {"counterexample", {"nimber", "first", "second"}},
    {"lengths", {"lengths"}},
    {"play", {}}};

// A nimber alone; in a certificate of lengths, lengths of plays.
using Values = std::set<std::uint64_t>;

std::string text_of(const Values& values) {
  std::string text;
  for (std::uint64_t value : values) text += (text.empty() ? "" : ",") + std::to_string(value);
  return text;
}

// A fact that is proved, of a component.
struct Entry {
  std::string position;
  Values values;
};

class Verification {
 public:
  Verification(const std::string& path, std::uint64_t memory) : file_(gzopen(path.c_str(), "rb"), gzclose_r) {
    memory_left_ = memory;
  }

  Result result() {
    try {
      first_line();
      begun_ = true;
      for (read(); starts_ == 0 || (kind_ != "play" && fields_[0] != "end");) {
        fields_[0] == "entry" && kind_ != "play" ? entry() : start();
      }
      want("end", 1);
      if (next()) throw Malformed("something follows the end");
    } catch (const Malformed& error) {
      return {begun_ ? Verdict::rejected : Verdict::not_a_certificate, line_, error.what()};
    } catch (const TooLarge& error) {
      return {Verdict::out_of_resources, line_, error.what()};
    } catch (const std::bad_alloc&) {
      return {Verdict::out_of_resources, line_, "there is not enough memory"};
    }
    return {Verdict::verified, 0, starts_ == 1 ? proved_ : std::to_string(starts_) + " starting positions"};
  }

 private:
  // Reads a line; false at the end of the file. zlib reads what is not compressed as it is.
  bool next() {
    ++line_;
    text_.resize(65537);  // the longest line, its line feed, and what zlib ends it with
    const bool more = file_ != nullptr && gzgets(file_.get(), text_.data(), 65537) != nullptr;
    int error = Z_ERRNO;
    if (file_ != nullptr) gzerror(file_.get(), &error);
    if (error != Z_OK && error != Z_STREAM_END) {
      throw Malformed("the file cannot be read, or its compression is broken or cut off");
    }
    text_.resize(more ? text_.find('\0') : 0);
    if (more && !text_.ends_with('\n')) {
      throw Malformed("the line has more than 65535 bytes, or a zero byte, or no line feed at its end");
    }
    fields_ = split(std::string_view(text_).substr(0, text_.size() - (more ? 1 : 0)), "\t");
    return more;
  }

  void read() {
    if (!next()) throw Malformed("the file ends before its last line");
  }

  void want(std::string_view keyword, std::size_t fields) const {
    if (fields_[0] != keyword) throw Malformed("expected " + std::string(keyword) + ", found " + quoted(fields_[0]));
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

  Values values(std::string_view text) const {
    if (!lengths_) return {number(text)};
    Values result;
    for (Number length : numbers(text)) {
      if (!result.empty() && *result.rbegin() >= length) throw Malformed("the lengths do not rise");
      result.insert(length);
    }
    return result;
  }

  // The nimber of a sum is the exclusive or (Sprague and Grundy); its lengths are all sums of lengths.
  Values sum(const Values& a, const Values& b) const {
    Values result;
    for (std::uint64_t x : a) {
      for (std::uint64_t y : b) result.insert(lengths_ ? x + y : x ^ y);
    }
    return result;
  }

  // What a position has by the entries that its components are said to be, once each of them is found to be that.
  Values values_of(const Position& position, std::string_view references) const {
    const std::vector<PositionPtr> components = position.components();
    const auto parts = references.empty() ? std::vector<std::string_view>{} : split(references, " ");
    if (parts.size() != components.size()) {
      throw Malformed("there are " + std::to_string(components.size()) + " components and " +
                      std::to_string(parts.size()) + " references");
    }
    Values result{0};
    std::set<std::size_t> unpaired;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      std::string_view part = parts[i];
      if (part == "-" && !lengths_) {
        unpaired.insert(i);
        continue;
      }
      const bool pair = !lengths_ && skip(part, "=");
      const std::size_t bracket = part.find('[');
      if (bracket == std::string_view::npos || part.back() != ']') {
        throw Malformed("expected a reference, found " + quoted(part));
      }
      const Number index = number(part.substr(0, bracket));
      if (pair ? unpaired.erase(index) == 0 : index >= entries_.size()) {
        throw Malformed("what " + quoted(parts[i]) + " refers to does not come before");
      }
      const PositionPtr entry = pair ? nullptr : game_->component(entries_[index].position);
      if (!components[i]->is(pair ? *components[index] : *entry, part.substr(bracket + 1, part.size() - bracket - 2))) {
        throw Malformed("component " + std::to_string(i) + " is not " + quoted(parts[i]));
      }
      if (!pair) result = sum(result, entries_[index].values);
    }
    if (!unpaired.empty()) throw Malformed("component " + std::to_string(*unpaired.begin()) + " has no partner");
    return result;
  }

  static PositionPtr moved(const Position& position, std::string_view move) {
    const std::string name(move);
    if (!position.moves().contains(name)) throw Malformed("there is no such move as " + quoted(name));
    return position.after(name);
  }

  void entry() {
    want("entry", 3);
    const std::size_t line = line_;
    Entry entry{std::string(fields_[2]), values(fields_[1])};
    const PositionPtr position = game_->component(entry.position);
    std::set<std::string> moves = position->moves();  // that have no line yet
    Values found = moves.empty() && lengths_ ? Values{0} : Values{};
    for (read(); fields_[0] == "option" || fields_[0] == "reply"; read()) {
      const std::string move(fields_.size() > 1 ? fields_[1] : "");
      if (moves.erase(move) == 0) throw Malformed("there is no such move as " + quoted(move) + ", or not once more");
      line_of_move(*position->after(move), entry, found);
    }
    const auto require = [&](bool right, const std::string& wrong) {
      if (!right) line_ = line;
      if (!right) throw Malformed(wrong);
    };
    require(moves.empty(), "a move has no line: " + quoted(moves.empty() ? "" : *moves.begin()));
    require(!lengths_ || entry.values == found, "the lengths are " + text_of(found));
    for (std::uint64_t less = 0; !lengths_ && less < *entry.values.begin(); ++less) {
      require(found.contains(less), "no option has nimber " + std::to_string(less));
    }
    // A guess at what a set of numbers needs, a node each.
    const std::uint64_t needed = sizeof(Entry) + entry.position.capacity() + entry.values.size() * 48;
    if (needed > memory_left_) throw TooLarge("the entries need more memory than is allowed");
    memory_left_ -= needed;
    entries_.push_back(std::move(entry));
  }

  // What an option has goes to what is found; a reply shows that the option does not have the entry's nimber.
  void line_of_move(const Position& option, const Entry& entry, Values& found) const {
    if (fields_[0] == "reply" && !lengths_) {
      want("reply", 4);
      const Values left = values_of(*moved(option, fields_[2]), fields_[3]);
      if (left != entry.values) throw Malformed("the answer leaves nimber " + text_of(left));
      return;
    }
    want("option", 3);
    const Values values = values_of(option, fields_[2]);
    if (!lengths_ && values == entry.values) throw Malformed("this option has the entry's nimber");
    for (std::uint64_t value : values) found.insert(lengths_ ? value + 1 : value);
  }

  void start() {
    want("start", 2);
    ++starts_;
    const std::string text(fields_[1]);
    PositionPtr position = game_->start(text);
    read();
    if (kind_ == "play") return play(quoted(text), std::move(position));
    const std::string what(fields_[0]);
    if (!kinds.at(kind_).contains(what)) throw Malformed("there is no " + quoted(what) + " in this kind");
    want(what, what == "second" ? 2 : 3);
    if (what == "first") position = moved(*position, fields_[1]);
    const bool outcome = what == "first" || what == "second";
    const Values said = outcome ? Values{0} : values(fields_[1]);
    const Values found = values_of(*position, fields_.back());
    if (said != found) throw Malformed("not " + text_of(said) + " follows, but " + text_of(found));
    proved_ = quoted(text) + ": " + what + (outcome ? " player wins" : " " + text_of(said));
    read();
    if (kind_ != "counterexample") return;
    want("against", 3);
    check_against(fields_[1], fields_[2], game_name_, text, what != "first" && said == Values{0},
                  what == "first" ? Values{} : said);
    proved_ += ", against " + std::string(fields_[1]) + ", " + std::string(fields_[2]);
    read();
  }

  void play(const std::string& start, PositionPtr position) {
    Number count = 0;
    for (; fields_[0] == "move"; read(), ++count) {
      want("move", 2);
      position = moved(*position, fields_[1]);
    }
    const std::string end(fields_[0] == "open" ? "open" : "over");
    want(end, 2);
    if (number(fields_[1]) != count) throw Malformed("there are " + std::to_string(count) + " moves");
    if (end == "over" && !position->moves().empty()) throw Malformed("the play is not over");
    proved_ = start + ": a play of " + std::to_string(count) + " moves, " + end;
    read();
  }

  std::unique_ptr<gzFile_s, int (*)(gzFile)> file_;
  std::string text_;                      // of the line that was read last
  std::vector<std::string_view> fields_;  // of it, at least one
  std::size_t line_ = 0;                  // its number, from 1 on
  bool begun_ = false;                    // it is a certificate
  std::string kind_;
  bool lengths_ = false;
  std::string game_name_;
  std::unique_ptr<Game> game_;
  std::vector<Entry> entries_;
  std::uint64_t memory_left_ = 0;
  std::size_t starts_ = 0;
  std::string proved_;  // of the last starting position
};

}  // namespace

Result verify(const std::string& path, std::uint64_t memory) {
  return Verification(path, memory).result();
}

namespace {

constexpr const char* verdicts[] = {"verified", "", "not a certificate", "out of resources", "rejected"};

}  // namespace

std::string describe(const Result& result) {
  const int code = static_cast<int>(result.verdict);
  const std::string place = code == 0 ? "" : "line " + std::to_string(result.line) + ": ";
  return place + verdicts[code] + ": " + result.text;
}

int verify_all(const std::vector<std::string>& paths, std::uint64_t memory, std::ostream& out) {
  int worst = 0;
  for (const std::string& path : paths) {
    const Result result = verify(path, memory);
    out << path << ": " << describe(result) << '\n';
    worst = std::max(worst, static_cast<int>(result.verdict));
  }
  out << verdicts[worst] << '\n';
  return worst;
}

}  // namespace sprague::verify
