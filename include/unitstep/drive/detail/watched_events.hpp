// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/course_of_step.hpp>
#include <unitstep/drive/detail/effects.hpp>
#include <unitstep/drive/detail/moments.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/units/detail/plain_number.hpp>
#include <utility>

/// \file
/// \brief The events of a run in which things happen: which of them comes first in a step, and how each is left after its
/// effect.

namespace unitstep::detail {

/// What an effect has changed: a number of the state; the mode, or nothing by a state that was the same; or nothing, since it
/// only looks.
enum class what_changed : int { nothing, no_number, state };

/// Where a run stands with one event.
template <class T>
struct event_course {
  bool is_leaving =
      false;  ///< its effect was the last thing, and it is not known yet how the run leaves it
  int crossing = 0;  ///< which way it last went through zero: 1 or -1
  T rate = T(0);     ///< how fast; of what is true or false, within which time
  what_changed changed = what_changed::nothing;  ///< by the effect
};

/// What was found in a step: an event, and where.
template <class T>
struct event_found {
  int which = no_event;
  T share = T(0);
  bool comes_again = false;
  bool rests = false;
};

/// The places of the events in a list of what happens.
template <class... H>
inline constexpr auto places_of_events = [] {
  std::array<std::size_t, (std::size_t(kind_of<H>::is_when) + ... + 0)> places{};
  std::size_t n = 0, i = 0;
  ((kind_of<H>::is_when ? void(places[n++] = i) : void(), ++i), ...);
  return places;
}();

/// The number among the events of the I-th of a list of what happens.
template <std::size_t I, class... H>
inline constexpr std::size_t number_of_event = [] {
  std::size_t n = 0;
  while (n < places_of_events<H...>.size() && places_of_events<H...>[n] != I) ++n;
  return n;
}();

/// The events of a list of what happens, in a mode.
template <class Mode, class Places, class... H>
struct events_in_mode;
template <class Mode, std::size_t... N, class... H>
struct events_in_mode<Mode, std::index_sequence<N...>, H...> {
  template <std::size_t I>
  using when_at = std::tuple_element_t<places_of_events<H...>[I], std::tuple<H...>>;
  template <std::size_t I>
  using bound = bound_to_mode<decltype(when_at<I>::event), Mode>;

  using type = first_of<typename bound<N>::type...>;
  static constexpr type of(std::tuple<H...> const& list, Mode const& mode) {
    return type{bound<N>::of(std::get<places_of_events<H...>[N]>(list).event, mode)...};
  }
};

/// The speed below which something rests; below none where no rest is given.
/// \throw std::domain_error if it is not finite, or not positive
template <class T, class Event, class Effect, class Rest>
constexpr T rest_speed(when<Event, Effect, Rest> const& given) {
  if constexpr (requires { given.rest.speed; }) {
    using quantity = decltype(given.rest.speed);
    T const speed =
        static_cast<T>(detail::value_alone(raw_form<quantity>::to_raw(given.rest.speed)));
    if (!unitstep::is_finite(speed) || !(speed > 0))
      detail::fail_got<quantity>("the speed of rest_below must be finite and positive", speed);
    return speed;
  } else
    return T(-1);
}
template <class T, class H>
constexpr T rest_speed(H const&) {
  return T(-1);
}

/// The events of a run `Run` in which things happen.
template <class State, class Time, class Run, class Mode, class... H>
class watched_events {
public:
  static constexpr std::size_t count = places_of_events<H...>.size();

private:
  using raw = typename raw_form<Time>::raw;
  using T = plain_of<raw>;
  using numbers = std::make_index_sequence<count>;
  using in_mode = events_in_mode<Mode, numbers, H...>;
  using events_type = typename in_mode::type;

  using values_type = decltype(detail::event_value<State, Time>(
      std::declval<events_type const&>(), std::declval<Run const&>().inner()));

  events_type events_;
  values_type was_;
  event_watch<events_type, values_type> watch_;
  std::array<event_course<T>, count> course_{};
  std::array<T, count> rest_speed_{};

  constexpr values_type values(Run const& run) const {
    return detail::event_value<State, Time>(events_, run.inner());
  }

  template <class... Value>
  static std::common_type_t<T, Value...> number_of(std::tuple<Value...> const&);

public:
  template <std::size_t N>
  using value_type = std::tuple_element_t<N, values_type>;
  /// A number that holds the value of each event.
  using number = decltype(number_of(std::declval<values_type const&>()));
  using saved = std::array<saved_event<number>, count>;

  constexpr watched_events(std::tuple<H...> const& list, Mode const& mode, Run const& run)
      : events_(in_mode::of(list, mode)), was_(values(run)) {
    [&]<std::size_t... N>(std::index_sequence<N...>) {
      ((rest_speed_[N] = detail::rest_speed<T>(std::get<places_of_events<H...>[N]>(list))), ...);
    }(numbers{});
  }

