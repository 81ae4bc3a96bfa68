// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/drive/detail/events/moments.hpp>
#include <unitstep/drive/detail/events/search_event.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Keeps on which side of each event a run is, and finds the events that it crosses in a step.
///
/// An event is a number g(state, time) and has a *side*: -1, +1, or 0 where it rests on its surface, g = 0. It happens
/// where the run comes to the other side in the event's direction, and nowhere else.
///
/// - Away from zero the side is the sign of g.
/// - Within the *rounding* of g it is the side on which steps that are tried ahead first leave a few roundings. The
///   rounding is the change of g when each number of the state and the time changes by its own rounding. Until the run
///   is away from a root that was found, it is at least |g| at the two places beside that root.
/// - The effect of an event turns the run back, lets it go on, or leaves it at rest, and does not make that event
///   happen again. Another event happens at once if the effect carries its quantity to the other side.
///
/// A bool has the side +1 where it is true and -1 where it is false, and no rounding.

namespace unitstep::detail {

/// An event of a run, with all that the run keeps for it.
template <class Event, class Value, class T>
struct tracked_event {
  using event_type = Event;
  using value_type = Value;
  static constexpr bool is_truth = std::is_same_v<Value, bool>;
  /// Whether its values are rounded; bools and exact numbers are not.
  static constexpr bool is_rounded = std::floating_point<Value>;
  using number = std::conditional_t<is_truth, T, Value>;

  Event event;
  Value was;  ///< before the last step
  Value now;  ///< after it
  event_predictor<Event, Value> predictor{};
  int side = 0;  ///< the side of the event on which the run is
  /// The side at the end of the step or, once the run is at a root, beyond it, before the effects of this moment. It is
  /// 0 in `go_to` until the event is sampled.
  int side_reached = 0;
  /// How far from zero the value may be at the root that was found; 0 once the run is away from there.
  number width = 0;
  /// Of a bool, or of a jump: the length of the time between the two values beside the root.
  T bracket = 0;
  bool jumps = false;  ///< whether the quantity jumps at the root to which the run was put
  int halted = 0;  ///< the side to which it went before its effect left it at rest on the surface
  /// Whether an effect turned it back, and it has not been away from the root since.
  bool is_turned = false;
  bool may_cross = false;       ///< whether it may have a root in the last step
  bool was_away = false;        ///< whether it was away from its last root somewhere in that step
  bool is_due = false;          ///< whether its effect is to be applied now
  bool rests = false;           ///< whether it rests after that effect
  bool has_rested = false;      ///< whether it was put to rest at this moment
  bool effect_applied = false;  ///< whether its effect was applied at this moment
  bool has_own_root = false;    ///< whether it is due at another's root, whose slopes may differ
  /// Whether the value at this moment, before all effects, exceeds its rounding.
  bool is_far = false;

  /// Whether it may have a root in the next step.
  constexpr bool is_near() const { return width != number(0) || predictor.is_near; }
  /// Its rate of change, to be saved; 0 of one that has none, as a bool or what is `certain`.
  constexpr auto rate() const {
    if constexpr (requires { predictor.rate; })
      return predictor.rate;
    else
      return number(0);
  }
  /// Whether the last step left the root without coming back: by more than 8 widths, to its side, and at a mean speed
  /// of at least 7/8 of `predictor.rate`, which is half of the speed after the effect, or the speed in this step if
  /// that is larger. The other 1/8 allows for the rounding of the root.
  template <class Length>
  constexpr bool leaves_root(Length const& dt) const {
    if constexpr (is_rounded && requires { predictor.rate; }) {
      if (width == 0 || bracket != 0 || side == 0 || !predictor.knows_rate) return false;
      Value const gone = static_cast<Value>(side) * now;
      return gone > 8 * width && 8 * gone > 7 * predictor.rate * static_cast<Value>(size_of(dt));
    } else {
      return false;
    }
  }
  /// Replaces the event by another of the same type, as after a change of mode.
  constexpr void set_event(Event const& other) { detail::replace_in_place(event, other); }

  /// The sign of a value.
  static constexpr int sign_of(Value const& v) {
    if constexpr (is_truth)
      return v ? 1 : -1;
    else
      return int{Value(0) < v} - int{v < Value(0)};
  }
  /// Whether the event happens when the run comes to this side.
  static constexpr bool is_awaited(int side) {
    constexpr direction wanted = is_truth ? direction::upwards : direction_of<Event>;
    return wanted == direction::either || side == (wanted == direction::upwards ? 1 : -1);
  }
  /// The value, or the least number on this side if the value is not on it.
  constexpr Value on_side(int wanted, Value const& v) const {
    if constexpr (is_truth)
      return wanted > 0;
    else
      return sign_of(v) == wanted ? v : static_cast<Value>(wanted) * least;
  }
  static constexpr number least = [] {
    if constexpr (std::floating_point<number>)
      return (std::numeric_limits<number>::min)();
    else
      return number(0);
  }();
};

/// Where something that happens is in the list that a caller gave: its place there, `which`.
template <std::size_t Place>
struct place_in_list {
  static constexpr std::size_t which = Place, index = 0;
  static constexpr bool is_in_list = false;
};
/// Where an event is: in the `Slot`-th `when` of that list, its `number` among all events, and its `index` in a list of
/// events.
template <std::size_t Place, std::size_t Slot, bool InList>
struct event_place {
  static constexpr std::size_t which = Place, slot = Slot;
  static constexpr bool is_in_list = InList;
  int number;
  std::size_t index;
};

/// The effect of an event. One of a list of events is told the index of the event.
template <class Effect, class Place>
constexpr decltype(auto) effect_told(Effect const& effect, Place const& place) {
  if constexpr (Place::is_in_list && !std::is_same_v<Effect, stop_type>)
    return told_index<Effect>{effect, place.index};
  else
    return (effect);
}
/// Reports an error of "happening 2", or of "happening 2 (event 7 of its list)".
template <class Time, class Place, class T>
[[noreturn]] constexpr void fail_at_happening(Place const& place, T now, char const* why) {
  if constexpr (!real_number<T>) fail<std::runtime_error>(why);
  sentence what;
  what.add("happening ", static_cast<long>(Place::which));
  if constexpr (Place::is_in_list)
    what.add(" (event ", static_cast<long>(place.index), " of its list)");
  if constexpr (real_number<T>)
    detail::fail_at<std::runtime_error>(what.data(), now, why, "", unit_after<Time>());
}

/// The places of each `when` in the list of what happens.
template <class... H>
inline constexpr auto places_of_events = [] {
  std::array<std::size_t, (std::size_t(kind_of<H>::is_when) + ... + 0)> places{};
  std::size_t n = 0, i = 0;
  ((kind_of<H>::is_when ? void(places[n++] = i) : void(), ++i), ...);
  return places;
}();

/// What a run keeps for each event of a list. It is copied and never assigned, since lambdas that capture cannot be
/// assigned.
template <class List>
struct watched_list {
  List each;

  constexpr explicit watched_list(List made) : each(std::move(made)) {}
  constexpr watched_list(watched_list const&) = default;
  constexpr watched_list(watched_list&&) = default;
  watched_list& operator=(watched_list const&) = delete;
  watched_list& operator=(watched_list&&) = delete;
  constexpr ~watched_list() = default;
};

/// Makes the tracked event of one `when`, or those of its list.
template <class State, class Time, class Engine, class Mode, class Given>
struct tracker_of {
  using bound = bound_to_mode<typename event_in<Given>::type, Mode>;
  using value = decltype(detail::event_value<State, Time>(
      std::declval<typename bound::type const&>(), std::declval<Engine const&>()));
  using one = tracked_event<typename bound::type, value, real_type<typename raw_form<Time>::raw>>;

