// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/unit_text.hpp>

/// \file
/// \brief What implicit methods have in common beside their equations: the error that a run allows, with the counts of
/// expensive operations, and the error of a step without a solution, which says why, when, and which number of the state
/// was the farthest off.

namespace unitstep::detail {

/// The error that an adaptive run allows, for an implicit method: it need not solve its equations more closely.
/// Without an adaptive run only rounding is allowed.
template <class T, std::size_t n>
struct allowed_error {
  state_vector<T, n> absolute{};
  T relative{};
  bool is_told = false;

  /// The error that each number may have, of two states.
  constexpr state_vector<T, n> at(state_vector<T, n> const& y, state_vector<T, n> const& z) const {
    return detail::each_number([this](T p, T q, T a) { return one(p, q, a); }, y, z, absolute);
  }
  /// One over the error that each number may have.
  constexpr state_vector<T, n> shares(state_vector<T, n> const& y,
                                      state_vector<T, n> const& z) const {
    return detail::each_number([](T x) { return T(1) / x; }, at(y, z));
  }
  /// The size of each number for differences; without a tolerance its change in a step counts, too.
  constexpr state_vector<T, n> sizes(state_vector<T, n> const& y, state_vector<T, n> const& rates,
                                     T const& dt) const {
    state_vector<T, n> size = at(y, y);
    if (!is_told)
      for (std::size_t i = 0; i < y.length(); ++i) {
        size[i] = size[i] + detail::size_of(rates[i] * dt);
      }
    return size;
  }

private:
  static constexpr T digits = 8 * std::numeric_limits<T>::epsilon();
  static constexpr T least = (std::numeric_limits<T>::min)();

  constexpr T one(T y, T z, T a) const {
    T const p = detail::size_of(y), q = detail::size_of(z), m = p > q ? p : q;
    T const due = a + relative * m, floor = digits * m + least;
    return due > floor ? due : floor;
  }
};

/// The account of an implicit method for a whole run: the error allowed, and the counts of its expensive operations.
template <class T, std::size_t n>
struct run_account {
  allowed_error<T, n> allowed{};
  long jacobians = 0;
  long factorisations = 0;
  /// The share of that error which Newton's method may leave.
  T unsolved = T(1);

  /// Takes over the tolerance of the run: an absolute error as a change of the state, and a relative one.
  ///
  /// The unsolved errors of all steps add up. An estimate of third order chooses the steps, while their error is of
  /// fifth, so with a tighter tolerance the steps are more, and a smaller share of it may be left, down to rounding.
  template <class Raw>
  constexpr void allow(Raw const& absolute, T const& relative) {
    allowed = {as_vector<Raw>::flatten(absolute), relative, true};
    T const most = T(1) / T(16), rounding = 10 * std::numeric_limits<T>::epsilon();
    T const share = 100'000 * relative;
    unsolved = share < most ? share : most;
    if (unsolved * relative < rounding)
      unsolved = rounding < most * relative ? rounding / relative : most;
  }
};

/// Allocates the memory of an implicit method for states whose length is known at run time. Every matrix is allocated
/// twice, since a run that keeps its last step needs a second one when the Jacobian changes.
template <class Memory, class Vector>
constexpr void prepare(Memory& kept, Vector const& y) {
  if constexpr (Memory::is_long) {
    kept.account.allowed.absolute = Vector::zeros(y);
    Memory other{};
    kept.allocate_for(y);
    other.allocate_for(y);
  }
}

/// Codes in place of the number of the state that was the farthest off: the matrix was singular; the number is none of
/// the state's, as an angle of a step on a chart; the field gave no finite rate of an unknown number, or of number i:
/// `of_field_somewhere - 1 - i`.
inline constexpr long of_singular_matrix = -1, of_no_number = -2, of_field_somewhere = -3;

inline constexpr char const* singular_jacobian = "the Jacobian is singular";
inline constexpr char const* no_convergence = "Newton's method does not converge";
inline constexpr char const* no_finite_rate = "the field gives no finite number";
inline constexpr char const* no_finite_step = "the step leaves the finite numbers";

/// Why a step was not made, by the number that was the farthest off, or its code.
constexpr char const* reason_of(long worst) {
  if (worst == of_singular_matrix) return singular_jacobian;
  return worst <= of_field_somewhere ? no_finite_rate : no_convergence;
}

/// Appends which number of the state was the farthest off, or had no rate, if that is known.
constexpr void append_farthest(sentence& words, long worst) {
  bool const is_off = worst >= 0;
  if (!is_off) worst = of_field_somewhere - 1 - worst;
  if (worst < 0) return;
  words.add(", number ", worst, " of the state (from 0)", is_off ? " the farthest off" : "");
}

/// The unit of the time of a run, after a space; nothing if its times are plain numbers.
template <class Time>
constexpr sentence unit_after() {
  if constexpr (requires { typename Time::unit_type; })
    return sentence{}.add(' ', unit_text<typename Time::unit_type>);
  else
    return {};
}
/// Reports that no solution of an implicit step was found: `why`, in the words of a sentence, at what time, with
/// what step, and which number of the state was the farthest off, if that is known. A constant expression shows
/// `why`.
template <class T>
[[noreturn]] constexpr void fail_unsolved(char const* method, char const* why, T const& t,
                                          T const& dt, long worst = -1, sentence const& unit = {}) {
  if constexpr (std::floating_point<T>) {
    if (!__builtin_is_constant_evaluated()) {
      char time[48], step[48];
      __builtin_snprintf(time, sizeof time, " at time %.9g", static_cast<double>(t));
      __builtin_snprintf(step, sizeof step, " with a step of %.9g", static_cast<double>(dt));
      sentence words;
      words.add("unitstep: ", method, ": ", why, time, unit, step, unit);
      detail::append_farthest(words, worst);
      fail<std::runtime_error>(words.data());
    }
  }
  fail<std::runtime_error>(why);
}

/// The same for a step from `y`. If the field gives no finite number at its start or its end time, it reports that.
template <class System, class V, class T>
[[noreturn]] constexpr void fail_step(char const* method, char const* why, System const& system,
                                      V const& y, T const& t, T const& dt, long worst = -1) {
  constexpr sentence unit = [] {
    if constexpr (requires { typename System::bare; })
      return unit_after<typename time_of_raw_field<typename System::bare>::type>();
    else
      return sentence{};
  }();
  if constexpr (std::floating_point<T>) {
    for (T const at : {t, t + dt})
      if (long const i = detail::first_not_finite(system.rates(y, at)); i >= 0)
        detail::fail_unsolved(method, no_finite_rate, at, dt, of_field_somewhere - 1 - i, unit);
  }
  detail::fail_unsolved(method, why, t, dt, worst, unit);
}

}  // namespace unitstep::detail
