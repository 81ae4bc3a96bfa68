// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/numbers/detail/recorded_functions.hpp>
#include <unitstep/state/detail/state_vector.hpp>

namespace unitstep::detail {

/// The Taylor coefficients of the solution in units of the step: with \f$ \dot x = f(x, t) \f$,
/// \f$ x_{k+1} = h\,f_k / (k + 1) \f$, where \f$ f_k \f$ comes from f on the series as far as it is known.
///
/// \tparam T a number: intervals give enclosures for every start in them, jets those of the derivatives
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
  template <class Field>
  constexpr void up_to(int to, Field const& field, Time const& h) {
    for (int k = 0; k < to; ++k) {
      for (std::size_t i = 0; i < n; ++i) x.n[i].last = x.n[i].limit = k;
      time.last = k > 0 ? 1 : 0;
      time.limit = k;
      state_vector<of, n> const rate = field(x, time);
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
};

}  // namespace unitstep::detail
