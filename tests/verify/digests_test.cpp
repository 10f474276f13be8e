// The verifier's digests against what the standards publish.
#include <gmock/gmock.h>

#include "tests/verify/published_digests.hpp"
#include "verify/digests.hpp"

namespace sprague::verify {
namespace {

TEST(VerifierDigests, AreTheStandards) {
  for (const auto& [message, digest] : published::kSha256) {
    EXPECT_EQ(sha256(message), digest) << quoted(message);
  }
}

TEST(VerifierDigests, TheirTreesAreTheStandards) {
  for (std::size_t count = 0; count <= published::kLeaves.size(); ++count) {
    DigestTree tree;
    for (std::size_t i = 0; i < count; ++i) tree.add(published::kLeaves[i]);
    EXPECT_EQ(tree.root(), published::kRoots[count]) << count;
  }
}

TEST(VerifierDigests, AreWrittenInOneWay) {
  const Text right(published::kRoots[1]);
  EXPECT_NO_THROW(digest_of_pair(right, right));
  for (const Text& wrong : {Text(), right.substr(1), right.substr(2), right + "0", right + "00", "G" + right.substr(1),
                            "6E" + right.substr(2), " " + right.substr(1)}) {
    EXPECT_THROW(digest_of_pair(wrong, right), Malformed) << wrong;
    EXPECT_THROW(digest_of_pair(right, wrong), Malformed) << wrong;
  }
}

}  // namespace
}  // namespace sprague::verify
