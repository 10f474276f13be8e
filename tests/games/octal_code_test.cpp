// Octal codes: the bits of a digit are those of Definition 3, and anything that is not a code is refused.
#include "games/octal_code.hpp"

#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(OctalCodeTest, DigitsOfDefinition3) {
  const OctalCode code = OctalCode::parse("0.01234567");
  for (unsigned i = 1; i <= 8; ++i) {
    const unsigned u = i - 1;
    EXPECT_EQ(code.digit(i), u);
    EXPECT_EQ(code.may_empty(i), u % 2 == 1) << i;
    EXPECT_EQ(code.may_leave_one(i), u / 2 % 2 == 1) << i;
    EXPECT_EQ(code.may_split(i), u / 4 == 1) << i;
  }
  for (std::size_t beyond : {std::size_t{0}, std::size_t{9}, std::size_t{1000}}) EXPECT_EQ(code.digit(beyond), 0U);
  EXPECT_EQ(code.most_taken(), 8U);
}

TEST(OctalCodeTest, PrintsWhatItParsed) {
  for (const char* text : {"0.33", "0.07", "0.6", "0.137", "0.3133", "0.0007", "0.7777777777777777"}) {
    EXPECT_EQ(OctalCode::parse(text).text(), text);
  }
}

// Definition 3: "In this case, we stop the code at the last non-zero u_i."
TEST(OctalCodeTest, StopsAtTheLastNonZeroDigit) {
  EXPECT_EQ(OctalCode::parse("0.330"), OctalCode::parse("0.33"));
  EXPECT_EQ(OctalCode::parse("0.3300").text(), "0.33");
  EXPECT_EQ(OctalCode::parse("0.100").most_taken(), 1U);
}

class BadCode : public ::testing::TestWithParam<const char*> {};
TEST_P(BadCode, IsInputError) {
  EXPECT_THROW(OctalCode::parse(GetParam()), InputError);
}
INSTANTIATE_TEST_SUITE_P(Texts, BadCode,
                         ::testing::Values("", "0", ".", "0.", "33", ".33", "0.000", "0.8", "0.38", "0.3a", "0.abc",
                                           "1.33", "0,33", "0.33 ", " 0.33", "0.3.3", "-0.33", "0.+3", "4.33",
                                           "0.77777777777777777"));

}  // namespace
}  // namespace sprague
