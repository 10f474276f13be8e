#include "conjectures/language/instances.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_files.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "canonical/repeated_legs.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

// Ranges of numbers go no further.
constexpr std::uint64_t kMostNumbers = 1'000'000'000'000;

// Members of families that are bound later are kept in lists of so many.
constexpr std::size_t kMostListed = 2'000'000;

// "1 vertex", "7 edges"
std::string counted(std::uint64_t number, SizeUnit unit) {
  constexpr std::array<std::string_view, 4> kOfOne{"vertex", "edge", "leg", "face"};
  return fmt::format("{} {}", number, number == 1 ? kOfOne[static_cast<std::size_t>(unit)] : to_string(unit));
}

Value value_of(const Member& member) {
  if (const auto* map = std::get_if<PlaneMap>(&member)) return {0, thing_of(Board(*map))};
  return {0, thing_of(std::get<Graph>(member))};
}

// Do the binding's members depend on what is bound before, or on positions and programs, which a count asks nobody?
bool depends_on(const Binding& binding, const std::vector<std::size_t>& slots) {
  bool depends = false;
  const auto look_at = [&](const Node& node) {
    const bool is_asked_for =
        node.op == Op::position_on_board || node.op == Op::position_by_notation || node.op == Op::program;
    const bool is_bound = node.op == Op::variable && std::ranges::find(slots, node.slot) != slots.end();
    depends = depends || is_asked_for || is_bound;
  };
  each_node(binding.domain, look_at);
  for (const Bound& bound : binding.bounds) {
    each_node(bound.least, look_at);
    each_node(bound.most, look_at);
  }
  return depends;
}

std::string path_beside(const std::string& source, const std::string& file) {
  if (file == "-") return file;
  return (std::filesystem::path(source).parent_path() / file).string();
}

// The least and the largest number of a range.
std::pair<std::int64_t, std::int64_t> ends_of(const File& file, const Node& range, Evaluator& evaluator) {
  const std::pair ends{evaluator.number(*range.parts[0]), evaluator.number(*range.parts[1])};
  if (std::max(ends.first, ends.second) > static_cast<std::int64_t>(kMostNumbers)) {
    fail_at(file.source.name, range.place,
            fmt::format("a range without an end, or too long: expected numbers up to {}", kMostNumbers));
  }
  return ends;
}

}  // namespace

std::string shown_value(Type type, const Value& value) {
  switch (type) {
    case Type::graph: return print_graph(as<Graph>(value.thing));
    case Type::board: return print_plane_map(as<Board>(value.thing).map);
    case Type::list: return fmt::format("{}", fmt::join(as<Set>(value.thing), ","));
    case Type::truth: return value.number != 0 ? "true" : "false";
    case Type::outcome: return value.number != 0 ? "second" : "first";
    case Type::edge: return fmt::format("{}-{}", first_of(value.number), second_of(value.number));
    case Type::arrow: return fmt::format("{}>{}", first_of(value.number), second_of(value.number));
    case Type::position:
    case Type::move: return "one of them";
    case Type::map: {
      std::vector<std::string> images;
      const auto& map = as<Map>(value.thing);
      for (std::size_t v = 0; v < map.size(); ++v) images.push_back(fmt::format("{}->{}", v, map[v]));
      return fmt::format("{}", fmt::join(images, " "));
    }
    default: return value.number == kInfinite ? "infinite" : std::to_string(value.number);
  }
}

// Members of families that are bound later, by the family and the size. They are made when they are first asked for;
// the generators are nobody else's then.
class Instances::Lists {
 public:
  explicit Lists(const Effort& effort) : effort_(effort) {}

  std::shared_ptr<const std::vector<Value>> of(const Family& family, std::uint64_t size) {
    const std::scoped_lock lock(mutex_);
    for (const auto& [known, known_size, list] : lists_) {
      if (known_size == size && known == family) return list;
    }
    auto list = std::make_shared<std::vector<Value>>();
    Members members(family, [this] { effort_.poll(); });
    members.each(size, {}, [&](const Member& member) { add(member, *list); });
    lists_.emplace_back(family, size, list);
    return list;
  }

