#include "conjectures/sprouts/starts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>

#include "certificates/pruned_proof.hpp"
#include "checkers/each_index.hpp"
#include "checkers/proof_search.hpp"
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
    while (!answer.settles(question)) {
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

// An answer between runs: the nimber, whether that is it or a bound, and the two counts.
std::string text_of(const Answer& answer) {
  return fmt::format("{} {} {} {}", answer.nimber.least, answer.nimber.exact ? 1 : 0, answer.positions, answer.proof);
}

Answer parse_answer(const std::string& text) {
  std::istringstream stream(text);
  Answer answer;
  stream >> answer.nimber.least >> answer.nimber.exact >> answer.positions >> answer.proof;
  if (!stream || text_of(answer) != text) {
    throw InputError(fmt::format("'{}': expected an answer: nimber, 0 or 1, positions, components", text));
  }
  return answer;
}

// From an earlier run if that had it; what is open for want of memory is asked again.
Answer answer_once(const Sprouts& game, const Effort& effort, const Question& question) {
  if (effort.parts == nullptr) return answer_to(game, effort, question);
  const std::string part = fmt::format("{}, below {}", question.start.print(), question.enough);
  if (const auto before = effort.parts->recall(part)) return parse_answer(*before);
  Answer answer = answer_to(game, effort, question);
  if (answer.settles(question)) effort.parts->keep(part, text_of(answer));
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
  const auto answer = [&](std::size_t i) { answers[i] = answer_once(game, share, questions[i]); };
  each_index(parallel, questions.size(), answer, "starting positions");
  return answers;
}

}  // namespace sprague::sprouts
