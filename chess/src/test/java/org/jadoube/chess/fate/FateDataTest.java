package org.jadoube.chess.fate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.men.Men;
import org.jadoube.chess.fate.phase.Phases;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Final positions of real games and hard compositions, with verdicts of other programs.
class FateDataTest {
  private static final String COMPOSITIONS = "tests/positions.txt";
  private static final long FEW_NODES = 2_000;
  private static final int FEW_PHASES = 100;

  @Test
  void real_games_are_decided_without_a_contradiction() {
    assertThat(rows(row -> !row.source().contains(COMPOSITIONS)).parallelStream())
        .allSatisfy(row ->
            assertThat(Fate.full(row.position(), row.winner()))
                .isNotInstanceOf(Fate.Undecided.class)
                .matches(row::allows));
  }

  @Test
  void compositions_are_never_decided_wrongly() {
    assertThat(rows(row -> row.source().contains(COMPOSITIONS)).parallelStream())
        .allMatch(row -> row.allows(Fate.full(row.position(), row.winner(), FEW_NODES)));
  }

  @Tag("long")
  @Test
  void compositions_are_decided() {
    assertThat(rows(row -> row.source().contains(COMPOSITIONS)))
        .allMatch(row -> row.allows(Fate.full(row.position(), row.winner())));
  }

  @Test
  void no_walls_are_seen_where_a_mate_is_known() {
    List<Verdicts> rows = rows(row -> row.winnable() && row.source().contains(COMPOSITIONS));
    assertThat(
            IntStream.range(0, rows.size()).filter(i -> i % 3 == 0).parallel().mapToObj(rows::get))
        .filteredOn(row -> row.position().legalMoveCount() > 0)
        .noneMatch(row -> isWalledOff(row.position(), row.winner()));
  }

  @Tag("long")
  @Test
  void no_walls_are_seen_on_the_way_to_a_mate() {
    assertThat(rows(row -> row.winnable() && row.source().contains(COMPOSITIONS)).parallelStream())
        .flatMap(FateDataTest::beforeEachMove)
        .isNotEmpty()
        .noneMatch(row -> isWalledOff(row.position(), row.winner()));
  }

  private static List<Verdicts> beforeEachMove(Verdicts row) {
    List<Verdicts> met = new ArrayList<>();
    if (Fate.full(row.position(), row.winner(), FEW_NODES) instanceof Fate.Winnable(var line)) {
      Position position = row.position();
      for (Move move : line) {
        met.add(new Verdicts(row.fen(), position, row.winner(), true, row.source()));
        position = position.play(move);
      }
    }
    return met;
  }

  private static boolean isWalledOff(Position position, Colour winner) {
    return Stream.of(Phases.Grain.values())
        .map(grain -> new Phases(Men.of(position), position.turn() == winner, grain))
        .anyMatch(phases -> phases.exclude(FEW_PHASES));
  }

  @Test
  void a_glance_is_never_wrong() {
    assertThat(rows(_ -> true).parallelStream())
        .allMatch(row -> row.allows(Fate.quick(row.position(), row.winner())));
  }

  @Test
  void dead_positions_of_real_games_end_them() {
    assertThat(rows(row -> !row.winnable() && !row.source().contains(COMPOSITIONS)))
        .filteredOn(FateDataTest::cannotBeWonByTheOther)
        .isNotEmpty()
        .allMatch(row -> Fate.isDead(row.position()));
  }

  private static boolean cannotBeWonByTheOther(Verdicts row) {
    return Fate.full(row.position(), row.winner().opposite()) instanceof Fate.Unwinnable;
  }

  private static List<Verdicts> rows(Predicate<Verdicts> chosen) {
    return SharedData.lines("fate/winnability.csv").stream()
        .skip(1)
        .map(Verdicts::parse)
        .filter(chosen)
        .toList();
  }
}
