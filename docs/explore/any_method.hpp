// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstring>

#include "methods.hpp"

namespace explore {

/// Any method that goes with a scene, chosen when the page runs. A run in which things happen is large, and so there is
/// one of it instead of one for each method. What it does is what the method does alone, bit for bit.
template <class Scene>
struct any_method : method_facts<0> {
  static constexpr int evaluations = 1;

  int chosen;

  constexpr explicit any_method(int method) : chosen(method) {}

  /// The numbers that a method keeps between steps.
  struct kept {
    double numbers[16];
  };

  template <class State, class Field, class Time>
  auto start(State const& state, Field const& field, Time t,
             Time dt) const {
    kept all{};
    call([&](auto const& method) {
      auto const memory = unitstep::detail::start_memory(
          method, state, field, t, dt);
      static_assert(sizeof memory <= sizeof all);
      std::memcpy(all.numbers, &memory, sizeof memory);
    });
    return all;
  }
  template <class State, class Field, class Time>
  State step(State state, kept& all, Field const& field, Time t,
             Time dt) const {
    call([&]<class Method>(Method const& method) {
      if constexpr (with_memory<Method, State, Field, Time>) {
        auto memory = decltype(method.start(state, field, t, dt)){};
        std::memcpy(&memory, all.numbers, sizeof memory);
        state = method.step(state, memory, field, t, dt);
        std::memcpy(all.numbers, &memory, sizeof memory);
      } else {
        state = method.step(state, field, t, dt);
      }
    });
    return state;
  }

private:
  void call(auto const& use) const {
    int n = 0;
    for_each_method([&]<class Method>(char const*) {
      if constexpr (suits<Scene, Method>)
        if (n == chosen) use(Method{});
      ++n;
    });
  }
};

}  // namespace explore
