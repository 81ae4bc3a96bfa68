// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep::detail {

/// The number of stages that dense output adds to those of a step.
template <class Tableau>
inline constexpr std::size_t dense_stages = 0;
template <class Tableau>
  requires requires { Tableau::dense_stages; }
inline constexpr std::size_t dense_stages<Tableau> = Tableau::dense_stages;

/// The number of coefficients of a slope that dense output adds to the cubic through both ends.
template <class Tableau>
inline constexpr std::size_t dense_terms = 0;
template <class Tableau>
  requires requires { Tableau::dense; }
inline constexpr std::size_t dense_terms<Tableau> = std::extent_v<decltype(Tableau::dense), 1>;

/// The slopes that dense output uses; column `stages` is the slope at the end.
template <class Tableau>
struct dense_row {
  static constexpr std::size_t size = Tableau::stages + 1 + dense_stages<Tableau>;

  /// A number that is 0 if column `j` is not used.
  static constexpr fraction entry(std::size_t j) {
    bool found = j == 0 || j == Tableau::stages;
    if (j < Tableau::stages) found = found || !is_zero(Tableau::b[j]);
    if constexpr (dense_terms<Tableau> != 0)
      for (auto const& d : Tableau::dense[j]) found = found || !is_zero(d);
    return {found ? 1 : 0, 1};
  }
};

/// The coefficients of slope `j`, in the order in which `embedded_dense_output` nests them.
template <class Tableau, std::size_t j, class T>
inline constexpr auto dense_coefficients = [] {
  T const b = [] {
    if constexpr (j < Tableau::stages)
      return entry_as<T>(Tableau::b[j]);
    else
      return T(0);
  }();
  T const start = T(j == 0 ? 1 : 0);
  T const end = T(j == Tableau::stages ? 1 : 0);
  row_numbers<T, 3 + dense_terms<Tableau>> c{{b, start - b, b + b - start - end}};
  if constexpr (dense_terms<Tableau> != 0)
    for (std::size_t d = 0; d < dense_terms<Tableau>; ++d)
      c.at[3 + d] = entry_as<T>(Tableau::dense[j][d]);
  return c;
}();

/// The curve of a state within a step: the cubic through states and slopes at both ends, and the terms of a tableau.
/// Both ends are exact, since the terms have a factor that is zero there.
template <class Tableau, class State, class Slopes, class Time, class T>
struct embedded_dense_output {
  static constexpr int degree = 3 + int(dense_terms<Tableau>);

  State start;
  Slopes slopes;
  Time dt;

  using row = dense_row<Tableau>;

  /// b + (1 - s) (c1 + s (c2 + (1 - s) (c3 + s ...))), times s, for a share s and rest = 1 - s.
  template <std::size_t j, std::size_t... I>
  static constexpr T weight(T share, T rest, std::index_sequence<I...>) {
    constexpr auto c = dense_coefficients<Tableau, j, T>;
    T sum = c.at[sizeof...(I)];
    ((sum = c.at[sizeof...(I) - 1 - I] + sum * ((sizeof...(I) - I) % 2 == 1 ? rest : share)), ...);
    return sum * share;
  }
  template <std::size_t... J>
  static constexpr row_numbers<T, row::size> weights_at(T share, std::index_sequence<J...>) {
    row_numbers<T, row::size> w{};
    ((w.at[J] =
          weight<J>(share, T(1) - share, std::make_index_sequence<2 + dense_terms<Tableau>>{})),
     ...);
    return w;
  }

  /// The state at a share of the step from 0 to 1.
  [[nodiscard]] constexpr State operator()(T share) const {
    return slopes.moved(start, weights_at(share, used_columns<row>), dt, used_columns<row>);
  }
};

// Whether stability limits the length of a step: the test of Hairer's codes.
//
// At the end of a step the field is evaluated at two states, that of the last stage and that after the step. In a stiff
// system these two differ along the fastest decay, so the quotient of the differences of the rates and of the states is
// about its rate \f$ |\lambda| \f$. Source: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, 2nd ed.
// (1996), section IV.2.

/// Whether the last stage of a tableau lies at the end of the step, as the state after the step does.
template <class Tableau>
inline constexpr bool ends_twice = [] {
  constexpr double c = row_sum<stage_row<Tableau, Tableau::stages - 1>, double>;
  return c > 1 - 0x1p-40 && c < 1 + 0x1p-40;
}();

/// The longest stable step along a decay of rate 1: the largest x up to which \f$ |R(-x)| \le 1 \f$, to 1/64. A step
/// multiplies by \f$ R(z) = 1 + \sum_k b^T A^{k-1} 1\, z^k \f$.
template <class Tableau>
inline constexpr double stability_limit = [] {
  constexpr std::size_t n = Tableau::stages;
  // v is A^k 1. It becomes A^(k+1) 1 from the last stage up, since a stage uses only those before it.
  row_numbers<double, n> coefficient{}, v{};
  for (auto& one : v.at) one = 1;
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t i = n; i-- > 0;) {
      coefficient.at[k] += detail::entry_as<double>(Tableau::b[i]) * v.at[i];
      double next = 0;
      for (std::size_t j = 0; j < i; ++j)
        next += detail::entry_as<double>(Tableau::a[i][j]) * v.at[j];
      v.at[i] = next;
    }
  double x = 0;
  for (double r = 1; r <= 1 + 0x1p-30 && r >= -1 - 0x1p-30 && x < 64;) {
    x += 1.0 / 64;
    r = 0;
    for (std::size_t k = n; k > 0; --k) r = (coefficient.at[k - 1] + r) * -x;
    r += 1;
  }
  return x - 1.0 / 64;
}();

