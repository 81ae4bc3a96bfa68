// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/field/banded.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <unitstep/many/detail/shared_array.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Vectors in a run: their fields, copies of the run, absolute errors of a tolerance, and how implicit methods
/// solve for an aggregate with vectors, whose field says that it is `banded`: a step costs in proportion to the numbers
/// of the state.

// A caller's field on the numbers of vectors: its arguments, the array that it fills, and its result.

namespace unitstep::detail {

/// Whether a field fills its third argument instead of returning a value.
template <class Field, class State, class Time>
concept fills =
    !asks_for_boost<Field> &&
    requires(Field const& field, typename raw_form<State>::field_view const s,
             typename raw_form<Time>::field_view const t,
             typename raw_form<State>::template filled<Time> const out) { field(s, t, out); };

template <class Field, class State, class Time>
  requires fills<Field, State, Time>
inline constexpr bool sees_light<Field, State, Time> = true;
template <class Field, class State, class Time>
  requires fills<Field, State, Time>
inline constexpr bool fills_last<Field, State, Time> = true;
/// If it returns nothing, its result counts as the expected one.
template <class Field, class State, class Time>
  requires fills<Field, State, Time>
struct field_call<Field, State, Time, true> {
  using returned = decltype(std::declval<Field const&>()(
      std::declval<typename raw_form<State>::field_view>(),
      std::declval<typename raw_form<Time>::field_view>(),
      std::declval<typename raw_form<State>::template filled<Time>>()));
  using type = std::conditional_t<
      std::is_void_v<returned>, typename raw_form<State>::template field_returns<Time>,
      diagnostics::words<"a value that is returned, not written to the third argument">>;
};

/// A field of an aggregate with vectors on its numbers. It is called with a `SeenTime`; a field that names its types is
/// called with vectors.
template <class Field, aggregate_of_vectors S, class SeenTime, class Result, std::size_t... I>
struct aggregate_field<Field, S, SeenTime, Result, std::index_sequence<I...>> {
  [[no_unique_address]] Field field;
  using raw = typename raw_form<S>::raw;
  using members = typename raw_form<S>::members;

  raw operator()(raw const& s, typename raw_form<SeenTime>::raw const& t) const {
    if constexpr (fills<Field, S, SeenTime>) {
      raw result = raw::zeros(s);  // rates that the field does not fill are zero
      field(members::seen(s), raw_form<SeenTime>::for_field(t),
            members::template to_fill<SeenTime>(result));
      return result;
    } else {
      raw result = raw::beside(s);
      auto const values = called(s, t);
      auto const begin = members::starts(s.lengths());
      (put<I>(unitstep::get<I>(values), result.numbers() + begin[I], s.lengths()[I]), ...);
      return result;
    }
  }

private:
  auto called(raw const& s, typename raw_form<SeenTime>::raw const& t) const {
    if constexpr (sees_light<Field, S, SeenTime>)
      return field(members::seen(s), raw_form<SeenTime>::for_field(t));
    else
      return field(raw_form<S>::from_raw(s), raw_form<SeenTime>::from_raw(t));
  }
  template <std::size_t J, class Rate>
  static void put(Rate const& rate, typename raw::value_type* to, std::size_t length) {
    using form = member_of_many<Rate>;
    if (form::length(rate) != length) {
      auto const name = sentence{}.add("the rate of member ", J);
      detail::fail_lengths<std::domain_error>("the member", length, name.data(),
                                              form::length(rate));
    }
    form::flatten(rate, to);
  }
};

/// The accelerations that a field of many bodies returned, in an array of the run's workspace.
template <class State, class Values>
auto returned_accelerations(Values const& values, typename raw_form<State>::raw const& s) {
  std::size_t const bodies = raw_form<State>::velocity::count(s.velocity);
  if (values.size() != bodies)
    detail::fail_lengths<std::domain_error>("the state", bodies, "the acceleration", values.size());
  return raw_form<Values>::to_raw(values, s.velocity);
}

/// A field of many bodies on their numbers: it writes to an array of the run's workspace.
template <class Field, class Q, class P, class Time>
struct light_field<Field, motion<std::vector<Q>, std::vector<P>>, Time> {
  [[no_unique_address]] Field field;
  using state = motion<std::vector<Q>, std::vector<P>>;
  using form = raw_form<state>;
  using raw = typename form::velocity::raw;

