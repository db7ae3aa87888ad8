package org.jadoube.tournament.trf;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lenient readers report each departure, and what they make of it.
final class TrfDeparturesTest {
  private static final String PLAYER =
      "001    7 mGM  Sörensen, Ada                     2301 DEN     1400017 1990/07/31  2.5    3";

  private static final Map<String, String> TOLD =
      Map.ofEntries(
          Map.entry("012Open", "4: found \"O\", expected a blank between the code and the text"),
          Map.entry("062 many", "5: found \"many\", expected a number from 0 to 9999"),
          Map.entry("142", "4: found the end, expected a number"),
          Map.entry("152 w", "5: found \"w\", expected one of W B"),
          Map.entry(
              "132 26/05/01",
              "5: found \"26/05/01\", expected the date of the first round in columns 92–99"),
          Map.entry("162  Q 3.0", "6: found \"Q\", expected one of W D L A P X"),
          Map.entry(
              "172 AUT BEST",
              "9: found \"BEST\", expected one of FIDE NRO FIDON NIDOF HBFN LBFN OTHER"),
          Map.entry("352 WXW", "5: found \"WXW\", expected W and B, one for each board"),
          Map.entry("001    x", "8: found \"x\", expected a starting rank from 1 to 9999"),
          Map.entry("001    1 f", "10: found \"f\", expected m or w"),
          Map.entry(
              "001    1   g", "12: found \"g\", expected a title: GM IM WGM FM WIM CM WFM WCM"),
          Map.entry("001    1x", "9: found \"x\", expected blanks in this column"),
          Map.entry(
              PLAYER + "     7 w 2", "99: found \"2\", expected a result: 1 = 0 + - W D L H F U Z"),
          Map.entry(PLAYER + "     7 x 1", "97: found \"x\", expected the colour: w, b or -"),
          Map.entry(
              PLAYER + "     7 w U", "92: found \"7 w U\", expected 0000 as the opponent of a bye"),
          Map.entry(
              PLAYER + "  0000 w 1",
              "92: found \"0000 w 1\", expected an opponent for a game that was played"),
          Map.entry("240 U 001 0001", "5: found \"U\", expected one of F H Z"),
          Map.entry(
              "250       1.0 004 002 0001 0002",
              "15: found \"004 002\", expected the first before the last"),
          Map.entry(
              "250       1   001 002 0001 0002",
              "11: found \"1\", expected points with one decimal, like 11.5"),
          Map.entry("330 ++ 001 001 002", "5: found \"++\", expected one of +- -+ --"),
          Map.entry("XXC black", "5: found \"black\", expected rank, white1 or black1"),
          Map.entry("XXS WW:1", "5: found \"WW:1\", expected CODE=VALUE, for instance WW=1 BD=.5"),
          Map.entry("XXP 3 four", "5: found \"3 four\", expected starting ranks from 1 to 9999"),
          Map.entry("BBW x", "5: found \"x\", expected points like 11.5"),
          Map.entry("987 what", "1: found \"987\", expected the code of a record"),
          Map.entry("012 a\tb", "6: found \"a tab\", expected printable characters"));

