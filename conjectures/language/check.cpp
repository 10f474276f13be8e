#include "conjectures/language/check.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

#include "canonical/ensure.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/language/data_rows.hpp"
#include "conjectures/language/evidence.hpp"
#include "conjectures/language/indexed.hpp"
#include "conjectures/language/tables.hpp"
#include "conjectures/language/worker.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

// An instance that was looked for: one that fails, or of which the claim is true.
struct Found {
  InstanceKey key;
  std::string notation;
  std::string values;
  Item item;
};

struct Counts {
  std::uint64_t looked_at = 0;
  std::uint64_t instances = 0;  // that meet all conditions
  std::uint64_t found = 0;
  std::uint64_t undecided = 0;
  std::string why_undecided;
  std::optional<Found> smallest;

  void merge(Counts other) {
    looked_at += other.looked_at;
    instances += other.instances;
    found += other.found;
    undecided += other.undecided;
    if (why_undecided.empty() || (!other.why_undecided.empty() && other.why_undecided < why_undecided)) {
      why_undecided = std::move(other.why_undecided);
    }
    if (other.smallest && (!smallest || other.smallest->key < smallest->key)) smallest = std::move(other.smallest);
  }
};

// Looks in one thread for instances of which the body has that truth.
struct Searcher {
  const Statement* statement;
  std::unique_ptr<Evaluation> evaluation;
  bool wanted;
  Counts counts;
  DataRows rows;
  bool is_counting_on = false;  // a smaller size has a witness

  void operator()(const Item& item) {
    const std::uint64_t before = counts.found;
    look(item, true);
    if (counts.found == before || is_counting_on) return;
    // Once more on the graph as it is printed, for the names of vertices and edges.
    look(as_printed(item, statement->bindings.front().type), false);
  }

  void look(const Item& item, bool counting) {
    const std::uint64_t looked_at = evaluation->each_instance(item, [&] {
      bool is_found = false;
      try {
        is_found = evaluation->evaluator().truth(*statement->body) == wanted;
        if (counting) rows.add(*evaluation, item.size);
      } catch (const OutOfBudget& reason) {
        if (counting) undecided(reason.what());
      }
      if (counting) {
        ++counts.instances;
        counts.found += is_found ? 1 : 0;
      } else if (is_found) {
        keep(item);
      }
      return false;
    });
    if (counting) counts.looked_at += looked_at;
  }

  void undecided(const std::string& reason) {
    ++counts.undecided;
    const std::string why = fmt::format("{} (for {})", reason, evaluation->describe());
    if (counts.why_undecided.empty() || why < counts.why_undecided) counts.why_undecided = why;
  }

  void keep(const Item& item) {
    InstanceKey key = key_of(*statement, item.size, evaluation->frame());
    if (counts.smallest && counts.smallest->key <= key) return;
    counts.smallest = Found{std::move(key), evaluation->describe(), evaluation->values_in(*statement->body), item};
  }
};

class Search {
 public:
  Search(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort)
      : file_(file),
        reading_(reading),
        statement_(reading.statement),
        effort_(effort),
        instances_(file, statement_, sizes, effort),
        rows_(statement_) {}

  Finding for_all();
  Finding for_some();

 private:
  // Goes through the sizes; to the end of the first one at which something is found, or through all.
  void run(bool wanted, bool through_all);
  // A size at which nothing was found is kept as a part, so that a check that is begun again goes on behind it.
  bool recall(std::uint64_t size);
  void keep(std::uint64_t size, const Counts& of_size) const;
  std::string range() const;
  void add_notes(Finding& finding) const;
  // Of a witness that is one graph or board.
  void add_picture(Finding& finding) const;
  bool is_minimal() const { return instances_.come_by_size() && counts_.undecided == 0; }
  std::string found_text() const {
    const Found& found = *counts_.smallest;
    if (statement_.kind == StatementKind::fact) {
      return fmt::format("`{}`: it is not true that {}.", found.notation,
                         print(*statement_.columns.at(found.item.size - 1), Style::text));
    }
    return found.values.empty() ? fmt::format("`{}`.", found.notation)
                                : fmt::format("`{}`: {}.", found.notation, found.values);
  }

