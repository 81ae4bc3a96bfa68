// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unitstep/ensemble/checkpoint.hpp>
#include <unitstep/state/rigid_body.hpp>

namespace {

namespace si = boost::units::si;
namespace fs = std::filesystem;
using namespace unitstep;
using length = boost::units::quantity<si::length>;

struct landing {
  length range;
  std::array<boost::units::quantity<si::time>, 2> times;
  vec<length, 4> far;
  int bounces;

  friend bool operator==(landing const&, landing const&) = default;
};
landing example(int n) {
  return {(1.0 + n) * si::metre,
          {0.5 * n * si::second, -n * 1.0 * si::second},
          vec{1.0 * n, 2.0, 3.0, 4.0} * si::metre,
          n};
}
// A type without a form in bytes, which has no checkpoint.
static_assert(!detail::has_wire<std::string> && !detail::has_wire<int*> &&
              !detail::has_wire<std::vector<int>>);
static_assert(detail::has_wire<landing> && detail::wire<landing>::size == 7 * 8 + sizeof(int));

class a_checkpoint : public testing::Test {
protected:
  fs::path const path =
      fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
  void SetUp() override { fs::remove(path); }
  void TearDown() override { fs::remove(path); }

  std::vector<landing> const four{example(0), example(1), example(2), example(3)};
  checkpoint_file<landing> file() const { return {path, 4, 7}; }
  void write_two_blocks() const {
    checkpoint_file<landing> out = file();
    EXPECT_TRUE(out.read().empty());
    out.append({example(0), example(1)}, 0);
    out.append({example(0), example(1), example(2)}, 2);
  }
};

TEST_F(a_checkpoint, is_read_as_it_was_written) {
  write_two_blocks();
  checkpoint_file<landing> again = file();
  std::vector<landing> const three(four.begin(), four.begin() + 3);
  EXPECT_EQ(again.read(), three);
  again.append(four, 3);
  EXPECT_EQ(file().read(), four);
}

TEST_F(a_checkpoint, that_ends_anywhere_gives_its_whole_blocks) {
  write_two_blocks();
  auto const size = fs::file_size(path);
  auto const of_block = [](std::size_t results) {
    return 32 + results * detail::wire<landing>::size;
  };
  auto const head = size - of_block(2) - of_block(1);
  for (auto left = size; left > 0; --left) {
    fs::resize_file(path, left - 1);
    std::size_t const whole = left - 1 >= head + of_block(2) ? 2 : 0;
    checkpoint_file<landing> cut = file();
    ASSERT_EQ(cut.read(),
              std::vector<landing>(four.begin(), four.begin() + static_cast<long>(whole)));
    // An ensemble that goes on from there has every result once.
    fs::path const kept = path.string() + ".kept";
    fs::copy_file(path, kept, fs::copy_options::overwrite_existing);
    cut.append(four, static_cast<long>(whole));
    ASSERT_EQ(file().read(), four);
    fs::rename(kept, path);
  }
}

TEST_F(a_checkpoint, with_any_byte_of_a_block_changed_loses_that_block) {
  write_two_blocks();
  auto const size = fs::file_size(path);
  for (auto at = size - (32 + detail::wire<landing>::size); at < size; ++at) {
    std::fstream damage(path, std::ios::in | std::ios::out | std::ios::binary);
    damage.seekg(static_cast<std::streamoff>(at));
    char const right = static_cast<char>(damage.get());
    damage.seekp(static_cast<std::streamoff>(at));
    damage.put(static_cast<char>(right ^ 16));
    damage.flush();
    ASSERT_EQ(file().read().size(), 2u) << at;
    damage.seekp(static_cast<std::streamoff>(at));
    damage.put(right);
  }
  EXPECT_EQ(file().read().size(), 3u);
}

TEST_F(a_checkpoint, of_another_ensemble_is_refused_with_both) {
  write_two_blocks();
  auto const said = [&](auto other) -> std::string {
    try {
      static_cast<void>(other.read());
    } catch (std::runtime_error const& e) {
      return e.what();
    }
    return "nothing";
  };
  std::string const seed = said(checkpoint_file<landing>{path, 4, 8});
  auto const head = [](int of_seed) {
    return "\"unitstep ensemble 2: 4 runs, seed " + std::to_string(of_seed) + ", results of " +
           std::to_string(detail::wire<landing>::size) +
           " bytes: " + std::string(diagnostics::spelled_type<landing>()) + '"';
  };
  EXPECT_EQ(seed, "unitstep: the checkpoint " + path.string() +
                      " is of another ensemble: expected " + head(8) + ", got " + head(7));
  EXPECT_NE(said(checkpoint_file<landing>{path, 5, 7}), "nothing");
  EXPECT_NE(said(checkpoint_file<double>{path, 4, 7}), "nothing");
  EXPECT_EQ(said(file()), "nothing");
}

TEST_F(a_checkpoint, to_which_no_result_is_added_stays_as_it_is) {
  file().append({}, 0);
  EXPECT_TRUE(file().read().empty());
  EXPECT_THROW((checkpoint_file<landing>{path, 4, 8}.read()), std::runtime_error);
  checkpoint_file<landing> out = file();
  EXPECT_TRUE(out.read().empty());
  out.append({example(0), example(1)}, 0);
  auto const size = fs::file_size(path);
  out.append({example(0), example(1)}, 2);
  EXPECT_EQ(fs::file_size(path), size);
  out.append(four, 2);
  EXPECT_EQ(file().read(), four);
}

// As if it had been written twice, or by a longer ensemble: the checksums of these blocks are right.
TEST_F(a_checkpoint, has_each_run_once_and_none_beyond_the_last) {
  write_two_blocks();
  std::vector<landing> const three(four.begin(), four.begin() + 3);
  auto const size = fs::file_size(path);
  auto const last = 32 + detail::wire<landing>::size;
  std::string bytes(size, ' ');
  std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(size));
  std::ofstream(path, std::ios::binary | std::ios::app) << bytes.substr(size - last);
  EXPECT_EQ(file().read(), three);

