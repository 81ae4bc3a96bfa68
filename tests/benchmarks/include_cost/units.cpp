// SPDX-License-Identifier: BSL-1.0
// Boost.Units and its SI, and nothing else: what whoever steps quantities includes anyway.
#include <boost/units/systems/si.hpp>
