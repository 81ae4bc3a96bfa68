// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/numbers/series_functions.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief The coefficients of the series of a solution, and the method that steps by them. They are found from those of
/// its field, which is called with series as far as they are known, or once with numbers that write what is done with
/// them on a tape.

namespace unitstep::detail {

/// The operations of a field in the order in which it makes them, each with the series of its result.
///
/// A field that is run on series for each further coefficient computes all of them again, which costs
/// \f$ p^3 / 6 \f$ products for each product in the field. It is run once on `recorded` numbers instead; then each
/// further coefficient of every result takes one pass over the list, \f$ p^2 / 2 \f$ products in all.
///
/// Source: A. Griewank, A. Walther, Evaluating Derivatives (2008), ch. 13.
template <class T, int most>
class tape {
public:
  using row = series<T, most>;
  using rule = T (*)(row const& result, row const& a, row const& b, int k);  ///< coefficient k

private:
  struct entry {
    row result;
    rule next;        // makes the further coefficients, if there are any
    int left, right;  // the places of its operands
  };
  entry* entries_;
  int capacity_;
  int used_ = 0;

  constexpr void grow() {
    auto* const larger = new entry[static_cast<std::size_t>(2 * capacity_)];
    for (int i = 0; i < used_; ++i) larger[i] = entries_[i];
    delete[] entries_;
    entries_ = larger;
    capacity_ *= 2;
  }

public:
  constexpr explicit tape(int capacity)
      : entries_(new entry[static_cast<std::size_t>(capacity)]), capacity_(capacity) {}
  constexpr ~tape() { delete[] entries_; }
  tape(tape const&) = delete;
  tape& operator=(tape const&) = delete;

  /// The series in a place.
  constexpr row& operator[](int place) { return entries_[place].result; }
  /// How many places are taken.
  [[nodiscard]] constexpr int size() const { return used_; }
  /// A series whose coefficients are given.
  constexpr int put(T const& first, int last = 0) { return put(first, last, nullptr, 0, 0); }
  /// The result of an operation on what is in two places; coefficients beyond the last are 0.
  constexpr int put(T const& first, int last, rule next, int left, int right) {
    if (used_ == capacity_) grow();
    entry& e = entries_[used_];
    e.result.c[0] = first;
    e.result.last = last < most ? last : most;
    e.next = next;
    e.left = left;
    e.right = right;
    return used_++;
  }
  /// Coefficient k of every result, given those before it.
  constexpr void extend(int k) {
    for (int i = 0; i < used_; ++i) {
      entry& e = entries_[i];
      if (e.next != nullptr && k <= e.result.last)
        e.result.c[k] = e.next(e.result, entries_[e.left].result, entries_[e.right].result, k);
    }
  }
};

/// A number that writes what is done with it on a tape: where its series is, and the first coefficient, by which a
/// field branches. A constant is on no tape.
template <class T, int most>
struct recorded : compared_by_value<recorded<T, most>> {
  using constant = T;
  using list = tape<T, most>;
  using row = typename list::row;

  T value;
  list* on;   // none for a constant
  int place;  // on it

  constexpr recorded() : value{}, on(nullptr), place(0) {}
  constexpr recorded(T const& v) : value(v), on(nullptr), place(0) {}
  template <class S>
    requires (!std::is_same_v<S, T> && (std::is_arithmetic_v<S> || converts_exactly<S, T>))
  constexpr recorded(S const& v) : value(T(v)), on(nullptr), place(0) {}
  /// What is in a place.
  constexpr recorded(T const& v, list* where, int at) : value(v), on(where), place(at) {}

