// Sets kept as sorted vectors.
#pragma once

#include <algorithm>
#include <vector>

namespace sprague {

// Sorts a list and drops what stands in it twice.
template <class T>
void sort_unique(std::vector<T>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

}  // namespace sprague