  static Stream<Arguments> told() {
    return TOLD.entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue()));
  }

  @ParameterizedTest
  @MethodSource("told")
  void a_departure_is_told_with_its_column(String line, String message) {
    assertThat(Trf.read(line).departures())
        .map(TextFault::message)
        .containsExactly("line 1, column " + message);
  }

  @Test
  void lines_are_counted_over_all_line_ends() {
    TrfReading reading = Trf.read("012 A\r022 B\n\r\n032 C\r\n\r987 ?\n");

    assertThat(reading.departures()).map(TextFault::line).containsExactly(6);
    assertThat(reading.file().records()).hasSize(4);
  }

  @Test
  void a_line_that_makes_no_sense_is_kept() {
    String line = "001 number one";

    assertThat(Trf.read(line).file().records()).containsExactly(new KeptLine(line));
  }

  @Test
  void abbreviated_titles_and_comma_points_are_understood() {
    Player player =
        Trf.read(
                "001    7 fwg  Ada                               2301 DEN     1400017 1990/07/31  2,5")
            .file()
            .players()
            .getFirst();

    assertThat(player.person().title()).isEqualTo("WGM");
    assertThat(player.points().orElseThrow()).hasToString("2.5");
  }

  @Test
  void small_letters_are_results_as_well() {
    Player player = Trf.read(PLAYER + "     8 w d  0000 - u").file().players().getFirst();

    assertThat(player.rounds())
        .map(round -> round.result())
        .containsExactly(RoundResult.UNRATED_DRAW, RoundResult.PAIRING_ALLOCATED_BYE);
  }

  @Test
  void small_letters_are_colours_as_well() {
    assertThat(Trf.write(Trf.read("152 b\n352 wb").file())).isEqualTo("152 B\r\n352 WB\r\n");
  }

  @Test
  void columns_are_counted_in_characters_and_not_in_bytes() {
    assertThat(Trf.read(PLAYER.replace("Sörensen", "Sø𝄞𝄞nsen")).departures()).isEmpty();
  }

  @Test
  void a_byte_order_mark_is_no_departure() {
    assertThat(Trf.read("\uFEFF012 Open".getBytes(StandardCharsets.UTF_8)).departures()).isEmpty();
  }

  @Test
  void files_from_windows_are_read_and_told() {
    byte[] bytes = "012 A\r\n022 Århus–Øst\r\n".getBytes(Charset.forName("windows-1252"));

    TrfReading reading = Trf.read(bytes);

    assertThat(reading.file().text(HeadingField.CITY)).contains("Århus–Øst");
    assertThat(reading.departures())
        .map(TextFault::message)
        .containsExactly(
            "line 2, column 5: found \"Å\", expected UTF-8; read as windows-1252 (99 % sure)");
  }

  @Test
  void files_in_other_alphabets_are_read_and_told() {
    String text = "012 Открытый\r\n022 Нижний Новгород\r\n";
    for (Charset charset :
        List.of(Charset.forName("windows-1251"), Charset.forName("KOI8-R"), UTF_16LE, UTF_16)) {
      TrfReading reading = Trf.read(text.getBytes(charset));

      assertThat(reading.file().text(HeadingField.CITY)).contains("Нижний Новгород");
      assertThat(reading.departures())
          .map(TextFault::expected)
          .singleElement()
          .asString()
          .startsWith("UTF-8; read as ");
    }
  }

  @Test
  void an_encoding_that_was_named_is_taken_and_not_told() {
    Charset charset = Charset.forName("windows-1253");

    TrfReading reading = Trf.read("022 Αθήνα".getBytes(charset), charset);

    assertThat(reading.file().text(HeadingField.CITY)).contains("Αθήνα");
    assertThat(reading.departures()).isEmpty();
  }

  @Test
  void blanks_at_the_end_of_a_line_mean_nothing() {
    assertThat(Trf.read(PLAYER + " ".repeat(300)).file()).isEqualTo(Trf.read(PLAYER).file());
  }

  @Test
  void lists_out_of_their_columns_are_read_and_told() {
    TrfReading reading = Trf.read("013 Nord                              7, 12, 104");

    assertThat(reading.departures()).hasSize(1);
    assertThat(Trf.write(reading.file()))
        .isEqualTo("013 Nord                               7   12  104\r\n");
  }

  /// Where each word can be one field alone.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          162  W3.0  D1.0;                162  W 3.0    D 1.0
          362 TW3 TD1 TL0;                362 TW 3.0   TD 1.0   TL 0.0
          240 H 2 5 9;                    240 H 002 0005 0009
          250 0.0 1.0 1 2 1 2;            250  0.0  1.0 001 002 0001 0002
          260 1 3 1 4;                    260 001 003 0001 0004
          299 +  2.0  2.5  001    4   12; 299 +   2.0   2.5  001 0004 0012
          300 1 2 1 4 0 3;                300 001 002 001 0004 0000 0003
          330 +- 2 2 1;                   330 +- 002 002 001
          """)
  void fields_beside_their_columns_are_read_and_told(String line, String written) {
    TrfReading reading = Trf.read(line);

    assertThat(Trf.write(reading.file())).isEqualTo(written + "\r\n");
    assertThat(reading.departures())
        .map(TextFault::expected)
        .containsExactly("fields in their columns; read as \"" + written + "\"");
  }

  /// The number after the points may be a round or a player; one kind of points, either.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "299 +  2.0  2.5  4",
        "250 1.0 1 2 1 2",
        "260 1 3 4",
        "240 H 5000 5",
        "162  W3.0  W1.0"
      })
  void fields_that_may_be_several_things_are_not_guessed(String line) {
    assertThat(Trf.read(line).departures())
        .map(TextFault::expected)
        .isNotEmpty()
        .noneMatch(expected -> expected.contains("read as"));
  }

  @Test
  void the_extension_of_another_program_is_no_national_rating() {
    assertThat(Trf.read("DAT 0001 EMAIL ada@example.org").file().records())
        .containsExactly(new KeptLine("DAT 0001 EMAIL ada@example.org"));
  }

  @Test
  void a_point_system_of_which_a_part_is_unclear_is_not_guessed() {
    assertThat(Trf.read("XXS W=3 D=one").file().first(ExtensionRecord.class)).isEmpty();
  }

  @Test
  void too_many_departures_are_counted() {
    TrfReading reading = Trf.read("987 ?\n".repeat(1234));

    assertThat(reading.departures()).hasSize(1000);
    assertThat(reading.untold()).isEqualTo(234);
  }

  @Test
  void a_line_that_is_too_long_is_left_out() {
    TrfReading reading = Trf.read("012 " + "x".repeat(20_000) + "\n022 Here");

    assertThat(reading.departures())
        .map(TextFault::message)
        .containsExactly(
            "line 1, column 1: found \"20004 characters\", expected at most 10080 characters");
    assertThat(reading.file().records()).hasSize(1);
  }

  @Test
  void points_for_more_rounds_than_there_can_be_are_left_out() {
    TrfReading reading = Trf.read("XXA    1" + "  1.0".repeat(1001));

    assertThat(
            reading.file().first(ExtensionRecord.PlayerAcceleration.class).orElseThrow().points())
        .hasSize(999);
    assertThat(reading.departures()).hasSize(1);
    assertThat(TrfConversion.convert(reading.file(), TrfDialect.TRF26).losses()).isEmpty();
  }

  @Test
  void a_file_of_too_many_lines_is_read_up_to_the_bound() {
    TrfReading reading = Trf.read("\n".repeat(Trf.MOST_LINES) + "012 Open");

    assertThat(reading.file().records()).isEqualTo(List.of());
    assertThat(reading.departures()).hasSize(1);
  }
}
