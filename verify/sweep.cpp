// Sweeps: every member of a family, with what was found of it. Here, that they are members of the family, each once and
// none missing, by their weights; who wins where there are few edges, by playing all out; how many of them contradict
// the claim; and the root of the tree of their digests, which tells a member from what is none, and the sweep from
// others.
#include "verify/digests.hpp"
#include "verify/families.hpp"

namespace sprague::verify {
namespace {

constexpr Number most_edges_played = 7;  // with more, this would take longer than to find the results out did

using Sums = std::vector<std::uint64_t>;  // of members, of their weights, of those against the claim

// What the root commits to beside the members: the game, and the lines of family, claim and sizes.
struct Head {
  Lines& lines;
  Text game;
  Text text = game;
  Text name = {};  // of the family
  Family family = {};
  Texts claim = {};
  std::vector<Number> sizes = {};

  Texts take(View keyword, std::size_t count) {
    Texts fields = lines.take(keyword, count);
    text += "\n" + joined(fields, "\t");
    return fields;
  }

  void begin() {
    name = take("family", 2)[1];
    family = family_of(name, game);
    claim = take("claim", 3);
  }

  // The numbers after the size.
  Sums next_size() {
    const Texts fields = take("size", 5);
    const Number size = number(fields[1]);
    Sums sums{number(fields[2]), number(fields[3]), number(fields[4])};
    if (!sizes.empty() && size != sizes.back() + 1) throw Malformed("the sizes do not follow each other");
    if (size >= family.census.size()) throw TooLarge("the members of this size are not counted");
    const std::uint64_t weight = family.census[size];
    if (weight == 0) throw Malformed("the family has no members of this size");
    if (sums[1] != weight) throw Malformed("all members of this size weigh " + std::to_string(weight));
    sizes.push_back(size);
    return sums;
  }

  // With the root of the tree of members.
  Text take_root(View members) {
    Text root = digest_of_pair(digest_of_leaf(text), members);
    if (sizes.empty()) throw Malformed("there are no sizes");
    if (lines.take("root", 2)[1] != root) throw Malformed("the root is another one");
    return root;
  }

  Text members() const {
    const Text most = std::to_string(sizes.back());
    return name + " with " + (sizes.size() == 1 ? most : std::to_string(sizes.front()) + " to " + most) + " edges";
  }

  bool is_against_claim(View start, View result) const {
    if (result != "first" && result != "second") throw Malformed("expected who wins");
    const auto nimber = result == "second" ? std::optional<std::uint64_t>(0) : std::nullopt;
    return is_against(claim[1], claim[2], game, start, nimber);
  }

  Text claim_said() const { return claim[1] + ", " + claim[2]; }

  Text leaf(Number size, View result, std::uint64_t weight, View start) const {
    return joined({game, std::to_string(size), Text(result), std::to_string(weight), Text(start)}, "\t");
  }
};

// By playing all out.
bool first_wins(const Game& game, const Text& position, std::map<Text, bool>& known) {
  if (const auto found = known.find(position); found != known.end()) return found->second;
  const Moves moves = game.moves(position);
  const bool wins =
      std::ranges::any_of(moves, [&](const auto& move) { return !first_wins(game, move.second(), known); });
  return known[position] = wins;
}

}  // namespace

Text sweep(Lines& lines, View name) {
  const Game game = game_of(name);
  Head head{lines, Text(name)};
  head.begin();
  DigestTree tree;
  std::size_t played = 0;
  std::uint64_t against = 0;
  while (lines.keyword() == "size") {
    const Sums said = head.next_size();
    const std::size_t line = lines.number;
    const Number size = head.sizes.back();
    Sums sums(3);
    for (Text last; lines.keyword() == "member"; ++sums[0]) {
      const Texts fact = lines.take("member", 4);
      const Text& start = fact[3];
      const Member member = head.family.member(start);
      if (start <= last) throw Malformed("the members do not rise");
      last = start;
      if (member.size != size) throw Malformed("the member is of size " + std::to_string(member.size));
      if (member.weight != number(fact[2])) throw Malformed("the member weighs " + std::to_string(member.weight));
      sums[1] += member.weight;
      sums[2] += head.is_against_claim(start, fact[1]) ? 1 : 0;
      if (size <= most_edges_played) {
        std::map<Text, bool> known;
        if (first_wins(game, game.start(start), known) != (fact[1] == "first"))
          throw Malformed("the other player wins");
        ++played;
      }
      tree.add(head.leaf(size, fact[1], member.weight, start));
    }
    against += sums[2];
    if (sums == said) continue;
    lines.number = line;
    throw Malformed("the size's members add up to other numbers");
  }
  const Text root = head.take_root(tree.root());
  const Text members = std::to_string(tree.leaves);
  const Text results = played == 0 ? "results as given, none verified"
                                   : std::to_string(played) + " of " + members + " results verified" +
                                         (played < tree.leaves ? ", the others as given" : "");
  return "census complete: " + members + " members, all " + head.members() + "; " + results + "; by these " +
         std::to_string(against) + " are against " + head.claim_said() + "; root " + root;
}

// The digests lead from the member to the root of the tree: on the way up, those of the other sides.
Text member_of_sweep(Lines& lines, View game, View start, View result) {
  const Texts fact = lines.take("member", 3);
  const std::size_t line = lines.number;
  Head head{lines, Text(game)};
  const Number size = number(fact[1]);
  const Number weight = number(fact[2]);
  Text below = digest_of_leaf(head.leaf(size, result, weight, start));
  while (lines.keyword() == "left" || lines.keyword() == "right") {
    const bool left = lines.keyword() == "left";
    const Text other = lines.take(lines.keyword(), 2)[1];
    below = left ? digest_of_pair(other, below) : digest_of_pair(below, other);
  }
  head.begin();
  while (lines.keyword() == "size") head.next_size();
  const Text root = head.take_root(below);
  static_cast<void>(head.is_against_claim(start, result));  // or the claim does not speak of it
  const Member member = head.family.member(start);
  if (member.size == size && member.weight == weight && std::ranges::count(head.sizes, size) == 1) {
    return ", of size " + std::to_string(size) + " and weight " + std::to_string(weight) + " in a sweep of " +
           head.members() + " for " + head.claim_said() + ", with root " + root;
  }
  lines.number = line;
  throw Malformed("the member has another size or weight, or the sweep has no such size");
}

}  // namespace sprague::verify
