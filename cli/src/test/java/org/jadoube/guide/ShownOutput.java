package org.jadoube.guide;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// An output as the documentation shows it; `…` stands for anything.
final class ShownOutput {
  private ShownOutput() {}

  /// A pattern for the whole of a printed text.
  static Pattern pattern(String shown) {
    return Pattern.compile(
        Arrays.stream(shown.split("…", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining("[\\s\\S]*?")));
  }
}
