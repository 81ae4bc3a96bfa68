// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep {

/// The coefficients of a composition: the share of the step of each drift and each kick. It begins with a drift, or
/// with a kick if there is one kick more than drifts.
/// \proof{examples/reference/made_of_methods.cpp,composition}
template <class T, std::size_t drifts, std::size_t kicks>
struct drifts_and_kicks {
  static_assert(drifts == kicks || drifts == kicks + 1 || drifts + 1 == kicks,
                "drift, kick, drift, ... or kick, drift, ..., kick");
  std::array<T, drifts> drift;  ///< shares of position along velocity
  std::array<T, kicks> kick;    ///< shares of velocity along acceleration

  static constexpr bool kick_first = kicks > drifts;  ///< if so, the last kick also ends the step
  static constexpr int calls = static_cast<int>(kick_first ? drifts : kicks);  ///< evaluations
};

/// Shares that read the same from both ends, in units of 1e-18: the first half of the drifts and of the kicks, with the
/// middle one if their number is odd.
/// \proof{examples/reference/made_of_methods.cpp,shares}
template <class T, std::size_t drifts, std::size_t kicks>
constexpr drifts_and_kicks<T, drifts, kicks> palindrome(
    std::array<long long, (drifts + 1) / 2> const& drift,
    std::array<long long, (kicks + 1) / 2> const& kick) {
  T const unit = T(1'000'000'000'000'000'000);
  drifts_and_kicks<T, drifts, kicks> c{};
  for (std::size_t i = 0; i < drift.size(); ++i)
    c.drift[i] = c.drift[drifts - 1 - i] = T(drift[i]) / unit;
  for (std::size_t i = 0; i < kick.size(); ++i)
    c.kick[i] = c.kick[kicks - 1 - i] = T(kick[i]) / unit;
  return c;
}

/// Leapfrogs of different lengths one after another: neighbouring half drifts become one.
/// \proof{examples/reference/made_of_methods.cpp,shares}
template <class T, std::size_t n>
constexpr drifts_and_kicks<T, n + 1, n> leapfrogs(std::array<T, n> const& share) {
  drifts_and_kicks<T, n + 1, n> c{};
  c.kick = share;
  c.drift[0] = share[0] / 2;
  for (std::size_t i = 1; i < n; ++i) c.drift[i] = (share[i - 1] + share[i]) / 2;
  c.drift[n] = share[n - 1] / 2;
  return c;
}

namespace detail {

/// Whether a vector has more than three entries. Then it is the positions of an array of bodies and no point in space,
/// and a product with it is long.
template <class X>
inline constexpr bool has_more_than_three = false;
template <class X, std::size_t N>
inline constexpr bool has_more_than_three<vec<X, N>> = N > 3;

/// x += v h body by body, without storing v h of all bodies in between: the same operations, fewer instructions.
template <class X, class V, std::size_t N, class T>
constexpr void add_product(vec<X, N>& x, vec<V, N> const& v, T const& h) {
  for (std::size_t i = 0; i < N; ++i) x[i] += v[i] * h;
}

/// The shares of a table in numbers of a type.
template <class Table, class T>
UNITSTEP_TABLE constexpr auto shares_of = Table::template coefficients<T>();

/// The share of the step at which each evaluation happens: the sum of the drifts before it.
template <class Table, class T>
UNITSTEP_TABLE constexpr auto times_of_looks = [] {
  constexpr auto const& share = shares_of<Table, T>;
  std::array<T, static_cast<std::size_t>(share.calls)> at{};
  T sum(0);
  for (std::size_t i = 0; i < at.size(); ++i) at[i] = sum = sum + share.drift[i];
  return at;
}();

}  // namespace detail

