# nauty ships geng.c and gentreeg.c to be compiled into other programs: each becomes a function that calls a sink.
find_path(NAUTY_INCLUDE_DIR gtools.h PATH_SUFFIXES nauty REQUIRED)
find_path(NAUTY_ARCH_INCLUDE_DIR nauty.h PATH_SUFFIXES nauty REQUIRED)
find_library(NAUTY_LIBRARY NAMES libnauty.a REQUIRED)
find_path(NAUTY_SOURCE_DIR geng.c PATHS /usr/share/nauty /usr/local/share/nauty REQUIRED)

add_library(nauty_generators STATIC ${NAUTY_SOURCE_DIR}/geng.c ${NAUTY_SOURCE_DIR}/gentreeg.c)
set_source_files_properties(${NAUTY_SOURCE_DIR}/geng.c PROPERTIES COMPILE_DEFINITIONS
    "GENG_MAIN=sprague_geng;OUTPROC=sprague_geng_graph;PRUNE=sprague_geng_prune;MAXN=64;WORDSIZE=64")
set_source_files_properties(${NAUTY_SOURCE_DIR}/gentreeg.c PROPERTIES COMPILE_DEFINITIONS
    "GENTREEG_MAIN=sprague_gentreeg;OUTPROC=sprague_gentreeg_tree;outproc=sprague_gentreeg_outproc")
target_include_directories(nauty_generators SYSTEM PUBLIC ${NAUTY_INCLUDE_DIR} ${NAUTY_ARCH_INCLUDE_DIR})
target_compile_options(nauty_generators PRIVATE -w -O2)
target_link_libraries(nauty_generators PUBLIC ${NAUTY_LIBRARY})
