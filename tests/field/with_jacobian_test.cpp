// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::rates;
using unitstep::with_jacobian;

struct moving {
  quantity<si::length> x;
  quantity<si::velocity> v;
};
constexpr moving start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto stiff = [](auto const& s, auto) {
  return rates{s.v, -1e4 / si::second / si::second * s.x - 1e4 / si::second * s.v};
};
constexpr auto of_stiff = [](auto const&, auto) {
  return rates{rates{0.0 / si::second, 1.0},
               rates{-1e4 / si::second / si::second, -1e4 / si::second}};
};
constexpr unitstep::tolerance allowed{moving{1e-8 * si::metre, 1e-8 * si::metre_per_second}, 1e-8};
// In closed form: the slow rate is -(1e4 - sqrt(1e8 - 4e4)) / 2, nearly -1.0001.
constexpr auto given = unitstep::integrate(
    unitstep::rodas5p{}, start, with_jacobian(stiff, of_stiff), allowed, 1.0 * si::second);
static_assert(given.x > 0.36787 * si::metre && given.x < 0.36789 * si::metre);

// A motion has one row, for the acceleration.
constexpr unitstep::motion body{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](unitstep::motion<quantity<si::length>, quantity<si::velocity>> const& s,
                         quantity<si::time>) -> quantity<si::acceleration> {
  return -1e4 / si::second / si::second * s.position - 1e4 / si::second * s.velocity;
};
constexpr auto of_pull = [](auto const&, auto) {
  return rates{-1e4 / si::second / si::second, -1e4 / si::second};
};
constexpr auto steps = unitstep::integrate(unitstep::rodas5p{}, body, with_jacobian(pull, of_pull),
                                           0.0625 * si::second, 16);
static_assert(steps.position > 0.3678 * si::metre && steps.position < 0.3679 * si::metre);

// It is called with the given state and time, in whichever units it names.
constexpr unitstep::motion entry_at{3.0 * si::metre, 5.0 * si::metre_per_second};
constexpr auto generic_entries = [](auto const& s, auto t) {
  return rates{s.position / (1.0 * si::metre) / t / t, s.velocity * t / (1.0 * si::metre) / t};
};
constexpr auto named_entries =
    [](unitstep::motion<quantity<si::length>, quantity<si::velocity>> const& s,
       quantity<si::time> t) { return generic_entries(s, t); };
template <class State, class Field, class Jacobian>
constexpr auto entries(Field const& field, Jacobian const& jacobian) {
  using time = quantity<si::time>;
  struct two_by_two {
    std::array<std::array<double, 2>, 2> a;
  } m{};
  with_jacobian(field, jacobian)
      .template raw<State, time>()
      .jacobian(unitstep::detail::state_vector<double, 2>{{3.0, 5.0}}, 0.5, m);
  return m.a;
}
constexpr std::array<std::array<double, 2>, 2> entries_due{{{0.0, 1.0}, {12.0, 5.0}}};
static_assert(entries<std::decay_t<decltype(entry_at)>>(pull, generic_entries) == entries_due);
static_assert(entries<std::decay_t<decltype(entry_at)>>(pull, named_entries) == entries_due);
constexpr auto light_entries = [](auto const& s, auto t) {
  static_assert(std::same_as<decltype(s.position), unitstep::light<si::length, double>>);
  return generic_entries(s, t);
};
static_assert(entries<std::decay_t<decltype(entry_at)>>(pull, light_entries) == entries_due);
constexpr auto entries_of_two = [](auto const& s, auto t) {
  return rates{rates{s.x / (1.0 * si::metre) / t, 1.0},
               rates{s.x / (1.0 * si::metre) / t / t, s.v / (1.0 * si::metre)}};
};
static_assert(entries<moving>(stiff, entries_of_two) ==
              std::array<std::array<double, 2>, 2>{{{6.0, 1.0}, {12.0, 5.0}}});

// Every entry is judged, and a wrong one is refused by its place.
template <class Jacobian>
using verdict =
    typename unitstep::field_with_jacobian<decltype(stiff),
                                           Jacobian>::template verdict<moving, quantity<si::time>>;
static_assert(verdict<decltype(of_stiff)>::ok);
constexpr auto wrong_entry = [](auto const&, auto) {
  return rates{rates{0.0 / si::second, 1.0}, rates{-1e4 / si::second, -1e4 / si::second}};
};
constexpr auto short_row = [](auto const&, auto) {
  return rates{rates{0.0 / si::second}, rates{-1e4 / si::second / si::second}};
};
constexpr auto no_rows = [](auto const&, auto) { return 1.0; };
static_assert(!verdict<decltype(wrong_entry)>::ok && !verdict<decltype(short_row)>::ok &&
              !verdict<decltype(no_rows)>::ok);

using verdicts::reads;
static_assert(reads<verdict<decltype(wrong_entry)>>() ==
              "expected Jacobian entry (1, 0): s^-2, got s^-1");
static_assert(reads<verdict<decltype(short_row)>>() ==
              "expected Jacobian: rates{...} of 2 rows, each rates{...} of 2 entries, "
              "got a row of another length");
// All members are single quantities.
struct in_plane {
  unitstep::vec<quantity<si::length>, 2> at;
  quantity<si::length> along;
};
static_assert(std::string_view(reads<decltype(unitstep::diagnostics::check_jacobian<
                                              in_plane, decltype(no_rows), quantity<si::time>>())>()
                                   .data())
                  .starts_with("expected initial: a state whose members are quantities"));

// The given Jacobian is used as it is: a wrong one costs radau5 iterations, and the end is the same.
TEST(with_jacobian, is_used) {
  long asked = 0, called = 0;
  auto const field = [&](moving const& s, quantity<si::time> t) { return ++called, stiff(s, t); };
  auto const counted = [&](auto const& s, auto t) { return ++asked, of_stiff(s, t); };
  auto const end = unitstep::integrate(unitstep::radau5{}, start, with_jacobian(field, counted),
                                       allowed, 1.0 * si::second);
  EXPECT_NEAR(end.x.value(), given.x.value(), 1e-8);
  EXPECT_GT(asked, 0);
  EXPECT_LT(asked, called);
  long const exact = called;
  auto const off = [&](auto const&, auto) {
    return rates{rates{0.0 / si::second, 1.0},
                 rates{-1.2e4 / si::second / si::second, -1.2e4 / si::second}};
  };
  called = 0;
  EXPECT_NEAR(unitstep::integrate(unitstep::radau5{}, start, with_jacobian(field, off), allowed,
                                  1.0 * si::second)
                  .x.value(),
              given.x.value(), 1e-7);
  EXPECT_GT(called, exact);
}

}  // namespace
