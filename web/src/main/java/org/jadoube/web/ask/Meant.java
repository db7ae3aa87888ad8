package org.jadoube.web.ask;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;

/// The move that the author of an illegal one may have meant: `Bc4` for `bc4`, `O-O` for `Kg1`.
final class Meant {
  /// Squares alone are not words, so nobody waits for the vocabulary.
  private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

  private Meant() {}

  /// The only legal move close to the text, in the letters of the reader's language.
  static Optional<String> instead(Position position, String text, Language reader) {
    Optional<Move> written =
        LenientSan.read(position, text, reader).valueIfAny().map(Understood::move);
    return written
        .or(() -> WORD.matcher(text).find() ? spoken(position, text, reader) : Optional.empty())
        .map(move -> MoveStyle.PGN.in(reader).write(position, move));
  }

  private static Optional<Move> spoken(Position position, String text, Language reader) {
    return SpokenMoves.in(reader).flatMap(words -> words.read(position, text).valueIfAny());
  }
}
