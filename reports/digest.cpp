#include "reports/digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <new>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

std::string hexadecimal_text(XXH128_hash_t digest) {
  return fmt::format("{:016x}{:016x}", digest.high64, digest.low64);
}

int free_state(XXH3_state_t* state) {
  return XXH3_freeState(state);
}

}  // namespace

std::string digest_of(std::string_view bytes) {
  return hexadecimal_text(XXH3_128bits(bytes.data(), bytes.size()));
}

Digester::Digester() : state_(XXH3_createState(), free_state) {
  if (state_ == nullptr) throw std::bad_alloc();
  ENSURE(XXH3_128bits_reset(state_.get()) == XXH_OK, "a digest cannot be begun");
}

void Digester::add(std::string_view bytes) {
  ENSURE(XXH3_128bits_update(state_.get(), bytes.data(), bytes.size()) == XXH_OK, "a digest cannot go on");
  bytes_ += bytes.size();
}

std::string Digester::digest() const {
  return hexadecimal_text(XXH3_128bits_digest(state_.get()));
}

}  // namespace sprague
