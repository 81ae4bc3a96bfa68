// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/course_of_step.hpp>
#include <unitstep/drive/detail/watched_event.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/units/detail/plain_number.hpp>
#include <utility>

/// \file
/// \brief The events of a run in which things happen: which of them comes first in a step, and how each is left after its
/// effect.

namespace unitstep::detail {

/// The events of a run `Run` in which things happen.
template <class State, class Time, class Run, class Mode, class... H>
class watched_events {
  static constexpr auto places = places_of_events<H...>;
  static constexpr std::size_t slots = places.size();
  using raw = typename raw_form<Time>::raw;
  using T = plain_of<raw>;
  using numbers = std::make_index_sequence<slots>;

  template <std::size_t N>
  using given = decltype(std::tuple_element_t<places[N], std::tuple<H...>>::event);
  template <std::size_t N>
  using watch = watch_of<State, Time, Run, Mode, given<N>>;

  template <std::size_t... N>
  static constexpr auto watched(std::index_sequence<N...>, std::tuple<H...> const& list,
                                Mode const& mode, Run const& run) {
    return std::tuple{watch<N>::begin(std::get<places[N]>(list).event, mode, run)...};
  }
  template <std::size_t... N>
  static std::common_type_t<T, typename watch<N>::value...> number_in(std::index_sequence<N...>);

  decltype(watched(numbers{}, std::declval<std::tuple<H...> const&>(), std::declval<Mode const&>(),
                   std::declval<Run const&>())) slots_;
  std::array<T, slots> rest_speed_{};

  template <std::size_t N, class Slot, class Use>
  static constexpr void visit(Slot& slot, int& number, Use const& use) {
    if constexpr (requires { slot.each; }) {
      std::size_t index = 0;
      for (auto& one : slot.each) use(event_place<places[N], N, true>{number++, index++}, one);
    } else {
      use(event_place<places[N], N, false>{number++, 0}, slot);
    }
  }
  template <class Slots, class Use>
  static constexpr void visit_all(Slots& all, Use const& use) {
    [&]<std::size_t... N>(std::index_sequence<N...>) {
      int number = 0;
      (visit<N>(std::get<N>(all), number, use), ...);
      static_cast<void>(number);
    }(numbers{});
  }

public:
  /// Whether there are lists of events among them.
  static constexpr bool has_lists = (kind_of<H>::has_list || ...);
  /// A number that holds the value of each event.
  using number = decltype(number_in(numbers{}));
  using saved = typename saved_events<saved_event<number>, H...>::type;

  constexpr watched_events(std::tuple<H...> const& list, Mode const& mode, Run const& run)
      : slots_(watched(numbers{}, list, mode, run)) {
    [&]<std::size_t... N>(std::index_sequence<N...>) {
      ((rest_speed_[N] = detail::rest_speed<T>(std::get<places[N]>(list))), ...);
    }(numbers{});
  }

  /// Calls `use` with the place of each event and what is watched of it, in their order.
  template <class Use>
  constexpr void each(Use const& use) {
    visit_all(slots_, use);
  }
  template <class Use>
  constexpr void each(Use const& use) const {
    visit_all(slots_, use);
  }
  /// The same with those of the I-th of what happens alone.
  template <std::size_t I, class Use>
  constexpr void each_of(Use const& use) {
    each([&](auto place, auto& one) {
      if constexpr (decltype(place)::of_when == I) use(place, one);
    });
  }
  /// How many there are.
  constexpr std::size_t size() const {
    std::size_t n = 0;
    each([&](auto, auto const&) { ++n; });
    return n;
  }
  /// How many of them may have effects at one moment: of lists, so many for each event.
  constexpr std::size_t most_at_once() const { return has_lists ? 100 * size() : 100; }
  static constexpr char const* too_many =
      has_lists ? ": more than 100 things for each event happen at one moment"
                : ": more than 100 things happen at one moment";

