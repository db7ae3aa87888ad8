package org.jadoube.laws.rules.binding;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.state.GameState;

/// Guideline II.3.2.7 (Appendix F before 2018): in Chess960 the king's castling square can be one
/// that it can also simply move to. Announcing to castle avoids that misunderstanding
/// ([org.jadoube.laws.edition.Rule#CHESS960_CASTLING_ANNOUNCED]). A king released there after the
/// announcement has begun to castle, and Article 4.7.2 applies.
public final class AnnouncedCastling {
  private AnnouncedCastling() {}

  /// Whether `move` looks like the king's part of the castling that was announced.
  public static boolean begins(Move move, GameState game) {
    return game.table().castling().isPresent()
        && !(move instanceof Move.Castling)
        && announced(game)
            .filter(castling -> castling.king() == move.from() && castling.to() == move.to())
            .isPresent();
  }

  private static Optional<Move.Castling> announced(GameState game) {
    return game.table()
        .castling()
        .flatMap(side -> LegalMoves.legal(game.ply(), new Attempt.Castle(side)))
        .filter(Move.Castling.class::isInstance)
        .map(Move.Castling.class::cast);
  }
}
