// Pictures of Sprouts: every vertex once, clockwise as the notation has them, nothing on top of anything else.
#include "reports/sprouts_svg.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <regex>
#include <set>

#include "games/sprouts_notation.hpp"
#include "reports/point.hpp"

namespace sprague {
namespace {

constexpr double kDotRadius = 4.5;

// Letters in these come twice, so that they are drawn as they are typed.
const std::vector<std::string> kDrawings = {
    "1",
    "26 on P1",
    "1,(2),(2) on T1",
    "(1212) on T1",
    "(a2abc2cb) on T1",
    "(a2b2) on T1 | (ab)",
    "(a2a2b2bcde2edc)",
    "(aabb1ccdd2eeff2gghhi2ijj) on P2",
    "4,(1ab),(2),(cd12) on P3 | (abcd) | 1,(2e) on P1 | (eff) on P2 | (ghijklm) on T2 | (nopqrsghijklm) | "
    "(nopqrsABC1212) | (AB) on P5 | (C11) on T7 | (1)",
};

std::string drawn(const std::string& notation) {
  return sprouts_svg(parse_sprouts(notation), notation);
}

std::vector<std::smatch> all_matches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  return {std::sregex_iterator(text.begin(), text.end(), regex), std::sregex_iterator()};
}

struct Disc {
  Point middle;
  double radius;
  std::string fill;
};

struct Label {
  Point middle;
  std::string text;
};

struct Frame {
  Point corner;
  Point size;
};

// What is to be seen, read off the picture.
struct Seen {
  std::vector<Disc> holes;
  std::vector<Disc> dots;
  std::vector<Label> letters;
  std::vector<std::string> names;
  std::vector<Frame> boxes;
  std::size_t stubs;
  std::size_t links;
};

Seen seen_in(const std::string& svg) {
  Seen seen{};
  for (const auto& match : all_matches(svg, "<circle cx=\"(.*?)\" cy=\"(.*?)\" r=\"(.*?)\" fill=\"(.*?)\"/>")) {
    const Disc disc{{std::stod(match[1]), std::stod(match[2])}, std::stod(match[3]), match[4]};
    (disc.fill == "white" ? seen.holes : seen.dots).push_back(disc);
  }
  for (const auto& match : all_matches(svg,
                                       "<text x=\"(.*?)\" y=\"(.*?)\".*? font-size=\"(.*?)\" text-anchor=\"(.*?)\".*?>"
                                       "(.*?)</text>")) {
    if (match[4] == "start") {
      seen.names.push_back(match[5]);
    } else {
      seen.letters.push_back({{std::stod(match[1]), std::stod(match[2]) - std::stod(match[3]) / 3}, match[5]});
    }
  }
  for (const auto& match : all_matches(svg, "<rect x=\"(.*?)\" y=\"(.*?)\" width=\"(.*?)\" height=\"(.*?)\"")) {
    seen.boxes.push_back({{std::stod(match[1]), std::stod(match[2])}, {std::stod(match[3]), std::stod(match[4])}});
  }
  seen.stubs = all_matches(svg, "<line").size();
  seen.links = all_matches(svg, "<path").size();
  return seen;
}

bool is_in(Point point, double room, const Frame& frame) {
  const Point from_corner = point - frame.corner;
  return std::min(from_corner.x, from_corner.y) >= room && from_corner.x <= frame.size.x - room &&
         from_corner.y <= frame.size.y - room;
}

const Disc& nearest(const std::vector<Disc>& discs, Point point) {
  return *std::ranges::min_element(discs, {}, [&](const Disc& disc) { return length(disc.middle - point); });
}

TEST(SproutsSvg, IsOneSvgWithTitleAndSurface) {
  // A spot has a square of 26 in its box, the name six letters of 6.5, paddings are 10, and 12 round the box.
  EXPECT_EQ(drawn("1"),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"83.00\" height=\"82.00\" viewBox=\"0 0 83.00 82.00\" "
            "role=\"img\">\n<title>1</title>\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
            "<rect x=\"12.00\" y=\"12.00\" width=\"59.00\" height=\"58.00\" rx=\"10\" fill=\"#ececec\" "
            "stroke=\"#999999\"/>\n"
            "<text x=\"22.00\" y=\"27.00\" font-family=\"sans-serif\" font-size=\"12\" text-anchor=\"start\" "
            "fill=\"#222222\">sphere</text>\n"
            "<g stroke=\"#222222\" stroke-width=\"1.6\">\n"
            "<circle cx=\"41.50\" cy=\"47.00\" r=\"4.50\" fill=\"#222222\"/>\n"
            "</g>\n</svg>\n");
}

TEST(SproutsSvg, ShowsEveryVertexOfTheNotation) {
  for (const std::string& notation : kDrawings) {
    const Seen seen = seen_in(drawn(notation));
    std::size_t spots = 0;
    for (const auto& match : all_matches(notation, "(^|[|] )([0-9]+)")) spots += std::stoul(match[2]);
    const std::size_t holes = all_matches(notation, "[(]").size();
    std::map<char, std::size_t> corners;
    std::size_t links = 0;
    for (const auto& match : all_matches(notation, "[(](.*?)[)]")) {
      const std::string word = match[1];
      for (const char c : word) ++corners[c];
      for (const char c : std::set<char>(word.begin(), word.end())) {
        links += std::isalpha(static_cast<unsigned char>(c)) && std::ranges::count(word, c) == 2 ? 1U : 0U;
      }
    }
    std::size_t all = 0;
    std::map<std::string, std::size_t> letters;
    for (const auto& [c, number] : corners) {
      all += number;
      if (c != '1' && c != '2') letters[{c}] = number;
    }
    EXPECT_EQ(seen.holes.size(), holes) << notation;
    EXPECT_EQ(seen.dots.size(), spots + all) << notation;
    EXPECT_EQ(seen.stubs, corners['1']) << notation;
    EXPECT_EQ(seen.links, links) << notation;
    EXPECT_EQ(seen.boxes.size(), all_matches(notation, "[|]").size() + 1) << notation;
    std::map<std::string, std::size_t> shown;
    for (const Label& label : seen.letters) ++shown[label.text];
    EXPECT_EQ(shown, letters) << notation;
    EXPECT_EQ(drawn(notation), drawn(notation));
  }
}

TEST(SproutsSvg, GoesClockwiseFromTheTop) {
  const Seen seen = seen_in(drawn("(abcdef) | (abcdef)"));
  ASSERT_EQ(seen.letters.size(), 12U);
  ASSERT_EQ(seen.dots.size(), 12U);
  for (std::size_t i = 0; i < 12; ++i) {
    const Disc& hole = seen.holes[i / 6];
    EXPECT_EQ(seen.letters[i].text, std::string(1, static_cast<char>('a' + i % 6)));
    const Point from_hole = seen.letters[i].middle - hole.middle;
    const double sixth = static_cast<double>(i % 6) * std::acos(-1.0) / 3;
    EXPECT_NEAR(cross({std::sin(sixth), -std::cos(sixth)}, from_hole), 0, 0.1);
    EXPECT_GT(dot({std::sin(sixth), -std::cos(sixth)}, from_hole), hole.radius);
    EXPECT_NEAR(length(seen.dots[i].middle - hole.middle), hole.radius, 0.1) << "on the rim";
  }
}

TEST(SproutsSvg, CornersOfOneVertexHaveOneColour) {
  for (const std::string& notation : kDrawings) {
    const Seen seen = seen_in(drawn(notation));
    std::map<std::string, std::string> colours;
    std::size_t coloured = 0;
    for (const Label& label : seen.letters) {
      const std::string& fill = nearest(seen.dots, label.middle).fill;
      EXPECT_EQ(colours.emplace(label.text, fill).first->second, fill) << notation;
    }
    for (const Disc& dot : seen.dots) coloured += dot.fill == "#222222" ? 0 : 1;
    EXPECT_EQ(coloured, seen.letters.size()) << notation;
    if (colours.size() > 6) continue;
    std::set<std::string> different;
    for (const auto& [letter, colour] : colours) different.insert(colour);
    EXPECT_EQ(different.size(), colours.size()) << notation;
  }
}

TEST(SproutsSvg, NothingIsOnTopOfAnythingElse) {
  for (const std::string& notation : kDrawings) {
    const std::string svg = drawn(notation);
    const Seen seen = seen_in(svg);
    std::vector<Disc> things = seen.dots;
    // A letter takes no more than a dot and a half.
    for (const Label& label : seen.letters) things.push_back({label.middle, 1.5 * kDotRadius, label.text});
    for (std::size_t i = 0; i < things.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_GE(length(things[i].middle - things[j].middle), things[i].radius + things[j].radius)
            << notation << ": " << things[i].fill << ", " << things[j].fill;
      }
    }
    const auto page = all_matches(svg, "<svg .*?width=\"(.*?)\" height=\"(.*?)\"");
    const Frame whole{{}, {std::stod(page.front()[1]), std::stod(page.front()[2])}};
    for (std::size_t i = 0; i < seen.boxes.size(); ++i) {
      const Frame& box = seen.boxes[i];
      EXPECT_TRUE(is_in(box.corner, 1, whole) && is_in(box.corner + box.size, 1, whole)) << notation;
      for (std::size_t j = 0; j < i; ++j) {
        const Frame& other = seen.boxes[j];
        const bool apart = box.corner.x >= other.corner.x + other.size.x ||
                           other.corner.x >= box.corner.x + box.size.x ||
                           box.corner.y >= other.corner.y + other.size.y || other.corner.y >= box.corner.y + box.size.y;
        EXPECT_TRUE(apart) << notation << ": boxes " << i << ", " << j;
      }
    }
    things.insert(things.end(), seen.holes.begin(), seen.holes.end());
    for (const Disc& disc : things) {
      EXPECT_EQ(
          std::ranges::count_if(seen.boxes, [&](const Frame& box) { return is_in(disc.middle, disc.radius, box); }), 1)
          << notation;
    }
    for (std::size_t i = 0; i < seen.holes.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_GE(length(seen.holes[i].middle - seen.holes[j].middle), seen.holes[i].radius + seen.holes[j].radius);
      }
    }
  }
}

