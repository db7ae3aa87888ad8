package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The examples in the annex of C07 2026: a player's rounds, and what the opponents count.
final class WorkedExamplesTest {
  private static final int HERO = 1;

  /// By round a result and what the opponent counts in the end: `1`, `=`, `0` over the board, `+`
  /// and `-` by forfeit; `U`, `Z` are byes.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1:5 1:5 0:6.5 Z 1:4.5 =:6 1:5 =:6.5 1:5.5 1:6           | 7   | BH    | 57    | 55
          1:5 1:5 0:6.5 Z 1:4.5 =:6 1:5 =:6.5 1:5.5 1:6           | 7   | BH/C1 | 50    | 50
          1:5 1:5 0:6.5 Z 1:4.5 =:6 1:5 =:6.5 1:5.5 1:6           | 7   | SB    | 37.25 | 37.25
          1:5 1:5.5 1:5 1:4.5 1:6 1:5.5 +:5.5 0:6.5 0:6           | 7   | BH    | 51    | 49.5
          U 1:4 0:4 1:4 0:4 1:4 0:4 0:4 0:4                       | 4   | BH    | 36    | 36
          1:3.5 1:6 1:6.5 1:7.5 1:6.5 1:8 =:6.5 0:7 -:7.5 Z       | 6.5 | BH    | 64.5  | 63
          +:4.5 1:5 1:6 1:7 1:8 1:7 1:7 1:8.5 1:8 =:8             | 9.5 | BH    | 74    | 69
          1:3 H 1:1.5 =:3.5 =:3.5                                 | 3.5 | BH    | 15    | 14
          1:3 H 1:1.5 =:3.5 =:3.5                                 | 3.5 | BH/C1 | 11.5  | 11.5
          """)
  void example_has_the_printed_value_by_both_editions(
      String rounds, String points, String tieBreak, String by2024, String by2026) {
    Tournament tournament = tournament(List.of(rounds.split(" +")));
    assertThat(Tables.points(tournament, HERO)).isEqualTo(points);
    assertThat(value(TieBreakEdition.AUGUST_2024, tournament, tieBreak)).isEqualTo(by2024);
    assertThat(value(TieBreakEdition.MARCH_2026, tournament, tieBreak)).isEqualTo(by2026);
  }

  private static String value(TieBreakEdition edition, Tournament tournament, String tieBreak) {
    return Tables.value(Tables.under(edition, tournament), tieBreak, HERO);
  }

  /// The opponent of each round has its number and one more; whoever is needed to lose to is above
  /// them.
  private static Tournament tournament(List<String> cells) {
    List<List<Pairing>> rounds = new ArrayList<>();
    cells.forEach(_ -> rounds.add(new ArrayList<>()));
    int next = cells.size() + 2;
    for (int at = 0; at < cells.size(); at++) {
      String[] parts = cells.get(at).split(":");
      if (parts.length == 1) {
        rounds.get(at).add(new Bye(HERO, bye(parts[0])));
      } else {
        rounds.get(at).add(new Game(HERO, at + 2, result(parts[0])));
        next = fill(rounds, at, parts[0], twice(parts[1]), next);
      }
    }
    return new Tournament(
        Format.SWISS,
        PointSystem.CLASSIC,
        IntStream.range(1, next)
            .mapToObj(number -> new Player(number, "Player " + number, 2000))
            .toList(),
        cells.size(),
        rounds.stream().map(Round::new).toList(),
        List.of());
  }

  /// The opponent is not seen again after a forfeit, which counts as draws; otherwise its points
  /// come from full-point and half-point byes, and the rest of its games are lost.
  private static int fill(
      List<List<Pairing>> rounds, int met, String result, int halves, int next) {
    int opponent = met + 2;
    boolean absent = result.equals("+");
    int missing = halves - (absent ? rounds.size() - 1 - met : against(result));
    int free = next;
    for (int round = 0; round < rounds.size(); round++) {
      if (round != met && !(absent && round > met)) {
        int worth = Math.min(2, missing);
        missing -= worth;
        rounds.get(round).add(other(opponent, worth, free));
        free += worth == 0 ? 1 : 0;
      }
    }
    return free;
  }

  /// The half points of the opponent in that round.
  private static int against(String result) {
    return switch (result) {
      case "0", "-" -> 2;
      case "=" -> 1;
      default -> 0;
    };
  }

  private static Pairing other(int opponent, int halves, int winner) {
    return switch (halves) {
      case 2 -> new Bye(opponent, Bye.Kind.FULL_POINT);
      case 1 -> new Bye(opponent, Bye.Kind.HALF_POINT);
      default -> new Game(opponent, winner, Result.BLACK_WINS);
    };
  }

  private static Bye.Kind bye(String sign) {
    return switch (sign) {
      case "U" -> Bye.Kind.PAIRING_ALLOCATED;
      case "H" -> Bye.Kind.HALF_POINT;
      default -> Bye.Kind.ZERO_POINT;
    };
  }

  private static Result result(String sign) {
    return switch (sign) {
      case "1" -> Result.WHITE_WINS;
      case "=" -> Result.DRAW;
      case "0" -> Result.BLACK_WINS;
      case "+" -> Result.forfeitedBy(Colour.BLACK);
      case "-" -> Result.forfeitedBy(Colour.WHITE);
      default -> throw new IllegalArgumentException(sign);
    };
  }

  private static int twice(String points) {
    return (int) (2 * Double.parseDouble(points));
  }
}
