// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/numbers/detail/recorded.hpp>
#include <unitstep/state/detail/state_vector.hpp>

/// \file
/// \brief The coefficients of the series of a solution, found from those of its field.

namespace unitstep::detail {

/// The Taylor coefficients of the solution in units of the step: with \f$ \dot x = f(x, t) \f$,
/// \f$ x_{k+1} = h\,f_k / (k + 1) \f$, where \f$ f_k \f$ comes from f on the series as far as it is known.
///
/// \tparam T a number: intervals give enclosures for every start in them, gradients those of the derivatives
/// \tparam Time the number of the time and of the step
template <class T, std::size_t n, int most, class Time = T>
struct taylor_coefficients {
  using of = series<T, most>;

  state_vector<of, n> x;  ///< of the state
  of time;                ///< that of the time: its start and the step

  constexpr taylor_coefficients(state_vector<T, n> const& start, Time const& t, Time const& h)
      : x{}, time(T(t)) {
    for (std::size_t i = 0; i < n; ++i) x.n[i].c[0] = start.n[i];
    if constexpr (most > 0) time.c[1] = T(h);
  }

  /// Coefficients up to that of order `to`.
  /// \throw std::runtime_error if the field is not smooth at the start
  template <class Field>
  constexpr void up_to(int to, Field const& field, Time const& h) {
    state_vector<T, n> at_start{};
    for (int k = 0; k < to; ++k) {
      for (std::size_t i = 0; i < n; ++i) x.n[i].last = x.n[i].limit = k;
      // The time has one more coefficient, so that a comparison with another time takes the branch that holds in the
      // step.
      time.limit = k == 0 && most > 0 ? 1 : k;
      time.last = time.limit > 0 ? 1 : 0;
      state_vector<of, n> const rate = field(x, time);
      if constexpr (std::floating_point<T>) {
        for (std::size_t i = 0; i < n; ++i) {
          if (k == 0) at_start.n[i] = rate.n[i].c[0];
          if (k == to - 1) require_no_jump(at_start.n[i], rate.n[i].c[0], h);
          if (rate.n[i].limit < 0) fail_without_series(rate.n[i].limit, h);
        }
      }
      T const share = T(h / Time(k + 1));
      for (std::size_t i = 0; i < n; ++i) x.n[i].c[k + 1] = of::coefficient(rate.n[i], k) * share;
    }
  }
  /// The same of a field on `recorded` numbers, which is run once.
  template <class Field>
  constexpr void recorded_up_to(int to, Field const& field, Time const& h) {
    using number = recorded<T, most>;
    tape<T, most> tape(static_cast<int>(4 * n + 8));
    state_vector<number, n> start{};
    for (std::size_t i = 0; i < n; ++i)
      start.n[i] = number(x.n[i].c[0], &tape, tape.put(x.n[i].c[0], most));
    number const now(time.c[0], &tape, tape.put(time.c[0], 1));
    if constexpr (most > 0) tape[now.place].c[1] = time.c[1];
    state_vector<number, n> const rate = field(start, now);
    for (int k = 0; k < to; ++k) {
      if (k > 0) tape.extend(k);
      T const share = T(h / Time(k + 1));
      for (std::size_t i = 0; i < n; ++i) {
        auto const& r = rate.n[i];
        T const f = k == 0 ? r.value : r.last() < k ? T{} : tape[r.place].c[k];
        x.n[i].c[k + 1] = tape[start.n[i].place].c[k + 1] = f * share;
      }
    }
  }

private:
  // A comparison of values that are equal at the start chooses its branch by the second coefficient. Both branches must
  // agree at the start, or else the first coefficient was that of the wrong branch.
  constexpr void require_no_jump(T const& first, T const& now, Time const& h) const {
    constexpr T few = std::numeric_limits<T>::epsilon();
    T const apart = now - first;
    if (apart * apart > few * (now * now + first * first))
      detail::fail_unsolved("taylor", "no series, since the field jumps at the start of a step",
                            time.c[0], h);
  }
  [[noreturn]] constexpr void fail_without_series(int limit, Time const& h) const {
    char const* const why[] = {"no series, since the root of 0 is not smooth",
                               "no series, since the cube root of 0 is not smooth",
                               "no series, since a power of 0 that is not whole is not smooth",
                               "no series, since the angle of the origin is not smooth"};
    detail::fail_unsolved("taylor", why[-limit - 1], time.c[0], h);
  }
};

}  // namespace unitstep::detail
