package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.assertj.core.data.Offset;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Random tournaments, calculated twice.
final class SecondOpinionTest {
  private static final int TOURNAMENTS = 150;

  private static final Map<String, BiFunction<SlowTieBreaks, Integer, Double>> SLOW =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("BH", (slow, number) -> slow.buchholz(number, 0, 0)),
              Map.entry("BH-C1", (slow, number) -> slow.buchholz(number, 1, 0)),
              Map.entry("BH-C2", (slow, number) -> slow.buchholz(number, 2, 0)),
              Map.entry("BH-M1", (slow, number) -> slow.buchholz(number, 1, 1)),
              Map.entry("BH-M2", (slow, number) -> slow.buchholz(number, 2, 2)),
              Map.entry("SB", (slow, number) -> slow.sonnebornBerger(number, 0, 0)),
              Map.entry("SB-C1", (slow, number) -> slow.sonnebornBerger(number, 1, 0)),
              Map.entry("SB-C2", (slow, number) -> slow.sonnebornBerger(number, 2, 0)),
              Map.entry("AOB", SlowTieBreaks::averageOfBuchholz),
              Map.entry("WIN", (slow, number) -> slow.count(number, cell -> cell.points() == 1)),
              Map.entry(
                  "WON",
                  (slow, number) ->
                      slow.count(number, cell -> cell.what() == 'G' && cell.points() == 1)),
              Map.entry(
                  "BPG",
                  (slow, number) -> slow.count(number, cell -> cell.what() == 'G' && cell.black())),
              Map.entry(
                  "BWG",
                  (slow, number) ->
                      slow.count(
                          number,
                          cell -> cell.what() == 'G' && cell.black() && cell.points() == 1)),
              Map.entry("REP", (slow, number) -> slow.count(number, cell -> !cell.vur())),
              Map.entry("STD", SlowTieBreaks::standard),
              Map.entry("PS", (slow, number) -> slow.progressive(number, 0)),
              Map.entry("PS-C1", (slow, number) -> slow.progressive(number, 1)),
              Map.entry("ARO", (slow, number) -> slow.averageRating(number, 0)),
              Map.entry("ARO-C1", (slow, number) -> slow.averageRating(number, 1))));

  static Set<String> tieBreaks() {
    return SLOW.keySet();
  }

  @ParameterizedTest
  @MethodSource("tieBreaks")
  void value_is_what_slow_calculation_finds(String tieBreak) {
    RandomTournaments tournaments = new RandomTournaments(Seeded.random(tieBreak.hashCode()));
    for (int sample = 0; sample < TOURNAMENTS; sample++) {
      check(tournaments.swiss(), tieBreak, tieBreak, false);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-C1", "-M1"})
  void fore_buchholz_is_buchholz_after_a_drawn_final_round(String cut) {
    RandomTournaments tournaments = new RandomTournaments(Seeded.random(83));
    for (int sample = 0; sample < TOURNAMENTS; sample++) {
      check(tournaments.swiss(), "FB" + cut, "BH" + cut, true);
    }
  }

  /// By each edition in turn.
  private static void check(
      Tournament tournament, String tieBreak, String slowName, boolean drawFinalRound) {
    for (TieBreakEdition edition : TieBreakEdition.values()) {
      check(Tables.under(edition, tournament), edition, tieBreak, slowName, drawFinalRound);
    }
  }

  private static void check(
      Tournament tournament,
      TieBreakEdition edition,
      String tieBreak,
      String slowName,
      boolean drawFinalRound) {
    SlowTieBreaks slow = new SlowTieBreaks(tournament, edition, drawFinalRound);
    for (Place place : Tables.standings(tournament, tieBreak).places()) {
      double found = Tables.number(place.values().getFirst());
      assertThat(found)
          .as("%s by %s of %d in %s", tieBreak, edition, place.participant(), tournament)
          .isCloseTo(
              Objects.requireNonNull(SLOW.get(slowName)).apply(slow, place.participant()),
              Offset.offset(1e-9));
    }
  }

  @Test
  void first_of_a_direct_encounter_is_first_however_the_missing_games_end() {
    RandomTournaments tournaments = new RandomTournaments(Seeded.random(63));
    int decided = 0;
    for (int sample = 0; sample < 3000; sample++) {
      Tournament tournament = tournaments.swiss(7, 5, 0.05);
      SlowTieBreaks slow = new SlowTieBreaks(tournament, TieBreakEdition.newest(), false);
      List<Place> places = Tables.standings(tournament, "DE").places();
      for (List<Integer> tied : tied(places)) {
        int first = slow.firstInAnyCase(tied);
        Place best =
            places.stream()
                .filter(place -> tied.contains(place.participant()))
                .findFirst()
                .orElseThrow();
        boolean alone = places.stream().filter(place -> place.rank() == best.rank()).count() == 1;
        if (first > 0) {
          decided++;
          assertThat(best.participant()).as("%s of %s", tied, tournament).isEqualTo(first);
          assertThat(alone).isTrue();
        } else if (first == 0 && met(slow, tied) < tied.size() * (tied.size() - 1L)) {
          assertThat(alone).as("%s of %s", tied, tournament).isFalse();
        }
      }
    }
    assertThat(decided).isGreaterThan(300);
  }

  private static long met(SlowTieBreaks slow, List<Integer> tied) {
    return tied.stream()
        .mapToLong(number ->
            slow.row(number).stream()
                .filter(cell -> cell.what() == 'G' && tied.contains(cell.opponent()))
                .map(SlowTieBreaks.Cell::opponent)
                .distinct()
                .count())
        .sum();
  }

  private static List<List<Integer>> tied(List<Place> places) {
    return places.stream()
        .collect(
            Collectors.groupingBy(
                Place::points,
                TreeMap::new,
                Collectors.mapping(Place::participant, Collectors.toList())))
        .values()
        .stream()
        .filter(group -> group.size() > 1)
        .toList();
  }
}
