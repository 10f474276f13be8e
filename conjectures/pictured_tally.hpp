// A tally that keeps pictures of its smallest failure.
#pragma once

#include <utility>
#include <vector>

#include "checkers/sweep.hpp"
#include "conjectures/picture.hpp"

namespace sprague {

class PicturedTally {
 public:
  void pass() { tally_.pass(); }
  // draw(failure) gives the pictures; it is asked only for a failure that is the smallest so far.
  template <class Draw>
  void fail(Failure failure, Draw draw) {
    if (const auto& smallest = tally_.smallest(); !smallest || failure < *smallest) pictures_ = draw(failure);
    tally_.fail(std::move(failure));
  }
  void merge(const PicturedTally& other) {
    const auto& mine = tally_.smallest();
    const auto& its = other.tally_.smallest();
    if (its && (!mine || *its < *mine)) pictures_ = other.pictures_;
    tally_.merge(other.tally_);
  }

  const Tally& tally() const { return tally_; }
  const std::vector<Picture>& pictures() const { return pictures_; }

 private:
  Tally tally_;
  std::vector<Picture> pictures_;
};

}  // namespace sprague
