// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <cstddef>
#include <unitstep/diagnostics/text.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/rates.hpp>
#include <utility>

namespace unitstep::diagnostics {

/// What a Jacobian is to be: `Rows` rates of `Columns` entries.
template <std::size_t Rows, std::size_t Columns>
struct jacobian_words {
  static constexpr sentence write() {
    sentence said;
    said += "rates{...} of ";
    said += static_cast<long>(Rows);
    said += " rows, each rates{...} of ";
    said += static_cast<long>(Columns);
    return said += " entries";
  }
};
/// "Jacobian entry (1, 0)", counted from 0.
template <std::size_t Row, std::size_t Column>
struct entry_words {
  static constexpr sentence write() {
    sentence said;
    said += "Jacobian entry (";
    said += static_cast<long>(Row);
    said += ", ";
    said += static_cast<long>(Column);
    return said += ')';
  }
};

/// The verdict on an entry: a rate per member.
template <class Rate, class Member, class Got, std::size_t Row, std::size_t Column>
consteval auto check_entry() {
  using due = rate_of<Rate, Member>;
  if constexpr (fits<due, Got>)
    return accepted{};
  else
    return refuse<text_of<entry_words<Row, Column>>, due, Got>{};
}

/// The verdict on the rows of a Jacobian whose rates are `Rate...`, by members `Member...`.
template <class... Rate>
struct check_entries {
  template <class... Member>
  struct by {
    using shape = words<text_of<jacobian_words<sizeof...(Rate), sizeof...(Member)>>>;

    template <std::size_t Row, class R, class... Got>
      requires (sizeof...(Got) == sizeof...(Member))
    static consteval auto row(rates<Got...> const*) {
      return []<std::size_t... J>(std::index_sequence<J...>) {
        return first_refusal<decltype(check_entry<R, Member, Got, Row, J>())...>{};
      }(std::index_sequence_for<Member...>{});
    }
    template <std::size_t Row, class R>
    static consteval auto row(void const*) {
      return refuse<"Jacobian", shape, words<"a row of another length">>{};
    }
    template <class... Got>
      requires (sizeof...(Got) == sizeof...(Rate))
    static consteval auto check(rates<Got...> const*) {
      return []<std::size_t... I>(std::index_sequence<I...>) {
        return first_refusal<decltype(row<I, Rate>(static_cast<Got const*>(nullptr)))...>{};
      }(std::index_sequence_for<Rate...>{});
    }
    template <class Got>
    static consteval auto check(Got const*) {
      return refuse<"Jacobian", shape, Got>{};
    }
  };
};

/// The members of a state for whose Jacobian entries are given one by one: each a quantity or a number.
template <class State>
struct jacobian_of_state {
  template <class Time, class Got>
  static consteval auto check() {
    return refuse<"initial",
                  words<"a state whose members are quantities, for a Jacobian that is given">,
                  State>{};
  }
};
template <class X, class V>
  requires (quantity_like<X> || number<X>)
struct jacobian_of_state<motion<X, V>> {
  template <class Time, class Got>
  static consteval auto check() {
    return check_entries<rate_of<V, Time>>::template by<X, V>::check(
        static_cast<rates<Got> const*>(nullptr));
  }
};
template <aggregate_state S>
  requires ([]<std::size_t... I>(std::index_sequence<I...>) {
    return ((quantity_like<boost::pfr::tuple_element_t<I, S>> ||
             number<boost::pfr::tuple_element_t<I, S>>) &&
            ...);
  }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{}))
struct jacobian_of_state<S> {
  template <class Time, class Got>
  static consteval auto check() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return check_entries<rate_of<boost::pfr::tuple_element_t<I, S>, Time>...>::template by<
          boost::pfr::tuple_element_t<I, S>...>::check(static_cast<Got const*>(nullptr));
    }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  }
};

/// The verdict on what a caller's Jacobian returns, entry by entry.
template <class State, class Jacobian, class Time>
consteval auto check_jacobian() {
  using callable = decltype(check_callable<"Jacobian", Jacobian, State, Time>());
  if constexpr (!callable::ok)
    return callable{};
  else
    return jacobian_of_state<State>::template check<
        Time, unitstep::detail::field_result<Jacobian, State, Time>>();
}

}  // namespace unitstep::diagnostics
