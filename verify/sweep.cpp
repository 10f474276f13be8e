// Sweeps over a family: members with what was found of each, which other certificates prove; here, that they are
// starting positions, each once, that they add up to the census, how many of them contradict the claim, and the root of
// the tree of their digests, which tells a member from what is none.
#include "verify/digests.hpp"

namespace sprague::verify {
namespace {

using Sums = std::vector<std::uint64_t>;  // of members, of their weights, of those against the claim

std::optional<std::uint64_t> nimber_of(View result) {
  if (result == "first") return std::nullopt;
  if (result == "second") return 0;
  if (!skip(result, "nimber ")) throw Malformed("expected who wins, or the nimber");
  return number(result);
}

}  // namespace

Text sweep(Lines& lines, View name) {
  const Game game = game_of(name);
  const Text family = lines.take("family", 2)[1];
  const Texts claim = lines.take("claim", 3);
  DigestTree tree;
  for (std::optional<Number> last_size; lines.keyword() == "size";) {
    const Texts size = lines.take("size", 5);
    if (last_size >= number(size[1])) throw Malformed("the sizes do not rise");
    last_size = number(size[1]);
    const std::size_t line = lines.number;
    Sums sums(3);
    for (Text last; lines.keyword() == "member"; ++sums[0]) {
      const Texts member = lines.take("member", 4);
      if (member[3] <= last) throw Malformed("the members do not rise");
      last = member[3];
      static_cast<void>(game.start(last));
      tree.add(joined({Text(name), size[1], member[1], member[2], last}, "\t"));
      sums[1] += number(member[2]);
      sums[2] += is_against(claim[1], claim[2], name, last, nimber_of(member[1])) ? 1 : 0;
    }
    if (sums == Sums{number(size[2]), number(size[3]), number(size[4])}) continue;
    lines.number = line;
    throw Malformed("the size's members add up to other numbers");
  }
  if (lines.take("root", 2)[1] != tree.root()) throw Malformed("the members have another root");
  return quoted(family) + ": the census of " + std::to_string(tree.leaves) + " members, results as given; root " +
         tree.root();
}

// The digests lead from the member to the root: on the way up, those of the other sides.
Text member_of_sweep(Lines& lines, View game, View start, View result) {
  const Texts fields = lines.take("member", 3);
  Text below = digest_of_leaf(joined({Text(game), fields[1], Text(result), fields[2], Text(start)}, "\t"));
  while (lines.keyword() != "root") {
    const bool left = lines.keyword() == "left";
    const Text other = lines.take(left ? "left" : "right", 2)[1];
    below = left ? digest_of_pair(other, below) : digest_of_pair(below, other);
  }
  if (lines.take("root", 2)[1] != below) throw Malformed("these digests lead to another root");
  return ", of size " + std::to_string(number(fields[1])) + " and weight " + std::to_string(number(fields[2])) +
         " in the sweep with root " + below;
}

}  // namespace sprague::verify