  friend constexpr recorded operator+(recorded const& a, recorded const& b) {
    return made(a.value + b.value, sum, larger(a.last(), b.last()), a, b);
  }
  friend constexpr recorded operator-(recorded const& a, recorded const& b) {
    return made(a.value - b.value, difference, larger(a.last(), b.last()), a, b);
  }
  friend constexpr recorded operator-(recorded const& a) {
    return made(-a.value, opposite, a.last(), a, a);
  }
  friend constexpr recorded operator*(recorded const& a, recorded const& b) {
    if (a.on != nullptr && b.on != nullptr)
      return a.place == b.place ? a.squared()
                                : made(a.value * b.value, product, a.last() + b.last(), a, b);
    if (b.on != nullptr) return b * a;
    return is_one(b.value) ? a : made(a.value * b.value, scaled, a.last(), a, b);
  }
  friend constexpr recorded operator/(recorded const& a, recorded const& b) {
    if (b.on != nullptr) return made(a.value / b.value, row::quotient, most, a, b);
    return is_one(b.value) ? a : made(a.value / b.value, divided, a.last(), a, b);
  }
  constexpr recorded& operator+=(recorded const& b) { return *this = *this + b; }
  constexpr recorded& operator-=(recorded const& b) { return *this = *this - b; }
  constexpr recorded& operator*=(recorded const& b) { return *this = *this * b; }
  constexpr recorded& operator/=(recorded const& b) { return *this = *this / b; }

  constexpr recorded squared() const {
    return made(row::square_of(value), square, 2 * last(), *this, *this);
  }

  template <class Condition>
    requires (!std::same_as<Condition, bool>)
  friend constexpr recorded select(Condition const& condition, recorded const& a,
                                   recorded const& b) {
    return static_cast<bool>(condition) ? a : b;
  }
  constexpr recorded absolute() const { return *this >= recorded{} ? *this : -*this; }
  constexpr recorded least(recorded const& b) const { return *this <= b ? *this : b; }
  constexpr recorded greatest(recorded const& b) const { return *this >= b ? *this : b; }

  // Elementary functions: the first coefficient, and the recurrence of the further ones.
  using rules = recurrence<row>;
  friend constexpr recorded sqrt(recorded const& a) {
    return made(math::sqrt(a.value), rules::root, most, a, a);
  }
  friend constexpr recorded cbrt(recorded const& a) {
    return made(math::cbrt(a.value), rules::power, most, a, recorded(T(1) / T(3)));
  }
  friend constexpr recorded exp(recorded const& a) {
    return made(math::exp(a.value), rules::exponential, most, a, a);
  }
  friend constexpr recorded log(recorded const& a) {
    return made(math::log(a.value), rules::integral, most, a, a);
  }
  /// A sine and a cosine, side by side on the tape: each is made of the other.
  struct wave {
    recorded sine, cosine;
  };
  friend constexpr wave sin_cos(recorded const& a) {
    T const s = math::sin(a.value), c = math::cos(a.value);
    if (a.on == nullptr) return {s, c};
    int const sine = a.on->put(s, most, rules::sine, a.place, a.on->size() + 1);
    int const cosine = a.on->put(c, most, rules::cosine, a.place, sine);
    return {{s, a.on, sine}, {c, a.on, cosine}};
  }
  friend constexpr recorded sin(recorded const& a) { return sin_cos(a).sine; }
  friend constexpr recorded cos(recorded const& a) { return sin_cos(a).cosine; }
  friend constexpr recorded tan(recorded const& a) {
    auto const both = sin_cos(a);
    return both.sine / both.cosine;
  }
  friend constexpr recorded atan(recorded const& a) {
    return made(math::atan(a.value), rules::integral, most, a, recorded(T(1)) + a.squared());
  }
  friend constexpr recorded atan2(recorded const& y, recorded const& x) {
    return made(math::atan2(y.value, x.value), rules::integral, most,
                made(T{}, rules::swept, most, y, x), x.squared() + y.squared());
  }
  friend constexpr recorded pow(recorded const& a, recorded const& b) {
    if (b.on != nullptr) return exp(b * log(a));
    return made(math::pow(a.value, b.value), rules::power, most, a, b);
  }

