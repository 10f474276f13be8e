# Writes ${OUTPUT} with the commit that is being built and, where there are changes to it, a digest of them; touched only
# when that changes. Run at every build.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git rev-parse HEAD WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE COMMIT
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE FAILED)
if(FAILED)
  set(COMMIT "unknown")
endif()
execute_process(COMMAND git status --porcelain WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE STATUS ERROR_QUIET)
if(STATUS)
  execute_process(COMMAND git diff HEAD WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE DIFFERENCE ERROR_QUIET)
  execute_process(COMMAND git ls-files --others --exclude-standard --full-name WORKING_DIRECTORY ${SOURCE}
                  OUTPUT_VARIABLE FILES OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  string(REPLACE "\n" ";" FILES "${FILES}")
  foreach(FILE IN LISTS FILES)
    if(EXISTS "${SOURCE}/${FILE}" AND NOT IS_DIRECTORY "${SOURCE}/${FILE}")
      file(SHA256 "${SOURCE}/${FILE}" DIGEST)
      string(APPEND STATUS "${DIGEST}")
    endif()
  endforeach()
  string(SHA256 DIGEST "${STATUS}${DIFFERENCE}")
  string(SUBSTRING ${DIGEST} 0 16 DIGEST)
  set(DIRTY "true")
  set(CHANGES "yes, ${DIGEST}")
else()
  set(DIRTY "false")
  set(CHANGES "no")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT
"#pragma once
#define SPRAGUE_COMMIT \"@COMMIT@\"
#define SPRAGUE_DIRTY @DIRTY@
#define SPRAGUE_CHANGES \"@CHANGES@\"
" @ONLY)