/// The state after a step less that of its last stage, as weights of the slopes.
template <class Tableau, class T>
UNITSTEP_TABLE constexpr auto end_less_last_stage = [] {
  constexpr std::size_t n = Tableau::stages;
  row_numbers<T, n + 1> w{};
  for (std::size_t j = 0; j < n; ++j) w.at[j] = detail::entry_as<T>(Tableau::b[j]);
  for (std::size_t j = 0; j + 1 < n; ++j) w.at[j] -= detail::entry_as<T>(Tableau::a[n - 1][j]);
  return w;
}();
/// The slope at the end less that of the last stage.
template <std::size_t stages, class T>
UNITSTEP_TABLE constexpr auto last_slopes_apart = [] {
  row_numbers<T, stages + 1> w{};
  w.at[stages - 1] = T(-1);
  w.at[stages] = T(1);
  return w;
}();

/// The two differences: of the rates, times the length of the step, and of the states.
template <class Change>
struct two_differences {
  Change rates;
  Change states;
};
template <class Tableau, class T, class State, class Slope, class Slopes, class Time>
constexpr auto differences_at_end(Slopes const& of_step, State const& end, Slope const& last,
                                  Time dt) {
  constexpr std::size_t n = Tableau::stages;
  slopes<State, Slope, n + 1> k{};
  k.copy_from(of_step, std::make_index_sequence<n>{});
  k.set(n, end, last);
  constexpr auto all = std::make_index_sequence<n + 1>{};
  using change = decltype(k.change(last_slopes_apart<n, T>, dt, all));
  return two_differences<change>{k.change(last_slopes_apart<n, T>, dt, all),
                                 k.change(end_less_last_stage<Tableau, T>, dt, all)};
}

/// Whether the error estimate uses the slope at the end of the step: the last of its `stages + 1` weights is not zero.
template <class Tableau>
inline constexpr bool error_takes_the_end = !is_zero(Tableau::error[Tableau::stages]);

/// The result of an attempt at a step: the state after it, the estimated error, and the slopes.
template <class State, class Change, class Slopes>
struct embedded_attempt {
  State state;
  Change error;
  Slopes slopes;
};
template <class State, class Change, class Slopes>
struct twice_embedded_attempt : embedded_attempt<State, Change, Slopes> {
  Change second_error;
};

}  // namespace unitstep::detail

namespace unitstep {

/// An explicit Runge-Kutta method with a second set of weights (a pair). The difference of both results estimates the
/// error of a step, by which a `tolerance` chooses the steps.
///
/// \f[ k_i = f\Bigl(y_n + h \sum_{j<i} a_{ij} k_j,\; t_n + c_i h\Bigr), \qquad
///     y_{n+1} = y_n + h \sum_i b_i k_i, \qquad \mathrm{err} = h \sum_i e_i k_i \f]
///
/// Dense output within a step is the cubic through the states and slopes at both ends, and the terms of the tableau:
///
/// \f[ y(t_n + \theta h) = y_n + \theta\,\bigl(\Delta + \psi\,(h k_1 - \Delta + \theta\,(2 \Delta - h k_1 -
///     h k_{end} + \psi\, h \sum_i (d_{i1} + \theta\,(d_{i2} + \psi\,(d_{i3} + \dots)))\, k_i))\bigr),
///     \qquad \psi = 1 - \theta, \quad \Delta = y_{n+1} - y_n \f]
///
/// Use it to add a pair. Its tableau has the members of one for `runge_kutta`, and `error_order`, the order of the
/// lower member; `error[stages + 1]`, the differences of the weights, where the last belongs to the slope at the end of
/// the step, which is the first of the next; and `dense_order`. If dense output is more than the cubic, it has
/// `dense[stages + 1][terms]`, the coefficients \f$ d_{ij} \f$ of each slope. If that takes more slopes, there are
/// `dense_stages` of them, with `dense_a[dense_stages][stages + dense_stages]`, and `dense` has a row for each. A
/// tableau that checks a step by two estimates has `second_error[stages + 1]`, which uses the slope at the end only if
/// `error` does.
///
/// Cost: one evaluation a stage; in a run under a tolerance the first stage of a step is the end of the
/// one before it.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed. (1993),
/// II.4 to II.6.
/// \proof{examples/reference/made_of_methods.cpp,embedded_runge_kutta}
template <class Tableau>
struct embedded_runge_kutta : runge_kutta<Tableau> {
  /// The order of the lower member; the difference of the two members is the error.
  static constexpr int error_order = Tableau::error_order;
  /// The order of dense output.
  static constexpr int dense_order = Tableau::dense_order;

  /// The slope at the start of the run, which each step takes from the step before.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const& s, Field const& field, Time t) const {
    return field(s, t);
  }

  /// A step with its estimated error.
  template <class State, class Slope, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& s, Slope const& first, Field const& field,
                                       Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    using error = detail::array_row<Tableau::error>;
    constexpr std::size_t stages = Tableau::stages;
    using slopes = detail::slopes<State, Slope, stages + detail::error_takes_the_end<Tableau>>;
    using change = decltype(std::declval<slopes const&>().change(detail::row_weights<error, T>, dt,
                                                                 detail::used_columns<error>));
    std::conditional_t<twice, detail::twice_embedded_attempt<State, change, slopes>,
                       detail::embedded_attempt<State, change, slopes>>
        a;  // all of it is written below, so it needs no zeros first
    a.slopes.set(0, s, first);
    detail::run_stages<Tableau, T, 1>(a.slopes, s, field, t, dt,
                                      std::make_index_sequence<stages - 1>{});
    a.state = detail::after_stage<Tableau, T, stages>(a.slopes, s, dt);
    if constexpr (detail::error_takes_the_end<Tableau>)
      a.slopes.set(stages, a.state, field(a.state, t + dt));
    a.error = a.slopes.change(detail::row_weights<error, T>, dt, detail::used_columns<error>);
    if constexpr (twice) {
      using second = detail::array_row<Tableau::second_error>;
      a.second_error =
          a.slopes.change(detail::row_weights<second, T>, dt, detail::used_columns<second>);
    }
    return a;
  }

  /// Continues after an attempt: the slope at its end is the first of the next step.
  template <class State, class Slope, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Slope& first, Attempt const& a, Field const& field, Time t,
                        Time dt) const {
    if constexpr (detail::error_takes_the_end<Tableau>)
      first = a.slopes.result(Tableau::stages);
    else
      first = field(a.state, t + dt);
  }

  /// The curve of the state within an accepted step.
  template <class State, class Slope, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& s, Slope const&, Attempt const& a,
                                     Slope const& last, Field const& field, Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t stages = Tableau::stages;
    constexpr std::size_t more = detail::dense_stages<Tableau>;
    using slopes = detail::slopes<State, Slope, stages + 1 + more>;
    detail::embedded_dense_output<Tableau, State, slopes, Time, T> path{s, {}, dt};
    path.slopes.copy_from(a.slopes, std::make_index_sequence<stages>{});
    path.slopes.set(stages, a.state, last);
    detail::run_stages<Tableau, T, stages + 1>(path.slopes, s, field, t, dt,
                                               std::make_index_sequence<more>{});
    return path;
  }

  /// The longest stable step along a decay of rate 1, less 2 %: if a step is longer, only stability limits it.
  static constexpr double longest_stable_step = 0.98 * detail::stability_limit<Tableau>;

  /// The differences of rates and of states between the last stage and the end of a step, both at the same time.
  template <class Attempt, class Slope, class Time>
    requires detail::ends_twice<Tableau>
  [[nodiscard]] constexpr auto last_two(Attempt const& a, Slope const& last, Time dt) const {
    using T = typename raw_form<Time>::number;
    return detail::differences_at_end<Tableau, T>(a.slopes, a.state, last, dt);
  }

