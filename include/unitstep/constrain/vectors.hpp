// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <memory>
#include <tuple>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/detail/sparse_rows.hpp>
#include <unitstep/many/vectors.hpp>
#include <vector>

/// \file
/// \brief Constraints on a motion of `std::vector`s, of bodies whose number is known at run time.
///
/// A `std::vector` of constraints, such as the rods of a chain, stands for all of them:
/// \snippet examples/reference/constrain.cpp chain
///
/// A step costs in proportion to the constraints if these make a chain or a tree, in any order; closed rings add a
/// little. The order of the elimination is found once, at the start of a run. A callable of the caller's is wrapped in
/// `on_surface` with the number of its body.
///
/// The equations are solved in arrays that a run keeps with its field, so two threads may not step one run, as ever.

namespace unitstep::detail {

/// The constraints on vectors: their pattern, and the arrays in which their equations are solved.
template <class T>
class sparse_system {
public:
  using rows = sparse_rows<T>;

private:
  std::shared_ptr<sparse_pattern const> pattern_;
  mutable storage_for_rows<rows> storage_;

public:
  explicit sparse_system(std::shared_ptr<sparse_pattern const> pattern)
      : pattern_(std::move(pattern)),
        storage_{rows(*pattern_), rows(*pattern_), sparse_factors<T>(*pattern_),
                 std::vector<T>(pattern_->rows()), std::vector<T>(pattern_->rows())} {}

  storage_for_rows<rows>& storage() const { return storage_; }

  template <class InverseMasses>
  void require_as_many_bodies(InverseMasses const& inverse_masses, std::size_t bodies) const {
    if constexpr (requires { inverse_masses.of_body.size(); })
      if (inverse_masses.of_body.size() != bodies)
        fail_lengths<std::domain_error>("the state", bodies, "the mass",
                                        inverse_masses.of_body.size());
  }
};

template <class X, class T, class... Raw>
  requires (!bodies_of<X>::known_at_compile_time)
struct system_of<X, T, Raw...> {
  static constexpr bool is_there = true;
  using type = sparse_system<T>;
  static type of(std::tuple<Raw...> const& all) {
    auto pattern = std::make_shared<sparse_pattern>();
    auto const add = [&](auto const& one) {
      for (std::size_t row = 0; row < one.rows; ++row) pattern->add(one);
    };
    std::apply(
        [&](auto const&... given) {
          auto const each = [&](auto const& c) {
            if constexpr (requires { c.rows; })
              add(c);
            else
              for (auto const& one : c) add(one);
          };
          (each(given), ...);
        },
        all);
    pattern->finish();
    return type(std::move(pattern));
  }
};

}  // namespace unitstep::detail
