// SPDX-License-Identifier: BSL-1.0
#pragma once

// First, and in this order, so that what a compiler says of a mismatched operator names no longer way
// here.
#include <unitstep/diagnostics/mismatched.hpp>

#include <unitstep/units/light_meeting.hpp>
#include <unitstep/units/light_mismatch.hpp>
#include <unitstep/units/readable_operators.hpp>

#include <unitstep/math/detail/vec_type.hpp>

#include <unitstep/math/vec.hpp>

#include <unitstep/math/function_of_number.hpp>

#include <unitstep/math/function_mismatch.hpp>

#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/rotation_vector.hpp>

#include <unitstep/state/state_mismatch.hpp>

#include <unitstep/adaptive/chain.hpp>
#include <unitstep/adaptive/every_time.hpp>
#include <unitstep/adaptive/integrate.hpp>
#include <unitstep/adaptive/integrate_observed.hpp>
#include <unitstep/adaptive/integrate_until.hpp>
#include <unitstep/adaptive/saved_run.hpp>
#include <unitstep/adaptive/simulation.hpp>
#include <unitstep/adaptive/tolerance.hpp>
#include <unitstep/adaptive/trajectory.hpp>

#include <unitstep/analysis/angular_momentum.hpp>
#include <unitstep/analysis/damped_oscillator.hpp>
#include <unitstep/analysis/energy.hpp>
#include <unitstep/analysis/kinetic_energy.hpp>
#include <unitstep/analysis/momentum.hpp>
#include <unitstep/analysis/potential_energy.hpp>
#include <unitstep/analysis/uniform_acceleration.hpp>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/hermite.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/state_at.hpp>
#include <unitstep/drive/step.hpp>
#include <unitstep/drive/told_by.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/centrifugal.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/coriolis.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/impulse.hpp>
#include <unitstep/forces/magnetic_force.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/forces/quadratic_drag.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/forces/turning_force.hpp>
#include <unitstep/math/atan.hpp>
#include <unitstep/math/atan2.hpp>
#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/function_of_class.hpp>
#include <unitstep/math/function_of_quantity.hpp>
#include <unitstep/math/judge_vec.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/math/pow.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/math/tan.hpp>
#include <unitstep/methods/blanes_moan_s10.hpp>
#include <unitstep/methods/blanes_moan_s6.hpp>
#include <unitstep/methods/blanes_moan_srkn11b.hpp>
#include <unitstep/methods/blanes_moan_srkn14a.hpp>
#include <unitstep/methods/blanes_moan_srkn6b.hpp>
<<<<<<< HEAD
#include <unitstep/methods/bogacki_shampine3.hpp>
=======
#include <unitstep/methods/boris.hpp>
>>>>>>> 3080afa (A symmetric multistep method of order 12, and Boris with the forces that turn the velocity)
#include <unitstep/methods/butcher5.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/dop853.hpp>
#include <unitstep/methods/dormand_prince5.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/forest_ruth.hpp>
#include <unitstep/methods/gauss4.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/implicit_midpoint.hpp>
#include <unitstep/methods/kutta3.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/methods/mclachlan_ss17.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/modified_velocity_verlet.hpp>
<<<<<<< HEAD
#include <unitstep/methods/radau5.hpp>
=======
#include <unitstep/methods/quinlan_tremaine12.hpp>
>>>>>>> 3080afa (A symmetric multistep method of order 12, and Boris with the forces that turn the velocity)
#include <unitstep/methods/ralston.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/methods/ruth3.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/ssprk3.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/suvat.hpp>
#include <unitstep/methods/suzuki4.hpp>
#include <unitstep/methods/three_eighths.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/tsitouras5.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/methods/verner9.hpp>
#include <unitstep/methods/yoshida6.hpp>
#include <unitstep/methods/yoshida8.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/numbers/certainty.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/version.hpp>