private:
  static constexpr bool twice = requires { Tableau::second_error; };
};

namespace detail {

/// The tableau of `bogacki_shampine3`, whose dense output is the cubic.
struct bogacki_shampine3_tableau {
  static constexpr int order = 3;
  static constexpr int error_order = 2;
  static constexpr int dense_order = 3;
  static constexpr std::size_t stages = 3;
  static constexpr fraction a[stages][stages] = {{}, {{1, 2}}, {{}, {3, 4}}};
  static constexpr fraction b[stages] = {{2, 9}, {1, 3}, {4, 9}};
  /// The weights less those of order 2: the error estimate.
  static constexpr fraction error[stages + 1] = {{-5, 72}, {1, 12}, {1, 9}, {-1, 8}};
};

struct dormand_prince5_tableau {
  static constexpr int order = 5;
  static constexpr int error_order = 4;
  static constexpr int dense_order = 4;
  static constexpr std::size_t stages = 6;
  static constexpr fraction a[stages][stages] = {
      {},
      {{1, 5}},
      {{3, 40}, {9, 40}},
      {{44, 45}, {-56, 15}, {32, 9}},
      {{19372, 6561}, {-25360, 2187}, {64448, 6561}, {-212, 729}},
      {{9017, 3168}, {-355, 33}, {46732, 5247}, {49, 176}, {-5103, 18656}}};
  static constexpr fraction b[stages] = {{35, 384},     {},      {500, 1113}, {125, 192},
                                         {-2187, 6784}, {11, 84}};
  /// The weights less those of order 4: the error estimate.
  static constexpr fraction error[stages + 1] = {
      {71, 57600}, {}, {-71, 16695}, {71, 1920}, {-17253, 339200}, {22, 525}, {-1, 40}};
  /// The coefficients that dense output adds to the cubic.
  static constexpr fraction dense[stages + 1][1] = {
      {{-12715105075, 11282082432}},  {},
      {{87487479700, 32700410799}},   {{-10690763975, 1880347072}},
      {{701980252875, 199316789632}}, {{-1453857185, 822651844}},
      {{69997945, 29380423}}};
};

struct tsitouras5_tableau {
  static constexpr int order = 5;
  static constexpr int error_order = 4;
  static constexpr int dense_order = 4;
  static constexpr std::size_t stages = 6;
  // clang-format off
  static constexpr decimal a[stages][stages] = {{}, {{0.161, -4.218847493575595e-18}},
      {{-0.008480655492356989, 1.0617719178765501e-19},
      {0.335480655492357, -1.6454211229393084e-17}}, {{2.8971530571054935, -1.0222069347838613e-16},
      {-6.359448489975075, 3.2626325156743014e-16}, {4.3622954328695815, -1.352247161190315e-16}},
      {{5.325864828439257, -2.9946254099416864e-16}, {-11.748883564062828, -1.331686715166832e-16},
      {7.4955393428898365, -2.6774248925365765e-16},
      {-0.09249506636175525, 2.2818103707337877e-18}}, {{5.86145544294642, -2.624911374611711e-16},
      {-12.92096931784711, 6.000664425591579e-16}, {8.159367898576159, -2.0750713334634936e-16},
      {-0.071584973281401, -1.3097722307702528e-18},
      {-0.028269050394068383, -3.8886229858354426e-19}}};
  static constexpr decimal b[stages] = {{0.09646076681806523, -4.923364834553403e-19},
      {0.01, -2.0816681711721684e-19}, {0.4798896504144996, -2.7473702682431925e-17},
      {1.379008574103742, 2.2551166897102945e-18}, {-3.290069515436081, 1.5819894939561607e-16},
      {2.324710524099774, 1.261939378182224e-16}};
  /// The weights less those of order 4: the error estimate.
  static constexpr decimal error[stages + 1] = {{0.0017800110522257714, 2.9793907686004685e-20},
      {0.0008164344596567469, -3.1599481757539e-21},
      {-0.007880878010261995, -7.485387696731646e-19}, {0.1447110071732629, 9.039386268922754e-19},
      {-0.5823571654525552, 4.511497860749014e-19}, {0.45808210592918697, -2.0135680863028366e-17},
      {-0.015151515151515152, 4.2053902447922597e-19}};
  /// The coefficients that dense output adds to the cubic.
  static constexpr decimal dense[stages + 1][1] = {{{-1.0530884977290216, 2.0370528363798808e-17}},
      {{0.1017, 1.2656542480726785e-18}}, {{2.490627285651253, -4.92086186830228e-18}},
      {{-16.548102889244902, -9.152398199766488e-16}},
      {{47.37952196281928, -1.3025138367988494e-15}}, {{-34.87065786149661, 7.716261918270399e-16}},
      {{2.5, 0}}};
  // clang-format on
};

struct dop853_tableau {
  static constexpr int order = 8;
  /// The order of the error that combines both estimates.
  static constexpr int error_order = 7;
  static constexpr int dense_order = 7;
  static constexpr std::size_t stages = 12;
  // clang-format off
  static constexpr decimal a[stages][stages] = {{}, {{0.05260015195876773, 2.2355514829149388e-18}},
      {{0.0197250569845379, -8.96391669883705e-19}, {0.0591751709536137, -2.689175009651115e-18}},
      {{0.02958758547680685, -1.3445875048255075e-18}, {},
      {0.08876275643042054, 2.905131389430606e-18}}, {{0.2413651341592667, -6.624152203916624e-18},
      {}, {-0.8845494793282861, 7.016246096573124e-18},
      {0.924834003261792, 1.0537371249772312e-17}}, {{0.037037037037037035, 2.055968564120623e-18},
      {}, {}, {0.17082860872947386, 8.175883949864783e-18},
      {0.12546768756682242, 8.271864563100202e-18}}, {{0.037109375, 0}, {}, {},
      {0.17025221101954405, -8.139510062367305e-18}, {0.06021653898045596, 1.2006161584603762e-18},
      {-0.017578125, 0}}, {{0.03709200011850479, 3.4253328451425882e-18}, {}, {},
      {0.17038392571223998, 1.2967148331612122e-17}, {0.10726203044637328, 4.772385209399161e-18},
      {-0.015319437748624402, 2.8475137341766893e-19},
      {0.008273789163814023, -3.660555130834814e-19}}, {{0.6241109587160757, 2.492689915630562e-17},
      {}, {}, {-3.3608926294469414, 1.5456576283941173e-16},
      {-0.868219346841726, -3.718582587865727e-17}, {27.59209969944671, -1.2881343059163701e-15},
      {20.154067550477894, -4.800642775601694e-16}, {-43.48988418106996, 1.9413089553812176e-15}},
      {{0.47766253643826434, 2.5724262912655348e-17}, {}, {},
      {-2.4881146199716677, 7.616377660551361e-17}, {-0.590290826836843, -2.1870450269554425e-17},
      {21.230051448181193, 1.1824507909843185e-15}, {15.279233632882423, 1.6175344620758999e-16},
      {-33.28821096898486, 3.9439004961642045e-16}, {-0.020331201708508627, 7.661055475764465e-19}},
      {{-0.9371424300859873, -2.660163817828355e-17}, {}, {},
      {5.186372428844064, -8.942575540409293e-17}, {1.0914373489967295, 7.207295585396141e-17},
      {-8.149787010746927, 6.712606849485736e-16}, {-18.52006565999696, -7.798463984469516e-16},
      {22.739487099350505, -8.796132218075033e-16}, {2.4936055526796523, 5.2481978128364214e-17},
      {-3.0467644718982196, 1.3907396197551354e-16}}, {{2.273310147516538, 1.7007512072370059e-16},
      {}, {}, {-10.53449546673725, -7.40073388060864e-16},
      {-2.0008720582248625, -2.823131109979535e-17}, {-17.9589318631188, 3.8189608367611925e-16},
      {27.94888452941996, 1.1856623515433554e-16}, {-2.8589982771350235, -1.7007630722635992e-16},
      {-8.87285693353063, -2.2457366408213776e-16}, {12.360567175794303, -1.3158566470097505e-16},
      {0.6433927460157636, -4.213091915914117e-17}}};
  static constexpr decimal b[stages] = {{0.054293734116568765, -2.564525917607828e-18}, {}, {}, {},
      {}, {4.450312892752409, -2.737092775581909e-16}, {1.8915178993145003, 6.581122499260484e-17},
      {-5.801203960010585, 1.3317442893008373e-16}, {0.3111643669578199, -1.0104455449341739e-17},
      {-0.1521609496625161, 8.776696451848075e-18}, {0.20136540080403034, 6.12257216002761e-18},
      {0.04471061572777259, 3.1043973515105385e-18}};
  /// The weights less those of order 5: the error estimate.
  static constexpr decimal error[stages + 1] = {{0.01312004499419488, 6.877543760801164e-19}, {},
      {}, {}, {}, {-1.2251564463762044, -8.518996614610585e-17},
      {-0.4957589496572502, 1.150330848872384e-17}, {1.6643771824549864, 8.89823354515909e-17},
      {-0.35032884874997366, -1.693296289744891e-17}, {0.3341791187130175, 3.4127098833665863e-18},
      {0.08192320648511571, 2.5584664710400534e-18},
      {-0.022355307863886294, -1.5521986757531191e-18}};
  /// The weights less those of order 3: a second error estimate.
  static constexpr decimal second_error[stages + 1] =
      {{-0.18980075407240762, 7.925770378062754e-18}, {}, {}, {}, {},
      {4.450312892752409, -2.737092775581909e-16}, {1.8915178993145003, 6.581122499260484e-17},
      {-5.801203960010585, 1.3317442893008373e-16}, {-0.42268232132379197, 2.2627811149171965e-18},
      {-0.1521609496625161, 8.776696451848075e-18}, {0.20136540080403034, 6.12257216002761e-18},
      {0.022651792198360825, 1.0635462033025066e-18}};
  /// The number of slopes that dense output adds.
  static constexpr std::size_t dense_stages = 3;
  /// Their coefficients; column `stages` is the slope at the end.
  static constexpr decimal dense_a[dense_stages][stages + dense_stages] =
      {{{0.056167502283047954, -1.88644555359609e-18}, {}, {}, {}, {}, {},
      {0.25350021021662483, -2.1693122810297358e-17}, {-0.2462390374708025, 1.2121494224161007e-17},
      {-0.12419142326381637, 6.293125460594507e-18}, {0.15329179827876568, 1.3218335854066822e-17},
      {0.00820105229563469, -7.959644410071743e-19}, {0.007567897660545699, 3.8130025355849374e-19},
      {-0.008298, -1.794120407794253e-19}}, {{0.03183464816350214, -1.9866654610511737e-18}, {}, {},
      {}, {}, {0.028300909672366776, -4.0327406802622954e-19},
      {0.053541988307438566, 1.2699877652684217e-18}, {-0.05492374857139099, 3.015077888147616e-18},
      {}, {}, {-0.00010834732869724932, -1.6268392119904694e-21},
      {0.0003825710908356584, 2.070642294190223e-20},
      {-0.00034046500868740456, -4.8166271401306394e-21},
      {0.1413124436746325, 1.7199776914665478e-18}},
      {{-0.42889630158379194, 1.5618605757625628e-17}, {}, {}, {}, {},
      {-4.697621415361164, 1.1142707166495955e-16}, {7.683421196062599, -5.92973577603934e-17},
      {4.06898981839711, -1.8994109982627546e-16}, {0.3567271874552811, 1.7527083212753864e-17}, {},
      {}, {}, {-0.0013990241651590145, -1.0435935893777387e-19},
      {2.9475147891527724, -9.080327027287263e-17}, {-9.15095847217987, -4.3692612746328837e-16}}};
  /// The coefficients that dense output adds to the cubic.
  static constexpr decimal dense[stages + 1 + dense_stages][4] =
      {{{-8.428938276109013, 6.07001772311276e-16}, {10.427508642579134, 2.5756180718540317e-16},
      {19.985053242002433, 8.826808429334292e-16}, {-25.69393346270375, 1.3333738395969295e-15}},
      {}, {}, {}, {}, {{0.5667149535193777, 4.085083132246998e-17},
      {242.28349177525817, 1.2619950687919397e-14}, {-387.0373087493518, 1.4528391673698836e-14},
      {-154.18974869023643, -5.9211399582358015e-15}},
      {{-3.0689499459498917, -1.3480870726737455e-17},
      {165.20045171727028, -1.3399247147160801e-15}, {-189.17813819516758, 8.06767469151173e-15},
      {-231.5293791760455, -5.608383362985495e-16}}, {{2.38466765651207, -8.217286869152e-17},
      {-374.5467547226902, -7.145990220191793e-15}, {527.8081592054236, 1.3720495297384635e-14},
      {357.6391179106141, 5.737366523638755e-15}}, {{2.117034582445028, 2.086504301138e-16},
      {-22.113666853125306, -2.5837691116326833e-16}, {-11.57390253995963, -7.608570167042261e-16},
      {93.40532418362432, -5.988439273072516e-15}}, {{-0.871391583777973, -3.1344855853238036e-18},
      {7.733432668472264, -1.000846077165442e-17}, {6.8812326946963, -2.6131419487549096e-16},
      {-37.45832313645163, -9.054105230765388e-16}}, {{2.2404374302607883, -6.705197588280659e-17},
      {-30.674084731089398, -5.89065475830282e-16}, {-1.0006050966910838, -6.736550672641282e-17},
      {104.0996495089623, -6.184417850693204e-16}}, {{0.6315787787694688, 4.4331899416815995e-17},
      {-9.332130526430229, 6.835214192289661e-16}, {0.7777137798053443, 3.572781834715124e-17},
      {29.8402934266605, 1.5710388591321508e-15}}, {{-0.08899033645133331, -3.5435308668958646e-18},
      {15.697238121770845, -6.572034421526076e-16}, {-2.778205752353508, -2.110530566458063e-16},
      {-43.53345659001114, -2.325046131602548e-15}}, {{18.148505520854727, 6.873877271126774e-16},
      {-31.139403219565178, 5.273923982966446e-16}, {-60.19669523126412, 1.8248028942949262e-15},
      {96.32455395918828, 4.052941400678487e-15}}, {{-9.194632392478356, 5.533128061827524e-16},
      {-9.35292435884448, 8.712970565344274e-16}, {84.32040550667716, -5.929910464094051e-16},
      {-39.17726167561544, 1.4295794480996634e-15}}, {{-4.436036387594894, -3.6232834900443103e-16},
      {35.81684148639408, 1.2580947935545244e-15}, {11.99229113618279, 2.6278928135977475e-17},
      {-149.72683625798564, 1.2853156972603791e-14}}};
  // clang-format on
};

struct verner9_tableau {
  static constexpr int order = 9;
  static constexpr int error_order = 8;
  static constexpr int dense_order = 8;
  static constexpr std::size_t stages = 16;
  // clang-format off
  static constexpr decimal a[stages][stages] = {{}, {{0.03462, 2.0028423364237825e-18}},
      {{-0.038933543885728734, 1.7221635230244694e-18},
      {0.13595789452450918, -3.238317534722122e-18}},
      {{0.03638413148954267, -3.1706429683518304e-18}, {},
      {0.109152394468628, 4.365858902758966e-18}}, {{2.02576391439397, -2.188039542366361e-16}, {},
      {-7.638023836496292, 2.1999575235732151e-16}, {6.173259922102322, 5.565162074012258e-17}},
      {{0.05112275589406061, -4.329444502455532e-19}, {}, {},
      {0.17708237945550215, 5.812807345530264e-18},
      {0.0008027762409222502, -4.869144683493609e-20}},
      {{0.13160063579752163, 2.269596593252887e-18}, {}, {},
      {-0.29572762526696367, 2.559237939874032e-17}, {0.08781378035642952, 4.894684897113891e-18},
      {0.6213052975225275, -2.2432820328604175e-17}},
      {{0.07166666666666667, -3.515706244646329e-18}, {}, {}, {}, {},
      {0.33055335789153195, -1.0547461391858719e-17}, {0.24277997544180138, 1.0177387050317e-17}},
      {{0.071806640625, -1.1102230246251566e-18}, {}, {}, {}, {},
      {0.3294380283228177, 5.205507619118543e-18}, {0.11651900292718229, -1.8748385452430733e-18},
      {-0.034013671875, -1.6653345369377347e-18}}, {{0.04836757646340647, 1.4872101188568352e-18},
      {}, {}, {}, {}, {0.03928989925676164, -3.110620409485592e-18},
      {0.10547409458903446, -3.615636211026581e-18},
      {-0.021438652846483126, -9.963138418111262e-19},
      {-0.10412291746271944, -2.292262708679363e-18}},
      {{-0.026645614872014785, -1.562562710080752e-18}, {}, {}, {}, {},
      {0.03333333333333333, 4.625929269271486e-19}, {-0.1631072244872467, -1.3617976642892403e-17},
      {0.033960816841277615, -2.857710456211801e-18}, {0.1572319413814626, 1.2026672821854492e-17},
      {0.21522674780318796, -1.3899098435039135e-18}},
      {{0.036890092487086225, -1.5004946859569906e-18}, {}, {}, {}, {},
      {-0.1465181576725543, 7.143010807872462e-18}, {0.22425777681720244, -2.0799042619052837e-18},
      {0.022944057170660725, 8.95522735539364e-19}, {-0.003585005290572876, 3.8592589392797015e-21},
      {0.08669223316444385, 2.1500519233723352e-19}, {0.43838406519683376, 2.3672862358007142e-17}},
      {{-0.48660122151133406, -2.5788314508254335e-17}, {}, {}, {}, {},
      {-6.304602650282853, 3.9152206456174835e-16}, {-0.2812456182894726, 2.279154855618309e-17},
      {-2.6790192362198493, 2.1823830146786783e-16}, {0.5188156639241576, -5.4712672568401284e-17},
      {1.3653531876033418, -7.843000869976102e-17}, {5.8850910885039465, 1.1977277288241175e-16},
      {2.8028087862720628, 1.321592593612379e-16}}, {{0.41853674577534716, -1.9020520896384555e-17},
      {}, {}, {}, {}, {6.724547581906459, 7.048978176622243e-17},
      {-0.4254442801646118, -1.3944685539053443e-17}, {3.3432791530012658, -1.9099575361886526e-16},
      {0.6170816631175378, -2.600123870742073e-19}, {-0.9299661239399328, -2.3053450376893084e-18},
      {-6.099948804751011, 3.663808664404323e-16}, {-3.002206187889399, -1.8634481367467407e-16},
      {0.2553202529443446, -2.5065331156554035e-17}},
      {{-0.7793740861228846, -5.179628474816502e-17}, {}, {}, {}, {},
      {-13.937342538107776, -5.525864025830926e-16}, {1.2520488533793572, 9.15069320384215e-17},
      {-14.69150040801687, 8.457434271385838e-16}, {-0.4947050585331417, -1.2883287496461265e-17},
      {2.2429749091462368, -1.0370756113546262e-16}, {13.367893803828643, 5.293126822598635e-16},
      {14.396650486650687, -5.8347789015600055e-16}, {-0.79758133317768, -5.26437492174594e-17},
      {0.4409353709534278, 1.554436362288347e-18}}, {{2.0580513374668863, 1.5411001891726198e-16},
      {}, {}, {}, {}, {22.357937727968032, 7.064111380175035e-16},
      {0.9094981099755634, -2.3898079200218725e-17}, {35.89110098240264, 2.5160662421249315e-16},
      {-3.4425150276244536, 1.6718562868550765e-16}, {-4.8654813580363685, -3.2884454450366366e-16},
      {-18.909803813543427, 2.858805167115147e-16}, {-34.26354448030452, -3.3710623366916923e-16},
      {1.2647565216956427, -9.81889519336197e-17}}};
  static constexpr decimal b[stages] = {{0.014611976858423152, 3.6680813020056996e-20}, {}, {}, {},
      {}, {}, {}, {-0.3915211862331339, 1.3153373157730145e-17},
      {0.23109325002895065, -5.8990105451741246e-18},
      {0.12747667699928525, -1.0614149473408825e-17}, {0.2246434176204158, -1.3049979727946565e-17},
      {0.5684352689748513, -1.1064993336173948e-17},
      {0.058258715572158275, -2.7232703237479755e-18}, {0.13643174034822156, 5.671119295908963e-18},
      {0.030570139830827976, -1.530621999859833e-18}};
  /// The weights less those of order 8: the error estimate.
  static constexpr decimal error[stages + 1] = {{-0.005357988290444578, -6.397041543051683e-20}, {},
      {}, {}, {}, {}, {}, {-2.583020491182464, -5.656220887940765e-17},
      {0.14252253154686625, 6.7011565900540405e-18}, {0.013420653512688676, 3.699536163624631e-19},
      {-0.028672962914094935, 1.5166606633496424e-18}, {2.624999655215792, 1.552085342975431e-16},
      {-0.2825509643291537, -1.6627948925988282e-18}, {0.13643174034822156, 5.671119295908963e-18},
      {0.030570139830827976, -1.530621999859833e-18},
      {-0.048342313738239585, 2.2418359245826796e-18}};
  /// The number of slopes that dense output adds.
  static constexpr std::size_t dense_stages = 4;
  /// Their coefficients; column `stages` is the slope at the end.
  static constexpr decimal dense_a[dense_stages][stages + dense_stages] =
      {{{0.015499736681895594, -8.560665334247002e-19}, {}, {}, {}, {}, {}, {},
      {0.3355153219059635, 1.5280259835753053e-18}, {0.20036139441918607, -7.80185525096372e-18},
      {0.12520606592835493, 5.307806659531008e-18}, {0.22986763931842066, 1.1613159875264228e-17},
      {-0.20202506534761813, -1.2388287772254862e-17},
      {0.05917103230665457, -2.1860337090043477e-18},
      {-0.026518347830476387, -9.966949329230076e-20},
      {-0.023840946021309713, -1.4648399765114468e-18}, {},
      {0.027181715702085017, 8.210054984334627e-19}},
      {{0.013024539431143383, 6.046785671686536e-19}, {}, {}, {}, {}, {}, {},
      {-0.7452850902413112, -3.186792399181466e-17}, {0.2643867896429301, -1.2832388911149945e-17},
      {0.1313961758372754, 1.4077105999990491e-18}, {0.21672538151229273, -4.425367846539764e-18},
      {0.8734117564076053, -1.0537386587734998e-17}, {0.011859056439357767, -6.380006829458454e-20},
      {0.05876002941689551, -3.3831697182023227e-18},
      {0.003266518630202088, -6.968817198963852e-20}, {},
      {-0.00895930864841793, -2.0313725667879034e-19},
      {0.06941415157202692, 2.9866200777615807e-18}},
      {{0.013970899969259426, 8.558660089922775e-19}, {}, {}, {}, {}, {}, {},
      {-0.46657653359576745, -8.715032638135848e-18}, {0.24163727872162571, -6.734665756390373e-18},
      {0.12903633413456747, 2.7616726058948803e-18}, {0.22167006717351054, -6.575589114046109e-18},
      {0.6257275123364645, -1.5458333176260823e-17}, {0.04355312415679284, -3.6366626876653955e-20},
      {0.10119624916672908, 6.349117134984385e-18}, {0.01808582254679721, 8.893517835991178e-19},
      {}, {-0.020798755876891697, -1.3604372928003849e-19},
      {-0.09022232517086219, 1.7392817200126808e-18},
      {-0.12127967356222542, 1.8987139362641752e-18}},
      {{0.016046388883181127, 2.2571924331439807e-19}, {}, {}, {}, {}, {}, {},
      {0.09517712399458336, 4.040159796717702e-18}, {0.13591872646553177, 1.1104238865868272e-17},
      {0.1237765280959854, 3.7334977313269214e-18}, {0.2335656264102966, 4.049040359178411e-18},
      {-0.09051508172625873, -2.2035409977796684e-18},
      {-0.02537574270006131, 4.6192891335083805e-19},
      {-0.13596316968871622, 1.2975318078353919e-17},
      {-0.04679214284145113, 2.0888668785914664e-18}, {},
      {0.05177958859391748, 3.31042951561614e-18}, {0.09672595677476774, -4.761314121320082e-18},
      {0.14773126903407427, 7.397169069859145e-18},
      {-0.11507507129585039, -6.5890652133005354e-18}}};
  /// The coefficients that dense output adds to the cubic.
  static constexpr decimal dense[stages + 1 + dense_stages][5] =
      {{{-10.79350134829103, 2.1309269755619634e-16}, {9.431820562333698, -4.2602462520450797e-16},
      {36.54120836152431, -5.032154426007769e-16}, {-23.33763642316899, -1.031368561171991e-15},
      {-32.19357055471806, -1.9779521240671177e-15}}, {}, {}, {}, {}, {}, {},
      {{142.24417281207067, -1.0464443665397486e-14},
      {-127.10690745545251, -4.6116576534242954e-15}, {-872.9562399394661, 2.3160710902931398e-14},
      {557.2880680747634, 4.48907597046938e-14}, {1057.6652861505438, -1.2799171690864827e-14}},
      {{-52.444292984602235, 1.2831460822047967e-15}, {46.69298825994423, -2.132179528304558e-15},
      {334.9218630022023, 2.7601263131309293e-14}, {-213.4792500464644, 2.76592499757837e-15},
      {-413.4004778109618, 5.065332130254076e-15}}, {{15.93839005596111, 8.033448361970764e-17},
      {-14.578699074169435, -5.814805454422654e-16}, {-71.99684155658444, 5.203498427535519e-15},
      {46.61821559739041, 8.645290446561865e-16}, {72.1935368580219, -7.06458983041166e-15}},
      {{-6.571718180373985, -2.116447678735689e-16}, {5.4668095877391405, -2.1118760060002343e-16},
      {71.45331245277653, 3.707453213674368e-15}, {-44.8243789236731, 2.9103982792760967e-15},
      {-104.69913406742172, -6.2185551652261395e-15}},
      {{-213.28066363631882, -1.3098365117061965e-15}, {190.6204162846015, 1.3222843311135894e-14},
      {1306.1048741886673, -8.189512636718403e-14}, {-833.8778405262844, 2.663190797980269e-15},
      {-1580.8306877655953, -5.298423460836135e-14}}, {{-29.81792769645034, 8.350622385213427e-16},
      {26.691536868353527, -1.4333857411964744e-15}, {179.4052704367704, -9.270091283285106e-15},
      {-114.62202091179608, 4.591068910382351e-15}, {-215.2758042600138, -1.2818996000312332e-14}},
      {{-79.12820344324788, -2.8861332887955404e-15}, {70.86733780905809, -1.2762191430487074e-15},
      {473.3522151549512, 2.781826556460675e-14}, {-302.4956718768529, 2.5488536759588002e-14},
      {-566.3684221247208, -1.2003740433088326e-15}},
      {{-20.284526086296864, -5.028334532572433e-16}, {18.175499411374172, 1.1618777769487214e-15},
      {120.68031449060561, 8.522485126551434e-16}, {-77.13803805537896, -1.813076594437559e-15},
      {-143.99811963702805, -1.1762724797826207e-14}}, {},
      {{23.255291729370043, -8.999372929985018e-16}, {-12.179745044778516, -4.291129435119232e-16},
      {-144.5865597621378, 6.473401227528183e-15}, {66.07181847393997, -4.320984919466231e-15},
      {194.00412401665866, -5.773683011935449e-15}}, {{14.877639873605062, 4.594819385145723e-16},
      {42.13389035607523, -1.3238978337657964e-15}, {-324.6626618873998, 1.7985838216234267e-14},
      {-185.41046398695724, -1.1054348291225414e-14}, {1123.3192363794567, -8.733931856006719e-14}},
      {{94.98456650525378, -4.624125852232936e-15}, {-108.05270986674988, 6.072149981676497e-15},
      {-522.555722552286, 1.375301543204518e-14}, {441.43056437823526, 1.2989887886151984e-14},
      {498.15953862480217, 2.0392951834854185e-14}}, {{63.46082596146032, -4.0819570987532e-16},
      {-102.73696664332186, -5.405899309412177e-15}, {-157.96585101200233, 3.0955724795966383e-15},
      {437.71085895871704, -7.922717101354942e-15}, {-527.94229853889, 5.2812437576643074e-15}},
      {{57.559946437860184, 2.4488215471179227e-15}, {-45.42527105500738, 9.268875329501175e-16},
      {-427.7351813776212, 4.6497301305591855e-15}, {246.06577526752997, 3.585186342159591e-15},
      {639.3667927298665, -2.2646466545618512e-14}}};
  // clang-format on
};

}  // namespace detail

