package org.jadoube.benchmarks.pairings;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// bbpPairings, which pairs all rounds of a file anew and says where they differ.
///
/// @param command its program
record OtherProgram(String command) {
  private static final int NO_PAIRING = 1;
  private static final Pattern ROUND = Pattern.compile(".*: Round #(\\d+)");

  /// A round that it pairs otherwise.
  ///
  /// @param text both pairings, as it prints them
  record Difference(int round, String text) {}

  /// Its answer about a file.
  ///
  /// @param rounds how many it has paired
  record Answer(int rounds, List<Difference> differences) {}

  /// Its answer about all rounds; without any rounds if it does not take the file.
  Answer check(byte[] file) throws IOException, InterruptedException {
    Said said = said(file, "-c");
    return said.status() == 0 ? read(said.text()) : new Answer(0, List.of());
  }

  /// Its answer about the next round, if it can pair that.
  Optional<String> next(byte[] file) throws IOException, InterruptedException {
    Said said = said(file, "-p");
    return said.status() == NO_PAIRING ? Optional.empty() : Optional.of(said.text());
  }

  private record Said(int status, String text) {}

  private Said said(byte[] file, String what) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command, "--dutch", "/dev/stdin", what)
            .redirectError(Redirect.DISCARD)
            .start();
    try (OutputStream input = process.getOutputStream()) {
      input.write(file);
    }
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    return new Said(process.waitFor(), text);
  }

  private static Answer read(String said) {
    int round = 0;
    List<Difference> differences = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (String line : said.lines().toList()) {
      Matcher heading = ROUND.matcher(line);
      if (heading.matches()) {
        close(round, text, differences);
        round = Integer.parseInt(heading.group(1));
      } else if (round > 0 && !line.isBlank()) {
        text.append(line).append('\n');
      }
    }
    close(round, text, differences);
    return new Answer(round, differences);
  }

  private static void close(int round, StringBuilder text, List<Difference> differences) {
    if (!text.isEmpty()) {
      differences.add(new Difference(round, text.toString()));
      text.setLength(0);
    }
  }
}
