package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.jadoube.chess.Move;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.replay.ReplayBoard;
import org.jadoube.notation.replay.SanText;

/// A way to write moves as bytes.
@FunctionalInterface
public interface MoveWriting {
  /// PGN's algebraic notation.
  MoveWriting SAN = lettered(Language.ENGLISH.letters());

  /// Algebraic notation with the departure square: `Ng1-f3`.
  MoveWriting LONG = SanText.of(Language.ENGLISH.letters(), true)::write;

  /// Coordinates: `g1f3`, `e7e8q`. Castling is as in `Uci.write(Move)`.
  MoveWriting UCI = (before, kept, packed, target, at) -> coordinates(packed, target, at);

  /// The most bytes that a move takes.
  int LONGEST = 512;

  /// Writes a move to `target` from `at` on.
  ///
  /// @return the index after it
  int write(ReplayBoard before, ReplayBoard after, int packed, byte[] target, int at);

  /// Algebraic notation with these letters.
  static MoveWriting lettered(PieceLetters letters) {
    return new Lettered(SanText.of(letters, false));
  }

  /// Any other notation, such as words; slower, because it is written from positions.
  static MoveWriting of(MoveNotation notation) {
    return (before, ignored, packed, target, at) -> {
      byte[] text = notation.write(before.position(), Move.unpacked(packed)).getBytes(UTF_8);
      System.arraycopy(text, 0, target, at, text.length);
      return at + text.length;
    };
  }

  private static int coordinates(int packed, byte[] target, int at) {
    square(PackedMove.from(packed), target, at);
    square(
        PackedMove.kind(packed) == PackedMove.CASTLING ? castled(packed) : PackedMove.to(packed),
        target,
        at + 2);
    if (PackedMove.promoted(packed) == 0) {
      return at + 4;
    }
    target[at + 4] = (byte) " pnbrqk".charAt(PackedMove.promoted(packed));
    return at + 5;
  }

  /// Where the king goes, or its rook's square unless both stand as in standard chess.
  private static int castled(int packed) {
    int rook = PackedMove.rook(packed);
    boolean standard = (PackedMove.from(packed) & 7) == 4 && ((rook & 7) == 0 || (rook & 7) == 7);
    return standard ? PackedMove.to(packed) : rook;
  }

  private static void square(int square, byte[] target, int at) {
    target[at] = (byte) ('a' + (square & 7));
    target[at + 1] = (byte) ('1' + (square >> 3));
  }
}
