// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/mpi/environment.hpp>
#include <boost/units/systems/si.hpp>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <unitstep/ensemble/all_cores.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/ranks.hpp>
#include <unitstep/unitstep.hpp>

// The tests start this program again with mpirun; `job` has the code of each process of that job.
namespace {

namespace si = boost::units::si;
namespace fs = std::filesystem;
using namespace unitstep;

struct swing {
  boost::units::quantity<si::plane_angle> angle;
  std::uint32_t next;
};
constexpr auto pendulum = [](auto const& state, auto) {
  return -9.81 / si::second / si::second * si::radian * sin(state.position);
};
auto const run = [](long, draws& random) {
  motion const start{random.uniform(-3.0 * si::radian, 3.0 * si::radian),
                     0.0 * si::radians_per_second};
  return swing{integrate(rk4{}, start, pendulum, 0.01 * si::second, 50).position, random()};
};
constexpr long runs = 500;
constexpr std::uint64_t seed = 11;

std::string bytes_of(std::vector<swing> const& results) {
  std::string bytes(results.size() * detail::wire<swing>::size, ' ');
  for (std::size_t i = 0; i < results.size(); ++i)
    detail::wire<swing>::put(results[i], bytes.data() + i * detail::wire<swing>::size);
  return bytes;
}

// The work of one process of a job, which leaves its results in `folder`.
int job(std::string const& what, fs::path const& folder) {
  //! [environment]
  boost::mpi::environment const environment;
  boost::mpi::communicator const world;
  //! [environment]
  int const rank = world.rank();
  std::ofstream out(folder / (what + std::to_string(rank)), std::ios::binary);
  ensemble plan{.runs = runs, .seed = seed};
  if (what == "threads") {
    out << bytes_of(make_runs(plan, run, ranks{world, all_cores{}}));
  } else if (what == "results") {
    out << bytes_of(make_runs(plan, run, ranks{world}));
  } else if (what == "resumed") {
    //! [checkpoint]
    plan.checkpoint = folder / "checkpoint";
    out << bytes_of(make_runs(plan, run, ranks{world}));
    //! [checkpoint]
  } else if (what == "killed") {  // the process that makes run 400 is killed
    plan.checkpoint = folder / "checkpoint";
    plan.checkpoint_every = std::chrono::seconds(0);
    static_cast<void>(make_runs(
        plan,
        [](long number, draws& random) {
          if (number == 400) std::raise(SIGKILL);
          return run(number, random);
        },
        ranks{world}));
  } else if (what == "interrupted") {  // as by ctrl-C, which mpirun hands on to all
    plan.checkpoint = folder / "checkpoint";
    static_cast<void>(make_runs(
        plan,
        [](long number, draws& random) {
          if (number == 100) kill(getppid(), SIGINT);
          usleep(number > 100 ? 50'000 : 1'000);  // ten seconds for the signal to come round
          return run(number, random);
        },
        ranks{world}));
  } else if (what == "failed") {  // two runs fail, in different processes
    try {
      static_cast<void>(make_runs(
          plan,
          [](long number) {
            if (number == 300 || number == 490)
              throw std::domain_error("too hot: " + std::to_string(number));
            return number;
          },
          ranks{world}));
    } catch (failed_run const& e) {
      out << e.run << ' ' << e.what();
    }
  } else if (what == "fallible") {  // each run has an error of its own, of its own length
    auto const all =
        make_runs(plan, fallible{[](long number) {
                    if (number % 3 == 1)
                      throw std::domain_error(std::string(static_cast<std::size_t>(number), 'x'));
                    return number;
                  }},
                  ranks{world});
    for (auto const& one : all)
      out << (one.result ? std::to_string(*one.result) : std::to_string(one.error.size()) + '!')
          << ' ';
  } else if (what == "refused") {  // the checkpoint is of another ensemble; only process 0 reads it
    plan.seed = 1;
    plan.checkpoint = folder / "checkpoint";
    try {
      static_cast<void>(make_runs(plan, run, ranks{world}));
    } catch (std::runtime_error const&) {
      out << "refused";
    }
  }
  return 0;
}

class ranks_of_a_job : public testing::Test {
protected:
  fs::path const folder = fs::path(testing::TempDir()) /
                          (std::string("unitstep_ranks_") +
                           testing::UnitTest::GetInstance()->current_test_info()->name());
  void SetUp() override {
    fs::remove_all(folder);
    fs::create_directories(folder);
    // Open MPI asks for both before it runs as root, as in a container.
    setenv("OMPI_ALLOW_RUN_AS_ROOT", "1", 1);
    setenv("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1", 1);
  }
  void TearDown() override { fs::remove_all(folder); }

