// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/many/detail/many.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief A run of vectors as a simulation keeps it: its copies, and what is saved of it, have arrays of their own.

namespace unitstep::detail {

/// Something with arrays of numbers `T`, a copy of which has arrays of its own.
template <class T, class Whole>
class copied_apart : public Whole {
  copied_apart(copied_apart const& other, apart<T> const&) : Whole(other) {}

public:
  using Whole::Whole;
  copied_apart() = default;
  explicit copied_apart(Whole&& whole) : Whole(std::move(whole)) {}
  copied_apart(copied_apart const& other) : copied_apart(other, apart<T>{}) {}
  copied_apart(copied_apart&&) = default;
  ~copied_apart() = default;
  copied_apart& operator=(copied_apart const& other)
    requires std::is_move_assignable_v<Whole>
  {
    return *this = copied_apart(other);
  }
  copied_apart& operator=(copied_apart&&)
    requires std::is_move_assignable_v<Whole>
  = default;

  auto save() const
    requires requires(Whole const& run) { run.save(); }
  {
    apart<T> const while_it_is_copied;
    return copied_apart<T, typename Whole::saved>(Whole::save());
  }
  template <class Saved>
  void resume(copied_apart<T, Saved> const& saved) {
    Whole::resume(copied_apart<T, Saved>(saved));
  }
};

template <class Q, class P, class Run>
struct kept_run<motion<std::vector<Q>, std::vector<P>>, Run> {
  using type = copied_apart<typename raw_form<std::vector<Q>>::number, Run>;
};
template <aggregate_of_vectors S, class Run>
struct kept_run<S, Run> {
  using type = copied_apart<typename raw_form<S>::number, Run>;
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

template <class T, class Due, class Other, class Got>
struct saved_difference<unitstep::detail::copied_apart<T, Due>,
                        unitstep::detail::copied_apart<Other, Got>> : saved_difference<Due, Got> {};

}  // namespace unitstep::diagnostics