  static constexpr auto begin(Given const& given, Mode const& mode, Engine const& engine) {
    auto const make = [&](typename event_in<Given>::type const& event) {
      one made{bound::of(event, mode), {}, {}};
      made.was = made.now = detail::event_value<State, Time>(made.event, engine);
      return made;
    };
    if constexpr (list_of_events<Given>)
      return watched_list{detail::list_made_of(given, make)};
    else
      return make(given);
  }
};

/// The tracked event of one `when`, or those of its list, and where it is.
template <class Place, class Tracked>
struct tracked_slot {
  using place = Place;
  Tracked tracked;

  /// Calls `use(place, event)` for each of its events, the first of which has this number, and counts them.
  template <class Self, class Use>
  static constexpr void visit(Self& self, int& number, Use const& use) {
    if constexpr (Place::is_in_list) {
      std::size_t index = 0;
      for (auto& one : self.tracked.each) use(Place{number++, index++}, one);
    } else {
      use(Place{number++, 0}, self.tracked);
    }
  }
};
/// Those of all, as bases of one class. A constant expression reaches a base in fewer operations than an element of a
/// tuple.
template <class... Slot>
struct tracked_slots : Slot... {
  /// Whether there are lists of events among them.
  static constexpr bool has_lists = (Slot::place::is_in_list || ...);

  constexpr explicit tracked_slots(Slot const&... all) : Slot{all}... {}

  /// Calls `use(place, event)` for each event, in the order of the list.
  template <class Use>
  constexpr void each(Use const& use) {
    [[maybe_unused]] int number = 0;
    if constexpr (has_lists)
      (Slot::visit(static_cast<Slot&>(*this), number, use), ...);
    else  // no function stands between this one and `use`, which in a constant would be paid for at each event
      (use(typename Slot::place{number++, 0}, static_cast<Slot&>(*this).tracked), ...);
  }
  template <class Use>
  constexpr void each(Use const& use) const {
    [[maybe_unused]] int number = 0;
    (Slot::visit(static_cast<Slot const&>(*this), number, use), ...);
  }
  /// The same for the events of the I-th `when` alone.
  template <std::size_t I, class Use>
  constexpr void each_of(Use const& use) {
    if constexpr (has_lists)
      each([&](auto place, auto& one) {
        if constexpr (decltype(place)::which == I) use(place, one);
      });
    else
      visit_only<I>(*this, use);
  }

private:
  template <std::size_t I, std::size_t N, class Tracked, class Use>
  static constexpr void visit_only(tracked_slot<event_place<I, N, false>, Tracked>& slot,
                                   Use const& use) {
    use(event_place<I, N, false>{static_cast<int>(N), 0}, slot.tracked);
  }
};

/// The number of events of a `when`; -1 if it is known at run time only. What happens without an event has 0.
template <class H>
inline constexpr int number_of_events_in = 0;
template <class Event, class Effect, class Rest>
inline constexpr int number_of_events_in<when<Event, Effect, Rest>> = event_count<Event>;

/// The type in which all events of a run are saved: an array or, if the length of a list is known at run time only, a
/// container of the kind of that list.
template <class Saved, class... H>
struct saved_events {
  using type = std::array<Saved, std::size_t((number_of_events_in<H> + ... + 0))>;
};
template <class Saved, class H, class... More>
  requires (number_of_events_in<H> >= 0 && ((number_of_events_in<More> < 0) || ...))
struct saved_events<Saved, H, More...> : saved_events<Saved, More...> {};
template <class Saved, template <class...> class List, class Event, class... Rest, class Effect,
          class Rests, class... More>
  requires (number_of_events_in<when<List<Event, Rest...>, Effect, Rests>> < 0)
struct saved_events<Saved, when<List<Event, Rest...>, Effect, Rests>, More...> {
  using type = List<Saved>;
};

/// The speed below which a `when` rests; -1 where it has no `rest_below`.
/// \throw std::domain_error if it is not finite, or not positive
template <class T, class Event, class Effect, class Rest>
constexpr T rest_speed(when<Event, Effect, Rest> const& given) {
  if constexpr (requires { given.rest.speed; }) {
    using quantity = decltype(given.rest.speed);
    T const speed = static_cast<T>(detail::real_part(raw_form<quantity>::to_raw(given.rest.speed)));
    if (!unitstep::is_finite(speed) || !(speed > 0))
      detail::fail_got<quantity>("the speed of rest_below must be finite and positive", speed);
    return speed;
  } else
    return T(-1);
}

/// Adds to each number of a raw state a rounding of it, times `sign(place)`.
template <class Raw, class Sign>
constexpr void move_by_roundings(Raw& raw, std::size_t& place, Sign const& sign) {
  detail::visit_numbers(raw, [&]<class T>(T& x) {
    if constexpr (real_number<T>)
      x += T(static_cast<real_type<T>>(sign(place)) * detail::rounding_of(detail::real_part(x)));
    ++place;
  });
}

/// The change of an event's value when each of the n numbers of the state and the time changes by `times` roundings of
/// it: the largest in log2(n) + 1 tries with different signs. Any two numbers change with opposite signs in one of the
/// tries, so that their difference changes. A method that puts each state on constraints does so with these states, too:
/// there the rounding of a place far from zero turns a body, or moves another one.
template <class State, class Time, class Event, class Value, class Engine>
constexpr Value rounding_of_event(Event const& event, Engine const& run, Value const& value,
                                  int times = 1) {
  Value most(0);
  std::size_t numbers = 1;
  for (std::size_t bit = 0; bit == 0 || numbers >> (bit - 1) != 0; ++bit) {
    auto const sign = [bit, times](std::size_t place) {
      return bit != 0 && (place >> (bit - 1)) % 2 != 0 ? -times : times;
    };
    auto moved = [&] {
      if constexpr (requires { raw_form<State>::copied(run.raw()); })
        return point_of_run<State, Time>{raw_form<State>::copied(run.raw()), run.now()};
      else
        return point_of_run<State, Time>{run.raw(), run.now()};
    }();
    std::size_t place = 0;
    detail::move_by_roundings(moved.at, place, sign);
    detail::move_by_roundings(moved.t, place, sign);
    if constexpr (requires { run.hold(moved.at, moved.t); }) run.hold(moved.at, moved.t);
    numbers = place - 1;
    Value const off = size_of(detail::event_value<State, Time>(event, moved) - value);
    if (off > most) most = off;
  }
  return most;
}

/// The result of sampling an event.
template <class Value, class T>
struct event_sample {
  int side = 0;  ///< the side of the run or, within the rounding, the side to which it goes
  bool is_within = false;  ///< whether the quantity is within its rounding of zero
  Value rounding = 0;
  T speed = 0;             ///< how fast the quantity leaves zero, towards that side
  bool has_speed = false;  ///< whether the speed is more than its own rounding
  bool is_soon = false;    ///< whether it leaves within one step
  bool is_now = false;     ///< whether it leaves at once: in the shortest step that is tried
};

/// How an event goes away from zero: its `change` in steps ahead, which are shares of the usual length. Longer and
/// longer ones are tried until the event changes by 8 roundings.
template <class T, class Value, class Change, class RoundingAt>
class departure {
  static constexpr T least_share = std::numeric_limits<T>::epsilon();
  static constexpr T most_share = 64;

public:
  constexpr departure(Change const& change, RoundingAt const& rounding_at, Value rounding,
                      Value least)
      : change_(change),
        rounding_at_(rounding_at),
        rounding_(rounding),
        beyond_(8 * rounding + least),
        at_(change(share_)) {
    T times = leave();
    is_now_ = share_ == least_share;
    if (!(rounding_ > least) && is_found()) {
      // Its first change is the rounding of a larger number in its formula, such as the other end of a distance.
      halve();
      rounding_ = size_of(at_);
      beyond_ = 8 * rounding_;
      times = leave();
    }
    // What leaves slowly, as a body leaves its rope, may have come back in a step so much longer than the one before.
    if (times > T(2) && size_of(at_) > 16 * beyond_) halve();
  }
  constexpr bool is_found() const { return is_found_; }
  constexpr Value at() const { return at_; }
  constexpr Value rounding() const { return rounding_; }
  constexpr bool is_soon() const { return !(T(1) < share_); }
  constexpr bool is_now() const { return is_now_; }
  /// The size of the measured speed.
  constexpr T speed(T length) const { return size_of(static_cast<T>(linear_) / (share_ * length)); }

