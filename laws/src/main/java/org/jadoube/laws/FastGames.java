package org.jadoube.laws;

import java.time.Instant;
import java.util.ArrayList;
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
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.laws.regulations.TimeClass;

/// Appendices A and B: what is simpler in rapid and blitz when few arbiters watch many games.
final class FastGames {
  private FastGames() {}

  /// Whether a game is rapid or blitz without adequate supervision
  /// ([Rule#RAPID_WITHOUT_SUPERVISION], [Rule#BLITZ_WITHOUT_SUPERVISION]); otherwise the
  /// competition rules hold in full ([Rule#RAPID_UNDER_SUPERVISION],
  /// [Rule#BLITZ_UNDER_SUPERVISION]). The regulations say it for the whole event
  /// ([Rule#RAPID_REGIME], [Rule#BLITZ_REGIME]).
  static boolean appliesTo(GameState game) {
    Regulations regulations = game.regulations();
    return regulations.supervision() == Supervision.INADEQUATE
        && regulations.timeClass() != TimeClass.STANDARD;
  }

  /// Whether the flags of a game are the players' own affair.
  static boolean onlyPlayersCallFlags(GameState game) {
    return game.edition().has(Rule.FLAG_CLAIMED_BY_PLAYER) && appliesTo(game);
  }

  /// A claim that the opponent's flag is down. The time stands still while it is decided
  /// ([Rule#FLAG_CLAIM_STOPS_CLOCKS]).
  static Outcome claimFlag(Colour claimant, Instant at, GameState game) {
    Colour opponent = claimant.opposite();
    boolean own = game.clock().flagDown(claimant, at);
    boolean theirs = game.clock().flagDown(opponent, at);
    if (own && theirs && game.edition().has(Rule.BOTH_FLAGS_DOWN_IN_RAPID)) {
      return Outcome.of(game, bothDown(at, game));
    }
    if (own && game.edition().has(Rule.FLAG_CLAIM_WITH_TIME_LEFT)) {
      return Outcome.refused(
          game, Rule.FLAG_CLAIM_WITH_TIME_LEFT, new Objection.OwnFlagFallen(claimant));
    }
    return Outcome.of(game, FlagFall.flagFall(theirs ? opponent : claimant, at, game));
  }

  /// An arbiter keeps quiet about one flag, and may speak up when both are down.
  static Outcome observeFlag(Act.ObserveFlag act, GameState game) {
    boolean both =
        game.clock().flagDown(Colour.WHITE, act.at())
            && game.clock().flagDown(Colour.BLACK, act.at());
    return both
        ? Outcome.of(game, bothDown(act.at(), game))
        : Outcome.refused(
            game, Rule.FLAG_CLAIMED_BY_PLAYER, new Objection.NotForThisActor(act.by()));
  }

  private static Ruling bothDown(Instant at, GameState game) {
    List<Fact> facts = new ArrayList<>(FlagFall.flagFacts(Colour.WHITE, at, game));
    facts.addAll(FlagFall.flagFacts(Colour.BLACK, at, game));
    return EndingPositions.ends(game, at, Rule.BOTH_FLAGS_DOWN_IN_RAPID, Result.DRAW, facts);
  }

  /// Whether somebody may have a completed illegal move put right: without adequate supervision the
  /// opponent, and in some editions not the arbiter, unless nobody could play on.
  static boolean mayFind(Irregularities.Unfound move, Actor by, GameState game) {
    if (!appliesTo(game)) {
      return !(by instanceof Actor.Clock);
    }
    return switch (by) {
      case Actor.Player(Colour player) -> player == move.by().opposite();
      case Actor.Assistant(Colour player) -> player == move.by().opposite();
      case Actor.Arbiter _ -> terms(game).inRapid().arbiterFinds() || intervenes(game);
      case Actor.Clock _ -> false;
    };
  }

  /// The rule that says who may find an illegal move, and until when.
  static Rule findingRule(GameState game) {
    if (!appliesTo(game)) {
      return Rule.ILLEGAL_MOVE_COMPLETED;
    }
    return winsInBlitz(game) ? Rule.ILLEGAL_MOVE_IN_BLITZ : Rule.ILLEGAL_MOVE_IN_RAPID;
  }

  /// The rule under which there is no illegal move to be found, for instance because it stands.
  static Rule nothingToFind(GameState game) {
    return game.events().stream().anyMatch(BoardEvent.IllegalMoveStands.class::isInstance)
        ? Rule.ILLEGAL_MOVE_STANDS
        : findingRule(game);
  }

  /// Whether the arbiter intervenes all the same, for nobody could play on.
  private static boolean intervenes(GameState game) {
    boolean blitz = game.regulations().timeClass() == TimeClass.BLITZ;
    return isIllegal(game) && !(blitz && game.edition().has(Rule.RAPID_RULES_NOT_IN_BLITZ));
  }

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

