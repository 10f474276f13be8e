// The three kinds of failure, never mixed.
//
// Bad input throws InputError, whose one-line message names the place and what was expected. A broken promise of our
// own throws InternalError through ENSURE (always on: anything a verdict rests on) or DEBUG_ASSERT (hot loops, on in
// all tests). A stop asked for from outside throws Interrupted, work that ran into its budget throws OutOfBudget, and a
// disk on which nothing more can be written throws NoRoom; none of these is an error: what was finished stays.
#pragma once

#include <stdexcept>
#include <string>

namespace sprague {

class InputError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class InternalError : public std::logic_error {
  using std::logic_error::logic_error;
};

class Interrupted : public std::runtime_error {
 public:
  Interrupted() : std::runtime_error("interrupted") {}
};

class OutOfBudget : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class NoRoom : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

[[noreturn]] void fail_ensure(const char* condition, const char* file, int line, const std::string& message);

}  // namespace sprague

#define ENSURE(condition, message) \
  (static_cast<bool>(condition) ? void(0) : ::sprague::fail_ensure(#condition, __FILE__, __LINE__, message))

#ifdef SPRAGUE_DEBUG_ASSERTS
#define DEBUG_ASSERT(condition) ENSURE(condition, "debug assertion")
#else
#define DEBUG_ASSERT(condition) void(0)
#endif
