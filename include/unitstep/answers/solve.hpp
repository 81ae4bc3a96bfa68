// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/answers/detail/roots.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `solve`: the arguments at which a function is zero, such as the angle of a shot that hits.

namespace unitstep {

namespace diagnostics {

/// "as many numbers as unknowns: 2".
template <std::size_t N>
struct as_many_words {
  static constexpr sentence write() {
    return sentence{}.add("as many numbers as unknowns: ", static_cast<long>(N));
  }
};

/// The verdict on a guess.
template <class X, std::size_t I>
consteval auto check_guess() {
  if constexpr (unitstep::detail::is_parameter<X>)
    return accepted{};
  else
    return refuse<numbered<"guess", I>, words<"a quantity or number of floating point">, X>{};
}
/// The verdict on a function and the guesses of its root.
template <class F, class... X, std::size_t... I>
consteval auto check_solvable(std::index_sequence<I...>) {
  using namespace unitstep::detail;
  using guesses = first_refusal<decltype(check_guess<X, I>())...>;
  if constexpr (!guesses::ok) {
    return guesses{};
  } else if constexpr (!std::is_invocable_v<F const&, seen_argument<dual_of_call<F, X...>, X>...>) {
    return check_function_of<F, X...>();
  } else {
    using result = typename raw_function<F, X...>::result;
    if constexpr (numbers_of_result<result> != sizeof...(X))
      return refuse<"result of f", words<text_of<as_many_words<sizeof...(X)>>>, result>{};
    else
      return accepted{};
  }
}

}  // namespace diagnostics

/// The root of a function: the argument at which it is zero. Or the arguments at which as many equations hold.
///
///     auto const angle = solve([](auto angle) { return range(angle) - 300.0 * si::metre; }, 0.5 * si::radian);
///     auto const [v, angle] = solve(misses, 50.0 * si::metre_per_second, 0.5 * si::radian);
///
/// `f` is a function as for `derivative`: it may make a run, also one with events or under a tolerance. With one
/// unknown it returns a quantity. With several it returns as many quantities, each in its unit: a `std::tuple`, a `vec`
/// or an array.
///
/// The search is Newton's method, with the derivatives of `f`. With one unknown it is safe. Once two tries lie on both
/// sides of zero, it stays between them, and if a step would leave that interval, it halves the interval. If no step
/// leads nearer to zero, it searches for two such tries around the guess. A guess may also be two ends,
/// `between(a, b)`; then it begins with them. With several unknowns two tries cannot enclose a root. There each step is
/// shortened until the next one is shorter.
///
/// You get a root up to rounding, or up to the tolerance of the run that `f` makes. If there are several, you get one
/// of them. If there is none, or if the search finds none, you get an error with the last try, and never a number. A
/// jump across zero, or a least value above it, is no root if it is higher than a millionth (in `float` a sixtieth) of
/// the slope times the unknown. A smaller jump may come from a run under a tolerance that takes one step more. The
/// tolerance of that run holds for its slopes too, so that the steps lead to the root. `steps_by_values{f}` takes fewer
/// steps, and finds the root of the run without slopes.
///
/// You may use `solve` in a constant expression. An error there does not compile.
///
/// Boost.Math has root finders for plain numbers at run time (`toms748_solve`, `newton_raphson_iterate`). They take one
/// unknown, have no units, and do not work in a constant expression. So the library has its own.
///
/// Cost: one run with slopes for each try, mostly 5 to 8 tries.
/// \param f     callable with as many arguments as there are guesses, of any number (`auto`)
/// \param guess quantities or numbers near to the solution; a single one may be `between(a, b)`
/// \return the quantity; with several unknowns a `std::tuple` of them, for a structured binding
/// \throw std::runtime_error if no root is found; it contains the last try and the function there
/// \proof{examples/reference/answers.cpp,solve}
template <class F, class... Guess>
  requires (sizeof...(Guess) > 0)
[[nodiscard]] constexpr auto solve(F const& f, Guess const&... guess) {
  using verdict =
      decltype(diagnostics::check_solvable<F, typename detail::unknown_of<Guess>::type...>(
          std::index_sequence_for<Guess...>{}));
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using function = detail::raw_function<F, typename detail::unknown_of<Guess>::type...>;
    if constexpr (sizeof...(Guess) == 1) {
      using due = typename detail::unknown_of<Guess...>::type;
      detail::root_on_line<function> line{{f}, {}};
      auto const root = [&](auto const& given) {
        if constexpr (detail::bracket_of_root<std::remove_cvref_t<decltype(given)>>) {
          return line.between(detail::leaf_of<due>::in(given.lower),
                              detail::leaf_of<due>::in(given.upper));
        } else {
          line.guess = detail::leaf_of<due>::in(given);
          return line.from_guess();
        }
      };
      return (detail::made_of<due>(root(guess)), ...);
    } else {
      detail::roots_of_several<function> all{
          {f}, {static_cast<typename function::T>(detail::leaf_of<Guess>::in(guess))...}};
      auto const x = all.find();
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return std::tuple<Guess...>{detail::made_of<Guess>(x[I])...};
      }(std::index_sequence_for<Guess...>{});
    }
  } else if constexpr (sizeof...(Guess) > 1) {
    return std::tuple<Guess...>{guess...};  // so that the refusal is the only error
  } else {
    return unknown{};
  }
}

}  // namespace unitstep
