#include "checkers/table_obligations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// Writes one table. A candidate is written bit by bit, as a decision by one index after the other: whether it is 0, 1,
// ..., and from its start on what residue it has. So a solver has few statements on numbers to deal with: those on the
// state; whether a move's indices are some number is whether the state's are another.
class Writer {
 public:
  Writer(const LocalTable& table, const std::vector<TableIndex>& indices) : table_(table), indices_(indices) {
    ENSURE(std::ranges::none_of(indices, [](const TableIndex& index) { return index.axes.empty(); }),
           "an index is of some axis");
    std::vector<Count> at;
    collect(at);
    bits_ = std::bit_width(std::max(1U, std::ranges::max(entries_)));
  }

  std::string beginning() const {
    std::string text;
    for (const Axis& axis : table_.axes)
      text += fmt::format("(declare-const {0} Int)\n(assert (<= 0 {0}))\n", axis.name);
    for (const TableIndex& index : indices_) {
      text += fmt::format("(declare-const {0} Int)\n(assert (= {0} {1}))\n", index.name, sum_of(index.axes));
      text += fmt::format("(declare-const {0}_residue Int)\n(assert (= {0}_residue (mod {0} {1})))\n", index.name,
                          index.period);
    }
    return text + declared("value") + candidate("value", {});
  }

  std::string declared_options() const {
    std::string text;
    for (std::size_t i = 0; i < table_.moves.size(); ++i) text += declared(option(i));
    return text;
  }
  std::string options() const {
    std::string text;
    for (std::size_t i = 0; i < table_.moves.size(); ++i) text += candidate(option(i), table_.moves[i].change);
    return text;
  }

  std::string domain() const {
    std::string text;
    for (const Domain& each : table_.domain)
      text += fmt::format("(assert (<= {} {}))\n", each.count, sum_of(each.axes));
    return text;
  }

  // No option has the value, and each smaller number is one's.
  std::string step() const {
    std::string text = "(and true";
    for (std::size_t i = 0; i < table_.moves.size(); ++i) {
      text += fmt::format("\n  (=> {} (not (and true", is_allowed(table_.moves[i]));
      for (unsigned bit = 0; bit < bits_; ++bit)
        text += fmt::format(" (= {} {})", name(option(i), bit), name("value", bit));
      text += ")))";
    }
    const std::uint32_t most = std::ranges::max(entries_);
    for (std::uint32_t number = 0; number < most; ++number) {
      text += "\n  (=> (or false";
      for (std::uint32_t larger = number + 1; larger <= most; ++larger) text += " " + has("value", larger);
      text += ") (or false";
      for (std::size_t i = 0; i < table_.moves.size(); ++i)
        text += fmt::format(" (and {} {})", is_allowed(table_.moves[i]), has(option(i), number));
      text += "))";
    }
    return text + ")";
  }

 private:
  static Count folded_count(const TableIndex& index) { return index.start + index.period; }

  // The candidates at all folded indices, the last index fastest.
  void collect(std::vector<Count>& at) {
    if (at.size() == indices_.size()) {
      State state(table_.axes.size(), 0);
      for (std::size_t i = 0; i < at.size(); ++i) state[indices_[i].axes.front()] = at[i];
      entries_.push_back(table_.value(folded(table_, state)));
      return;
    }
    for (Count number = 0; number < folded_count(indices_[at.size()]); ++number) {
      at.push_back(number);
      collect(at);
      at.pop_back();
    }
  }

  std::string sum_of(const std::vector<std::size_t>& axes) const {
    std::string text = "(+ 0";
    for (const std::size_t axis : axes) text += " " + table_.axes[axis].name;
    return text + ")";
  }

  // Is the index, once it is more by `change`, that folded number? Asked after all smaller ones.
  static std::string is(const TableIndex& index, Count number, int change) {
    const int before = static_cast<int>(number) - change;
    if (number < index.start) return before < 0 ? "false" : fmt::format("(= {} {})", index.name, before);
    const int period = static_cast<int>(index.period);
    return fmt::format("(= {}_residue {})", index.name, (before % period + period) % period);
  }

  // A bit of the entries from `first` on, by the indices from `next` on.
  std::string decision(std::size_t next, std::size_t first, unsigned bit, const std::vector<int>& changes) const {
    if (next == indices_.size()) return (entries_[first] >> bit & 1) != 0 ? "true" : "false";
    std::size_t stride = 1;
    for (std::size_t i = next + 1; i < indices_.size(); ++i) stride *= folded_count(indices_[i]);
    std::string text;
    for (Count number = folded_count(indices_[next]); number-- > 0;) {
      const std::string here = decision(next + 1, first + number * stride, bit, changes);
      if (text.empty()) {
        text = here;
      } else if (here != text) {
        text = fmt::format("(ite {} {} {})", is(indices_[next], number, changes[next]), here, text);
      }
    }
    return text;
  }

  static std::string option(std::size_t move) { return fmt::format("option{}", move + 1); }
  static std::string name(const std::string& number, unsigned bit) { return fmt::format("{}_bit{}", number, bit); }
  std::string declared(const std::string& number) const {
    std::string text;
    for (unsigned bit = 0; bit < bits_; ++bit) text += fmt::format("(declare-const {} Bool)\n", name(number, bit));
    return text;
  }
  // That the number is the candidate after a change of the axes.
  std::string candidate(const std::string& number, const std::vector<int>& change) const {
    std::vector<int> changes(indices_.size(), 0);
    for (std::size_t i = 0; i < indices_.size() && !change.empty(); ++i) {
      for (const std::size_t axis : indices_[i].axes) changes[i] += change[axis];
    }
    std::string text;
    for (unsigned bit = 0; bit < bits_; ++bit)
      text += fmt::format("(assert (= {} {}))\n", name(number, bit), decision(0, 0, bit, changes));
    return text;
  }
  std::string has(const std::string& number, std::uint32_t value) const {
    std::string text = "(and true";
    for (unsigned bit = 0; bit < bits_; ++bit)
      text += fmt::format(" (= {} {})", name(number, bit), (value >> bit & 1) != 0);
    return text + ")";
  }
  std::string is_allowed(const LocalMove& move) const {
    std::string text = "(and true";
    for (std::size_t i = 0; i < table_.axes.size(); ++i) {
      if (move.least[i] > 0) text += fmt::format(" (<= {} {})", move.least[i], table_.axes[i].name);
    }
    return text + ")";
  }

  const LocalTable& table_;
  const std::vector<TableIndex>& indices_;
  std::vector<std::uint32_t> entries_;
  unsigned bits_ = 1;
};

}  // namespace

std::vector<Obligation> table_obligations(const std::string& name, const std::string& sentence, const LocalTable& table,
                                          const std::vector<TableIndex>& indices) {
  const Writer writer(table, indices);
  const std::string beginning = writer.beginning() + writer.declared_options();
  const std::string claim = fmt::format("; the opposite of the claim\n(assert (not {}))\n", writer.step());
  std::vector<Obligation> result{
      obligation(name, sentence, "QF_LIA", beginning + writer.options() + writer.domain() + claim, Answer::unsat)};
  if (!table.domain.empty()) {
    result.push_back(obligation(name + "-without-domain", "Must be sat, for the domain is left out: " + sentence,
                                "QF_LIA", beginning + writer.options() + claim, Answer::sat));
  }
  result.push_back(obligation(name + "-without-options", "Must be sat, for options are left free: " + sentence,
                              "QF_LIA", beginning + writer.domain() + claim, Answer::sat));
  return result;
}

}  // namespace sprague
