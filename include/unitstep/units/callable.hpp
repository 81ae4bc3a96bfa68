// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <unitstep/units/describe.hpp>
#include <unitstep/units/mismatch.hpp>

/// \file
/// \brief What a callable can be called with, in words, for a refusal.

namespace unitstep::diagnostics {

/// Overloads for any two or three arguments. Beside a generic lambda with as many parameters neither is the
/// better choice, so a call that both could take is ambiguous.
struct rival {
  template <class A, class B, class = void>
  void operator()(A const&, B const&) const;
  template <class A, class B, class C, class = void>
  void operator()(A const&, B const&, C const&) const;
};
/// A second `operator()`. A class that inherits it and a Function's own one has an ambiguous name, which
/// shows that the Function has one, generic or not.
struct any_operator {
  void operator()();
};
template <class Function>
struct with_any_operator : Function, any_operator {};
/// A Function that is overloaded with `rival`.
template <class Function>
struct with_rival : Function, rival {
  using Function::operator();
  using rival::operator();
};

/// A class that has an `operator()`, generic or not, and can be derived from.
template <class Function>
concept function_object = std::is_class_v<Function> && !std::is_final_v<Function> &&
                          !requires { &with_any_operator<Function>::operator(); };

/// Whether the parameters of a generic Function fit two or three arguments: then a call is ambiguous with a rival, so
/// its body is not compiled. Ask this before the function is called for the first time, since clang drops a function
/// whose body did not compile. False for functions that are not generic.
template <class Function, class... Arguments>
concept takes =
    function_object<Function> &&
    !requires(with_rival<Function> const& call, Arguments const... given) { call(given...); };

/// An overload for exactly (State, Time). Beside a lambda with these parameters it makes a call ambiguous.
template <class State, class Time>
struct rival_for {
  void operator()(State const&, Time const&) const;
};
/// A Function that is overloaded with `rival_for`.
template <class Function, class State, class Time>
struct with_rival_for : Function, rival_for<State, Time> {
  using Function::operator();
  using rival_for<State, Time>::operator();
};

/// Whether a lambda that is no template has the parameters (State, Time): if it cannot be called with
/// them, the compiler has refused its body already. Asked of lambdas only, since the operator of another
/// class may be deleted or private. Always false on clang, which drops a function that did not compile.
template <class Function, class State, class Time>
concept lambda_of = function_object<Function> && (type_name<Function> == "a lambda") &&
                    !requires(with_rival_for<Function, State, Time> const& call, State const s,
                              Time const t) { call(s, t); };

/// How a refusal describes a Function that cannot be called with (State, Time), as the last argument of
/// `refuse`: what it can be called with instead, or else its type. It is `unknown`, which prints nothing,
/// if only the body is wrong, because the compiler has reported that already.
template <class Function, class State, class Time>
consteval auto described_callable() {
  if constexpr (takes<Function, State, Time>) {
    return std::type_identity<unknown>{};
  } else if constexpr (std::is_invocable_v<Function&, State, Time>) {
    return std::type_identity<words<"one that is mutable">>{};
  } else if constexpr (std::is_invocable_v<Function const&>) {
    return std::type_identity<words<"callable ()">>{};
  } else if constexpr (std::is_invocable_v<Function const&, State>) {
    return std::type_identity<words<"callable (state)">>{};
  } else if constexpr (std::is_invocable_v<Function const&, Time, State>) {
    return std::type_identity<words<"callable (time, state)">>{};
  } else if constexpr (type_name<Function> == "a lambda") {
    return std::type_identity<words<"a lambda of other arguments">>{};
  } else {
    return std::type_identity<Function>{};
  }
}
/// The type of `described_callable`.
template <class Function, class State, class Time>
using callable_with = typename decltype(described_callable<Function, State, Time>())::type;

}  // namespace unitstep::diagnostics
