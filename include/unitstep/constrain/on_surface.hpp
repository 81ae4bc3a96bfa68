// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/constrain/constraint.hpp>
#include <unitstep/constrain/detail/raw_constraint.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Bodies on surfaces and lines.

namespace unitstep {

/// A constraint of one value with its gradient, a callable of the same arguments that returns it in the shape of the
/// position, in units of the constraint per position. The second derivatives still come from series, so the constraint
/// must be generic. At the start of a run the gradient is compared with the derivative of the constraint.
/// \throw std::domain_error at the start of a run, if they differ by more than half of the digits
/// \proof{examples/reference/constrain.cpp,with_gradient}
template <class G, class Gradient>
struct with_gradient {
  [[no_unique_address]] G g;                ///< what is to be zero
  [[no_unique_address]] Gradient gradient;  ///< its derivative by the position
};
template <class G, class Gradient>
with_gradient(G, Gradient) -> with_gradient<G, Gradient>;

namespace detail {

template <class G>
struct gradient_beside {
  using constraint = G;
  using type = unitstep::detail::not_given;
  static constexpr G g(G const& given) { return given; }
  static constexpr type gradient(G const&) { return {}; }
};
template <class G, class Gradient>
struct gradient_beside<with_gradient<G, Gradient>> {
  using constraint = G;
  using type = Gradient;
  static constexpr G const& g(with_gradient<G, Gradient> const& given) { return given.g; }
  static constexpr Gradient const& gradient(with_gradient<G, Gradient> const& given) {
    return given.gradient;
  }
};

/// The type of the gradient of a G by a position X: it has the shape of X.
template <class X, class G>
struct gradient_due {
  using type = rate_of<G, X>;
};
template <template <class, std::size_t> class Shape, class Q, std::size_t N, class G>
  requires has_elements<Shape<Q, N>>
struct gradient_due<Shape<Q, N>, G> {
  using type = Shape<typename gradient_due<Q, G>::type, N>;
};

/// The result of a caller's callable for a position and a time, and whether it takes the time.
template <class F, class Place, class Time>
struct called_surface {
  static constexpr bool takes_place = std::is_invocable_v<F const&, Place const&>;
  static constexpr bool takes_time = std::is_invocable_v<F const&, Place const&, Time const&>;
  static consteval auto returned() {
    if constexpr (takes_place)
      return std::type_identity<
          std::remove_cvref_t<std::invoke_result_t<F const&, Place const&>>>{};
    else if constexpr (takes_time)
      return std::type_identity<
          std::remove_cvref_t<std::invoke_result_t<F const&, Place const&, Time const&>>>{};
    else
      return std::type_identity<void>{};
  }
  using type = typename decltype(returned())::type;
};

/// The number of the rows that a result is, and their type.
template <class Returned>
struct rows_of {
  static constexpr std::size_t count = 0;
  using value = double;
};
template <stepped_value Returned>
struct rows_of<Returned> {
  static constexpr std::size_t count = vector_layout<Returned>::size;
  using value = component_of<Returned>;
};

/// A caller's constraint on the position X of all bodies, or on that of one.
template <class Given, class X, class Time, bool of_one_body>
struct surface_form {
  using beside = gradient_beside<Given>;
  using G = typename beside::constraint;
  using T = typename raw_form<Time>::number;
  template <class N>
  using shown_on = std::conditional_t<of_one_body, on_number<X, N>, shown_place<on_number<X, N>>>;
  template <class N>
  using returned_on = typename called_surface<G, shown_on<N>, on_number<Time, N>>::type;
  using view = typename raw_form<X>::field_view;
  using shown = std::conditional_t<of_one_body, view, shown_place<view>>;
  using returned = typename called_surface<G, shown, seen_time<Time>>::type;

  using value_type = typename rows_of<returned>::value;

  static consteval auto check() {
    if constexpr (bodies_of<X>::bodies == known_at_run_time) {
      return diagnostics::refuse<"constraint",
                                 diagnostics::words<"of bodies by number, beside vectors">, G>{};
    } else if constexpr (std::is_void_v<returned>) {
      return diagnostics::refuse<"constraint",
                                 diagnostics::words<"callable (place) or (place, time)">,
                                 diagnostics::words<"one that takes neither">>{};
    } else if constexpr (!stepped_value<returned>) {
      return diagnostics::refuse<"constraint", diagnostics::words<"a quantity that is to be zero">,
                                 returned>{};
    } else if constexpr (std::is_void_v<returned_on<slope_number<T>>> ||
                         std::is_void_v<returned_on<number_along_motion<T>>>) {
      return diagnostics::refuse<"constraint",
                                 diagnostics::words<"callable with any number (auto const&)">,
                                 diagnostics::words<"one that names its types">>{};
    } else if constexpr (!std::is_same_v<typename beside::type, unitstep::detail::not_given>) {
      using due = typename gradient_due<X, returned>::type;
      using got = typename called_surface<typename beside::type, shown, seen_time<Time>>::type;
      if constexpr (std::is_void_v<got>)
        return diagnostics::refuse<"gradient of constraint", due,
                                   diagnostics::words<"one that takes other arguments">>{};
      else
        return diagnostics::check_fit<"gradient of constraint", due, got>();
    } else {
      return diagnostics::accepted{};
    }
  }
  using verdict = decltype(check());

  static constexpr auto raw(Given const& given, std::size_t index) {
    return raw_surface<T, X, Time, G, typename beside::type, rows_of<returned>::count, of_one_body>{
        index, beside::g(given), beside::gradient(given)};
  }
};

}  // namespace detail

/// A body on a surface, or on a curve in a plane: where `g(position)` or `g(position, time)` is zero, a quantity of any
/// unit or a number. In a motion of one body you need not name it.
/// \proof{examples/reference/constrain.cpp,on_surface}
template <class G>
struct on_surface {
  body held;                  ///< which body
  [[no_unique_address]] G g;  ///< what is zero on the surface; or that in `with_gradient`

  /// A motion's one body is where `surface` is zero.
  constexpr explicit on_surface(G surface) : held(0), g(surface) {}
  /// Body `which` is where `surface` is zero.
  constexpr on_surface(body which, G surface) : held(which), g(surface) {}

  /// \cond
  static constexpr char const* name = "on_surface";
  template <class X, class Time>
  using form = detail::surface_form<G, detail::of_one_body<X>, Time, true>;
  template <class X, class Time>
  using value = typename form<X, Time>::value_type;
  /// \endcond
  template <class X, class Time>
  using verdict = typename form<X, Time>::verdict;

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    return form<X, Time>::raw(g, held.index);
  }
};
template <class G>
on_surface(G) -> on_surface<G>;
template <class G>
on_surface(body, G) -> on_surface<G>;

}  // namespace unitstep
