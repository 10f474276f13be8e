#include "conjectures/sprouts/starts.hpp"

#include <fmt/format.h>

#include <memory>

#include "checkers/proof_search.hpp"
#include "checkers/sweep.hpp"
#include "games/sprouts.hpp"

namespace sprague::sprouts {
namespace {

using Search = ProofSearch<Sprouts>;

struct Worker {
  const Sprouts* game;
  Effort effort;
  const std::vector<Question>* questions;
  std::vector<KnownNimber>* answers;
  std::unique_ptr<Search> search = nullptr;  // questions share what is learnt

  void operator()(std::size_t index) {
    const auto& [start, enough] = (*questions)[index];
    KnownNimber& answer = (*answers)[index];
    if (search == nullptr || search->bytes() > effort.memory_bytes / 2) {
      search = std::make_unique<Search>(*game, effort);
    }
    const Sum<SproutsLand> sum = game->spots(start.spots, start.surface);
    try {
      while (!answer.exact && answer.least < enough) {
        if (search->is_lost(sum, Nimber(answer.least))) {
          answer.exact = true;
        } else {
          ++answer.least;
        }
      }
    } catch (const OutOfBudget&) {
      search.reset();
    }
  }
};

}  // namespace

std::string Start::print() const {
  return surface == Surface() ? fmt::format("{}", spots) : fmt::format("{} on {}", spots, surface.print());
}

std::string KnownNimber::print() const {
  return exact ? fmt::format("{}", least) : fmt::format(">= {}", least);
}

std::vector<KnownNimber> known_nimbers(const Effort& effort, const std::vector<Question>& questions) {
  const Sprouts game;
  std::vector<KnownNimber> answers(questions.size());
  std::vector<Worker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) workers.push_back({&game, effort.share(), &questions, &answers});
  feed<std::size_t>(
      effort, workers,
      [&](absl::FunctionRef<void(std::size_t)> sink) {
        for (std::size_t i = 0; i < questions.size(); ++i) sink(i);
      },
      1, "starting positions");
  return answers;
}

}  // namespace sprague::sprouts
