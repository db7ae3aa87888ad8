package org.jadoube.uci.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Clocks;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OwnEngineTest {
  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1,               a1a8, mate 1",
    "7k/8/6K1/8/8/8/8/R7 b - - 0 1,                  h8g8, mate -1",
    "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1,          f6a6, mate 3",
    "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1,             e1e2, cp",
    "8/P7/8/8/8/8/7k/K7 w - - 0 1,                   a7a8q, cp",
    "6k1/8/8/8/8/8/r6r/4K2R w K - 0 1,               h1h2, cp",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4, h5f7, mate 1"
  })
  void finds_the_move(String fen, String move, String score) {
    Answer.Played answer = played(line(fen), Limits.depth(6));
    assertThat(Uci.write(answer.best())).isEqualTo(move);
    assertThat(score(answer).text()).startsWith(score);
  }

  @Test
  void a_move_that_draws_is_worth_nothing() {
    // A queen up, the engine would mate, but the fiftieth move comes first.
    assertThat(score(played(line("7k/8/8/8/8/8/Q7/K7 w - - 99 90"), Limits.depth(5))).text())
        .isEqualTo("cp 0");
    assertThat(score(played(line("7k/8/8/8/8/8/8/KB5n w - - 0 1"), Limits.depth(4))).text())
        .startsWith("cp");
  }

  @Test
  void the_fiftieth_move_may_mate() {
    assertThat(score(played(line("6k1/5ppp/8/8/8/8/8/R6K w - - 99 90"), Limits.depth(4))).text())
        .isEqualTo("mate 1");
  }

  @Test
  void a_lost_game_is_saved_by_repetition() {
    // Qe8+ Kh7 Qh5+ Kg8, and so on.
    Answer.Played answer = played(line("6k1/6p1/8/7Q/8/2q5/rr6/6K1 w - - 0 1"), Limits.depth(8));
    assertThat(score(answer).text()).isEqualTo("cp 0");
  }

  @Test
  void a_third_occurrence_is_a_draw() {
    PlayedLine line = line("7k/8/8/8/8/8/8/KQ6 w - - 0 1");
    for (String move : List.of("b1c1", "h8g8", "c1b1", "g8h8", "b1c1", "h8g8", "c1b1")) {
      line = line.play(Uci.read(line.position(), move).orThrow());
    }
    Answer.Played answer = played(line, Limits.depth(4));
    assertThat(Uci.write(answer.best())).isEqualTo("g8h8");
    assertThat(score(answer).text()).isEqualTo("cp 0");
  }

  @Test
  void the_same_question_gets_the_same_answer() {
    for (Level level : Level.all()) {
      List<Move> moves = List.of(move(level), move(level));
      assertThat(moves.getFirst()).isEqualTo(moves.getLast());
    }
  }

  private static Move move(Level level) {
    try (OwnEngine engine = OwnEngine.of(level, 7)) {
      return engine.answer(PlayedLine.standard(), Limits.nodes(2_000)).move().orElseThrow();
    }
  }

  @Test
  void a_weak_level_slips_by_its_seed() {
    long moves =
        List.of(1, 2, 3, 4, 5, 6, 7, 8).stream()
            .map(seed -> OwnEngine.of(Level.of(1), seed))
            .map(engine -> engine.answer(PlayedLine.standard(), Limits.NONE).move())
            .distinct()
            .count();
    assertThat(moves).isGreaterThan(2);
  }

  @Test
  void chooses_among_the_moves_it_is_given() {
    Move odd = Position.standard().legalMoves().getFirst();
    Limits limits = Limits.depth(4).among(List.of(odd));
    assertThat(played(PlayedLine.standard(), limits).best()).isEqualTo(odd);
  }

  @Test
  void a_finished_game_has_no_move() {
    Answer answer =
        OwnEngine.of(Level.FULL).answer(line("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Limits.NONE);
    assertThat(answer).isEqualTo(Answer.failed(Failure.Kind.GAME_OVER, "There is no legal move."));
  }

  @Test
  void stops_when_it_is_told_to() {
    OwnEngine engine = OwnEngine.of(Level.FULL);
    CompletableFuture<Finding> first = new CompletableFuture<>();
    CompletableFuture<Answer> answer =
        CompletableFuture.supplyAsync(
            () -> engine.answer(PlayedLine.standard(), Limits.NONE, first::complete));
    first.join();
    engine.stop();
    assertThat(answer.join().move()).isPresent();
    engine.close();
    assertThat(engine.answer(PlayedLine.standard(), Limits.NONE).move()).isEmpty();
  }

  @Test
  void an_empty_clock_still_gets_a_move() {
    Duration none = Duration.ZERO;
    Clocks clocks = new Clocks(none, none, none, none, OptionalInt.empty());
    assertThat(played(PlayedLine.standard(), Limits.of(clocks)).best()).isNotNull();
  }

  private static PlayedLine line(String fen) {
    return PlayedLine.of(Fen.read(fen).orThrow()).orElseThrow();
  }

  private static Answer.Played played(PlayedLine line, Limits limits) {
    try (OwnEngine engine = OwnEngine.of(Level.FULL)) {
      return (Answer.Played) engine.answer(line, limits);
    }
  }

  private static Score score(Answer.Played answer) {
    return answer.finding().orElseThrow().score();
  }
}
