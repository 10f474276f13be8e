// States of spiders whose values a check compares, and a certificate of the nimbers, or plays, of the small ones.
#pragma once

#include <set>
#include <string>

#include "checkers/effort.hpp"
#include "conjectures/arrows/spiders.hpp"

namespace sprague::arrows {

class SpiderTally : public Tally {
 public:
  void compare(SpiderValues& values, const SpiderLegs& legs, std::uint32_t expected);
  // This state as well, if it is small.
  void note(const SpiderLegs& legs);
  // And its followers, if it is small.
  void note_with_followers(const SpiderLegs& legs);
  // Of what was compared so far, whatever came out.
  void certify(const Effort& effort) const;
  // Of the lengths of their plays instead.
  void certify_lengths(const Effort& effort) const;

 private:
  std::set<std::string> small_;
};

inline void compare(SpiderTally& tally, SpiderValues& values, const SpiderLegs& legs, std::uint32_t expected) {
  tally.compare(values, legs, expected);
}

}  // namespace sprague::arrows
