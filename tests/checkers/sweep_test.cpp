// One pass over a family: the same tally with any number of threads, and failures of either side come out.
#include "checkers/sweep.hpp"

#include <gmock/gmock.h>
#include <pthread.h>

#include <atomic>
#include <memory>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "tests/support.hpp"

namespace sprague {
namespace {

using Sink = absl::FunctionRef<void(std::uint32_t)>;

constexpr std::uint32_t kItems = 20000;

void count_up(Sink sink) {
  for (std::uint32_t i = 0; i < kItems; ++i) sink(i);
}

// Passes a number unless it is 5 mod 7; notations repeat, so canonical order has to look past them.
std::function<void(const std::uint32_t&, Tally&)> make_check() {
  return [](const std::uint32_t& item, Tally& tally) {
    if (item % 7 == 5) {
      tally.fail({100 - item % 100, "x" + std::to_string(item % 13), std::to_string(item)});
    } else {
      tally.pass();
    }
  };
}

TEST(Sweep, AnyNumberOfThreadsTheSameTally) {
  std::uint64_t failures = 0;
  std::optional<Failure> smallest;
  for (std::uint32_t item = 0; item < kItems; ++item) {
    if (item % 7 != 5) continue;
    ++failures;
    const Failure failure{100 - item % 100, "x" + std::to_string(item % 13), std::to_string(item)};
    if (!smallest || failure < *smallest) smallest = failure;
  }
  for (unsigned threads : {1U, 2U, 5U}) {
    const Tally tally = sweep<std::uint32_t>({.threads = threads}, count_up, make_check);
    EXPECT_EQ(tally.instances(), kItems) << threads;
    EXPECT_EQ(tally.failures(), failures) << threads;
    EXPECT_EQ(tally.smallest(), smallest) << threads;
  }
}

TEST(Sweep, SmallPassesToo) {
  for (unsigned threads : {1U, 2U, 5U}) {
    for (std::uint32_t items : {0U, 1U, 2U, 255U, 256U, 257U, 512U}) {
      const Tally tally = sweep<std::uint32_t>(
          {.threads = threads},
          [&](Sink sink) {
            for (std::uint32_t i = 0; i < items; ++i) sink(i);
          },
          make_check);
      EXPECT_EQ(tally.instances(), items);
    }
  }
}

TEST(Sweep, EveryItemOnceAndAWorkerInOneThreadAtATime) {
  struct Worker {
    std::vector<std::uint32_t> seen;
    std::atomic<int>* busy = nullptr;
    bool* overlapped = nullptr;
    void operator()(std::uint32_t item) {
      if (busy->fetch_add(1) != 0) *overlapped = true;
      seen.push_back(item);
      busy->fetch_sub(1);
    }
  };
  for (unsigned threads : {1U, 2U, 5U}) {
    std::vector<std::atomic<int>> busy(threads);
    const auto overlapped = std::make_unique<bool[]>(threads);
    std::vector<Worker> workers;
    for (unsigned t = 0; t < threads; ++t) workers.push_back({{}, &busy[t], &overlapped[t]});
    feed<std::uint32_t>({.threads = threads}, workers, count_up);
    std::vector<std::uint32_t> all;
    for (unsigned t = 0; t < threads; ++t) {
      EXPECT_FALSE(overlapped[t]);
      all.insert(all.end(), workers[t].seen.begin(), workers[t].seen.end());
    }
    std::ranges::sort(all);
    ASSERT_EQ(all.size(), kItems);
    for (std::uint32_t i = 0; i < kItems; ++i) ASSERT_EQ(all[i], i);
  }
}

// While there is one, the system makes no thread: none has room for its stack.
class NoThreads {
 public:
  NoThreads() {
    pthread_getattr_default_np(&before_);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    pthread_attr_setstacksize(&huge, std::size_t{1} << 60);
    pthread_setattr_default_np(&huge);
    pthread_attr_destroy(&huge);
  }
  NoThreads(const NoThreads&) = delete;
  NoThreads& operator=(const NoThreads&) = delete;
  ~NoThreads() {
    pthread_setattr_default_np(&before_);
    pthread_attr_destroy(&before_);
  }

