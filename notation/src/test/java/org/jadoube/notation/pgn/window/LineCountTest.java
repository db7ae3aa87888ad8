package org.jadoube.notation.pgn.window;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Compares every answer with counting from the start of the text.
class LineCountTest {
  private static final String[] PIECES = {"a", "e4 ", "é", "♞", "𝄞", "\n", "\r\n", "{ü}"};

  private static final int TEXTS = 200;
  private static final int QUESTIONS = 60;

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 60})
  void places_are_right_whatever_order_they_are_asked_in(int rarityOfLines) {
    for (int seed = 0; seed < TEXTS; seed++) {
      Random random = new Random(seed);
      byte[] text = text(random, rarityOfLines);
      LineCount lines = lines(text);
      for (int question = 0; question < QUESTIONS; question++) {
        ask(lines, text, 0, startOfCharacter(text, random.nextInt(text.length)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 60})
  void places_stay_right_while_the_window_moves_on(int rarityOfLines) {
    for (int seed = 0; seed < TEXTS; seed++) {
      Random random = new Random(seed);
      walk(text(random, rarityOfLines), random);
    }
  }

  private static void walk(byte[] text, Random random) {
    LineCount lines = lines(text);
    int gone = 0;
    for (int index = 0; index < text.length; index += 1 + random.nextInt(9)) {
      int asked = startOfCharacter(text, index);
      if (asked > gone && random.nextInt(5) == 0) {
        lines.forget(window(text, gone), asked - gone);
        gone = asked;
      } else {
        ask(lines, text, gone, Math.max(gone, asked));
      }
    }
  }

  private static LineCount lines(byte[] text) {
    LineCount lines = new LineCount(0, 1, 1);
    lines.lookAt(window(text, 0), text.length);
    return lines;
  }

  private static void ask(LineCount lines, byte[] text, int gone, int index) {
    byte[] window = window(text, gone);
    String before = new String(text, 0, index, UTF_8);
    int lineStart = before.lastIndexOf('\n') + 1;

    assertThat(lines.columnOf(window, index - gone))
        .isEqualTo(before.codePointCount(lineStart, before.length()) + 1);
    assertThat(lines.lineOf(window, index - gone))
        .isEqualTo(before.chars().filter(symbol -> symbol == '\n').count() + 1);
  }

  private static byte[] window(byte[] text, int gone) {
    return Arrays.copyOfRange(text, gone, text.length + Window.PADDING);
  }

  /// A rarity of 0 is a text in one line.
  private static byte[] text(Random random, int rarityOfLines) {
    StringBuilder text = new StringBuilder();
    for (int piece = 0; piece < 120; piece++) {
      String next = PIECES[random.nextInt(PIECES.length)];
      boolean ends = next.endsWith("\n");
      text.append(ends && (rarityOfLines == 0 || random.nextInt(rarityOfLines) > 0) ? "b" : next);
    }
    return text.append('\n').toString().getBytes(UTF_8);
  }

  private static int startOfCharacter(byte[] text, int index) {
    int start = index;
    while (Characters.continues(text[start])) {
      start--;
    }
    return start;
  }
}
