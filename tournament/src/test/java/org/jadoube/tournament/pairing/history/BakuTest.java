package org.jadoube.tournament.pairing.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.history.RoundQuestion.Obstacle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Baku acceleration (C.04.7).
final class BakuTest {
  private static Tournament accelerated(PointSystem points, int players, int rounds) {
    return new Tournament(
            Format.SWISS,
            points,
            IntStream.rangeClosed(1, players).mapToObj(n -> new Player(n, "P" + n)).toList(),
            rounds,
            List.of(),
            List.of())
        .reporting(List.of("152 W", "192 FIDE_DUTCH_BAKU"));
  }

  /// Each round is drawn throughout: 1 and 2 change colours, as do the others.
  private static Tournament drawn(Tournament tournament, int rounds) {
    int players = tournament.participants().size();
    Tournament played = tournament;
    for (int round = 1; round <= rounds; round++) {
      boolean odd = round % 2 == 1;
      played =
          played.plus(
              new Round(
                  IntStream.rangeClosed(1, players / 2)
                      .<Pairing>mapToObj(i ->
                          odd
                              ? new Game(2 * i - 1, 2 * i, Result.DRAW)
                              : new Game(2 * i, 2 * i - 1, Result.DRAW))
                      .toList()));
    }
    return played;
  }

  private static List<Contender> present(Tournament tournament) {
    return switch (RoundQuestion.of(tournament, tournament.rounds().size() + 1)) {
      case RoundQuestion.Ready(var question) -> question.present();
      case RoundQuestion.Unready(var obstacle) -> throw new AssertionError(obstacle);
    };
  }

  @Test
  void points_must_make_a_win_two_draws_and_a_loss_nothing() {
    PointSystem football = new PointSystem(new Scoring(6, 2, 0), 6, Optional.empty());

    assertThat(RoundQuestion.of(accelerated(football, 8, 5), 1))
        .isEqualTo(new RoundQuestion.Unready(Obstacle.ACCELERATION_UNFIT));
  }

  @ParameterizedTest
  @CsvSource({"4, 2", "5, 4", "6, 4", "8, 4", "9, 6", "161, 82"})
  void the_first_group_is_half_of_the_list_rounded_up_to_even(int players, int group) {
    assertThat(present(accelerated(PointSystem.CLASSIC, players, 9)))
        .filteredOn(player -> player.tenths() > 0)
        .hasSize(group);
  }

  @ParameterizedTest
  @CsvSource({"9, '10 10 10 5 5 0 0 0 0'", "11, '10 10 10 5 5 5 0 0 0 0 0'", "4, '10 5 0 0'"})
  void a_win_s_points_are_given_and_later_half_of_them_until_half_of_the_rounds(
      int rounds, String points) {
    Tournament tournament = accelerated(PointSystem.CLASSIC, 8, rounds);
    assertThat(
            IntStream.range(0, rounds)
                .mapToObj(played -> present(drawn(tournament, played)))
                .map(players -> "" + (players.getFirst().tenths() - players.getLast().tenths()))
                .collect(Collectors.joining(" ")))
        .isEqualTo(points);
  }

  /// 2 comes in round 2: the last of the group is 5 as before, so the group grows.
  @Test
  void late_entries_leave_the_last_of_the_first_group_the_same() {
    Tournament tournament = accelerated(PointSystem.CLASSIC, 8, 9);
    Tournament late =
        tournament
            .plus(
                Round.of(
                    new Game(1, 6, Result.DRAW),
                    new Game(7, 3, Result.DRAW),
                    new Game(4, 8, Result.DRAW),
                    new Bye(5, Bye.Kind.PAIRING_ALLOCATED)))
            .withByes(List.<RequestedBye>of());

    assertThat(present(late))
        .filteredOn(player -> player.number() <= 5)
        .extracting(Contender::tenths)
        .containsExactly(15, 10, 15, 15, 20);
    assertThat(present(late))
        .filteredOn(player -> player.number() > 5)
        .extracting(Contender::tenths)
        .containsExactly(5, 5, 5);
  }
}
