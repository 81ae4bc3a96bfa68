// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <type_traits>

#include <unitstep/units/type_name.hpp>

constexpr auto of_no_namespace = [] {};

namespace outer {
template <class T>
struct holder {
  struct inner {};
};
enum class colour { red };
}  // namespace outer

namespace {

using unitstep::diagnostics::type_name;
struct hidden {};

static_assert(type_name<double>() == "double");
static_assert(type_name<long double>() == "long double");
static_assert(type_name<char[4]>() == "char[4]");
static_assert(type_name<outer::colour>() == "colour");
static_assert(type_name<outer::holder<outer::holder<int>>>() == "holder");
static_assert(type_name<outer::holder<outer::colour>::inner>() == "inner");
static_assert(type_name<hidden>() == "hidden");
static_assert(!(type_name<float>() == "double"));

constexpr auto nothing = [] {};
static_assert(type_name<decltype(nothing)>() == "a lambda");
static_assert(type_name<std::remove_const_t<decltype(of_no_namespace)>>() == "a lambda");
static_assert(type_name<outer::holder<decltype(nothing) const>>() == "holder");

TEST(TypeName, IsTheSameAtRunTime) {
  EXPECT_STREQ(type_name<hidden>().data(), "hidden");
  EXPECT_STREQ(type_name<decltype(nothing)>().data(), "a lambda");
}

}  // namespace
