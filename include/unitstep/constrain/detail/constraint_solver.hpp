// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/detail/coordinates.hpp>
#include <unitstep/constrain/on_surface.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/unit_text.hpp>
#include <utility>

/// \file
/// \brief How constraints are checked and put on plain numbers, and a field with them there. It solves for the
/// multipliers that move a state onto the constraints, and for those of the accelerations that keep them.

namespace unitstep::detail {

/// Whether a constraint is a type with a verdict of its own.
template <class C, class X, class Time>
concept own_constraint = requires { typename C::template verdict<X, Time>; };

/// Whether a constraint, or each of an array of them, is a joint of rigid bodies.
template <class C>
inline constexpr bool joins_rigid_bodies = requires { requires C::joins_rigid_bodies; };
template <class C, std::size_t N>
inline constexpr bool joins_rigid_bodies<std::array<C, N>> = joins_rigid_bodies<C>;

/// A constraint that stands for several, as a hinge does; an array of it for an array of each.
template <class C>
concept made_of_parts = requires(C const& c) { c.parts(); };
template <class C>
struct parts_of {
  static constexpr std::tuple<C> of(C const& c) { return std::tuple<C>(c); }
};
template <made_of_parts C>
struct parts_of<C> {
  static constexpr auto of(C const& c) { return c.parts(); }
};
template <made_of_parts C, std::size_t N>
struct parts_of<std::array<C, N>> {
  template <std::size_t J, std::size_t... I>
  static constexpr auto part(std::array<C, N> const& all, std::index_sequence<I...>) {
    return std::array{std::get<J>(all[I].parts())...};
  }
  static constexpr auto of(std::array<C, N> const& all) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) {
      return std::tuple{part<J>(all, std::make_index_sequence<N>{})...};
    }(std::make_index_sequence<std::tuple_size_v<decltype(all[0].parts())>>{});
  }
};

/// How a constraint, or each of an array or a vector of them, is checked and put on plain numbers. A callable of the
/// caller's is one on the positions of all bodies.
template <class C, class X, class Time>
struct constraint_form {
  using surface = surface_form<C, X, Time, false>;
  using verdict = typename surface::verdict;
  using value = typename surface::value_type;
  static constexpr char const* name = "g";
  static constexpr auto raw(C const& c) { return surface::raw(c, 0); }
};
template <class C, class X, class Time>
  requires own_constraint<C, X, Time>
struct constraint_form<C, X, Time> {
  using verdict = typename C::template verdict<X, Time>;
  using value = typename C::template value<X, Time>;
  static constexpr char const* name = C::name;
  static constexpr auto raw(C const& c) { return c.template raw<X, Time>(); }
};
template <list_of_several C, class X, class Time>
struct constraint_form<C, X, Time> {
  using one = constraint_form<element_of<C>, X, Time>;
  using verdict = typename one::verdict;
  using value = typename one::value;
  static constexpr char const* name = one::name;
  static constexpr auto raw(C const& all) {
    return detail::of_each_in(all, [](auto const& c) { return one::raw(c); });
  }
};

/// The storage for the equations of multipliers: the gradients at the start of a step, those at the present place, the
/// matrix of both, the multipliers of one Newton step (`by`), and their sum.
template <class Rows>
struct storage_for_rows {
  Rows start{};
  Rows here{};
  typename Rows::factors factors{};
  typename Rows::multipliers by{};
  typename Rows::multipliers total{};
};

/// Constraints whose number is in the type; each step makes its storage anew.
template <class T, std::size_t m, std::size_t n>
struct dense_system {
  using rows = dense_rows<T, m, n>;

  constexpr storage_for_rows<rows> storage() const { return {}; }
  template <class All>
  constexpr void require_as_many_bodies(All const&, std::size_t) const {}
};

/// The system for the multipliers of constraints on a position X; `constrain/vectors.hpp` has that of vectors.
template <class X, class T, class... Raw>
struct system_of {
  static constexpr bool is_there = bodies_of<X>::known_at_compile_time;
};
template <class Raw>
inline constexpr std::size_t rows_in = 0;
template <class Raw>
  requires requires { Raw::rows; }