  // Of a file, in its order.
  std::shared_ptr<const std::vector<Value>> of_file(const Family& family, const std::string& path) {
    const std::scoped_lock lock(mutex_);
    auto& list = files_[path];
    if (list) return list;
    list = std::make_shared<std::vector<Value>>();
    const auto look_at = [&](const Member& member) {
      if (family.has(member)) add(member, *list);
    };
    if (family.kind == FamilyKind::boards) {
      each_board_of(
          path, [&](const PlaneMap& map, std::uint64_t) { look_at(map); }, [this] { effort_.poll(); });
    } else {
      each_graph_of(
          path, [&](const Graph& graph, std::uint64_t) { look_at(graph); }, [this] { effort_.poll(); });
    }
    return list;
  }

 private:
  // Graphs as they are printed and read back, for the numbers of their vertices may be named.
  void add(const Member& member, std::vector<Value>& list) {
    if (++listed_ > kMostListed) throw OutOfBudget("the members of a family that is bound second are too many to list");
    if (const auto* graph = std::get_if<Graph>(&member)) {
      list.push_back({0, thing_of(parse_graph(print_graph(*graph)))});
    } else {
      list.push_back(value_of(member));
    }
  }

  Effort effort_;
  std::mutex mutex_;
  std::vector<std::tuple<Family, std::uint64_t, std::shared_ptr<const std::vector<Value>>>> lists_;
  std::map<std::string, std::shared_ptr<std::vector<Value>>> files_;
  std::size_t listed_ = 0;
};

Instances::Instances(const File& file, const Statement& statement, Sizes sizes, const Effort& effort)
    : file_(file),
      statement_(statement),
      sizes_(sizes),
      effort_(effort),
      lists_(std::make_unique<Lists>(effort)),
      shared_(std::make_unique<SharedTables>(effort)) {
  const Binding& first = statement.bindings.front();
  Frame start = frame();
  Evaluator evaluator(file.source.name, start, nullptr);
  if (first.family) {
    family_ = family_of(first, start, evaluator, least_, most_);
    if (!first.file) members_ = std::make_unique<Members>(*family_, [this] { effort_.poll(); });
  } else if (first.domain->op == Op::range) {
    const auto [low, high] = ends_of(file, *first.domain, evaluator);
    if (low < 0) fail_at(file.source.name, first.place, "the first numbers that are bound are 0 or more");
    least_ = static_cast<std::uint64_t>(low);
    most_ = static_cast<std::uint64_t>(std::max<std::int64_t>(high, 0));
    if (high < low) fail_at(file.source.name, first.place, fmt::format("nothing is in the range {}..{}", low, high));
  } else {
    fail_at(file.source.name, first.place, "expected a family or a range of numbers first");
  }
  const auto least_asked = static_cast<std::uint64_t>(std::max<std::int64_t>(sizes.first, 0));
  is_whole_ = !first.file && least_asked <= least_ && (!statement.size || sizes.last >= statement.size->deep);
  if (!first.file) least_ = std::max(least_, least_asked);
}
Instances::~Instances() = default;

Frame Instances::frame() const {
  Frame frame(statement_.slots);
  if (statement_.size) frame[statement_.size->slot].number = sizes_.last;
  return frame;
}