  /// The status of `mpirun`.
  int start(int processes, std::string const& what) const {
    std::string const self = fs::read_symlink("/proc/self/exe");
    // Memory that MPI itself never frees is not a leak of the job.
    return std::system(("ASAN_OPTIONS=detect_leaks=0 mpirun --oversubscribe -n " +
                        std::to_string(processes) + " '" + self + "' " + what + " '" +
                        folder.string() + "' >'" + (folder / "said").string() + "' 2>&1")
                           .c_str());
  }
  std::string left(std::string const& what) const {
    std::ifstream file(folder / what, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::string const one = bytes_of(make_runs(ensemble{.runs = runs, .seed = seed}, run));
};

TEST_F(ranks_of_a_job, all_get_the_bits_of_one_thread) {
  for (int const processes : {1, 2, 4}) {
    ASSERT_EQ(start(processes, "results"), 0) << left("said");
    for (int rank = 0; rank < processes; ++rank)
      EXPECT_EQ(left("results" + std::to_string(rank)), one) << processes << ' ' << rank;
  }
  ASSERT_EQ(start(2, "threads"), 0) << left("said");
  for (int rank = 0; rank < 2; ++rank) EXPECT_EQ(left("threads" + std::to_string(rank)), one);
}

TEST_F(ranks_of_a_job, that_lost_one_go_on_from_the_checkpoint_in_the_next_job) {
  EXPECT_NE(start(4, "killed"), 0);
  EXPECT_NE(left("said").find("signal 9"), std::string::npos) << left("said");
  auto const kept = checkpoint_file<swing>(folder / "checkpoint", runs, seed).read();
  EXPECT_GT(kept.size(), 0u);
  EXPECT_LT(kept.size(), 400u);
  EXPECT_EQ(bytes_of(kept), one.substr(0, kept.size() * detail::wire<swing>::size));
  ASSERT_EQ(start(3, "resumed"), 0) << left("said");  // by another number of processes
  for (int rank = 0; rank < 3; ++rank) EXPECT_EQ(left("resumed" + std::to_string(rank)), one);
  auto const whole = checkpoint_file<swing>(folder / "checkpoint", runs, seed).read();
  EXPECT_EQ(bytes_of(whole), one);
}

TEST_F(ranks_of_a_job, that_are_interrupted_leave_a_checkpoint) {
  EXPECT_NE(start(2, "interrupted"), 0);
  std::string const said = left("said"), sentence = "unitstep: interrupted; the checkpoint has ";
  EXPECT_NE(said.find(sentence), std::string::npos) << said;
  EXPECT_EQ(said.find(sentence), said.rfind(sentence)) << said;  // one of the processes says it
  // No error was expected except the interruption.
  auto const kept = checkpoint_file<swing>(folder / "checkpoint", runs, seed).read();
  EXPECT_GT(kept.size(), 100u);
  EXPECT_LT(kept.size(), static_cast<std::size_t>(runs));
  ASSERT_EQ(start(2, "resumed"), 0) << left("said");
  EXPECT_EQ(left("resumed0"), one);
}

TEST_F(ranks_of_a_job, all_hear_of_the_first_run_that_failed) {
  ASSERT_EQ(start(4, "failed"), 0) << left("said");
  for (int rank = 0; rank < 4; ++rank)
    EXPECT_EQ(left("failed" + std::to_string(rank)), "300 unitstep: run 300 failed: too hot: 300");
}

TEST_F(ranks_of_a_job, all_have_the_error_of_each_run) {
  std::string due;
  for (long run = 0; run < runs; ++run) due += std::to_string(run) + (run % 3 == 1 ? "! " : " ");
  ASSERT_EQ(start(3, "fallible"), 0) << left("said");
  for (int rank = 0; rank < 3; ++rank) EXPECT_EQ(left("fallible" + std::to_string(rank)), due);
}

TEST_F(ranks_of_a_job, all_hear_that_the_checkpoint_is_of_another_ensemble) {
  ASSERT_EQ(start(2, "resumed"), 0) << left("said");
  ASSERT_EQ(start(2, "refused"), 0) << left("said");
  for (int rank = 0; rank < 2; ++rank) EXPECT_EQ(left("refused" + std::to_string(rank)), "refused");
}

}  // namespace

int main(int argc, char** argv) {
  // A job is started with its name and a folder; options are for the tests.
  if (argc == 3 && argv[1][0] != '-') return job(argv[1], argv[2]);
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
