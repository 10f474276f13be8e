# Files of text as constants of the program: sprague_embed(OUT FILE...) writes a C++ source with their names and texts,
# again whenever one of them changes. Names are relative to the project's folder.
function(sprague_embed out)
  set(rows "")
  foreach(file IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    file(READ ${CMAKE_CURRENT_SOURCE_DIR}/${file} text)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    string(APPEND rows "    {\"${name}\", R\"claims(${text})claims\"},\n")
  endforeach()
  file(CONFIGURE OUTPUT ${out} @ONLY CONTENT [[
#include "conjectures/papers_claims.hpp"

namespace sprague {
namespace {

constexpr EmbeddedFile kEmbeddedClaims[] = {
@rows@};

}  // namespace

std::span<const EmbeddedFile> embedded_claims() {
  return kEmbeddedClaims;
}

}  // namespace sprague
]])
endfunction()
