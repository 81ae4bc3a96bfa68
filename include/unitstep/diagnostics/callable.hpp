// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <unitstep/diagnostics/describe.hpp>
#include <unitstep/diagnostics/mismatched.hpp>

/// \file
/// \brief What a callable can be called with, in words, for a refusal.

namespace unitstep::diagnostics {

/// As good a choice for any two or three arguments as a generic lambda with as many parameters, so that a
/// call of both is ambiguous.
struct rival {
  template <class A, class B, class = void>
  void operator()(A const&, B const&) const;
  template <class A, class B, class C, class = void>
  void operator()(A const&, B const&, C const&) const;
};
/// Something to call by the name of a Function's own operator, so that both names together mean
/// neither.
struct any_operator {
  void operator()();
};
template <class Function>
struct with_any_operator : Function, any_operator {};
/// A Function beside its rival.
template <class Function>
struct with_rival : Function, rival {
  using Function::operator();
  using rival::operator();
};

/// A class that has an `operator()`, generic or not, and can be derived from.
template <class Function>
concept function_object = std::is_class_v<Function> && !std::is_final_v<Function> &&
                          !requires { &with_any_operator<Function>::operator(); };

/// Whether the parameters of a generic Function fit two or three arguments, without a look into its body: a
/// rival makes the call ambiguous then. To be asked before the function is called for the first time,
/// since clang forgets a function whose body failed. False of other functions.
template <class Function, class... Arguments>
concept takes =
    function_object<Function> &&
    !requires(with_rival<Function> const& call, Arguments const... given) { call(given...); };

/// As good a choice for (State, Time) as a lambda with just these parameters.
template <class State, class Time>
struct rival_for {
  void operator()(State const&, Time const&) const;
};
/// A Function beside that rival.
template <class Function, class State, class Time>
struct with_rival_for : Function, rival_for<State, Time> {
  using Function::operator();
  using rival_for<State, Time>::operator();
};

/// Whether a lambda that is no template has the parameters (State, Time): if it cannot be called with
/// them, its body was refused where it stands. A lambda only: of another class the call may be deleted
/// or private. False on clang, which forgets the failed one.
template <class Function, class State, class Time>
concept lambda_of = function_object<Function> && (type_name<Function>() == "a lambda") &&
                    !requires(with_rival_for<Function, State, Time> const& call, State const s,
                              Time const t) { call(s, t); };

/// What a Function that cannot be called with (State, Time) is, as the last argument of
/// `refuse`: what it can be called with instead, or else its type; `unknown`, of which nothing is said,
/// if only its body fails, as the compiler has told already.
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
  } else if constexpr (type_name<Function>() == "a lambda") {
    return std::type_identity<words<"a lambda of other arguments">>{};
  } else {
    return std::type_identity<Function>{};
  }
}
/// The type of `described_callable`.
template <class Function, class State, class Time>
using callable_with = typename decltype(described_callable<Function, State, Time>())::type;

}  // namespace unitstep::diagnostics