  raw operator()(typename form::raw const& s, typename raw_form<Time>::raw const& t) const {
    if constexpr (fills<Field, state, Time>) {
      raw result = raw::zeros(s.velocity);  // accelerations that the field does not fill are zero
      fill(result.numbers(), s.position.data(), s.velocity.data(),
           form::velocity::count(s.velocity), raw_form<Time>::for_field(t));
      return result;
    } else {
      return detail::returned_accelerations<state>(
          field(form::for_field(s), raw_form<Time>::for_field(t)), s);
    }
  }

private:
  using number = typename raw::value_type;
  using positions = typename form::position::field_view;
  using velocities = typename form::velocity::field_view;
  using filled = typename form::template filled<Time>;

  // Nobody else reads the array that is filled. It is not forced inline, since that would lose __restrict.
  template <class SeenTime>
  void fill(number* const __restrict to, number const* const __restrict x,
            number const* const __restrict v, std::size_t bodies, SeenTime const& t) const {
    field(
        motion<positions, velocities>{{reinterpret_cast<typename positions::pointer>(x), bodies},
                                      {reinterpret_cast<typename velocities::pointer>(v), bodies}},
        t, filled{reinterpret_cast<typename filled::pointer>(to), bodies});
  }
};

/// A field that names its types, or is `boost_typed`, is called with vectors.
template <class Field, class Q, class P, class Time>
struct typed_field<Field, motion<std::vector<Q>, std::vector<P>>, Time> {
  [[no_unique_address]] Field field;
  using state = motion<std::vector<Q>, std::vector<P>>;

  auto operator()(typename raw_form<state>::raw const& s,
                  typename raw_form<Time>::raw const& t) const {
    return detail::returned_accelerations<state>(
        field(raw_form<state>::from_raw(s), raw_form<Time>::from_raw(t)), s);
  }
};

// A run of vectors in a simulation: its copies, and its saved states, have arrays of their own.

/// Something with arrays of numbers `T`, a copy of which has arrays of its own.
template <class T, class Whole>
class deep_copied : public Whole {
  deep_copied(deep_copied const& other, deep_copy_scope<T> const&) : Whole(other) {}

public:
  using Whole::Whole;
  deep_copied() = default;
  explicit deep_copied(Whole&& whole) : Whole(std::move(whole)) {}
  deep_copied(deep_copied const& other) : deep_copied(other, deep_copy_scope<T>{}) {}
  deep_copied(deep_copied&&) = default;
  ~deep_copied() = default;
  deep_copied& operator=(deep_copied const& other)
    requires std::is_move_assignable_v<Whole>
  {
    return *this = deep_copied(other);
  }
  deep_copied& operator=(deep_copied&&)
    requires std::is_move_assignable_v<Whole>
  = default;

