package org.jadoube.notation.pgn.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Names that a tag may have.
class PgnTagNameTest {
  private static final String SYMBOLS =
      "aZ09_-+#=:.%;{}()<>[]\"\\' \t\n\u007F\u0085\u00A0éд表\u2028";
  private static final int GAMES = 4_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "A]",
        "[A",
        "A\"",
        "White Elo",
        " White",
        "White ",
        "A\nB",
        "A\tB",
        "A\0",
        "White:"
      })
  void what_no_reader_takes_for_a_name_is_refused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PgnTag(name, "value"))
        .withMessageContaining("\"" + name + "\"");
    assertThatIllegalArgumentException().isThrownBy(() -> PgnGame.EMPTY.withTag(name, "value"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"White", "WhiteElo", "ECO", "x_1", "Time-Control", "a+b", "Élő", "Белые"})
  void names_are_written_and_read_again(String name) {
    assertThat(writtenAndRead(name)).extracting(PgnTag::name).containsExactly(name);
  }

  @Test
  void whatever_a_reader_takes_for_a_name_can_be_kept_and_whatever_can_be_kept_is_read_again() {
    RandomGenerator random = Seeded.random(8);
    for (int count = 0; count < GAMES; count++) {
      String name = name(random);
      PgnGame.all("[" + name + " \"value\"]\n\n1. e4 *\n");
      PgnGame.all("[" + name + ": \"value\"\n\n1. e4 *\n");
      if (isName(name)) {
        assertThat(writtenAndRead(name)).extracting(PgnTag::name).containsExactly(name);
      }
    }
  }

  @Test
  void names_in_latin_1_are_kept() {
    byte[] pgn = "[\u00C9v\u00E9nement \"x\"]\n\n*\n".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(PgnGame.stream(new java.io.ByteArrayInputStream(pgn)).toList())
        .flatExtracting(PgnGame::tags)
        .containsExactly(new PgnTag("\u00C9v\u00E9nement", "x"));
  }

  private static String name(RandomGenerator random) {
    return Stream.generate(() -> SYMBOLS.charAt(random.nextInt(SYMBOLS.length())))
        .limit(random.nextInt(1, 6))
        .map(String::valueOf)
        .collect(Collectors.joining());
  }

  private static boolean isName(String name) {
    try {
      return new PgnTag(name, "value").name().equals(name);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private static List<PgnTag> writtenAndRead(String name) {
    PgnGame game = PgnGame.EMPTY.withTags(List.of(new PgnTag(name, "value")));
    String text =
        PgnWriter.write(game)
            .lines()
            .filter(line -> line.startsWith("[" + name))
            .findFirst()
            .orElseThrow();
    return PgnGame.all(text + "\n\n*\n").getFirst().tags();
  }
}