  constexpr void set_mode(std::tuple<H...> const& list, Mode const& mode) {
    each([&](auto place, auto& one) {
      using at = decltype(place);
      auto const& event = std::get<at::of_when>(list).event;
      if constexpr (list_of_events<given<at::slot>>)
        one.set_event(watch<at::slot>::bound::of(event[place.index], mode));
      else
        one.set_event(watch<at::slot>::bound::of(event, mode));
    });
  }
  template <class Watched>
  constexpr auto value(Watched const& one, Run const& run) const {
    return detail::event_value<State, Time>(one.event, run.inner());
  }

  /// Whether one is to be expected in the next step.
  constexpr bool is_near() const {
    bool is = false;
    each([&](auto, auto const& one) { is = is || one.is_near(); });
    return is;
  }
  /// Whether one may be in the step that a run has made, of length `dt`; if none, their values are those after it.
  constexpr bool may_come(Run const& run, T dt) {
    bool may = false;
    each([&](auto, auto& one) {
      one.now = value(one, run);
      one.may_come = one.watch.look(one.was, one.now, dt) || one.course.is_leaving;
      may = may || one.may_come;
    });
    if (may) return true;
    each([](auto, auto& one) { one.was = one.now; });
    return false;
  }
  /// The first event within that step, of those that may come in it.
  constexpr event_found<T> find(Run& run, T dt) {
    if constexpr (slots == 0) {
      return {};
    } else {
      each([&](auto, auto& one) { one.now = value(one, run); });
      return run.along([&](auto const& course, auto&) {
        event_found<T> found;
        T low(0);
        each([&](auto place, auto& one) {
          if (found.which != no_event || !one.course.is_leaving) return;
          if constexpr (std::remove_reference_t<decltype(one)>::is_truth)
            found = leave_truth(one, place.number, course, dt);
          else
            found = leave(one, place.number, rest_speed_[place.slot], course, dt, low);
        });
        if (found.which != no_event) return found;
        auto const first = detail::find_first_of(
            [&](auto const& look) {
              each([&](auto place, auto& one) {
                if (one.may_come) look(place.number, one.event, one.was, one.now);
              });
            },
            course, low, T(1));
        if (first.which == no_event) return found;
        found = {first.which, first.when.before};
        each([&](auto place, auto& one) {
          if (place.number != first.which) return;
          if constexpr (std::remove_reference_t<decltype(one)>::is_truth)
            one.course.rate = size_of((first.when.after - first.when.before) * dt);
          else
            measure(one, course, first.when.before, dt);
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
      raw share(found.share);
      if (found.rests || found.comes_again) return share;
      run.along([&](auto const& course, auto&) {
        each([&](auto place, auto const& one) {
          if (place.number == found.which)
            share = moving_root<raw>::of(one.event, 0, course, found.share);
        });
        return 0;
      });
      return share;
    }
  }
  /// After a step without an event, or an effect of something else.
  constexpr void keep_sides(Run const& run) {
    each([&](auto, auto& one) {
      using event = typename std::remove_reference_t<decltype(one)>::event_type;
      if (one.course.is_leaving) return;
      auto const now = value(one, run);
      if (!detail::has_come<event>(one.was, now)) detail::keep_side(one.was, now);
    });
  }
  /// After the effect of an event, which has `changed` something; `before` it the event had another value.
  template <class Watched>
  constexpr void leave_after(Watched& one, Run const& run,
                             typename Watched::value_type const& before, what_changed changed) {
    using value_type = typename Watched::value_type;
    auto const now = value(one, run);
    one.course.changed = changed;
    if constexpr (Watched::is_truth) {
      one.course.is_leaving = now == before;
      one.was = true;
    } else if (static_cast<value_type>(one.course.crossing) * before > 0 && has_sign(now)) {
      // Another effect took it through zero at once, and it is far from there.
      one.course.is_leaving = false;
      one.was = now;
    } else {
      one.course.is_leaving = !(size_of(now) > size_of(before));
      one.was = one.course.is_leaving ? value_type(0) : now;
    }
  }
  constexpr saved save() const {
    saved all{};
    each([&](auto place, auto const& one) {
      saved_event<number> const kept{static_cast<number>(one.was),
                                     static_cast<number>(one.slope()),
                                     static_cast<number>(one.course.rate),
                                     one.course.crossing,
                                     one.course.is_leaving,
                                     static_cast<long>(one.course.changed)};
      if constexpr (requires { all.push_back(kept); })
        all.push_back(kept);
      else
        all[static_cast<std::size_t>(place.number)] = kept;
    });
    return all;
  }
  /// What was saved of as many events.
  constexpr void restore(saved const& all) {
    each([&](auto place, auto& one) {
      auto const& kept = all[static_cast<std::size_t>(place.number)];
      using watched_type = std::remove_reference_t<decltype(one)>;
      one.begin_anew(static_cast<typename watched_type::value_type>(kept.was));
      if constexpr (requires { one.watch.slope; })
        one.watch.slope = static_cast<decltype(one.watch.slope)>(kept.slope);
      one.course = {kept.is_leaving != 0, static_cast<int>(kept.crossing),
                    static_cast<T>(kept.rate), static_cast<what_changed>(kept.changed)};
    });
  }
  /// Nothing is known of the events any more.
  constexpr void begin_anew(Run const& run) {
    each([&](auto, auto& one) { one.begin_anew(value(one, run)); });
  }

private:
  /// How fast an event goes through zero, and which way: that in which it is awaited, or away from the side on which it
  /// is shortly before. In a long step it may have been on both since the start.
  template <class Watched, class Course>
  static constexpr void measure(Watched& one, Course const& course, T share, T dt) {
    constexpr direction way = direction_of<typename Watched::event_type>;
    constexpr T part = T(1) / T(1 << 12);
    T const low = share > part ? share - part : T(0), high = low + part;
    auto const before = course.value(one.event, low);
    auto const change = static_cast<T>(course.value(one.event, high) - before);
    auto const side = low > 0 && has_sign(before) ? before : one.was;
    one.course.rate = size_of(change / (part * dt));
    if constexpr (way == direction::either)
      one.course.crossing = side > 0 ? -1 : side < 0 ? 1 : change < 0 ? -1 : 1;
    else
      one.course.crossing = way == direction::upwards ? 1 : -1;
  }
  /// How a run leaves an event after its effect: it goes on through zero, which has been seen; it is turned back; or
  /// it does neither, and the event comes again at once. What goes on does so from `low`.
  template <class Watched, class Course>
  static constexpr event_found<T> leave(Watched& one, int number, T rest_speed,
                                        Course const& course, T dt, T& low) {
    constexpr T part = T(1) / T(1 << 20);
    event_course<T>& left = one.course;
    auto const value = [&](T share) { return static_cast<T>(course.value(one.event, share)); };
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
    auto& was = one.was;
    using own_number = std::remove_reference_t<decltype(was)>;
    constexpr auto least = (std::numeric_limits<own_number>::min)();
    if (!goes_on && ((slope > 0) == (left.crossing > 0) ? T(0) : speed) < rest_speed)
      return {number, T(0), true, true};
    if (goes_on) {
      // The state that was handed over lies before zero still.
      T share = first_share<T>;
      while (share < T(1) && !(value(share) * static_cast<T>(left.crossing) > 0)) share *= 4;
      if (!(share < T(1)))
        return was = std::numeric_limits<own_number>::quiet_NaN(), event_found<T>{};
      if (low < share) low = share;
      was = static_cast<own_number>(left.crossing) * least;
    } else if (is_slow && !(beyond < 0)) {
      if (!is_free) return {number, T(0), true, false};
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
  template <class Watched, class Course>
  static constexpr event_found<T> leave_truth(Watched& one, int number, Course const& course,
                                              T dt) {
    event_course<T>& left = one.course;
    T const soon = 4 * left.rate / size_of(dt) + first_share<T>;
    // What is not changed goes on as it came; a short step may be too short for its rounding to show that.
    bool const is_true =
        left.changed == what_changed::nothing || course.value(one.event, soon < T(1) ? soon : T(1));
    if (is_true && left.changed == what_changed::state) return {number, T(0), true, false};
    one.was = is_true;
    left.is_leaving = false;
    return {};
  }
};

}  // namespace unitstep::detail
