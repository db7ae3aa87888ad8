package org.jadoube.notation;

import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/// Moves as chess engines exchange them (UCI protocol): `e2e4`, `e7e8q`, `e1g1`.
///
/// ```java
/// Position start = Position.standard();
/// Move move = Uci.read(start, "g1f3").orThrow(); // => Normal[KNIGHT g1-f3]
/// Uci.write(move); // => g1f3
/// ```
///
/// @since 0.1.0
public final class Uci {
  private static final String PROMOTED = "nbrq";

  private Uci() {}

  /// The text of `move`, which is legal in `position`.
  public static String write(Position position, Move move) {
    return write(move);
  }

  /// The text of `move`. Castling is written as the king's two squares, `e1g1`; unless king and
  /// rook stand as in standard chess, it is written as the king taking its rook, as in
  /// [#write960(Move)].
  public static String write(Move move) {
    return move instanceof Move.Castling castling
        ? Coordinates.text(castling.king(), castling.target(), Optional.empty())
        : plain(move);
  }

  /// The text of `move` as with UCI_Chess960, where castling is the king taking its rook: `e1h1`.
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

  /// The legal move that `text` names. Castling may be written either way.
  public static Reading<Move> read(Position position, String text) {
    return Coordinates.square(text, 0)
        .flatMap(from ->
            Coordinates.square(text, 2)
                .flatMap(to ->
                    Coordinates.promotion(text, PROMOTED)
                        .flatMap(promotion ->
                            StrictReader.read(position, text, from, to, promotion, Uci::write))));
  }
}