  /// Halves the step, since it may be much longer than the one tried before it, and returns whether a shorter one goes
  /// to the other side.
  constexpr bool turns_back(Value side) {
    halve();
    return goes_beyond(-side, beyond_);
  }
  /// Whether a shorter step goes to `side` by more than `distance`.
  constexpr bool goes_beyond(Value side, Value distance) const {
    T shorter = share_;
    for (int n = 0; n < 8; ++n) {
      shorter /= 2;
      if (side * change_(shorter) > distance) return true;
    }
    return false;
  }
  /// Measures the speed by two steps of which one is twice as long, so that the second derivative cancels, and returns
  /// whether it goes to `side`. What the third derivative adds is known from two such speeds, and counts twice, for what
  /// higher ones add. Longer steps are tried until the speed exceeds its rounding, but none in which the third
  /// derivative changes it by more than that. Where the way to that side is `doubted`, no longer step is tried after one
  /// that goes back. A speed that is only compared with zero need not be measured well.
  constexpr bool measure_speed(Value side, bool measures, bool doubted) {
    Value half = change_(share_ / 2);
    linear_ = 4 * half - at_;
    bool goes_evenly = side * linear_ > size_of(at_) / 2;
    while (!goes_evenly) {
      Value const quarter = change_(share_ / 4), shorter = 4 * quarter - half;
      error_ = size_of(2 * linear_ - 4 * shorter);
      if (!(error_ > rounded()) || !(side * half > beyond_)) break;
      at_ = half, half = quarter, linear_ = shorter, share_ /= 2;
      goes_evenly = side * linear_ > size_of(at_) / 2;
    }
    bool is_sure = goes_evenly || side * linear_ > rounded() + 2 * error_;
    for (int n = 0; n < 12 && share_ < most_share; ++n) {
      if (measures ? size_of(linear_) > 512 * rounded() : is_sure) break;
      if (doubted && side * linear_ < -rounded()) break;
      Value const next = change_(2 * share_), longer = 4 * at_ - next;
      Value const error = size_of(2 * longer - 4 * linear_);
      if (!(side * next > side * at_) || error > (doubted ? 8 : 32) * rounded()) break;
      at_ = next, linear_ = longer, error_ = error, share_ *= 2;
      is_sure = is_sure || side * linear_ > rounded() + 2 * error_;
    }
    return is_sure;
  }

private:
  /// Makes the step longer until the event changes enough, and returns how many times longer at last.
  constexpr T leave() {
    T times(1);
    for (is_found_ = is_beyond(); !is_found_ && share_ < most_share; is_found_ = is_beyond()) {
      times = size_of(at_) < beyond_ / 256 ? T(64) : size_of(at_) < beyond_ / 16 ? T(8) : T(2);
      at_ = change_(share_ *= times);
    }
    return times;
  }
  /// Whether the change is more than roundings, which in longer steps may be larger than here.
  constexpr bool is_beyond() const {
    return size_of(at_) > beyond_ && (!(T(1) < share_) || size_of(at_) > 8 * rounding_at_(share_));
  }
  /// Halves the step as often as it still goes beyond.
  constexpr void halve() {
    for (Value half = change_(share_ / 2); size_of(half) > beyond_ && share_ > least_share;
         half = change_(share_ / 2))
      at_ = half, share_ /= 2;
  }
  constexpr Value rounded() const {
    return 8 * rounding_ + 64 * std::numeric_limits<Value>::epsilon() * size_of(at_);
  }

  Change const& change_;
  RoundingAt const& rounding_at_;
  Value rounding_, beyond_;
  T share_ = least_share;
  Value at_, linear_{}, error_{};
  bool is_found_ = false, is_now_ = false;
};

/// Samples an event where a run is. `distance_known` is how far from zero the event may be at a root that was found
/// near here. `measures` asks for a speed that is well above its rounding. To the side `doubted` the run goes only if no
/// flight to the other side comes before, so its speed is not that of longer steps if shorter ones go back. With
/// `tries_anyway` steps are tried ahead also where the event is farther from zero than its rounding.
template <class State, class Time, class One, class Engine>
constexpr auto sample_event(One const& one, Engine& run, typename One::number distance_known,
                            bool measures = true, int doubted = 0, bool tries_anyway = false) {
  using value_type = typename One::value_type;
  using T = real_type<typename raw_form<Time>::raw>;
  event_sample<value_type, T> seen;
  auto const value = detail::event_value<State, Time>(one.event, run);
  if constexpr (!One::is_rounded) {
    seen.side = One::sign_of(value);
    return seen;
  } else {
    auto const rounding_here = detail::rounding_of_event<State, Time>(one.event, run, value);
    seen.rounding = rounding_here < distance_known ? distance_known : rounding_here;
    seen.is_within = size_of(value) <= seen.rounding;
    seen.side = One::sign_of(value);
    if (!seen.is_within && !tries_anyway) return seen;
    // Within the rounding: steps are tried ahead, longer and longer, until the value differs by 8 roundings.
    seen.side = 0;
    T const length = detail::real_part(run.trial_length());
    if (length == T(0)) return seen;
    auto const tried = [&](T share) -> decltype(auto) {
      return run.tried(typename raw_form<Time>::raw(share * length));
    };
    auto const change = [&](T share) {
      return detail::event_value<State, Time>(one.event, tried(share)) - value;
    };
    auto const rounding_at = [&](T share) {
      auto const there = tried(share);
      return detail::rounding_of_event<State, Time>(
          one.event, there, detail::event_value<State, Time>(one.event, there));
    };
    departure<T, value_type, decltype(change), decltype(rounding_at)> ahead(
        change, rounding_at, seen.rounding, One::least);
    if (!ahead.is_found()) {
      // It rests, unless it jumps here: then its rounding a little later is far less than here.
      for (T share = 8 * std::numeric_limits<T>::epsilon(); share <= T(1); share *= 64) {
        auto const there = tried(share);
        auto const later = detail::event_value<State, Time>(one.event, there);
        auto const rounded = detail::rounding_of_event<State, Time>(one.event, there, later);
        if (64 * rounded < rounding_here && 8 * rounded < size_of(later)) {
          seen.side = One::sign_of(later);
          seen.is_within = false;
          return seen;
        }
      }
      return seen;
    }
    bool const turns_back =
        One::sign_of(ahead.at()) == doubted && ahead.turns_back(static_cast<value_type>(doubted));
    seen.side = One::sign_of(ahead.at());
    seen.rounding = ahead.rounding();
    seen.is_soon = ahead.is_soon();
    seen.is_now = ahead.is_now();
    auto const side = static_cast<value_type>(seen.side);
    // Back to where it came from, it may go as slowly as it likes, if it goes nowhere else.
    seen.has_speed =
        (ahead.measure_speed(side, measures, seen.side == doubted) && !turns_back) ||
        (seen.side == -doubted && !measures && !ahead.goes_beyond(-side, seen.rounding));
    seen.speed = ahead.speed(length);
    return seen;
  }
}

/// What an effect has changed: `nothing`, as it takes the state as const; the state to an equal one (`same_state`);
/// only the mode; or a number of the state.
enum class what_changed : int { nothing, same_state, mode, state };

/// The first root in a step: the number of its event, and the shares of the step between which that crosses zero.
template <class T>
struct event_found {
  int number = no_event;
  event_moment<T> when{};
  /// Whether the time from this event to its next is too short for the numbers of the run.
  bool is_unresolved = false;
};

/// All events of a run that is made by an `Engine`.
template <class State, class Time, class Engine, class Mode, class... H>
class event_trackers {
  static constexpr auto places = places_of_events<H...>;
  static constexpr std::size_t slots = places.size();
  static constexpr bool is_rough = Engine::is_rough;
  using raw = typename raw_form<Time>::raw;
  using T = real_type<raw>;
  using numbers = std::make_index_sequence<slots>;
  using curve_type = along_curve<State, Time, step_curve<State, Time, Engine>>;