/// Bogacki-Shampine 3(2): a pair of third order in three evaluations. The error estimate is of second order, and its
/// fourth evaluation is the first of the next step. Dense output is of third order, without more evaluations.
///
/// \f[ y_{n+1} = y_n + \tfrac h9 (2 k_1 + 3 k_2 + 4 k_3), \quad k_2 = f(y_n + \tfrac h2 k_1,\, t_n + \tfrac h2),
///     \quad k_3 = f(y_n + \tfrac{3h}4 k_2,\, t_n + \tfrac{3h}4) \f]
///
/// Use it with a `tolerance` if two or three digits are enough.
/// Cost: three evaluations a step.
/// Source: P. Bogacki, L. F. Shampine, Appl. Math. Lett. 2, 321 (1989).
/// \proof{examples/reference/methods.cpp,bogacki_shampine3}
using bogacki_shampine3 = embedded_runge_kutta<detail::bogacki_shampine3_tableau>;

/// Dormand-Prince 5(4): a pair of fifth order in six evaluations. The error estimate is of fourth order, and its
/// seventh evaluation is the first of the next step. Dense output is of fourth order, without more evaluations.
///
/// \f[ y_{n+1} = y_n + h \left( \tfrac{35}{384} k_1 + \tfrac{500}{1113} k_3 + \tfrac{125}{192} k_4
///     - \tfrac{2187}{6784} k_5 + \tfrac{11}{84} k_6 \right) \f]
///
/// Use it with a `tolerance` where three to eight digits count; for smooth forces try it first. Cost: six
/// evaluations a step.
/// Source: J. R. Dormand, P. J. Prince, J. Comput. Appl. Math. 6, 19 (1980); dense output: L. F. Shampine,
/// Math. Comp. 46, 135 (1986).
/// \proof{examples/reference/methods.cpp,dormand_prince5}
using dormand_prince5 = embedded_runge_kutta<detail::dormand_prince5_tableau>;