  const File& file_;
  const TextReading& reading_;
  const Statement& statement_;
  const Effort& effort_;
  Instances instances_;
  Counts counts_;
  DataRows rows_;
  std::uint64_t last_ = 0;  // size that was looked at
  std::uint64_t found_in_last_ = 0;
};

void Search::run(bool wanted, bool through_all) {
  const bool by_size = instances_.come_by_size();
  std::vector<Searcher> workers;
  for (unsigned i = 0; i < effort_.threads; ++i) {
    workers.push_back({&statement_,
                       std::make_unique<Evaluation>(file_, statement_, instances_, effort_.share()),
                       wanted,
                       {},
                       DataRows(statement_)});
  }
  // The members of a family are many and small; the values of a number have all other bindings in them.
  const bool is_family = statement_.bindings.front().family.has_value();
  const std::size_t batch = is_family && statement_.bindings.size() == 1 ? 64 : 1;
  for (std::uint64_t size = instances_.least_size(); size <= instances_.most_size(); ++size) {
    last_ = size;
    if (by_size && recall(size)) continue;
    const std::string what =
        by_size ? fmt::format("instances with {} {}", size, instances_.unit()) : std::string("graphs of the file");
    feed<Item>(
        effort_, workers,
        [&](absl::FunctionRef<void(Item)> sink) { each_item(file_, statement_, instances_, size, effort_, sink); },
        batch, what);
    Counts of_size;
    for (Searcher& worker : workers) of_size.merge(std::exchange(worker.counts, {}));
    if (by_size) keep(size, of_size);
    found_in_last_ = of_size.found;
    counts_.merge(std::move(of_size));
    for (Searcher& worker : workers) worker.is_counting_on = counts_.found > 0;
    if (!by_size || (counts_.found > 0 && !through_all)) break;
  }
  for (Searcher& worker : workers) rows_.merge(std::move(worker.rows));
  if (counts_.instances > 0) return;
  const auto condition =
      std::ranges::find_if(statement_.bindings, [](const Binding& one) { return one.where != nullptr; });
  const Place place = condition == statement_.bindings.end() ? statement_.place : condition->where->place;
  fail_at(
      file_.source.name, place,
      condition == statement_.bindings.end()
          ? fmt::format("there is no instance in the range: the claim says nothing")
          : fmt::format("nothing meets 'where {}' {}: the claim says nothing", print(*condition->where, Style::text),
                        by_size ? fmt::format("up to {} {}", instances_.most_size(), instances_.unit())
                                : std::string("in the file")));
}

bool Search::recall(std::uint64_t size) {
  // What is kept of a size has no rows of tables.
  if (effort_.parts == nullptr || !statement_.data.empty()) return false;
  const auto part = effort_.parts->recall(fmt::format("size {}", size));
  if (!part) return false;
  Counts of_size;
  std::istringstream text(*part);
  ENSURE(text >> of_size.looked_at >> of_size.instances, "a part of a check that can't be read");
  counts_.merge(std::move(of_size));
  return true;
}

void Search::keep(std::uint64_t size, const Counts& of_size) const {
  if (effort_.parts == nullptr || of_size.found > 0 || of_size.undecided > 0) return;
  effort_.parts->keep(fmt::format("size {}", size), fmt::format("{} {}", of_size.looked_at, of_size.instances));
}

std::string Search::range() const {
  std::string what = instances_.range_text(last_);
  if (counts_.instances < counts_.looked_at) {
    what += fmt::format(", {} of {} meeting the condition", counts_.instances, counts_.looked_at);
  }
  return what;
}

void Search::add_notes(Finding& finding) const {
  finding.range = range();
  finding.instances = counts_.instances;
  if (const std::string census = instances_.census_note(); !census.empty()) finding.notes.push_back(census);
  for (const std::string& program : programs_of(file_, statement_)) {
    const auto invariant = std::ranges::find(file_.invariants, program, &Invariant::name);
    finding.notes.push_back(fmt::format("The verdict relies on the numbers that the program `{}` prints for `{}`.",
                                        invariant->command, program));
  }
  finding.notes.insert(finding.notes.end(), reading_.notes.begin(), reading_.notes.end());
  finding.tables = rows_.tables();
}

