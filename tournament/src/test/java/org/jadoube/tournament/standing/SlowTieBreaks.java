package org.jadoube.tournament.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakEdition;

/// The tie-breaks of an individual Swiss once more, as an arbiter would do them by hand: with a
/// table of cells and floating point, and nothing in common with the code that is tested.
final class SlowTieBreaks {
  /// A cell of the crosstable: `G` game, `F` forfeit win, `A` forfeit loss, `P`, `U`, `H`, `Z`
  /// byes.
  record Cell(char what, int opponent, boolean black, double points) {
    boolean vur() {
      return "AHZ".indexOf(what) >= 0;
    }
  }

  private final Map<Integer, List<Cell>> table = new TreeMap<>();
  private final Map<Integer, Integer> ratings = new TreeMap<>();
  private final TieBreakEdition edition;

  SlowTieBreaks(Tournament tournament, TieBreakEdition edition, boolean drawFinalRound) {
    this.edition = edition;
    for (Participant each : tournament.participants()) {
      ratings.put(each.number(), ((Player) each).rating().orElseThrow());
      List<Cell> row = new ArrayList<>();
      tournament.rounds().forEach(round -> row.add(cell(each.number(), round.of(each.number()))));
      Cell last = row.getLast();
      if (drawFinalRound && last.opponent > 0) {
        row.set(row.size() - 1, new Cell('G', last.opponent, last.black, 0.5));
      }
      table.put(each.number(), row);
    }
  }

  private static Cell cell(int number, Optional<Pairing> pairing) {
    if (pairing.isEmpty()) {
      return new Cell('Z', 0, false, 0);
    }
    if (pairing.get() instanceof Bye bye) {
      return switch (bye.kind()) {
        case PAIRING_ALLOCATED -> new Cell('P', 0, false, 1);
        case FULL_POINT -> new Cell('U', 0, false, 1);
        case HALF_POINT -> new Cell('H', 0, false, 0.5);
        case ZERO_POINT -> new Cell('Z', 0, false, 0);
      };
    }
    Game game = (Game) pairing.get();
    boolean black = game.black() == number;
    Result result = game.result().orElseThrow().result();
    Score score = black ? result.black() : result.white();
    double points = score == Score.WIN ? 1 : score == Score.DRAW ? 0.5 : 0;
    char what = !result.forfeit() ? 'G' : points > 0 ? 'F' : 'A';
    return new Cell(what, black ? game.white() : game.black(), black, points);
  }

  List<Cell> row(int number) {
    return Objects.requireNonNull(table.get(number));
  }

  double points(int number) {
    return row(number).stream().mapToDouble(Cell::points).sum();
  }

  /// 16.3.
  double adjusted(int number) {
    List<Cell> row = row(number);
    double sum = 0;
    if (edition == TieBreakEdition.BEFORE_2023) {
      return row.stream().mapToDouble(cell -> cell.what == 'G' ? cell.points : 0.5).sum();
    }
    for (int at = 0; at < row.size(); at++) {
      boolean onlyVursFollow = row.subList(at + 1, row.size()).stream().allMatch(Cell::vur);
      boolean requested = "HZ".indexOf(row.get(at).what) >= 0;
      sum += requested && onlyVursFollow ? 0.5 : row.get(at).points;
    }
    return sum;
  }

  private record Part(double opponent, double value, boolean vur) {}

  private List<Part> parts(int number, ToDoubleFunction<Cell> factor) {
    List<Part> parts = new ArrayList<>();
    for (int round = 0; round < row(number).size(); round++) {
      Cell cell = row(number).get(round);
      double opponent = cell.what == 'G' ? adjusted(cell.opponent) : dummy(number, round);
      boolean vur = cell.vur() && edition != TieBreakEdition.BEFORE_2023;
      parts.add(new Part(opponent, opponent * factor.applyAsDouble(cell), vur));
    }
    parts.sort(Comparator.comparingDouble(Part::opponent).thenComparingDouble(Part::value));
    return parts;
  }

  /// 16.4 of each edition.
  private double dummy(int number, int round) {
    List<Cell> row = row(number);
    Cell cell = row.get(round);
    return switch (edition) {
      case BEFORE_2023 -> {
        double before = row.subList(0, round).stream().mapToDouble(Cell::points).sum();
        yield before + 1 - cell.points + (row.size() - 1 - round) / 2.0;
      }
      case SEPTEMBER_2023, AUGUST_2024 -> points(number);
      case MARCH_2026 ->
          Math.min(points(number), cell.opponent > 0 ? adjusted(cell.opponent) : row.size() / 2.0);
    };
  }

