package org.jadoube.laws.rules.draw;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.game.ReachedPosition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.state.GameState;

/// Articles 9.2.1 and 9.3.1 (9.2a and 9.3a before 2018): the move by which a draw is claimed is
/// written on the scoresheet and not made. Writing it is part of the claim, and no breach of
/// Article 8.1.2.
public final class DeclaredMoves {
  private DeclaredMoves() {}

  /// Whether a player who has to keep score declares a move that is not on the scoresheet. Where
  /// nobody could check that, it counts as written.
  static boolean isUnwritten(Colour player, Act.ClaimDraw deed, Act act, GameState game) {
    return deed.intended().isPresent()
        && game.turn() == player
        && game.regulations().arbiterPresent()
        && Scorekeeping.isObliged(player, act.at(), game)
        && game.scoresheet(player)
            .at(game.ply().number() + 1)
            .filter(written ->
                written.move().equals(LegalMoves.legal(game.ply(), deed.intended().get())))
            .isEmpty();
  }

  /// Whether the claimant has written the move on that line, so that a claim that waited only for
  /// this is decided.
  public static boolean completes(Colour player, int ply, Written written, GameState game) {
    return !game.regulations().has(Arrangement.CLAIMS_CHECKED_BY_ARBITER)
        && declares(player, ply, written, game);
  }

  /// Whether this is the move declared with the open claim.
  public static boolean declares(Colour player, int ply, Written written, GameState game) {
    return ply == game.ply().number() + 1
        && game.pending()
            .claim()
            .filter(open -> open.made().by() == player && !open.isWithoutTheMove())
            .flatMap(open -> open.made().intended())
            .filter(intended -> written.move().equals(LegalMoves.legal(game.ply(), intended)))
            .isPresent();
  }

  /// The provision under which a player writes the next move to claim by it. A claim is to be
  /// expected if the move repeats a position, or if half of the moves without progress have been
  /// made.
  public static Optional<Rule> toClaim(Colour player, int ply, Written written, GameState game) {
    boolean may =
        isPlayed(game)
            && ply == game.ply().number() + 1
            && game.turn() == player
            && !(Claims.losesByTouching(game) && !game.touched().isEmpty());
    return written
        .move()
        .filter(_ -> may)
        .map(move -> reached(move, game))
        .flatMap(reached -> expected(reached, game));
  }

  private static boolean isPlayed(GameState game) {
    return game.phase() == Phase.RUNNING || game.phase() == Phase.PAUSED;
  }

  private static Optional<Rule> expected(Ply reached, GameState game) {
    return claim(reached, game).map(claim -> DrawClaims.rule(claim, /* byIntendedMove= */ true));
  }

  private static Optional<Claim> claim(ReachedPosition reached, GameState game) {
    if (reached.previousOccurrence().isPresent()) {
      return Optional.of(Claim.THREEFOLD);
    }
    return game.edition()
        .find(Parameters.MOVES_TO_CLAIM)
        .filter(moves -> reached.reversiblePlies() >= moves)
        .map(_ -> Claim.FIFTY_MOVES);
  }

  private static Ply reached(Move move, GameState game) {
    return game.ply()
        .next(
            new Event.MoveMade(
                game.latest().orElseThrow(),
                game.cite(Rule.MOVE_MADE),
                game.turn(),
                move,
                Completion.PENDING,
                game.clock().times(game.latest().orElseThrow())));
  }
}