void Search::add_picture(Finding& finding) const {
  if (statement_.bindings.size() > 1 || !statement_.bindings.front().family) return;
  Picture picture;
  picture.notation = counts_.smallest->notation;
  picture.caption = counts_.smallest->values;
  finding.pictures.push_back(std::move(picture));
}

Finding Search::for_all() {
  run(false, statement_.count_on);
  Finding finding;
  add_notes(finding);
  finding.failures = counts_.found;
  if (counts_.smallest) {
    finding.verdict = Verdict::refuted;
    finding.witness = counts_.smallest->notation;
    finding.minimal = is_minimal() && statement_.kind != StatementKind::fact;
    finding.reason = found_text();
    add_picture(finding);
    if (instances_.come_by_size() && !statement_.count_on) {
      finding.reason += found_in_last_ == 1
                            ? fmt::format(" It is the only one with {}.", instances_.size_text(last_))
                            : fmt::format(" It is one of {} with {}.", found_in_last_, instances_.size_text(last_));
    }
  } else if (counts_.undecided > 0) {
    finding.verdict = Verdict::undecided;
    finding.reason = fmt::format("{} of {} instances could not be decided: {}.", counts_.undecided, counts_.instances,
                                 counts_.why_undecided);
  } else {
    const bool is_fact = statement_.kind == StatementKind::fact;
    const bool says_no_more = (statement_.is_finite || is_fact) && instances_.are_all_sizes();
    finding.verdict = says_no_more ? Verdict::proved : Verdict::holds;
    finding.reason = is_fact        ? "Each of them was found true."
                     : says_no_more ? "Every instance passes, and the claim speaks of no others."
                                    : "Every instance of the range passes.";
  }
  if (counts_.smallest) {
    tell_decisive(file_, statement_, instances_, counts_.smallest->item, counts_.smallest->notation, effort_);
  } else {
    tell_smallest(file_, statement_, instances_, effort_);
  }
  return finding;
}

Finding Search::for_some() {
  run(true, statement_.count_on);
  Finding finding;
  add_notes(finding);
  if (counts_.smallest) {
    finding.verdict = Verdict::proved;
    finding.witness = counts_.smallest->notation;
    finding.minimal = is_minimal();
    finding.reason = found_text();
    add_picture(finding);
    if (statement_.count_on) {
      finding.reason += fmt::format(" It is true of {} of {} instances.", counts_.found, counts_.instances);
    }
    tell_decisive(file_, statement_, instances_, counts_.smallest->item, counts_.smallest->notation, effort_);
  } else {
    finding.verdict = Verdict::undecided;
    finding.reason = instances_.come_by_size() ? fmt::format("There is none up to {} {}.", last_, instances_.unit())
                                               : std::string("There is none in the file.");
    if (counts_.undecided > 0) {
      finding.reason +=
          fmt::format(" {} instances could not be decided: {}.", counts_.undecided, counts_.why_undecided);
    }
  }
  return finding;
}

}  // namespace

std::string table_name(std::string_view kind, const TextReading& reading) {
  if (reading.name == kOwnReading) return std::string(kind);
  return fmt::format("{}-{}", kind, file_name_of(reading.name));
}

Finding check_statement(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort) {
  switch (reading.statement.kind) {
    case StatementKind::fact:
    case StatementKind::for_all: return Search(file, reading, sizes, effort).for_all();
    case StatementKind::for_some: return Search(file, reading, sizes, effort).for_some();
    case StatementKind::table: return check_table(file, reading, sizes, effort);
    case StatementKind::smallest: return check_smallest(file, reading, sizes, effort);
    case StatementKind::sequence: return check_sequence(file, reading, sizes, effort);
    case StatementKind::period: return check_period(file, reading, sizes, effort);
    case StatementKind::propose:
    case StatementKind::compare:
    case StatementKind::hunt: break;
  }
  ENSURE(false, "a statement without meaning");
}

}  // namespace sprague::language
