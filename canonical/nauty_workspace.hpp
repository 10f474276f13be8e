// nauty keeps a work space in each thread that calls it; this gives it back when the thread ends.
#pragma once

extern "C" {
#include <nauty.h>
}

namespace sprague {

struct NautyWorkspace {
  ~NautyWorkspace() {
    naugraph_freedyn();
    nautil_freedyn();
    nauty_freedyn();
  }
};

// Call in every thread before nauty is.
inline void hold_nauty_workspace() {
  [[maybe_unused]] thread_local const NautyWorkspace workspace;
}

}  // namespace sprague