  checkpoint_file<landing> out = file();
  EXPECT_EQ(out.read(), three);
  out.append({example(0), example(1), example(2), example(3), example(4)}, 3);
  EXPECT_EQ(file().read(), three);
}

// The sum of Fowler, Noll and Vo, as they define it: of "a" it is af63dc4c8601ec8c.
std::uint64_t fnv_1a(std::string_view bytes) {
  std::uint64_t sum = 14695981039346656037u;
  for (char const byte : bytes) {
    sum ^= static_cast<unsigned char>(byte);
    sum *= 1099511628211u;
  }
  return sum;
}
TEST_F(a_checkpoint, has_a_sum_over_each_block_with_zeros_in_its_place) {
  ASSERT_EQ(fnv_1a("a"), 0xaf63dc4c8601ec8cu);
  checkpoint_file<double>{path, 2, 0}.append({1.5, -2.5}, 0);
  std::ifstream written(path, std::ios::binary);
  std::string head, block(32 + 2 * 8, ' ');
  std::getline(written, head);
  written.read(block.data(), static_cast<std::streamsize>(block.size()));
  std::uint64_t sum;
  std::memcpy(&sum, block.data() + 24, sizeof sum);
  block.replace(24, 8, 8, '\0');
  EXPECT_EQ(sum, fnv_1a(block));
}

TEST_F(a_checkpoint, that_cannot_be_written_is_an_error) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "there is no device that is always full";
  checkpoint_file<double> full("/dev/full", 1, 0);
  EXPECT_THROW(full.append({1.5}, 0), std::runtime_error);
}

TEST_F(a_checkpoint, does_not_write_over_what_is_none) {
  std::ofstream(path) << "my notes\n";
  EXPECT_THROW(static_cast<void>(file().read()), std::runtime_error);
}

TEST_F(a_checkpoint, of_states) {
  rigid_body const body{
      motion{vec{1.0, 2.0, 3.0} * si::metre, vec{4.0, 5.0, 6.0} * si::metre_per_second},
      rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 2.0} * si::radians_per_second}};
  using state = std::remove_const_t<decltype(body)>;
  static_assert(detail::wire<state>::size == 13 * sizeof(double));
  checkpoint_file<state>{path, 1, 0}.append({body}, 0);
  EXPECT_EQ((checkpoint_file<state>{path, 1, 0}.read()), std::vector{body});
}

}  // namespace
