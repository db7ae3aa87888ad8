package org.jadoube.audit.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TagTestTest {
  private static Truth truth(String condition, String found) {
    Condition read = ConditionReader.read(condition).orThrow();
    String name = read.tags().findFirst().orElseThrow();
    return read.of(new Known(Map.of(name, found)));
  }

  /// A game with nothing but tags.
  private record Known(Map<String, String> tags) implements ExaminedGame {
    @Override
    public TagRange plies() {
      return TagRange.of(0, Integer.MAX_VALUE);
    }

    @Override
    public Truth shows(BoardTest test) {
      return Truth.UNKNOWN;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WhiteElo>=2600 | 2600 | YES",
        "WhiteElo>=2600 | 2599 | NO",
        "WhiteElo>=2600 | 900 | NO", // as text it would be greater
        "WhiteElo>=900 | 2600 | YES",
        "WhiteElo>=2600 | ? | UNKNOWN",
        "WhiteElo>=2600 | unr. | UNKNOWN",
        "WhiteElo>=2600 | - | UNKNOWN",
        "WhiteElo>=2600 | '' | UNKNOWN",
        "WhiteElo<2600 | ? | UNKNOWN",
        "WhiteElo<2600 | ٢٧٠٠ | UNKNOWN",
        "WhiteElo=2600 | 02600 | YES",
        "WhiteElo=2600 | ' 2600 ' | YES",
        "WhiteElo!=2600 | 2601 | YES",
        "WhiteElo!=2600 | ? | UNKNOWN",
        "WhiteElo=? | ? | YES",
        "WhiteElo!=? | ? | NO",
        "WhiteElo!=? | 2600 | YES",
        "BlackElo<2600 | 99999999999999999999 | UNKNOWN",
        "WhiteRatingDiff>0 | +4 | YES",
        "WhiteRatingDiff>0 | -4 | NO",
        "PlyCount>9 | 10 | YES",
        "Accuracy>=90 | 99.5 | YES", // an unknown tag, compared with a number
        "Accuracy>=90 | good | UNKNOWN",
      })
  void numbers_are_compared_as_numbers(String condition, String found, Truth expected) {
    assertThat(truth(condition, found)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "Date>=2020, 2020.01.01, YES",
    "Date>=2020, 2019.12.31, NO",
    "Date>=2020, 2020.??.??, YES",
    "Date>=2020, ????.??.??, UNKNOWN",
    "Date>=2020, ????.06.15, UNKNOWN",
    "Date>=2020, ?, UNKNOWN",
    "Date>=2020, '', UNKNOWN",
    "Date>=2020, 0000.00.00, UNKNOWN",
    "Date>=2020, soon, UNKNOWN",
    "Date>=2020, 202?.??.??, YES",
    "Date>=2021, 202?.??.??, UNKNOWN",
    "Date>=2030, 202?.??.??, NO",
    "Date>2020, 2020.12.31, NO",
    "Date>2020, 2021.??.??, YES",
    "Date>=2020.06, 2020.??.??, UNKNOWN",
    "Date>=2020.06, 2020.06.??, YES",
    "Date>=2020.06.15, 2020.06.??, UNKNOWN",
    "Date<2020.06, 2020.05.??, YES",
    "Date<2020.06, 2020.??.??, UNKNOWN",
    "Date<2020.06, 2019.??.??, YES",
    "Date<2020.06, 2020.06.01, NO",
    "Date<=2020.06, 2020.06.30, YES",
    "Date<=2020, 2020.??.??, YES",
    "Date=2020, 2020.06.15, YES",
    "Date=2020, 2020.??.??, YES",
    "Date=2020, ????.??.??, UNKNOWN",
    "Date=2020, 2021.??.??, NO",
    "Date=2020.??.??, 2020.05.01, YES",
    "Date=2020.06, 2020.??.??, UNKNOWN",
    "Date=2020.06.15, 2020.06.15, YES",
    "Date=2020-06-15, 2020.06.15, YES",
    "Date!=2020, 2021.06.15, YES",
    "Date!=2020, 2020.06.15, NO",
    "Date!=2020, ????.??.??, UNKNOWN",
    "Date=????.??.??, ????.??.??, YES",
    "Date!=????.??.??, 2020.01.01, YES",
    "Date!=????.??.??, ????.??.??, NO",
    "Date~2020., 2020.??.??, YES",
    "Date>=2020, 2020.13.01, UNKNOWN",
    "EventDate>=2020, 2021.01.01, YES",
    "UTCDate<2020, 1999.01.01, YES",
  })
  void dates_match_where_what_is_known_leaves_no_doubt(
      String condition, String found, Truth expected) {
    assertThat(truth(condition, found)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "Time>=18:30, 18:30:00, YES",
    "Time>=18:30, 09:15:00, NO",
    "Time>=18:30, 18:??:??, UNKNOWN",
    "UTCTime<9, 08:59:59, YES",
    "Time>=18, ??:??:??, UNKNOWN",
    "Round>=3, 12, YES",
    "Round>=3, 3.1, YES",
    "Round>3.2, 3.12, YES",
    "Round=3, 3.1, YES",
    "Round=3.1, 3, UNKNOWN",
    "Round>=3, final, UNKNOWN",
    "ECO>=B20, B99, YES",
    "ECO<=B99, B99h, YES",
    "ECO>=B20, A99, NO",
    "ECO=B2, B27, YES",
    "ECO>=B20, ?, UNKNOWN",
    "TimeControl>=600, 900, YES",
    "TimeControl>=600, 300+5, YES", // 600 seconds for sixty moves
    "TimeControl>=600, 300+4, NO",
    "TimeControl>=7200, 40/5400+30:1800+30, YES",
    "TimeControl>=600, -, UNKNOWN",
    "TimeControl>=600, blitz, UNKNOWN",
    "TimeControl=300+5, 300+5, YES",
    "TimeControl=600, 300+5, NO",
    "Result=1/2-1/2, ½-½, YES",
    "Result=1/2, 1/2-1/2, YES",
    "Result!=*, 1-0, YES",
    "White=carlsen, Carlsen, YES",
    "White~carl, 'Carlsen, Magnus', YES",
    "White>=M, aronian, NO",
    "White<M, Aronian, YES",
    "White<M, ?, UNKNOWN",
    "Event=2020, Olympiad, NO",
    "SetUp!=1, 0, YES",
  })
  void everything_is_compared_as_what_it_is(String condition, String found, Truth expected) {
    assertThat(truth(condition, found)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "WhiteElo>=2600, UNKNOWN",
    "Date<2020, UNKNOWN",
    "WhiteElo=2600, NO",
    "White~x, NO",
    "WhiteElo!=2600, YES",
    "Variant!=Chess960, YES",
  })
  void a_tag_that_is_missing_is_only_not_equal(String condition, Truth expected) {
    assertThat(ConditionReader.read(condition).orThrow().of(new Known(Map.of())))
        .isEqualTo(expected);
  }

  /// Opposite comparisons exclude each other, however much is known.
  @ParameterizedTest
  @ValueSource(strings = {"2020", "2020.06", "2020.06.15", "2020.06.??"})
  void what_is_certainly_so_is_not_certainly_otherwise(String value) {
    for (String found : List.of("2020.??.??", "2020.06.??", "2019.??.??", "202?.??.??", "?")) {
      assertThat(truth("Date>=" + value, found)).isEqualTo(truth("Date<" + value, found).negated());
      assertThat(truth("Date>" + value, found)).isEqualTo(truth("Date<=" + value, found).negated());
      assertThat(truth("Date=" + value, found)).isEqualTo(truth("Date!=" + value, found).negated());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WhiteElo>=2k | column 11: found \"2k\", expected a number",
        "WhiteElo>= | column 11: found the end, expected a number",
        "WhiteElo=>2600 | column 9: found \"=>2600\", expected one of = != ~ > < >= <=",
        "White Carlsen | column 7: found \"Carlsen\", expected one of = != ~ > < >= <=",
        "WhiteElo | column 9: found the end, expected one of = != ~ > < >= <=",
        ">=2600 | column 1: found \">=2600\", expected the name of a tag",
        "Date>=2020.13 | column 7: found \"2020.13\", expected a date such as 2020, 2020.06",
        "Date>=? | column 7: found \"?\", expected a date",
        "Result>1-0 | column 7: found \">1-0\", expected one of = != ~, because results have no order",
      })
  void a_condition_that_is_none_is_refused_where_it_goes_wrong(String condition, String expected) {
    assertThat(ConditionReader.read(condition).faultIfAny().orElseThrow().message())
        .startsWith("line 1, " + expected);
  }
}
