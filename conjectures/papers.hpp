// The papers whose claims are checked, in the order of the reports.
#pragma once

#include <array>
#include <string_view>

namespace sprague {

struct Paper {
  std::string_view key;  // also the name of its page
  std::string_view title;
  std::string_view authors;
  std::string_view source;  // where and when it appeared
};

inline constexpr std::array kPapers{
    Paper{"octal-on-graphs", "Octal Games on Graphs: The game 0.33 on subdivided stars and bistars",
          "Laurent Beaudou, Pierre Coupechoux, Antoine Dailly, Sylvain Gravier, Julien Moncel, Aline Parreau, Éric "
          "Sopena",
          "Preprint hal-01418153v2, 2018"},
};

}  // namespace sprague
