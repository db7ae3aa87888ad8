package org.jadoube.cli.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveDirectoryTest {
  @TempDir private Path directory;

  @Test
  void a_directory_stands_for_the_archives_in_it_and_below_in_order() throws IOException {
    Files.writeString(directory.resolve("b.PGN"), "1. e4 1-0\n");
    Files.writeString(directory.resolve("notes.txt"), "1. d4 1-0\n");
    Files.createDirectory(directory.resolve("a"));
    Files.writeString(directory.resolve("a/c.pgn"), "1. c4 1-0\n");
    Ran ran = Ran.jadoube("convert", "--to", "uci", directory.toString());
    assertThat(ran.out()).contains("c2c4", "e2e4").doesNotContain("d2d4");
    assertThat(ran.out().indexOf("c2c4")).isLessThan(ran.out().indexOf("e2e4"));
  }

  @Test
  void a_directory_without_archives_is_told() {
    Ran ran = Ran.jadoube("audit", directory.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("this directory has no files of games");
  }
}