/// A method of drifts and kicks by turns, whose shares of the step are in a table.
///
/// \f[ x \leftarrow x + c_i h\, v, \qquad v \leftarrow v + d_i h\, a\Bigl(x, v, t + h \sum_{j \le i} c_j\Bigr),
///     \qquad i = 1, \dots, s \f]
///
/// It is symplectic with any table for forces of the position alone, since each drift and each kick is. A kick sees the
/// velocity before it, so with forces that depend on velocity the order is one.
///
/// A table with one kick more than drifts begins and ends with a kick. The last acceleration of a step is also that of
/// the first kick of the next, so it is kept between steps, as in `velocity_verlet`.
///
/// Use it to add a symplectic method. Write a table: `order`, `reversible`, and `coefficients<T>()` in
/// numbers of type T.
/// Cost: one evaluation a kick, where the last kick of a step and the first of the next count once; one
/// more at the start then, and nothing is kept between steps otherwise.
/// Source: E. Forest, R. D. Ruth, Physica D 43, 105 (1990); H. Yoshida, Phys. Lett. A 150, 262 (1990).
/// \proof{examples/reference/made_of_methods.cpp,composition}
template <class Table>
struct composition : method_facts<Table::order> {
  using table = Table;  ///< its shares

  static constexpr int order_with_velocity_forces = 1;
  static constexpr int evaluations = Table::template coefficients<double>().calls;
  static constexpr int starting_evaluations = Table::template coefficients<double>().kick_first;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = Table::reversible;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
    requires (starting_evaluations == 0)
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                                            Time dt) const {
    using T = typename raw_form<Time>::number;
    return step(state, acceleration, t, dt, detail::shares_of<Table, T>, looks);
  }

  /// The memory of a table that begins with a kick: the acceleration at the start of the step.
  template <class X, class V, class Field, class Time>
    requires (starting_evaluations == 1)
  [[nodiscard]] constexpr auto start(motion<X, V> const& state, Field const& acceleration, Time t,
                                     Time) const {
    return acceleration(state, t);
  }

  /// One step that begins with a kick.
  template <class X, class V, class A, class Field, class Time>
    requires (starting_evaluations == 1)
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, A& a, Field const& acceleration,
                                            Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    return step(state, a, acceleration, t, dt, detail::shares_of<Table, T>, looks);
  }

private:
  static constexpr std::make_index_sequence<static_cast<std::size_t>(evaluations)> looks{};

  template <class X, class V, class Field, class Time, class T, std::size_t drifts,
            std::size_t kicks, std::size_t... I>
  [[nodiscard]] static constexpr motion<X, V> step(motion<X, V> const& state,
                                                   Field const& acceleration, Time t, Time dt,
                                                   drifts_and_kicks<T, drifts, kicks> const& share,
                                                   std::index_sequence<I...>) {
    motion<X, V> s = state;  // a copy, so that compilers keep it in registers
    if constexpr (number<Time> && detail::has_more_than_three<X>)
      ((detail::add_product(s.position, s.velocity, dt * share.drift[I]),
        detail::add_product(s.velocity,
                            acceleration(s, t + dt * detail::times_of_looks<Table, T>[I]),
                            dt * share.kick[I])),
       ...);
    else
      ((s.position += s.velocity * (dt * share.drift[I]),
        s.velocity +=
        acceleration(s, t + dt * detail::times_of_looks<Table, T>[I]) * (dt * share.kick[I])),
       ...);
    if constexpr (drifts > kicks) s.position += s.velocity * (dt * share.drift[kicks]);
    return {s.position, s.velocity};
  }

  template <class X, class V, class A, class Field, class Time, class T, std::size_t drifts,
            std::size_t kicks, std::size_t... I>
  [[nodiscard]] static constexpr motion<X, V> step(motion<X, V> const& state, A& a,
                                                   Field const& acceleration, Time t, Time dt,
                                                   drifts_and_kicks<T, drifts, kicks> const& share,
                                                   std::index_sequence<I...>) {
    motion<X, V> s = state;
    s.velocity += a * (dt * share.kick[0]);
    if constexpr (number<Time> && detail::has_more_than_three<X>)
      ((detail::add_product(s.position, s.velocity, dt * share.drift[I]),
        a = acceleration(s,
                         I + 1 == drifts ? t + dt : t + dt * detail::times_of_looks<Table, T>[I]),
        detail::add_product(s.velocity, a, dt * share.kick[I + 1])),
       ...);
    else
      ((s.position += s.velocity * (dt * share.drift[I]),
        a = acceleration(s,
                         I + 1 == drifts ? t + dt : t + dt * detail::times_of_looks<Table, T>[I]),
        s.velocity += a * (dt * share.kick[I + 1])),
       ...);
    return {s.position, s.velocity};
  }
};

