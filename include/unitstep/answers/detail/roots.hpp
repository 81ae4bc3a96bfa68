// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/answers/detail/differentiated.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief The search for roots, on plain numbers: on a line, and of several unknowns.

namespace unitstep::detail {

/// Two ends of an interval with a root in it, such as `between(a, b)`.
template <class G>
concept bracket_of_root = requires(G const& g) {
  g.lower;
  g.upper;
};
template <class G>
struct unknown_of {
  using type = G;
};
template <bracket_of_root G>
struct unknown_of<G> {
  using type = std::remove_cvref_t<decltype(std::declval<G const&>().lower)>;
};

/// Ends a search with a sentence that says the last try and the function's value there.
template <class F, class... X, std::size_t... I>
[[noreturn]] constexpr void fail_without_root(char const* why, raw_function<F, X...> const& f,
                                              typename raw_function<F, X...>::arguments const& x,
                                              std::index_sequence<I...>) {
  if constexpr (!failures_are_reported) fail<std::runtime_error>(why);
  sentence words;
  words.add("unitstep: solve ", why, "; the last try was ");
  detail::append_quantities(words, detail::made_of<X>(x[I])...);
  words += ", where the function is ";
  auto const at = f(x);
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (i > 0) words += ", ";
    detail::append_amount(words, detail::real_part(at[i]));
    if (at.size() == 1) words += detail::unit_behind<typename raw_function<F, X...>::result>();
  }
  fail<std::runtime_error>(words.data());
}

/// A root of one unknown, by Newton's method, within a bracket as soon as there is one. A step that would leave the
/// bracket, or is longer than half of the one before, becomes a bisection.
template <class Function>
struct root_on_line {
  using T = typename Function::T;
  static constexpr T epsilon = std::numeric_limits<T>::epsilon();
  static constexpr int most_tries = 200;

  Function f;
  T guess;
  T low{}, high{}, at_low{}, at_high{};  // on both sides of zero, if there is a bracket
  bool is_between = false;
  T x{}, value{}, slope{};  // the last try
  T first{};                // the size of the function at the first tries
  int idle_ends = 0;   // how often in a row an end moved to where the function is not half as large
  int grown_ends = 0;  // and to where it is larger

  constexpr void look(T at) {
    T const away = size_of(at - guess), there = size_of(guess);
    f.sizes[0] = away > there ? away : there;
    auto const y = f({at})[0];
    x = at;
    value = y.value;
    slope = y.slope[0];
  }
  // The size of the unknown, to which steps are compared.
  constexpr T size() const {
    T const a = size_of(x), b = size_of(guess), c = size_of(x - guess);
    return a > b ? (a > c ? a : c) : (b > c ? b : c);
  }
  static constexpr bool has_other_sign(T a, T b) { return (a < 0 && b > 0) || (a > 0 && b < 0); }

  /// Takes in the last try as an end of the bracket.
  constexpr void narrow() {
    if (!is_between) return;
    bool const is_high = has_other_sign(value, at_low);
    T const was = size_of(is_high ? at_high : at_low), now = size_of(value);
    if (2 * now < was && unitstep::is_finite(was)) {
      idle_ends = grown_ends = 0;
    } else {
      ++idle_ends;
      if (now > was) ++grown_ends;
    }
    (is_high ? high : low) = x;
    (is_high ? at_high : at_low) = value;
  }
  // The size to which the ends of a bracket are compared, or a step. A root may be far smaller than its guess: as long
  // as the function falls, it is that of the root.
  constexpr T size_to_stop(bool falls) const {
    if (!falls) return size();
    if (!is_between) return size_of(x);
    return size_of(low) > size_of(high) ? size_of(low) : size_of(high);
  }
  [[noreturn]] constexpr void fail_here(char const* why) const {
    detail::fail_without_root(why, f, {x}, std::make_index_sequence<1>{});
  }
  /// The root that was found, if the function is as near to zero there as its slope allows. A jump across zero is no
  /// root.
  constexpr T found() const {
    T const slopes = size_of(slope) * size();
    // Towards a pole each end moves to where the function is larger.
    bool const has_shrunk = size_of(value) <= first || grown_ends < 8;
    if (value == 0 || (has_shrunk && size_of(value) <= slopes * half_of_the_digits<T> * 64))
      return x;
    fail_here("found a jump across zero, or a pole, and no root");
  }

