#include "reports/chain.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"
#include "reports/digest.hpp"

namespace sprague {
namespace {

constexpr std::string_view kBefore = ",\"before\":\"";
constexpr std::string_view kDigest = ",\"digest\":\"";
constexpr std::string_view kEndOfDigest = "\"";
constexpr std::size_t kField = kBefore.size() + kDigestLength + kEndOfDigest.size();
static_assert(kBefore.size() == kDigest.size());

// Takes the last key and its digest out of an object.
std::string take_digest(std::string& object, std::string_view key) {
  const std::size_t least = kField + 2;
  const bool is_closed = object.size() >= least && object.ends_with("\"}");
  const std::size_t field = is_closed ? object.size() - 1 - kField : 0;
  if (!is_closed || object.compare(field, key.size(), key) != 0) {
    throw InputError("expected a line whose last keys are \"before\" and \"digest\"");
  }
  std::string digest = object.substr(field + key.size(), kDigestLength);
  object.erase(field, kField);
  return digest;
}

std::string with_digest(std::string_view object, std::string_view key, std::string_view digest) {
  return fmt::format("{}{}{}{}}}", object.substr(0, object.size() - 1), key, digest, kEndOfDigest);
}

}  // namespace

std::string Chain::line_of(std::string_view object) const {
  ENSURE(object.size() > 2 && object.ends_with('}'), "a line of a chain is an object with a key");
  const std::string linked = with_digest(object, kBefore, last_);
  return with_digest(linked, kDigest, digest_of(linked));
}

std::string Chain::take(std::string_view line) {
  std::string object(line);
  const std::string said = take_digest(object, kDigest);
  if (const std::string digest = digest_of(object); said != digest) {
    throw InputError(fmt::format("expected the digest {} of what the line says, not {}: it was edited", digest, said));
  }
  const std::string before = take_digest(object, kBefore);
  if (before != last_) {
    const std::string what = lines_ == 0 ? what_ : fmt::format("line {}", lines_);
    throw InputError(fmt::format(
        "expected before this line {}, the digest of {}, not {}: something before it was edited, taken out or moved",
        last_, what, before));
  }
  last_ = said;
  ++lines_;
  return object;
}

}  // namespace sprague