  /// Calls `use` with the number of each event, as a constant.
  template <class Use>
  static constexpr void each(Use const& use) {
    [&]<std::size_t... N>(std::index_sequence<N...>) {
      (use(std::integral_constant<std::size_t, N>{}), ...);
    }(numbers{});
  }

  constexpr void set_mode(std::tuple<H...> const& list, Mode const& mode) {
    detail::remake(events_, in_mode::of(list, mode));
  }
  /// Whether something is true at the start of a run.
  template <std::size_t N>
  constexpr bool is_true() const {
    if constexpr (std::is_same_v<value_type<N>, bool>)
      return std::get<N>(was_);
    else
      return false;
  }
  template <std::size_t N>
  constexpr auto value(Run const& run) const {
    return detail::event_value<State, Time>(std::get<N>(events_.events), run.inner());
  }

  /// Whether one is to be expected in the next step.
  constexpr bool is_near() const {
    if constexpr (count == 0)
      return false;
    else
      return is_leaving() || watch_.is_near;
  }
  /// Whether one may be in the step that a run has made, of length `dt`; if none, their values are those after it.
  constexpr bool may_come(Run const& run, T dt) {
    if constexpr (count == 0) {
      return false;
    } else {
      auto const now = values(run);
      if (watch_.look(was_, now, dt) || is_leaving()) return true;
      was_ = now;
      return false;
    }
  }
  /// The first event within that step.
  constexpr event_found<T> find(Run& run, T dt) {
    if constexpr (count == 0) {
      return {};
    } else {
      auto const now = values(run);
      return run.along([&](auto const& course, auto&) {
        event_found<T> found;
        T low(0);
        each([&](auto n) {
          if (found.which != no_event || !course_[n].is_leaving) return;
          if constexpr (std::is_same_v<std::tuple_element_t<n, values_type>, bool>)
            found = leave_truth<n>(course, dt);
          else
            found = leave<n>(course, dt, low);
        });
        if (found.which != no_event) return found;
        auto const first = detail::find_first(events_, course, low, T(1), was_, now);
        if (first.which == no_event) return found;
        found = {first.which, first.when.before};
        each([&](auto n) {
          if (int(n) != first.which) return;
          if constexpr (std::is_same_v<std::tuple_element_t<n, values_type>, bool>)
            course_[n].rate = size_of((first.when.after - first.when.before) * dt);
          else
            measure<n>(course, first.when.before, dt);
        });
        return found;
      });
    }
  }
  /// The same of a step whose length carries slopes.
  constexpr bool may_come(Run const& run, raw const& dt)
    requires (!is_value_alone<raw>)
  {
    return may_come(run, detail::value_alone(dt));
  }
  /// The same of a step whose length carries slopes; and where in it the event lies that was found, with slopes.
  constexpr event_found<T> find(Run& run, raw const& dt)
    requires (!is_value_alone<raw>)
  {
    return find(run, detail::value_alone(dt));
  }
  constexpr raw share_of([[maybe_unused]] Run& run, event_found<T> const& found) const {
    if constexpr (is_value_alone<raw>) {
      return found.share;
    } else {
      if (found.rests || found.comes_again) return raw(found.share);
      return run.along([&](auto const& course, auto&) {
        return moving_root<raw>::of(events_, found.which, course, found.share);
      });
    }
  }
  /// After a step without an event, or an effect of something else.
  constexpr void keep_sides(Run const& run) {
    auto const now = values(run);
    each([&](auto n) {
      using event = std::tuple_element_t<n, decltype(events_type::events)>;
      auto& was = std::get<n>(was_);
      if (!course_[n].is_leaving && !detail::has_come<event>(was, std::get<n>(now)))
        detail::keep_side(was, std::get<n>(now));
    });
  }
  /// After the effect of an event, which has `changed` something; `before` it the event had another value.
  template <std::size_t N>
  constexpr void leave_after(Run const& run, value_type<N> const& before, what_changed changed) {
    auto const now = value<N>(run);
    course_[N].changed = changed;
    if constexpr (std::is_same_v<value_type<N>, bool>) {
      course_[N].is_leaving = now == before;
      std::get<N>(was_) = true;
    } else if (static_cast<value_type<N>>(course_[N].crossing) * before > 0 && has_sign(now)) {
      // Another effect took it through zero at once, and it is far from there.
      course_[N].is_leaving = false;
      std::get<N>(was_) = now;
    } else {
      course_[N].is_leaving = !(size_of(now) > size_of(before));
      std::get<N>(was_) = course_[N].is_leaving ? value_type<N>(0) : now;
    }
  }
  constexpr saved save() const {
    saved all{};
    each([&](auto n) {
      auto const& course = course_[n];
      all[n] = {static_cast<number>(std::get<n>(was_)),
                static_cast<number>(watch_.slope_of(n)),
                static_cast<number>(course.rate),
                course.crossing,
                course.is_leaving,
                static_cast<long>(course.changed)};
    });
    return all;
  }
  constexpr void restore(saved const& all) {
    watch_ = {};
    each([&](auto n) {
      auto const& one = all[n];
      std::get<n>(was_) = static_cast<value_type<n>>(one.was);
      watch_.set_slope_of(n, one.slope);
      course_[n] = {one.is_leaving != 0, static_cast<int>(one.crossing), static_cast<T>(one.rate),
                    static_cast<what_changed>(one.changed)};
    });
  }
  /// Nothing is known of the events any more.
  constexpr void begin_anew(Run const& run) {
    was_ = values(run);
    course_ = {};
    watch_ = {};
  }

private:
  /// Whether the effect of one was the last thing, and it is not known yet how the run leaves it.
  constexpr bool is_leaving() const {
    bool is = false;
    for (auto const& course : course_) is = is || course.is_leaving;
    return is;
  }
  /// How fast an event goes through zero, and which way.
  template <std::size_t N, class Course>
  constexpr void measure(Course const& course, T share, T dt) {
    constexpr T part = T(1) / T(1 << 12);
    auto const& event = std::get<N>(events_.events);
    T const low = share > part ? share - part : T(0), high = low + part;
    auto const change = static_cast<T>(course.value(event, high) - course.value(event, low));
    auto const was = std::get<N>(was_);
    course_[N].rate = size_of(change / (part * dt));
    course_[N].crossing = was > 0 ? -1 : was < 0 ? 1 : change < 0 ? -1 : 1;
  }
  /// How a run leaves an event after its effect: it goes on through zero, which has been seen; it is turned back; or
  /// it does neither, and the event comes again at once. What goes on does so from `low`.
  template <std::size_t N, class Course>
  constexpr event_found<T> leave(Course const& course, T dt, T& low) {
    constexpr T part = T(1) / T(1 << 20);
    auto const& event = std::get<N>(events_.events);
    event_course<T>& left = course_[N];
    auto const value = [&](T share) { return static_cast<T>(course.value(event, share)); };
    T const start = value(T(0)), close = value(part), farther = value(2 * part);
    if (close == start && farther == start) return {};  // it stays where it is
    // The slope at the start, of which what bends is taken off.
    T const slope = ((close - start) * 2 - (farther - start) / 2) / part;
    T const speed = size_of(slope / dt);
    bool const is_slow = !(speed > left.rate / 1024);
    // What is not changed goes on as it came, however slowly.
    bool const is_free = left.changed == what_changed::nothing;
    T const beyond = static_cast<T>(left.crossing) * farther;
    bool const goes_on = is_slow ? is_free && beyond > 0 : (slope > 0) == (left.crossing > 0);
    auto& was = std::get<N>(was_);
    using own_number = std::remove_reference_t<decltype(was)>;
    constexpr auto least = (std::numeric_limits<own_number>::min)();
    if (!goes_on && ((slope > 0) == (left.crossing > 0) ? T(0) : speed) < rest_speed_[N])
      return {int(N), T(0), true, true};
    if (goes_on) {
      // The state that was handed over lies before zero still.
      T share = first_share<T>;
      while (share < T(1) && !(value(share) * static_cast<T>(left.crossing) > 0)) share *= 4;
      if (!(share < T(1)))
        return was = std::numeric_limits<own_number>::quiet_NaN(), event_found<T>{};
      if (low < share) low = share;
      was = static_cast<own_number>(left.crossing) * least;
    } else if (is_slow && !(beyond < 0)) {
      if (!is_free) return {int(N), T(0), true, false};
      return was = std::numeric_limits<own_number>::quiet_NaN(),
             event_found<T>{};  // it is zero still
    } else {
      was = static_cast<own_number>(-left.crossing) *
            (size_of(start) > least ? static_cast<own_number>(size_of(start)) : least);
    }
    left.is_leaving = false;
    return {};
  }
  /// The same of what is true or false: it goes on if it becomes true as soon as it was found to.
  template <std::size_t N, class Course>
  constexpr event_found<T> leave_truth(Course const& course, T dt) {
    event_course<T>& left = course_[N];
    T const soon = 4 * left.rate / size_of(dt) + first_share<T>;
    bool const is_true = course.value(std::get<N>(events_.events), soon < T(1) ? soon : T(1));
    if (is_true && left.changed == what_changed::state) return {int(N), T(0), true, false};
    std::get<N>(was_) = is_true;
    left.is_leaving = false;
    return {};
  }
};

}  // namespace unitstep::detail
