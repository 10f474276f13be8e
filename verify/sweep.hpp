// A sweep over a family.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// Takes the lines of a certificate; all throw Malformed or TooLarge.
class Sweep {
 public:
  explicit Sweep(View game);
  void claim(View claim, View reading);
  void size(View size, View members, View weight, View against);
  void member(View result, View weight, View position);
  Text result() const;

 private:
  void finish_size() const;

  Text game_name_;
  Game game_;
  Text claim_;
  Text reading_;
  std::size_t sizes_ = 0;
  Number size_ = 0;
  Number members_left_ = 0;
  Number weight_left_ = 0;
  Number against_left_ = 0;
  std::size_t members_ = 0;
  Text last_;  // member
};

}  // namespace sprague::verify
