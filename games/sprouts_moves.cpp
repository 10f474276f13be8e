// In words (Section 4.3 of the paper): a curve from corner u to corner v has its new vertex c on either side. A vertex
// with a single end has a corner on either side, too; one with two ends has no life left and vanishes. So, of
// boundaries uU and vW, or of one boundary uUvW,
//   - between two boundaries: c uUu c vWv, or the second one backwards where the region is not orientable;
//   - within one boundary: c uUv and c vWu, apart, or both in one region, the second one backwards where that has
//   become
//     orientable; or as one, c uUv c and vWu backwards.
#include "games/sprouts_moves.hpp"

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"
#include "games/short_list.hpp"
#include "games/sprouts_symmetries.hpp"
#include "games/sprouts_walks.hpp"

namespace sprague {
namespace {

constexpr std::size_t kMostBytes = 1024;  // of a land after a curve
constexpr std::size_t kMostKinds = 255;

// The curves in one region of a land.
class Curves {
 public:
  using Stop = absl::FunctionRef<bool(std::string_view, Letters)>;

  // In a region with these kinds of boundaries, the first of which has a number in its land. In the land's word it lies
  // between what is before and what is after; names from a new one on are free.
  struct Place {
    Surface surface;
    std::span<const BoundaryKind> kinds;
    std::size_t first_kind;
    std::string_view before;
    std::string_view after;
    Corner new_vertex;
    CurvesDrawn drawn;
  };
  Curves(const Place& place, const SproutsSymmetries& symmetries, Stop stop);
  bool any();

 private:
  // A region beside the curve: boundaries that the curve ends on, and how many of the others of each kind, in each
  // direction, lie in it.
  struct Side {
    Surface surface;
    bool may_turn;  // other boundaries can have either direction
    std::array<const Walk*, 2> ended_on;
    ShortList<std::uint8_t, kMostKinds> others;
    ShortList<std::uint8_t, kMostKinds> turned;
  };

  bool any_between(BoundaryKind& one, BoundaryKind& other);
  bool any_within(BoundaryKind& kind);
  bool between(const Word& one, std::size_t i, const Word& other, std::size_t j);
  bool within(const Word& word, std::size_t i, std::size_t j);

  std::size_t number_of(const BoundaryKind& kind) const {
    return first_kind_ + static_cast<std::size_t>(&kind - kinds_.data());
  }
  // Names for a vertex that gets a second corner.
  Corner start_name() const { return static_cast<Corner>(new_vertex_ + 1); }
  Corner end_name() const { return static_cast<Corner>(new_vertex_ + 2); }
  // What the curve leaves of the vertex at its end, on each side.
  static Corners beside(Corner corner, const Corner& new_name) {
    return {&new_name, corner == kOneEnd ? std::size_t{1} : 0};
  }
  // A boundary on which the curve ends from corner to corner around it.
  static Walk around(const Word& word, std::size_t i, Corner new_name);

  Side side(Surface surface, const Walk* ended_on, const Walk* and_on = nullptr) const {
    const std::size_t kinds = kinds_.size();
    return {surface,
            surface.is_orientable() && !surface_.is_orientable(),
            {ended_on, and_on},
            ShortList<std::uint8_t, kMostKinds>(kinds),
            ShortList<std::uint8_t, kMostKinds>(kinds)};
  }
  // Do both sides of a curve within one boundary read the same, up to the names of its ends? Then what is on the left
  // may change places with what is on the right.
  bool are_alike(const Walk& left, const Walk& right, bool two_ends) const;
  // Gives each boundary of kinds_[k...] to one of the sides, in every way.
  bool any_shares(std::size_t k, Side& left, Side* right);
  bool draw(const Side& left, const Side* right);
  // Is the left one's share of the other boundaries less?
  static bool has_less(const Side& left, const Side& right);
  void add(std::string_view bytes);
  void add(const Side& side);

