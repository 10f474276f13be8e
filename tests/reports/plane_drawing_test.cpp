// Pictures of plane boards: cells, arrows, dashes and letters are where the scene says, panels stand in rows of four.
#include "reports/plane_drawing.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"

namespace sprague {
namespace {

const PlaneMap& triangle_with_tail() {
  static const PlaneMap map = parse_plane_map("bc,ca,abd,c outer=a>b");
  return map;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

// The whole of each match.
std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match) {
    found.push_back(match->str());
  }
  return found;
}

TEST(PlaneDrawing, IsOneSvgWithTitleAndLetters) {
  // One edge of length 1 between circles of radius 9, an arrow whose middle is the edge's.
  const PlaneScene scene{.arrows = {{1, 0, ArrowStyle::plain}}};
  EXPECT_EQ(plane_svg(parse_plane_map("b,a outer=a>b"), scene, "a < b"),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"94.00\" height=\"28.00\" viewBox=\"0 0 94.00 28.00\" "
            "role=\"img\">\n<title>a &lt; b</title>\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
            "<g stroke=\"#222222\" stroke-width=\"1.6\">\n"
            "<line x1=\"14.00\" y1=\"14.00\" x2=\"80.00\" y2=\"14.00\"/>\n"
            "<path d=\"M42.00 14.00L52.00 18.50L52.00 9.50Z\" fill=\"#222222\" stroke=\"none\"/>\n"
            "<circle cx=\"14.00\" cy=\"14.00\" r=\"9\" fill=\"white\"/>\n"
            "<circle cx=\"80.00\" cy=\"14.00\" r=\"9\" fill=\"white\"/>\n"
            "</g>\n"
            "<text x=\"14.00\" y=\"17.67\" font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\" "
            "fill=\"#222222\">a</text>\n"
            "<text x=\"80.00\" y=\"17.67\" font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\" "
            "fill=\"#222222\">b</text>\n"
            "</svg>\n");
}

TEST(PlaneDrawing, ShowsWhatTheSceneSays) {
  const PlaneMap& map = triangle_with_tail();
  const std::string bare = plane_svg(map, {}, "board");
  EXPECT_EQ(count(bare, "<path"), 0U);
  EXPECT_EQ(count(bare, "stroke-dasharray"), 0U);
  EXPECT_EQ(count(bare, "<line"), 4U);
  EXPECT_EQ(count(bare, "<text"), 4U);
  const PlaneScene scene{.cells = {map.face(map.dart(1, 0))},
                         .unmarkable = {{3, 2}},
                         .arrows = {{0, 1, ArrowStyle::first}, {1, 2, ArrowStyle::reply}},
                         .marked = {0}};
  const std::string svg = plane_svg(map, scene, "board");
  const auto area = matches(svg, "<path d=\"[^\"]*Z\" fill=\"#e3ecf8\" fill-rule=\"evenodd\"");
  ASSERT_EQ(area.size(), 1U) << svg;
  EXPECT_EQ(count(area.front(), "L"), 2U) << "a triangle";
  EXPECT_EQ(count(svg, "stroke-dasharray"), 1U);
  EXPECT_EQ(matches(svg, "Z\" fill=\"#1a5fb4\"").size(), 1U) << "one head";
  EXPECT_EQ(matches(svg, "Z\" fill=\"#c64600\"").size(), 2U) << "two heads";
  EXPECT_EQ(count(svg, "fill=\"#e66100\""), 1U);
}

TEST(PlaneDrawing, PanelsStandInRowsOfFour) {
  const PlaneMap& map = triangle_with_tail();
  std::vector<Panel> panels;
  for (const char* caption : {"a>b", "b>a", "a<c & c", "b>c", "c>b, a caption that is wider than the board"}) {
    panels.push_back({{{0, 1, ArrowStyle::first}}, caption});
  }
  const PlaneScene scene{.arrows = {{1, 2, ArrowStyle::plain}}};
  const std::string svg = plane_gallery_svg(map, scene, panels, "gallery");
  EXPECT_EQ(count(svg, "<circle"), 5 * map.vertices());
  EXPECT_EQ(count(svg, "Z\" fill=\"#1a5fb4\""), 5U);
  EXPECT_EQ(count(svg, "Z\" fill=\"#222222\""), 5U);
  EXPECT_NE(svg.find(">a&lt;c &amp; c</text>"), std::string::npos);
  const auto captions = matches(svg, "<text x=\"[^\"]*\" y=\"[^\"]*\" font-family=\"sans-serif\" font-size=\"13\"");
  ASSERT_EQ(captions.size(), 5U);
  std::set<std::string> columns;
  std::set<std::string> rows;
  for (const std::string& caption : captions) {
    columns.insert(matches(caption, "x=\"[^\"]*\"").front());
    rows.insert(matches(caption, " y=\"[^\"]*\"").front());
  }
  EXPECT_EQ(columns.size(), 4U);
  EXPECT_EQ(rows.size(), 2U);
  EXPECT_EQ(svg, plane_gallery_svg(map, scene, panels, "gallery"));
}

TEST(PlaneDrawing, RefusesWhatTheBoardDoesNotHave) {
  const PlaneMap& map = triangle_with_tail();
  const auto refused = [&](const PlaneScene& scene) { EXPECT_THROW(plane_svg(map, scene, "board"), InternalError); };
  refused({.cells = {static_cast<Face>(map.faces())}});
  refused({.unmarkable = {{0, 3}}});
  refused({.arrows = {{0, 3, ArrowStyle::plain}}});
  refused({.arrows = {{0, 1, ArrowStyle::plain}, {1, 0, ArrowStyle::reply}}});
  refused({.marked = {4}});
}

}  // namespace
}  // namespace sprague
