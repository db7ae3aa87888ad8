package org.jadoube.laws.rules.irregularity;

import java.time.Instant;
import java.util.List;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.ArbiterSeesIllegalPosition;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article A.5.4 (A.4.4 in 2018): both kings in check, or a pawn on its last rank.
public final class IllegalPositions {
  private IllegalPositions() {}

  /// Whether both kings are in check or a pawn stands on its last rank.
  static boolean isIllegal(GameState game) {
    Setup setup = Setup.of(game.board(), game.turn());
    return setup.validate() instanceof Validation.Unplayable(List<Fault> faults)
        && (faults.stream().anyMatch(Fault.PawnOnBackRank.class::isInstance)
            || (inCheck(setup.board(), Colour.WHITE) && inCheck(setup.board(), Colour.BLACK)));
  }

  private static boolean inCheck(Board board, Colour colour) {
    return Setup.of(board, colour.opposite()).validate()
            instanceof Validation.Unplayable(List<Fault> faults)
        && faults.stream().anyMatch(Fault.OpponentInCheck.class::isInstance);
  }

  /// Whether the arbiter waits for the next move. In other editions, and under the competition
  /// rules, seeing an illegal position means finding the move that led to it.
  static boolean areAwaited(GameState game) {
    return FastGames.isUnsupervised(game)
        && game.parameter(Parameters.ARBITER_SEES_ILLEGAL_POSITION)
            == ArbiterSeesIllegalPosition.WAITS;
  }

  /// Somebody has seen an illegal position. Where the arbiter waits, a player claims the illegal
  /// move that led to it, and the arbiter who sees any other position finds that move, too (Article
  /// A.5.2).
  public static Outcome report(BoardAct.Report deed, Act act, GameState game) {
    boolean found = !game.irregularities().unfound().isEmpty();
    boolean claimed = found && (act.by().side().isPresent() || !isIllegal(game));
    return areAwaited(game) && !claimed ? see(deed, act, game) : intervene(deed, act, game);
  }

  /// The arbiter intervenes at once ([Rule#ILLEGAL_POSITION]). A position that no legal moves lead
  /// to comes from an illegal move, from displaced pieces or from a wrong start.
  private static Outcome intervene(BoardAct.Report deed, Act act, GameState game) {
    if (!game.irregularities().unfound().isEmpty()) {
      return IllegalMoves.report(deed, act, game);
    }
    if (Displacements.areFound(game)) {
      return Displacements.report(deed, act, game);
    }
    return game.irregularities().start().position()
        ? WrongStart.report(deed, act, game)
        : IllegalMoves.report(deed, act, game);
  }

  /// The arbiter waits for the next move.
  private static Outcome see(BoardAct.Report deed, Act act, GameState game) {
    Rule rule = Rule.BOTH_KINGS_IN_CHECK;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return isIllegal(game)
        ? Outcome.of(game, new BoardEvent.IllegalPositionSeen(act.at(), game.cite(rule)))
        : Outcome.refused(game, rule, new BoardObjection.NothingIrregular(deed.what()));
  }

  /// After the move that the arbiter waited for, a position that is still illegal is a draw.
  public static Outcome afterTheAwaitedMove(Instant at, GameState game) {
    if (!game.irregularities().awaited() || game.phase() == Phase.FINISHED) {
      return Outcome.nothing(game);
    }
    List<Fact> facts = List.of(new BoardFact.IllegalPosition());
    return isIllegal(game)
        ? Outcome.of(game, GameEnd.ruling(game, at, Rule.BOTH_KINGS_IN_CHECK, Result.DRAW, facts))
        : Outcome.of(
            game, new BoardEvent.IllegalPositionGone(at, game.cite(Rule.BOTH_KINGS_IN_CHECK)));
  }
}