TEST(SproutsSvg, NamesTheSurfaces) {
  const std::map<std::string, std::string> names = {{"S", "sphere"},
                                                    {"T1", "torus"},
                                                    {"T2", "2 handles"},
                                                    {"T31", "31 handles"},
                                                    {"P1", "projective plane"},
                                                    {"P2", "Klein bottle"},
                                                    {"P3", "3 crosscaps"},
                                                    {"P100", "100 crosscaps"}};
  for (const auto& [surface, name] : names) {
    EXPECT_EQ(seen_in(drawn("2 on " + surface)).names, std::vector<std::string>{name});
  }
}

// The position of Figure 2: its vertex d has no life, b only one end, c none, so that a and e are left.
TEST(SproutsSvg, LeavesOutTheDeadAndKeepsTheLetters) {
  const Seen seen = seen_in(drawn("(adbde) | (ade),(c)"));
  std::string letters;
  for (const Label& label : seen.letters) letters += label.text;
  EXPECT_EQ(letters, "aeae");
  EXPECT_EQ(seen.dots.size(), 6U);
  EXPECT_EQ(seen.stubs, 1U);
  EXPECT_EQ(seen.holes.size(), 2U);
  EXPECT_TRUE(seen_in(drawn("0")).boxes.empty());
}

}  // namespace
}  // namespace sprague