  /// From a bracket.
  constexpr T between(T from, T to) {
    guess = from + (to - from) / 2;
    look(from);
    if (value == 0) return x;
    low = from, at_low = value;
    look(to);
    if (value == 0) return x;
    high = to, at_high = value;
    if (!has_other_sign(at_low, at_high))
      fail_here("wants a bracket at whose ends the function has different signs");
    is_between = true;
    first = size_of(at_low) < size_of(at_high) ? size_of(at_low) : size_of(at_high);
    look(guess);
    narrow();
    return go_on();
  }
  /// From a guess.
  constexpr T from_guess() {
    look(guess);
    first = size_of(value);
    return go_on();
  }

private:
  // Whether a number is strictly between the ends.
  constexpr bool is_inside(T at) const {
    return low < high ? low < at && at < high : high < at && at < low;
  }
  // Makes a bracket of the last try and one before it, with its value.
  constexpr void enclose(T from, T at_from) {
    is_between = true;
    low = from, at_low = at_from;
    high = x, at_high = value;
  }
  constexpr T go_on() {
    T before = std::numeric_limits<T>::infinity();  // the length of the step before
    T least = before;                               // value so far
    int idle = 0;
    for (int n = 0; n < most_tries; ++n) {
      if (value == 0) return x;
      if (is_between && size_of(high - low) <= epsilon * size_to_stop(idle_ends < 3)) {
        if (T const end = size_of(at_low) < size_of(at_high) ? low : high; end != x) look(end);
        return found();
      }
      T step = slope == 0 ? T(0) : -value / slope;
      bool const is_newton = slope != 0 && unitstep::is_finite(value) &&
                             unitstep::is_finite(step) && (!is_between || is_inside(x + step)) &&
                             (!is_between || 2 * size_of(step) <= before || n == 0);
      if (is_newton) {
        bool const falls = 2 * size_of(value) < least || (is_between && idle_ends < 3);
        if (size_of(step) <= 2 * epsilon * size_to_stop(falls)) return nearer(step);
        // If steps below half of the digits no longer shrink, they are rounding, or the tolerance of a run. Towards a
        // multiple root the steps shrink slowly, and the values fast.
        // Steps that grow while the function falls lead away, as from a pole.
        bool const leads_away = size_of(value) < least && size_of(step) > before;
        bool const shrinks = falls || leads_away || 2 * size_of(step) <= before;
        idle = shrinks || size_of(step) >= half_of_the_digits<T> * size() ? 0 : idle + 1;
        if (size_of(value) < least) least = size_of(value);
        if (idle > 2) return found();
      } else if (is_between) {
        step = low + (high - low) / 2 - x;
      } else {
        search();
        before = std::numeric_limits<T>::infinity();
        continue;
      }
      T const from = x, was = value;
      look(x + step);
      if (!is_between && has_other_sign(was, value)) {
        enclose(from, was);
      } else {
        narrow();
      }
      before = size_of(step);
      // Without a bracket a step is halved until the function is nearer to zero.
      if (!is_between && !(size_of(value) < size_of(was))) {
        int halvings = 0;
        for (; halvings < 30 && !is_between && !(size_of(value) < size_of(was)); ++halvings) {
          step /= 2;
          look(from + step);
          if (has_other_sign(was, value)) enclose(from, was);
        }
        if (!is_between && !(size_of(value) < size_of(was))) {
          if (size_of(step) < half_of_the_digits<T> * size()) {
            look(from);
            if (size_of(value) <= size_of(slope) * size() * half_of_the_digits<T>) return found();
          }
          search();
        }
        before = std::numeric_limits<T>::infinity();
      }
    }
    // The tries still come nearer to the unknown zero, as they do towards a multiple root there.
    root_on_line const last = *this;
    look(T(0));
    if (value == 0) return x;
    last.fail_here("found no root in 200 tries");
  }
  // The nearer end of a last step, of a rounding or two.
  constexpr T nearer(T step) {
    root_on_line before = *this;
    look(x + step);
    return size_of(value) < size_of(before.value) ? found() : before.found();
  }
  // Looks for a change of sign around the guess, farther and farther away.
  constexpr void search() {
    T const away = guess == 0 ? T(1) / 64 : guess / 64;
    look(guess);
    T const there = value;
    T last_up = guess, last_down = guess, at_up = there, at_down = there;
    T reach = away;
    for (int n = 0; n < 24; ++n, reach *= 2) {
      for (T const at : {guess + reach, guess - reach}) {
        look(at);
        T& last = at == guess + reach ? last_up : last_down;
        T& at_last = at == guess + reach ? at_up : at_down;
        if (has_other_sign(value, at_last)) return enclose(last, at_last);
        if (value == 0) return;
        if (unitstep::is_finite(value)) last = at, at_last = value;
      }
    }
    look(guess);
    fail_here("found no root and no change of sign");
  }
};