  template <std::size_t N>
  using given = decltype(std::tuple_element_t<places[N], std::tuple<H...>>::event);
  template <std::size_t N>
  using tracker = tracker_of<State, Time, Engine, Mode, given<N>>;

  template <std::size_t N>
  using place_of = event_place<places[N], N, list_of_events<given<N>>>;

  template <std::size_t... N>
  static constexpr auto tracked(std::index_sequence<N...>, std::tuple<H...> const& list,
                                Mode const& mode, Engine const& run) {
    return tracked_slots{
        tracked_slot<place_of<N>,
                     decltype(tracker<N>::begin(std::get<places[N]>(list).event, mode, run))>{
            tracker<N>::begin(std::get<places[N]>(list).event, mode, run)}...};
  }
  template <std::size_t... N>
  static std::common_type_t<T, typename tracker<N>::value...> number_in(std::index_sequence<N...>);

  decltype(tracked(numbers{}, std::declval<std::tuple<H...> const&>(), std::declval<Mode const&>(),
                   std::declval<Engine const&>())) slots_;
  std::array<T, slots> rest_speed_{};

  template <class One>
  static constexpr auto sample(One const& one, Engine& run, typename One::number distance_known,
                               bool measures = false, int doubted = 0, bool tries_anyway = false) {
    return detail::sample_event<State, Time>(one, run, distance_known, measures, doubted,
                                             tries_anyway);
  }

public:
  /// Whether there are lists of events among them.
  static constexpr bool has_lists = decltype(slots_)::has_lists;
  static constexpr bool has_several = has_lists || slots > 1;
  static constexpr bool has_events = slots != 0;
  /// A number that can hold the value of every event.
  using number = decltype(number_in(numbers{}));
  using saved = typename saved_events<saved_event<number>, H...>::type;

  constexpr event_trackers(std::tuple<H...> const& list, Mode const& mode, Engine const& run)
      : slots_(tracked(numbers{}, list, mode, run)) {
    [&]<std::size_t... N>(std::index_sequence<N...>) {
      ((rest_speed_[N] = detail::rest_speed<T>(std::get<places[N]>(list))), ...);
    }(numbers{});
  }

  /// Calls `use(place, tracked)` for each event, in the order of the list.
  template <class Use>
  [[gnu::always_inline]] constexpr void each(Use const& use) {
    slots_.each(use);
  }
  /// The same for the events of the I-th `when` alone.
  template <std::size_t I, class Use>
  [[gnu::always_inline]] constexpr void each_of(Use const& use) {
    slots_.template each_of<I>(use);
  }
  /// How many there are.
  constexpr std::size_t size() const {
    std::size_t n = 0;
    slots_.each([&](auto, auto const&) { ++n; });
    return n;
  }
  /// How many effects there may be at one moment: 100, or 100 for each event where there are lists.
  constexpr std::size_t most_at_once() const { return has_lists ? 100 * size() : 100; }
  static constexpr char const* too_many =
      has_lists ? ": more than 100 things for each event happen at one moment; if its event comes "
                  "again at once, rest_below says what rests"
                : ": more than 100 things happen at one moment; if its event comes again at once, "
                  "rest_below says what rests";

  constexpr void set_mode(std::tuple<H...> const& list, Mode const& mode) {
    slots_.each([&](auto place, auto& one) {
      using at = decltype(place);
      auto const& event = std::get<at::which>(list).event;
      if constexpr (list_of_events<given<at::slot>>)
        one.set_event(tracker<at::slot>::bound::of(event[place.index], mode));
      else
        one.set_event(tracker<at::slot>::bound::of(event, mode));
    });
  }
  template <class One, class Run>
  static constexpr auto value(One const& one, Run const& run) {
    return detail::event_value<State, Time>(one.event, run);
  }

  /// Initialises all events at the start of a run. Only two kinds happen there: an event of which `lies_on(place, one,
  /// sample)` says that the run lies on its surface, as a body on a floor, and a bool that is true, if `may_be_true`.
  template <class LiesOn>
  constexpr void begin(Engine& run, bool may_be_true, LiesOn const& lies_on) {
    slots_.each([&]<class One>(auto place, One& one) {
      one.was = one.now = value(one, run);
      one.predictor = {};
      one.width = {}, one.bracket = {};
      one.is_turned = one.is_due = one.effect_applied = false;
      one.halted = 0;
      auto const seen = sample(one, run, 0);
      one.side = one.side_reached = seen.side;
      if constexpr (One::is_truth) {
        if (one.was && may_be_true) one.is_due = true;
      } else if constexpr (!One::is_rounded) {
        static_cast<void>(lies_on);
      } else {
        // A run that goes on from where another one ended may begin a rounding of the clock beyond the root.
        bool is_within = seen.is_within;
        auto here = seen;
        if (!is_within && One::is_awaited(seen.side)) {
          raw const tick = tick_of(run);
          auto const distance_known = tick == raw(0)
                                          ? typename One::number(0)
                                          : size_of(value(one, run.tried(tick)) - one.was);
          is_within = size_of(one.was) <= distance_known;
          if (is_within) here = sample(one, run, distance_known);
        }
        if (!is_within) return;
        if (here.side == 0 || !here.is_soon) {
          // It rests on the surface, and counts as on the side from which the event would happen.
          one.side = 0;
          for (int const side : {-1, 1})
            if (direction_of<typename One::event_type> != direction::either &&
                One::is_awaited(-side))
              one.side = one.side_reached = side;
          return;
        }
        one.side = one.side_reached = here.side;
        one.width = here.rounding > one.least ? here.rounding : one.least;
        if (One::is_awaited(here.side) && lies_on(place, one, here))
          one.side = -here.side, one.is_due = true;
      }
    });
  }