inline constexpr std::size_t rows_in<Raw> = Raw::rows;
template <class Raw, std::size_t N>
inline constexpr std::size_t rows_in<std::array<Raw, N>> = N * Raw::rows;
template <class X, class T, class... Raw>
  requires (bodies_of<X>::known_at_compile_time)
struct system_of<X, T, Raw...> {
  static constexpr bool is_there = true;
  using type = dense_system<T, (rows_in<Raw> + ... + std::size_t{}), bodies_of<X>::coordinates>;
  static constexpr type of(std::tuple<Raw...> const&) { return {}; }
};

/// The forms of constraints, each one part, on the position X, and the constraints on plain numbers.
template <class X, class Time, class Parts>
struct forms_of_parts;
template <class X, class Time, class... C>
struct forms_of_parts<X, Time, std::tuple<C...>> {
  static constexpr std::size_t size = sizeof...(C);
  template <std::size_t I>
  using form = constraint_form<std::tuple_element_t<I, std::tuple<C...>>, X, Time>;
  using raw = std::tuple<decltype(constraint_form<C, X, Time>::raw(std::declval<C const&>()))...>;
  using system = system_of<X, typename raw_form<Time>::number,
                           decltype(constraint_form<C, X, Time>::raw(std::declval<C const&>()))...>;

  template <class... Given>
  static constexpr raw of(std::tuple<Given...> const& all) {
    return std::apply(
        [](auto const&... c) { return raw{constraint_form<C, X, Time>::raw(c)...}; },
        std::apply(
            [](auto const&... given) { return std::tuple_cat(parts_of<Given>::of(given)...); },
            all));
  }
};
template <class... C>
using all_parts = decltype(std::tuple_cat(parts_of<C>::of(std::declval<C const&>())...));
template <class X, class Time, class... C>
using forms_of = forms_of_parts<X, Time, all_parts<C...>>;

/// A field of a motion on plain numbers whose constraints hold.
///
/// Called, it is the acceleration that keeps them: \f$ a = F/m - M^{-1} G^T \lambda \f$ with \f$ G a + \gamma = 0 \f$,
/// where
/// \f$ \gamma \f$ is the second derivative by time that g has without acceleration. That is the system of index 1, so
/// any method steps it, and g keeps its value but for errors, which `projected` removes.
template <class State, class Time, class Free, class InverseMasses, class Forms>
class constraint_solver {
public:
  using forms = Forms;
  using raw_state = typename raw_form<State>::raw;
  using position_type = decltype(raw_state::position);
  using velocity_type = decltype(raw_state::velocity);
  using T = typename raw_form<Time>::number;
  using bodies = bodies_of<places_of<State>>;
  using system_type = typename Forms::system::type;
  using rows_type = typename system_type::rows;
  using multipliers = typename rows_type::multipliers;
  using storage_type = storage_for_rows<rows_type>;
  static constexpr bool is_constrained = true;
  static constexpr bool turns = requires { typename InverseMasses::turns_by_spins; };

private:
  [[no_unique_address]] Free free_;
  InverseMasses inverse_masses_;
  typename Forms::raw constraints_;
  [[no_unique_address]] system_type system_;
  T first_ = -std::numeric_limits<T>::infinity();
  T last_ = std::numeric_limits<T>::infinity();

  static constexpr bool moves = []<class... Raw>(std::tuple<Raw...> const*) {
    return (element_of<Raw>::moves || ...);
  }(static_cast<typename Forms::raw*>(nullptr));

  template <std::size_t I, class Raw, class F>
  static constexpr void each_of(Raw const& given, std::size_t& row, F const& f) {
    if constexpr (requires { Raw::rows; }) {
      f(std::integral_constant<std::size_t, I>{}, std::size_t{0}, given, row);
      row += Raw::rows;
    } else {
      for (std::size_t i = 0; i < given.size(); ++i) {
        f(std::integral_constant<std::size_t, I>{}, i, given[i], row);
        row += element_of<Raw>::rows;
      }
    }
  }

public:
  constexpr constraint_solver(Free const& free, InverseMasses const& inverse_masses,
                              typename Forms::raw const& constraints)
      : free_(free),
        inverse_masses_(inverse_masses),
        constraints_(constraints),
        system_(Forms::system::of(constraints)) {
    if constexpr (bodies::known_at_compile_time) require_bodies(bodies::bodies);
  }

