// Gives the verifier whatever libFuzzer thinks of, as a file. It must come to a verdict: no crash, no endless work, no
// memory beyond its bounds.
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "verify/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const int file = memfd_create("certificate", 0);
  if (ftruncate(file, 0) != 0 || pwrite(file, data, size, 0) != static_cast<ssize_t>(size)) std::abort();
  sprague::verify::verify("/proc/self/fd/" + std::to_string(file), std::uint64_t{1} << 20);
  return 0;
}
