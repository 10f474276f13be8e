// Sweeps over a family: members with what was found of each, which other certificates prove; here, that they are
// starting positions, each once, that they add up to the census, and how many of them contradict the claim.
#include "verify/sweep.hpp"

namespace sprague::verify {

Sweep::Sweep(View game) : game_name_(game), game_(game_of(game)) {}

void Sweep::claim(View claim, View reading) {
  if (!claim_.empty() || sizes_ > 0) throw Malformed("the claim comes once, before the sizes");
  claim_ = claim;
  reading_ = reading;
}

void Sweep::size(View size, View members, View weight, View against) {
  finish_size();
  if (claim_.empty()) throw Malformed("expected the claim before");
  if (sizes_++ > 0 && number(size) <= size_) throw Malformed("the sizes do not rise");
  size_ = number(size);
  members_left_ = number(members);
  weight_left_ = number(weight);
  against_left_ = number(against);
  last_.clear();
}

void Sweep::member(View result, View weight, View position) {
  if (sizes_ == 0 || members_left_ == 0) throw Malformed("there are more members than said");
  if (!last_.empty() && position <= last_) throw Malformed("the members do not rise");
  last_ = position;
  static_cast<void>(game_.start(position));
  View nimber = result;
  const bool valued = skip(nimber, "nimber ");
  if (!valued && result != "first" && result != "second") throw Malformed("expected who wins, or the nimber");
  const std::set<std::uint64_t> nimbers = valued ? std::set<std::uint64_t>{number(nimber)} : std::set<std::uint64_t>{};
  const bool second = valued ? number(nimber) == 0 : result == "second";
  const Number stands_for = number(weight);
  const bool contradicts = is_against(claim_, reading_, game_name_, position, second, nimbers);
  if (stands_for > weight_left_ || (contradicts && against_left_ == 0))
    throw Malformed("the size's numbers are too small");
  weight_left_ -= stands_for;
  against_left_ -= contradicts ? 1 : 0;
  --members_left_;
  ++members_;
}

void Sweep::finish_size() const {
  if (members_left_ != 0 || weight_left_ != 0 || against_left_ != 0)
    throw Malformed("the size's numbers are too large");
}

Text Sweep::result() const {
  finish_size();
  return "the census of " + std::to_string(members_) + " members, results as given";
}

}  // namespace sprague::verify
