package org.jadoube.notation;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

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
    Optional<Role> promoted =
        move instanceof Move.Promotion promotion
            ? Optional.of(promotion.promoted())
            : Optional.empty();
    return Coordinates.text(move.from(), move.to(), promoted);
  }

  /// Whether the king's two squares alone would not name this castling: it does not go two squares
  /// from e1 or e8, or its rook does not stand in the corner.
  private static boolean isChess960(Position position, Move.Castling castling) {
    return !position
            .move(castling.king(), castling.to(), Optional.empty())
            .equals(Optional.of(castling))
        || !castling.isStandard();
  }

  /// The legal move that `text` names; castling either way.
  public static Reading<Move> read(Position position, String text) {
    requireNonNull(position, "position");
    return Coordinates.square(text, 0)
        .flatMap(from ->
            Coordinates.square(text, 2)
                .flatMap(to ->
                    Coordinates.promotion(text, PROMOTED)
                        .flatMap(promotion ->
                            StrictReader.read(position, text, from, to, promotion, Uci::write))));
  }
}
