// Threads, as many as the system makes.
#pragma once

#include <cstddef>
#include <future>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace sprague {

// Threads that call work(i) for i from 0 on, up to `count`. Where the system makes no more, half of those that it made
// end again, for the work needs memory, too; there may be none.
template <class Work>
std::vector<std::jthread> start_threads(std::size_t count, Work work) {
  std::vector<std::jthread> threads;
  threads.reserve(count);
  std::promise<std::size_t> decided;  // how many go to work
  const std::shared_future<std::size_t> most = decided.get_future();
  std::size_t kept = count;
  try {
    for (std::size_t i = 0; i < count; ++i) {
      threads.emplace_back([i, most, work] {
        if (i < most.get()) work(i);
      });
    }
  } catch (const std::system_error&) {
    kept = threads.size() / 2;
  } catch (const std::bad_alloc&) {
    kept = threads.size() / 2;
  }
  decided.set_value(kept);
  threads.resize(kept);
  return threads;
}

}  // namespace sprague
