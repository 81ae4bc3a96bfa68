// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdlib>
#include <new>

/// \file
/// \brief Counts what is taken from the heap: replaces the global operator new of the program.
/// A program has it in one of its files.

namespace allocations {

inline long count = 0;

/// How many allocations a call makes.
template <class Call>
long in(Call const& call) {
  long const before = count;
  call();
  return count - before;
}

inline void* counted(std::size_t size) {
  ++count;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}

}  // namespace allocations

// Not inlined: g++ takes an inlined pair of malloc and delete, or of new and free, for a mistake.
[[gnu::noinline]] void* operator new(std::size_t size) { return allocations::counted(size); }
[[gnu::noinline]] void* operator new[](std::size_t size) { return allocations::counted(size); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
