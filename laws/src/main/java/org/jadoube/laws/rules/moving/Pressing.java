package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Mishandling;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.irregularity.IllegalMoves;
import org.jadoube.laws.rules.irregularity.IllegalPositions;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Article 6.2 (6.7 before 2014): pressing the clock, which completes a move, and mishandling it.
/// Until then the player's own time runs ([Rule#TIME_UNTIL_PRESSED]).
public final class Pressing {
  private Pressing() {}

  /// Presses the clock. A press is recorded even if it changes nothing, or comes before the move
  /// can be completed.
  public static Outcome press(Colour player, ClockAct.Press deed, Act act, GameState game) {
    Optional<Citation> why = standing(player, game);
    if (why.isPresent()) {
      return inVain(player, act, why.get(), game);
    }
    Outcome pressed =
        beforeTheMoveIsMade(game)
            .map(early -> Outcome.refused(game, early))
            .orElseGet(
                () -> handled(player, deed, act, game).then(next -> pressed(player, act, next)));
    return pressed.events().isEmpty() ? inVain(player, act, pressed, game) : pressed;
  }

  private static Outcome handled(Colour player, ClockAct.Press deed, Act act, GameState game) {
    return deed.otherHand()
        ? mishandled(player, Mishandling.OTHER_HAND, act.at(), game)
        : Outcome.nothing(game);
  }

  /// Records a press that changes nobody's time.
  static Outcome inVain(Colour player, Act act, Citation why, GameState game) {
    return Outcome.of(game, new ClockEvent.PressedWithoutEffect(act.at(), why, player));
  }

  private static Outcome inVain(Colour player, Act act, Outcome refused, GameState game) {
    Citation why =
        refused.refusal().map(Refusal::citation).orElseGet(() -> game.cite(Rule.CHESS_CLOCK));
    return inVain(player, act, why, game).despite(refused.refusal());
  }

  /// Why pressing changes nothing: the clocks are stopped, or the opponent's is running.
  private static Optional<Citation> standing(Colour player, GameState game) {
    if (game.phase() == Phase.PAUSED) {
      return Optional.of(game.cite(Rule.ARBITER_RESTARTS));
    }
    return game.clock().turn() == player
            || pressedTooEarly(player, game)
            || hasMovedSince(player, game)
        ? Optional.empty()
        : Optional.of(game.cite(Rule.CHESS_CLOCK));
  }

  /// Whether a move has to be completed for which the clock was pressed too early.
  private static boolean pressedTooEarly(Colour player, GameState game) {
    return game.table().uncompleted().contains(player)
        && !game.table().uncompleted().contains(player.opposite());
  }

  /// Whether a player who pressed before moving has now put something else on the board.
  private static boolean hasMovedSince(Colour player, GameState game) {
    return game.turn() == player && hasMoved(player, game);
  }

  private static boolean hasMoved(Colour player, GameState game) {
    Board left = game.table().tidiedAfter(player.opposite(), game.ply());
    return !left.equals(game.ply().board());
  }

  /// Why the move on the board is not made yet: it still has to be announced, or goes into the
  /// envelope.
  private static Optional<Refusal> beforeTheMoveIsMade(GameState game) {
    Optional<Written> sealed =
        game.adjournment().stage() == Adjournment.Stage.SEALING && game.adjournment().played()
            ? game.adjournment().written()
            : Optional.empty();
    Citation citation = game.cite(Rule.MOVE_PLAYED_INSTEAD_OF_SEALED);
    return sealed
        .map(move -> new Refusal(citation, new AdjournmentObjection.MustSealMovePlayed(move)))
        .or(() -> Hands.unannounced(game));
  }

  private static Outcome pressed(Colour player, Act act, GameState game) {
    Instant at = act.at();
    if (game.table().uncompleted().contains(player)) {
      return afterMoving(player, act, game);
    }
    if (game.turn() != player) {
      return handedOver(player, at, game);
    }
    Optional<Move> move = Hands.anyStanding(game);
    if (move.isPresent()) {
      return ActOfMoving.madeByHand(move.get(), at, game)
          .then(next -> afterMoving(player, act, next));
    }
    boolean moved = hasMoved(player, game) && !IllegalMoves.isInHand(player, game);
    return moved || game.edition().has(Rule.CLOCK_PRESSED_WITHOUT_MOVE)
        ? IllegalMoves.completed(player, at, game)
        : beforeMoving(player, at, game);
  }

  private static Outcome afterMoving(Colour player, Act act, GameState game) {
    if (!game.table().uncompleted().contains(player)) {
      return Outcome.nothing(game);
    }
    return IllegalMoves.usedTwoHands(player, game)
        ? IllegalMoves.completed(player, act.at(), game)
        : completed(player, act, game);
  }

  private static Outcome completed(Colour player, Act act, GameState game) {
    Instant at = act.at();
    Citation citation = game.cite(completing(player, act, game));
    Times times = game.clock().pressed(player, at).times(at);
    return Outcome.of(game, new ClockEvent.ClockPressed(at, citation, player, true, times))
        .then(next -> IllegalPositions.afterTheAwaitedMove(at, next));
  }

  private static Rule completing(Colour player, Act act, GameState game) {
    if (act.by() instanceof Actor.Assistant) {
      return Rule.ASSISTANT_FOR_CLOCK;
    }
    return game.turn() == player ? Rule.RIGHT_TO_PRESS : Rule.COMPLETED_MOVE;
  }

  /// The turn goes back to the player who pressed the clock without moving.
  private static Outcome handedOver(Colour player, Instant at, GameState game) {
    Citation citation = game.cite(Rule.CHESS_CLOCK);
    Times times = game.clock().times(at);
    return Outcome.of(game, new ClockEvent.ClockPressed(at, citation, player, false, times));
  }

  private static Outcome beforeMoving(Colour player, Instant at, GameState game) {
    return mishandled(player, Mishandling.BEFORE_MOVING, at, game)
        .then(next -> handedOver(player, at, next));
  }

  public static Outcome mishandle(Colour player, ClockAct.Mishandle deed, Act act, GameState game) {
    return mishandled(player, deed.how(), act.at(), game);
  }

  private static Outcome mishandled(Colour player, Mishandling how, Instant at, GameState game) {
    Citation citation = game.cite(rule(how, game));
    return Outcome.of(game, new ClockEvent.ClockMishandled(at, citation, player, how));
  }

  private static Rule rule(Mishandling how, GameState game) {
    return switch (how) {
      case OTHER_HAND, HOVERING -> Rule.SAME_HAND;
      case HITTING, LIFTING, KNOCKING_OVER -> Rule.CLOCK_HANDLING;
      case BEFORE_MOVING ->
          game.edition().has(Rule.PRESSING_BEFORE_MOVING)
              ? Rule.PRESSING_BEFORE_MOVING
              : Rule.CLOCK_HANDLING;
    };
  }
}
