package org.jadoube.cli.archive;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Commands read files that are not UTF-8, and report on them.
class EncodingsTest {
  private static final String TAGS =
      """
      [Event "Открытый турнир"]
      [Site "Київ"]
      [Date "2020.01.02"]
      [Round "1"]
      [White "Полянов, Пётр"]
      [Black "Лесов, Андрей"]
      [Result "1-0"]
      """;

  private static final String GAME = TAGS + "\n1. e4 {хороший ход} 1-0\n\n";

  private static byte[] in(String charset) {
    return GAME.getBytes(Charset.forName(charset));
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows-1251", "KOI8-U", "ISO-8859-5"})
  void the_encoding_is_found_out_and_told_once(String charset) {
    Ran ran = Ran.withInput(in(charset), "convert", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).isEqualTo(GAME);
    assertThat(ran.err())
        .isEqualTo(
            "jadoube: -: not UTF-8, read as "
                + charset
                + " (99 % sure); --encoding reads it otherwise.\n");
  }

  @Test
  void an_encoding_that_is_named_is_taken_in_silence() {
    Ran ran = Ran.withInput(in("windows-1251"), "convert", "--encoding", "cp1251", "-");

    assertThat(ran.out()).isEqualTo(GAME);
    assertThat(ran.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "windows-1251, windows-1251",
    "1251, windows-1251",
    "Win-1251, windows-1251",
    "koi8-r, KOI8-R",
    "latin-1, ISO-8859-1",
    "Latin 2, ISO-8859-2",
    "866, IBM866",
    "utf8, UTF-8"
  })
  void encodings_have_many_names(String name, String charset) {
    byte[] bytes = "[White \"\u00e9\u00e4\"]\n\n*\n".getBytes(Charset.forName("ISO-8859-1"));
    Ran ran = Ran.withInput(bytes, "convert", "--encoding", name, "-");

    assertThat(ran.out()).startsWith(new String(bytes, Charset.forName(charset)).strip());
  }

  @Test
  void characters_that_the_named_encoding_does_not_have_are_told() {
    Ran ran = Ran.withInput(in("windows-1251"), "convert", "--encoding", "UTF-8", "-");

    assertThat(ran.err()).contains("jadoube: -: not UTF-8, read as UTF-8; ", " characters are not");
  }

  @Test
  void an_unknown_encoding_is_refused_with_those_there_are() {
    Ran ran = Ran.withInput("*", "convert", "--encoding", "klingon", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("'klingon'", "windows-1250, ", "IBM737");
  }

  @Test
  void what_is_copied_byte_for_byte_is_not_decoded() {
    Ran named = Ran.withInput(in("KOI8-R"), "convert", "--as-is", "--encoding", "KOI8-R", "-");
    Ran copied = Ran.withInput(in("KOI8-R"), "convert", "--as-is", "-");

    assertThat(named.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(copied.err()).isEmpty();
  }

  @Test
  void utf_16_is_read_with_and_without_its_mark() {
    assertThat(Ran.withInput(GAME.getBytes(UTF_16), "convert", "-").out()).isEqualTo(GAME);
    assertThat(Ran.withInput(GAME.getBytes(UTF_16LE), "convert", "-").out()).isEqualTo(GAME);
  }

  @Test
  void a_damaged_line_among_lines_of_utf_8_is_told_and_changes_no_other() {
    ByteArrayOutputStream pgn = new ByteArrayOutputStream();
    pgn.writeBytes(GAME.getBytes(UTF_8));
    pgn.writeBytes(GAME.replace("Київ", "K\u0001").getBytes(UTF_8));
    byte[] bytes = pgn.toByteArray();
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == 1 ? (byte) 0xFC : bytes[i];
    }

    Ran ran = Ran.withInput(bytes, "convert", "-");

    assertThat(ran.out()).startsWith(GAME).contains("[White \"Полянов, Пётр\"]\n");
    assertThat(ran.err()).contains("1 line that is not UTF-8 (line 12) was read as ");
  }

  @Test
  void lint_says_what_is_not_utf_8_and_not_surely_latin_1() {
    Ran russian = Ran.withInput(in("windows-1251"), "convert", "--lint", "-");
    String german = GAME.replaceAll("[^\\x00-\\x7f]+", "Jörg Müller");
    Ran latin =
        Ran.withInput(german.getBytes(Charset.forName("ISO-8859-1")), "convert", "--lint", "-");

    assertThat(russian.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(russian.out())
        .isEqualTo(
            "-:1:1: found text that is not UTF-8, expected UTF-8; read as windows-1251 (99 % sure)\n");
    assertThat(latin.exit()).isEqualTo(ExitCode.DONE);
    assertThat(latin.err()).contains("read as windows-1252 (99 % sure)");
  }

  @Test
  void an_audit_says_it_in_its_document_too() {
    Ran json = Ran.withInput(in("KOI8-U"), "audit", "--format", "json", "-");

    assertThat(json.out())
        .contains("\"encodings\":[{\"file\":\"-\",\"encoding\":\"KOI8-U\"", "\"percent\":99");
    assertThat(Ran.withInput(GAME, "audit", "--format", "json", "-").out())
        .contains("\"encodings\":[]");
  }

  @Test
  void commands_for_tournament_files_take_the_option() {
    String file = "012 Турнир\r\n001    1 m    Полянов,Пётр\r\n";
    byte[] bytes = file.getBytes(Charset.forName("windows-1251"));

    Ran guessed = Ran.withInput(bytes, "trf", "-");
    Ran named = Ran.withInput(bytes, "trf", "--encoding", "windows-1251", "-");

    assertThat(guessed.out()).contains("expected UTF-8; read as windows-1251 (99 % sure)");
    assertThat(named.out()).doesNotContain("UTF-8");
  }
}
