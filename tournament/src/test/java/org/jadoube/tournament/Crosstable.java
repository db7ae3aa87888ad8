package org.jadoube.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;

/// Reads a crosstable as it is printed in C07: one line a player, `4 2050 +B12 =BYE +W13 =W3 +F1`.
///
/// `+`, `=`, `-` is the result, `W` or `B` the colour, `F` a forfeit; `+BYE` is allocated by the
/// pairing, `*BYE` a full point, `=BYE` a requested half point, `--` nothing, and `.` a free round.
/// Opponents need no line of their own; if they have one, both must agree.
public final class Crosstable {
  private final Map<Integer, OptionalInt> ratings = new TreeMap<>();
  private final List<Map<Integer, Pairing>> rounds = new ArrayList<>();

  private Crosstable() {}

  public static Tournament of(Format format, String text) {
    Crosstable table = new Crosstable();
    text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(table::line);
    return new Tournament(
        format,
        PointSystem.CLASSIC,
        table.ratings.entrySet().stream().<Participant>map(Crosstable::player).toList(),
        table.rounds.size(),
        table.rounds.stream().map(Crosstable::round).toList(),
        List.of());
  }

  private static Player player(Map.Entry<Integer, OptionalInt> entry) {
    int number = entry.getKey();
    return new Player(number, "Player " + number, entry.getValue(), Optional.empty());
  }

  private static Round round(Map<Integer, Pairing> pairings) {
    return new Round(pairings.values().stream().distinct().toList());
  }

  private void line(String line) {
    String[] words = line.split("\\s+");
    int number = Integer.parseInt(words[0]);
    int rating = Integer.parseInt(words[1]);
    ratings.put(number, rating == 0 ? OptionalInt.empty() : OptionalInt.of(rating));
    for (int at = 2; at < words.length; at++) {
      cell(at - 2, number, words[at]);
    }
  }

  private void cell(int round, int number, String cell) {
    while (rounds.size() <= round) {
      rounds.add(new TreeMap<>());
    }
    if (cell.equals(".")) {
      return;
    }
    Pairing pairing = pairing(number, cell);
    for (int each : pairing.participants()) {
      ratings.putIfAbsent(each, OptionalInt.of(1000));
      Pairing before = rounds.get(round).put(each, pairing);
      if (before != null && !before.equals(pairing)) {
        throw new IllegalArgumentException("round " + (round + 1) + ": " + before + ", " + pairing);
      }
    }
  }

  private static Pairing pairing(int number, String cell) {
    return switch (cell) {
      case "+BYE" -> new Bye(number, Bye.Kind.PAIRING_ALLOCATED);
      case "*BYE" -> new Bye(number, Bye.Kind.FULL_POINT);
      case "=BYE" -> new Bye(number, Bye.Kind.HALF_POINT);
      case "--" -> new Bye(number, Bye.Kind.ZERO_POINT);
      default -> game(number, cell);
    };
  }

  /// A forfeited game has the lower number as White.
  private static Game game(int number, String cell) {
    int opponent = Integer.parseInt(cell.substring(2));
    boolean forfeit = cell.charAt(1) == 'F';
    boolean white = forfeit ? number < opponent : cell.charAt(1) == 'W';
    Score own = score(cell.charAt(0));
    Score other = forfeit || own != Score.DRAW ? opposite(own) : Score.DRAW;
    Result result = white ? new Result(own, other, forfeit) : new Result(other, own, forfeit);
    return white ? new Game(number, opponent, result) : new Game(opponent, number, result);
  }

  private static Score opposite(Score score) {
    return score == Score.WIN ? Score.LOSS : Score.WIN;
  }

  private static Score score(char sign) {
    return Objects.requireNonNull(
        Map.of('+', Score.WIN, '=', Score.DRAW, '-', Score.LOSS).get(sign));
  }

  /// A tournament of teams: a round a line, `1-2 1=0+; 3 +BYE`, the results of the first team on
  /// the boards. A double forfeit is `x`.
  public static Tournament teams(Format format, MatchScoring scoring, int teams, String text) {
    List<Round> rounds =
        text.lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .map(line ->
                new Round(
                    List.of(line.split(";\\s*")).stream().map(Crosstable::teamPairing).toList()))
            .toList();
    return new Tournament(
        format,
        PointSystem.of(scoring),
        IntStream.rangeClosed(1, teams)
            .<Participant>mapToObj(number -> new Team(number, "Team " + number))
            .toList(),
        rounds.size(),
        rounds,
        List.of());
  }

  private static Pairing teamPairing(String text) {
    String[] words = text.split("\\s+");
    if (!words[0].contains("-")) {
      return pairing(Integer.parseInt(words[0]), words[1]);
    }
    String[] teams = words[0].split("-");
    return new Match(
        Integer.parseInt(teams[0]),
        Integer.parseInt(teams[1]),
        IntStream.range(0, words[1].length())
            .mapToObj(board -> board(board, words[1].charAt(board)))
            .toList());
  }

  private static BoardGame board(int board, char sign) {
    Colour first = board % 2 == 0 ? Colour.WHITE : Colour.BLACK;
    Result result =
        switch (sign) {
          case '1' -> Result.wonBy(first);
          case '0' -> Result.wonBy(first.opposite());
          case '=' -> Result.DRAW;
          case '+' -> Result.forfeitedBy(first.opposite());
          case '-' -> Result.forfeitedBy(first);
          case 'x' -> new Result(Score.LOSS, Score.LOSS, true);
          default -> throw new IllegalArgumentException("result " + sign);
        };
    return new BoardGame(first, Optional.of(GameResult.of(result)));
  }
}
