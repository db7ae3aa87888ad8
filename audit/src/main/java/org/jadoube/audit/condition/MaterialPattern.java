package org.jadoube.audit.condition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/// Material on the board. `KRP-KR` is White's king, rook and pawn against Black's king and rook; in
/// `KRPKR` either side may have the pawn. After a letter, `*` stands for any number of such pieces,
/// `+` for at least one, `?` for one or none.
///
/// @param either whether either side may have the material written first
record MaterialPattern(Side first, Side second, boolean either) implements Predicate<Position> {
  private static final Role[] ROLES = {Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN};
  private static final String LETTERS = "QRBNP";

  /// No groups within groups, which would take as much stack as the text is long.
  private static final Pattern FORM = Pattern.compile("K([QRBNP*+?]*+)(-?)K([QRBNP*+?]*+)");

  private static final Pattern STRAY_SIGN = Pattern.compile("(?<![QRBNP])[*+?]");
  private static final int ANY = 64;

  /// The permitted numbers of pieces of a kind.
  private record Count(int least, int most) {
    private static final Count NONE = new Count(0, 0);

    Count plus(char sign) {
      return new Count(
          least + (sign == '*' || sign == '?' ? 0 : 1),
          most + (sign == '*' || sign == '+' ? ANY : 1));
    }
  }

  /// The permitted pieces of a side, kind by kind.
  private record Side(List<Count> counts) {
    static Side of(String text) {
      List<Count> counts = new ArrayList<>(Collections.nCopies(ROLES.length, Count.NONE));
      for (int at = 0; at < text.length(); at++) {
        char sign = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        int role = LETTERS.indexOf(text.charAt(at));
        if (role >= 0) {
          counts.set(role, counts.get(role).plus(sign));
        }
      }
      return new Side(counts);
    }

    boolean isOf(Board board, Colour colour) {
      for (int i = 0; i < ROLES.length; i++) {
        int count = Long.bitCount(board.squares(Piece.of(colour, ROLES[i])).bits());
        if (count < counts.get(i).least || count > counts.get(i).most) {
          return false;
        }
      }
      return true;
    }
  }

  /// The pattern in `text`, if it is one.
  static Optional<MaterialPattern> of(String text) {
    return Optional.of(FORM.matcher(text))
        .filter(it -> it.matches() && !STRAY_SIGN.matcher(text).find())
        .map(it ->
            new MaterialPattern(Side.of(it.group(1)), Side.of(it.group(3)), it.group(2).isEmpty()));
  }

  @Override
  public boolean test(Position position) {
    Board board = position.board();
    return isOf(board, Colour.WHITE) || (either && isOf(board, Colour.BLACK));
  }

  private boolean isOf(Board board, Colour colour) {
    return first.isOf(board, colour) && second.isOf(board, colour.opposite());
  }
}
