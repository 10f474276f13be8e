// The thesis's double diamond.
#pragma once

#include <string_view>

namespace sprague::cycles {

// Vertices a, b, c above d, e, f: the triangles abd, bde, bef and bcf, the names such that every move of Section 3.3
// exists.
inline constexpr std::string_view kDoubleDiamond = "bd,cfeda,fb,abe,bfd,ebc outer=a>b";

}  // namespace sprague::cycles
