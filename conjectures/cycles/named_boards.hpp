// The thesis's own boards.
#pragma once

#include <string_view>

namespace sprague::cycles {

// The triangle ade hangs inside the triangle abc; both have the vertex a.
inline constexpr std::string_view kHourglass = "bdec,ca,ab,ea,ad outer=a>b";
// Vertices a, b, c above d, e, f: the triangles abd, bde, bef and bcf, the names such that every move of Section 3.3
// exists.
inline constexpr std::string_view kDoubleDiamond = "bd,cfeda,fb,abe,bfd,ebc outer=a>b";

}  // namespace sprague::cycles
