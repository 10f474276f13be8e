// Pictures as findings carry them: graphs and plane boards drawn, and one line of complaint for what cannot be.
#include "reports/picture_drawing.hpp"

#include <gtest/gtest.h>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "games/sprouts_notation.hpp"
#include "reports/drawing.hpp"
#include "reports/plane_drawing.hpp"
#include "reports/sprouts_svg.hpp"

namespace sprague {
namespace {

constexpr const char* kBoard = "bc,ca,abd,c outer=a>b";

TEST(PictureDrawing, DrawsGraphsWithArrows) {
  const std::vector<Vertex> marked{2};
  const std::vector<Arrow> arrows{{0, 1, ArrowStyle::reply}};
  const std::vector<Ends> unmarkable{{1, 2}};
  EXPECT_EQ(
      svg_of(Picture{.notation = "P3", .caption = "", .marked = marked, .arrows = arrows, .unmarkable = unmarkable}),
      svg_of(parse_graph("P3"), marked, "P3", arrows, unmarkable));
}

TEST(PictureDrawing, DrawsBoardsAndGalleries) {
  const PlaneMap map = parse_plane_map(kBoard);
  Picture picture{.notation = kBoard, .caption = "", .marked = {3}, .arrows = {{0, 1}}, .cells = {{1, 0}}};
  const PlaneScene scene{.cells = {map.face(map.dart(1, 0))}, .arrows = picture.arrows, .marked = {3}};
  EXPECT_EQ(svg_of(picture), plane_svg(map, scene, kBoard));
  picture.panels = {{{{1, 2, ArrowStyle::first}}, "b>c"}, {{{2, 1, ArrowStyle::first}}, "c>b"}};
  EXPECT_EQ(svg_of(picture), plane_gallery_svg(map, scene, picture.panels, kBoard));
}

TEST(PictureDrawing, DrawsSprouts) {
  for (const char* notation : {"3", "(a2b2) on T1 | (ab)"}) {
    EXPECT_EQ(svg_of(Picture{notation, "A caption."}), sprouts_svg(parse_sprouts(notation), notation));
  }
}

TEST(PictureDrawing, SaysWhatItCannotDraw) {
  const auto complaint = [](const Picture& picture) -> std::string {
    try {
      svg_of(picture);
    } catch (const InputError& error) {
      return error.what();
    }
    return "none";
  };
  const std::string graph = "picture 'P3': expected ";
  const std::string board = std::string("picture '") + kBoard + "': expected ";
  EXPECT_EQ(complaint({.notation = "P3", .caption = "", .marked = {3}}), graph + "marked vertices below 3, not 3");
  EXPECT_EQ(complaint({.notation = "P3", .caption = "", .arrows = {{0, 2}}}),
            graph + "an edge between vertices 0 and 2");
  EXPECT_EQ(complaint({.notation = "P3", .caption = "", .arrows = {{0, 7}}}),
            graph + "an edge between vertices 0 and 7");
  EXPECT_EQ(complaint({.notation = "P3", .caption = "", .unmarkable = {{2, 0}}}),
            graph + "an edge between vertices 2 and 0");
  EXPECT_EQ(complaint({.notation = "P3", .caption = "", .cells = {{0, 1}}}),
            graph + "a plane map under cells and panels");
  EXPECT_EQ(complaint({.notation = "P3", .caption = "", .panels = {{{}, "empty"}}}),
            graph + "a plane map under cells and panels");
  EXPECT_EQ(complaint({.notation = kBoard, .caption = "", .arrows = {{0, 1}, {1, 0}}}),
            board + "one arrow between vertices 1 and 0");
  EXPECT_EQ(complaint({.notation = kBoard, .caption = "", .arrows = {{0, 1}}, .panels = {{{{0, 1}}, ""}}}),
            board + "one arrow between vertices 0 and 1");
  EXPECT_EQ(complaint({.notation = kBoard, .caption = "", .cells = {{0, 1}}}), board + "a cell to the left of 0 to 1");
  const std::string sprouts = "picture '2': expected a graph or a plane map under marks, arrows, cells and panels";
  EXPECT_EQ(complaint({.notation = "2", .caption = "", .marked = {0}}), sprouts);
  EXPECT_EQ(complaint({.notation = "2", .caption = "", .arrows = {{0, 1}}}), sprouts);
  EXPECT_EQ(complaint({.notation = "2", .caption = "", .panels = {{{}, "empty"}}}), sprouts);
  EXPECT_EQ(complaint({.notation = "(a3)", .caption = ""}), "'(a3)', place 3: expected a letter, 1 or 2");
  EXPECT_NE(complaint({.notation = "b,a outer=a>c", .caption = ""}), "none");
}

}  // namespace
}  // namespace sprague
