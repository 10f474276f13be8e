#include "verify/verify.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <vector>

#include "verify/claims.hpp"
#include "verify/game.hpp"
#include "verify/lines.hpp"
#include "verify/text.hpp"

namespace sprague::verify {

namespace {

// Something is wrong that belongs to an earlier line than the one that was read last.
struct Wrong {
  std::size_t line;
  std::string text;
};

// A fact that is proved: of this component, its nimber, or in a certificate of lengths its lengths.
struct Entry {
  std::string position;
  Number nimber = 0;
  std::vector<Number> lengths;
};

using Entries = std::vector<const Entry*>;

// The nimber of a sum is the exclusive or (Sprague and Grundy).
Number nimber_of_sum(const Entries& entries) {
  Number nimber = 0;
  for (const Entry* entry : entries) nimber ^= entry->nimber;
  return nimber;
}

// All sums of lengths, one of each.
std::set<std::uint64_t> lengths_of_sum(const Entries& entries) {
  std::set<std::uint64_t> sums{0};
  for (const Entry* entry : entries) {
    std::set<std::uint64_t> longer;
    for (std::uint64_t sum : sums) {
      for (Number length : entry->lengths) longer.insert(sum + length);
    }
    sums = std::move(longer);
  }
  return sums;
}

class Verification {
 public:
  Verification(std::istream& file, const Limits& limits) : lines_(file), limits_(limits) {}

  std::size_t line() const { return lines_.number(); }

  // Throws Malformed if it is none.
  void first_line() {
    read();
    want("sprague-certificate", 4);
    if (fields_[1] != "1") throw Malformed("the format's version is not 1 but " + quoted(fields_[1]));
    kind_ = fields_[2];
    static const std::set<std::string, std::less<>> kinds{"value", "outcome", "lengths", "play", "counterexample"};
    if (!kinds.contains(kind_)) throw Malformed("there is no kind " + quoted(kind_));
    game_name_ = fields_[3];
    game_ = game_of(game_name_);
  }

  // Returns what is proved. Throws Malformed, about the line that was read last, and Wrong.
  std::string facts() {
    for (read(); kind_ != "play" && fields_[0] == "entry";) entry();
    want("start", 2);
    start_ = fields_[1];
    const PositionPtr position = game_->start(start_);
    read();
    std::string proved = kind_ == "play" ? play(*position) : kind_ == "lengths" ? lengths(*position) : winner(*position);
    read();
    if (kind_ == "counterexample") proved += against();
    want("end", 1);
    if (lines_.next(text_)) throw Malformed("something follows the end");
    const std::string counts =
        kind_ == "play" ? ""
                        : " (" + std::to_string(entries_.size()) + " entries, " + std::to_string(moves_) + " moves)";
    return kind_ + " " + game_name_ + ": " + start_ + ": " + proved + counts;
  }

 private:
  void read() {
    if (!lines_.next(text_)) throw Malformed("the file ends before its last line");
    fields_ = split(text_, '\t');
  }

  void want(std::string_view keyword, std::size_t fields) const {
    if (fields_[0] != keyword) {
      throw Malformed("expected " + std::string(keyword) + ", found " + quoted(fields_[0]));
    }
    if (fields_.size() != fields) throw Malformed("expected " + std::to_string(fields) + " fields");
  }

  // The entries that the components of a position are said to be, once each of them is found to be that.
  Entries references(const Position& position, std::string_view text) const {
    const std::vector<PositionPtr> components = position.components();
    const std::vector<std::string_view> parts = text.empty() ? std::vector<std::string_view>{} : split(text, ' ');
    if (parts.size() != components.size()) {
      throw Malformed("there are " + std::to_string(components.size()) + " components and " +
                      std::to_string(parts.size()) + " references");
    }
    Entries result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::size_t bracket = parts[i].find('[');
      if (bracket == std::string_view::npos || parts[i].back() != ']') {
        throw Malformed("expected a reference, found " + quoted(parts[i]));
      }
      const Number index = number(parts[i].substr(0, bracket));
      if (index >= entries_.size()) throw Malformed("entry " + std::to_string(index) + " does not come before");
      const std::string_view relabelling = parts[i].substr(bracket + 1, parts[i].size() - bracket - 2);
      const Entry& entry = entries_[index];
      if (!components[i]->is(*game_->component(entry.position), relabelling)) {
        throw Malformed("component " + std::to_string(i + 1) + " is not entry " + quoted(parts[i]));
      }
      result.push_back(&entry);
    }
    return result;
  }

