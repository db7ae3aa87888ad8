package org.jadoube.notation.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RecodedStreamTest {
  private static final Charset CYRILLIC = Charset.forName("windows-1251");
  private static final Charset WESTERN = Charset.forName("windows-1252");

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void text_in_utf_8_stays_and_nothing_is_told() {
    String text = "\uFEFF[White \"Müller\"]\n[Black \"Иванов 棋\"]\n*\n";

    assertThat(Translated.of(utf8(text)).text()).isEqualTo(text);
    assertThat(Translated.of(utf8(text)).recoded()).isEmpty();
  }

  @Test
  void the_encoding_is_told_and_how_sure_it_is() {
    String text = "[White \"Полянов, Пётр\"]\n\n1. e4 {хороший ход} *\n";

    Recoded told = Translated.of(text.getBytes(CYRILLIC)).told();

    assertThat(told.text()).isEqualTo("read as windows-1251 (99 % sure)");
    assertThat(told).extracting(Recoded::lines, Recoded::firstLine).containsExactly(2L, 1L);
    assertThat(told.isDoubtful()).isFalse();
  }

  @Test
  void doubt_names_the_other_encoding() {
    Translated read = Translated.of("[White \"Åse\"]\n*\n".getBytes(Charset.forName("IBM850")));

    assertThat(read.told().isDoubtful()).isTrue();
    assertThat(read.told().text()).contains("; or ");
  }

  @Test
  void bytes_that_are_no_text_in_any_of_the_encodings_are_doubtful() {
    byte[] chinese = "[White \"侯逸凡\"]\n[Black \"丁立人\"]\n*\n".getBytes(Charset.forName("GBK"));

    assertThat(Translated.of(chinese).guess().percent()).isLessThan(10);
  }

  @Test
  void a_damaged_line_among_lines_of_utf_8_changes_none_of_the_others() {
    byte[] pgn =
        joined(
            utf8("[White \"Müller\"]\n[Black \"Gärtner\"]\n[Site \"Köln, "),
            new byte[] {(byte) 0xC3},
            utf8("\"]\n\n*\n"));

    Translated read = Translated.of(pgn);

    assertThat(read.text()).startsWith("[White \"Müller\"]\n[Black \"Gärtner\"]\n[Site \"Köln, ");
    assertThat(read.told().text()).startsWith("1 line that is not UTF-8 (line 3) was read as ");
    assertThat(read.told().isDoubtful()).isTrue();
  }

  @Test
  void an_archive_may_be_put_together_from_two_encodings() {
    String russian = "[White \"Иванчук\"]\n[Black \"Шимагин\"]\n*\n";
    String western = "[White \"Müller\"]\n*\n";

    Translated read = Translated.of(joined(russian.getBytes(CYRILLIC), utf8(western)));

    assertThat(read.text()).isEqualTo(russian + western);
    assertThat(read.told().utf8Lines()).isEqualTo(1);
  }

  @Test
  void bytes_that_an_encoding_leaves_undefined_are_kept() {
    byte[] pgn = joined("[White \"Müller, Jörg\u0081\"]".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(Translated.of(pgn).text()).isEqualTo("[White \"Müller, Jörg\u0081\"]");
  }

  @Test
  void a_long_text_is_translated_whole_however_it_arrives() throws IOException {
    String text = "[White \"Müller\"]\r\n\r\n1. e4 e5 {ein schöner Zug} *\r\n\r\n".repeat(60_000);
    byte[] bytes = text.getBytes(WESTERN);
    InputStream slow =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1_001, length));
          }
        };

    assertThat(Translated.of(bytes).text()).isEqualTo(text);
    assertThat(Translated.of(slow).text()).isEqualTo(text);
    assertThat(Translated.of(bytes).told().lines()).isEqualTo(120_000);
  }

  @Test
  void a_line_without_an_end_is_translated_in_pieces() {
    String text = "{" + "größer ".repeat(500_000);

    assertThat(Translated.of(text.getBytes(WESTERN)).text()).isEqualTo(text);
    assertThat(Translated.of(utf8(text)).text()).isEqualTo(text);
    assertThat(Translated.of(utf8(text)).recoded()).isEmpty();
  }

  @Test
  void the_encoding_is_decided_by_words_far_behind_the_first() {
    String text = "[White \"ê\"]\n" + "1. e4 *\n".repeat(100_000) + "{Шимагин, Иванчук}\n";

    assertThat(Translated.of(text.replace('ê', 'к').getBytes(CYRILLIC)).text())
        .isEqualTo(text.replace('ê', 'к'));
  }

  @Test
  void what_was_read_before_a_source_breaks_off_comes_first() {
    InputStream broken =
        new SequenceInputStream(
            new ByteArrayInputStream("[White \"Jürgen\"]".getBytes(WESTERN)),
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("gone");
              }

              @Override
              public int read(byte[] target, int offset, int length) throws IOException {
                throw new IOException("gone");
              }
            });

    try (RecodedStream stream = new RecodedStream(broken)) {
      assertThat(new String(stream.readNBytes(17), StandardCharsets.UTF_8))
          .isEqualTo("[White \"Jürgen\"]");
      assertThatThrownBy(stream::read).hasMessage("gone");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void offsets_of_the_source_are_found_in_the_text() throws IOException {
    byte[] pgn = "1. e4 *\n[White \"Jürgen Müller\"]\n1. d4 *\n".getBytes(WESTERN);
    try (RecodedStream stream = new RecodedStream(new ByteArrayInputStream(pgn))) {
      stream.readAllBytes();

      assertThat(stream.before(3)).isLessThanOrEqualTo(3);
      assertThat(stream.behind(pgn.length)).isEqualTo(pgn.length + 2);
      assertThat(stream.before(pgn.length)).isEqualTo(pgn.length + 2);
    }
  }
}
