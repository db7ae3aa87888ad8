package org.jadoube.benchmarks.load;

import java.util.List;

/// How much load.
///
/// @param games in progress
/// @param acts a second
/// @param seconds of measurement, after twice as many to warm up
/// @param followers who watch
record Sizes(int games, int acts, int seconds, int followers) {
  static Sizes of(List<String> arguments) {
    return new Sizes(
        number("games", 10_000, arguments),
        number("acts", 2_000, arguments),
        number("seconds", 25, arguments),
        number("followers", 50_000, arguments));
  }

  private static int number(String name, int usual, List<String> arguments) {
    return arguments.stream()
        .filter(argument -> argument.startsWith(name + "="))
        .map(argument -> Integer.valueOf(argument.substring(name.length() + 1)))
        .findFirst()
        .orElse(usual);
  }
}
