// SPDX-License-Identifier: BSL-1.0
// Boost.Units and its SI alone, which everybody who steps quantities includes anyway.
#include <boost/units/systems/si.hpp>
