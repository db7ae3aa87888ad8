package org.jadoube.chess.retro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.testing.LongRun;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class ReachabilityTest {
  private static final int PLIES = 120;
  private static final String SEARCHED =
      "rnbqkbnr/1ppppppp/P7/8/8/p7/1PPPPPPP/RNBQKB1R w KQkq - 0 1";

  @ParameterizedTest
  @CsvFileSource(resources = "unreachable.csv", delimiter = '|')
  void what_no_game_leads_to_is_named(String fen, String reasons) {
    assertThat(Reachability.from(Setup.standard(), Diagrams.setup(fen)))
        .hasToString("Unreachable[reasons=[" + reasons + "]]");
  }

  @Test
  void the_beginning_is_reached_by_no_moves() {
    assertThat(Reachability.of(Setup.standard())).isEqualTo(new Reachability.Reachable(List.of()));
  }

  @Test
  void a_bishop_may_have_begun_elsewhere_in_chess960() {
    Setup setup = Diagrams.setup("rnbqkbnr/pppppppp/8/8/8/4B3/PPPP1PPP/RN1QKBNR w - - 0 1");
    assertThat(Reachability.of(setup)).isInstanceOf(Reachability.Unknown.class);
  }

  @Test
  void no_more_steps_are_taken_than_allowed() {
    Setup setup = Diagrams.setup(SEARCHED);
    assertThat(Reachability.from(Setup.standard(), setup, 0))
        .isInstanceOf(Reachability.Unknown.class);
    assertThat(Reachability.from(Setup.standard(), setup))
        .isInstanceOf(Reachability.Unreachable.class);
    assertThatThrownBy(() -> Reachability.of(setup, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nothing_is_said_against_positions_of_random_games() {
    assertThat(alarms(18)).isEmpty();
  }

  @Tag("long")
  @Test
  void nothing_is_said_against_positions_of_many_random_games() {
    assertThat(alarms(LongRun.isOfAll() ? 100_000 : 5_000)).isEmpty();
  }

  private static List<String> alarms(int games) {
    return IntStream.range(0, games).parallel().boxed().mapMulti(ReachabilityTest::play).toList();
  }

  /// Plays games of chess and of Chess960 in turn. Some prefer pawn captures and promotions; some
  /// avoid them, so that many pieces stay and the pawns get far.
  private static void play(Integer seed, java.util.function.Consumer<? super String> alarm) {
    RandomGenerator random = Seeded.random(seed);
    boolean standard = seed % 2 == 0;
    Setup beginning = standard ? Setup.standard() : Setup.chess960(random.nextInt(960));
    Setup setup = beginning;
    List<Move> moves = legalMoves(setup);
    for (int ply = 0; ply < PLIES && !moves.isEmpty(); ply++) {
      setup = setup.after(chosen(moves, seed % 3, random));
      moves = legalMoves(setup);
      Reachability found = standard ? Reachability.from(beginning, setup) : Reachability.of(setup);
      if (found instanceof Reachability.Unreachable) {
        alarm.accept("seed " + seed + ", ply " + ply + ": " + found + "\n" + setup.board());
      }
    }
  }

  private static Move chosen(List<Move> moves, int taste, RandomGenerator random) {
    List<Move> liked = new ArrayList<>(moves.stream().filter(tastes().get(taste)).toList());
    List<Move> choice = liked.isEmpty() ? moves : liked;
    return choice.get(random.nextInt(choice.size()));
  }

  private static List<Predicate<Move>> tastes() {
    return List.of(
        _ -> true,
        move -> move.captured().isEmpty(),
        move ->
            move instanceof Move.Promotion
                || move.captured().isPresent() == (move.role() == Role.PAWN));
  }

  private static List<Move> legalMoves(Setup setup) {
    return setup.position().<List<Move>>map(Position::legalMoves).orElse(List.of());
  }
}
