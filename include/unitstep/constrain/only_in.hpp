// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/constrain/active_in.hpp>

/// \file
/// \brief The name of `active_in` in 0.3, which goes after 0.4.

/// \cond
namespace unitstep {

// Its constructor is deprecated, and not the class, which the library has to name.
template <class Mode, class Constraint>
struct only_in : active_in<Mode, Constraint> {
  [[deprecated("only_in is active_in now")]]  //
  constexpr only_in(Mode mode, Constraint constraint)
      : active_in<Mode, Constraint>{mode, constraint} {}
};

namespace detail {

template <class Mode, class C>
struct constraint_in<only_in<Mode, C>, Mode> : constraint_in<active_in<Mode, C>, Mode> {};

}  // namespace detail

}  // namespace unitstep
/// \endcond
