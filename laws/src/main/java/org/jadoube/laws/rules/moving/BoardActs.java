package org.jadoube.laws.rules.moving;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.irregularity.Displacements;
import org.jadoube.laws.rules.irregularity.IllegalMoves;
import org.jadoube.laws.rules.irregularity.IllegalPositions;
import org.jadoube.laws.rules.irregularity.StandingIllegalMoves;
import org.jadoube.laws.rules.irregularity.WrongStart;
import org.jadoube.laws.state.GameState;

/// Dispatches acts on a real board to the rules that decide on them.
public final class BoardActs {
  private BoardActs() {}

  public static Outcome decide(BoardAct act, GameState game) {
    return switch (act) {
      case BoardAct.Touch touch -> havingTheMove(touch, game, Hands::touch);
      case BoardAct.Adjust adjust -> havingTheMove(adjust, game, Hands::adjust);
      case BoardAct.Lift lift -> havingTheMove(lift, game, Hands::lift);
      case BoardAct.Place place -> havingTheMove(place, game, Hands::place);
      case BoardAct.Promote promote -> havingTheMove(promote, game, Hands::promote);
      case BoardAct.Release release -> havingTheMove(release, game, Hands::release);
      case BoardAct.ExcuseContact excuse -> Hands.excuse(excuse, game);
      case BoardAct.Displace displace ->
          Displacements.displaced(displace, game.cite(Rule.DISPLACED_PIECES), game);
      case BoardAct.PutBack back ->
          Displacements.putBack(back, game.cite(Rule.DISPLACED_PIECES), game);
      case BoardAct.RestorePosition restore -> Displacements.restore(restore, game);
      case BoardAct.SetUp setUp -> WrongStart.setUp(setUp, game);
      case BoardAct.DecideColours decide -> WrongStart.decideColours(decide, game);
      case BoardAct.Report report -> report(report, game);
      case BoardAct.AgreeToCorrect agree -> StandingIllegalMoves.agree(agree, game);
    };
  }

  private static Outcome report(BoardAct.Report act, GameState game) {
    return switch (act.what()) {
      case INITIAL_POSITION, BOARD_ORIENTATION, COLOURS -> WrongStart.report(act, game);
      case DISPLACED_PIECES -> Displacements.report(act, game);
      case ILLEGAL_MOVE -> IllegalMoves.report(act, game);
      case TOUCH_MOVE -> TouchMoveObjections.touchMove(act, game);
      case ILLEGAL_POSITION -> IllegalPositions.report(act, game);
    };
  }

  /// Only the player having the move may do this, or that player's assistant; but what hands have
  /// done is recorded all the same, also while the clocks are stopped.
  private static <A extends BoardAct> Outcome havingTheMove(
      A act, GameState game, ByHand<A> decide) {
    Optional<Colour> player = act.by().side();
    if (player.isEmpty()) {
      return Outcome.refused(
          game, Rule.ARBITER_DOES_NOT_INTERFERE, new Objection.NotForThisActor(act.by()));
    }
    if (act.by() instanceof Actor.Assistant && !ActOfMoving.mayBeAssisted(player.get(), game)) {
      return StrayHands.record(player.get(), act, game.cite(Rule.MOVE_MADE), game)
          .despite(Optional.of(notAssisted(game)));
    }
    return HavingTheMove.keep(
        player.get(), act.at(), game, kept -> inTurn(player.get(), act, kept, decide));
  }

  private static Refusal notAssisted(GameState game) {
    return new Refusal(
        game.cite(Rule.MOVE_MADE), new Objection.NotInThisEdition(Rule.ASSISTANT_FOR_MOVING));
  }

  private static <A extends BoardAct> Outcome inTurn(
      Colour player, A act, GameState game, ByHand<A> decide) {
    return game.turn() == player
        ? decide.by(player, act, game)
        : OutOfTurn.decide(player, act, game);
  }

  /// A rule for an act with the pieces.
  private interface ByHand<A extends BoardAct> {
    Outcome by(Colour player, A act, GameState game);
  }
}
