package org.jadoube.tournament;

import org.jadoube.chess.domain.Require;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.points.ScoreKind;

/// The points that matches of teams give.
///
/// @param matches match points for a win, a draw and a loss, in half points
/// @param boards the boards of a match
/// @param primary what teams are ranked by first
/// @param allocatedByeHalves match points for a pairing-allocated bye, in half points
/// @param allocatedByeGameHalves game points for it, over all boards, in half points
/// @since 0.1.0
public record MatchScoring(
    Scoring matches,
    int boards,
    ScoreKind primary,
    int allocatedByeHalves,
    int allocatedByeGameHalves) {
  /// The most boards of a match.
  public static final int MOST_BOARDS = 100;

  public MatchScoring {
    Require.within(1, MOST_BOARDS, boards, "boards");
    Require.atLeast(0, allocatedByeHalves, "allocatedByeHalves");
    Require.atLeast(0, allocatedByeGameHalves, "allocatedByeGameHalves");
  }

  /// 2, 1 and 0 match points; teams are ranked by them, and a pairing-allocated bye is a match won
  /// with every board drawn.
  public static MatchScoring usual(int boards) {
    return new MatchScoring(new Scoring(4, 2, 0), boards, ScoreKind.MATCH_POINTS, 4, boards);
  }
}
