package org.jadoube.tournament.measure;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.score.BoardScore;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.tiebreak.TieBreakCode;

/// The game points of teams, board by board (C07, 12).
final class TeamBoardPoints {
  private final CountedField field;

  /// By team, its half points on each board.
  private final Map<Integer, int[]> halves = new HashMap<>();

  /// By team, its half points in these matches.
  private final Map<Integer, Integer> gameHalves = new HashMap<>();

  /// @param counted the lines to look at, of each team
  private TeamBoardPoints(CountedField field, List<Integer> teams, Predicate<ScoreLine> counted) {
    this.field = field;
    for (int team : teams) {
      List<ScoreLine> lines = field.card(team).lines().stream().filter(counted).toList();
      halves.put(team, halves(lines));
      gameHalves.put(team, lines.stream().mapToInt(ScoreLine::gameHalves).sum());
    }
  }

  /// Over the whole tournament.
  static TeamBoardPoints overall(CountedField field, List<Integer> teams) {
    return new TeamBoardPoints(field, teams, _ -> true);
  }

  /// In the matches between two teams.
  static TeamBoardPoints between(CountedField field, List<Integer> two) {
    return new TeamBoardPoints(
        field,
        two,
        line -> line.opponent().isPresent() && two.contains(line.opponent().getAsInt()));
  }

  /// Boards that were won without play.
  static List<BoardScore> wins(CountedField field) {
    return same(field, field.points().games().winHalves());
  }

  private static List<BoardScore> same(CountedField field, int halves) {
    return Collections.nCopies(
        field.points().boards(), new BoardScore(Colour.WHITE, false, halves));
  }

  private int[] halves(List<ScoreLine> lines) {
    int[] sums = new int[field.points().boards()];
    for (ScoreLine line : lines) {
      List<BoardScore> boards = boards(line);
      for (int board = 0; board < boards.size(); board++) {
        sums[board] += boards.get(board).halves();
      }
    }
    return sums;
  }

  /// A pairing-allocated bye counts as a win on each board.
  private List<BoardScore> boards(ScoreLine line) {
    int draw = field.points().games().drawHalves();
    return switch (line.kind()) {
      case Kind.PAIRING_ALLOCATED_BYE, Kind.FULL_POINT_BYE -> wins(field);
      case Kind.HALF_POINT_BYE -> same(field, draw);
      default -> line.boards();
    };
  }

  /// The knockout tie-break of that name.
  TieGroups split(TieBreakCode code, List<Integer> tied) {
    return switch (code) {
      case BC -> count(tied);
      case TBR -> lexicographic(tied, this::fromTheTop);
      case BBE -> lexicographic(tied, this::withoutTheBottom);
      default -> throw new IllegalArgumentException("no tie-break of knockouts: " + code);
    };
  }

  /// 12.1: less is better. It takes teams with equal game points.
  private TieGroups count(List<Integer> tied) {
    boolean equal = tied.stream().map(gameHalves::get).distinct().count() == 1;
    Map<Integer, Fraction> counts =
        tied.stream().collect(Collectors.toMap(team -> team, this::boardCount));
    Comparator<Integer> order =
        Comparator.comparing(team -> Objects.requireNonNull(counts.get(team)));
    return new TieGroups(equal ? TieGroups.ordered(tied, order) : List.of(tied), counts);
  }

  private Fraction boardCount(int team) {
    int[] boards = boards(team);
    return Fraction.halves(
        IntStream.range(0, boards.length).mapToLong(board -> (board + 1L) * boards[board]).sum());
  }

  private interface Sequence {
    List<Integer> of(int team);
  }

  private static TieGroups lexicographic(List<Integer> tied, Sequence sequence) {
    Comparator<Integer> order = (a, b) -> compare(sequence.of(b), sequence.of(a));
    return new TieGroups(
        TieGroups.ordered(tied, order),
        tied.stream()
            .collect(
                Collectors.toMap(
                    team -> team, team -> Fraction.halves(sequence.of(team).getFirst()))));
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    return IntStream.range(0, a.size())
        .map(at -> Integer.compare(a.get(at), b.get(at)))
        .filter(sign -> sign != 0)
        .findFirst()
        .orElse(0);
  }

  /// 12.2: the first board, then the second, …
  private List<Integer> fromTheTop(int team) {
    return IntStream.of(boards(team)).boxed().toList();
  }

  /// 12.3: all boards but the last, then all but the last two, …
  private List<Integer> withoutTheBottom(int team) {
    int[] boards = boards(team);
    return IntStream.range(0, boards.length)
        .map(cut -> IntStream.range(0, boards.length - 1 - cut).map(board -> boards[board]).sum())
        .boxed()
        .toList();
  }

  private int[] boards(int team) {
    return Objects.requireNonNull(halves.get(team));
  }
}
