package org.jadoube.laws.act;

import java.time.Duration;
import org.jadoube.laws.edition.Rule;

/// A penalty that the arbiter may impose (Article 12.9; 13.4 before 2014).
///
/// @since 0.1.0
public sealed interface Penalty {
  /// A warning.
  record Warning() implements Penalty {}

  /// More time for the opponent.
  record MoreTimeForOpponent(Duration extra) implements Penalty {}

  /// Less time for the offender; a clock never goes below zero.
  record LessTime(Duration less) implements Penalty {}

  /// The opponent's points are raised to the maximum for the game.
  record MorePointsForOpponent() implements Penalty {}

  /// The offender's points in the game are reduced.
  record FewerPoints(Result.Score left) implements Penalty {}

  /// The game is lost; the arbiter decides the opponent's score.
  record LossOfGame(Result.Score opponent) implements Penalty {}

  /// A fine announced in advance, in the event's own words.
  record Fine(String amount) implements Penalty {}

  /// Exclusion from one or more rounds.
  record Exclusion(int rounds) implements Penalty {}

  /// Expulsion from the competition.
  record Expulsion() implements Penalty {}

  /// The rule that allows this penalty.
  default Rule rule() {
    return switch (this) {
      case Warning _ -> Rule.PENALTY_WARNING;
      case MoreTimeForOpponent _ -> Rule.PENALTY_MORE_TIME_FOR_OPPONENT;
      case LessTime _ -> Rule.PENALTY_LESS_TIME;
      case MorePointsForOpponent _ -> Rule.PENALTY_MORE_POINTS_FOR_OPPONENT;
      case FewerPoints _ -> Rule.PENALTY_FEWER_POINTS;
      case LossOfGame _ -> Rule.PENALTY_LOSS_OF_GAME;
      case Fine _ -> Rule.PENALTY_FINE;
      case Exclusion _ -> Rule.PENALTY_EXCLUSION;
      case Expulsion _ -> Rule.PENALTY_EXPULSION;
    };
  }
}
