package org.jadoube.notation.pgn.game;

import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.san.MoveStyle;

/// Writes games as PGN: UTF-8, lines of fewer than 80 characters (PGN standard, 8.2).
///
/// ```java
/// PgnGame game = PgnGame.all("1. e4 e5 *").getFirst();
/// PgnWriter figurines =
///     new PgnWriter(PgnForm.REDUCED, MoveStyle.PGN.with(PieceLetters.FIGURINES));
/// figurines.text(game).strip().endsWith("1. e4 e5 *"); // => true
/// ```
///
/// @param form how much is written
/// @param moves how moves are written; programs expect [MoveStyle#PGN]
/// @since 0.1.0
public record PgnWriter(PgnForm form, MoveNotation moves) {
  /// Export format.
  public static final PgnWriter EXPORT = new PgnWriter(PgnForm.EXPORT, MoveStyle.PGN);

  /// The game in export format, followed by a blank line.
  public static String write(PgnGame game) {
    return EXPORT.text(game);
  }

  /// The game as this writer writes it, followed by a blank line.
  public String text(PgnGame game) {
    String tags = PgnTagWriter.write(game, form);
    String movetext = new MovetextWriter(moves, form != PgnForm.REDUCED).write(game);
    return tags + (tags.isEmpty() ? "" : "\n") + movetext + "\n";
  }
}
