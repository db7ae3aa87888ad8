package org.jadoube.notation.san;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.spelling.Spelled;
import org.jadoube.notation.spelling.Spelled.Span;

/// The liberties that only the board shows: where the text of a move differs from the strict form.
final class Liberties {
  private Liberties() {}

  static List<Forgiven> taken(
      Position position, String text, Move move, Spelled spelled, PieceLetters letters) {
    List<Forgiven> taken = new ArrayList<>();
    if (spelled.castling().isEmpty()) {
      letter(text, move, spelled, letters, taken);
      if (!(move instanceof Move.Castling)) {
        origin(MoveWriter.origin(position, move), spelled, taken);
        captureSign(move, spelled, taken);
        rank(move, spelled, taken);
      }
    }
    checkSign(MoveWriter.checkSign(position, move, MoveStyle.PGN), checkSign(move, spelled), taken);
    return taken;
  }

  private static void letter(
      String text, Move move, Spelled spelled, PieceLetters letters, List<Forgiven> taken) {
    String written = letters.of(move.role());
    if (move instanceof Move.Castling castling) {
      taken.add(new Forgiven(Liberty.CASTLING_AS_KING_MOVE, 0, text, castling(castling)));
    } else if (move.role() != spelled.role()) {
      taken.add(new Forgiven(Liberty.MISSING_LETTER, spelled.origin().offset(), "", written));
    }
  }

  private static String castling(Move.Castling castling) {
    return MoveStyle.PGN.castling(castling.side() == CastlingSide.KING_SIDE);
  }

  private static void origin(String needed, Spelled spelled, List<Forgiven> taken) {
    String given = spelled.origin().text();
    if (!given.equals(needed)) {
      Liberty liberty =
          needed.isEmpty()
              ? Liberty.SUPERFLUOUS_ORIGIN
              : given.isEmpty() ? Liberty.MISSING_ORIGIN : Liberty.OTHER_ORIGIN;
      taken.add(new Forgiven(liberty, spelled.origin().offset(), given, needed));
    }
  }

  private static void rank(Move move, Spelled spelled, List<Forgiven> taken) {
    if (spelled.to().rank().isEmpty()) {
      Span given = spelled.destination();
      taken.add(
          new Forgiven(Liberty.MISSING_RANK, given.offset(), given.text(), move.to().toString()));
    }
  }

  private static void captureSign(Move move, Spelled spelled, List<Forgiven> taken) {
    boolean captures = move.captured().isPresent();
    Span sign = spelled.captureSign();
    Optional<Span> late = spelled.lateSign();
    if (captures && !spelled.capture() && late.isPresent()) {
      taken.add(forgiven(Liberty.OTHER_CAPTURE_SIGN, late.get(), "x"));
    } else if (captures && !spelled.capture()) {
      taken.add(forgiven(Liberty.MISSING_CAPTURE_SIGN, sign, "x"));
    } else if (!captures && spelled.capture()) {
      taken.add(forgiven(Liberty.SUPERFLUOUS_CAPTURE_SIGN, sign, ""));
    }
  }

  /// The sign for check or mate. A sign that elsewhere marks captures means mate if nothing is
  /// captured.
  private static Span checkSign(Move move, Spelled spelled) {
    boolean captured = move.captured().isPresent() && !spelled.capture();
    boolean given = !spelled.check().text().isEmpty() || captured;
    return given ? spelled.check() : spelled.lateSign().orElse(spelled.check());
  }

  private static Forgiven forgiven(Liberty liberty, Span span, String expected) {
    return new Forgiven(liberty, span.offset(), span.text(), expected);
  }

  private static void checkSign(String needed, Span given, List<Forgiven> taken) {
    if (!given.text().equals(needed)) {
      Liberty liberty =
          needed.isEmpty()
              ? Liberty.SUPERFLUOUS_CHECK_SIGN
              : given.text().isEmpty() ? Liberty.MISSING_CHECK_SIGN : Liberty.OTHER_CHECK_SIGN;
      taken.add(new Forgiven(liberty, given.offset(), given.text(), needed));
    }
  }
}
