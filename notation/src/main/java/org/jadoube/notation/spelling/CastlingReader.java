package org.jadoube.notation.spelling;

import java.util.Optional;
import org.jadoube.chess.CastlingSide;
import org.jadoube.notation.Forgiven.Liberty;

/// Reads castling: `O-O`, `0-0-0`, `oo`, `O - O`.
final class CastlingReader {
  private static final String SIGNS = "O0o";

  private final MoveText text;

  /// The index after the last sign.
  private int end;

  private CastlingReader(MoveText text) {
    this.text = text;
  }

  static Optional<CastlingSide> read(MoveText text) {
    return new CastlingReader(text).read();
  }

  private Optional<CastlingSide> read() {
    int signs = signs();
    if (signs < 2) {
      return Optional.empty();
    }
    int from = text.at;
    String plain = LookAlikes.latin(taken());
    String strict = signs == 2 ? "O-O" : "O-O-O";
    if (!text.from(from).equals(strict)) {
      boolean looksRight = plain.equals(strict);
      text.forgive(looksRight ? Liberty.LOOK_ALIKE : Liberty.CASTLING_SIGNS, from, strict);
    }
    return Optional.of(signs == 2 ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
  }

  private String taken() {
    int from = text.at;
    text.at = end;
    return text.from(from);
  }

  private int signs() {
    int signs = 0;
    int next = text.at;
    while (signs < 3 && MoveText.isOneOf(SIGNS, text.charAt(next))) {
      signs++;
      end = next + 1;
      next = afterStroke(end);
    }
    return signs;
  }

  /// The index after the hyphen at `index` and the blanks around it; `index` if there is no hyphen.
  private int afterStroke(int index) {
    int stroke = text.afterBlanks(index);
    return MoveText.isOneOf(MoveText.STROKES, text.charAt(stroke))
        ? text.afterBlanks(stroke + 1)
        : index;
  }
}
