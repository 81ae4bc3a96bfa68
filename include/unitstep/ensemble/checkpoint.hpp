// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <unitstep/ensemble/detail/wire.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <vector>

namespace unitstep {

/// The file from which an ensemble continues after an interruption: the results so far, in order.
///
/// Its first line identifies the ensemble; then come blocks of results, each with the number of its first run, the
/// number of results and a check sum. A block that a crash left incomplete is not read, and is cut off before the next
/// one is written, so that every complete result is kept, and none comes twice. The program that reads it must be the
/// one that wrote it, on the same kind of machine.
/// \snippet tests/ensemble/ensemble_test.cpp interrupted
template <class Result>
  requires detail::has_message<Result>
class checkpoint_file {
  using message = detail::message<Result>;

public:
  /// A file that exists, or will with the first block, of an ensemble of `runs` runs.
  checkpoint_file(std::filesystem::path path, long runs, std::uint64_t seed)
      : path_(std::move(path)),
        head_("unitstep ensemble 2: " + std::to_string(runs) + " runs, seed " +
              std::to_string(seed) + ", results of " + std::to_string(message::least) +
              " bytes: " + std::string(diagnostics::spelled_type<Result>()) + '\n'),
        runs_(runs) {}

  /// The results that are in the file; none if there is no file.
  /// \throw std::runtime_error if it cannot be read, or is of another ensemble
  std::vector<Result> read() {
    std::vector<Result> results;
    std::ifstream file(path_, std::ios::binary);
    if (!file) {
      if (std::filesystem::exists(path_)) throw std::runtime_error(words("cannot be read"));
      return results;
    }
    std::string head;
    std::getline(file, head);
    head += '\n';
    if (file.eof() && head_.starts_with(std::string_view(head).substr(0, head.size() - 1)))
      return results;  // the program ended before the line was complete
    if (head != head_) {
      head.pop_back();
      throw std::runtime_error(words("is of another ensemble: expected \"" +
                                     head_.substr(0, head_.size() - 1) + "\", got \"" + head +
                                     '"'));
    }
    whole_ = head_.size();
    block at{};
    std::vector<char> bytes;
    while (file.read(reinterpret_cast<char*>(&at), sizeof at)) {
      if (at.first != static_cast<long>(results.size()) || at.count < 1 ||
          at.count > runs_ - at.first)
        break;
      if (!has_left(file, at.bytes)) break;
      bytes.resize(at.bytes);
      if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) break;
      if (sum_of(at, bytes) != at.sum) break;
      char const* from = bytes.data();
      for (long i = 0; i < at.count; ++i) results.push_back(message::next(from));
      whole_ += sizeof at + bytes.size();
    }
    return results;
  }

  /// Adds results `first` and on to the file.
  /// \throw std::runtime_error if it cannot be written
  void append(std::vector<Result> const& results, long first) {
    if (whole_ == 0) {
      std::ofstream(path_, std::ios::binary) << head_;
      whole_ = head_.size();
    } else if (std::filesystem::file_size(path_) != whole_) {
      std::filesystem::resize_file(path_, whole_);
    }
    auto const bytes = detail::as_bytes<Result>(results, static_cast<std::size_t>(first));
    block at{first, static_cast<long>(results.size()) - first, bytes.size(), {}};
    if (at.count == 0) return;
    at.sum = sum_of(at, bytes);
    std::ofstream file(path_, std::ios::binary | std::ios::app);
    file.write(reinterpret_cast<char const*>(&at), sizeof at);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) throw std::runtime_error(words("cannot be written"));
    whole_ += sizeof at + bytes.size();
  }

private:
  /// \cond
  // The header before the results of a block.
  struct block {
    long first;           // the number of its first run
    long count;           // the number of runs in it
    std::uint64_t bytes;  // the number of their bytes
    std::uint64_t sum;    // the check sum of these
  };
  /// \endcond
  /// The sum of Fowler, Noll and Vo (FNV-1a, 64 bits) over a block.
  static std::uint64_t sum_of(block at, std::vector<char> const& bytes) {
    std::uint64_t sum = 0xcbf29ce484222325u;
    auto const add = [&](char const* from, std::size_t size) {
      for (std::size_t i = 0; i < size; ++i)
        sum = (sum ^ static_cast<unsigned char>(from[i])) * 0x100000001b3u;
    };
    at.sum = 0;
    add(reinterpret_cast<char const*>(&at), sizeof at);
    add(bytes.data(), bytes.size());
    return sum;
  }
  /// Whether a file has this many bytes left, so that a damaged number allocates no memory.
  static bool has_left(std::ifstream& file, std::uint64_t bytes) {
    auto const at = file.tellg();
    auto const end = file.seekg(0, std::ios::end).tellg();
    file.seekg(at);
    return bytes <= static_cast<std::uint64_t>(end - at);
  }
  std::string words(std::string const& what) const {
    return "unitstep: the checkpoint " + path_.string() + ' ' + what;
  }

  std::filesystem::path path_;
  std::string head_;
  long runs_;
  std::uintmax_t whole_ = 0;  // bytes of the file up to the end of the last whole block
};

namespace detail {

/// The checkpoint of an ensemble, if it has one. Results that cannot be written as bytes have none.
template <class Result>
struct no_file {
  no_file(std::filesystem::path const&, long, std::uint64_t) {
    fail<std::domain_error>(
        "unitstep: a checkpoint needs results without pointers, views and memory of their own: "
        "numbers, quantities, arrays, vecs, optionals and aggregates of such");
  }
  static std::vector<Result> read() { return {}; }
  static void append(std::vector<Result> const&, long) {}
};
template <class Result>
struct file_of {
  using type = no_file<Result>;
};
template <has_message Result>
struct file_of<Result> {
  using type = checkpoint_file<Result>;
};

}  // namespace detail

}  // namespace unitstep
