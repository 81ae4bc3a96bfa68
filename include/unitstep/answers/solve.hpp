// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/detail/roots.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `solve`: which arguments make a function zero, as an angle that hits.

namespace unitstep {

namespace diagnostics {

/// "as many numbers as unknowns: 2".
template <std::size_t N>
struct as_many_words {
  static constexpr sentence write() {
    sentence said;
    said += "as many numbers as unknowns: ";
    return said += static_cast<long>(N);
  }
};

/// The verdict on a guess.
template <class X, std::size_t I>
consteval auto check_guess() {
  if constexpr (unitstep::detail::varying<X>)
    if constexpr (std::floating_point<typename unitstep::detail::leaf_of<X>::number>)
      return accepted{};
    else
      return refuse<text_of<label_words<"guess", void, I>>,
                    words<"a quantity or number of floating point">, X>{};
  else
    return refuse<text_of<label_words<"guess", void, I>>,
                  words<"a quantity or number of floating point">, X>{};
}
/// The verdict on a function and the guesses of what makes it zero.
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

/// What makes a function zero: the argument of one, or the arguments of as many equations.
///
///     auto const angle = solve([](auto angle) { return range(angle) - 300.0 * si::metre; }, 0.5 * si::radian);
///     auto const [v, angle] = solve(misses, 50.0 * si::metre_per_second, 0.5 * si::radian);
///
/// `f` is a function as `derivative` takes it: it may make a run, with events, within a tolerance. It returns a quantity;
/// of several unknowns as many, in units of their own: a `std::tuple`, a `vec` or an array. Newton's method goes by their
/// derivatives. On a line it is safe: once two tries lie on both sides of zero it stays between them and halves what is
/// left where a step would not, and where no step leads nearer to zero it looks for such a pair around the guess. A guess
/// that is two ends, `between(a, b)`, begins with them. Of several unknowns, whose roots no bracket can hold, steps are
/// shortened until the next one is shorter.
///
/// What is returned is a root to rounding, or to the tolerance of the run that `f` makes. Of several roots it is one;
/// where there is none, or none is found, that is an error that tells the last try, never a number. A jump across zero is
/// no root, if it is higher than a millionth of what the slope makes of the unknown: below that it may be one of those that a
/// run under a tolerance has where it takes a step more. The tolerance of that run holds for its slopes too, so that steps lead to the root; `steps_by_values{f}` takes
/// fewer steps, and its root is that of the run without slopes. Usable in a constant expression, where an error does not compile.
///
/// Boost.Math has root finders for plain numbers at run time (`toms748_solve`, `newton_raphson_iterate`): they take one
/// unknown, are no constant expressions, and know no units. So this is written here.
///
/// Cost: a run with slopes a try, mostly 5 to 8 of them.
/// \param f     callable with as many arguments as there are guesses, of any number (`auto`)
/// \param guess quantities or numbers near to the solution; a single one may be `between(a, b)`
/// \return the quantity; of several a `std::tuple` of them, for a structured binding
/// \throw std::runtime_error if no root is found; it tells the last try and the function there
/// \proof{examples/reference/answers.cpp,solve}
template <class F, class... Guess>
  requires (sizeof...(Guess) > 0)
[[nodiscard]] constexpr auto solve(F const& f, Guess const&... guess) {
  using verdict =
      decltype(diagnostics::check_solvable<F, typename detail::unknown_of<Guess>::type...>(
          std::index_sequence_for<Guess...>{}));
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
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
      detail::roots_of_several<function> all{{f},
                                             detail::raw_arguments<typename function::T>(guess...)};
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