  /// With which illegal move a player loses.
  static int losingIllegalMove(GameState game) {
    int usual = terms(game).losingIllegalMove();
    return !appliesTo(game) ? usual : winsInBlitz(game) ? 1 : terms(game).inRapid().losing(usual);
  }

  /// The rule under which it is lost.
  static Rule lossRule(GameState game) {
    if (!appliesTo(game)) {
      return Rule.ILLEGAL_MOVE_LOSS;
    }
    return winsInBlitz(game) ? Rule.ILLEGAL_MOVE_IN_BLITZ : Rule.ILLEGAL_MOVE_IN_RAPID;
  }

  /// The rule under which it is drawn instead, if the opponent cannot checkmate.
  static Rule unwinnableRule(GameState game) {
    return appliesTo(game) && winsInBlitz(game)
        ? Rule.ILLEGAL_MOVE_IN_BLITZ_UNWINNABLE
        : Rule.ILLEGAL_MOVE_UNWINNABLE;
  }

  /// The rule under which a flag-fall is drawn if the opponent cannot checkmate.
  static Rule flagUnwinnableRule(GameState game) {
    return appliesTo(game) && game.edition().has(Rule.FLAG_CLAIM_UNWINNABLE)
        ? Rule.FLAG_CLAIM_UNWINNABLE
        : Rule.FLAG_FALL_UNWINNABLE;
  }

  private static boolean winsInBlitz(GameState game) {
    return game.regulations().timeClass() == TimeClass.BLITZ
        && game.edition().has(Rule.ILLEGAL_MOVE_IN_BLITZ);
  }

  private static BoardTerms terms(GameState game) {
    return game.terms().board();
  }

  /// Once the opponent has made his next move an illegal move can no longer be claimed.
  static Outcome letStand(Colour player, Instant at, GameState game) {
    Colour offender = player.opposite();
    boolean stands =
        appliesTo(game)
            && game.phase() != Phase.FINISHED
            && game.irregularities().unfound().stream().anyMatch(each -> each.by() == offender);
    return stands
        ? Outcome.of(
            game,
            new BoardEvent.IllegalMoveStands(
                at, game.edition().cite(Rule.ILLEGAL_MOVE_STANDS), offender))
        : Outcome.nothing(game);
  }

  /// The arbiter has seen an illegal position; in some editions that is an illegal move found.
  static Outcome seeIllegalPosition(BoardAct.Report act, GameState game) {
    Rule rule = Rule.BOTH_KINGS_IN_CHECK;
    if (!terms(game).waitsAtIllegalPosition()) {
      return IllegalMoves.report(act, game);
    }
    if (!(act.by() instanceof Actor.Arbiter) || !appliesTo(game)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return isIllegal(game)
        ? Outcome.of(game, new BoardEvent.IllegalPositionSeen(act.at(), game.edition().cite(rule)))
        : Outcome.refused(game, rule, new BoardObjection.NothingIrregular(act.what()));
  }

  /// The move that the arbiter waited for is completed: an illegal position still there is a draw.
  static Outcome afterTheAwaitedMove(Instant at, GameState game) {
    if (!game.irregularities().awaited() || game.phase() == Phase.FINISHED) {
      return Outcome.nothing(game);
    }
    List<Fact> facts = List.of(new BoardFact.IllegalPosition());
    return isIllegal(game)
        ? Outcome.of(
            game, EndingPositions.ends(game, at, Rule.BOTH_KINGS_IN_CHECK, Result.DRAW, facts))
        : Outcome.of(
            game,
            new BoardEvent.IllegalPositionGone(at, game.edition().cite(Rule.BOTH_KINGS_IN_CHECK)));
  }

  /// Whether an act of moving may be ruled on: without adequate supervision some editions have the
  /// arbiter wait for a player's request.
  static boolean rulesOnTouching(Actor by, GameState game) {
    return switch (by) {
      case Actor.Player _, Actor.Assistant _ -> true;
      case Actor.Arbiter _ -> !(appliesTo(game) && game.edition().has(Rule.ARTICLE_4_ON_REQUEST));
      case Actor.Clock _ -> false;
    };
  }

  /// Whether the other player has to ask for that ruling too.
  static boolean waitsForBoth(Irregularities.Broken move, Actor by, GameState game) {
    boolean asked = by.side().filter(side -> move.asked().contains(side.opposite())).isPresent();
    return appliesTo(game) && terms(game).bothAskForRulings() && !asked;
  }

  /// Whether claims about the set-up are too late.
  static boolean isTooLate(GameState game) {
    return appliesTo(game) && game.movesByBoth() >= terms(game).setUpClaims();
  }

  /// Whether the setting of the clock is no longer changed without need.
  static boolean isTooLateForTheClock(GameState game) {
    return appliesTo(game) && game.movesByBoth() >= terms(game).clockChanges();
  }
}
