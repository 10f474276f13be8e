// A family as a value: which graphs or boards, how their size is measured, and every member of a size once.
//
// What is generated is a family whose members are counted from elsewhere where possible; adjectives and bounds that the
// generators do not know are a filter behind it. A size is confirmed when what was generated adds up, before the
// filter: to a published number of classes, and, through the automorphism groups, to a number of labelled graphs or of
// rooted maps that knows nothing of the classes.
#pragma once

#include <absl/functional/function_ref.h>

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "canonical/families.hpp"
#include "canonical/graph.hpp"
#include "canonical/labelling.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_map.hpp"

namespace sprague {

enum class FamilyKind : std::uint8_t {
  graphs,
  trees,
  forests,
  paths,
  cycles,
  stars,
  caterpillars,
  subdivided_stars,
  subdivided_bistars,
  boards
};

// Legs are those of subdivided stars; faces, the outer one included, are those of boards.
enum class SizeUnit : std::uint8_t { vertices, edges, legs, faces };

std::string_view to_string(SizeUnit unit);

// "graphs", "subdivided stars", ...
std::string_view to_string(FamilyKind kind);
// The kind of that name, if there is one.
std::optional<FamilyKind> family_kind_named(std::string_view name);

// The numbers from `least` to `most`, both included.
struct Bounds {
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

  bool contain(std::uint64_t number) const { return least <= number && number <= most; }
  bool are_open() const { return *this == Bounds{}; }
  friend bool operator==(const Bounds&, const Bounds&) = default;
};

using Member = std::variant<Graph, PlaneMap>;

struct Family {
  FamilyKind kind = FamilyKind::graphs;
  bool connected = false;
  bool two_connected = false;
  bool bipartite = false;
  bool cubic = false;
  // What the size of a member is the number of.
  SizeUnit unit = SizeUnit::vertices;
  // Further bounds, by unit.
  std::array<Bounds, 4> bounds{};

  Bounds& of(SizeUnit which) { return bounds[static_cast<std::size_t>(which)]; }
  const Bounds& of(SizeUnit which) const { return bounds[static_cast<std::size_t>(which)]; }

  // The adjectives and the kind, in the plural: `connected bipartite graphs`.
  std::string name() const;

  // Empty if there are finitely many members of each size, which the generators make. Otherwise what a first bound may
  // be of, to follow `expected`.
  std::optional<std::string> lacks() const;

  // The sizes at which the family begins, and to which generators go. Require a family that lacks nothing, as all of
  // the following.
  std::uint64_t least_size() const;
  std::uint64_t most_size() const;

  // How many members of that size there are, where that is known without making them.
  std::optional<std::uint64_t> count(std::uint64_t size) const;

  // Whether a graph or board, such as one of a file, belongs to the family, whatever its size. A family of graphs has
  // the graphs of boards as well.
  bool has(const Member& member) const;

  std::uint64_t size_of(const Member& member) const;

  // What findings say of the confirmation of all sizes up to `most`: one or two sentences.
  std::string census_note(std::uint64_t most) const;

  friend bool operator==(const Family&, const Family&) = default;
};

// What a part of a family added up to, before the filter.
struct FamilyTally {
  std::uint64_t generated = 0;
  // Labelled graphs, or rooted maps; only where their number is known.
  GroupSize weight = 0;
  // Members that passed the filter.
  std::uint64_t members = 0;

  void merge(const FamilyTally& other);
};

// Makes the members of a family. Keeps what boards grow from, so that larger sizes build on smaller ones; one thread
// at a time, and a sink must not make members of a family by the same generator: keep those of the inner one.
class Members {
 public:
  // `tick` is called often, between members as well; what it throws ends the generation at once.
  explicit Members(
      const Family& family, std::function<void()> tick = [] {});

  const Family& family() const { return family_; }

  // Every member of that size, in a fixed order; the parts of a size are disjoint and together all of it. A whole size
  // is confirmed at its end. Throws InputError for a size beyond most_size().
  FamilyTally each(std::uint64_t size, Shard shard, absl::FunctionRef<void(const Member&)> sink);

  // Compares what all parts of a size added up to with what is known. Throws InternalError with both numbers.
  void confirm(std::uint64_t size, const FamilyTally& whole) const;

 private:
  void each_generated(std::uint64_t size, Shard shard, bool weigh, FamilyTally& tally,
                      absl::FunctionRef<void(const Member&)> sink);

  Family family_;
  std::function<void()> tick_;
  PlaneBoards boards_;
};

}  // namespace sprague