  void entry() {
    want("entry", 3);
    const std::size_t line = lines_.number();
    Entry entry{std::string(fields_[2]), 0, {}};
    if (kind_ == "lengths") {
      entry.lengths = rising(fields_[1]);
    } else {
      entry.nimber = number(fields_[1]);
    }
    const PositionPtr position = game_->component(entry.position);
    std::map<std::string, PositionPtr, std::less<>> moves;  // to what they leave; to nothing once they have a line
    for (Move& move : position->moves()) moves.insert_or_assign(std::move(move.name), std::move(move.after));

    std::set<std::uint64_t> found;  // the options' nimbers, or lengths
    for (read(); fields_[0] == "option" || fields_[0] == "reply"; read()) {
      const auto move = moves.find(fields_.size() > 1 ? fields_[1] : std::string_view());
      if (move == moves.end()) throw Malformed("there is no such move");
      if (move->second == nullptr) throw Malformed("this move has a line already");
      line_of_move(*move->second, entry, found);
      move->second = nullptr;
      ++moves_;
    }
    for (const auto& move : moves) {
      if (move.second != nullptr) throw Wrong{line, "the move " + quoted(move.first) + " has no line"};
    }
    if (kind_ == "lengths") {
      check_lengths(line, entry, found);
    } else {
      check_nimber(line, entry, found);
    }
    store(std::move(entry));
  }

  // An option's nimber, or lengths, goes to what is found; a reply shows that the option's nimber is not the entry's.
  void line_of_move(const Position& option, const Entry& entry, std::set<std::uint64_t>& found) const {
    if (fields_[0] == "reply") {
      if (kind_ == "lengths") throw Malformed("a certificate of lengths has no replies");
      want("reply", 4);
      const PositionPtr answered = option.after(fields_[2]);
      if (answered == nullptr) throw Malformed("there is no such answer as " + quoted(fields_[2]));
      const Number nimber = nimber_of_sum(references(*answered, fields_[3]));
      if (nimber != entry.nimber) throw Malformed("the answer leaves nimber " + std::to_string(nimber));
      return;
    }
    want("option", 3);
    const Entries parts = references(option, fields_[2]);
    if (kind_ == "lengths") {
      found.merge(lengths_of_sum(parts));
      return;
    }
    const Number nimber = nimber_of_sum(parts);
    if (nimber == entry.nimber) throw Malformed("this option has the entry's nimber");
    found.insert(nimber);
  }

  // The options' nimbers must have all that are less. None of them is the entry's.
  static void check_nimber(std::size_t line, const Entry& entry, const std::set<std::uint64_t>& found) {
    std::uint64_t least = 0;
    for (std::uint64_t nimber : found) {
      if (nimber == least) ++least;
    }
    if (least < entry.nimber) throw Wrong{line, "no option has nimber " + std::to_string(least)};
  }

  static void check_lengths(std::size_t line, const Entry& entry, const std::set<std::uint64_t>& found) {
    std::set<std::uint64_t> lengths;
    for (std::uint64_t length : found) lengths.insert(length + 1);
    if (found.empty()) lengths.insert(0);  // no moves
    if (!std::equal(lengths.begin(), lengths.end(), entry.lengths.begin(), entry.lengths.end())) {
      throw Wrong{line, "these are not one more than the options' lengths"};
    }
  }

  void store(Entry entry) {
    memory_ += sizeof(Entry) + entry.position.capacity() + entry.lengths.capacity() * sizeof(Number);
    if (memory_ > limits_.memory) throw TooLarge("the entries need more memory than allowed");
    entries_.push_back(std::move(entry));
  }

  static std::vector<Number> rising(std::string_view text) {
    std::vector<Number> values = numbers(text);
    if (std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) != values.end()) {
      throw Malformed("the lengths do not rise");
    }
    return values;
  }

