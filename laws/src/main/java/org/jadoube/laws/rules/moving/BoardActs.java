package org.jadoube.laws.rules.moving;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
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

  public static Outcome decide(BoardAct deed, Act act, GameState game) {
    return switch (deed) {
      case BoardAct.Touch touch ->
          havingTheMove(deed, act, game, (player, next) -> Hands.touch(player, touch, act, next));
      case BoardAct.Adjust adjust ->
          havingTheMove(deed, act, game, (player, next) -> Hands.adjust(player, adjust, act, next));
      case BoardAct.Lift lift ->
          havingTheMove(deed, act, game, (player, next) -> Hands.lift(player, lift, act, next));
      case BoardAct.Place place ->
          havingTheMove(deed, act, game, (player, next) -> Hands.place(player, place, act, next));
      case BoardAct.Promote promote ->
          havingTheMove(
              deed, act, game, (player, next) -> Hands.promote(player, promote, act, next));
      case BoardAct.Release release ->
          havingTheMove(
              deed, act, game, (player, next) -> Hands.release(player, release, act, next));
      case BoardAct.ExcuseContact excuse -> Hands.excuse(excuse, act, game);
      case BoardAct.Displace displace ->
          Displacements.displaced(displace, act, game.cite(Rule.DISPLACED_PIECES), game);
      case BoardAct.PutBack _ -> Displacements.putBack(act, game.cite(Rule.DISPLACED_PIECES), game);
      case BoardAct.RestorePosition restore -> Displacements.restore(restore, act, game);
      case BoardAct.SetUp setUp -> WrongStart.setUp(setUp, act, game);
      case BoardAct.DecideColours decide -> WrongStart.decideColours(decide, act, game);
      case BoardAct.Report report -> report(report, act, game);
      case BoardAct.AgreeToCorrect _ -> StandingIllegalMoves.agree(act, game);
    };
  }

  private static Outcome report(BoardAct.Report deed, Act act, GameState game) {
    return switch (deed.what()) {
      case INITIAL_POSITION, BOARD_ORIENTATION, COLOURS -> WrongStart.report(deed, act, game);
      case DISPLACED_PIECES -> Displacements.report(deed, act, game);
      case ILLEGAL_MOVE -> IllegalMoves.report(deed, act, game);
      case TOUCH_MOVE -> TouchMoveObjections.touchMove(deed, act, game);
      case ILLEGAL_POSITION -> IllegalPositions.report(deed, act, game);
    };
  }

  /// Decides on an act that only the player having the move, or that player's assistant, may do.
  /// The acts of hands are recorded all the same, also while the clocks are stopped.
  private static Outcome havingTheMove(BoardAct deed, Act act, GameState game, ByHand decide) {
    Optional<Colour> player = act.by().side();
    if (player.isEmpty()) {
      return Outcome.refused(
          game, Rule.ARBITER_DOES_NOT_INTERFERE, new Objection.NotForThisActor(act.by()));
    }
    if (act.by() instanceof Actor.Assistant && !ActOfMoving.mayBeAssisted(player.get(), game)) {
      return StrayHands.record(player.get(), deed, act, game.cite(Rule.MOVE_MADE), game)
          .despite(Optional.of(notAssisted(game)));
    }
    return HavingTheMove.keep(
        player.get(), act.at(), game, kept -> inTurn(player.get(), deed, act, kept, decide));
  }

  private static Refusal notAssisted(GameState game) {
    return new Refusal(
        game.cite(Rule.MOVE_MADE), new Objection.NotInThisEdition(Rule.ASSISTANT_FOR_MOVING));
  }

  private static Outcome inTurn(
      Colour player, BoardAct deed, Act act, GameState game, ByHand decide) {
    return game.turn() == player
        ? decide.by(player, game)
        : OutOfTurn.decide(player, deed, act, game);
  }

  /// A rule for an act with the pieces.
  private interface ByHand {
    Outcome by(Colour player, GameState game);
  }
}