/// Tsitouras 5(4): a pair of fifth order in six evaluations. The error estimate is of fourth order, and its seventh
/// evaluation is the first of the next step. Dense output is of fourth order, without more evaluations.
///
/// \f[ y_{n+1} = y_n + h \sum_{i=1}^6 b_i k_i, \qquad c = 0,\ 0.161,\ 0.327,\ 0.9,\ 0.9800255\dots,\ 1 \f]
///
/// Its coefficients solve the conditions of order 5 under fewer assumptions than those of others, which makes the error
/// of a step smaller.
///
/// Use it with a `tolerance` like `dormand_prince5`; it often needs a few evaluations less. Cost: six
/// evaluations a step.
/// Source: C. Tsitouras, Comput. Math. Appl. 62, 770 (2011); the decimals are those of OrdinaryDiffEq.jl,
/// and dense output is solved for anew from its conditions.
/// \proof{examples/reference/methods.cpp,tsitouras5}
using tsitouras5 = embedded_runge_kutta<detail::tsitouras5_tableau>;

/// DOP853, Dormand and Prince's pair in Hairer's form: of eighth order in twelve evaluations, with two error estimates,
/// of order 5 and 3, and dense output of seventh order for three evaluations more.
///
/// \f[ y_{n+1} = y_n + h \sum_{i=1}^{12} b_i k_i, \qquad
///     \mathrm{err} = \frac{e_5^2}{\sqrt{e_5^2 + e_3^2 / 100}} \f]
///
/// with the norms \f$ e_5 \f$ and \f$ e_3 \f$ of the two estimates. For a smooth solution this is of order \f$ h^8 \f$,
/// so a step is checked as if the lower member had order 7.
///
/// Use it with a `tolerance` where eight to thirteen digits count. Cost: twelve evaluations a step.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed. (1993), II.5,
/// II.6 and II.10, whose decimals these are, by way of SciPy. The pair of P. J. Prince, J. R. Dormand, J. Comput.
/// Appl. Math. 7, 67 (1981), has 13 stages and other coefficients.
/// \proof{examples/reference/methods.cpp,dop853}
using dop853 = embedded_runge_kutta<detail::dop853_tableau>;

/// Verner 9(8), the pair that he calls efficient: of ninth order in fifteen evaluations, with an error estimate of
/// eighth order for one more, and dense output of eighth order for four more.
///
/// \f[ y_{n+1} = y_n + h\,(b_1 k_1 + b_8 k_8 + \dots + b_{15} k_{15}) \f]
///
/// Use it with a `tolerance` where ten digits or more count. Cost: fifteen evaluations a step; sixteen under
/// a tolerance, fifteen where the step is rejected.
/// Source: J. H. Verner, Numer. Algorithms 53, 383 (2010), whose fractions and decimals these are, by way of
/// OrdinaryDiffEq.jl; dense output is solved for from its conditions on Verner's slopes.
/// \proof{examples/reference/methods.cpp,verner9}
using verner9 = embedded_runge_kutta<detail::verner9_tableau>;

}  // namespace unitstep