  /// The result of an operation whose first coefficient is known. One on constants is a constant.
  static constexpr recorded made(T const& first, typename list::rule next, int last,
                                 recorded const& a, recorded const& b) {
    list* const where = a.on != nullptr ? a.on : b.on;
    if (where == nullptr) return first;
    int const left = a.place_on(*where);
    return {first, where,
            where->put(first, last, next, left, &a == &b ? left : b.place_on(*where))};
  }
  /// Where its series is on a tape, which it is put on if it is a constant.
  constexpr int place_on(list& where) const { return on != nullptr ? place : where.put(value); }
  /// The last coefficient that is not 0.
  constexpr int last() const { return on != nullptr ? (*on)[place].last : 0; }

private:
  static constexpr int larger(int a, int b) { return a > b ? a : b; }
  // Exactly 1, so that a product with it is the other factor.
  static constexpr bool is_one(T const& x) {
    if constexpr (requires { x.varies; })
      return !x.varies && is_one_number(x.value);
    else
      return is_one_number(x);
  }
  template <class N>
  static constexpr bool is_one_number(N const& x) {
    if constexpr (requires { x.lower; })
      return x.lower == 1 && x.upper == 1;
    else
      return false;
  }

  static constexpr T sum(row const&, row const& a, row const& b, int k) {
    return k > a.last ? b.c[k] : k > b.last ? a.c[k] : a.c[k] + b.c[k];
  }
  static constexpr T difference(row const&, row const& a, row const& b, int k) {
    return k > a.last ? -b.c[k] : k > b.last ? a.c[k] : a.c[k] - b.c[k];
  }
  static constexpr T opposite(row const&, row const& a, row const&, int k) { return -a.c[k]; }
  static constexpr T product(row const&, row const& a, row const& b, int k) {
    return row::convolution(a, b, k, 0, k);
  }
  static constexpr T square(row const&, row const& a, row const&, int k) {
    return row::square(a, k);
  }
  static constexpr T scaled(row const&, row const& a, row const& b, int k) {
    return a.c[k] * b.c[0];
  }
  static constexpr T divided(row const&, row const& a, row const& b, int k) {
    return a.c[k] / b.c[0];
  }
};

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

/// The terms \f$ x_k h^k \f$ of a step, which sum to the state at any share of it.
template <class State, int p>
struct taylor_path {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;
  static constexpr int degree = p;

  std::array<vector_type, static_cast<std::size_t>(p) + 1> term;

  /// The state at a share of the step, summed from its smallest terms.
  constexpr State operator()(T const& share) const {
    vector_type sum = term[p];
    for (std::size_t k = p; k-- > 0;) sum = term[k] + sum * share;
    return layout::unflatten(sum);
  }
  /// The sum of the sizes of the last two terms: for an even or an odd function one of them is zero.
  constexpr vector_type last_terms() const {
    vector_type sizes{};
    for (std::size_t i = 0; i < layout::size; ++i)
      sizes.n[i] = unitstep::magnitude(term[p].n[i]) + unitstep::magnitude(term[p - 1].n[i]);
    return sizes;
  }
  /// The terms of a step from the same state that is `ratio` times as long.
  constexpr taylor_path stretched(T const& ratio) const {
    taylor_path other{};
    other.term[0] = term[0];
    T power = ratio;
    for (std::size_t k = 1; k <= p; ++k, power = power * ratio) other.term[k] = term[k] * power;
    return other;
  }
};

/// A step of `taylor`.
template <raw_state State, class Field, int p>
struct taylor_step {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using on_series = series<T, p>;
  using field_on_series = dual_field<on_series, State, uncounted_field<Field>>;
  using path = taylor_path<State, p>;
  static_assert(field_on_series::suits,
                "taylor: the field has to be callable with any number (auto const&)");

  /// The terms of the step that was tried last.
  struct memory {
    path terms{};
    T dt{};
    bool is_here = false;  // whether they belong to this state
  };
  struct result {
    State state;
    decltype(detail::as_change<State>(state_vector<T, layout::size>{})) error;
    path terms;
  };

  static constexpr path terms(State const& y, Field const& field, T const& t, T const& dt) {
    taylor_coefficients<T, layout::size, p> x(layout::flatten(y), t, dt);
    x.up_to(p, field_on_series::of(detail::uncounted(field)), dt);
    if constexpr (requires { field.count(p); }) field.count(p);
    path made{};
    for (std::size_t k = 0; k <= p; ++k)
      for (std::size_t i = 0; i < layout::size; ++i) made.term[k].n[i] = x.x.n[i].c[k];
    return made;
  }

