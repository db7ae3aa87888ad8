package org.jadoube.cli.shell;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a whole number within bounds; says what was expected if it is not one.
public abstract sealed class WholeNumber implements ITypeConverter<Integer> {
  private static final int MOST_DIGITS = 9;

  private final String meaning;
  private final int least;
  private final int most;

  private WholeNumber(String meaning, int least, int most) {
    this.meaning = meaning;
    this.least = least;
    this.most = most;
  }

  @Override
  public Integer convert(String text) {
    boolean number = text.matches("[0-9]{1," + MOST_DIGITS + "}");
    if (!number || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
      throw new TypeConversionException(
          String.format(
              Locale.ROOT,
              "expected %s, a whole number from %d to %d, found '%s'",
              meaning,
              least,
              most,
              text));
    }
    return Integer.valueOf(text);
  }

  /// A depth in plies, up to one that nobody would live to see finished.
  public static final class Depth extends WholeNumber {
    Depth() {
      super("a depth", 0, 99);
    }
  }

  /// The number of threads.
  public static final class Threads extends WholeNumber {
    Threads() {
      super("a number of threads", 1, 1_000);
    }
  }

  /// A number of moves by each player.
  public static final class Moves extends WholeNumber {
    Moves() {
      super("a number of moves", 0, 10_000);
    }
  }

  /// A count of anything.
  public static final class Count extends WholeNumber {
    Count() {
      super("a count", 1, 999_999_999);
    }
  }
}
