package org.jadoube.uci.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

final class UciSessionTest {
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final UciSession session = new UciSession("1", said::add);

  @Test
  void introduces_itself() throws InterruptedException {
    say("uci", "isready");
    assertThat(said)
        .startsWith("id name jadoube 1")
        .contains("option name Hash type spin default 16 min 1 max 4096")
        .endsWith("uciok", "readyok");
  }

  @Test
  void bad_lines_are_told_and_change_nothing() throws InterruptedException {
    say(
        "hello there",
        "setoption name Hash value 0",
        "setoption name Speed value 1",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position e2e4",
        "position startpos moves e2e4 e2e4",
        "go depth one wild",
        "stop",
        "",
        "quit");
    assertThat(said)
        .contains(
            "info string there is no command 'hello there'",
            "info string Hash is from 1 to 4096, not '0'",
            "info string there is no option 'Speed'",
            "info string expected 'startpos' or 'fen' and a FEN, not 'e2e4'",
            "info string e2e4 is not a legal move",
            "info string 'wild' after 'go' makes no sense")
        .anyMatch(line -> line.startsWith("info string no game can be played from"))
        .last()
        .asString()
        .startsWith("bestmove");
  }

  @Test
  void words_before_a_command_are_passed_over() throws InterruptedException {
    say("joho isready");
    assertThat(said).containsExactly("readyok");
  }

  @Test
  void an_infinite_search_answers_when_it_is_stopped() throws InterruptedException {
    say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "go infinite");
    while (said.stream().noneMatch(line -> line.contains("score mate 1"))) {
      Thread.sleep(1);
    }
    say("go depth 1", "position startpos");
    assertThat(said).contains("info string a search is under way; say 'stop' first");
    assertThat(said).noneMatch(line -> line.startsWith("bestmove"));
    say("stop");
    assertThat(said).last().isEqualTo("bestmove a1a8");
  }

  @Test
  void a_pondering_search_waits_for_the_move() throws InterruptedException {
    say("position startpos moves e2e4", "go ponder wtime 10 btime 10 depth 1");
    assertThat(said).noneMatch(line -> line.startsWith("bestmove"));
    say("ponderhit");
    session.finish();
    assertThat(said).last().asString().startsWith("bestmove");
  }

  @Test
  void several_lines_are_told_best_first() throws InterruptedException {
    say("setoption name MultiPV value 3", "go depth 3");
    session.finish();
    assertThat(said).filteredOn(line -> line.startsWith("info depth 3 multipv")).hasSize(3);
  }

  @Test
  void a_finished_game_has_no_move() throws InterruptedException {
    say("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "go depth 3");
    session.finish();
    assertThat(said).containsExactly("bestmove (none)");
  }

  private void say(String... lines) throws InterruptedException {
    for (String line : lines) {
      session.take(line);
    }
  }
}
