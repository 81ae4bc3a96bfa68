// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/damped_oscillator.hpp>
#include <unitstep/analysis/uniform_acceleration.hpp>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/quadratic_drag.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/modified_velocity_verlet.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/suvat.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/version.hpp>
