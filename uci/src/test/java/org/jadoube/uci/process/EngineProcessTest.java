package org.jadoube.uci.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EngineProcessTest {
  private static final Limits SHORT = Limits.moveTime(Duration.ofMillis(20));

  @Test
  void our_own_engine_plays_as_a_process() {
    try (EngineProcess engine = new EngineProcess(Scripts.ours().with("Skill Level", "3"))) {
      assertThat(engine.start()).isEmpty();
      assertThat(engine.name()).isEqualTo("jadoube test");
      assertThat(engine.options())
          .contains(
              new EngineOption.Spin("Skill Level", 9, 1, 9),
              new EngineOption.Check("UCI_Chess960", false));
      PlayedLine line = PlayedLine.standard();
      for (int ply = 0; ply < 6; ply++) {
        line = line.play(engine.answer(line, Limits.depth(3)).move().orElseThrow());
      }
      assertThat(line.length()).isEqualTo(6);
      assertThat(mate(engine).score()).isEqualTo(new Score.Mate(1));
      castles(engine);
      stops(engine);
    }
  }

  private static Finding mate(EngineProcess engine) {
    engine.newGame();
    PlayedLine line = PlayedLine.of(Fen.position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1").orThrow());
    return ((Answer.Played) engine.answer(line, Limits.depth(3))).finding().orElseThrow();
  }

  /// In Chess960, castling is the king taking its rook, both ways.
  private static void castles(EngineProcess engine) {
    Setup start = Fen.read("4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1").orThrow();
    PlayedLine line = PlayedLine.of(start).orElseThrow();
    var castling = line.position().move(Square.E1, Square.G1).orElseThrow();
    Answer answer = engine.answer(line, Limits.depth(2).among(List.of(castling)));
    assertThat(answer.move()).contains(castling);
  }

  private static void stops(EngineProcess engine) {
    CompletableFuture<Finding> first = new CompletableFuture<>();
    CompletableFuture<Answer> answer =
        CompletableFuture.supplyAsync(
            () -> engine.answer(PlayedLine.standard(), Limits.NONE, first::complete));
    first.join();
    engine.stop();
    assertThat(answer.join().move()).isPresent();
  }

  @Test
  void a_good_script_is_understood() {
    String deed =
        "echo 'info depth 3 seldepth 9 multipv 1 score cp 31 lowerbound nodes 77 time 5 pv e2e4 e7e5"
            + " nonsense'; echo 'info string depth 9'; echo 'bestmove e2e4 ponder e7e5'";
    try (EngineProcess engine = new EngineProcess(Scripts.moving(deed))) {
      Answer.Played answer = (Answer.Played) engine.answer(PlayedLine.standard(), SHORT);
      Finding finding = answer.finding().orElseThrow();
      assertThat(Uci.write(answer.best())).isEqualTo("e2e4");
      assertThat(answer.reply().map(Uci::write)).contains("e7e5");
      assertThat(finding.line()).hasSize(2);
      assertThat(finding.score()).isEqualTo(new Score.Centipawns(31));
      assertThat(finding.bound()).isEqualTo(Finding.Bound.LOWER);
      assertThat(finding.nodes()).isEqualTo(77);
    }
  }

  @Test
  void a_move_that_nobody_asked_for_is_no_answer_to_the_next_question() throws Exception {
    EngineCommand command = Scripts.moving("printf 'bestmove e2e4\\nbestmove a2a4\\n'");
    try (EngineProcess engine = new EngineProcess(command)) {
      var _ = engine.answer(PlayedLine.standard(), Limits.NONE);
      Thread.sleep(200); // until the second move has come
      assertThat(engine.answer(PlayedLine.standard(), Limits.NONE))
          .isInstanceOfSatisfying(
              Answer.Played.class,
              played -> assertThat(Uci.write(played.best())).isEqualTo("e2e4"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "echo bestmove e2e5                              | ILLEGAL_MOVE",
        "echo 'bestmove (none)'                          | ILLEGAL_MOVE",
        "echo bestmove                                   | ILLEGAL_MOVE",
        "echo bestmove e7e8q                             | ILLEGAL_MOVE",
        "echo bestmove e2e5; echo bestmove e2e4          | ILLEGAL_MOVE",
        "exit 3                                          | CRASHED",
        "printf 'bestmo'; exit 3                         | CRASHED",
        "kill -9 $$                                      | CRASHED",
        ":                                               | SILENT",
        "while :; do echo info depth 1 score cp 1; done  | SILENT",
        "while :; do echo nonsense; done                 | SILENT",
        "head -c 3000000 /dev/zero                       | SILENT",
        "exec 1>&-                                       | CRASHED"
      })
  void bad_behaviour_is_a_failure(String deed, Failure.Kind kind) {
    EngineCommand command = Scripts.moving(deed).withRestarts(0);
    try (EngineProcess engine = new EngineProcess(command)) {
      assertThat(failure(engine).kind()).isEqualTo(kind);
    }
  }

  @Test
  void a_line_of_a_megabyte_is_cut_and_the_next_one_read() {
    String deed = "head -c 1000000 /dev/zero | tr '\\0' x; echo; echo bestmove e2e4";
    try (EngineProcess engine = new EngineProcess(Scripts.moving(deed))) {
      assertThat(engine.answer(PlayedLine.standard(), SHORT).move()).isPresent();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit 1                         | CRASHED",
        "exec sleep 60                  | NOT_UCI",
        "while :; do echo option; done  | NOT_UCI",
      })
  void what_does_not_greet_is_no_engine(String script, Failure.Kind kind) {
    try (EngineProcess engine = new EngineProcess(Scripts.shell(script))) {
      assertThat(failure(engine).kind()).isEqualTo(kind);
    }
  }

  @Test
  void a_program_that_is_not_there_is_a_failure() {
    try (EngineProcess engine = new EngineProcess(EngineCommand.of(List.of("no-such-engine")))) {
      Failure failure = failure(engine);
      assertThat(failure.kind()).isEqualTo(Failure.Kind.CANNOT_START);
      assertThat(failure.message()).contains("no-such-engine");
    }
  }

  @Test
  void a_crash_says_how_it_came_about() {
    String deed = "echo 'out of cheese' >&2; exit 3";
    try (EngineProcess engine = new EngineProcess(Scripts.moving(deed).withRestarts(0))) {
      assertThat(failure(engine).message())
          .isEqualTo("The engine ended by itself (exit code 3: out of cheese).");
    }
  }

  @Test
  void after_a_crash_it_is_started_again_once(@TempDir Path directory) {
    EngineCommand script =
        Scripts.moving("[ -e $0 ] && echo bestmove e2e4 || { touch $0; exit 1; }");
    List<String> words = new ArrayList<>(script.words());
    words.add(directory.resolve("crashed").toString());
    try (EngineProcess engine = new EngineProcess(EngineCommand.of(words))) {
      assertThat(engine.answer(PlayedLine.standard(), SHORT).move()).isPresent();
    }
    try (EngineProcess engine = new EngineProcess(Scripts.moving("exit 1"))) {
      assertThat(failure(engine).kind()).isEqualTo(Failure.Kind.CRASHED);
    }
  }

  @Test
  void options_are_checked_before_they_are_set() {
    try (EngineProcess engine = new EngineProcess(Scripts.moving(":").with("Hash", "65"))) {
      assertThat(engine.start().map(Failure::message))
          .contains("Hash must be a whole number from 1 to 64, not '65'.");
    }
    try (EngineProcess engine = new EngineProcess(Scripts.moving(":").with("Hesh", "1"))) {
      assertThat(engine.start().map(Failure::message))
          .contains("The engine has no option 'Hesh'; it has Hash.");
    }
  }

  @Test
  void a_closed_engine_answers_no_more() {
    EngineProcess engine = new EngineProcess(Scripts.moving("echo bestmove e2e4"));
    assertThat(engine.start()).isEqualTo(Optional.empty());
    engine.close();
    assertThat(failure(engine).kind()).isEqualTo(Failure.Kind.CLOSED);
  }

  @Test
  void a_finished_game_is_not_asked_about() {
    Position mated = Fen.position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").orThrow();
    try (EngineProcess engine = new EngineProcess(EngineCommand.of(List.of("no-such-engine")))) {
      assertThat(engine.answer(PlayedLine.of(mated), SHORT))
          .isEqualTo(Answer.failed(Failure.Kind.GAME_OVER, "There is no legal move."));
    }
  }

  private static Failure failure(EngineProcess engine) {
    return ((Answer.Failed) engine.answer(PlayedLine.standard(), SHORT)).failure();
  }
}
