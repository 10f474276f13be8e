// Sweeps over a family: members with what was found of each, which other certificates prove; here, that they are
// starting positions, each once, that they add up to the census, how many of them contradict the claim, and the root of
// the tree of their digests, which tells a member from what is none.
#include <array>
#include <utility>

#include "verify/game.hpp"

namespace sprague::verify {
namespace {

using Sums = std::array<std::uint64_t, 3>;  // of members, of their weights, of those against the claim

std::optional<std::uint64_t> nimber_of(View result) {
  if (result == "first") return std::nullopt;
  if (result == "second") return 0;
  if (!skip(result, "nimber ")) throw Malformed("expected who wins, or the nimber");
  return number(result);
}

}  // namespace

Text sweep(Lines& lines, View game_name) {
  const Game game = game_of(game_name);
  const Text family = lines.take("family", 2)[1];
  const Texts claim = lines.take("claim", 3);
  std::size_t members = 0;
  DigestTree tree;
  std::optional<Number> size;
  while (lines.keyword() == "size") {
    const Texts fields = lines.take("size", 5);
    const std::size_t line = lines.number;
    if (size >= number(fields[1])) throw Malformed("the sizes do not rise");
    size = number(fields[1]);
    const Sums said{number(fields[2]), number(fields[3]), number(fields[4])};
    Sums sums{};
    for (Text last; lines.keyword() == "member"; ++sums[0]) {
      const Texts member = lines.take("member", 4);
      if (member[3] <= last) throw Malformed("the members do not rise");
      last = member[3];
      static_cast<void>(game.start(last));
      tree.add(joined({Text(game_name), fields[1], member[1], member[2], last}, "\t"));
      sums[1] += number(member[2]);
      sums[2] += is_against(claim[1], claim[2], game_name, last, nimber_of(member[1])) ? 1 : 0;
    }
    members += sums[0];
    if (sums == said) continue;
    lines.number = line;
    throw Malformed("the size's members add up to other numbers");
  }
  const Text root = lines.take("root", 2)[1];
  if (std::move(tree).root() != root) throw Malformed("the members have another root");
  return family + ": the census of " + std::to_string(members) + " members, results as given; root " + root;
}

}  // namespace sprague::verify
