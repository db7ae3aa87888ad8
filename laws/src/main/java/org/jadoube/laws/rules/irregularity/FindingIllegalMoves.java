package org.jadoube.laws.rules.irregularity;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.ArbiterSeesIllegalMove;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Irregularities;

/// Articles 7.5 and A.5.2 (B.3c in 2009): who may find a completed illegal move, until when, and
/// with which one a player loses.
final class FindingIllegalMoves {
  private FindingIllegalMoves() {}

  /// Whether somebody may have a completed illegal move corrected. Without adequate supervision,
  /// some editions allow only the opponent, not the arbiter, unless play could not continue.
  static boolean mayFind(Irregularities.Unfound move, Actor by, GameState game) {
    if (!FastGames.isUnsupervised(game)) {
      return !(by instanceof Actor.Clock);
    }
    return switch (by) {
      case Actor.Player(Colour player) -> player == move.by().opposite();
      case Actor.Assistant(Colour player) -> player == move.by().opposite();
      case Actor.Arbiter _ ->
          seen(game) != ArbiterSeesIllegalMove.WAITS_FOR_CLAIM || intervenes(move, game);
      case Actor.Clock _ -> false;
    };
  }

  /// Those who may find it, if this actor may not.
  static Entitled finder(Actor by) {
    return by instanceof Actor.Clock ? Entitled.SOMEBODY_PRESENT : Entitled.OFFENDERS_OPPONENT;
  }

  /// The rule that says who may find an illegal move, and until when.
  static Rule findingRule(GameState game) {
    if (!FastGames.isUnsupervised(game)) {
      return Rule.ILLEGAL_MOVE_COMPLETED;
    }
    return winsInBlitz(game) ? Rule.ILLEGAL_MOVE_IN_BLITZ : Rule.ILLEGAL_MOVE_IN_RAPID;
  }

  /// The rule under which an illegal move can no longer be found, for instance because it stands,
  /// or under which a position is legal.
  static Rule nothingToFind(Irregularity what, GameState game) {
    if (what == Irregularity.ILLEGAL_POSITION && game.edition().has(Rule.ILLEGAL_POSITION)) {
      return Rule.ILLEGAL_POSITION;
    }
    return game.landmarks().illegalMoveStood() ? Rule.ILLEGAL_MOVE_STANDS : findingRule(game);
  }

  /// The illegal move that the arbiter still corrects although it stands, because play cannot
  /// continue: both kings are in check, or a promotion was not completed.
  static Optional<Irregularities.Unfound> standing(Actor by, GameState game) {
    return game.irregularities()
        .stood()
        .filter(_ -> by instanceof Actor.Arbiter && !IllegalPositions.areAwaited(game))
        .filter(move -> intervenes(move, game));
  }

  /// Whether the arbiter intervenes anyway because play could not continue.
  private static boolean intervenes(Irregularities.Unfound move, GameState game) {
    boolean blitz = game.regulations().timeClass() == TimeClass.BLITZ;
    boolean stuck =
        IllegalPositions.isIllegal(game) || move.what().kind() == Misplay.Kind.PAWN_NOT_PROMOTED;
    return stuck && !(blitz && game.edition().has(Rule.RAPID_RULES_NOT_IN_BLITZ));
  }

  /// The rule under which the game is drawn instead, if the opponent cannot checkmate.
  static Rule unwinnableRule(GameState game) {
    if (!FastGames.isUnsupervised(game)) {
      return Rule.ILLEGAL_MOVE_UNWINNABLE;
    }
    if (winsInBlitz(game)) {
      return Rule.ILLEGAL_MOVE_IN_BLITZ_UNWINNABLE;
    }
    return game.edition().has(Rule.ILLEGAL_MOVE_IN_RAPID_UNWINNABLE)
        ? Rule.ILLEGAL_MOVE_IN_RAPID_UNWINNABLE
        : Rule.ILLEGAL_MOVE_UNWINNABLE;
  }

  private static boolean winsInBlitz(GameState game) {
    return game.regulations().timeClass() == TimeClass.BLITZ
        && game.edition().has(Rule.ILLEGAL_MOVE_IN_BLITZ);
  }

  private static ArbiterSeesIllegalMove seen(GameState game) {
    return game.parameter(Parameters.ARBITER_SEES_ILLEGAL_MOVE);
  }
}
