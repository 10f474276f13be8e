// What 0.33 is on all subdivided stars and bistars, proved by finite induction.
//
// Candidates: a star's nimber depends on how many of its legs have length 1 and length 2 modulo 3; a bistar's on those
// numbers for both sides and on its middle path modulo 3; in each number the value repeats with period 2 from some
// point on. The table is computed from small members. It is then proved for all of them:
//
//   paths      value n mod 3: a local table in n.
//   stars      with two legs or fewer are paths. With three or more, the hub can never be taken, so every move
//              shortens a leg by 1 or 2: a local table in the numbers of legs of length 1, of longer legs that are 1
//              modulo 3, of legs that are 2, and of legs that are 0 modulo 3.
//   bistars    with fewer than two legs on a side are stars, and must have the star's value. With two or more on each
//              side no hub and no vertex between the hubs can be taken, so again every move shortens a leg: a local
//              table in four numbers a side, for each residue of the middle path.
//
// Misere play of 0.33 on a connected graph is normal play of 0.22: the other moves of 0.33 are those of 0.22, and who
// takes all has lost as he who cannot move. "Under misere play" nimbers are those of 0.22, 0 where the second player
// wins. The same proof goes through for paths (n - 1 modulo 3), for stars, and for bistars whose middle path is 0 or 2
// modulo 3; with 1 modulo 3 legs of a bistar do not always reduce.
//
// The induction step is checked mechanically (checkers/local_table.hpp); what is relied on is the list of moves above.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "canonical/families.hpp"
#include "checkers/effort.hpp"
#include "checkers/local_table.hpp"
#include "checkers/obligation.hpp"
#include "checkers/outcomes.hpp"

namespace sprague::octal {

// One star with legs reduced: how many legs have length 1 and 2.
struct Side {
  Count ones = 0;
  Count twos = 0;
  friend auto operator<=>(const Side&, const Side&) = default;
};

Legs legs_of(Side side);
Side side_of(const Legs& legs);  // any legs, counted modulo 3

// The induction for paths: one axis, the number of vertices.
LocalTable path_table(Play play);
// Checks that the path on n vertices has nimber n modulo 3 (under misere play n - 1 modulo 3, for n >= 1).
LocalProof prove_paths(Play play);
// The induction for paths.
void tell_paths(const Effort& effort, Play play);

class StarTheory {
 public:
  // Computes the table of a play and checks the induction, once a process.
  static const StarTheory& of(Play play);

  // Beyond these numbers of legs of length 1 and 2, values repeat with period 2.
  Count ones_start() const { return ones_start_; }
  Count twos_start() const { return twos_start_; }
  static constexpr Count kPeriod = 2;

  std::uint32_t value(Side side) const { return values_[index(side)]; }

  // Empty when the formula is proved for all stars, else what failed.
  const std::optional<std::string>& gap() const { return gap_; }

  // How many states the induction checked.
  std::uint64_t states() const { return states_; }

  // The sides that stand for all: every star has the value and the role of its folded one. The i-th has index i.
  std::vector<Side> folded_sides() const;
  std::size_t index(Side side) const;

  // The inductions for paths and for stars, if the formula is proved; under normal play also the stars that stand for
  // all.
  void tell(const Effort& effort) const;

  // The step for three legs or more, for a solver.
  std::vector<Obligation> obligations() const;

  // For tests: this theory with one entry changed, checked anew.
  StarTheory with_entry(Side side, std::uint32_t value) const;

 private:
  StarTheory(Play play, Count ones_start, Count twos_start);
  void prove();
  LocalTable table() const;  // of stars with three legs or more

  Play play_;
  Count ones_start_;
  Count twos_start_;
  std::vector<std::uint32_t> values_;
  std::optional<std::string> gap_;
  std::uint64_t states_ = 0;
};

// Sides fold as in StarTheory::of(play).
class BistarTheory {
 public:
  static const BistarTheory& of(Play play);

  // The residues modulo 3 of the middle paths that it is about.
  const std::vector<std::size_t>& middles() const { return middles_; }

  // The middle path counts modulo 3. Requires one of middles().
  std::uint32_t value(Side left, std::size_t middle, Side right) const;

  // Empty when the formula is proved for all bistars, else what failed.
  const std::optional<std::string>& gap() const { return gap_; }
  std::uint64_t states() const { return states_; }

  // The inductions for paths, stars and bistars, if the formula is proved.
  void tell(const Effort& effort) const;

  // The steps for two legs or more at each hub, for a solver.
  std::vector<Obligation> obligations() const;

  // For tests: this theory with one entry changed, checked anew.
  BistarTheory with_entry(Side left, std::size_t middle, Side right, std::uint32_t value) const;

 private:
  BistarTheory(Play play, std::vector<std::size_t> middles);
  std::size_t index(Side left, Side right) const;
  void prove();
  LocalTable table(std::size_t middle) const;  // of bistars with two legs or more on each side

  Play play_;
  const StarTheory& stars_;
  std::vector<std::size_t> middles_;
  std::array<std::vector<std::uint32_t>, 3> values_;
  std::optional<std::string> gap_;
  std::uint64_t states_ = 0;
};

}  // namespace sprague::octal