Family Instances::family_of(const Binding& binding, Frame& /*frame*/, Evaluator& evaluator, std::uint64_t& least,
                            std::uint64_t& most) const {
  const auto bounds_of = [&](const Bound& bound) {
    const auto number = [&](const NodePtr& node, std::uint64_t otherwise) {
      if (!node) return otherwise;
      const std::int64_t value = evaluator.number(*node);
      if (value < 0) fail_at(file_.source.name, bound.place, fmt::format("a bound below 0: {}", value));
      return static_cast<std::uint64_t>(value);
    };
    const Bounds open;
    return Bounds{number(bound.least, open.least), number(bound.most, open.most)};
  };
  Family family = *binding.family;
  // Several bounds of one unit all hold.
  const auto bind = [&](const Bound& bound) {
    const Bounds more = bounds_of(bound);
    Bounds& bounds = family.of(bound.unit);
    bounds = {std::max(bounds.least, more.least), std::min(bounds.most, more.most)};
  };
  if (binding.file) {
    for (const Bound& bound : binding.bounds) bind(bound);
    return family;
  }
  family.unit = binding.bounds.front().unit;
  for (std::size_t i = 1; i < binding.bounds.size(); ++i) bind(binding.bounds[i]);
  if (const auto lacks = family.lacks()) {
    fail_at(file_.source.name, binding.place,
            fmt::format("{} by {}: expected {}", family.name(), to_string(family.unit), *lacks));
  }
  const Bounds sizes = bounds_of(binding.bounds.front());
  least = std::max(sizes.least, family.least_size());
  most = sizes.most;
  if (most > family.most_size()) {
    fail_at(file_.source.name, binding.bounds.front().place,
            fmt::format("{} with {} {}: expected at most {}", family.name(), most, to_string(family.unit),
                        family.most_size()));
  }
  return family;
}

// Of a binding that does not depend on others.
InstanceCount Instances::count_of(const Binding& binding, Frame& frame, Evaluator& evaluator) const {
  if (binding.file || (binding.domain && binding.domain->op != Op::range)) return {1, false};
  if (binding.family) {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    const Family family = family_of(binding, frame, evaluator, least, most);
    if (&binding == &statement_.bindings.front()) least = least_;
    InstanceCount total{0, true};
    for (std::uint64_t size = least; size <= most; ++size) {
      const auto of_size = family.count(size);
      if (of_size) total.count = std::min(kMostCounted, total.count + std::min(*of_size, kMostCounted));
      total.is_exact = total.is_exact && of_size.has_value();
    }
    return total;
  }
  const std::int64_t low = evaluator.number(*binding.domain->parts[0]);
  const std::int64_t high = evaluator.number(*binding.domain->parts[1]);
  const auto numbers = high < low ? 0 : static_cast<std::uint64_t>(high - low) + 1;
  InstanceCount total{1, true};
  for (std::size_t i = 0; i < binding.names.size(); ++i) {
    total.count = numbers > 0 && total.count > kMostCounted / numbers ? kMostCounted : total.count * numbers;
  }
  return total;
}

InstanceCount Instances::count() const {
  Frame start = frame();
  Evaluator evaluator(file_.source.name, start, nullptr);
  InstanceCount total{1, true};
  std::vector<std::size_t> bound;
  for (const Binding& binding : statement_.bindings) {
    InstanceCount one{1, false};
    if (!depends_on(binding, bound)) one = count_of(binding, start, evaluator);
    total.count = one.count > 0 && total.count > kMostCounted / one.count ? kMostCounted : total.count * one.count;
    total.is_exact = total.is_exact && one.is_exact;
    for (std::size_t i = 0; i < binding.names.size(); ++i) bound.push_back(binding.slot + i);
  }
  return total;
}

std::uint64_t Instances::largest_size() const {
  return family_ ? family_->most_size() : kMostNumbers;
}

std::string Instances::unit() const {
  const Binding& first = statement_.bindings.front();
  if (!come_by_size()) return "lines";
  return family_ ? std::string(to_string(family_->unit)) : first.names.front();
}

std::string Instances::size_text(std::uint64_t size) const {
  return family_ ? counted(size, family_->unit) : fmt::format("{} = {}", unit(), size);
}

