// Digests and their trees against what the standards publish; paths by going up them.
#include "certificates/digest_tree.hpp"

#include <gmock/gmock.h>

#include "tests/verify/published_digests.hpp"

namespace sprague {
namespace {

TEST(DigestTreeTest, DigestsAreTheStandards) {
  for (const auto& [message, digest] : published::kSha256) {
    EXPECT_EQ(hexadecimal(sha256(message)), digest) << message.substr(0, 60);
  }
}

TEST(DigestTreeTest, TreesAreTheStandards) {
  DigestTree tree;
  EXPECT_EQ(tree.root(), published::kRoots[0]);
  for (std::size_t i = 0; i < published::kLeaves.size(); ++i) {
    tree.add(published::kLeaves[i]);
    EXPECT_EQ(tree.root(), published::kRoots[i + 1]) << i + 1;
  }
}

std::string bytes_of(std::string_view hexadecimal) {
  std::string bytes;
  for (std::size_t i = 0; i < hexadecimal.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(std::string(hexadecimal.substr(i, 2)), nullptr, 16));
  }
  return bytes;
}

TEST(DigestTreeTest, PathsLeadToTheRoot) {
  for (std::size_t count = 1; count <= published::kLeaves.size(); ++count) {
    DigestTree tree;
    for (std::size_t i = 0; i < count; ++i) tree.add(published::kLeaves[i]);
    for (std::size_t i = 0; i < count; ++i) {
      std::string digest = hexadecimal(sha256(std::string(1, '\0') + published::kLeaves[i]));
      for (const Sibling& sibling : tree.path(i)) {
        const bool left = sibling.side == Sibling::Side::left;
        const std::string pair = left ? sibling.digest + digest : digest + sibling.digest;
        digest = hexadecimal(sha256('\1' + bytes_of(pair)));
      }
      EXPECT_EQ(digest, published::kRoots[count]) << i << " of " << count;
    }
  }
}

}  // namespace
}  // namespace sprague
