package org.jadoube.laws.permission;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.moving.ActOfMoving;
import org.jadoube.laws.state.GameState;

/// The moves that a player could try. They are worked out on demand, and rarely beyond the first.
final class Attempts {
  private final GameState game;
  private final Actor by;
  private final Instant at;

  Attempts(GameState game, Actor by, Instant at) {
    this.game = game;
    this.by = by;
    this.at = at;
  }

  /// The moves of Article 3, also after the clock was pressed without a move, or in reply to an
  /// illegal one. Last comes an attempt that may be illegal, so that there is something to refuse.
  Stream<Attempt> get() {
    return Stream.concat(moves().map(Attempt::of), Stream.of(any()));
  }

  static Attempt any() {
    return new Attempt.Castle(CastlingSide.KING_SIDE);
  }

  private Stream<Move> moves() {
    return by instanceof Actor.Player(Colour player)
        ? moves(player)
        : LegalMoves.legal(game.ply()).stream();
  }

  private Stream<Move> moves(Colour player) {
    List<Move> replies = ActOfMoving.replies(player, at, game);
    return replies.isEmpty() ? ownMoves() : replies.stream();
  }

  private Stream<Move> ownMoves() {
    return Stream.concat(
        LegalMoves.legal(game.ply()).stream(),
        game.ply().previous().stream().flatMap(ply -> LegalMoves.legal(ply).stream()));
  }
}
