#include "conjectures/sprouts/starts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checkers/each_index.hpp"
#include "checkers/proof_search.hpp"
#include "checkers/pruned_proof.hpp"
#include "games/sprouts.hpp"

namespace sprague::sprouts {
namespace {

Answer answer_to(const Sprouts& game, const Effort& effort, const Question& question) {
  const Sum<SproutsLand> sum = game.spots(question.start.spots, question.start.surface);
  if (sum.empty()) return {KnownNimber::is(0), 0, 0};
  ProofSearch<Sprouts> search(game, effort);
  Answer answer;
  KnownNimber& nimber = answer.nimber;
  try {
    while (!nimber.exact && nimber.least < question.enough) {
      if (search.is_lost(sum, Nimber(nimber.least))) {
        nimber.exact = true;
      } else {
        ++nimber.least;
      }
    }
  } catch (const OutOfBudget&) {
  }
  answer.positions = search.counts().positions;
  const NodeId start = search.node_of(sum.front());
  PrunedProof<Sprouts> proof(search);
  answer.proof = (nimber.exact ? proof.of_nimber(start) : proof.of_no_less(start, nimber.least)).size();
  return answer;
}

}  // namespace

std::string Start::print() const {
  return surface == Surface() ? fmt::format("{}", spots) : fmt::format("{} on {}", spots, surface.print());
}

std::string KnownNimber::print() const {
  return exact ? fmt::format("{}", least) : fmt::format(">= {}", least);
}

std::vector<Answer> answers_to(const Effort& effort, const std::vector<Question>& questions) {
  const Sprouts game;
  const auto searches = static_cast<unsigned>(std::min<std::size_t>(effort.threads, questions.size()));
  Effort share = effort;
  share.threads = effort.threads / searches;
  share.memory_bytes = effort.memory_bytes / searches;
  std::vector<Answer> answers(questions.size());
  Effort parallel = effort;
  parallel.threads = searches;
  const auto answer = [&](std::size_t i) { answers[i] = answer_to(game, share, questions[i]); };
  each_index(parallel, questions.size(), answer, "starting positions");
  return answers;
}

}  // namespace sprague::sprouts
