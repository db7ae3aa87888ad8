package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ArchiveTest {
  private static final PgnWriter AS_READ = new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN);

  @Test
  void every_game_of_the_archives_is_read_and_replayed_legally() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      Counts counts = new Counts();
      try (InputStream archive = Files.newInputStream(file)) {
        PgnReader.of(archive, counts).readAll();
      }
      assertThat(counts.faults).as(file.toString()).isZero();
      assertThat(counts.results).isEqualTo(counts.games).isPositive();
    }
  }

  private static final class Counts implements PgnVisitor {
    private long games;
    private long results;
    private long faults;

    @Override
    public void beginGame(long number, PgnText place) {
      games++;
    }

    @Override
    public void result(PgnResult result) {
      results++;
    }

    @Override
    public void fault(PgnFault fault) {
      faults++;
    }
  }

  @Test
  void some_games_are_written_back_to_what_reads_the_same() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      writtenBack(file, 60);
    }
  }

  @Tag("long")
  @Test
  void every_game_is_written_back_to_what_reads_the_same() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      writtenBack(file, Long.MAX_VALUE);
    }
  }

  private static void writtenBack(Path file, long most) throws IOException {
    try (InputStream archive = new BufferedInputStream(Files.newInputStream(file))) {
      PgnGame.stream(archive).limit(most).forEach(ArchiveTest::writtenBack);
    }
  }

  private static void writtenBack(PgnGame game) {
    assertThat(PgnGame.all(AS_READ.text(game))).containsExactly(game);
  }
}
