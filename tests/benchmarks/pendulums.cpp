// SPDX-License-Identifier: BSL-1.0
// A million pendulums, as ratios of one program:
//   mpirun -n 2 --bind-to none pendulums [RUNS]
// prints how much quicker two threads are than one, how much quicker two processes than two threads, and whether
// all have the same bits. A million unless RUNS is given.
#include <tbb/global_control.h>

#include <boost/mpi/collectives/broadcast.hpp>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <unitstep/ensemble/all_cores.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/ranks.hpp>
#include <vector>

#include "pendulum.hpp"

namespace {

using unitstep::make_runs;
constexpr int tag = 1;

/// The other processes sleep until the leading one has finished something alone: waiting in MPI would take a core.
template <class Alone>
void alone(boost::mpi::communicator const& world, Alone const& action) {
  if (world.rank() == 0) {
    action();
    for (int other = 1; other < world.size(); ++other) world.send(other, tag);
  } else {
    while (!world.iprobe(0, tag)) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    world.recv(0, tag);
  }
}
template <class Call>
double seconds(Call const& call) {
  auto const begun = std::chrono::steady_clock::now();
  call();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

int main(int arguments, char** argument) {
  boost::mpi::environment const environment(arguments, argument);
  boost::mpi::communicator const world;
  unitstep::ensemble const plan{.runs = arguments > 1 ? std::atol(argument[1]) : 1'000'000,
                                .seed = 7};
  std::vector<double> one, two, shared;
  double time_of_one = 0, time_of_two = 0;
  alone(world, [&] { time_of_one = seconds([&] { one = make_runs(plan, swing); }); });
  alone(world, [&] {
    tbb::global_control const most(tbb::global_control::max_allowed_parallelism, 2);
    time_of_two = seconds([&] { two = make_runs(plan, swing, unitstep::all_cores{}); });
  });
  double const time_of_ranks =
      seconds([&] { shared = make_runs(plan, swing, unitstep::ranks{world}); });
  bool const same = world.rank() != 0 || (one == two && one == shared);
  if (world.rank() == 0)
    std::printf(
        "%ld pendulums: one thread takes %.2f times as long as two, two threads take %.2f "
        "times as long as %d processes, %s bits\n",
        plan.runs, time_of_one / time_of_two, time_of_two / time_of_ranks, world.size(),
        same ? "the same" : "OTHER");
  return same ? 0 : 1;
}