std::string Instances::range_text(std::uint64_t last) const {
  const Binding& first = statement_.bindings.front();
  if (statement_.kind == StatementKind::fact) return fmt::format("{} fact{}", last, last == 1 ? "" : "s");
  if (!family_) return fmt::format("{} from {} to {}", fmt::join(first.names, ", "), least_, last);
  const auto range = [](const Bounds& bounds, SizeUnit unit) {
    return bounds.least == bounds.most ? counted(bounds.least, unit)
                                       : fmt::format("{} to {}", bounds.least, counted(bounds.most, unit));
  };
  std::string text = come_by_size() ? "all " : "the ";
  text += first.family->name();
  if (come_by_size()) {
    text += " with " + range({least_, last}, family_->unit);
  } else {
    text += *first.file == "-" ? std::string(" of standard input") : fmt::format(" of `{}`", *first.file);
  }
  for (std::size_t i = come_by_size() ? 1 : 0; i < first.bounds.size(); ++i) {
    const Bound& bound = first.bounds[i];
    const SizeUnit unit = bound.unit;
    const Bounds& bounds = std::as_const(*family_).of(unit);
    text += i == 0 ? " with " : " and ";
    text += !bound.least  ? "at most " + counted(bounds.most, unit)
            : !bound.most ? "at least " + counted(bounds.least, unit)
                          : range(bounds, unit);
  }
  return text;
}

std::string Instances::census_note() const {
  return family_ && come_by_size() ? family_->census_note(most_) : "";
}

void Instances::each_of_file(absl::FunctionRef<void(Item)> sink) const {
  const std::string path = path_beside(file_.source.name, *statement_.bindings.front().file);
  const auto look_at = [&](const Member& member, std::uint64_t line) {
    if (!family_->has(member)) return;
    Item item;
    item.size = line;
    item.line = line;
    item.value = value_of(member);
    sink(std::move(item));
  };
  if (family_->kind == FamilyKind::boards) {
    each_board_of(
        path, [&](const PlaneMap& map, std::uint64_t number) { look_at(map, number); }, [this] { effort_.poll(); });
  } else {
    each_graph_of(
        path, [&](const Graph& graph, std::uint64_t line) { look_at(graph, line); }, [this] { effort_.poll(); });
  }
}

void Instances::each_of_size(std::uint64_t size, absl::FunctionRef<void(Item)> sink) {
  if (!come_by_size()) return each_of_file(sink);
  if (!family_) return sink({size, {static_cast<std::int64_t>(size), nullptr}, 0, {}});
  // While an inner family is made, the outer one's generator must be at rest.
  const bool lists_first =
      std::ranges::count_if(statement_.bindings, [](const Binding& binding) { return binding.family.has_value(); }) > 1;
  std::vector<Item> listed;
  members_->each(size, {}, [&](const Member& member) {
    Item item{size, value_of(member), 0, {}};
    if (!lists_first) return sink(std::move(item));
    if (listed.size() >= kMostListed) throw OutOfBudget("the members of the first family are too many to list");
    listed.push_back(std::move(item));
  });
  for (Item& item : listed) sink(std::move(item));
}

std::uint64_t Instances::each_instance(const Item& item, Frame& frame, Evaluator& evaluator,
                                       absl::FunctionRef<bool()> visit) const {
  const Binding& first = statement_.bindings.front();
  frame[first.slot] = item.value;
  std::uint64_t looked_at = 0;
  each_name(first, 1, 1, frame, evaluator, looked_at, visit);
  return looked_at;
}

