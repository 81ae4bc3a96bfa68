// SPDX-License-Identifier: BSL-1.0
// In another project's build the library is in an inline namespace of its release, of which nothing has
// to be said; compilers name it.
#include <string_view>
#include <unitstep/methods/rk4.hpp>

template <class T>
constexpr std::string_view name_of() {
  return __PRETTY_FUNCTION__;
}
constexpr bool in_namespace_of_release(std::string_view name) {
  return name.find("unitstep::v") != name.npos;
}
static_assert(in_namespace_of_release(name_of<unitstep::rk4>()));

namespace unitstep {
struct other {};
}  // namespace unitstep
static_assert(!in_namespace_of_release(name_of<unitstep::other>()));