  /// A shorter step from the same state has the same coefficients, unless they were too large for a number.
  static constexpr result attempt(State const& y, memory& m, Field const& field, T const& t,
                                  T const& dt) {
    m.terms = m.is_here ? m.terms.stretched(dt / m.dt) : terms(y, field, t, dt);
    m.dt = dt;
    m.is_here = is_finite(m.terms.term[p]);
    return {m.terms(T(1)), detail::as_change<State>(m.terms.last_terms()), m.terms};
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Taylor: the solution's own series of any order p, cut off after p terms,
///
/// \f[ y_{n+1} = \sum_{k=0}^{p} x_k h^k, \qquad x_0 = y_n, \quad x_{k+1} = \frac{f_k}{k + 1} \f]
///
/// where \f$ f_k \f$ is coefficient k of the field, called with the series as far as it is known: the derivatives need
/// neither hand-written code nor differences. The series is also the state at any moment of the step.
///
/// Under a `tolerance` the estimated error is the size of the last two terms. A rejected step costs no evaluation,
/// since a shorter one has the same coefficients.
///
/// The field must be callable with any number (`auto const&`), or be one of the library's laws. At a kink of the field
/// (a floor, a limit) there is no series: let steps end there. A step that begins at a kink takes the branch of the
/// motion that follows. The magnitude of a vector is smooth just after rest too. A root of a sum of squares written out
/// is not.
///
/// Use it for smooth problems where 12 digits or more count, with an order of about 12 to 20.
/// Cost: p evaluations on series; each product in the field takes about \f$ p^3 / 6 \f$ multiplications a step.
/// Source: R. E. Moore, Interval Analysis (1966), ch. 11; A. Jorba, M. Zou, Experimental Mathematics 14, 99 (2005).
/// Refuses forces whose field names its types, and states with an orientation.
/// \throw std::runtime_error if the field has a root, a broken power or the angle of 0, or jumps; it names the time
///
/// \tparam p the order, at least 2. For a relative tolerance r least work is done at about \f$ 1 - \tfrac12 \ln r \f$:
///           12 for ten digits, 18 for fifteen
/// \proof{examples/reference/made_of_methods.cpp,taylor}
template <int p = 12>
struct taylor : method_facts<p> {
  static_assert(p >= 2, "taylor<p>: p is at least 2, since the last two terms tell the error");

  static constexpr int evaluations = p;  ///< with series
  static constexpr bool adds_a_change = false;
  static constexpr bool steps_on_groups = false;
  static constexpr int error_order = p - 2;  ///< of the sum without the last two terms
  static constexpr int dense_order = p;      ///< of the polynomial within a step

  /// The verdict on a field: it must take series.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    using raw = decltype(unitstep::raw_field<State, Time>(std::declval<Field const&>()));
    using state = typename raw_form<State>::raw;
    if constexpr (detail::dual_field<series<typename detail::as_vector<state>::number, p>, state,
                                     raw>::suits)
      return diagnostics::accepted{};
    else
      return detail::refused_on_number<Field>{};
  }

  /// One step of any state without an orientation.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::only_checks_units<Field>)
      return detail::checked_step(y, field, t, dt);
    else
      return detail::taylor_step<State, Field, p>::terms(y, field, t, dt)(Time(1));
  }

  /// The memory while a step is tried again.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const&, Field const&, Time const&) const {
    return typename detail::taylor_step<State, Field, p>::memory{};
  }
  /// A step with its estimated error.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& y, Memory& memory, Field const& field,
                                       Time const& t, Time const& dt) const {
    return detail::taylor_step<State, Field, p>::attempt(y, memory, field, t, dt);
  }
  /// Accepts an attempt. The memory belongs to the state before it.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Memory& memory, Attempt const&, Field const&, Time const&,
                        Time const&) const {
    memory.is_here = false;
  }
  /// The states within a step, at a share of it.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const&, Memory const&, Attempt const& a, Memory const&,
                                     Field const&, Time const&, Time const&) const {
    return a.terms;
  }
};

}  // namespace unitstep
