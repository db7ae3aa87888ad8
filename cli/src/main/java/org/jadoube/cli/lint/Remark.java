package org.jadoube.cli.lint;

import java.util.Comparator;
import java.util.Locale;
import org.jadoube.notation.pgn.PgnText;

/// Something in a file that is not as PGN has it.
///
/// @param game the number of the game among those that were looked at together, from 1
/// @param line the line, from 1
/// @param column the column, in bytes from 1
/// @param text what was found and what was expected
record Remark(long game, long line, int column, String text) {
  /// As they stand in the file.
  static final Comparator<Remark> BY_PLACE =
      Comparator.comparingLong(Remark::line).thenComparingInt(Remark::column);

  /// A remark about what stands at `place`.
  static Remark at(long game, PgnText place, String text) {
    return new Remark(game, place.line(), place.column(), text);
  }

  /// The remark as a line about `file`, in which so many games come before those.
  String in(String file, long gamesBefore) {
    return String.format(
        Locale.ROOT, "%s:%d:%d: game %d: %s", file, line, column, gamesBefore + game, text);
  }
}