  /// Calls f(which of the list, which in an array, the constraint, its first row) for each constraint.
  template <class F>
  constexpr void each(F const& f) const {
    std::size_t row = 0;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (each_of<I>(std::get<I>(constraints_), row, f), ...);
    }(std::make_index_sequence<Forms::size>{});
  }
  constexpr InverseMasses const& inverse_masses() const { return inverse_masses_; }
  constexpr decltype(auto) storage() const { return system_.storage(); }

  /// The acceleration without constraints; the field is called at no time beyond a jump.
  constexpr auto free(raw_state const& s, T const& t) const {
    return free_(s, t < first_ ? first_ : last_ < t ? last_ : t);
  }
  /// That acceleration without the angular acceleration of free rigid bodies, whose turning `drift` does.
  constexpr auto push(raw_state const& s, T const& t) const {
    auto a = free(s, t);
    if constexpr (turns) inverse_masses_.remove_free_spin(a, s.velocity);
    return a;
  }
  /// From here on the field inside is only called at times between these jumps.
  constexpr void set_jumps(T const& first, T const& last) { first_ = first, last_ = last; }

  /// Refuses vectors that do not have the bodies that are named.
  constexpr void require_bodies_of(raw_state const& s) const {
    if constexpr (!bodies::known_at_compile_time)
      require_bodies(s.position.size() / bodies::directions);
  }

  /// Evaluates all constraints: their values and gradients.
  constexpr void evaluate(position_type const& x, T const& t, rows_type& rows) const {
    rows.clear();
    each([&](auto, std::size_t, auto const& c, std::size_t first) {
      detail::evaluate_rows(c, x, t, rows, first);
    });
  }

  /// Moves positions along the gradients `along` onto the constraints, by Newton's method, to the last digits: then the
  /// result does not depend on where the iteration stopped, and a step forth and back is reversible. `total` becomes
  /// the sum of the multipliers. Returns `no_row`, or the code of why they are not found.
  [[nodiscard]] constexpr long try_restore(position_type& x, rows_type const& along, T const& t,
                                           storage_type& r) const {
    return solve(
        x, along, r, [&] { evaluate(x, t, r.here); },
        [&] {
          newton_move<T> moved;
          detail::move_positions<velocity_type>(
              x, [&](auto& place) { moved = subtract(place, along, x, r.by); });
          return moved;
        });
  }
  /// Moves and turns free bodies for a time h until t, with velocities that were changed along the gradients in
  /// `storage.start` so that the bodies end on the constraints.
  constexpr void drift(position_type& x, velocity_type& v, T const& t, T const& h,
                       storage_type& r) const {
    if (h == T(0)) return;
    if constexpr (turns) {
      position_type const from = x;
      velocity_type const free = v;
      typename InverseMasses::turns_by_spins by_spins{};
      auto const go = [&] {
        x = from, v = free;
        r.start.subtract_impulses(v, inverse_masses_, r.total, 1 / h);
        inverse_masses_.drift(x, v, h, &by_spins);
      };
      long const outcome = solve(
          x, r.start, r,
          [&] {
            go();
            evaluate(x, t, r.here);
            inverse_masses_.carry_back(r.here, by_spins, h);
          },
          [&] {
            velocity_type change{};
            return subtract(change, r.start, x, r.by);
          });
      require_solved(outcome, t, r.here);
      go();
    } else {
      x += v * h;
      require_solved(try_restore(x, r.start, t, r), t, r.here);
      r.start.subtract_impulses(v, inverse_masses_, r.total, 1 / h);
    }
  }

  /// Moves positions towards the constraints, one after another, each as far as its compliance over h^2, `gives`,
  /// allows. A row that depends on others of its constraint is left out.
  /// Then `also(row, multiplier)` is called for each row.
  template <class Also>
  constexpr void relax(position_type& x, T const& t, T const& gives, storage_type& r,
                       Also const& also) const {
    each([&](auto, std::size_t, auto const& c, std::size_t first) {
      constexpr std::size_t rows = std::remove_cvref_t<decltype(c)>::rows;
      for (std::size_t k = 0; k < rows; ++k) r.here.clear_row(first + k);
      detail::evaluate_rows(c, x, t, r.here, first);
      std::array<bool, rows> is_dependent{};
      dense_factors<T, rows> block{};
      for (long bad = 0; bad != no_row;) {
        for (std::size_t i = 0; i < rows; ++i)
          for (std::size_t j = 0; j < rows; ++j)
            block.a[i][j] = is_dependent[i] || is_dependent[j]
                                ? T(i == j ? 1 : 0)
                                : r.here.coupling(first + i, first + j, inverse_masses_) +
                                      (i == j ? gives : T(0));
        bad = block.factorise();
        if (bad != no_row) is_dependent[static_cast<std::size_t>(bad)] = true;
      }
      std::array<T, rows> by{};
      for (std::size_t k = 0; k < rows; ++k)
        if (!is_dependent[k]) by[k] = r.here.value[first + k];
      block.solve(by);
      detail::move_positions<velocity_type>(x, [&](auto& place) {
        for (std::size_t k = 0; k < rows; ++k)
          r.here.subtract_impulse(place, inverse_masses_, first + k, by[k]);
      });
      for (std::size_t k = 0; k < rows; ++k) also(first + k, by[k]);
    });
  }

  /// Removes from velocities the part that breaks the constraints, whose gradients are in `storage.here`.
  constexpr void project_velocity(velocity_type& v, position_type const& x, T const& t,
                                  storage_type& r) const {
    require_solved(try_project_velocity(v, x, t, r), t, r.here);
  }
  /// The same; the row that depends on others, or `no_row`.
  [[nodiscard]] constexpr long try_project_velocity(velocity_type& v, position_type const& x,
                                                    T const& t, storage_type& r) const {
    rows_type const& here = r.here;
    r.factors.assemble(here, here, inverse_masses_);
    if (long const bad = r.factors.factorise(); bad != no_row) return bad;
    // The second round removes the rounding of the first, which a long chain multiplies.
    for (int again = 0; again < 2; ++again) {
      if constexpr (moves) {
        each([&](auto, std::size_t, auto const& c, std::size_t first) {
          auto const found = detail::rows_with_rates_of<T>(c, x, v, t);
          for (std::size_t k = 0; k < c.rows; ++k) r.by[first + k] = found.rate[k];
        });
      } else {
        for (std::size_t k = 0; k < here.size(); ++k) r.by[k] = here.along(k, v);
      }
      r.factors.solve(r.by);
      here.subtract_impulses(v, inverse_masses_, r.by, T(1));
      if (again == 0) r.total = r.by;
    }
    return no_row;
  }

  /// The multipliers in a state, in `storage.by`, where the free acceleration is `a`; its gradients are in
  /// `storage.here`.
  template <class A>
  constexpr void find_forces(raw_state const& s, T const& t, A const& a, storage_type& r) const {
    evaluate(s.position, t, r.here);
    factorise(t, r);
    each([&](auto, std::size_t, auto const& c, std::size_t first) {
      auto const found = detail::rows_with_rates_of<T>(c, s.position, s.velocity, t);
      for (std::size_t k = 0; k < c.rows; ++k)
        r.by[first + k] = found.second_derivative[k] + r.here.along(first + k, a);
    });
    r.factors.solve(r.by);
  }
  constexpr velocity_type operator()(raw_state const& s, T const& t) const {
    velocity_type a = free(s, t);
    auto&& r = storage();
    find_forces(s, t, a, r);
    r.here.subtract_impulses(a, inverse_masses_, r.by, T(1));
    return a;
  }

  /// Refuses a state that breaks a constraint, or its derivative, by more than the rounding of the numbers in it. If a
  /// method has let constraints drift, a quarter of the digits is enough.
  constexpr void require_start(raw_state const& s, T const& t, bool has_drifted = false) const {
    require_bodies_of(s);
    require_kept(s, t,
                 has_drifted ? unitstep::sqrt(half_the_digits) : std::numeric_limits<T>::epsilon(),
                 true, {"initial", "project(field, initial) moves it there"});
    auto&& r = storage();
    evaluate(s.position, t, r.here);
    require_gradients(s, t, r);
    require_directions(s, t);
    factorise(t, r);
  }
  /// Refuses a state whose forces are asked for, if it is not on the constraints as far as steps keep them.
  constexpr void require_state(raw_state const& s, T const& t) const {
    require_bodies_of(s);
    require_kept(s, t, half_the_digits, true, {"state", "project(field, state) moves it there"});
  }
  /// Refuses a state in which constraints that begin to hold are not zero.
  constexpr void require_met(raw_state const& s, T const& t) const {
    require_bodies_of(s);
    require_kept(s, t, half_the_digits, false,
                 {"what engage_in is to hold", "what catches by itself wants a mode of its own"});
  }

  /// The state on the constraints that is the nearest in the norm of the masses, to first order in its distance.
  constexpr void project(raw_state& s, T const& t) const {
    require_bodies_of(s);
    auto&& r = storage();
    require_solved(try_project(s, t, r), t, r.here);
  }
  /// The same; `no_row` if it is found.
  [[nodiscard]] constexpr long try_project(raw_state& s, T const& t) const {
    return try_project(s, t, storage());
  }

  /// Changes velocities by an impulse of each constraint, so that the rows of one, number `Which` of the list, change
  /// at -e times the rate at which they did, and all others not at all.
  template <std::size_t Which>
  constexpr void apply_impact(raw_state& s, T const& t, T const& e) const {
    require_bodies_of(s);
    auto&& r = storage();
    evaluate(s.position, t, r.here);
    factorise(t, r);
    each([&](auto which, std::size_t, auto const& c, std::size_t first) {
      auto const found = detail::rows_with_rates_of<T>(c, s.position, s.velocity, t);
      for (std::size_t k = 0; k < c.rows; ++k)
        r.total[first + k] = which == Which ? -e * found.rate[k] : T(0);
    });
    // The second round removes the rounding of the first, so that a blow can leave a body at rest.
    for (int again = 0; again < 2; ++again) {
      each([&](auto, std::size_t, auto const& c, std::size_t first) {
        auto const found = detail::rows_with_rates_of<T>(c, s.position, s.velocity, t);
        for (std::size_t k = 0; k < c.rows; ++k)
          r.by[first + k] = found.rate[k] - r.total[first + k];
      });
      r.factors.solve(r.by);
      r.here.subtract_impulses(s.velocity, inverse_masses_, r.by, T(1));
    }
  }

