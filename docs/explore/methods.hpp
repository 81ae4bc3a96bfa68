// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/noise/baoab.hpp>

#include "../../tests/support/every_method.hpp"
#include "runs.hpp"

namespace explore {

/// Calls `see.operator()<Method>(name)` for every method of motions, for the one of forces that turn, and for that of a
/// bath.
template <class See>
constexpr void for_each_method(See const& see) {
  laws::for_each_method(
      [&]<class Method>(laws::listed<Method> const& listed) {
        see.template operator()<Method>(listed.spelled);
      });
  see.template operator()<boris>("boris");
  see.template operator()<baoab>("baoab");
}

struct listed_method {
  char const* name;
  int order, evaluations, starting_evaluations;
  bool symplectic;
};
constexpr std::size_t method_total = [] {
  std::size_t n = 0;
  for_each_method([&]<class>(char const*) { ++n; });
  return n;
}();
constexpr auto methods = [] {
  std::array<listed_method, method_total> all{};
  auto next = all.begin();
  for_each_method([&]<class Method>(char const* name) {
    *next++ = {name, Method::order, Method::evaluations,
               Method::starting_evaluations, Method::symplectic};
  });
  return all;
}();

/// Whether a scene takes all methods, or this one among a few: where each of them makes the program much larger.
template <class Scene, class Method>
constexpr bool taken = [] {
  if constexpr (requires {
                  page_of<Scene>::template takes<Method>;
                })
    return page_of<Scene>::template takes<Method>;
  else
    return true;
}();

/// Whether a method goes with a scene: boris where a force turns, baoab where it is warm, and for bodies that rest, in
/// frames that are short, those of few evaluations.
template <class Scene, class Method>
constexpr bool suits =
    (!std::is_same_v<Method, boris> ||
     requires { page_of<Scene>::turns; }) &&
    (!std::is_same_v<Method, baoab> ||
     requires { page_of<Scene>::is_warm; }) &&
    (has_exact<Scene> || Method::evaluations <= 4) &&
    taken<Scene, Method>;

/// Whether it chooses its steps there: one pair of each order, since each is large; those for stiff problems where a scene
/// has a damper; and the pair whose estimate sees no velocity where no force does.
template <class Scene, class Method>
constexpr bool chooses = [] {
  if constexpr (suits<Scene, Method> && has_exact<Scene> &&
                requires { Method::error_order; }) {
    return Method::order <= 8 &&
           !std::is_same_v<Method, tsitouras5> &&
           !(std::is_same_v<Method, dormand_el_mikkawy_prince4> &&
             requires { page_of<Scene>::sees_velocity; }) &&
           (requires { page_of<Scene>::is_stiff; } ||
            !(std::is_same_v<Method, radau5> ||
              std::is_same_v<Method, rodas5p>));
  } else {
    return false;
  }
}();

}  // namespace explore
