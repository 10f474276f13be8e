// The same work for numbers from 0 on, shared out over threads.
#pragma once

#include <absl/functional/function_ref.h>

#include <functional>
#include <string_view>
#include <vector>

#include "checkers/sweep.hpp"

namespace sprague {

// Calls work(i) for each i below `count`, in as many threads as the effort has; what each leaves must be its own.
inline void each_index(const Effort& effort, std::size_t count, const std::function<void(std::size_t)>& work,
                       std::string_view what) {
  std::vector<std::function<void(std::size_t)>> workers(effort.threads, work);
  const auto produce = [&](absl::FunctionRef<void(std::size_t)> sink) {
    for (std::size_t i = 0; i < count; ++i) sink(i);
  };
  feed<std::size_t>(effort, workers, produce, 1, what);
}

}  // namespace sprague
