// SPDX-License-Identifier: BSL-1.0
#pragma once

// First, and in this order: a compiler that refuses an operator lists the includes that lead to it, and this way
// there are fewest.
#include <unitstep/units/mismatch.hpp>

#include <unitstep/units/detail/refused_operators.hpp>

#include <unitstep/units/light.hpp>
#include <unitstep/units/light_operators.hpp>
#include <unitstep/units/readable_operators.hpp>

#include <unitstep/math/vec_type.hpp>

#include <unitstep/math/vec.hpp>

#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/rotation_vector.hpp>

#include <unitstep/state/detail/state_mismatch.hpp>

#include <unitstep/drive/certain.hpp>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/detail/events/search_event.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/event_log.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/state_at.hpp>
#include <unitstep/drive/step.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/enclose/bounds.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/enclose/enclose_within.hpp>
#include <unitstep/enclose/lands_between.hpp>
#include <unitstep/enclose/proved_error.hpp>
#include <unitstep/enclose/proved_table.hpp>
#include <unitstep/enclose/tube.hpp>
#include <unitstep/field/banded.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/centrifugal.hpp>
#include <unitstep/forces/closed_forms.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/coriolis.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/impulse.hpp>
#include <unitstep/forces/magnetic_force.hpp>
#include <unitstep/forces/momentum.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/forces/orbital_elements.hpp>
#include <unitstep/forces/quadratic_drag.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/boris.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/dormand_el_mikkawy_prince4.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/modified_velocity_verlet.hpp>
#include <unitstep/methods/quinlan_tremaine12.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/step_doubling.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/suvat.hpp>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/methods/wisdom_holman.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/numbers/detail/interval_gradient.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/numbers/series.hpp>
#include <unitstep/numbers/series_functions.hpp>
#include <unitstep/state/aggregate_of.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/version.hpp>
