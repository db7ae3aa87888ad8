package org.jadoube.tournament.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Tournament;

/// The tie-breaks of a Swiss of teams with 2, 1 and 0 match points once more, with arrays and
/// floating point, and nothing in common with the code that is tested.
final class SlowTeamTieBreaks {
  static final int MATCH = 0;
  static final int GAME = 1;

  private final int teams;
  private final int rounds;
  private final int boards;

  /// By team and round: what happened (`M` match, `F` forfeited by the other, `A` forfeited, and
  /// byes `P`, `U`, `H`, `Z`), the opponent, and the points of both kinds.
  private final char[][] what;

  private final int[][] opponent;
  private final double[][][] points;
  private final double[][] byBoard;

  SlowTeamTieBreaks(Tournament tournament) {
    teams = tournament.participants().size();
    rounds = tournament.rounds().size();
    boards = tournament.points().boards();
    what = new char[teams + 1][rounds];
    opponent = new int[teams + 1][rounds];
    points = new double[2][teams + 1][rounds];
    byBoard = new double[teams + 1][boards];
    for (int team = 1; team <= teams; team++) {
      for (int round = 0; round < rounds; round++) {
        fill(team, round, tournament.rounds().get(round).of(team));
      }
    }
  }

  private void fill(int team, int round, Optional<Pairing> pairing) {
    what[team][round] = 'Z';
    if (pairing.isEmpty()) {
      return;
    }
    switch (pairing.get()) {
      case Match match -> match(team, round, match);
      case Bye bye -> bye(team, round, bye.kind());
      default -> throw new IllegalArgumentException("" + pairing);
    }
  }

  private void bye(int team, int round, Bye.Kind kind) {
    double share =
        switch (kind) {
          case PAIRING_ALLOCATED -> 1;
          case FULL_POINT -> 1;
          case HALF_POINT -> 0.5;
          case ZERO_POINT -> 0;
        };
    what[team][round] = "PUHZ".charAt(kind.ordinal());
    points[MATCH][team][round] = 2 * share;
    points[GAME][team][round] = kind == Bye.Kind.PAIRING_ALLOCATED ? boards / 2.0 : boards * share;
    for (int board = 0; board < boards; board++) {
      byBoard[team][board] += share;
    }
  }

  private void match(int team, int round, Match match) {
    boolean first = match.first() == team;
    double own = 0;
    double other = 0;
    boolean played = false;
    for (int at = 0; at < match.boards().size(); at++) {
      BoardGame board = match.boards().get(at);
      Result result = board.result().map(GameResult::result).orElseThrow();
      boolean white = (board.first() == Colour.WHITE) == first;
      double mine = points(white ? result.white() : result.black());
      own += mine;
      other += points(white ? result.black() : result.white());
      byBoard[team][at] += mine;
      played |= !result.forfeit();
    }
    opponent[team][round] = first ? match.second() : match.first();
    points[GAME][team][round] = own;
    boolean nobody = !played && own + other == 0;
    points[MATCH][team][round] = own > other ? 2 : own == other && !nobody ? 1 : 0;
    what[team][round] = played ? 'M' : own < other || nobody ? 'A' : 'F';
  }

  private static double points(Score score) {
    return score == Score.WIN ? 1 : score == Score.DRAW ? 0.5 : 0;
  }

  double total(int kind, int team) {
    return Arrays.stream(points[kind][team]).sum();
  }

  private boolean voluntary(int team, int round) {
    return "AHZ".indexOf(what[team][round]) >= 0;
  }

  private double adjusted(int kind, int team) {
    double sum = 0;
    boolean open = true;
    for (int round = rounds - 1; round >= 0; round--) {
      open &= voluntary(team, round);
      boolean drawn = open && what[team][round] != 'A';
      sum += drawn ? (kind == MATCH ? 1 : boards / 2.0) : points[kind][team][round];
    }
    return sum;
  }

  /// @param by what the opponents' score is multiplied by; less than 0 for nothing
  double sum(int kind, int by, int team, int cut) {
    List<double[]> parts = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      boolean met = what[team][round] == 'M';
      double score = met ? adjusted(kind, opponent[team][round]) : dummy(kind, team, round);
      double value = by < 0 ? score : score * points[by][team][round];
      parts.add(new double[] {score, value, voluntary(team, round) ? 1 : 0});
    }
    for (int cuts = 0; cuts < cut && !parts.isEmpty(); cuts++) {
      double[] least = parts.getFirst();
      double[] vur = null;
      for (double[] part : parts) {
        least = isBefore(part, least, 0, 1) ? part : least;
        vur = part[2] > 0 && (vur == null || isBefore(part, vur, 1, 0)) ? part : vur;
      }
      parts.remove(vur != null && vur[1] >= least[1] ? vur : least);
    }
    return parts.stream().mapToDouble(part -> part[1]).sum();
  }

  private static boolean isBefore(double[] part, double[] other, int first, int then) {
    return part[first] < other[first] || (part[first] == other[first] && part[then] < other[then]);
  }

  /// 16.4.1, 16.4.2 of 2026.
  private double dummy(int kind, int team, int round) {
    double draw = kind == MATCH ? 1 : boards / 2.0;
    int other = opponent[team][round];
    return Math.min(total(kind, team), other > 0 ? adjusted(kind, other) : rounds * draw);
  }

  /// With match points as the primary score.
  double combination(int team) {
    double divisor = Math.max(1, Math.floor(2.0 * rounds / boards));
    return total(GAME, team) + sum(MATCH, -1, team, 0) / divisor;
  }

  double onBoard(int team, int board) {
    return byBoard[team][board];
  }

  /// The board count, twice as much to be whole.
  double boardCount(int team) {
    double sum = 0;
    for (int board = 0; board < boards; board++) {
      sum += (board + 1) * byBoard[team][board];
    }
    return sum;
  }
}
