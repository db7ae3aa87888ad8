package org.jadoube.cli.lint;

import java.util.Comparator;
import java.util.Locale;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.wire.Json;

/// Something in a file that departs from the PGN standard.
///
/// @param game the number of the game within its batch, from 1
/// @param line the line, from 1
/// @param column the column, in characters from 1
/// @param text a description of what was found and what was expected
record Remark(long game, long line, int column, String text) {
  /// In the order of the file.
  static final Comparator<Remark> BY_PLACE =
      Comparator.comparingLong(Remark::line).thenComparingInt(Remark::column);

  /// A remark about the text at `place`.
  static Remark at(long game, PgnText place, String text) {
    return new Remark(game, place.line(), place.column(), text);
  }

  /// The remark as a line about `file`, in which `gamesBefore` games precede the batch.
  String in(String file, long gamesBefore) {
    return String.format(
        Locale.ROOT, "%s:%d:%d: game %d: %s", file, line, column, gamesBefore + game, text);
  }

  /// This remark as a JSON object.
  String object(String file, long gamesBefore) {
    return Json.object(
        "file", file, "line", line, "column", column, "game", gamesBefore + game, "message", text);
  }
}
