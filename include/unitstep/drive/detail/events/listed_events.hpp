// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

/// \file
/// \brief Lists of events, and what a run keeps for each event of a list.

namespace unitstep::detail {

/// Whether a type is a list of events, and not an event.
template <class Event>
concept list_of_events = requires(Event const& list) {
  list[list.size()];
  list.begin();
  list.end();
};

/// The type of an event, or of the events of a list.
template <class Event>
struct event_in {
  using type = Event;
};
template <list_of_events List>
struct event_in<List> {
  using type = std::remove_cvref_t<decltype(*std::declval<List const&>().begin())>;
};

/// A list of `make(event)` for each event of another list: a `std::array` if that is one, so that it can be a constant,
/// else a container of the same kind.
template <class Make, class Event, std::size_t N>
constexpr auto list_made_of(std::array<Event, N> const& given, Make const& make) {
  using made = std::invoke_result_t<Make const&, Event const&>;
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<made, N>{{make(given[I])...}};
  }(std::make_index_sequence<N>{});
}
template <class Make, template <class...> class List, class Event, class... More>
  requires requires(List<int> list) { list.push_back(0); }
constexpr auto list_made_of(List<Event, More...> const& given, Make const& make) {
  List<std::invoke_result_t<Make const&, Event const&>> list;
  for (auto const& event : given) list.push_back(make(event));
  return list;
}

/// Whether a run can keep something for each event of a list.
template <class List>
concept list_to_watch =
    list_of_events<List> &&
    requires(List const& list, int (*make)(typename event_in<List>::type const&)) {
      detail::list_made_of(list, make);
    };

/// The length of a list, if its type tells; -1 if it is known at run time only.
template <class List>
inline constexpr int length_of_list = -1;
template <class Event, std::size_t N>
inline constexpr int length_of_list<std::array<Event, N>> = static_cast<int>(N);

/// What a run keeps for each event of a list. It is copied and never assigned, since lambdas that capture cannot be
/// assigned.
template <class List>
struct watched_list {
  List each;

  constexpr explicit watched_list(List made) : each(std::move(made)) {}
  constexpr watched_list(watched_list const&) = default;
  constexpr watched_list(watched_list&&) = default;
  watched_list& operator=(watched_list const&) = delete;
  watched_list& operator=(watched_list&&) = delete;
  constexpr ~watched_list() = default;
};

}  // namespace unitstep::detail