 private:
  pthread_attr_t before_{};
};

TEST(Sweep, WithoutThreadsTheSameTally) {
  const Tally alone = sweep<std::uint32_t>({.threads = 1}, count_up, make_check);
  const NoThreads none;
  ASSERT_THROW(std::thread([] {}).join(), std::system_error);
  const Tally tally = sweep<std::uint32_t>({.threads = 5}, count_up, make_check);
  EXPECT_EQ(tally.instances(), alone.instances());
  EXPECT_EQ(tally.failures(), alone.failures());
  EXPECT_EQ(tally.smallest(), alone.smallest());
}

TEST(Threads, EachHasItsNumber) {
  std::vector<std::atomic<int>> called(20);
  start_threads(called.size(), [&](std::size_t i) { ++called[i]; }).clear();
  for (const auto& calls : called) EXPECT_EQ(calls, 1);
  const NoThreads none;
  EXPECT_TRUE(start_threads(3, [&](std::size_t i) { ++called[i]; }).empty());
}

struct WorkerFailed : std::runtime_error {
  WorkerFailed() : std::runtime_error("worker") {}
};
struct ProducerFailed : std::runtime_error {
  ProducerFailed() : std::runtime_error("producer") {}
};

TEST(Sweep, AnExceptionInAWorkerComesOut) {
  for (unsigned threads : {1U, 2U, 5U}) {
    for (std::uint32_t at : {0U, 300U, kItems - 1}) {
      EXPECT_THROW(sweep<std::uint32_t>({.threads = threads}, count_up,
                                        [&]() -> std::function<void(const std::uint32_t&, Tally&)> {
                                          return [at](const std::uint32_t& item, Tally&) {
                                            if (item == at) throw WorkerFailed();
                                          };
                                        }),
                   WorkerFailed)
          << threads << " threads, item " << at;
    }
  }
}

TEST(Sweep, AnExceptionInEveryWorkerComesOut) {
  for (unsigned threads : {1U, 2U, 5U}) {
    EXPECT_THROW(sweep<std::uint32_t>({.threads = threads}, count_up,
                                      []() -> std::function<void(const std::uint32_t&, Tally&)> {
                                        return [](const std::uint32_t&, Tally&) { throw WorkerFailed(); };
                                      }),
                 WorkerFailed);
  }
}

TEST(Sweep, AnExceptionInTheProducerComesOut) {
  for (unsigned threads : {1U, 2U, 5U}) {
    for (std::uint32_t at : {0U, 1U, 300U, 5000U}) {
      EXPECT_THROW(sweep<std::uint32_t>(
                       {.threads = threads},
                       [&](Sink sink) {
                         for (std::uint32_t i = 0; i < at; ++i) sink(i);
                         throw ProducerFailed();
                       },
                       make_check),
                   ProducerFailed)
          << threads << " threads, after " << at;
    }
  }
}

TEST(Sweep, AStopComesOut) {
  const std::atomic<bool> stop = true;
  for (unsigned threads : {1U, 2U, 5U}) {
    EXPECT_THROW(sweep<std::uint32_t>({.threads = threads, .stop = &stop}, count_up, make_check), Interrupted);
  }
}

// However large a batch is, no worker begins more than the item that it had in hand.
TEST(Sweep, AStopIsAskedForBeforeEveryItem) {
  struct Worker {
    std::atomic<bool>* stop;
    std::size_t begun_late = 0;
    void operator()(std::uint32_t item) {
      if (stop->load()) ++begun_late;
      if (item == 1000) *stop = true;
    }
  };
  for (unsigned threads : {1U, 2U, 5U}) {
    std::atomic<bool> stop = false;
    std::vector<Worker> workers(threads, Worker{&stop});
    EXPECT_THROW(feed<std::uint32_t>({.threads = threads, .stop = &stop}, workers, count_up, 512), Interrupted);
    for (const Worker& worker : workers) EXPECT_LE(worker.begun_late, threads == 1 ? 0U : 1U) << threads;
  }
}

TEST(Tally, TheSmallestFailureIsTheMinimumInAnyOrder) {
  support::Random random = support::seeded();
  std::vector<Failure> failures;
  for (std::uint64_t size : {9U, 10U, 100U}) {
    for (const char* notation : {"P9", "P10", "S(1)"}) {
      for (const char* note : {"1 for 2", "0 for 2"}) failures.push_back({size, notation, note});
    }
  }
  const Failure smallest = failures[3];  // size 9 (a number, not text), then "P10" before "P9", then "0 for 2"
  for (int round = 0; round < 50; ++round) {
    std::ranges::shuffle(failures, random);
    Tally left;
    Tally right;
    for (std::size_t i = 0; i < failures.size(); ++i) (i % 3 == 0 ? left : right).fail(failures[i]);
    left.pass();
    left.merge(right);
    EXPECT_EQ(left.smallest(), smallest);
    EXPECT_EQ(left.failures(), failures.size());
    EXPECT_EQ(left.instances(), failures.size() + 1);
  }
  Tally none;
  none.merge(Tally());
  EXPECT_FALSE(none.smallest().has_value());
}

}  // namespace
}  // namespace sprague
