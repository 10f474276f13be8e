// A proof by induction over vectors of natural numbers.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// Takes the lines of a certificate; all throw Malformed or TooLarge.
class Induction {
 public:
  void axis(View start, View period);
  void move(View changes, View needs);
  void domain(View count, View axes);
  void values(View values);
  Text result() const;  // checks the step at every state of the box; what is proved

 private:
  struct Step {
    std::vector<int> changes;
    std::vector<Number> needs;
  };
  struct Domain {
    Number count;
    std::vector<Number> axes;
  };
  bool in_domain(const std::vector<Number>& state) const;
  Number value(const std::vector<Number>& state) const;
  void check(const std::vector<Number>& state) const;

  std::vector<Number> starts_;
  std::vector<Number> periods_;
  std::vector<Step> moves_;
  std::vector<Domain> domains_;
  std::vector<Number> values_;
};

}  // namespace sprague::verify