  /// Whether an event may have a root in the next step.
  constexpr bool is_near() const {
    bool is = false;
    slots_.each([&](auto, auto const& one) { is = is || one.is_near(); });
    return is;
  }
  /// Finds the events that may have a root in the step that a run has made, and returns whether there are any. Each
  /// event is evaluated once, at the end of the step.
  [[gnu::always_inline]] constexpr bool find_candidates(Engine& run) {
    T const dt = detail::real_part(run.step_length());
    bool may = false;
    slots_.each([&]<class One>(auto const&, One& one) {
      auto const now = value(one, run);
      one.may_cross = one.predictor.update(one.was, now, dt) ||
                      (One::sign_of(now) != one.side && !(one.side == 0 && now == one.was)) ||
                      one.width != 0;
      one.now = now;
      if (one.may_cross)
        may = true;
      else
        one.was = now;
    });
    if (may) [[unlikely]]
      return exclude_leaving(run, dt);
    return false;
  }
  /// Finds the first root within that step, of the events that may have one.
  [[gnu::noinline]] constexpr event_found<T> find(Engine& run) {
    event_found<T> found;
    if constexpr (has_events) {
      step_curve<State, Time, Engine> inside(run);
      curve_type const curve{inside};
      for (bool searches = true; searches;) {
        searches = false;
        slots_.each([&](auto place, auto& one) {
          one.side_reached = one.side;
          one.was_away = false;
          if (!one.may_cross || found.is_unresolved) return;
          bool is_unresolved = false;
          auto const when = find_root(one, curve, run, is_unresolved);
          if (is_unresolved)
            found = {place.number, {}, true};
          else if (when.crosses && (found.number == no_event || when.before < found.when.before))
            found = {place.number, when};
        });
        // An event that seemed far from a root, but is beyond it where the first one happens, is sought as well.
        if (has_several && found.when.crosses)
          slots_.each([&]<class One>(auto, One& one) {
            if (!one.may_cross && One::is_awaited(-one.side) &&
                One::sign_of(curve.value(one.event, found.when.before)) == -one.side)
              one.may_cross = searches = true;
          });
      }
      // Nothing happens, so the sides reached are the sides now.
      if (found.number == no_event) settle();
    }
    return found;
  }
  /// Puts the run to the root that was found, and finds which events are due there and on which side the others are. If
  /// all that are due end the run, as `stops(place)` says, the run is put to the place after the root, else to the
  /// place before it.
  template <class Stops>
  constexpr void go_to(Engine& run, event_found<T> const& found, Stops const& stops) {
    if constexpr (has_events) {
      T length = detail::real_part(run.step_length());
      if (length < T(0)) length = -length;
      bool all_stop = true;
      raw share(found.when.before);
      {
        // With several events the places before and after have a curve each, so that no curve is moved to and fro.
        using curve_of_step = step_curve<State, Time, Engine>;
        curve_of_step inside(run);
        std::conditional_t<has_several, curve_of_step, curve_of_step&> beyond(inside);
        bool const is_exact = found.when.before == found.when.after;
        curve_type const curve{inside}, curve_beyond{is_exact ? inside : beyond};
        slots_.each([&]<class One>(auto place, One& one) {
          auto const before = curve.value(one.event, found.when.before);
          auto const after = curve_beyond.value(one.event, found.when.after);
          bool const is_found = place.number == found.number;
          // It may have changed its side since the start of the step, in the direction in which it does not happen.
          // On a rough path its roots, which alternate, say on which side it is.
          if (One::is_awaited(one.side) && !One::is_awaited(-one.side) &&
              (is_found || (!is_rough && has_left(one, curve, found.when.before, before))))
            one.side = -one.side;
          bool const is_crossed =
              is_found || (one.side != 0 && (is_rough || One::sign_of(before) == one.side) &&
                           One::sign_of(after) != one.side);
          one.side_reached = is_crossed ? -one.side : is_rough ? one.side : 0;
          if constexpr (One::is_truth) {
            if (is_crossed) one.bracket = (found.when.after - found.when.before) * length;
          } else if constexpr (One::is_rounded) {
            auto const nearer = size_of(before), farther = size_of(after);
            auto const first = size_of(before - one.was), last = size_of(one.now - before);
            // A quantity that changes a thousand times as much in the step as in the bracket does not jump.
            one.jumps = is_crossed &&
                        1000 * size_of(after - before) > (first < last ? last : first) &&
                        is_jump(one, curve, found.when, length);
            one.bracket = one.jumps ? (found.when.after - found.when.before) * length : T(0);
            if (one.jumps) {
              one.width = 0;
            } else if (is_crossed) {
              if (is_found && one.was_away) one.width = 0;  // that of the root before it
              for (auto const off : {nearer, farther, One::least})
                if (one.width < off) one.width = off;
            }
          }
          one.is_due = is_crossed && One::is_awaited(one.side_reached);
          // A run that stops at a bool is put to the place before it, since a run that begins where a bool is true ends
          // at its start.
          if (one.is_due && (One::is_truth || !stops(place))) all_stop = false;
        });
        if (all_stop || is_rough) share = raw(found.when.after);
        if constexpr (!has_no_slopes<raw>)
          slots_.each([&](auto place, auto& one) {
            if (place.number == found.number)
              share = moving_root<raw>::of(one.event, curve, detail::real_part(share));
          });
      }
      run.go_back(share);
      slots_.each([&]<class One>([[maybe_unused]] auto place, One& one) {
        one.is_far = false;
        if (one.side_reached == 0) {
          auto const seen = sample(one, run, reach(one, run, value(one, run)));
          one.is_far = One::is_rounded && !seen.is_within;
          one.side_reached = seen.side != 0 ? seen.side : one.side;
          if constexpr (One::is_rounded)
            if (seen.is_within && one.width < seen.rounding) one.width = seen.rounding;
          one.is_due =
              one.side != 0 && one.side_reached != one.side && One::is_awaited(one.side_reached);
        }
        if constexpr (!has_no_slopes<raw>)
          one.has_own_root = one.is_due && !one.jumps && place.number != found.number;
        one.was = value(one, run);
        // Kept until the effects are over, to tell whether they turn it.
        if constexpr (is_rough) one.now = change_soon(one, run);
        // One that is due beyond its rounding has its root here, too.
        if constexpr (One::is_rounded)
          if (one.is_due && !one.jumps && one.width < size_of(one.was))
            one.width = size_of(one.was);
      });
    }
  }
  /// Carries a run with slopes to the root of an event that is due at the root of another: a step of length 0 whose
  /// slopes are what the two times differ by.
  template <class One>
  constexpr void go_to_own_root([[maybe_unused]] One& one, [[maybe_unused]] Engine& run) const {
    if constexpr (!has_no_slopes<raw> && has_several)
      if (std::exchange(one.has_own_root, false))
        run.move_by(moving_root<raw>::template length_to<State, Time>(one.event, run));
  }
  /// Called before effects that come at a time and not at an event.
  constexpr void begin_moment() {
    slots_.each([](auto, auto& one) {
      one.side_reached = one.side;
      one.is_far = false;
    });
  }
  /// Updates the sides of all events after effects that have `changed` something, and returns whether these have made
  /// an event due. If an effect is still to come at this moment, only the event of the last effect is updated. An event
  /// that comes to rest is due once more; where it can neither rest nor go on, `fails(place)` is called.
  /// `turns_back(place, one, sample)` says whether the effect of an event would turn it back.
  template <class Fails, class TurnsBack>
  constexpr bool update_after_effects(Engine& run, what_changed changed, Fails const& fails,
                                      TurnsBack const& turns_back) {
    bool is_due = false, is_last = true;
    slots_.each([&](auto, auto& one) { is_last = is_last && !one.is_due; });
    slots_.each([&]<class One>(auto place, One& one) {
      if (!is_last && !one.effect_applied) return;
      bool const own = std::exchange(one.effect_applied, false);
      bool const has_rested = std::exchange(one.has_rested, false);
      int const cross = one.side_reached;
      auto const old_value = std::exchange(one.was, value(one, run));
      bool const has_jumped = std::exchange(one.jumps, false);
      // A rough path that an effect has left as it was may come back at once by itself. So may one that the effect has not
      // turned: it changes at first as it did before the effect.
      bool is_kept =
          changed == what_changed::nothing || (is_rough && changed == what_changed::same_state);
      if constexpr (is_rough && !One::is_truth)
        is_kept = is_kept || (one.was == old_value && one.now != 0 &&
                              2 * change_soon(one, run) / one.now >= 1);
      if (is_kept) {
        one.side = cross;
        if (is_rough) one.width = {}, one.is_turned = false;
        return;
      }
      one.predictor = {};
      if constexpr (One::is_truth) {
        bool const is_true = own && T(0) < one.bracket ? value_soon(one, run) : one.was;
        if (own && is_true && one.is_turned && changed == what_changed::state) return fails(place);
        if (own)
          one.is_turned = one.is_turned || !is_true;
        else if (is_true && one.side < 0)
          one.is_due = is_due = true;
        one.side = one.side_reached = is_true ? 1 : -1;
      } else if constexpr (!One::is_rounded) {
        one.side = one.side_reached = One::sign_of(one.was);
      } else if (has_jumped) {
        one.was = value_soon(one, run);
        one.width = 0, one.is_turned = false, one.halted = 0;
        int const before = own ? 0 : one.side;
        one.side = one.side_reached = One::sign_of(one.was);
        if (before != 0 && one.side != before && One::is_awaited(one.side))
          one.is_due = is_due = true;
      } else {
        // The effect of another may put it to its zero, as that of a rope which is released does: the body lies on its
        // rope to some roundings, as many as a start has. What goes back from there is turned back there.
        bool const is_put = !own && (one.is_far || changed == what_changed::mode) &&
                            size_of(one.was) < size_of(old_value);
        if (is_put) {
          auto const off = detail::rounding_of_event<State, Time>(one.event, run, one.was, 4);
          if (one.width < off) one.width = off;
        }
        // If the effects of others leave the value unchanged, it is as far from zero as before.
        using sample_type = event_sample<typename One::value_type, T>;
        auto const seen = one.is_far && !own && one.was == old_value
                              ? sample_type{One::sign_of(one.was)}
                              : sample(one, run, own ? one.width : reach(one, run, one.was),
                                       rest_speed_[place.slot] > 0, own ? cross : 0);
        one.width = !seen.is_within             ? typename One::number(0)
                    : seen.rounding > one.least ? seen.rounding
                                                : one.least;
        bool const was_turned = std::exchange(one.is_turned, false);
        int const halted = std::exchange(one.halted, 0);
        if (!own) {
          one.is_turned = (was_turned || is_put) && seen.is_within && seen.side == one.side;
          // What rests has left the surface if it is beyond its rounding within a step.
          if (seen.side == 0 || (one.side == 0 && seen.is_within && !seen.is_soon)) {
            one.halted = halted;
            return;
          }
          // After an effect on the mode alone the run is on the side that it reached; one on the state may have turned
          // it back before. What its own effect had left at rest, and would turn back now, has not left the surface.
          bool const is_state = changed == what_changed::state;
          int before = seen.is_within && !is_state && cross != 0 ? cross : one.side;
          if (before == 0 && is_state && seen.is_within && seen.side == halted &&
              turns_back(place, one, seen))
            before = -halted;
          if (before != 0 && seen.side != before && One::is_awaited(seen.side))
            one.is_due = is_due = true;
          one.side = one.side_reached = seen.side;
          return;
        }
        T const least_speed = rest_speed_[place.slot];
        bool const may_rest = least_speed > 0;
        one.side_reached = seen.side;
        one.side = seen.side;
        if (!seen.is_within) return;
        bool const is_moved = changed != what_changed::mode;
        if constexpr (requires { one.predictor.rate; })
          if (seen.has_speed) one.predictor.set_rate(seen.speed);
        if (seen.side == -cross && seen.has_speed) {
          one.is_turned = true;
          if (!may_rest || has_rested || !(seen.speed < least_speed)) return;
        } else if (seen.side == cross && (seen.has_speed || (!is_moved && !may_rest)) &&
                   (!is_rough || seen.is_soon)) {
          return;  // the run goes on to the other side
        } else if (!is_moved || seen.side == 0 || is_rough) {
          one.side = 0;
          if (is_moved && !has_rested) one.halted = cross;
          if (!may_rest || has_rested) return;
        }
        one.side_reached = cross;
        one.side = -cross;
        if (!may_rest || has_rested) return fails(place);
        one.rests = one.is_due = is_due = true;
      }
    });
    return is_due;
  }
  /// Finds what is due at the end of a run: an event whose value is within its rounding of zero and goes in its
  /// direction happens there, since a run that goes on from there could not know from which side it came.
  constexpr bool find_due_at_end(Engine& run) {
    bool is_due = false;
    slots_.each([&]<class One>(auto, One& one) {
      one.side_reached = one.side;
      if constexpr (One::is_rounded) {
        if (one.side == 0 || one.width != 0) return;
        auto const seen = sample(one, run, one.width);
        if (!seen.is_within || seen.side == 0 || seen.side == one.side ||
            !One::is_awaited(seen.side) || lies(one, run))
          return;
        one.width = seen.rounding > one.least ? seen.rounding : one.least;
        one.side_reached = seen.side;
        one.is_due = is_due = true;
      }
    });
    return is_due;
  }

