// SPDX-License-Identifier: BSL-1.0
// The headers that the proof names and no others.
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/motion.hpp>

#include "ten_steps.hpp"