  auto save() const
    requires requires(Whole const& run) { run.save(); }
  {
    deep_copy_scope<T> const while_it_is_copied;
    return deep_copied<T, typename Whole::saved>(Whole::save());
  }
  template <class Saved>
  void resume(deep_copied<T, Saved> const& saved) {
    Whole::resume(deep_copied<T, Saved>(saved));
  }
};

template <class Q, class P, class Run>
struct kept_run<motion<std::vector<Q>, std::vector<P>>, Run> {
  using type = deep_copied<typename raw_form<std::vector<Q>>::number, Run>;
};
template <aggregate_of_vectors S, class Run>
struct kept_run<S, Run> {
  using type = deep_copied<typename raw_form<S>::number, Run>;
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

template <class T, class Due, class Other, class Got>
struct saved_difference<unitstep::detail::deep_copied<T, Due>,
                        unitstep::detail::deep_copied<Other, Got>> : saved_difference<Due, Got> {};

}  // namespace unitstep::diagnostics

// A tolerance's absolute errors for vectors: one value for all elements, or a vector with one for each.

namespace unitstep::diagnostics {

template <text Label, class Q, class Allocator, class A>
struct check_spread<Label, std::vector<Q, Allocator>, A> : check_spread<Label, Q, A> {};
template <text Label, class Q, class Allocator, class A, class Other>
struct check_spread<Label, std::vector<Q, Allocator>, std::vector<A, Other>>
    : check_spread<Label, Q, A> {};

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Writes the absolute errors of a member to as many numbers as it has: one stands for all elements of a vector, or
/// there is one for each of its `length` elements.
template <class M, class A>
void put_allowed(A const& absolute, typename member_of_many<M>::number* to, std::size_t length,
                 char const* name, char const* of_state) {
  using form = member_of_many<M>;
  using one = member_of_many<typename form::element>;
  if constexpr (form::is_vector && vector_like<A>) {
    if (absolute.size() != length)
      detail::fail_lengths<std::domain_error>(of_state, length, name, absolute.size());
    for (std::size_t i = 0; i < length; ++i)
      one::flatten(detail::spread<typename form::element>(absolute[i]), to + i * form::numbers);
  } else {
    auto const all = detail::spread<typename form::element>(absolute);
    for (std::size_t i = 0; i < length; ++i) one::flatten(all, to + i * form::numbers);
  }
}
/// The absolute errors of a vector in an array of their own.
template <class Q, class A, class T>
shared_array<T> allowed_of_vector(A const& absolute, shared_array<T> const& numbers,
                                  char const* name, char const* of_state) {
  shared_array<T> all = shared_array<T>::beside(numbers);
  detail::put_allowed<std::vector<Q>>(absolute, all.numbers(),
                                      raw_form<std::vector<Q>>::count(numbers), name, of_state);
  return all;
}

/// The sum of the squares of `e / (a + r max(|from|, |to|))`, element by element; the error may be a sum that is not
/// evaluated before.
template <std::size_t each, lazy E, class T>
T squares_of_many(E const& e, shared_array<T> const& allowed, T r, shared_array<T> const& from,
                  shared_array<T> const& to) {
  auto const errors = e.view();
  T const *const a = allowed.data(), *const x = from.data(), *const y = to.data();
  T sum(0);
  for (std::size_t i = 0, size = allowed.size(); i < size; i += each) {
    T of_one = detail::sum_of_squares(T(errors[i]), a[i], r, x[i], y[i]);
    for (std::size_t k = i + 1; k < i + each; ++k)
      of_one += detail::sum_of_squares(T(errors[k]), a[k], r, x[k], y[k]);
    sum += of_one;
  }
  return sum;
}

/// The arrays for the terms of a motion's curve within a step.
template <class T>
struct written_motion_change : motion_change<shared_array<T>, shared_array<T>> {
  written_motion_change() = default;
  template <class X, class V>
  written_motion_change(motion_change<X, V> const& sum)
      : motion_change<shared_array<T>, shared_array<T>>{sum.position, sum.velocity} {}
};
template <lazy E>
struct written_change<E> {
  using type = shared_array<typename E::value_type>;
};
template <lazy X, lazy V>
struct written_change<motion_change<X, V>> {
  using type = written_motion_change<typename X::value_type>;
};

/// The absolute errors of a motion of vectors.
template <class Q, class P>
struct allowed_of_motion {
  using T = typename raw_form<std::vector<Q>>::number;
  shared_array<T> position;
  shared_array<T> velocity;

  template <class F>
  void each_number(F const& f) {
    position.each_number(f);
    velocity.each_number(f);
  }
  template <class State>
  void require_as_long(State const& to) const {
    if (to.position.size() != position.size())
      detail::fail_lengths<std::domain_error>("the run", raw_form<std::vector<Q>>::count(position),
                                              "its new state",
                                              raw_form<std::vector<Q>>::count(to.position));
  }
  template <class E, class State>
  T squared_error(E const& e, T relative, State const& from, State const& to) const {
    require_as_long(to);
    std::size_t const numbers = position.size() + velocity.size();
    if (numbers == 0) return T(0);
    T const sum = detail::squares_of_many<raw_form<std::vector<Q>>::numbers>(
                      e.position, position, relative, from.position, to.position) +
                  detail::squares_of_many<raw_form<std::vector<P>>::numbers>(
                      e.velocity, velocity, relative, from.velocity, to.velocity);
    return sum / static_cast<T>(numbers);
  }
};

template <class Q, class P>
struct allowed_change<motion<std::vector<Q>, std::vector<P>>> {
  template <class A, class Raw>
  static auto of(A const& absolute, Raw const& initial) {
    return allowed_of_motion<Q, P>{allowed_of_vector<Q>(absolute.position, initial.position,
                                                        "absolute.position", "initial.position"),
                                   allowed_of_vector<P>(absolute.velocity, initial.velocity,
                                                        "absolute.velocity", "initial.velocity")};
  }
};

/// The absolute errors of an aggregate with vectors.
template <class T>
struct allowed_of_aggregate {
  shared_array<T> numbers;

  template <class F>
  void each_number(F const& f) {
    numbers.each_number(f);
  }
  void require_as_long(shared_array<T> const& to) const {
    if (to.size() != numbers.size())
      detail::fail_lengths<std::domain_error>("the run", numbers.size(), "its new state",
                                              to.size());
    if (!are_as_long(numbers, to))
      fail<std::domain_error>(
          "unitstep: a vector of the new state is of another length than in the run");
  }
  template <lazy E>
  T squared_error(E const& e, T relative, shared_array<T> const& from,
                  shared_array<T> const& to) const {
    if (to.size() != numbers.size()) require_as_long(to);
    if (numbers.size() == 0) return T(0);
    return detail::squares_of_many<1>(e, numbers, relative, from, to) /
           static_cast<T>(numbers.size());
  }
};

template <aggregate_of_vectors S>
struct allowed_change<S> {
  using T = typename raw_form<S>::number;

