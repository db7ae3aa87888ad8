package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.score.Scorecards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// C07, 6: participants with equal points, and the games among them.
final class DirectEncounterTest {
  /// Where all have met, the separate standings decide (6.2).
  @ParameterizedTest
  @CsvSource({
    "2, 1+2, 1 2",
    "2, 1=2, 1=2",
    "2, 2+1, 2 1",
    "3, 1+2 1=3 2+3, 1 2 3",
    "3, 1+2 2+3 3+1, 1=2=3",
    "3, 1+2 1+3 2=3, 1 2=3",
    "4, 1+3 1+4 2+1 2+4 3+2 4+3, 2 1 4 3", // 2, 2, 1, 1; then 2 beat 1, and 4 beat 3
    "4, 1+2 1+3 1+4 2+3 3+4 4+2, 1 2=3=4",
    "4, 1=2 1+3 1=4 2+3 2=4 3=4, 1=2 4 3", // 2, 2, ½, 1½; 1 and 2 drew
    "2, 1+2 1=2, 1 2", // an average of ¾ against ¼
    "2, 1+2 2+1, 1=2",
    "3, 1+2 1+2 3+1 2+3 2+3 2+3, 1=2=3", // averages: each of the three has 1
    "3, 1=2 1=2 1+3 2+3 3=2, 1 2 3", // 1½; ½ + ¾; ¼
  })
  void separate_standings_decide(int players, String games, String order) {
    assertThat(Tables.order(tied(Format.SWISS, players, games), "DE")).isEqualTo(order);
    assertThat(Tables.order(tied(Format.ROUND_ROBIN, players, games), "DE")).isEqualTo(order);
  }

  /// Where not all have met, only who is first in any case is first, and so on (6.3).
  @ParameterizedTest
  @CsvSource({
    "3, 1+2 1+3, 1 2=3",
    "3, 1+2 1=3, 1=2=3", // 3 could get 1½ by beating 2, as many as 1 has
    "3, 1+2, 1=2=3",
    "4, 1+2 1+3 1+4 2+3 2+4, 1 2 3=4",
    "4, 1+2 1+3 1+4, 1 2=3=4",
    "4, 1+2 1+3 1+4 2=3, 1 2=3=4",
    "4, 1+2 1+3 2+4 3+4, 1=2=3=4",
    "4, 1+2 1=3 1+4 3+2 2=4, 1=2=3=4", // 3 has 1½ and could reach 2½ like 1
    "5, 1+2 1+3 1+4 1+5 2+3 3+4 4+2, 1 2=3=4=5",
    "4, 1+2 1+3 1+4 2+3 2=4, 1 2=3=4", // 4 has ½ and could reach 1½ like 2
    "4, 1+2 1+3 1+4 2+3 2+4 2=1, 1 2 3=4",
    "5, 1+2 1+3 1+4 2+3 2+4 3=4, 1=2=3=4=5", // 5 has met nobody and could have 4
  })
  void missing_games_are_not_guessed(int players, String games, String order) {
    assertThat(Tables.order(tied(Format.SWISS, players, games), "DE")).isEqualTo(order);
  }

  @ParameterizedTest
  @CsvSource({
    "SWISS, DE, 1=2", // 6.1.1
    "SWISS, DE/P, 1 2",
    "ROUND_ROBIN, DE, 1 2", // 15.2
    "SCHEVENINGEN, DE, 1 2"
  })
  void forfeits_are_encounters_if_the_format_or_the_rules_say_so(
      Format format, String tieBreak, String order) {
    assertThat(Tables.order(tied(format, 2, "1f2"), tieBreak)).isEqualTo(order);
  }

  @Test
  void value_is_the_score_in_the_separate_standings() {
    Tournament tournament = tied(Format.SWISS, 4, "1+2 1=3 1=3 3+2 2=4");
    assertThat(Tables.values(tournament, "DE")).isEqualTo("1.5 0.5 1.5 0.5");
  }

  @Test
  void who_has_met_nobody_has_no_value() {
    assertThat(Tables.values(tied(Format.SWISS, 3, ""), "DE")).isEqualTo("none none none");
  }

  @Test
  void tie_break_may_be_listed_twice() {
    // 1, 2 and 3 beat each other in a circle, and all beat 4; 3 had Black twice; then 1 beat 2.
    Tournament circle = tied(Format.SWISS, 4, "1+2 2+3 3+1 1+4 2+4 4-3");
    assertThat(Tables.order(circle, "DE")).isEqualTo("1=2=3 4");
    assertThat(Tables.order(circle, "DE, BPG")).isEqualTo("3 1=2 4");
    assertThat(Tables.order(circle, "DE, BPG, DE")).isEqualTo("3 1 2 4");
  }

  /// Players with equal points, of whom these games are known: `1+2` was won by 1 with White, `1-2`
  /// by 2, `1=2` drawn, `1f2` forfeited by 2. Each is a round; byes make the points equal.
  static Tournament tied(Format format, int players, String games) {
    List<Round> rounds = new ArrayList<>();
    Arrays.stream(games.split(" "))
        .filter(game -> !game.isEmpty())
        .forEach(game -> rounds.add(Round.of(game(game))));
    Tournament tournament =
        new Tournament(
            format,
            PointSystem.CLASSIC,
            IntStream.rangeClosed(1, players)
                .<Participant>mapToObj(number -> new Player(number, "P" + number, 2000))
                .toList(),
            rounds.size() + 20,
            rounds,
            List.of());
    return levelled(tournament);
  }

  private static Game game(String text) {
    int white = text.charAt(0) - '0';
    int black = text.charAt(2) - '0';
    Result result =
        switch (text.charAt(1)) {
          case '+' -> Result.WHITE_WINS;
          case '-' -> Result.BLACK_WINS;
          case '=' -> Result.DRAW;
          default -> new Result(Score.WIN, Score.LOSS, true);
        };
    return new Game(white, black, result);
  }

  private static Tournament levelled(Tournament tournament) {
    Map<Integer, Fraction> points = new TreeMap<>();
    Scorecards.of(tournament)
        .cards()
        .forEach((number, card) -> points.put(number, card.points(tournament.points().primary())));
    Fraction most = points.values().stream().max(Fraction::compareTo).orElseThrow();
    List<Pairing> byes = new ArrayList<>();
    points.forEach((number, score) ->
        bye(most.minus(score)).ifPresent(kind -> byes.add(new Bye(number, kind))));
    return byes.isEmpty() ? tournament : levelled(tournament.plus(new Round(byes)));
  }

  private static Optional<Bye.Kind> bye(Fraction missing) {
    if (missing.equals(Fraction.ZERO)) {
      return Optional.empty();
    }
    boolean half = missing.compareTo(Fraction.of(1)) < 0;
    return Optional.of(half ? Bye.Kind.HALF_POINT : Bye.Kind.FULL_POINT);
  }
}
