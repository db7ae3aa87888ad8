package org.jadoube.cli.audit.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileNamesTest {
  private static String named(String file, String... others) {
    List<String> files = new ArrayList<>(List.of(others));
    files.add(file);
    return FileNames.of(files).of(file);
  }

  @Test
  void the_directory_of_all_files_is_left_out() {
    assertThat(named("/home/ana/a.pgn")).isEqualTo("a.pgn");
    assertThat(named("/home/ana/cup/a.pgn", "/home/ana/cap/b.pgn")).isEqualTo("cup/a.pgn");
    assertThat(named("a.pgn", "b.pgn")).isEqualTo("a.pgn");
    assertThat(named("C:\\games\\a.pgn", "C:\\games\\b.pgn")).isEqualTo("a.pgn");
  }

  @Test
  void files_elsewhere_keep_what_sets_them_apart() {
    assertThat(named("games/a.pgn", "b.pgn")).isEqualTo("games/a.pgn");
  }

  @Test
  void a_dash_is_standard_input() {
    assertThat(named("-")).isEqualTo("standard input");
  }
}
