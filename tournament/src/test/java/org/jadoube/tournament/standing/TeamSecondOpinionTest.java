package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.assertj.core.data.Offset;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Tournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random tournaments of teams, calculated twice.
final class TeamSecondOpinionTest {
  private static final int TOURNAMENTS = 300;
  private static final int MATCH = SlowTeamTieBreaks.MATCH;
  private static final int GAME = SlowTeamTieBreaks.GAME;

  private static final Map<String, BiFunction<SlowTeamTieBreaks, Integer, Double>> SLOW =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("BH", (slow, team) -> slow.sum(MATCH, -1, team, 0)),
              Map.entry("BH-C1", (slow, team) -> slow.sum(MATCH, -1, team, 1)),
              Map.entry("BH:GP", (slow, team) -> slow.sum(GAME, -1, team, 0)),
              Map.entry("BH:GP-C2", (slow, team) -> slow.sum(GAME, -1, team, 2)),
              Map.entry("SB", (slow, team) -> slow.sum(MATCH, MATCH, team, 0)),
              Map.entry("SB:GP", (slow, team) -> slow.sum(GAME, GAME, team, 0)),
              Map.entry("EMMSB", (slow, team) -> slow.sum(MATCH, MATCH, team, 0)),
              Map.entry("EMGSB", (slow, team) -> slow.sum(MATCH, GAME, team, 0)),
              Map.entry("EGMSB", (slow, team) -> slow.sum(GAME, MATCH, team, 0)),
              Map.entry("EGGSB", (slow, team) -> slow.sum(GAME, GAME, team, 0)),
              Map.entry("EMMSB-C1", (slow, team) -> slow.sum(MATCH, MATCH, team, 1)),
              Map.entry("EMGSB-C1", (slow, team) -> slow.sum(MATCH, GAME, team, 1)),
              Map.entry("EGMSB-C2", (slow, team) -> slow.sum(GAME, MATCH, team, 2)),
              Map.entry("EGGSB-C1", (slow, team) -> slow.sum(GAME, GAME, team, 1)),
              Map.entry("MPvGP", (slow, team) -> slow.total(GAME, team)),
              Map.entry("SSSC", SlowTeamTieBreaks::combination)));

  static Set<String> tieBreaks() {
    return SLOW.keySet();
  }

  @ParameterizedTest
  @MethodSource("tieBreaks")
  void value_is_what_slow_calculation_finds(String tieBreak) {
    RandomTournaments tournaments = new RandomTournaments(Seeded.random(tieBreak.hashCode()));
    for (int sample = 0; sample < TOURNAMENTS; sample++) {
      Tournament tournament = tournaments.teams();
      SlowTeamTieBreaks slow = new SlowTeamTieBreaks(tournament);
      for (Place place : Tables.standings(tournament, tieBreak).places()) {
        assertThat(Tables.number(place.values().getFirst()))
            .as("%s of %d in %s", tieBreak, place.participant(), tournament)
            .isCloseTo(
                Objects.requireNonNull(SLOW.get(tieBreak)).apply(slow, place.participant()),
                Offset.offset(1e-9));
        assertThat((double) place.points().numerator() / place.points().denominator())
            .isCloseTo(slow.total(MATCH, place.participant()), Offset.offset(1e-9));
      }
    }
  }

  @Test
  void order_on_boards_is_lexicographic() {
    RandomTournaments tournaments = new RandomTournaments(Seeded.random(12));
    int told = 0;
    for (int sample = 0; sample < TOURNAMENTS; sample++) {
      Tournament tournament = tournaments.teams();
      SlowTeamTieBreaks slow = new SlowTeamTieBreaks(tournament);
      told += inOrder(tournament, "TBR", (a, b) -> fromTheTop(slow, tournament, a, b));
      told += inOrder(tournament, "BBE", (a, b) -> fromTheBottom(slow, tournament, a, b));
      told +=
          inOrder(
              tournament,
              "BC",
              (a, b) ->
                  slow.total(GAME, a) == slow.total(GAME, b)
                      ? Double.compare(slow.boardCount(b), slow.boardCount(a))
                      : 0);
    }
    assertThat(told).isGreaterThan(TOURNAMENTS);
  }

  /// How many neighbours with equal points are told apart; no two stand in the wrong order.
  ///
  /// @param better positive if the first team is
  private static int inOrder(
      Tournament tournament, String tieBreak, BiFunction<Integer, Integer, Integer> better) {
    var places = Tables.standings(tournament, tieBreak).places();
    int told = 0;
    for (int at = 1; at < places.size(); at++) {
      Place one = places.get(at - 1);
      Place next = places.get(at);
      boolean alone =
          places.stream().filter(each -> each.points().equals(one.points())).count() == 2;
      if (one.points().equals(next.points()) && (alone || !tieBreak.equals("BC"))) {
        int sign = better.apply(one.participant(), next.participant());
        assertThat(sign).as("%s in %s", tieBreak, tournament).isNotNegative();
        assertThat(one.rank() < next.rank()).isEqualTo(sign > 0);
        told += sign > 0 ? 1 : 0;
      }
    }
    return told;
  }

  private static int fromTheTop(SlowTeamTieBreaks slow, Tournament tournament, int a, int b) {
    for (int board = 0; board < tournament.points().boards(); board++) {
      int sign = Double.compare(slow.onBoard(a, board), slow.onBoard(b, board));
      if (sign != 0) {
        return sign;
      }
    }
    return 0;
  }

  private static int fromTheBottom(SlowTeamTieBreaks slow, Tournament tournament, int a, int b) {
    for (int boards = tournament.points().boards() - 1; boards > 0; boards--) {
      double difference = 0;
      for (int board = 0; board < boards; board++) {
        difference += slow.onBoard(a, board) - slow.onBoard(b, board);
      }
      if (difference != 0) {
        return difference > 0 ? 1 : -1;
      }
    }
    return 0;
  }
}
