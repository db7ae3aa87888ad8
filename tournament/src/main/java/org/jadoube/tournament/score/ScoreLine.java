package org.jadoube.tournament.score;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;

/// A round from one participant's side.
///
/// @param round from 1
/// @param kind what happened
/// @param opponent the opponent's pairing number, if there was one, present or not
/// @param score won, drawn or lost, once it is known; empty without an opponent
/// @param colour the participant's; for a team, the one on its first board
/// @param gameHalves game points, in half points
/// @param matchHalves match points, in half points; 0 for players
/// @param boards the games: one of a player, one for each board of a team, none without an opponent
/// @since 0.1.0
public record ScoreLine(
    int round,
    Kind kind,
    OptionalInt opponent,
    Optional<Score> score,
    Optional<Colour> colour,
    int gameHalves,
    int matchHalves,
    List<BoardScore> boards) {
  /// The ways in which a round can go for a participant.
  public enum Kind {
    /// A game or match was played.
    PLAYED,
    /// It is paired and has no result yet.
    OPEN,
    /// It was forfeited, and not by this participant.
    FORFEIT_WIN,
    /// This participant forfeited it.
    FORFEIT_LOSS,
    /// See [org.jadoube.tournament.Bye.Kind#PAIRING_ALLOCATED].
    PAIRING_ALLOCATED_BYE,
    /// See [org.jadoube.tournament.Bye.Kind#FULL_POINT].
    FULL_POINT_BYE,
    /// See [org.jadoube.tournament.Bye.Kind#HALF_POINT].
    HALF_POINT_BYE,
    /// See [org.jadoube.tournament.Bye.Kind#ZERO_POINT].
    ZERO_POINT_BYE;

    /// Whether the participant asked for the bye, or was just not there (C07, 16.1.1).
    public boolean requestedBye() {
      return this == HALF_POINT_BYE || this == ZERO_POINT_BYE;
    }

    /// Whether the participant was not available to play (C07, 16.1.2).
    public boolean voluntary() {
      return requestedBye() || this == FORFEIT_LOSS;
    }
  }

  public ScoreLine {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, opponent.orElse(1), "opponent");
    Require.atLeast(0, gameHalves, "gameHalves");
    Require.atLeast(0, matchHalves, "matchHalves");
    boards = List.copyOf(boards);
  }

  /// The half points of that kind.
  public int halves(ScoreKind of) {
    return of == ScoreKind.GAME_POINTS ? gameHalves : matchHalves;
  }

  /// The points of that kind.
  public Fraction points(ScoreKind of) {
    return Fraction.halves(halves(of));
  }
}