namespace detail {

/// What the table of a symmetric composition says of the method.
template <int Order>
struct symmetric {
  static constexpr int order = Order;
  static constexpr bool reversible = true;
};

struct ruth3_table {
  static constexpr int order = 3;
  static constexpr bool reversible = false;

  /// Drifts 1, -2/3, 2/3 and kicks -1/24, 3/4, 7/24.
  template <class T>
  static constexpr drifts_and_kicks<T, 3, 3> coefficients() {
    return {{T(1), T(-2) / T(3), T(2) / T(3)}, {T(-1) / T(24), T(3) / T(4), T(7) / T(24)}};
  }
};

struct forest_ruth_table : symmetric<4> {
  /// Leapfrogs of 1 / (2 - cbrt 2), of 1 less two of these, and of the first again.
  template <class T>
  static constexpr drifts_and_kicks<T, 4, 3> coefficients() {
    using math::cbrt;
    T const theta = T(1) / (T(2) - cbrt(T(2)));
    return unitstep::leapfrogs(std::array<T, 3>{theta, T(1) - theta - theta, theta});
  }
};

struct suzuki4_table : symmetric<4> {
  /// Leapfrogs of p = 1 / (4 - cbrt 4) twice, of 1 - 4 p, and of p twice again.
  template <class T>
  static constexpr drifts_and_kicks<T, 6, 5> coefficients() {
    using math::cbrt;
    T const p = T(1) / (T(4) - cbrt(T(4)));
    return unitstep::leapfrogs(std::array<T, 5>{p, p, T(1) - T(4) * p, p, p});
  }
};

struct yoshida6_table : symmetric<6> {
  /// The paper's decimals as exact ratios, in units of 1e-15; the middle one makes the sum 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 8, 7> coefficients() {
    T const unit = T(1'000'000'000'000'000);
    T const w1 = T(-1'177'679'984'178'870) / unit;
    T const w2 = T(235'573'213'359'357) / unit;
    T const w3 = T(784'513'610'477'560) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3);
    return unitstep::leapfrogs(std::array<T, 7>{w3, w2, w1, w0, w1, w2, w3});
  }
};

struct blanes_moan_s6_table : symmetric<4> {
  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 6, 7> coefficients() {
    return unitstep::palindrome<T, 6, 7>(
        {209'515'106'613'362'000, -143'851'773'179'818'000, 434'336'666'566'456'000},
        {79'203'696'431'195'700, 353'172'906'049'774'000, -42'065'080'357'719'500,
         219'376'955'753'499'600});
  }
};

struct blanes_moan_s10_table : symmetric<6> {
  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 10, 11> coefficients() {
    return unitstep::palindrome<T, 10, 11>(
        {148'816'447'901'042'000, -132'385'865'767'784'000, 67'307'604'692'185'000,
         432'666'402'578'175'000, -16'404'589'403'618'000},
        {50'262'764'400'392'200, 413'514'300'428'344'000, 45'079'889'794'397'700,
         -188'054'853'819'569'000, 541'960'678'450'780'000, -725'525'558'508'689'800});
  }
};

struct blanes_moan_srkn6b_table : symmetric<4> {
  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 6, 7> coefficients() {
    return unitstep::palindrome<T, 6, 7>(
        {245'298'957'184'271'000, 604'872'665'711'080'000, -350'171'622'895'351'000},
        {82'984'406'417'405'200, 396'309'801'498'368'000, -39'056'304'922'348'600,
         119'524'194'013'150'800});
  }
};

struct blanes_moan_srkn11b_table : symmetric<6> {
  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 11, 12> coefficients() {
    return unitstep::palindrome<T, 11, 12>(
        {123'229'775'946'271'000, 290'553'797'799'558'000, -127'049'212'625'417'000,
         -246'331'761'062'075'000, 357'208'872'795'928'000, 204'777'054'291'470'000},
        {41'464'998'518'262'400, 198'128'671'918'067'000, -40'006'192'104'153'300,
         75'253'984'301'580'700, -11'511'387'420'687'900, 236'669'924'786'931'100});
  }
};

struct blanes_moan_srkn14a_table : symmetric<6> {
  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 15, 14> coefficients() {
    return unitstep::palindrome<T, 15, 14>(
        {37'859'319'840'611'600, 102'635'633'102'435'000, -25'867'888'266'558'700,
         314'241'403'071'447'000, -130'144'459'517'415'000, 106'417'700'369'543'000,
         -8'794'243'128'510'580, 207'305'069'056'895'400},
        {91'719'152'624'461'650, 183'983'170'005'006'000, -56'534'365'832'888'270,
         4'914'688'774'712'854, 143'761'127'168'358'000, 328'567'693'746'804'000,
         -196'411'466'486'454'230});
  }
};

struct yoshida8_table : symmetric<8> {
  /// The shares in units of 1e-17; the middle one makes the sum 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 16, 15> coefficients() {
    T const unit = T(100'000'000'000'000'000);
    T const w1 = T(10'279'984'939'179'644) / unit;
    T const w2 = T(-196'061'023'297'531'081) / unit;
    T const w3 = T(193'813'913'762'252'599) / unit;
    T const w4 = T(-15'824'063'536'805'018) / unit;
    T const w5 = T(-144'485'223'686'060'516) / unit;
    T const w6 = T(25'369'333'656'621'135) / unit;
    T const w7 = T(91'484'424'622'979'157) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3 + w4 + w5 + w6 + w7);
    return unitstep::leapfrogs(
        std::array<T, 15>{w7, w6, w5, w4, w3, w2, w1, w0, w1, w2, w3, w4, w5, w6, w7});
  }
};

struct mclachlan_ss17_table : symmetric<8> {
  /// The shares in units of 1e-18, except the first, which is 25/194; the middle one makes the sum 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 18, 17> coefficients() {
    T const unit = T(1'000'000'000'000'000'000);
    T const w8 = T(25) / T(194);
    T const w7 = T(581'514'087'105'250'962) / unit;
    T const w6 = T(-410'175'371'469'850'138) / unit;
    T const w5 = T(185'146'935'716'587'733) / unit;
    T const w4 = T(-409'552'343'420'851'419) / unit;
    T const w3 = T(144'405'941'080'012'041) / unit;
    T const w2 = T(278'335'500'393'679'651) / unit;
    T const w1 = T(314'956'683'916'294'858) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3 + w4 + w5 + w6 + w7 + w8);
    return unitstep::leapfrogs(
        std::array<T, 17>{w8, w7, w6, w5, w4, w3, w2, w1, w0, w1, w2, w3, w4, w5, w6, w7, w8});
  }
};

}  // namespace detail

/// Ruth 3: symplectic, of third order, in three kicks.
///
/// \f[ c = 1,\ -\tfrac23,\ \tfrac23, \qquad d = -\tfrac1{24},\ \tfrac34,\ \tfrac7{24} \f]
///
/// Not symmetric, so not reversible. With forces that depend on velocity the order is one.
///
/// Use it for long runs if third order is enough; `forest_ruth` costs the same and has fourth order.
/// Cost: three evaluations a step.
/// Source: R. D. Ruth, IEEE Trans. Nucl. Sci. 30, 2669 (1983).
/// \proof{examples/reference/methods.cpp,ruth3}
using ruth3 = composition<detail::ruth3_table>;

/// Forest-Ruth: symplectic and reversible, of fourth order, three leapfrogs, with the middle one backwards.
///
/// \f[ \theta,\ 1 - 2\theta,\ \theta, \qquad \theta = \frac1{2 - \sqrt[3]2} \approx 1.35 \f]
///
/// The cheapest symplectic method of its order; `suzuki4` takes two evaluations more and has a much
/// smaller error. With forces that depend on velocity the order is one.
///
/// Use it for orbits and other long runs without friction. Cost: three evaluations a step.
/// Source: E. Forest, R. D. Ruth, Physica D 43, 105 (1990).
/// \proof{examples/reference/methods.cpp,forest_ruth}
using forest_ruth = composition<detail::forest_ruth_table>;

/// Suzuki 4, a fractal method: symplectic and reversible, of fourth order, five leapfrogs.
///
/// \f[ p,\ p,\ 1 - 4p,\ p,\ p, \qquad p = \frac1{4 - \sqrt[3]4} \approx 0.41 \f]
///
/// No part of a step is longer than two thirds of it, so it stays stable at longer steps than
/// `forest_ruth`, and its error is much smaller. With forces that depend on velocity the order is one.
///
/// Use it for orbits and other long runs without friction. Cost: five evaluations a step.
/// Source: M. Suzuki, Phys. Lett. A 146, 319 (1990).
/// \proof{examples/reference/methods.cpp,suzuki4}
using suzuki4 = composition<detail::suzuki4_table>;

/// Yoshida 6, his solution A: symplectic and reversible, of sixth order, seven leapfrogs.
///
/// \f[ w_3, w_2, w_1, w_0, w_1, w_2, w_3, \quad w_1 = -1.17767998417887, \quad
///     w_2 = 0.235573213359357, \quad w_3 = 0.784513610477560, \quad
///     w_0 = 1 - 2 (w_1 + w_2 + w_3) \f]
///
/// The decimals are roots of a system of equations without a closed form. With forces that depend on
/// velocity the order is one.
///
/// Use it for orbits over very long times. Cost: seven evaluations a step.
/// Source: H. Yoshida, Phys. Lett. A 150, 262 (1990), table 1, solution A.
/// \proof{examples/reference/methods.cpp,yoshida6}
using yoshida6 = composition<detail::yoshida6_table>;

/// Blanes-Moan S6: symplectic and reversible, of fourth order, six drifts between kicks.
///
/// \f[ d = 0.0792,\ 0.3532,\ -0.0421,\ 0.2194,\ \dots, \qquad
///     c = 0.2095,\ -0.1439,\ 0.4343,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for any drift and kick, also with drifts and kicks exchanged. For the drift of
/// Newtonian mechanics `blanes_moan_srkn6b` has a smaller error for the same price. With forces that depend on velocity
/// the order is one.
///
/// Use it if you split a problem into two parts that are not a drift and a kick.
/// Cost: six evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_s6}
using blanes_moan_s6 = composition<detail::blanes_moan_s6_table>;

/// Blanes-Moan S10: symplectic and reversible, of sixth order, ten drifts between kicks.
///
/// \f[ d = 0.0503,\ 0.4135,\ 0.0451,\ -0.1881,\ 0.5420,\ -0.7255,\ \dots, \qquad
///     c = 0.1488,\ -0.1324,\ 0.0673,\ 0.4327,\ -0.0164,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for any drift and kick, also with drifts and kicks exchanged. For the drift of
/// Newtonian mechanics `blanes_moan_srkn11b` has a smaller error, for one evaluation more. With forces that depend on
/// velocity the order is one.
///
/// Use it in place of `blanes_moan_s6` if many digits count.
/// Cost: ten evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_s10}
using blanes_moan_s10 = composition<detail::blanes_moan_s10_table>;

/// Blanes-Moan SRKN6B: symplectic and reversible, of fourth order, six drifts between kicks.
///
/// \f[ d = 0.0830,\ 0.3963,\ -0.0391,\ 0.1195,\ \dots, \qquad
///     c = 0.2453,\ 0.6049,\ -0.3502,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for forces of the position alone. Of the methods of fourth order it has the
/// smallest energy error for its number of evaluations. With forces that depend on velocity the order is one.
///
/// Use it for orbits and other long runs without friction if a few digits are enough.
/// Cost: six evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_srkn6b}
using blanes_moan_srkn6b = composition<detail::blanes_moan_srkn6b_table>;

/// Blanes-Moan SRKN11B: symplectic and reversible, of sixth order, eleven drifts between kicks.
///
/// \f[ d = 0.0415,\ 0.1981,\ -0.0400,\ 0.0753,\ -0.0115,\ 0.2367,\ \dots, \qquad
///     c = 0.1232,\ 0.2906,\ -0.1270,\ -0.2463,\ 0.3572,\ 0.2048,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for forces of the position alone. With forces that depend on velocity the order is
/// one.
///
/// Use it for orbits over very long times if a step of `blanes_moan_srkn14a` costs too much.
/// Cost: eleven evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_srkn11b}
using blanes_moan_srkn11b = composition<detail::blanes_moan_srkn11b_table>;

/// Blanes-Moan SRKN14A: symplectic and reversible, of sixth order, fourteen kicks between drifts.
///
/// \f[ c = 0.0379,\ 0.1026,\ -0.0259,\ 0.3142,\ -0.1301,\ 0.1064,\ -0.0088,\ 0.2073,\ \dots, \qquad
///     d = 0.0917,\ 0.1840,\ -0.0565,\ 0.0049,\ 0.1438,\ 0.3286,\ -0.1964,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a drift. The order holds for forces of the position alone. On a spring its energy error is a 250th of that
/// of `yoshida8`, for one evaluation less. With drifts and kicks exchanged the order would be four. A spring cannot
/// show that, since its position and velocity play the same part. With forces that depend on velocity the order is one.
///
/// Use it for orbits over very long times where many digits count. Cost: fourteen evaluations a step.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_srkn14a}
using blanes_moan_srkn14a = composition<detail::blanes_moan_srkn14a_table>;

/// Yoshida 8, his solution D: symplectic and reversible, of eighth order, fifteen leapfrogs.
///
/// \f[ w_7, \dots, w_1, w_0, w_1, \dots, w_7, \qquad w_0 = 1 - 2 \sum_{i=1}^7 w_i \f]
///
/// with \f$ w_1 = 0.10279984939179644 \f$, \f$ w_2 = -1.96061023297531081 \f$,
/// \f$ w_3 = 1.93813913762252599 \f$, \f$ w_4 = -0.15824063536805018 \f$,
/// \f$ w_5 = -1.44485223686060516 \f$, \f$ w_6 = 0.25369333656621135 \f$,
/// \f$ w_7 = 0.91484424622979157 \f$. The paper's fifteen decimals are this root to within 2e-13, which
/// leaves residuals of 6e-14 in the conditions of order 8; here Newton's method has been taken further.
/// With forces that depend on velocity the order is one.
///
/// Use it for orbits where the last digits count. Cost: fifteen evaluations a step.
/// Source: H. Yoshida, Phys. Lett. A 150, 262 (1990), table 2, solution D.
/// \proof{examples/reference/methods.cpp,yoshida8}
using yoshida8 = composition<detail::yoshida8_table>;

/// McLachlan SS17: symplectic and reversible, of eighth order, seventeen leapfrogs.
///
/// \f[ w_8, \dots, w_1, w_0, w_1, \dots, w_8, \qquad w_0 = 1 - 2 \sum_{i=1}^8 w_i \f]
///
/// with \f$ w_8 = 25/194 \f$, \f$ w_7 = 0.5815140871 \f$, \f$ w_6 = -0.4101753715 \f$,
/// \f$ w_5 = 0.1851469357 \f$, \f$ w_4 = -0.4095523434 \f$, \f$ w_3 = 0.1444059411 \f$,
/// \f$ w_2 = 0.2783355004 \f$, \f$ w_1 = 0.3149566839 \f$; the table has eighteen digits. No leapfrog is longer than
/// two thirds of the step, while one of `yoshida8` is nearly twice as long as the step. So the error is smaller, a
/// seventieth on a spring. With forces that depend on velocity the order is one.
///
/// Use it for orbits where the last digits count. Cost: seventeen evaluations a step.
/// Source: R. I. McLachlan, SIAM J. Sci. Comput. 16, 151 (1995).
/// \proof{examples/reference/methods.cpp,mclachlan_ss17}
using mclachlan_ss17 = composition<detail::mclachlan_ss17_table>;

}  // namespace unitstep
