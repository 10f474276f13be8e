// Asks the binary whether the sanitizers are in it: a lane that only says so has run for months without one elsewhere.
#include <gmock/gmock.h>

#include <climits>
#include <cstdlib>
#include <memory>

namespace sprague {
namespace {

#ifdef SPRAGUE_SANITIZE
constexpr bool kAsked = true;
#else
constexpr bool kAsked = false;
#endif
#if defined(__has_feature)
constexpr bool kCompiledIn = __has_feature(address_sanitizer) != 0;
#elif defined(__SANITIZE_ADDRESS__)
constexpr bool kCompiledIn = true;
#else
constexpr bool kCompiledIn = false;
#endif

TEST(Sanitizer, IsCompiledInExactlyWhenAsked) {
  EXPECT_EQ(kCompiledIn, kAsked);
}

#ifdef SPRAGUE_SANITIZE
// Values that the compiler cannot know.
int opaque(int value) {
  volatile int hidden = value;
  return hidden;
}

TEST(SanitizerDeathTest, OverflowEndsTheProgram) {
  EXPECT_DEATH(std::exit(opaque(INT_MAX) + opaque(1) == 0 ? 1 : 0), "runtime error: signed integer overflow");
}

TEST(SanitizerDeathTest, AShiftOutOfRangeEndsTheProgram) {
  EXPECT_DEATH(std::exit((opaque(1) << opaque(40)) == 0 ? 1 : 0), "runtime error: shift exponent");
}

TEST(SanitizerDeathTest, AReadPastTheEndEndsTheProgram) {
  const auto three = std::make_unique<int[]>(3);
  const int* const raw = three.get();
  EXPECT_DEATH(std::exit(raw[opaque(3)] == 0 ? 1 : 0), "AddressSanitizer: heap-buffer-overflow");
}
#endif

// The checked standard library and our debug assertions are on in every test build.
TEST(Sanitizer, AssertionsAreOn) {
#ifdef SPRAGUE_DEBUG_ASSERTS
  constexpr bool ours = true;
#else
  constexpr bool ours = false;
#endif
#ifdef _GLIBCXX_ASSERTIONS
  constexpr bool library = true;
#else
  constexpr bool library = false;
#endif
  EXPECT_EQ(ours, library);
#ifdef SPRAGUE_SANITIZE
  EXPECT_TRUE(ours);
#endif
}

}  // namespace
}  // namespace sprague
