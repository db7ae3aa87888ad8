package org.jadoube.laws.rules.irregularity;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Irregularities;

/// Article A.5.2 (B.3c, A.4b, A.4.2 before 2023): an illegal move that stands, and correcting it by
/// agreement of the players and without the arbiter.
public final class StandingIllegalMoves {
  private static final Rule RULE = Rule.CORRECTED_BY_AGREEMENT;

  private StandingIllegalMoves() {}

  /// Once the opponent has made the next move, an illegal move can no longer be claimed.
  public static Outcome letStand(Colour player, Instant at, GameState game) {
    Colour offender = player.opposite();
    boolean stands =
        FastGames.isUnsupervised(game)
            && game.phase() != Phase.FINISHED
            && game.irregularities().unfound().stream().anyMatch(each -> each.by() == offender);
    return stands
        ? Outcome.of(
            game,
            new BoardEvent.IllegalMoveStands(at, game.cite(Rule.ILLEGAL_MOVE_STANDS), offender))
        : Outcome.nothing(game);
  }

  public static Outcome agree(Act act, GameState game) {
    Optional<Colour> player = act.by().side();
    if (player.isEmpty()) {
      return Outcome.refused(game, RULE, new Objection.NotForThisActor(act.by()));
    }
    return game.irregularities()
        .stood()
        .map(move -> agree(player.get(), move, act.at(), game))
        .orElseGet(() ->
            Outcome.refused(
                game, RULE, new BoardObjection.NothingIrregular(Irregularity.ILLEGAL_MOVE)));
  }

  private static Outcome agree(
      Colour player, Irregularities.Unfound move, Instant at, GameState game) {
    Outcome agreed = Outcome.of(game, new BoardEvent.CorrectionAgreed(at, game.cite(RULE), player));
    return game.irregularities().agreed().contains(player.opposite())
        ? agreed.then(next -> Outcome.of(next, corrected(move, at, next)))
        : agreed;
  }

  private static Ruling corrected(Irregularities.Unfound move, Instant at, GameState game) {
    return new Ruling(
        at,
        game.cite(RULE),
        List.of(new Consequence.PositionRestored(move.before())),
        List.of(move.misplayed(), new Fact.ClocksShowed(game.clock().times(at))));
  }
}