private:
  static constexpr long not_solved = -2;
  static constexpr T half_the_digits = unitstep::sqrt(std::numeric_limits<T>::epsilon());

  /// The subject that breaks a constraint, and the advice.
  struct breach {
    char const* subject;
    char const* advice;
  };
  /// Refuses a state that breaks a constraint or, with `rates_too`, its derivative by more than `share` of the numbers
  /// in it.
  constexpr void require_kept(raw_state const& s, T const& t, T const& share, bool rates_too,
                              breach const& reported) const {
    T const rest = rates_too ? left_at_rest(s, t) : T(0);
    each([&](auto which, std::size_t in, auto const& c, std::size_t) {
      auto const is_off = [&](rounded<T> const& g) {
        return !(detail::size_of(g.value) <= share * g.off);
      };
      for (auto const& g :
           detail::rounded_rows<T, bodies::directions>(c, s.position, s.velocity, t, rest)) {
        if (is_off(g.value)) fail_broken<which>(in, g.value.value, false, reported);
        if (rates_too && is_off(g.slope)) fail_broken<which>(in, g.slope.value, true, reported);
      }
    });
  }
  /// The velocity that a body at rest may have by rounding: a rounding of the largest velocity, or of the one that the
  /// forces produce from rest.
  constexpr T left_at_rest(raw_state const& s, T const& t) const {
    std::size_t const coordinates = count(s.position);
    T const falls =
        detail::largest(free(s, t), coordinates) * detail::largest(s.position, coordinates);
    return std::numeric_limits<T>::epsilon() * (detail::largest(s.velocity, coordinates) +
                                                (falls > T(0) ? unitstep::sqrt(falls) : T(0)));
  }

  // Moves a place, or a change, along gradients. Returns how far that moves bodies at x.
  template <class Place>
  constexpr newton_move<T> subtract(Place& place, rows_type const& along, position_type const& x,
                                    multipliers const& by) const {
    newton_move<T> moved;
    along.subtract_impulses(place, inverse_masses_, by, T(1), [&](std::size_t c, T const& change) {
      moved.see(change, detail::size_of_body<bodies::directions>(x, c));
    });
    return moved;
  }
  // Newton's method for multipliers along gradients. `evaluate_there` evaluates the constraints where their sum so far
  // leads, and `move` moves on by the next.
  template <class Evaluate, class Move>
  [[nodiscard]] constexpr long solve(position_type const& x, rows_type const& along,
                                     storage_type& r, Evaluate const& evaluate_there,
                                     Move const& move) const {
    T const rounding = std::numeric_limits<T>::epsilon();
    T before = std::numeric_limits<T>::infinity();
    std::size_t const coordinates = count(x);
    for (std::size_t k = 0; k < along.size(); ++k) r.total[k] = T(0);
    for (int i = 0; i < 50; ++i) {
      evaluate_there();
      r.factors.assemble(r.here, along, inverse_masses_);
      if (long const bad = r.factors.factorise(); bad != no_row) return bad;
      r.by = r.here.value;
      r.factors.solve(r.by);
      for (std::size_t k = 0; k < along.size(); ++k) r.total[k] += r.by[k];
      newton_move<T> const moved = move();
      if (moved.is_settled) return no_row;
      if (!(moved.most == moved.most)) return not_solved;
      T const size = detail::largest(x, coordinates);
      if (i > 0 && moved.is_last(before, size)) return no_row;
      if (i > 1 && !(moved.most < before / 2) && moved.most * moved.most < rounding * size * size)
        return no_row;
      before = moved.most;
    }
    return not_solved;
  }

  constexpr void factorise(T const& t, storage_type& r) const {
    r.factors.assemble(r.here, r.here, inverse_masses_);
    require_solved(r.factors.factorise(), t, r.here);
  }
  template <class Storage>
  constexpr long try_project(raw_state& s, T const& t, Storage&& r) const {
    evaluate(s.position, t, r.start);
    if (long const bad = try_restore(s.position, r.start, t, r); bad != no_row) return bad;
    evaluate(s.position, t, r.here);
    return try_project_velocity(s.velocity, s.position, t, r);
  }
  constexpr void require_solved(long outcome, T const& t, rows_type const& rows) const {
    if (outcome == not_solved)
      detail::fail_at<std::runtime_error>("the constraints are not solved for", t,
                                          ": the step is too long, or the start too far off", "",
                                          detail::unit_after<Time>());
    if (outcome != no_row) fail_dependent(outcome, t, rows);
  }
  static constexpr std::size_t count(position_type const& x) {
    if constexpr (bodies::known_at_compile_time)
      return bodies::coordinates;
    else
      return x.size();
  }
  constexpr void require_bodies(std::size_t there) const {
    each([&](auto, std::size_t, auto const& c, std::size_t) {
      for (std::size_t k = 0; k < c.dofs; ++k) detail::require_body(c.body(k), there);
    });
    system_.require_as_many_bodies(inverse_masses_, there);
  }

  template <std::size_t I>
  static constexpr void append_constraint(sentence& words, std::size_t in) {
    words.add("constraint ", static_cast<long>(I));
    if constexpr (!requires { std::tuple_element_t<I, typename Forms::raw>::rows; })
      words.add('[', static_cast<long>(in), ']');
    words.add(" (", Forms::template form<I>::name, ')');
  }

  /// Says by how much a state breaks a constraint.
  template <std::size_t I>
  [[noreturn]] static constexpr void fail_broken(std::size_t in, T const& by, bool is_rate,
                                                 breach const& reported) {
    using value = typename Forms::template form<I>::value;
    if constexpr (!failures_are_reported)
      fail<std::domain_error>("unitstep: a state breaks a constraint");
    sentence words;
    append_constraint<I>(words.add("unitstep: ", reported.subject, " breaks "), in);
    words += is_rate ? ": its rate is " : ": it is ";
    if (unitstep::is_finite(by)) {
      detail::append_number(words, by);
      words.add(is_rate ? detail::unit_after<rate_of<value, Time>>() : detail::unit_after<value>(),
                " and must be 0; ", reported.advice);
    } else {
      words += "not finite";
    }
    fail<std::domain_error>(words.data());
  }
  /// Refuses a gradient by hand that differs from the derivative of its constraint by more than half the digits.
  constexpr void require_gradients(raw_state const& s, T const& t, storage_type const& r) const {
    each([&](auto which, std::size_t in, auto const& c, std::size_t first) {
      if constexpr (with_slopes_by_hand<std::remove_cvref_t<decltype(c)>>) {
        auto const worst = detail::worst_slope<T>(c, detail::dofs_of<T>(c, s.position), t);
        T const off = detail::size_of(worst.by_hand - worst.due);
        T const steepest = (unitstep::max)(detail::size_of(worst.due), r.here.steepest(first));
        if (off > unitstep::sqrt(std::numeric_limits<T>::epsilon()) * steepest)
          fail_gradient<which>(in, worst);
      }
    });
  }
  /// Refuses directions that are opposite where a joint holds them parallel.
  constexpr void require_directions(raw_state const& s, T const& t) const {
    each([&](auto which, std::size_t in, auto const& c, std::size_t) {
      if constexpr (requires { c.is_opposite(s.position, t); }) {
        if (!detail::holds(c) || !c.is_opposite(s.position, t)) return;
        sentence words;
        append_constraint<which>(words.add("unitstep: initial breaks "), in);
        words += ": its directions are opposite; turn one of them round";
        fail<std::domain_error>(words.data());
      }
    });
  }
  template <std::size_t I>
  [[noreturn]] static constexpr void fail_gradient(std::size_t in, slope_beside<T> const& slope) {
    if constexpr (!failures_are_reported)
      fail<std::domain_error>(
          "unitstep: a gradient by hand is not the derivative of its constraint");
    sentence words;
    append_constraint<I>(words.add("unitstep: the gradient by hand of "), in);
    detail::append_number(words.add(" has "), slope.by_hand);
    detail::append_number(words.add(" where the derivative of the constraint is "), slope.due);
    fail<std::domain_error>(words.data());
  }
  /// Says which constraint follows from those before it, and when.
  [[noreturn]] constexpr void fail_dependent(long row, T const& t, rows_type const& rows) const {
    if constexpr (failures_are_reported) {
      each([&](auto which, std::size_t in, auto const& c, std::size_t first) {
        auto const k = static_cast<std::size_t>(row);
        if (k < first || k >= first + c.rows) return;
        sentence words;
        append_constraint<which>(words, in);
        words +=
            !rows.is_number(k) ? " or its gradient is not a number"
            : rows.steepest(k) == T(0)
                ? " has no gradient"
                : " follows from the others: it is redundant, or the configuration is singular,";
        detail::fail_at<std::runtime_error>(words.data(), t, "", "", detail::unit_after<Time>());
      });
    }
    fail<std::runtime_error>("unitstep: a constraint follows from the others");
  }
};

/// Whether a raw field is that of `constrained`.
template <class Field>
concept raw_with_constraints = requires { requires uncounted_field<Field>::is_constrained; };

}  // namespace unitstep::detail
