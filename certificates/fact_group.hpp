// The facts that were told of one game's positions, and their proofs (certificates/evidence.hpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/certificate_head.hpp"
#include "certificates/certified_start.hpp"
#include "certificates/rules.hpp"
#include "checkers/effort.hpp"
#include "games/brussels_loops.hpp"
#include "games/laskers_nim.hpp"
#include "games/octal_heap.hpp"

namespace sprague {

// What a position was asked for.
enum class Asked : std::uint8_t { nimber, outcome, misere_outcome, lengths };

// What a fact was good for.
enum class Standing : std::uint8_t { used, witness, counterexample };
constexpr bool is_shown(Standing standing) {
  return standing != Standing::used;
}

// The game with its code, as certificates name it.
template <class G>
std::string game_name_of(const G& game) {
  const std::string code = game.code();
  return code.empty() ? std::string(G::kName) : std::string(G::kName) + ":" + code;
}

// How much of what a reading tells is kept and certified; what that is worth in positions, of each game, is in
// fact_group.cpp.
struct EvidenceBudget {
  std::size_t facts;      // that were used
  std::size_t witnesses;  // and counterexamples
  std::size_t patience;   // so many times what is looked into in the quick tier
};

// What a group needs of the policy.
struct Policy {
  const Effort& effort;
  const EvidenceBudget& budget;
  std::function<std::optional<Against>(std::string_view game)> statement;
  // Takes a certificate of such a kind and game, and gives its file.
  std::function<std::string(std::string_view game, std::string_view kind, std::string_view text)> keep;
  std::map<std::string, std::string>& files;  // by starting position
  std::vector<std::string>& left_out;
};

class FactGroup {
 public:
  virtual ~FactGroup() = default;
  virtual void drop(bool shown, Asked asked, const std::string& text) = 0;
  virtual void write(const Policy& policy) const = 0;
};

template <HasLabels G>
class GroupOf : public FactGroup {
 public:
  explicit GroupOf(G rules) : rules_(std::move(rules)) {}

  void tell(Standing standing, Asked asked, std::uint64_t size, CertifiedStart<G> start) {
    start.proof = asked == Asked::nimber ? ProofOf::nimber : ProofOf::outcome;
    std::tuple key(is_shown(standing), asked, start.text);
    const auto [place, is_new] = told_.try_emplace(std::move(key), Told{standing, size, std::move(start)});
    if (is_new) return;
    place->second.standing = std::max(place->second.standing, standing);
    place->second.size = std::min(place->second.size, size);
  }
  void tell_play(const CertifiedStart<G>& start, const std::vector<std::string>& moves) {
    plays_.try_emplace(std::pair(start.text, moves), start);
  }
  void drop(bool shown, Asked asked, const std::string& text) override { told_.erase({shown, asked, text}); }

  void write(const Policy& policy) const override;

 private:
  struct Told {
    Standing standing;
    std::uint64_t size;
    CertifiedStart<G> start;
  };

  std::vector<const Told*> in_order(bool lengths) const;
  template <class Allow, class Prove>
  void spend(const Policy& policy, const std::vector<const Told*>& facts, Allow allow, Prove prove) const;
  void write_lengths(const Policy& policy) const;
  void write_winners_and_nimbers(const Policy& policy) const;
  void write_plays(const Policy& policy) const;

  G rules_;
  std::map<std::tuple<bool, Asked, std::string>, Told> told_;
  std::map<std::pair<std::string, std::vector<std::string>>, CertifiedStart<G>> plays_;
};

// Compiled once, in fact_group.cpp.
extern template class GroupOf<ArrowsOnGraphs>;
extern template class GroupOf<Cycles>;
extern template class GroupOf<LabelledBrussels>;
extern template class GroupOf<OctalOnGraphs>;
extern template class GroupOf<Sprouts>;
extern template class GroupOf<Unlabelled<BrusselsLoops>>;
extern template class GroupOf<Unlabelled<BrusselsSprouts>>;
extern template class GroupOf<Unlabelled<CircularPolygons>>;
extern template class GroupOf<Unlabelled<LaskersNim>>;
extern template class GroupOf<Unlabelled<OctalHeap>>;
extern template class GroupOf<WrittenGame>;

}  // namespace sprague
