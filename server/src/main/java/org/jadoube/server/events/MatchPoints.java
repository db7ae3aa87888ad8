package org.jadoube.server.events;

import org.jadoube.chess.Colour;
import org.jadoube.competition.BoardGame;
import org.jadoube.competition.Fraction;
import org.jadoube.competition.GameResult;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.RoundMatch;

/// What the boards of a match of teams give so far.
public record MatchPoints(Fraction first, Fraction second) {
  /// What they give so far.
  ///
  /// @param record with the results of its games
  public static MatchPoints of(CompetitionRecord record, CompetitionRound round, RoundMatch match) {
    Scoring scoring = record.terms().regulations().scoring();
    return match.boards().isEmpty()
        ? new MatchPoints(Fraction.ZERO, Fraction.ZERO)
        : new TeamMatches(record, round)
            .match(match).boards().stream()
                .map(board -> of(board, scoring))
                .reduce(new MatchPoints(Fraction.ZERO, Fraction.ZERO), MatchPoints::plus);
  }

  private static MatchPoints of(BoardGame board, Scoring scoring) {
    return new MatchPoints(
        points(board, board.first(), scoring), points(board, board.first().opposite(), scoring));
  }

  private static Fraction points(BoardGame board, Colour colour, Scoring scoring) {
    return board
        .result()
        .map(GameResult::result)
        .map(result -> Fraction.halves(scoring.halves(result, colour)))
        .orElse(Fraction.ZERO);
  }

  private MatchPoints plus(MatchPoints other) {
    return new MatchPoints(first.plus(other.first), second.plus(other.second));
  }
}
