#include "cli/sampling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include "canonical/ensure.hpp"
#include "checkers/sweep_certificate.hpp"
#include "cli/verification.hpp"
#include "conjectures/certify.hpp"
#include "reports/certificate_files.hpp"
#include "reports/file_io.hpp"
#include "verify/verify.hpp"

namespace sprague::cli {
namespace {

// Different ones, in order. The generator is the standard's own, so that a seed means the same everywhere.
std::vector<SweptMember> sample_of(const std::vector<SweptMember>& members, std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<SweptMember> sample = members;
  for (std::size_t i = 0; i < std::min(count, sample.size()); ++i) {
    std::swap(sample[i], sample[i + random() % (sample.size() - i)]);
  }
  sample.resize(std::min(count, sample.size()));
  std::ranges::sort(sample);
  return sample;
}

// The proof of who wins each of them, as the engine finds it now.
std::string proof_of(const std::string& game, const std::vector<SweptMember>& sample) {
  constexpr std::string_view kCycles = "cycles:";
  if (!game.starts_with(kCycles)) throw InputError(fmt::format("'{}': no sweeps of this game can be sampled", game));
  const Cycles cycles = Cycles::from_code(std::string_view(game).substr(kCycles.size()));
  std::vector<CertifiedStart<Cycles>> starts;
  for (const SweptMember& member : sample) starts.push_back(start_of(cycles, cycles.parse_board(member.position)));
  return StartsProof<Cycles>(cycles, Effort()).certificate(starts);
}

// What a proof says of its starting positions, in order.
std::vector<std::string> results_in(std::string_view proof) {
  std::vector<std::string> results;
  bool after_start = false;
  while (!proof.empty()) {
    const std::string_view line = proof.substr(0, proof.find('\n'));
    proof.remove_prefix(line.size() + 1);
    if (after_start) results.emplace_back(line.substr(0, line.find('\t')));
    after_start = line.starts_with("start\t");
  }
  return results;
}

}  // namespace

int verify_samples(const std::vector<std::string>& paths, std::size_t count, std::uint64_t seed) {
  bool right = true;
  for (const std::string& path : paths) {
    const Sweep sweep = parse_sweep(read_certificate(path));
    const std::vector<SweptMember> sample = sample_of(sweep.members, count, seed);
    const std::string proof = proof_of(sweep.game, sample);
    const std::filesystem::path file = std::filesystem::path(path).concat(".sample");
    write_file(file, proof);
    const Verification verification = verify_certificate(file);
    std::filesystem::remove(file);
    const std::vector<std::string> results = results_in(proof);
    std::string wrong = verification.accepted ? "" : verification.text;
    for (std::size_t i = 0; i < sample.size() && wrong.empty(); ++i) {
      if (results.at(i) != sample[i].result) wrong = fmt::format("{} is {}", sample[i].position, results[i]);
    }
    std::cout << fmt::format("{}: {}\n", path,
                             wrong.empty()
                                 ? fmt::format("{} of {} members verified", sample.size(), sweep.members.size())
                                 : "rejected: " + wrong);
    right = right && wrong.empty();
  }
  const auto verdict = right ? verify::Verdict::verified : verify::Verdict::rejected;
  std::cout << (right ? "verified" : "rejected") << std::endl;
  return static_cast<int>(verdict);
}

}  // namespace sprague::cli
