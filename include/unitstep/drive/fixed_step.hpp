// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep::diagnostics {

/// A time of floating-point numbers, which can be divided into steps.
template <class T>
concept time_in_floating_point = unitstep::detail::is_time<T> && std::floating_point<number_of<T>>;

/// The verdict on a fixed step and on the most steps of a frame.
template <class Time, class Most>
consteval auto check_clock() {
  if constexpr (!time_in_floating_point<Time>)
    return refuse<"dt", boost::units::quantity<boost::units::si::time>, Time>{};
  else
    return check_count<"most", Most>();
}

}  // namespace unitstep::diagnostics

namespace unitstep {

/// Computes the number of whole steps of a simulation that are due in each frame, for frames of any lengths.
///
///     unitstep::fixed_step clock{si::second / 120.0, 8};
///     auto before = sim.state();
///     // in each frame
///     for (auto n = clock.advance(frame_time); n > 0; --n) {
///       before = sim.state();
///       sim.step();
///     }
///     draw(interpolate(before, sim.state(), clock.alpha()));
///
/// \f[ n = \left\lfloor \frac{\sum f_i}{h (1 - 2\varepsilon)} \right\rfloor \f]
///
/// The sum of the frame times is kept exactly (in two numbers), so the number of steps after a total time does not
/// depend on its division into frames. A frame time such as 1/144 s is a rounded number; a step falls due two to four
/// ulps early, so that 144 of them are one second and not a step less (and one step more after 1e15 of them, in `float`
/// after 2e6). A frame in which more than `most` steps are due gives `most`, and the other whole steps are dropped:
/// `dropped()`.
///
/// Exact while the longest and the shortest frame lie within a factor of \f$ 1/\varepsilon \f$ (4e15 for `double`, 8e6
/// for `float`). Do not compile it with `-ffast-math`. Cost: a few additions a frame. Source: the sum, D. E. Knuth, The
/// Art of Computer Programming, volume 2, 4.2.2; the loop, G. Fiedler, Fix Your Timestep! (2004).
///
/// \tparam Time a time, such as `quantity<si::time>`
/// \tparam Most an integer, the type of the numbers of steps
/// \throw std::domain_error if `dt` is not positive and finite, or `most` is less than 1; the type of
///        `most` holds any number of steps due
/// \proof{examples/reference/drive.cpp,fixed_step}
template <class Time, class Most>
class fixed_step {
  using verdict = decltype(diagnostics::check_clock<Time, Most>());
  using number = typename std::conditional_t<verdict::ok, detail::number_of_time<Time>,
                                             std::type_identity<double>>::type;
  using double_word = math::detail::double_word<number>;

  static constexpr number epsilon = std::numeric_limits<number>::epsilon();
  // At most 2^60 steps can be due, even if a number has more digits, and 2^63 dropped.
  static constexpr number finest = 1 / static_cast<number>(1LL << 60);
  static constexpr number least_share = epsilon > finest ? epsilon : finest;
  static constexpr long long most_dropped = 1LL << 62;

  Time dt_;
  Most most_;
  number step_{};        // dt, a few ulps shorter
  double_word left_{};   // the time that has passed since the last step
  long long dropped_{};  // in steps

  static constexpr number shortened(number dt) {
    if (!unitstep::is_finite(dt) || !(dt > 0))
      fail<std::domain_error>("unitstep: dt must be positive and finite");
    return dt - dt * (2 * epsilon);
  }

  constexpr void refuse(number frame_time) const {
    if (unitstep::is_finite(frame_time) && frame_time >= 0)
      fail<std::domain_error>("unitstep: frame_time is too many steps of dt to count");
    fail<std::domain_error>("unitstep: frame_time must be finite and not negative");
  }

  constexpr void add(number time) {
    auto const sum = math::detail::two_sum(left_.hi, time);
    left_ = math::detail::two_sum(sum.hi, sum.lo + left_.lo);
  }
  constexpr bool has_passed(number time) const {
    return left_.hi > time || (left_.hi == time && left_.lo >= 0);
  }

  // Long division in doubled steps, each an exact difference.
  constexpr long long take_whole_steps() {
    number time = step_;
    long long steps = 1;
    while (has_passed(2 * time)) time *= 2, steps *= 2;
    long long due = 0;
    for (; steps != 0; time /= 2, steps /= 2)
      if (has_passed(time)) add(-time), due += steps;
    return due;
  }

public:
  /// A clock of steps of `dt`, at most `most` of them in a frame.
  constexpr fixed_step(Time const& dt, Most const& most) : dt_(dt), most_(most) {
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      if (most < 1) fail<std::domain_error>("unitstep: most must be at least 1");
      step_ = shortened(raw_form<Time>::to_raw(dt));
    }
  }

  /// The same with a `std::chrono::duration` for `dt`, in seconds of `double`.
  template <detail::clock_time Step>
  constexpr fixed_step(Step const& dt, Most const& most)
      : fixed_step(detail::time_for<Time>(dt), most) {}

  /// Lets the time of a frame pass, which may be a `std::chrono::duration`, such as the difference of two times of a
  /// clock.
  /// \return the whole steps now due, at most `most` and of its type
  /// \throw std::domain_error if `frame_time` is negative or not finite, or is more steps than a number can count (4e15
  ///        in `double`, 8e6 in `float`, never more than 1e18)
  template <class FrameTime>
  [[nodiscard("these steps are due now, and not told again")]] constexpr auto advance(
      FrameTime const& frame_time) {
    using fit = decltype(diagnostics::check_fit<"frame_time", Time,
                                                detail::time_in_run<Time, FrameTime>>());
    using frame = std::conditional_t<verdict::ok, fit, diagnostics::accepted>;
    static_assert(units_match<refusal_type<frame>> && sizeof(refusal_text<frame>), "wrong unit");
    if constexpr (verdict::ok && fit::ok) {
      number const passed = detail::raw_time<Time>(frame_time);
      if (!(passed >= 0 && passed * least_share <= step_ &&
            unitstep::is_finite(left_.hi + passed)) ||
          dropped_ > most_dropped)
        refuse(passed);
      add(passed);
      if (!has_passed(step_)) return Most{};
      long long const due = take_whole_steps();
      using count = std::common_type_t<long long, Most>;  // neither is negative, so it holds both
      if (static_cast<count>(due) <= static_cast<count>(most_)) return static_cast<Most>(due);
      dropped_ += due - static_cast<long long>(most_);
      return most_;
    } else {
      return int{};
    }
  }

  /// The share of the way from the last step to the next, in [0, 1).
  [[nodiscard]] constexpr number alpha() const {
    if constexpr (verdict::ok)
      return left_.hi / raw_form<Time>::to_raw(dt_);
    else
      return number{};
  }

  /// The total time dropped so far: whole steps that were due beyond `most`.
  [[nodiscard]] constexpr Time dropped() const {
    if constexpr (verdict::ok)
      return raw_form<Time>::from_raw(static_cast<number>(dropped_) * raw_form<Time>::to_raw(dt_));
    else
      return dt_;
  }

  /// The step.
  [[nodiscard]] constexpr Time dt() const { return dt_; }
};

template <class Time, class Most>
fixed_step(Time, Most) -> fixed_step<Time, Most>;

template <detail::clock_time Step, class Most>
fixed_step(Step, Most) -> fixed_step<detail::seconds_of<double>, Most>;

}  // namespace unitstep
