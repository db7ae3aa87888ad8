package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.Uci;
import org.jadoube.notation.compact.CompactGame;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Engine;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Limits;
import org.jadoube.uci.process.EngineCommand;
import org.jadoube.uci.process.EngineProcess;
import org.junit.jupiter.api.Test;

/// The examples in Java of pages that have one.
class PageExamplesTest {
  private static final Path SOURCE =
      Path.of("src/test/java/org/jadoube/guide/PageExamplesTest.java");
  private static final Pattern EXAMPLE =
      Pattern.compile("(?m)^ *// example: (.+)\\n([\\s\\S]*?)^ *// end$");

  @Test
  void the_pages_show_what_is_compiled_here() throws IOException {
    Map<String, String> shown =
        Blocks.all().stream()
            .filter(block -> block.language().equals("java"))
            .filter(block -> block.file().matches("docs/(compact-games|engines)\\.md"))
            .collect(Collectors.toMap(Blocks::file, block -> block.text().strip()));
    Map<String, String> here =
        EXAMPLE
            .matcher(Files.readString(SOURCE))
            .results()
            .collect(Collectors.toMap(found -> found.group(1), PageExamplesTest::code));
    assertThat(shown).isEqualTo(here).hasSize(2);
  }

  private static String code(MatchResult found) {
    String code = found.group(2).stripTrailing().stripIndent().strip();
    return code.contains("try (") ? code + "\n}" : code; // what is asserted stands inside
  }

  @Test
  void a_game_is_written_and_read() {
    List<Move> moves = List.of();
    // example: docs/compact-games.md
    byte[] bytes = new CompactGame(Setup.standard(), moves).bytes();
    Reading<CompactGame> game = CompactGame.read(bytes);
    // end
    assertThat(game.orThrow().moves()).isEqualTo(moves);
  }

  /// Wherever there is no such engine, the answer says so.
  @Test
  void an_engine_is_asked() {
    // example: docs/engines.md
    EngineCommand command = EngineCommand.read("stockfish").with("Hash", "64");
    try (Engine engine = new EngineProcess(command)) {
      Limits limits = Limits.moveTime(Duration.ofSeconds(1));
      String said =
          switch (engine.answer(PlayedLine.standard(), limits)) {
            case Answer.Played played -> Uci.write(played.best());
            case Answer.Failed(Failure failure) -> failure.message();
          };
      // end
      assertThat(said).isNotBlank();
    }
  }
}