  template <class A>
  static auto of(A const& absolute, shared_array<T> const& initial) {
    allowed_of_aggregate<T> all{shared_array<T>::beside(initial)};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      auto const begin = raw_form<S>::members::starts(initial.lengths());
      (detail::put_allowed<boost::pfr::tuple_element_t<I, S>>(
           boost::pfr::get<I>(absolute), all.numbers.numbers() + begin[I], initial.lengths()[I],
           diagnostics::numbered<"absolute of member", I>.characters, "the member"),
       ...);
    }(members_of<S>{});
    return all;
  }
};

// How implicit methods solve for an aggregate with vectors.

template <class T>
struct vector_of_length<T, run_time_length> {
  using type = shared_array<T>;
};

/// All numbers of the run in one vector.
template <class T>
struct as_vector<shared_array<T>> {
  static constexpr bool is_raw = true;
  using number = T;
  static constexpr std::size_t size = run_time_length;
  static shared_array<T> flatten(shared_array<T> const& s) { return s; }
  static shared_array<T> unflatten(shared_array<T> const& r) { return r; }
};
template <class T>
struct as_vector<allowed_of_aggregate<T>> {
  static constexpr bool is_raw = false;
  static shared_array<T> flatten(allowed_of_aggregate<T> const& allowed) { return allowed.numbers; }
};

/// As many rows of `width` entries as the run has numbers of type `T`, in its workspace.
template <class T, class Entry, std::size_t width>
class rows_of_many {
  static_assert(sizeof(Entry) % sizeof(T) == 0 && alignof(Entry) <= 16);
  static constexpr std::size_t longer = width * (sizeof(Entry) / sizeof(T));
  shared_array<T> numbers_;

public:
  /// Allocates rows, not initialised, in which nobody else has a share.
  void allocate_for(shared_array<T> const& y) {
    numbers_ = {};
    numbers_ = shared_array<T>::beside(y, longer);
  }
  Entry* operator[](std::size_t i) {
    return reinterpret_cast<Entry*>(numbers_.numbers()) + i * width;
  }
  Entry const* operator[](std::size_t i) const {
    return reinterpret_cast<Entry const*>(numbers_.data()) + i * width;
  }
};
/// The same with one entry in each row.
template <class T, class Entry>
class column_of_many {
  rows_of_many<T, Entry, 1> rows_;

public:
  void allocate_for(shared_array<T> const& y) { rows_.allocate_for(y); }
  Entry& operator[](std::size_t i) { return *rows_[i]; }
  Entry const& operator[](std::size_t i) const { return *rows_[i]; }
};

/// The type of the parts of a number.
template <class T>
struct real_component {
  using type = T;
};
template <class T>
struct real_component<complex<T>> {
  using type = T;
};

/// A matrix as long as the run's arrays.
template <class T, class Band>
struct matrix<T, run_time_length, Band> {
  static constexpr std::size_t below = Band::below;
  static constexpr std::size_t above = Band::above;
  static constexpr std::size_t reach = below + above;
  static constexpr bool whole = false;
  using part = typename real_component<T>::type;

  using row_numbers = column_of_many<part, std::size_t>;
  std::size_t rows = 0;
  rows_of_many<part, T, below + reach + 1> a;

  /// Allocates storage for vectors such as `y`.
  void allocate_for(shared_array<part> const& y) {
    rows = y.size();
    a.allocate_for(y);
  }
  static std::size_t shift(std::size_t i) { return below - i; }
  static std::size_t first(std::size_t i) { return i > below ? i - below : 0; }
  std::size_t end(std::size_t i) const { return i + above < rows ? i + above + 1 : rows; }
};

/// Methods step the numbers in place; those that solve equations use the band that the field declares.
template <aggregate_of_vectors S, class Method>
struct stepping_of<S, Method> : steps_numbers_of_many<Method> {
  static constexpr bool solves = solves_along_a_band<Method>;
  static constexpr bool suits = steps_numbers_of_many<Method>::suits || solves;

  template <class Field>
  static consteval auto verdict_on_field() {
    if constexpr (solves && !is_banded<Field>)
      return diagnostics::refuse<"field", diagnostics::words<"banded<...>(field), beside vectors">,
                                 Field>{};
    else
      return diagnostics::accepted{};
  }
};

}  // namespace unitstep::detail
