// States of spiders that a check looks at, and a certificate of the nimbers of the small ones.
#pragma once

#include <set>
#include <string>

#include "checkers/effort.hpp"
#include "conjectures/arrows/spiders.hpp"

namespace sprague::arrows {

class SpiderTally : public Tally {
 public:
  // This state, if it is small.
  void note(const SpiderLegs& legs);
  // Of what was noted so far, whatever came out.
  void certify(const Effort& effort) const;

 private:
  std::set<std::string> small_;
};

}  // namespace sprague::arrows
