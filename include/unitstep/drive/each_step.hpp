// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/drive/sample.hpp>
#include <utility>

namespace unitstep {

namespace diagnostics {

/// A run that can be stepped and has a state and a time, such as a `simulation`.
template <class Run>
concept steppable_run = requires(Run run) {
  run.step();
  run.state();
  run.time();
};

/// The default for a number of steps that was left out.
template <steppable_run Run>
using no_steps_of = left_out;

/// The verdict on a run and a number of its steps.
template <class Run, class Steps>
consteval auto check_each_step() {
  if constexpr (std::is_const_v<Run> && steppable_run<std::remove_const_t<Run>>)
    return refuse<"sim", words<"a simulation to step">, words<"a const simulation">>{};
  else if constexpr (!steppable_run<Run>)
    return refuse<"sim", words<"a simulation">, Run>{};
  else
    return check_count<"steps", Steps>();
}

}  // namespace diagnostics

namespace detail {

/// The next steps of a run, one after another: an input range, made by `each_step`.
template <class Run>
class step_range {
  Run* run_;
  long left_;
  bool made_ = false;  // whether the run stands at the sample of the iterator

  constexpr auto look() {
    if (!made_) run_->step();
    made_ = true;
    return sample{run_->time(), run_->state()};
  }
  constexpr void go_on() {
    if (!made_) run_->step();
    made_ = false;
    --left_;
  }

public:
  /// The end: no step is left.
  struct sentinel {};

  /// A place in the range. All places of one range move together.
  class iterator {
    step_range* range_ = nullptr;

    constexpr bool at_end() const { return range_->left_ <= 0; }

  public:
    using iterator_concept = std::input_iterator_tag;
    using difference_type = std::ptrdiff_t;
    using value_type = decltype(sample{std::declval<Run&>().time(), std::declval<Run&>().state()});

    iterator() = default;
    constexpr explicit iterator(step_range& range) : range_(&range) {}
    constexpr value_type operator*() const { return range_->look(); }
    constexpr iterator& operator++() {
      range_->go_on();
      return *this;
    }
    constexpr void operator++(int) { range_->go_on(); }
    friend constexpr bool operator==(iterator const& i, sentinel) { return i.at_end(); }
  };

  constexpr step_range(Run* run, long steps) : run_(run), left_(steps) {}
  constexpr iterator begin() { return iterator{*this}; }
  constexpr sentinel end() const { return {}; }
};

}  // namespace detail

/// The next `steps` steps of a simulation, each made when its sample is read.
///
/// An input range of samples for a loop, or for the views of the standard library. It has one pass, and the simulation
/// moves on by the number of samples that were read or passed over. The sample after the n-th step is the n-th element;
/// the state before the first is `sim.state()`.
///
/// \param sim   a simulation, which must outlive the range
/// \param steps the number of steps, at least 0; must be given
/// \throw std::domain_error if `steps` is negative or more than a `long` holds
/// \snippet examples/reference/output.cpp each_step
template <class Run, class Steps = diagnostics::no_steps_of<Run>>
[[nodiscard("a step is made when it is looked at")]] constexpr auto each_step(
    Run& sim, Steps const& steps = Steps{}) {
  using verdict = decltype(diagnostics::check_each_step<Run, Steps>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    return detail::step_range<Run>{
        &sim, detail::require_count(steps, 0, "unitstep: steps must not be negative")};
  } else if constexpr (diagnostics::steppable_run<std::remove_const_t<Run>>) {
    return detail::step_range<std::remove_const_t<Run>>{nullptr, 0};
  } else {
    return std::array<sample<int, int>, 0>{};
  }
}

/// Refused: the run must be a variable, and the first argument.
template <class Run, class Steps = diagnostics::no_steps_of<Run>>
constexpr std::array<sample<int, int>, 0> each_step(Run const&&, Steps const& = Steps{}) {
  using verdict = diagnostics::refuse<"sim", diagnostics::words<"a simulation with a name">, Run>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return {};
}

}  // namespace unitstep
