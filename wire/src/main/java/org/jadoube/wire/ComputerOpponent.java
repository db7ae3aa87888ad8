package org.jadoube.wire;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.domain.Require;

/// A computer that plays: an engine, and how strong.
///
/// ```java
/// new ComputerOpponent("jadoube", OptionalInt.of(3)).text(); // => jadoube (3)
/// ```
///
/// @param engine its name on the server
/// @param level from 1, the weakest; empty for as strong as it plays
/// @since 0.1.0
public record ComputerOpponent(String engine, OptionalInt level) {
  /// The highest level.
  public static final int HIGHEST_LEVEL = 9;

  /// The longest name of an engine.
  public static final int LONGEST_NAME = 30;

  private static final Pattern TEXT = Pattern.compile("(.+?)(?: \\((\\d)\\))?");

  public ComputerOpponent {
    Require.within(1, HIGHEST_LEVEL, level.orElse(1), "level");
  }

  /// The name under which it plays, and is stored.
  public String text() {
    return level.isPresent() ? engine + " (" + level.getAsInt() + ")" : engine;
  }

  /// Reads a stored name.
  public static Optional<ComputerOpponent> read(String text) {
    Matcher parts = TEXT.matcher(text);
    return parts.matches()
        ? Optional.of(new ComputerOpponent(parts.group(1), level(parts)))
        : Optional.empty();
  }

  private static OptionalInt level(Matcher parts) {
    return parts.group(2) == null
        ? OptionalInt.empty()
        : OptionalInt.of(Integer.parseInt(parts.group(2)));
  }
}