/// Roots of as many equations as unknowns, by Newton's method. Steps are shortened until the next one, by the same
/// matrix, is shorter. They are compared relative to the unknowns, so units and scales do not matter.
/// Source: P. Deuflhard, Newton Methods for Nonlinear Problems (2004), chapter 3.
template <class Function>
struct roots_of_several {
  using T = typename Function::T;
  static constexpr std::size_t n = Function::size;
  static constexpr T epsilon = std::numeric_limits<T>::epsilon();
  static constexpr int most_tries = 200;
  using numbers = std::array<T, n>;

  Function f;
  numbers x;
  numbers scale{};

  [[noreturn]] constexpr void fail_here(char const* why) const {
    if constexpr (requires { f.fail_without_root(why, x); })
      f.fail_without_root(why, x);
    else
      detail::fail_without_root(why, f, x, std::make_index_sequence<n>{});
  }
  constexpr T length(numbers const& step) const {
    T sum(0);
    for (std::size_t i = 0; i < n; ++i) sum += (step[i] / scale[i]) * (step[i] / scale[i]);
    return math::sqrt(sum / T(n));
  }
  constexpr numbers find() {
    T part(1), shortest = std::numeric_limits<T>::infinity();
    numbers shortest_of{};        // of each unknown
    std::array<bool, n> turns{};  // whether short steps change the sign of an equation
    int idle = 0;
    auto at = f(x);
    for (int k = 0; k < most_tries; ++k) {
      lu<T, n, band<n - 1, n - 1>> m{};
      // Rows are scaled, since they may be in any unit.
      numbers row{}, column{}, step{};
      for (std::size_t j = 0; j < n; ++j) column[j] = scale_of(j);  // kept as long as this matrix
      bool is_root = true;
      for (std::size_t i = 0; i < n; ++i) {
        if (!at[i].finite()) fail_here("met what is not finite");
        is_root = is_root && at[i].value == 0;
        for (std::size_t j = 0; j < n; ++j) row[i] += size_of(at[i].slope[j]) * column[j];
        if (!(row[i] > 0)) {
          if (at[i].value == 0) continue;
          fail_here("found an equation that does not depend on the unknowns");
        }
        for (std::size_t j = 0; j < n; ++j) m.a[i][j] = at[i].slope[j] * column[j] / row[i];
        step[i] = -at[i].value / row[i];
      }
      if (is_root) return x;
      if (!m.factorise()) fail_here("found the equations to depend on one another there");
      m.solve(step);
      for (std::size_t j = 0; j < n; ++j) step[j] *= column[j];
      for (std::size_t j = 0; j < n; ++j)
        if (scale[j] == 0) scale[j] = size_of(step[j]) > 0 ? size_of(step[j]) : T(1);
      T const whole = length(step);
      // An unknown may be far smaller than its guess: as long as the steps shrink, they are compared to its own size.
      bool const falls = takes_shorter(step, shortest_of);
      bool const shrinks = 10 * whole < 9 * shortest || (falls && whole <= 4 * epsilon);
      if (whole <= 4 * epsilon && !falls) return moved(step, T(1));
      // Within the rounding of the equations steps alternate: short, long and short again.
      idle = !shrinks && whole < half_of_the_digits<T> ? idle + 1 : 0;
      if (idle > 2) {
        if (are_rounding(at, row, turns)) return x;
        idle = 0;
      }
      if (whole < shortest) shortest = whole;
      part = part < T(1) / 2 ? 2 * part : T(1);
      for (int halvings = 0;; ++halvings) {
        numbers const next = moved(step, part);
        f.sizes = scale;
        auto const there = f(next);
        numbers follow{};
        bool is_finite = true;
        for (std::size_t i = 0; i < n; ++i) {
          is_finite = is_finite && unitstep::is_finite(there[i].value);
          if (row[i] > 0) follow[i] = -there[i].value / row[i];
        }
        m.solve(follow);
        for (std::size_t j = 0; j < n; ++j) follow[j] *= column[j];
        T const longer = length(follow);
        if (is_finite && (longer <= (1 - part / 4) * whole || whole < half_of_the_digits<T>)) {
          for (std::size_t i = 0; i < n; ++i)
            turns[i] = whole < half_of_the_digits<T> &&
                       (turns[i] || (at[i].value < 0) != (there[i].value < 0));
          x = next;
          at = there;
          for (std::size_t j = 0; j < n; ++j)
            if (size_of(x[j]) > scale[j]) scale[j] = size_of(x[j]);
          break;
        }
        if (halvings == 30) fail_here("found no root: no step leads nearer to one");
        part /= 2;
      }
    }
    // What still comes nearer to zero may be zero, as a multiple root is.
    numbers zeros = x;
    for (std::size_t j = 0; j < n; ++j)
      if (size_of(x[j]) <= epsilon * scale[j]) zeros[j] = T(0);
    bool is_root = true;
    for (auto const& equation : f(zeros)) is_root = is_root && equation.value == 0;
    if (is_root) return zeros;
    fail_here("found no root in 200 tries");
  }

private:
  // Whether each equation is zero up to rounding: that of the unknowns, or its own, so that it changes its sign, or a
  // change of an unknown by some roundings changes it by a part of its value. That of z^2 + 1e-18 is exact, and no root.
  template <class Values>
  constexpr bool are_rounding(Values const& at, numbers const& row, std::array<bool, n> is_zero) {
    for (std::size_t i = 0; i < n; ++i)
      is_zero[i] = is_zero[i] || size_of(at[i].value) <= 16 * epsilon * row[i];
    for (std::size_t j = 0; j < n; ++j)
      for (int k = -4; k <= 4; ++k) {
        numbers beside = x;
        beside[j] += T(k) * epsilon * scale_of(j);
        auto const there = f(beside);
        for (std::size_t i = 0; i < n; ++i)
          is_zero[i] =
              is_zero[i] || 16 * size_of(there[i].value - at[i].value) > size_of(at[i].value);
      }
    for (bool const zero : is_zero)
      if (!zero) return false;
    return true;
  }
  // Whether a step is shorter than all before it in an unknown of which it is more than rounding.
  constexpr bool takes_shorter(numbers const& step, numbers& shortest_of) const {
    bool is_shorter = false;
    for (std::size_t j = 0; j < n; ++j) {
      T const size = size_of(step[j]);
      bool const is_first = !(shortest_of[j] > 0);
      if (size > 4 * epsilon * size_of(x[j]) && (is_first || 10 * size < 9 * shortest_of[j]))
        is_shorter = true;
      if (is_first || size < shortest_of[j]) shortest_of[j] = size;
    }
    return is_shorter;
  }
  constexpr T scale_of(std::size_t j) const {
    T const size = scale[j] > 0 ? scale[j] : size_of(x[j]);
    return size > 0 ? size : T(1);
  }
  constexpr numbers moved(numbers const& step, T part) const {
    numbers r = x;
    for (std::size_t j = 0; j < n; ++j) r[j] += part * step[j];
    return r;
  }
};

}  // namespace unitstep::detail