  std::string winner(const Position& position) {
    if (kind_ != "outcome" && fields_[0] == "nimber") {
      want("nimber", 3);
      nimber_ = number(fields_[1]);
      const Number found = nimber_of_sum(references(position, fields_[2]));
      if (found != nimber_) throw Malformed("the nimber of the starting position is " + std::to_string(found));
      second_player_wins_ = found == 0;
      return "its nimber is " + std::to_string(found);
    }
    if (kind_ == "value") want("nimber", 3);
    if (fields_[0] == "second") {
      want("second", 2);
      const Number found = nimber_of_sum(references(position, fields_[1]));
      if (found != 0) throw Malformed("the nimber of the starting position is " + std::to_string(found));
      nimber_ = 0;
      second_player_wins_ = true;
      return "the second player wins";
    }
    want("first", 3);
    const std::string move(fields_[1]);
    const PositionPtr after = position.after(move);
    if (after == nullptr) throw Malformed("there is no such move as " + quoted(move));
    const Number found = nimber_of_sum(references(*after, fields_[2]));
    if (found != 0) throw Malformed("the move leaves nimber " + std::to_string(found));
    return "the first player wins with " + move;
  }

  std::string lengths(const Position& position) const {
    want("lengths", 3);
    const std::vector<Number> said = rising(fields_[1]);
    const std::set<std::uint64_t> found = lengths_of_sum(references(position, fields_[2]));
    if (!std::equal(found.begin(), found.end(), said.begin(), said.end())) {
      throw Malformed("these are not the lengths of the starting position");
    }
    return "its plays have lengths " + std::string(fields_[1]);
  }

  std::string play(const Position& start) {
    Number count = 0;
    PositionPtr current;
    for (; fields_[0] == "move"; read()) {
      want("move", 2);
      current = (current != nullptr ? *current : start).after(fields_[1]);
      if (current == nullptr) throw Malformed("there is no such move as " + quoted(fields_[1]));
      ++count;
    }
    const bool over = fields_[0] != "open";
    want(over ? "over" : "open", 2);
    if (number(fields_[1]) != count) throw Malformed("there are " + std::to_string(count) + " moves");
    if (over && !(current != nullptr ? *current : start).moves().empty()) throw Malformed("the play is not over");
    return (over ? "a play is over after " : "a play has ") + std::to_string(count) + (count == 1 ? " move" : " moves");
  }

  std::string against() {
    want("against", 3);
    check_against(fields_[1], fields_[2], {game_name_, start_, second_player_wins_, nimber_});
    std::string text = ", against " + std::string(fields_[1]) + ", " + std::string(fields_[2]);
    read();
    return text;
  }

  Lines lines_;
  Limits limits_;
  std::string text_;                      // of the line that was read last
  std::vector<std::string_view> fields_;  // of it, at least one
  std::string kind_;
  std::string game_name_;
  std::unique_ptr<Game> game_;
  std::deque<Entry> entries_;
  std::uint64_t memory_ = 0;
  std::uint64_t moves_ = 0;
  std::string start_;
  bool second_player_wins_ = false;
  std::optional<Number> nimber_;
};

}  // namespace

Result verify(std::istream& file, const Limits& limits) {
  std::optional<Verification> verification;
  bool begun = false;
  auto result = [&](Verdict verdict, const std::string& text) {
    return Result{verdict, verification ? verification->line() : 1, text};
  };
  try {
    verification.emplace(file, limits);
    verification->first_line();
    begun = true;
    return Result{Verdict::verified, 0, verification->facts()};
  } catch (const Wrong& wrong) {
    return {Verdict::rejected, wrong.line, wrong.text};
  } catch (const Malformed& error) {
    return result(begun ? Verdict::rejected : Verdict::not_a_certificate, error.what());
  } catch (const Unreadable& error) {
    return result(Verdict::not_a_certificate, error.what());
  } catch (const TooLarge& error) {
    return result(Verdict::out_of_resources, error.what());
  } catch (const std::bad_alloc&) {
    return result(Verdict::out_of_resources, "there is not enough memory");
  }
}

std::string describe(const Result& result) {
  const std::string place = "line " + std::to_string(result.line) + ": ";
  switch (result.verdict) {
    case Verdict::verified: return "verified " + result.text;
    case Verdict::not_a_certificate: return place + "not a certificate: " + result.text;
    case Verdict::out_of_resources: return place + "out of resources: " + result.text;
    case Verdict::rejected: break;
  }
  return place + "rejected: " + result.text;
}

int exit_code(Verdict verdict) {
  switch (verdict) {
    case Verdict::verified: return 0;
    case Verdict::not_a_certificate: return 2;
    case Verdict::out_of_resources: return 3;
    case Verdict::rejected: break;
  }
  return 4;
}

}  // namespace sprague::verify
