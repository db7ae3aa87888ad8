package org.jadoube.laws.rules.irregularity;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Setup;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Irregularities;

/// Articles 7.2 and 7.3 (7.1 and 7.2 before 2014): irregularities from the very beginning.
public final class WrongStart {
  private WrongStart() {}

  /// The placement of pieces, board and players. Right or wrong, the game is played from there.
  public static Outcome setUp(BoardAct.SetUp deed, Act act, GameState game) {
    Rule rule = Rule.INITIAL_POSITION;
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (game.phase() != Phase.NOT_BEGUN) {
      return Outcome.refused(game, rule, new Objection.GameBegunAlready());
    }
    return isPlayable(deed.board(), game)
        ? Outcome.of(
            game,
            new BoardEvent.BoardSetUp(
                act.at(),
                game.cite(rule),
                act.by(),
                deed.board(),
                deed.boardTurned(),
                deed.coloursReversed()))
        : Outcome.refused(game, rule, new BoardObjection.CannotBePlayed());
  }

  private static boolean isPlayable(Board board, GameState game) {
    return Setup.of(board, game.turn()).position().isPresent();
  }

  /// Somebody points out an irregularity from the beginning.
  public static Outcome report(BoardAct.Report deed, Act act, GameState game) {
    Irregularities.Start start = game.irregularities().start();
    return switch (deed.what()) {
      case INITIAL_POSITION, ILLEGAL_POSITION -> wrongPosition(start.position(), deed, act, game);
      case BOARD_ORIENTATION -> boardTurned(start.board(), deed, act, game);
      default -> coloursReversed(start.colours(), deed, act, game);
    };
  }

  private static Outcome wrongPosition(
      boolean wrong, BoardAct.Report deed, Act act, GameState game) {
    return inTime(
        wrong,
        Rule.WRONG_INITIAL_POSITION,
        new Consequence.NewGame(Optional.empty()),
        deed,
        act,
        game);
  }

  private static Outcome boardTurned(boolean wrong, BoardAct.Report deed, Act act, GameState game) {
    return inTime(wrong, Rule.BOARD_TURNED, new Consequence.BoardTurned(), deed, act, game);
  }

  /// The consequence of an irregularity that exists and was pointed out in time.
  private static Outcome inTime(
      boolean wrong,
      Rule rule,
      Consequence consequence,
      BoardAct.Report deed,
      Act act,
      GameState game) {
    Optional<Objection> objection = objection(wrong, deed, game);
    return objection.isPresent()
        ? Outcome.refused(game, objectionRule(rule, game), objection.get())
        : ruling(rule, consequence, act.at(), game);
  }

  private static Optional<Objection> objection(
      boolean wrong, BoardAct.Report deed, GameState game) {
    if (!wrong) {
      return Optional.of(new BoardObjection.NothingIrregular(deed.what()));
    }
    boolean tooLate = isTooLate(game);
    return tooLate ? Optional.of(new BoardObjection.TooLate(game.movesByBoth())) : Optional.empty();
  }

  /// Whether claims about the set-up are too late.
  private static boolean isTooLate(GameState game) {
    return FastGames.isUnsupervised(game)
        && game.movesByBoth() >= game.parameter(Parameters.SET_UP_FINAL_AFTER);
  }

  private static Rule objectionRule(Rule rule, GameState game) {
    return isTooLate(game) ? Rule.NO_CLAIM_ABOUT_THE_BOARD : rule;
  }

  private static Outcome coloursReversed(
      boolean reversed, BoardAct.Report deed, Act act, GameState game) {
    return reversed
        ? colours(meansNewGame(game), act.at(), game)
        : Outcome.refused(
            game, Rule.COLOURS_REVERSED, new BoardObjection.NothingIrregular(deed.what()));
  }

  private static boolean meansNewGame(GameState game) {
    return game.parameter(Parameters.REVERSED_COLOURS_NEW_GAME_BEFORE)
        .filter(moves -> game.movesByBoth() < moves)
        .isPresent();
  }

  /// The arbiter's decision about reversed colours, where the edition leaves it to the arbiter. It
  /// comes before the irregularity is pointed out, or once the game has been let go on.
  public static Outcome decideColours(BoardAct.DecideColours deed, Act act, GameState game) {
    Rule rule = Rule.COLOURS_REVERSED;
    if (!(act.by() instanceof Actor.Arbiter)
        || !game.parameter(Parameters.ARBITER_MAY_DECIDE_ON_COLOURS)) {
      return Outcome.refused(
          game, rule, new Objection.NotForThisActor(act.by(), Entitled.atDiscretion(act.by())));
    }
    Irregularities.Start start = game.irregularities().start();
    return start.colours() || start.keptColours()
        ? colours(deed.newGame(), act.at(), game)
        : Outcome.refused(game, rule, new BoardObjection.NothingIrregular(Irregularity.COLOURS));
  }

  private static Outcome colours(boolean newGame, Instant at, GameState game) {
    Consequence consequence =
        newGame ? new Consequence.NewGame(Optional.empty()) : new Consequence.ColoursStay();
    return ruling(Rule.COLOURS_REVERSED, consequence, at, game);
  }

  private static Outcome ruling(Rule rule, Consequence consequence, Instant at, GameState game) {
    List<Fact> facts =
        List.of(
            new BoardFact.MovesByBoth(game.movesByBoth()),
            new Fact.ClocksShowed(game.clock().times(at)));
    return Outcome.of(game, new Ruling(at, game.cite(rule), List.of(consequence), facts));
  }
}
