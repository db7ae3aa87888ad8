package org.jadoube.uci.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.uci.own.Level;
import org.jadoube.uci.own.OwnEngine;

/// The options of our engine, by their names in UCI.
final class SessionSettings {
  private static final int MOST_MEGABYTES = 4096;
  private static final int MOST_LINES = 64;
  private static final int MOST_SEED = 1 << 30;

  /// A whole number that can be set.
  private static final class Figure {
    private final String name;
    private final int initial;
    private final int least;
    private final int most;
    private int value;

    Figure(String name, int initial, int least, int most) {
      this.name = name;
      this.initial = initial;
      this.least = least;
      this.most = most;
      this.value = initial;
    }

    String declaration() {
      return String.format(
          Locale.ROOT,
          "option name %s type spin default %d min %d max %d",
          name,
          initial,
          least,
          most);
    }

    /// Takes a value, unless it makes no sense.
    boolean take(String text) {
      boolean fits = text.matches("\\d{1,9}|10\\d{8}");
      int number = fits ? Integer.parseInt(text) : -1;
      boolean within = number >= least && number <= most;
      value = within ? number : value;
      return within;
    }
  }

  private final Figure hash = new Figure("Hash", OwnEngine.USUAL_MEGABYTES, 1, MOST_MEGABYTES);
  private final Figure skill = new Figure("Skill Level", Level.MOST, 1, Level.MOST);
  private final Figure seed = new Figure("Seed", 0, 0, MOST_SEED);
  private final Figure lines = new Figure("MultiPV", 1, 1, MOST_LINES);
  private boolean chess960;

  List<String> declarations() {
    return Stream.concat(
            Stream.of(hash, skill, seed, lines).map(Figure::declaration),
            Stream.of(
                "option name Ponder type check default false",
                "option name UCI_Chess960 type check default false"))
        .toList();
  }

  /// Sets an option.
  ///
  /// @return the fault, if there is no such option or value
  Optional<String> set(String name, String value) {
    Optional<Figure> figure =
        Stream.of(hash, skill, seed, lines).filter(it -> it.name.equalsIgnoreCase(name)).findAny();
    if (figure.isPresent()) {
      return figure.get().take(value) ? Optional.empty() : wrong(figure.get(), value);
    }
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "uci_chess960" -> {
        chess960 = isFlag(value) ? value.equalsIgnoreCase("true") : chess960;
        yield flagFault(name, value);
      }
      case "ponder" -> flagFault(name, value); // whether it ponders is up to the other side
      default -> Optional.of("there is no option '" + name + "'");
    };
  }

  private static boolean isFlag(String value) {
    return value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false");
  }

  private static Optional<String> flagFault(String name, String value) {
    return isFlag(value)
        ? Optional.empty()
        : Optional.of(name + " is true or false, not '" + value + "'");
  }

  private static Optional<String> wrong(Figure number, String value) {
    return Optional.of(
        String.format(
            Locale.ROOT,
            "%s is from %d to %d, not '%s'",
            number.name,
            number.least,
            number.most,
            value));
  }

  /// The engine as it is set.
  OwnEngine engine() {
    return OwnEngine.of(Level.of(skill.value), seed.value, hash.value);
  }

  int lines() {
    return lines.value;
  }

  boolean isChess960() {
    return chess960;
  }
}
