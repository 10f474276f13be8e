// One pass over a family, spread over threads.
//
// A family streams its members in one thread; workers, one a thread, take them in batches and each keeps a tally of
// its own. Merging tallies is commutative and keeps the smallest failure in canonical order, so the result does not
// depend on who took which batch.
#pragma once

#include <absl/functional/function_ref.h>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/threads.hpp"

namespace sprague {

// One instance on which a claim fails. Canonical order is by size (vertices, mostly), then by notation.
struct Failure {
  std::uint64_t size = 0;
  std::string notation;
  std::string note;  // what was expected and what came out
  friend auto operator<=>(const Failure&, const Failure&) = default;
};

class Tally {
 public:
  void pass() { ++instances_; }
  void fail(Failure failure) {
    ++instances_;
    ++failures_;
    if (!smallest_ || failure < *smallest_) smallest_ = std::move(failure);
  }
  void merge(const Tally& other) {
    instances_ += other.instances_;
    failures_ += other.failures_;
    if (other.smallest_ && (!smallest_ || *other.smallest_ < *smallest_)) smallest_ = other.smallest_;
  }

  std::uint64_t instances() const { return instances_; }
  std::uint64_t failures() const { return failures_; }
  const std::optional<Failure>& smallest() const { return smallest_; }

 private:
  std::uint64_t instances_ = 0;
  std::uint64_t failures_ = 0;
  std::optional<Failure> smallest_;
};

// Hands every item that `produce` yields to one of the workers, a worker never to two threads at once; to fewer of them
// where the system does not make as many threads. An exception from either side ends the pass and comes out here, as
// does a stop, which is asked for before every item. Items that take long each want batches of one.
template <class Item, class Worker>
void feed(const Effort& effort, std::vector<Worker>& workers,
          absl::FunctionRef<void(absl::FunctionRef<void(Item)>)> produce, std::size_t batch_size = 256,
          std::string_view what = "instances") {
  const std::size_t most_waiting = 4 * workers.size();
  std::uint64_t produced = 0;
  auto count = [&] {
    effort.poll();
    if (++produced % batch_size == 0) effort.tell(what, produced, 0);
  };
  const auto feed_one = [&] {
    produce([&](Item item) {
      count();
      workers.front()(item);
    });
  };
  if (workers.size() == 1) return feed_one();
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::vector<Item>> waiting;
  bool finished = false;
  std::exception_ptr failure;
  auto work = [&](std::size_t number) {
    Worker& worker = workers[number];
    while (true) {
      std::unique_lock lock(mutex);
      changed.wait(lock, [&] { return !waiting.empty() || finished || failure; });
      if (failure || waiting.empty()) return;
      std::vector<Item> batch = std::move(waiting.front());
      waiting.pop_front();
      lock.unlock();
      changed.notify_all();
      try {
        for (const Item& item : batch) {
          effort.poll();
          worker(item);
        }
      } catch (...) {
        const std::scoped_lock again(mutex);
        if (!failure) failure = std::current_exception();
        changed.notify_all();
        return;
      }
    }
  };
  std::vector<std::jthread> threads = start_threads(workers.size(), work);
  if (threads.empty()) return feed_one();
  std::vector<Item> batch;
  auto flush = [&] {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return waiting.size() < most_waiting || failure; });
    if (failure) std::rethrow_exception(failure);
    waiting.push_back(std::exchange(batch, {}));
    lock.unlock();
    changed.notify_all();
  };
  try {
    produce([&](Item item) {
      count();
      batch.push_back(std::move(item));
      if (batch.size() == batch_size) flush();
    });
    flush();
  } catch (...) {
    const std::scoped_lock lock(mutex);
    if (!failure) failure = std::current_exception();
  }
  {
    const std::scoped_lock lock(mutex);
    finished = true;
  }
  changed.notify_all();
  threads.clear();
  if (failure) std::rethrow_exception(failure);
}

// A sweep whose workers are functions void(const Item&, Tally&), made one a thread by make_check.
template <class Item>
Tally sweep(const Effort& effort, absl::FunctionRef<void(absl::FunctionRef<void(Item)>)> produce,
            absl::FunctionRef<std::function<void(const Item&, Tally&)>()> make_check) {
  struct Worker {
    std::function<void(const Item&, Tally&)> check;
    Tally tally;
    void operator()(const Item& item) { check(item, tally); }
  };
  std::vector<Worker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) workers.push_back({make_check(), {}});
  feed<Item>(effort, workers, produce);
  Tally total;
  for (const Worker& worker : workers) total.merge(worker.tally);
  return total;
}

}  // namespace sprague
