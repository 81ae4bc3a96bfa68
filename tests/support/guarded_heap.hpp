// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdlib>
#include <cstring>
#include <new>

/// \file
/// /// \brief Replaces the global operator new of the program: its memory is filled with NaN, is counted, and has a
/// guard behind its end, which is checked when it is released. A program has it in one of its files.

namespace heap {

inline long taken = 0;
inline long given_back = 0;
inline long written_behind = 0;  ///< blocks that were written behind their ends
inline std::size_t last = 0;     ///< bytes of the last block
inline std::size_t const front = 16, guard = 64;

/// The number of blocks in use.
inline long in_use() { return taken - given_back; }

/// The contents of a guard, different for each block, so that a copied guard is noticed.
inline int guard_byte(long number) { return static_cast<int>(number * 37 % 251) + 1; }

inline void* take(std::size_t size) {
  ++taken;
  last = size;
  auto* const memory = static_cast<unsigned char*>(std::malloc(front + size + guard));
  if (memory == nullptr) throw std::bad_alloc();
  std::memcpy(memory, &size, sizeof size);
  std::memcpy(memory + sizeof size, &taken, sizeof taken);
  std::memset(memory + front, 0xff, size);
  std::memset(memory + front + size, guard_byte(taken), guard);
  return memory + front;
}
inline void give_back(void* memory) noexcept {
  if (memory == nullptr) return;
  ++given_back;
  auto* const begin = static_cast<unsigned char*>(memory) - front;
  std::size_t size;
  long number;
  std::memcpy(&size, begin, sizeof size);
  std::memcpy(&number, begin + sizeof size, sizeof number);
  for (std::size_t i = 0; i < guard; ++i)
    if (begin[front + size + i] != guard_byte(number)) {
      ++written_behind;
      break;
    }
  std::free(begin);
}

}  // namespace heap

// Not inlined: g++ takes an inlined pair of malloc and delete, or of new and free, for a mistake.
[[gnu::noinline]] void* operator new(std::size_t size) { return heap::take(size); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { heap::give_back(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  heap::give_back(memory);
}
