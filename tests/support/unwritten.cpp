// SPDX-License-Identifier: BSL-1.0
// The control for valgrind: it branches on a number that was never written.
#include <cstdio>
#include <cstdlib>

int main() {
  int const* const unwritten = static_cast<int*>(std::malloc(sizeof(int)));
  std::puts(*unwritten == 1 ? "one" : "another");
  std::free(const_cast<int*>(unwritten));
}
