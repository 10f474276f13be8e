#include "certificates/evidence.hpp"

#include <fmt/format.h>

#include "certificates/induction_certificate.hpp"
#include "certificates/known_statements.hpp"
#include "certificates/sweep_certificate.hpp"

namespace sprague {

EvidenceBudget short_budget() {
  return {1'200, 250, 1};
}
EvidenceBudget long_budget() {
  return {4'000, 20'000, 10};
}

void Evidence::remember(bool shown, std::uint64_t size, std::string text, std::string game, Asked asked) {
  Kept& kept = kept_[shown];
  const Identity identity{std::move(text), std::move(game), asked};
  const auto [place, is_new] = kept.sizes.try_emplace(identity, size);
  if (!is_new) {
    if (place->second <= size) return;
    kept.by_size.erase({place->second, identity});
    place->second = size;
  }
  kept.by_size.insert({size, identity});
  if (kept.by_size.size() > kept.most) {
    const auto& [dropped_text, dropped_game, dropped_asked] = kept.by_size.rbegin()->second;
    groups_.at(dropped_game)->drop(shown, dropped_asked, dropped_text);
    kept.sizes.erase(kept.by_size.rbegin()->second);
    kept.by_size.erase(std::prev(kept.by_size.end()));
  }
  if (kept.by_size.size() == kept.most) kept.largest = kept.by_size.rbegin()->first;
}

void Evidence::tell_sweep(std::string game, std::string family, std::vector<SweptMember> members,
                          std::map<std::uint64_t, std::uint64_t> counterexamples) {
  const std::scoped_lock lock(mutex_);
  sweeps_.push_back({std::move(game), std::move(family), std::move(members), std::move(counterexamples)});
}

void Evidence::tell_induction(const LocalTable& table, std::string_view game, std::string_view family) {
  const std::scoped_lock lock(mutex_);
  inductions_.try_emplace(fmt::format("{}-induction-{}", game, family), induction_certificate(table, game, family));
}

Evidence::Written Evidence::write(const Effort& effort) {
  Written written;
  std::map<std::string, std::size_t> counts;
  const auto statement = [&](std::string_view game) { return statement_of(claim_, reading_, game); };
  const auto keep = [&](std::string_view game, std::string_view kind, std::string_view text) {
    const std::string name = fmt::format("{}-{}", game, kind);
    const std::size_t count = ++counts[name];
    return sink_.keep(count == 1 ? name : fmt::format("{}-{}", name, count), text);
  };
  const Policy policy{effort, budget_, statement, keep, written.files, written.left_out};
  for (const auto& [name, group] : groups_) group->write(policy);
  for (Swept& swept : sweeps_) {
    const auto claim = statement(swept.game);
    ENSURE(claim, "the verifier has no words for what a sweep is of");
    keep(swept.game, "sweep",
         sweep_certificate(swept.game, swept.family, std::move(swept.members),
                           {claim->claim, claim->reading, std::move(swept.counterexamples)}));
  }
  for (const auto& [name, text] : inductions_) sink_.keep(name, text);
  return written;
}

}  // namespace sprague
