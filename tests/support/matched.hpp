// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/units/mismatch.hpp>

namespace verdicts {

/// A type that contains no mismatch: the type of an expression whose units fit.
template <class T>
concept matched = std::is_void_v<unitstep::detail::mismatch_in<std::remove_cvref_t<T>>>;

}  // namespace verdicts
