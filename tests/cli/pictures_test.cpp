// Pictures of positions: the board with its labels, its arrows and the moves that win.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "reports/picture_drawing.hpp"
#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using command::run;
using nlohmann::json;

TEST(Pictures, AreSvg) {
  const support::Scratch scratch;
  const auto file = scratch.path() / "star.svg";
  EXPECT_EQ(run({"value", "octal:0.33", "S(1,2,3)", "--svg", file.string()}).exit_code, 0);
  EXPECT_THAT(support::slurp(file), ::testing::StartsWith("<svg"));
}

// Puts the winning arrows that the answer names ("b>d" on plane boards, "2>3" on graphs) into the picture of the board.
void mark_winning(Picture& picture, const json& answer) {
  std::string names;
  for (const std::string name : answer["winning_moves"]) {
    const char zero = name[0] >= 'a' ? 'a' : '0';
    picture.arrows.push_back(
        {static_cast<Vertex>(name[0] - zero), static_cast<Vertex>(name[2] - zero), ArrowStyle::first});
    names += (names.empty() ? "draw " : " or ") + name;
  }
  picture.below = "winning moves: " + (names.empty() ? "none" : names);
}

// The picture that says by hand what the position is: its board, its arrows, and a dart of each of its cells.
TEST(Pictures, OfBoards) {
  struct Pictured {
    std::string game;
    std::string position;
    Picture picture;
  };
  const std::string hourglass = "bdec,ca,ab,ea,ad outer=a>b";
  const Ends hexagon{0, 2};
  const Ends triangle{0, 4};
  const std::vector<Pictured> cases = {
      {"cycles",
       "bd,acd,bd,abc outer=a>b; b>d",
       {.notation = "bd,acd,bd,abc outer=a>b", .caption = "", .arrows = {{1, 3}}, .cells = {{0, 3}, {1, 3}}}},
      {"cycles",
       hourglass + "; d>e,b>c",
       {.notation = hourglass, .caption = "", .arrows = {{3, 4}, {1, 2}}, .cells = {hexagon, triangle}}},
      {"cycles:simple", hourglass, {.notation = hourglass, .caption = "", .cells = {triangle}}},
      {"arrows", "P6; 1>0", {.notation = "g6:EhCG", .caption = "", .arrows = {{1, 0}}, .numbered = true}},
      {"sprouts", "(adbde) | (ade),(c) on P3", {.notation = "(adbde) | (ade),(c) on P3", .caption = ""}}};
  const support::Scratch scratch;
  const auto file = scratch.path() / "picture.svg";
  for (Pictured c : cases) {
    if (c.game != "sprouts") mark_winning(c.picture, json::parse(run({"value", c.game, c.position, "--json"}).out));
    EXPECT_EQ(run({"value", c.game, c.position, "--svg", file.string()}).exit_code, 0);
    EXPECT_EQ(support::slurp(file), svg_of(c.picture)) << c.game << ' ' << c.position;
  }
}

// An edge with both ends, by the numbers of the board; a vertex that wins alone is filled.
TEST(Pictures, MarkWinningMoves) {
  const support::Scratch scratch;
  const auto file = scratch.path() / "picture.svg";
  const auto picture = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "value");
    words.insert(words.end(), {"--svg", file.string()});
    EXPECT_EQ(command::run(words).exit_code, 0);
    return support::slurp(file);
  };
  const auto count = [](const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
  };
  // Taking the middle vertex, or the whole path of two: of P3 under 0.07 every edge wins.
  const std::string arc = picture({"octal:0.07", "P3"});
  EXPECT_EQ(count(arc, "stroke-width=\"5\""), 2U);
  EXPECT_THAT(arc, ::testing::HasSubstr(">winning moves: take 0,1 or 1,2</text>"));
  for (const char* label : {">0<", ">1<", ">2<"}) EXPECT_EQ(count(arc, label), 1U) << label;
  const std::string kayles = picture({"nodekayles", "K(1,2)"});  // the hub leaves nothing
  EXPECT_EQ(count(kayles, "#e66100"), 1U);
  EXPECT_THAT(kayles, ::testing::HasSubstr("winning moves: choose 0"));
  // The diamond: both directions of the diagonal (Zandee, Section 2.1.1), so two heads of first moves.
  const std::string diamond = picture({"cycles", "bd,acd,bd,abc outer=a>b"});
  EXPECT_EQ(count(diamond, "fill=\"#1a5fb4\""), 2U);
  EXPECT_THAT(diamond, ::testing::HasSubstr("winning moves: draw b&gt;d or d&gt;b"));
  EXPECT_THAT(picture({"arrows", "P3"}), ::testing::HasSubstr(">2<"));
}

}  // namespace
}  // namespace sprague