  constexpr saved save() const {
    saved all{};
    slots_.each([&](auto place, auto const& one) {
      saved_event<number> const kept{static_cast<number>(one.was),
                                     static_cast<number>(one.rate()),
                                     static_cast<number>(one.width),
                                     static_cast<number>(one.bracket),
                                     one.side,
                                     one.is_turned,
                                     one.halted,
                                     one.is_due};
      if constexpr (requires { all.push_back(kept); })
        all.push_back(kept);
      else
        all[static_cast<std::size_t>(place.number)] = kept;
    });
    return all;
  }
  /// Sets all events to what was saved of as many.
  constexpr void restore(saved const& all) {
    slots_.each([&]<class One>(auto place, One& one) {
      auto const& kept = all[static_cast<std::size_t>(place.number)];
      one.was = one.now = static_cast<typename One::value_type>(kept.was);
      one.predictor = {};
      if constexpr (requires { one.predictor.rate; }) one.predictor.set_rate(kept.rate);
      one.width = static_cast<typename One::number>(kept.width);
      one.bracket = static_cast<T>(kept.bracket);
      one.side = one.side_reached = static_cast<int>(kept.side);
      one.is_turned = kept.is_turned != 0;
      one.halted = static_cast<int>(kept.halted);
      one.is_due = kept.is_due != 0;
      one.effect_applied = false;
    });
  }

private:
  /// Whether the value is as near to zero as the roundings of some steps leave it where the run rests.
  template <class One, class Run>
  static constexpr bool is_at_rest(One const& one, Run const& run,
                                   typename One::value_type const& value) {
    return size_of(value) <= 8 * one.width ||
           size_of(value) <= 8 * detail::rounding_of_event<State, Time>(one.event, run, value);
  }
  /// How far from zero the event may be here. What was turned back and is beyond zero has been carried there by the
  /// roundings of its steps, and not by what happens now.
  template <class One>
  static constexpr auto reach(One const& one, Engine const& run,
                              typename One::value_type const& value) {
    if constexpr (One::is_rounded)
      if ((one.side == 0 || (one.is_turned && One::sign_of(value) == -one.side)) &&
          one.width < size_of(value) && is_at_rest(one, run, value))
        return static_cast<typename One::number>(size_of(value));
    return one.width;
  }
  /// The distance from the present time to the next number.
  static constexpr raw tick_of([[maybe_unused]] Engine const& run) {
    if constexpr (real_number<raw>)
      return raw(detail::rounding_of(detail::real_part(run.now())));
    else
      return raw(0);
  }
  /// Excludes events that just leave the root at which a step `dt` began, and returns whether others may have a root in
  /// it. If none may, takes over the values at its end.
  [[gnu::noinline, gnu::cold]] constexpr bool exclude_leaving(Engine& run, T dt) {
    bool is_any = false;
    slots_.each([&]<class One>(auto, One& one) {
      if (one.may_cross && one.leaves_root(dt)) {
        one.may_cross = false;
        if constexpr (One::is_rounded && !is_rough) {
          // A distance, which has no sign, may have come back and grown again, the faster the farther it went on. Then
          // it has gone less than half of its way in the middle, where 1/8 is allowed for rounding, as at the end.
          step_curve<State, Time, Engine> inside(run);
          auto const middle = curve_type{inside}.value(one.event, T(1) / T(2));
          one.may_cross = !(16 * middle / one.now > 7);
        }
      }
      is_any = is_any || one.may_cross;
    });
    if (is_any) return true;
    slots_.each([](auto, auto& one) {
      one.was = one.now;
      if (one.width != 0) one.width = 0, one.is_turned = false;
    });
    return false;
  }
  /// Whether the value is zero now and after one more step.
  template <class One>
  static constexpr bool lies(One const& one, Engine& run) {
    raw const length(detail::real_part(run.trial_length()));
    return One::sign_of(value(one, run)) == 0 && One::sign_of(value(one, run.tried(length))) == 0;
  }
  /// What the value changes by in the thousandth part of a step from here.
  template <class One>
  static constexpr auto change_soon(One const& one, Engine& run) {
    return value(one, run.tried(run.trial_length() / raw(1024))) - value(one, run);
  }
  /// The time after which a run that has passed a jump is surely beyond it, and the value of the event there.
  template <class One>
  static constexpr T soon_beyond(One const& one, Engine const& run, T step) {
    T soon = T(4) * one.bracket;
    if constexpr (std::floating_point<T>)  // long enough for the clock to move
      soon += size_of(step) * std::numeric_limits<T>::epsilon() +
              2 * detail::rounding_of(static_cast<T>(detail::real_part(run.now())));
    return soon;
  }
  template <class One>
  static constexpr auto value_soon(One const& one, Engine& run) {
    T const trial = detail::real_part(run.trial_length());
    T const soon = soon_beyond(one, run, trial);
    return value(one, run.tried(raw(trial < T(0) ? -soon : soon)));
  }
  /// Whether a quantity jumps between the two places beside a root: it changes much more between them than over 16
  /// times that length on either side, and much more than its rounding there.
  template <class One>
  static constexpr bool is_jump(One const& one, curve_type const& curve,
                                event_moment<T> const& when, T const& length) {
    auto const at = [&](T share) {
      return curve.value(one.event, share < T(0) ? T(0) : T(1) < share ? T(1) : share);
    };
    auto const rounding_at = [&](T share) {
      auto const v = at(share);  // this moves the curve there
      return detail::rounding_of_event<State, Time>(one.event, curve.run, v);
    };
    T beside = 16 * (when.after - when.before);
    if constexpr (std::floating_point<T>)  // far enough for the clock to move
      beside += 16 * size_of(detail::rounding_of(detail::real_part(curve.run.now())) / length);
    auto const jump = size_of(at(when.after) - at(when.before));
    for (bool is_last = false; !is_last; beside *= 8) {
      is_last = !(beside < T(1) / T(2));
      if (is_last) beside = T(1) / T(2);
      if (!(jump > 4 * (size_of(at(when.after + beside) - at(when.after)) +
                        size_of(at(when.before) - at(when.before - beside)))))
        return false;
      auto const later = rounding_at(when.after + beside);
      auto const sooner = rounding_at(when.before - beside);
      if (jump > 64 * (sooner < later ? sooner : later)) return true;
    }
    return false;
  }
  /// Takes over the sides and values at the end of a step in which nothing happened.
  constexpr void settle() {
    slots_.each([](auto, auto& one) {
      one.side = one.side_reached;
      if constexpr (std::remove_reference_t<decltype(one)>::is_rounded) {
        auto const at = static_cast<decltype(one.now)>(one.side) * one.now;
        if (at < 0 && one.bracket == 0) {
          // Within its rounding beyond zero, but it does not go there.
          if (one.width == 0) one.width = -at;
          one.is_turned = true;
        } else if (one.width != 0 && (one.was_away || size_of(one.now) > one.width)) {
          one.width = 0, one.is_turned = false;
        }
        if (one.was_away) one.bracket = 0;
      }
      one.was = one.now;
    });
  }
  /// Finds the first root of one event, in its direction, in the last step, and sets `side_reached` to the side at the
  /// end of the step.
  template <class One>
  static constexpr event_moment<T> find_root(One& one, curve_type const& curve, Engine& run,
                                             bool& is_unresolved) {
    using value_type = typename One::value_type;
    int const sign = One::sign_of(one.now);
    if constexpr (!One::is_rounded) {
      // An exact number that becomes zero has crossed it.
      one.side_reached = sign == 0 ? -one.side : sign;
      if (one.side == 0 || one.side_reached == one.side || !One::is_awaited(one.side_reached))
        return {};
      if constexpr (std::floating_point<T>)
        return curve.find(one.event, T(0), T(1), one.was, one.now);
      else
        return detail::find_event(one.event, curve, T(0), T(1), one.was, one.now);
    } else {
      auto const distance = size_of(one.now);
      // What rests strays by the roundings of its steps, one after another, and in the steps ahead it goes nowhere.
      auto const rests = [&] {
        bool const is = is_at_rest(one, run, one.now);
        if (is || is_rough ||
            size_of(one.now - one.was) >
                8 * detail::rounding_of_event<State, Time>(one.event, run, one.now) ||
            sample(one, run, 0, false, 0, true).side != 0)
          return is;
        one.width = distance;
        return true;
      };
      if (one.side == 0) {
        // It rests on the surface, until its value is 8 roundings away.
        if (!rests()) {
          one.side_reached = sign;
          // If its effect had left it at rest and it goes on in the same direction, the effect does not hold it.
          is_unresolved = one.halted == sign;
        }
        return {};
      }
      int at_end = sign;
      bool leaves_at_end = false;
      value_type rounding_at_end = -1;  // where it is known
      if (is_rough) {
        at_end = sign == 0 ? one.side : sign;
      } else if (sign != one.side) {
        auto const seen = sample(one, run, one.width);
        at_end = seen.side;
        leaves_at_end = seen.is_now;
        if (one.width == 0) rounding_at_end = seen.rounding;
        // A value that is exactly zero and has no rounding, as the height of a body that lies, has reached zero.
        if (at_end == 0)
          at_end = sign == 0 && seen.rounding == 0 && One::sign_of(one.was) == one.side ? -one.side
                                                                                        : one.side;
      }
      T low(0);
      bool is_short = false;
      T const length = detail::real_part(run.step_length());
      if (one.bracket != 0) {
        // The step begins just before a jump of the quantity, or of a bool.
        low = soon_beyond(one, run, length) / size_of(length);
        one.was_away = low < T(1);
        if (!one.was_away) return {};  // so short a step may end before the jump
      } else if (one.width != 0) {
        // The step begins at the last root of this event. The next root can be told from it only after the value has
        // been 8 widths on its side or, in a short flight, one. That may be a rounding on the way up, so the root of a
        // short flight is looked for from its top on.
        auto const at_share = [&](T share) {
          return static_cast<value_type>(one.side) * curve.value(one.event, share);
        };
        bool is_away = false;
        for (value_type const beyond : {8 * one.width, one.width}) {
          low = 4 * std::numeric_limits<T>::epsilon();
          // A step may have no length but slopes.
          if (auto const change = one.rate() * static_cast<value_type>(size_of(length));
              change > 0) {
            T const guess = static_cast<T>(beyond / change) / 4;
            if (guess > low) low = guess;
          }
          value_type at{};
          for (; low < T(1); low *= 2) {
            at = at_share(low);
            is_away = at > beyond;
            if (is_away || at < -8 * one.width) break;
          }
          if (!is_away) continue;
          for (T next = 2 * low; !(at > 8 * one.width) && next < T(1); next *= 2) {
            auto const there = at_share(next);
            if (there < -8 * one.width) break;
            if (there > at) at = there, low = next;
          }
          is_short = !(at > 8 * one.width);
          break;
        }
        one.was_away = is_away;
        if (!is_away) {
          if (at_end == one.side) return {};
          bool const is_noise = rests();
          if (is_noise && one.is_turned) return {};
          // A rough path that has come back from so near has crossed zero, and may do so as often as it likes.
          if (!is_rough || is_noise) {
            is_unresolved = one.is_turned;
            if (is_unresolved) return {};
            one.side_reached = at_end;
            if (is_noise) return {One::is_awaited(at_end), T(1), T(1)};
          }
          low = 4 * std::numeric_limits<T>::epsilon();
        }
      }
      if (low == T(0) && One::sign_of(one.was) == 0) {
        // It has lain on its surface. What lies there at the end, too, has not left it, unless it does so at once. Else it
        // happens where the value leaves zero, if that is in its direction, or may happen from there on.
        auto const left = last_at_zero(one, curve);
        if (sign == 0 && left.before == left.after) {
          if (!leaves_at_end) return {};
          one.side_reached = at_end;
          return {at_end != one.side && One::is_awaited(at_end), T(1), T(1)};
        }
        int const to = One::sign_of(curve.value(one.event, left.after));
        bool const is_left = is_rough || T(0) < left.before;
        if (is_left && to == -one.side) {
          one.side_reached = at_end;
          bool const is_due = One::is_awaited(to);
          if (!is_rough || is_due) return {is_due, left.before, left.after};
          one.side = to;
        }
        if (is_left) low = left.after;
      }
      auto const at_low = low == T(0) ? one.was : curve.value(one.event, low);
      auto const when =
          curve.find(one.event, low, T(1), one.on_side(one.side, at_low),
                     sign == 0 && at_end != one.side ? one.now : one.on_side(at_end, one.now));
      one.side_reached = at_end;
      if (!when.crosses) return {};
      if (is_short && at_end == one.side && !dips(one, curve, when)) return {};
      if (!is_rough && rounding_at_end < 0)
        rounding_at_end = detail::rounding_of_event<State, Time>(one.event, run, one.now);
      if (!is_rough && is_noise(one, curve, run, when, 8 * rounding_at_end)) {
        one.side_reached = one.side;
        one.is_turned = true;
        if (one.width < distance) one.width = distance;
        return {};
      }
      return when;
    }
  }
  /// Whether the value goes 8 widths beyond zero between a root and the end of the step, where it is on its side again.
  template <class One>
  static constexpr bool dips(One const& one, curve_type const& curve, event_moment<T> const& when) {
    auto const side = static_cast<typename One::value_type>(one.side);
    T const rest = T(1) - when.after;
    for (T share = T(1) / T(2); share > T(1) / T(1024); share /= 2)
      if (side * curve.value(one.event, when.after + share * rest) < -8 * one.width) return true;
    return false;
  }
  /// The places between which a value that is zero at the start of the step leaves zero; both are 1 if it is zero to
  /// its end.
  template <class One>
  static constexpr event_moment<T> last_at_zero(One const& one, curve_type const& curve) {
    auto const is_zero = [&](T share) { return One::sign_of(curve.value(one.event, share)) == 0; };
    if (is_zero(T(1)) && is_zero(T(1) / T(3))) return {false, T(1), T(1)};
    constexpr T least = std::numeric_limits<T>::epsilon();
    T before(0), after(1);
    while (after - before > 2 * least * after && least < after) {
      T const middle = before + (after - before) / 2;
      (is_zero(middle) ? before : after) = middle;
    }
    return {false, before, after};
  }
  /// Whether an event comes to a share of the step, where its value is `there`, from the other side than it had at the
  /// start: the sign at the last place before where the value is well beyond its rounding.
  template <class One>
  static constexpr bool has_left(One const& one, curve_type const& curve, T share,
                                 typename One::value_type there) {
    auto const is_beyond = [&] {
      if constexpr (One::is_rounded) {
        auto const rounding = detail::rounding_of_event<State, Time>(one.event, curve.run, there);
        return size_of(there) > 8 * (rounding < one.width ? one.width : rounding);
      } else {
        return One::sign_of(there) != 0;
      }
    };
    for (T back = first_share<T>; !is_beyond(); back = back * T(2)) {
      if (T(1) < back) return false;
      there = curve.value(one.event, share - back * share);
    }
    return One::sign_of(there) == -one.side;
  }
  /// Whether the value stays within its rounding, `within`, of zero for the whole step and leaves it to neither side.
  template <class One>
  static constexpr bool is_noise(One const& one, curve_type const& curve, Engine const& run,
                                 event_moment<T> const& when, typename One::value_type within) {
    if (size_of(one.was) > within || size_of(one.now) > within ||
        size_of(curve.value(one.event, T(1) / T(3))) > within ||
        size_of(curve.value(one.event, T(2) / T(3))) > within)
      return false;
    auto const goes_from = [&](T share) {
      Engine other = run;
      other.go_back(raw(share));
      return sample(one, other, one.width).side;
    };
    return goes_from(when.before) != -one.side && goes_from(when.after) != -one.side;
  }
};

}  // namespace unitstep::detail
