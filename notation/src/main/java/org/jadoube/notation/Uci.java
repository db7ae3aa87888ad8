package org.jadoube.notation;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Moves as chess engines exchange them (UCI protocol): `e2e4`, `e7e8q`, `e1g1`.
public final class Uci {
  private static final String PROMOTED = "nbrq";

  private Uci() {}

  /// The text of `move`; castling as the king's two squares, `e1g1`, or where it is not that of
  /// usual chess as the king taking its rook, as [#write960(Move)] has it.
  public static String write(Position position, Move move) {
    requireNonNull(position, "position");
    return move instanceof Move.Castling castling && isChess960(position, castling)
        ? write960(move)
        : plain(move);
  }

  /// The text of `move` as with UCI_Chess960: castling as the king taking its rook, `e1h1`.
  public static String write960(Move move) {
    return move instanceof Move.Castling castling
        ? castling.king().toString() + castling.rook()
        : plain(move);
  }

  private static String plain(Move move) {
    String promoted = move instanceof Move.Promotion promotion ? letter(promotion.promoted()) : "";
    return move.from().toString() + move.to() + promoted;
  }

  static String letter(Role role) {
    return Language.ENGLISH.letters().of(role).toLowerCase(Locale.ROOT);
  }

  /// Whether the king's two squares alone would not name this castling: it does not go two squares
  /// from e1 or e8, or its rook does not stand in the corner.
  private static boolean isChess960(Position position, Move.Castling castling) {
    return !position
            .move(castling.king(), castling.to(), Optional.empty())
            .equals(Optional.of(castling))
        || !isOfUsualChess(castling);
  }

  /// Whether the king stands on the e-file and its rook in a corner.
  static boolean isOfUsualChess(Move.Castling castling) {
    File rook = castling.rook().file();
    return castling.king().file() == File.E && (rook == File.A || rook == File.H);
  }

  /// The legal move that `text` names; castling either way.
  public static Reading<Move> read(Position position, String text) {
    requireNonNull(position, "position");
    Optional<Square> from = square(text, 0);
    Optional<Square> to = square(text, 2);
    if (from.isEmpty() || to.isEmpty()) {
      int offset = Math.min(from.isEmpty() ? 0 : 2, text.length());
      return Reading.failed(TextFault.at(text, offset, text.substring(offset), "a square"));
    }
    return promotion(text)
        .flatMap(promotion ->
            StrictReader.read(position, text, from.get(), to.get(), promotion, Uci::write));
  }

  private static Optional<Square> square(String text, int offset) {
    return text.length() < offset + 2
        ? Optional.empty()
        : Square.named(text.substring(offset, offset + 2));
  }

  private static Reading<Optional<Role>> promotion(String text) {
    if (text.length() == 4) {
      return Reading.of(Optional.empty());
    }
    int role = PROMOTED.indexOf(text.charAt(4));
    if (role < 0) {
      return Reading.failed(
          TextFault.atCharacter(text, 4, "a piece to promote to, one of q r b n"));
    }
    return text.length() == 5
        ? Reading.of(Optional.of(Role.values()[Role.KNIGHT.ordinal() + role]))
        : Reading.failed(TextFault.atCharacter(text, 5, "the end"));
  }
}
