package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.testing.SharedData;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.junit.jupiter.api.Test;

/// The tie-breaks of eighty made events as another program calculates them, by two editions.
final class ReferenceTieBreaksTest {
  private static final int FACTS = 4;

  private final Map<String, Tournament> tournaments = new HashMap<>();

  @Test
  void every_value_is_that_of_the_reference_program() throws IOException {
    List<String> lines = Files.readAllLines(SharedData.path("swiss/tiebreaks.tsv"));
    List<String> header = List.of(lines.getFirst().split("\t"));
    List<TieBreak> tieBreaks =
        header.stream().skip(FACTS).map(name -> TieBreak.read(name).orThrow()).toList();
    Map<String, Standings> standings = new HashMap<>();
    List<String> differing = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> cells = Arrays.asList(line.split("\t", -1));
      Standings ours =
          standings.computeIfAbsent(
              cells.get(0) + " " + cells.get(1), _ -> standings(cells, tieBreaks));
      differing.addAll(differing(cells, header, ours));
    }
    assertThat(differing).isEmpty();
  }

  private Standings standings(List<String> cells, List<TieBreak> tieBreaks) {
    Tournament tournament = tournaments.computeIfAbsent(cells.get(0), this::read);
    TieBreakEdition edition = TieBreakEdition.named(cells.get(1)).orElseThrow();
    return Standings.of(tournament, TieBreakRules.of(tieBreaks).by(edition));
  }

  private Tournament read(String file) {
    try {
      byte[] bytes = Files.readAllBytes(SharedData.path("swiss/" + file));
      return switch (FileTournament.of(Trf.read(bytes).file())) {
        case FileTournament.Understood(var tournament, var _) -> tournament;
        case FileTournament.NotUnderstood(var reasons) -> throw new AssertionError(reasons);
      };
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> differing(List<String> cells, List<String> header, Standings ours) {
    Place place = Tables.place(ours, Integer.parseInt(cells.get(2)));
    return IntStream.range(FACTS, cells.size())
        .filter(at -> !header.get(at).equals("DE"))
        .filter(at -> !same(cells.get(at), place.values().get(at - FACTS)))
        .mapToObj(at -> cells.subList(0, 3) + " " + header.get(at) + ": " + place)
        .toList();
  }

  private static boolean same(String theirs, Optional<Fraction> ours) {
    BigDecimal said = new BigDecimal(theirs);
    return ours.map(value -> value.decimal(2)).orElse(BigDecimal.ZERO).compareTo(said) == 0;
  }

  /// The reference has no values for direct encounters, but places among those with equal points,
  /// and none if nobody can be told apart.
  @Test
  void every_direct_encounter_is_decided_as_by_the_reference_program() throws IOException {
    List<String> lines = Files.readAllLines(SharedData.path("swiss/tiebreaks.tsv"));
    int at = List.of(lines.getFirst().split("\t")).indexOf("DE");
    Map<String, Standings> standings = new HashMap<>();
    List<TieBreak> direct = TieBreak.readList("DE").orThrow();
    for (String line : lines.subList(1, lines.size())) {
      List<String> cells = Arrays.asList(line.split("\t", -1));
      Standings ours = standings.computeIfAbsent(cells.get(0), _ -> standings(cells, direct));
      assertThat(placeAmongEquals(ours, Integer.parseInt(cells.get(2))))
          .as(line)
          .isEqualTo(Integer.parseInt(cells.get(at)));
    }
  }

  private static int placeAmongEquals(Standings standings, int number) {
    Place place = Tables.place(standings, number);
    IntSummaryStatistics ranks =
        standings.places().stream()
            .filter(each -> each.points().equals(place.points()))
            .mapToInt(Place::rank)
            .summaryStatistics();
    return ranks.getMin() == ranks.getMax() ? 0 : place.rank() - ranks.getMin() + 1;
  }
}
