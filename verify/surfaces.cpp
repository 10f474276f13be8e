#include "verify/surfaces.hpp"

namespace sprague::verify {

Text text_of(Surface surface) {
  return surface.genus == 0 ? "" : (surface.orientable ? " on T" : " on P") + std::to_string(surface.genus);
}

Surface take_surface(View& region) {
  const std::size_t on = region.find(" on ");
  if (on == View::npos) return {};
  View text = region.substr(on + 4);
  region = region.substr(0, on);
  const bool orientable = skip(text, "T");
  if ((!orientable && !skip(text, "P")) || text == "0") throw Malformed("expected T1, T2, ... or P1, P2, ...");
  if (number(text) > 100) throw TooLarge("a surface has more than 100 handles or crosscaps");
  return {orientable, number(text)};
}

std::vector<Cut> cuts(Surface surface) {
  const std::size_t n = surface.genus;
  const auto handles = [](std::size_t genus) { return Surface{true, genus}; };
  const auto crosscaps = [](std::size_t genus) { return Surface{false, genus}; };
  std::vector<Cut> result;
  if (surface.orientable) {
    for (std::size_t k = 0; k <= n; ++k) result.push_back({Way::apart, handles(k), handles(n - k)});  // II.A.(a)
    if (n >= 1) result.push_back({Way::together, handles(n - 1)});                                    // II.B.1.(a)
    return result;
  }
  for (std::size_t k = 1; k < n; ++k) result.push_back({Way::apart, crosscaps(k), crosscaps(n - k)});  // II.A.(b)
  for (std::size_t k = 0; 2 * k < n; ++k) {                                                            // II.A.(c)
    result.push_back({Way::apart, handles(k), crosscaps(n - 2 * k)});
    result.push_back({Way::apart, crosscaps(n - 2 * k), handles(k)});
  }
  if (n >= 3) result.push_back({Way::together, crosscaps(n - 2)});        // II.B.1.(b)
  if (n % 2 == 0) result.push_back({Way::opposed, handles(n / 2 - 1)});   // II.B.1.(c)
  if (n >= 2) result.push_back({Way::single, crosscaps(n - 1)});          // II.B.2.(a)
  if (n % 2 == 1) result.push_back({Way::single, handles((n - 1) / 2)});  // II.B.2.(b)
  return result;
}

}  // namespace sprague::verify
