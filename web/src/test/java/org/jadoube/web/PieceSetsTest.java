package org.jadoube.web;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The sets of pieces that the pages choose from.
final class PieceSetsTest {
  private static final Pattern PIECE = Pattern.compile("<g id=\"(\\w+)\"");

  @ParameterizedTest
  @ValueSource(strings = {"pieces.svg", "pieces-slab.svg", "pieces-wood.svg"})
  void a_set_has_all_pieces_under_the_licence_of_this_project(String file) throws IOException {
    String set = text(file);
    List<String> pieces = PIECE.matcher(set).results().map(PieceSetsTest::name).toList();
    assertThat(pieces)
        .containsExactlyInAnyOrder(
            "wp", "wn", "wb", "wr", "wq", "wk", "bp", "bn", "bb", "br", "bq", "bk");
    assertThat(set).contains("drawn for jadoube; Apache-2.0").doesNotContain("CC BY");
  }

  private static String name(MatchResult found) {
    return found.group(1);
  }

  private static String text(String file) throws IOException {
    try (InputStream in =
        requireNonNull(PieceSetsTest.class.getResourceAsStream("pages/board/" + file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
