package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PgnBytesTest {
  @Test
  void every_file_of_an_archive_may_begin_with_a_byte_order_mark() {
    String file = "\uFEFF[Event \"A\"]\n\n1. e4 *\n";

    assertThat(Recording.of(file + file).told()).contains("game 2 line 4").doesNotContain("fault");
    assertThat(Recording.of(file + file).faults()).isEmpty();
  }

  @Test
  void text_is_utf_8_or_latin_1() {
    byte[] latin = "[White \"Jürgen\"]\n*".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(Recording.of(new ByteArrayInputStream(latin), PgnLimits.USUAL).told())
        .contains("tag White=Jürgen");
    assertThat(Recording.of("[White \"Jürgen\"]\n*").told()).contains("tag White=Jürgen");
  }

  @Test
  void a_game_is_in_one_encoding_and_an_archive_in_several() {
    String accident = "[Black \"MÃ¼ller\"]\n*\n"; // valid UTF-8 when its Latin-1 is read as such
    byte[] latin = ("[White \"Jürgen\"]" + accident).getBytes(StandardCharsets.ISO_8859_1);
    byte[] utf8 = "[White \"Jürgen\"]\n*\n".getBytes(StandardCharsets.UTF_8);
    byte[] both = Arrays.copyOf(latin, latin.length + utf8.length);
    System.arraycopy(utf8, 0, both, latin.length, utf8.length);

    assertThat(Recording.of(new ByteArrayInputStream(both), PgnLimits.USUAL).told())
        .containsSubsequence("tag White=Jürgen", "tag Black=MÃ¼ller", "game 2 line 3")
        .endsWith("tag White=Jürgen", "moves", "result *", "end");
  }

  @Test
  void pieces_arriving_byte_by_byte_make_no_difference() {
    String pgn =
        "[Event \"A \\\"b\\\"\"]\n\n1. e4 {comment} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 1/2-1/2\n";

    InputStream slow =
        new ByteArrayInputStream(pgn.repeat(40).getBytes(StandardCharsets.UTF_8)) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
          }
        };

    assertThat(Recording.of(slow, PgnLimits.USUAL).told())
        .isEqualTo(Recording.of(pgn.repeat(40)).told());
  }

  @Test
  void lines_are_counted_across_buffers() {
    String game = "[Event \"A\"]\n\n1. e4 e5 {" + "x".repeat(300) + "} *\n\n";
    Recording recording = Recording.of(game.repeat(1000) + "1. Ke2 *");

    PgnFault fault = recording.faults().getFirst();
    assertThat(fault.line()).isEqualTo(4001);
    assertThat(fault.column()).isEqualTo(4);
    assertThat(fault.game()).isEqualTo(1001);
    assertThat(fault.offset()).isEqualTo(1000L * game.length() + 3);
  }

  @Test
  void a_file_whose_lines_end_with_a_carriage_return_has_lines() {
    String pgn =
        "[Event \"A\"]\r% no\r[Site \"B\r\r1. e4 ; rest\r%no\re5 *\r\r[Event \"B\"]\r\r1. e5 *\r";
    Recording recording = Recording.of(pgn);

    assertThat(recording.told())
        .contains("tag Site=B", "{ rest}", "e5 e7e5", "game 2 line 9")
        .doesNotContain("unread no");
    assertThat(recording.faults()).extracting(PgnFault::line).containsExactly(3L, 11L);
  }

  @Test
  void letters_that_windows_adds_to_latin_1_are_read() throws IOException {
    byte[] pgn =
        "[White \"Žižka – Š\"]\n\n1. e4 {“x”} *\n".getBytes(Charset.forName("windows-1252"));
    Recording recording = Recording.of(new ByteArrayInputStream(pgn), PgnLimits.USUAL);

    assertThat(recording.told()).contains("tag White=Žižka – Š", "{“x”}");
  }
}