// The names of a binding from one on, and then the bindings from `next` on.
bool Instances::each_name(const Binding& binding, std::size_t name, std::size_t next, Frame& frame,
                          Evaluator& evaluator, std::uint64_t& looked_at, absl::FunctionRef<bool()> visit) const {
  if (name == binding.names.size()) {
    // What the last binding's condition refuses was looked at, too.
    if (binding.where && !evaluator.truth(*binding.where)) {
      looked_at += next == statement_.bindings.size() ? 1 : 0;
      return false;
    }
    return each_from(next, frame, evaluator, looked_at, visit);
  }
  const auto go_on = [&] { return each_name(binding, name + 1, next, frame, evaluator, looked_at, visit); };
  const std::size_t slot = binding.slot + name;
  if (binding.family) {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    const Family family = family_of(binding, frame, evaluator, least, most);
    const auto each_of = [&](const std::vector<Value>& list) {
      return std::ranges::any_of(list, [&](const Value& value) {
        frame[slot] = value;
        return go_on();
      });
    };
    if (binding.file) return each_of(*lists_->of_file(family, path_beside(file_.source.name, *binding.file)));
    for (std::uint64_t size = least; size <= most; ++size) {
      if (each_of(*lists_->of(family, size))) return true;
    }
    return false;
  }
  if (binding.domain->op == Op::range) {
    const auto [low, high] = ends_of(file_, *binding.domain, evaluator);
    for (std::int64_t i = low; i <= high; ++i) {
      frame[slot].number = i;
      if (go_on()) return true;
    }
    return false;
  }
  if (binding.domain->op == Op::list && binding.domain->parts.size() == 1 && binding.type == Type::number) {
    // A name for a number needs no set.
    const Node& number = *binding.domain->parts.front();
    frame[slot].number = evaluator.number(number);
    if (frame[slot].number == kInfinite) fail_at(file_.source.name, number.place, "nothing infinite is in a set");
    return go_on();
  }
  const Value set = evaluator.value(*binding.domain);
  if (has_numbers(binding.domain->type)) {
    return std::ranges::any_of(as<Set>(set.thing), [&](std::int64_t member) {
      frame[slot].number = member;
      return go_on();
    });
  }
  return std::ranges::any_of(as<Things>(set.thing), [&](const Value& member) {
    frame[slot] = member;
    if (binding.type == Type::graph) {
      // As for members of families: the numbers of its vertices may be named.
      frame[slot].thing = thing_of(parse_graph(print_graph(as<Graph>(member.thing))));
    }
    return go_on();
  });
}

bool Instances::each_from(std::size_t binding, Frame& frame, Evaluator& evaluator, std::uint64_t& looked_at,
                          absl::FunctionRef<bool()> visit) const {
  if (binding == statement_.bindings.size()) {
    ++looked_at;
    if (looked_at % 1024 == 0) effort_.poll();
    return visit();
  }
  return each_name(statement_.bindings[binding], 0, binding + 1, frame, evaluator, looked_at, visit);
}

std::string describe(const Statement& statement, const Frame& frame) {
  const Binding& first = statement.bindings.front();
  if (statement.bindings.size() == 1 && first.names.size() == 1 && first.family) {
    return shown_value(first.type, frame[first.slot]);
  }
  std::vector<std::string> parts;
  for (const Binding& binding : statement.bindings) {
    for (std::size_t i = 0; i < binding.names.size(); ++i) {
      parts.push_back(fmt::format("{} = {}", binding.names[i], shown_value(binding.type, frame[binding.slot + i])));
    }
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string describe(const Statement& statement, const Frame& frame, Evaluator& evaluator) {
  return statement.shown.empty() ? describe(statement, frame)
                                 : with_legs_written_out(evaluator.notation(statement.shown));
}

InstanceKey key_of(const Statement& statement, std::uint64_t size, const Frame& frame) {
  InstanceKey key{size, {}};
  for (const Binding& binding : statement.bindings) {
    for (std::size_t i = 0; i < binding.names.size(); ++i) {
      const Value& value = frame[binding.slot + i];
      const bool is_board = binding.type == Type::graph || binding.type == Type::board;
      key.names.emplace_back(is_board ? 0 : value.number, is_board ? shown_value(binding.type, value) : "");
    }
  }
  return key;
}

Item as_printed(const Item& item, Type type) {
  Item result = item;
  if (type == Type::graph) result.value.thing = thing_of(parse_graph(print_graph(as<Graph>(item.value.thing))));
  return result;
}

}  // namespace sprague::language
