#include "cli/sampling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include "canonical/ensure.hpp"
#include "checkers/sweep_certificate.hpp"
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

// A member, and what shows that the sweep has it, where that is asked for.
struct Asked {
  SweptMember member;
  std::optional<Membership> membership = std::nullopt;
};

// The proof of who wins each of them, as the engine finds it now. Sweeps are of the Game of Cycles.
std::string proof_of(std::string_view name, const std::vector<Asked>& sample) {
  const std::size_t colon = std::min(name.find(':'), name.size());
  if (name.substr(0, colon) != Cycles::kName) {
    throw InputError(fmt::format("'{}': no sweeps of this game can be sampled", name));
  }
  const Cycles game = Cycles::from_code(name.substr(std::min(colon + 1, name.size())));
  std::vector<CertifiedStart<Cycles>> starts;
  for (const auto& [member, membership] : sample) {
    starts.push_back(start_of(game, member.position));
    starts.back().member = membership;
  }
  return StartsProof<Cycles>(game, Effort()).certificate(starts);
}

// What a proof says of its starting positions, in order, in the words of sweeps.
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

// What the verifier says of a text; for as long as that takes, it is a file beside that of the sweep.
Verification verify_text(const std::string& path, const std::string& text) {
  const std::filesystem::path file = std::filesystem::path(path).concat(".proof");
  write_file(file, text);
  Verification verification = verify_certificate(file);
  std::filesystem::remove(file);
  return verification;
}

int exit_code(bool right) {
  return static_cast<int>(right ? verify::Verdict::verified : verify::Verdict::rejected);
}

}  // namespace

Verification verify_sample(const std::string& path, std::size_t count, std::uint64_t seed) {
  const Sweep sweep = parse_sweep(read_certificate(path));
  const std::vector<SweptMember> sample = sample_of(sweep.members, count, seed);
  if (sample.empty()) return {true, "it has no members"};
  std::vector<Asked> asked;
  for (const SweptMember& member : sample) asked.push_back({member});
  const std::string proof = proof_of(sweep.game, asked);
  const Verification verification = verify_text(path, proof);
  const std::vector<std::string> results = results_in(proof);
  std::string wrong = verification.accepted ? "" : verification.text;
  for (std::size_t i = 0; i < sample.size() && wrong.empty(); ++i) {
    if (results.at(i) != sample[i].result) wrong = fmt::format("{} is {}", sample[i].position, results[i]);
  }
  if (!wrong.empty()) return {false, "rejected: " + wrong};
  return {true, fmt::format("{} of {} members verified", sample.size(), sweep.members.size())};
}

int verify_samples(const std::vector<std::string>& paths, std::size_t count, std::uint64_t seed) {
  bool right = true;
  for (const std::string& path : paths) {
    const Verification sample = verify_sample(path, count, seed);
    std::cout << fmt::format("{}: {}\n", path, sample.text);
    right = right && sample.accepted;
  }
  std::cout << (right ? "verified" : "rejected") << std::endl;
  return exit_code(right);
}

int show_member(const std::string& path, const std::string& position) {
  const Sweep sweep = parse_sweep(read_certificate(path));
  const auto member = std::ranges::find(sweep.members, position, &SweptMember::position);
  if (member == sweep.members.end()) throw InputError(fmt::format("'{}': {} has no such member", position, path));
  const auto index = static_cast<std::size_t>(member - sweep.members.begin());
  const std::string proof = proof_of(sweep.game, {{*member, membership_of(sweep, index)}});
  const Verification verification = verify_text(path, proof);
  if (verification.accepted) std::cout << proof << std::flush;
  if (!verification.accepted) std::cerr << verification.text << std::endl;
  return exit_code(verification.accepted);
}

}  // namespace sprague::cli
