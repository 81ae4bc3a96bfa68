// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// No driver allocates memory, by each method with an error estimate. allocation_test.cpp has dormand_prince5.
#include <gtest/gtest.h>

#include <unitstep/unitstep.hpp>

#include "support/allocations_of_pairs.hpp"

namespace {

using unitstep::rk4;

template <class Method>
class Pairs : public testing::Test {};
using pairs = testing::Types<unitstep::bogacki_shampine3, unitstep::tsitouras5, unitstep::dop853,
                             unitstep::verner9, unitstep::step_doubling<rk4>, unitstep::radau5,
                             unitstep::rodas5p, unitstep::taylor<16>>;
TYPED_TEST_SUITE(Pairs, pairs);

TYPED_TEST(Pairs, AllocateNothingUnderATolerance) {
  allocations::expect_none_under_a_tolerance<TypeParam>();
}

}  // namespace
