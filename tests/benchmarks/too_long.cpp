// SPDX-License-Identifier: BSL-1.0
// A run that no compiler evaluates in one constant expression: the error must name the remedy.
#include "typed.hpp"

constexpr auto end = unitstep::integrate(unitstep::semi_implicit_euler{}, typed::start<1>(0),
                                         typed::law, typed::dt, 500000);
