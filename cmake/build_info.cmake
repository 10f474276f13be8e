# Writes ${OUTPUT} with the commit that is being built; touched only when that changes. Run at every build.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git rev-parse HEAD WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE COMMIT
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE FAILED)
if(FAILED)
  set(COMMIT "unknown")
endif()
execute_process(COMMAND git status --porcelain WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE CHANGES ERROR_QUIET)
if(CHANGES)
  set(DIRTY "true")
else()
  set(DIRTY "false")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT
"#pragma once
#define SPRAGUE_COMMIT \"@COMMIT@\"
#define SPRAGUE_DIRTY @DIRTY@
" @ONLY)