  std::string_view before_;
  std::string_view after_;
  Surface surface_;
  const SproutsSymmetries& symmetries_;
  Stop stop_;
  absl::InlinedVector<BoundaryKind, 8> kinds_;  // counts are without the boundaries that the curve ends on
  std::size_t first_kind_;
  Corner new_vertex_;
  CurvesDrawn drawn_;
  Corner start_ = kSpot;  // the corners that the curve joins
  Corner end_ = kSpot;
  bool sides_alike_ = false;  // and of two ways to share the rest, one is drawn
  std::vector<std::pair<Surface, Surface>> parted_;
  std::vector<Surface> two_sided_;
  std::vector<Surface> one_sided_;
  ShortList<char, kMostBytes> drawing_;
};

Curves::Curves(const Place& place, const SproutsSymmetries& symmetries, Stop stop)
    : before_(place.before),
      after_(place.after),
      surface_(place.surface),
      symmetries_(symmetries),
      stop_(stop),
      kinds_(place.kinds.begin(), place.kinds.end()),
      first_kind_(place.first_kind),
      new_vertex_(place.new_vertex),
      drawn_(place.drawn),
      parted_(separating_cuts(surface_)),
      two_sided_(two_sided_cuts(surface_)),
      one_sided_(one_sided_cuts(surface_)) {
  ENSURE(kinds_.size() <= kMostKinds, "a region of too many boundaries");
}

bool Curves::any() {
  for (BoundaryKind& one : kinds_) {
    if (any_within(one)) return true;
    for (BoundaryKind& other : kinds_) {
      if (any_between(one, other)) return true;
      if (&one == &other) break;
    }
  }
  return false;
}

bool Curves::any_between(BoundaryKind& one, BoundaryKind& other) {
  const bool alike = &one == &other;
  if (alike && one.count < 2) return false;
  --one.count;
  --other.count;
  bool stopped = false;
  for (std::size_t i = 0; i < one.period && !stopped; ++i) {
    for (std::size_t j = alike ? i : 0; j < other.period && !stopped; ++j) {
      if (!symmetries_.are_least_between(number_of(one), i, number_of(other), j)) continue;
      stopped = between(one.word, i, other.word, j);
    }
  }
  ++one.count;
  ++other.count;
  return stopped;
}

// Turning a boundary by its period changes nothing, so one end stands in the first period.
bool Curves::any_within(BoundaryKind& kind) {
  --kind.count;
  bool stopped = false;
  for (std::size_t i = 0; i < kind.period && !stopped; ++i) {
    const bool has_two_lives = kind.word[i] == kSpot || kind.word[i] == kOneEnd;
    for (std::size_t j = has_two_lives ? i : i + 1; j < kind.word.size() && !stopped; ++j) {
      if (symmetries_.are_least_within(number_of(kind), i, j)) stopped = within(kind.word, i, j);
    }
  }
  ++kind.count;
  return stopped;
}

Walk Curves::around(const Word& word, std::size_t i, Corner new_name) {
  if (word[i] == kSpot) return joined({Corners(&kOneEnd, 1)});
  const Corners vertex = beside(word[i], new_name);
  const Part rest = part_of(word, i + 1, i);
  return joined({vertex, rest.first, rest.rest, vertex});
}

bool Curves::between(const Word& one, std::size_t i, const Word& other, std::size_t j) {
  start_ = one[i];
  end_ = other[j];
  if (is_letter(start_) && start_ == end_) return false;
  const Corners curve(&new_vertex_, 1);
  const Walk around_start = around(one, i, start_name());
  const Walk around_end = around(other, j, end_name());
  const Walk boundary = joined({curve, around_start, curve, around_end});
  Side left = side(surface_, &boundary);
  if (any_shares(0, left, nullptr)) return true;
  if (surface_.is_orientable()) return false;
  const Walk turned = reversed(around_end);
  if (std::ranges::equal(turned, around_end) || std::ranges::equal(reversed(around_start), around_start)) return false;
  const Walk turned_boundary = joined({curve, around_start, curve, turned});
  Side turned_left = side(surface_, &turned_boundary);
  return any_shares(0, turned_left, nullptr);
}

bool Curves::within(const Word& word, std::size_t i, std::size_t j) {
  start_ = word[i];
  end_ = word[j];
  if (is_letter(start_) && start_ == end_) return false;
  const Corner start_corner = start_name();
  const Corner end_corner = end_name();
  // A loop uses two lives up; of a spot it leaves one, on either side.
  const Corners start = i == j ? Corners(&start_corner, start_ == kSpot ? 1 : 0) : beside(start_, start_corner);
  const Corners end = i == j ? Corners() : beside(end_, end_corner);
  const Part from_start = i == j ? Part() : part_of(word, i + 1, j);
  const Part from_end = i == j && start_ == kSpot ? Part() : part_of(word, j + 1, i);
  const Corners curve(&new_vertex_, 1);
  const Walk left_boundary = joined({curve, start, from_start.first, from_start.rest, end});
  const Walk right_boundary = joined({curve, end, from_end.first, from_end.rest, start});
  sides_alike_ = drawn_ == CurvesDrawn::kUpToSymmetry && are_alike(left_boundary, right_boundary, i != j);
  for (const auto& surfaces : parted_) {
    Side left = side(surfaces.first, &left_boundary);
    Side right = side(surfaces.second, &right_boundary);
    if (any_shares(0, left, &right)) return true;
  }
  if (surface_ == Surface()) return false;
  const Walk turned_right = reversed(right_boundary);
  for (const Surface surface : two_sided_) {
    Side left = side(surface, &left_boundary, &right_boundary);
    if (left.may_turn) left.ended_on[1] = &turned_right;
    if (any_shares(0, left, nullptr)) return true;
  }
  const Walk boundary = joined({left_boundary, curve, Corners(turned_right.data(), turned_right.size() - 1)});
  for (const Surface surface : one_sided_) {
    Side left = side(surface, &boundary);
    if (any_shares(0, left, nullptr)) return true;
  }
  return false;
}

bool Curves::are_alike(const Walk& left, const Walk& right, bool two_ends) const {
  return std::ranges::equal(left, right, [&](Corner a, Corner b) {
    if (two_ends && a == start_name()) return b == end_name();
    if (two_ends && a == end_name()) return b == start_name();
    return a == b;
  });
}

bool Curves::any_shares(std::size_t k, Side& left, Side* right) {
  if (k == kinds_.size()) return draw(left, right);
  const BoundaryKind& kind = kinds_[k];
  const std::size_t most_turned_left = left.may_turn && kind.has_direction ? kind.count : 0;
  const std::size_t most_turned_right = right != nullptr && right->may_turn && kind.has_direction ? kind.count : 0;
  for (std::size_t on_left = right == nullptr ? kind.count : 0; on_left <= kind.count; ++on_left) {
    const std::size_t on_right = kind.count - on_left;
    for (std::size_t turned_left = 0; turned_left <= std::min(most_turned_left, on_left); ++turned_left) {
      for (std::size_t turned_right = 0; turned_right <= std::min(most_turned_right, on_right); ++turned_right) {
        left.others[k] = static_cast<std::uint8_t>(on_left - turned_left);
        left.turned[k] = static_cast<std::uint8_t>(turned_left);
        if (right != nullptr) {
          right->others[k] = static_cast<std::uint8_t>(on_right - turned_right);
          right->turned[k] = static_cast<std::uint8_t>(turned_right);
        }
        if (any_shares(k + 1, left, right)) return true;
      }
    }
  }
  return false;
}

bool Curves::draw(const Side& left, const Side* right) {
  if (right != nullptr && sides_alike_ && has_less(left, *right)) return false;
  drawing_.clear();
  add(before_);
  add(left);
  if (right != nullptr) add(*right);
  add(after_);
  return stop_({drawing_.data(), drawing_.size()}, set_of(start_) | set_of(end_));
}

bool Curves::has_less(const Side& left, const Side& right) {
  if (left.surface != right.surface) return left.surface < right.surface;
  if (!std::ranges::equal(left.others, right.others))
    return std::ranges::lexicographical_compare(left.others, right.others);
  return std::ranges::lexicographical_compare(left.turned, right.turned);
}

void Curves::add(std::string_view bytes) {
  for (const char byte : bytes) drawing_.push_back(byte);
}

void Curves::add(const Side& side) {
  std::size_t spots = 0;
  for (std::size_t k = 0; k < kinds_.size(); ++k) spots += kinds_[k].word.front() == kSpot ? side.others[k] : 0U;
  drawing_.push_back(static_cast<char>(code_of(side.surface)));
  drawing_.push_back(static_cast<char>(spots));
  const auto add_boundary = [&](auto begin, auto end) {
    for (; begin != end; ++begin) drawing_.push_back(static_cast<char>(*begin));
    drawing_.push_back('\0');
  };
  for (const Walk* walk : side.ended_on) {
    if (walk != nullptr) add_boundary(walk->begin(), walk->end());
  }
  for (std::size_t k = 0; k < kinds_.size(); ++k) {
    const Word& word = kinds_[k].word;
    if (word.front() == kSpot) continue;
    for (std::size_t i = 0; i < side.others[k]; ++i) add_boundary(word.begin(), word.end());
  }
  for (std::size_t k = 0; k < kinds_.size(); ++k) {
    const Word& word = kinds_[k].word;
    for (std::size_t i = 0; i < side.turned[k]; ++i) add_boundary(word.rbegin(), word.rend());
  }
  drawing_.push_back('\0');
}

}  // namespace

bool any_curve(std::string_view word, CurvesDrawn drawn, absl::FunctionRef<bool(std::string_view, Letters)> stop) {
  // A curve adds at most five corners, with a boundary and a region.
  ENSURE(word.size() + 16 <= kMostBytes, "a land of too many bytes");
  const SproutsDrawing land = land_of_word(word);
  const std::vector<BoundaryKind> kinds = kinds_in(land);
  const auto symmetries = drawn == CurvesDrawn::kAll ? SproutsSymmetries(kinds) : SproutsSymmetries(land, kinds);
  Corner new_vertex = kFirstLetter;
  for (const Corner corner : land.corners()) new_vertex = std::max(new_vertex, static_cast<Corner>(corner + 1));
  std::size_t begin = 0;
  std::size_t kind = 0;
  for (std::size_t region = 0; region < land.regions(); ++region) {
    std::size_t end = begin + 3;
    for (std::size_t b = land.first_boundary(region); b < land.first_boundary(region + 1); ++b) {
      end += land.boundary(b).size() + 1;
    }
    const std::size_t first_kind = kind;
    while (kind < kinds.size() && kinds[kind].region == region) ++kind;
    const Curves::Place place{land.surface(region),
                              std::span(kinds).subspan(first_kind, kind - first_kind),
                              first_kind,
                              word.substr(0, begin),
                              word.substr(end),
                              new_vertex,
                              drawn};
    if (Curves(place, symmetries, stop).any()) return true;
    begin = end;
  }
  return false;
}

bool any_curve(const SproutsDrawing& land, absl::FunctionRef<bool(const SproutsDrawing&)> stop) {
  return any_curve(word_of(land), CurvesDrawn::kAll, [&](std::string_view word, Letters dead) {
    const SproutsDrawing all = land_of_word(word);
    SproutsDrawing alive;
    for (std::size_t region = 0; region < all.regions(); ++region) {
      alive.add_region(all.surface(region), all.spots(region));
      for (std::size_t b = all.first_boundary(region); b < all.first_boundary(region + 1); ++b) {
        Word boundary;
        for (const Corner corner : all.boundary(b)) {
          if ((set_of(corner) & dead) == 0) boundary.push_back(corner);
        }
        alive.add_boundary(boundary);
      }
    }
    return stop(alive);
  });
}

}  // namespace sprague
