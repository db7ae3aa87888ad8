package org.jadoube.tournament.pairing.history;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissSystem.ByeBar;
import org.jadoube.tournament.pairing.SwissSystem.Downfloats;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.BoardScore;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;

/// Whom somebody has met so far: each round, or in a Double-Swiss two rounds, is a meeting.
///
/// @param games of a meeting
record Meetings(Scorecard card, int games) {
  private List<ScoreLine> lines(int meeting) {
    return card.lines().subList((meeting - 1) * games, meeting * games);
  }

  private int size() {
    return card.lines().size() / games;
  }

  int halves(ScoreKind kind) {
    return halvesBefore(size() + 1, kind);
  }

  /// The half points of all meetings before one, from 1.
  int halvesBefore(int meeting, ScoreKind kind) {
    return card.lines().stream()
        .limit((meeting - 1L) * games)
        .mapToInt(line -> line.halves(kind))
        .sum();
  }

  /// A meeting from this side.
  ///
  /// @param ahead by how much the score was higher than an opponent's, virtual points included
  /// @param others by number
  PastRound past(
      int meeting,
      Downfloats downfloats,
      PointSystem points,
      IntUnaryOperator ahead,
      IntFunction<Meetings> others) {
    Optional<ScoreLine> met =
        lines(meeting).stream().filter(line -> line.opponent().isPresent()).findFirst();
    if (met.isEmpty()) {
      return unplayed(meeting, downfloats, points);
    }
    int opponent = met.get().opponent().getAsInt();
    int difference = ahead.applyAsInt(opponent);
    Floating floating =
        difference > 0 ? Floating.DOWN : difference < 0 ? Floating.UP : Floating.NONE;
    if (lines(meeting).stream().anyMatch(Meetings::isPlayed)) {
      return PastRound.game(opponent, met.get().colour().orElseThrow(), floating);
    }
    return isForfeited(meeting) || others.apply(opponent).isForfeited(meeting)
        ? unplayed(meeting, downfloats, points)
        : new PastRound(opponent, Optional.empty(), floating);
  }

  private static boolean isPlayed(ScoreLine line) {
    return line.kind() == Kind.PLAYED && line.boards().stream().anyMatch(BoardScore::played);
  }

  /// Whether this side has forfeited all its games: then there was no meeting (C.04.2 3.5).
  private boolean isForfeited(int meeting) {
    return lines(meeting).stream().allMatch(line -> line.kind() == Kind.FORFEIT_LOSS);
  }

  private PastRound unplayed(int meeting, Downfloats downfloats, PointSystem points) {
    boolean down =
        switch (downfloats) {
          case NO_UNPLAYED_ROUND -> false;
          case EVERY_UNPLAYED_ROUND -> true;
          case POINTS_WITHOUT_PLAYING ->
              lines(meeting).stream()
                  .anyMatch(line ->
                      line.kind() == Kind.PAIRING_ALLOCATED_BYE
                          || line.gameHalves() > points.lossHalves(ScoreKind.GAME_POINTS));
        };
    return PastRound.unplayed(down ? Floating.DOWN : Floating.NONE);
  }

  /// Whether anything of it bars from another bye.
  boolean barBye(ByeBar bar) {
    for (int meeting = 1; meeting <= size(); meeting++) {
      List<ScoreLine> lines = lines(meeting);
      boolean won = lines.stream().allMatch(line -> line.kind() == Kind.FORFEIT_WIN);
      if (won || lines.stream().anyMatch(line -> bars(line.kind(), bar))) {
        return true;
      }
    }
    return false;
  }

  private static boolean bars(Kind kind, ByeBar bar) {
    return kind == Kind.PAIRING_ALLOCATED_BYE
        || (kind == Kind.FULL_POINT_BYE && bar == ByeBar.WIN_WITHOUT_PLAYING);
  }
}
