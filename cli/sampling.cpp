#include "cli/sampling.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <iostream>
#include <random>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "certificates/rules.hpp"
#include "certificates/starts_proof.hpp"
#include "certificates/sweep_certificate.hpp"
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

// What the verifier says of a text, which is a file for it that has no place on any disk.
verify::Result verify_text(const std::string& text) {
  const FileDescriptor file(memfd_create("proof", MFD_CLOEXEC));
  const std::string path = fmt::format("/proc/self/fd/{}", file.get());
  if (!file.is_open()) fail_file("proof", "make a file in memory");
  write_and_flush(file, text, path);
  return verify::verify(path);
}

verify::Result rejected(const std::string& text) {
  return {verify::Verdict::rejected, 0, "rejected: " + text};
}

}  // namespace

verify::Result verify_with_sample(const std::string& path, std::size_t count, std::uint64_t seed) {
  verify::Result whole = verify::verify(path);
  if (whole.verdict != verify::Verdict::verified) return whole;
  const Sweep sweep = parse_sweep(read_certificate(path));
  const std::vector<SweptMember> sample = sample_of(sweep.members, count, seed);
  std::vector<Asked> asked;
  for (const SweptMember& member : sample) asked.push_back({member});
  const std::string proof = proof_of(sweep.game, asked);
  const verify::Result proved = verify_text(proof);
  if (proved.verdict != verify::Verdict::verified) return rejected("the proof of a sample is not: " + proved.text);
  const std::vector<std::string> results = results_in(proof);
  for (std::size_t i = 0; i < sample.size(); ++i) {
    if (results.at(i) != sample[i].result) return rejected(fmt::format("{} is {}", sample[i].position, results[i]));
  }
  whole.text += fmt::format("; by proof (a sample, seed {}): {} of {} results verified", seed, sample.size(),
                            sweep.members.size());
  return whole;
}

int verify_samples(const std::vector<std::string>& paths, std::size_t count, std::uint64_t seed) {
  const auto check = [&](const std::string& path) { return verify_with_sample(path, count, seed); };
  return verify::verify_all(paths, std::cout, check);
}

int show_member(const std::string& path, const std::string& position) {
  const std::string board = print_board(parse_plane_map(position));
  const verify::Result whole = verify::verify(path);
  if (whole.verdict != verify::Verdict::verified) {
    std::cerr << whole.text << std::endl;
    return static_cast<int>(whole.verdict);
  }
  const Sweep sweep = parse_sweep(read_certificate(path));
  const auto member = std::ranges::find(sweep.members, board, &SweptMember::position);
  if (member == sweep.members.end()) throw InputError(fmt::format("'{}': {} has no such member", position, path));
  const auto index = static_cast<std::size_t>(member - sweep.members.begin());
  const std::string proof = proof_of(sweep.game, {{*member, membership_of(sweep, index)}});
  const verify::Result proved = verify_text(proof);
  if (proved.verdict == verify::Verdict::verified) {
    std::cout << proof << std::flush;
  } else {
    std::cerr << proved.text << std::endl;
  }
  return static_cast<int>(proved.verdict);
}

}  // namespace sprague::cli