  double buchholz(int number, int low, int high) {
    return cut(parts(number, _ -> 1), low, high);
  }

  double sonnebornBerger(int number, int low, int high) {
    return cut(parts(number, Cell::points), low, high);
  }

  private static double cut(List<Part> parts, int low, int high) {
    for (int i = 0; i < low && !parts.isEmpty(); i++) {
      int cut = 0;
      double best = -1;
      for (int at = 0; at < parts.size(); at++) {
        Part part = parts.get(at);
        if (part.vur && part.value >= parts.getFirst().value && (best < 0 || part.value < best)) {
          // The lowest of all voluntary ones counts: a lower one below the least rules them out.
          best = part.value;
          cut = at;
        }
      }
      double lowest = parts.stream().filter(Part::vur).mapToDouble(Part::value).min().orElse(-1);
      parts.remove(lowest >= 0 && lowest < parts.getFirst().value ? 0 : cut);
    }
    for (int i = 0; i < high && !parts.isEmpty(); i++) {
      parts.removeLast();
    }
    return parts.stream().mapToDouble(Part::value).sum();
  }

  double averageOfBuchholz(int number) {
    return row(number).stream()
        .filter(cell -> cell.what == 'G')
        .mapToDouble(cell -> buchholz(cell.opponent, 0, 0))
        .average()
        .orElse(-1);
  }

  double standard(int number) {
    double sum = 0;
    for (int round = 0; round < row(number).size(); round++) {
      Cell cell = row(number).get(round);
      double par = cell.what == 'G' ? row(cell.opponent).get(round).points : 0.5;
      sum += cell.points > par ? 1 : cell.points == par ? 0.5 : 0;
    }
    return sum;
  }

  double count(int number, Predicate<Cell> which) {
    return row(number).stream().filter(which).count();
  }

  double progressive(int number, int cut) {
    double sum = 0;
    double total = 0;
    for (int at = 0; at < row(number).size(); at++) {
      total += row(number).get(at).points;
      sum += at < cut ? 0 : total;
    }
    return sum;
  }

  double averageRating(int number, int cut) {
    double[] sorted =
        row(number).stream()
            .filter(cell -> cell.what == 'G')
            .mapToDouble(cell -> Objects.requireNonNull(ratings.get(cell.opponent)))
            .sorted()
            .skip(cut)
            .toArray();
    return sorted.length == 0 ? -1 : Math.floor(Arrays.stream(sorted).average().orElse(0) + 0.5);
  }

  /// 6.3 by trying all results of the games that are missing among the tied: who is ranked first,
  /// for every outcome; 0 if that depends.
  int firstInAnyCase(List<Integer> tied) {
    int n = tied.size();
    double[] scores = new double[n];
    List<int[]> missing = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int opponent = tied.get(j);
        var games =
            row(tied.get(i)).stream()
                .filter(cell -> cell.what == 'G' && cell.opponent == opponent)
                .toList();
        scores[i] += games.stream().mapToDouble(Cell::points).average().orElse(0);
        if (i < j && games.isEmpty()) {
          missing.add(new int[] {i, j});
        }
      }
    }
    if (missing.size() > 9) {
      return -1;
    }
    int first = -1;
    for (int outcome = 0; outcome < Math.pow(3, missing.size()); outcome++) {
      int leader = leader(scores, missing, outcome);
      if (leader < 0 || (first >= 0 && first != leader)) {
        return 0;
      }
      first = leader;
    }
    return tied.get(first);
  }

  private static int leader(double[] known, List<int[]> missing, int outcome) {
    double[] scores = known.clone();
    int code = outcome;
    for (int[] game : missing) {
      scores[game[0]] += (code % 3) / 2.0;
      scores[game[1]] += 1 - (code % 3) / 2.0;
      code /= 3;
    }
    int leader = 0;
    boolean alone = true;
    for (int i = 1; i < scores.length; i++) {
      alone = scores[i] > scores[leader] || (alone && scores[i] < scores[leader]);
      leader = scores[i] > scores[leader] ? i : leader;
    }
    return alone ? leader : -1;
  }
}
