// Sets of nimbers that prove one: closed by the rules alone, and not larger than need be.
#include "certificates/pruned_proof.hpp"

#include <gmock/gmock.h>

#include <map>
#include <optional>

#include "games/sprouts.hpp"

namespace sprague {
namespace {

using Nimbers = std::map<std::string, std::uint32_t>;

std::optional<std::uint32_t> value_of(const Nimbers& nimbers, const Sum<SproutsLand>& sum) {
  std::map<std::string, unsigned> counts;
  for (const SproutsLand& land : sum) ++counts[land.word];
  std::uint32_t value = 0;
  for (const auto& [word, count] : counts) {
    if (count % 2 == 0) continue;
    const auto found = nimbers.find(word);
    if (found == nimbers.end()) return std::nullopt;
    value ^= found->second;
  }
  return value;
}

bool has_option_worth(const Sprouts& game, const Nimbers& nimbers, const Sum<SproutsLand>& sum, std::uint32_t value) {
  for (std::size_t i = 0; i < sum.size(); ++i) {
    for (Sum<SproutsLand> option : game.options(sum[i])) {
      for (std::size_t j = 0; j < sum.size(); ++j) {
        if (j != i) option.push_back(sum[j]);
      }
      if (value_of(nimbers, option) == value) return true;
    }
  }
  return false;
}

// Is each of these nimbers shown by the others, as the rules go?
bool is_closed(const Sprouts& game, const Nimbers& nimbers) {
  return std::ranges::all_of(nimbers, [&](const auto& entry) {
    const SproutsLand land{entry.first};
    for (std::uint32_t smaller = 0; smaller < entry.second; ++smaller) {
      if (!has_option_worth(game, nimbers, {land}, smaller)) return false;
    }
    return std::ranges::all_of(game.options(land), [&](const Sum<SproutsLand>& option) {
      const auto value = value_of(nimbers, option);
      return value ? *value != entry.second : has_option_worth(game, nimbers, option, entry.second);
    });
  });
}

struct Proof {
  Nimbers nimbers;
  SproutsLand start;
};

Proof proof_of(const Sprouts& game, unsigned spots, Surface surface, bool whole_nimber) {
  ProofSearch<Sprouts> search(game, {});
  const Sum<SproutsLand> sum = game.spots(spots, surface);
  const NodeId node = search.node_of(sum.front());
  const bool exact = whole_nimber ? (search.nimber(sum), true) : search.is_lost(sum);
  PrunedProof<Sprouts> pruned(search);
  Proof proof{{}, sum.front()};
  for (const NodeId part : exact ? pruned.of_nimber(node) : pruned.of_no_less(node, 1)) {
    proof.nimbers[std::string(search.key(part))] = search.known_nimber(part).value();
  }
  return proof;
}

TEST(PrunedProof, IsClosedByTheRules) {
  const Sprouts game;
  for (const Surface surface : {Surface(), Surface::with_handles(1), Surface::with_crosscaps(1)}) {
    for (unsigned spots = 1; spots <= 4; ++spots) {
      for (const bool whole : {false, true}) {
        const Proof proof = proof_of(game, spots, surface, whole);
        EXPECT_TRUE(is_closed(game, proof.nimbers)) << spots << " on " << surface.print();
        EXPECT_TRUE(proof.nimbers.contains(proof.start.word) ||
                    has_option_worth(game, proof.nimbers, {proof.start}, 0));
      }
    }
  }
}

TEST(PrunedProof, NothingOfItCanBeSparedOrChanged) {
  const Sprouts game;
  const Proof proof = proof_of(game, 2, Surface(), false);
  ASSERT_GE(proof.nimbers.size(), 2U);
  for (const auto& entry : proof.nimbers) {
    Nimbers less = proof.nimbers;
    less.erase(entry.first);
    EXPECT_FALSE(less.contains(proof.start.word) && is_closed(game, less)) << game.print({entry.first});
    Nimbers changed = proof.nimbers;
    ++changed[entry.first];
    EXPECT_FALSE(is_closed(game, changed)) << game.print({entry.first});
  }
}

// At most twice the sizes that Lemoine and Viennot published for the sphere.
TEST(PrunedProof, IsAboutAsSmallAsPublishedOnes) {
  const Sprouts game;
  const std::map<unsigned, std::size_t> published{{2, 3}, {3, 6}, {4, 15}, {5, 15}, {6, 43}, {7, 65}};
  for (const auto& [spots, size] : published) {
    EXPECT_LE(proof_of(game, spots, Surface(), false).nimbers.size(), 2 * size) << spots;
  }
}

}  // namespace
}  // namespace sprague
