package org.jadoube.play.computer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.uci.process.EngineCommand;
import org.jadoube.wire.ComputerOpponent;

/// A program that speaks UCI, and the name under which it plays.
public record NamedEngine(String name, EngineCommand command) {
  /// A description of what [#list] takes.
  public static final String EXPECTED =
      "NAME=COMMAND, several with semicolons between them; a name has at most "
          + ComputerOpponent.LONGEST_NAME
          + " letters, digits, blanks and the signs . - _, and is not jadoube";

  private static final Pattern TEXT =
      Pattern.compile(
          "([\\p{L}\\p{N}][\\p{L}\\p{N} ._-]{0,"
              + (ComputerOpponent.LONGEST_NAME - 1)
              + "})=(.*\\S.*)");

  /// Reads `Stockfish=/usr/games/stockfish; Old=crafty`; empty if one of them is something else, or
  /// has our own engine's name.
  public static Optional<List<NamedEngine>> list(String text) {
    List<Optional<NamedEngine>> all =
        Stream.of(text.split(";", -1)).map(NamedEngine::read).toList();
    return all.stream().allMatch(Optional::isPresent)
        ? Optional.of(all.stream().flatMap(Optional::stream).toList())
        : Optional.empty();
  }

  private static Optional<NamedEngine> read(String text) {
    Matcher parts = TEXT.matcher(text.strip());
    return parts.matches() && !Engines.isOwn(parts.group(1))
        ? Optional.of(new NamedEngine(parts.group(1).strip(), EngineCommand.read(parts.group(2))))
        : Optional.empty();
  }
}
