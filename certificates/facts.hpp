// How a check tells its evidence what it found out about positions of one game, by the game's own names: certificates
// may be written by other rules (certificates/rules.hpp).
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "certificates/evidence.hpp"
#include "certificates/rules.hpp"

namespace sprague {

template <class G>
class Facts {
 public:
  Facts(const Effort& effort, G game) : evidence_(evidence_of(effort)), game_(std::move(game)) {}
  Facts(Evidence& evidence, G game) : evidence_(&evidence), game_(std::move(game)) {}

  // Whether anybody wants to know.
  explicit operator bool() const { return evidence_ != nullptr; }

  // Of an instance of that size, as the check counts it, a position as rules.hpp takes it, or a function that gives it,
  // which is called only if the fact is wanted.
  template <class Position>
  void used(Asked asked, std::uint64_t size, const Position& position) const {
    tell(Standing::used, asked, size, position);
  }
  // What the reading asks for.
  template <class Position>
  void witness(Asked asked, std::uint64_t size, const Position& position) const {
    tell(Standing::witness, asked, size, position);
  }
  // What contradicts the reading.
  template <class Position>
  void counterexample(Asked asked, std::uint64_t size, const Position& position) const {
    tell(Standing::counterexample, asked, size, position);
  }
  // A play, by the moves' names in certificates.
  template <class Position>
  void play(const Position& start, const std::vector<std::string>& moves) const {
    if (evidence_ == nullptr) return;
    with_certified_rules(game_, [&](const auto& rules) {
      if constexpr (requires { start_of(rules, start); }) evidence_->tell_play(rules, start_of(rules, start), moves);
    });
  }

  template <class Position>
  void tell(Standing standing, Asked asked, std::uint64_t size, const Position& position) const {
    if (evidence_ == nullptr || !evidence_->wants(standing, size)) return;
    if constexpr (std::invocable<const Position&>) {
      tell_of(standing, asked, size, position());
    } else {
      tell_of(standing, asked, size, position);
    }
  }

 private:
  template <class Position>
  void tell_of(Standing standing, Asked asked, std::uint64_t size, const Position& position) const {
    if (asked == Asked::misere_outcome) {
      if constexpr (std::same_as<G, OctalOnGraphs> && std::same_as<Position, Graph>) {
        const auto rules = rules_of_misere_play(game_);
        if (!rules || position.vertices() == 0 || !position.is_connected()) return;
        evidence_->tell(*rules, standing, Asked::outcome, size, start_of(*rules, position));
      }
      return;
    }
    with_certified_rules(game_, [&](const auto& rules) {
      // Not every way to give a position is one of all rules that a game may be certified by.
      if constexpr (requires { start_of(rules, position); }) {
        try {
          evidence_->tell(rules, standing, asked, size, start_of(rules, position));
        } catch (const OutOfBudget&) {
          return;  // certificates have no way to write it
        } catch (const InputError&) {
          return;  // the rules' own notation ends at smaller sizes
        }
      }
    });
  }

  Evidence* evidence_;
  [[no_unique_address]] G game_;
};

}  // namespace sprague
