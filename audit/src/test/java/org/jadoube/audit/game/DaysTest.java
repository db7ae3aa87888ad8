package org.jadoube.audit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DaysTest {
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "2014.08.03, -, -, 2014-08-03..2014-08-03",
        "2014-8-3, -, -, 2014-08-03..2014-08-03",
        "2014.08.??, -, -, 2014-08-01..2014-08-31",
        "2014.??.??, -, -, 2014-01-01..2014-12-31",
        "2014, -, -, 2014-01-01..2014-12-31",
        "2014.00.00, -, -, 2014-01-01..2014-12-31",
        "2014.13.45, -, -, 2014-01-01..2014-12-31",
        "2015.02.29, -, -, 2015-02-01..2015-02-28",
        "19??.??.??, -, -, 1900-01-01..1999-12-31",
        "????.??.??, -, -, -",
        "-, -, -, -",
        "in May, -, -, -",
        "????.??.??, 2014.08.03, -, 2014-08-03..2014-08-03",
        "2014.08.03, 2014.08.04, -, 2014-08-03..2014-08-03",
        "2014.??.??, 2014.08.03, -, 2014-08-03..2014-08-03",
        "-, -, 2014.08.03, 2014-08-03..2015-08-03",
        "2014.??.??, -, 2014.08.03, 2014-08-03..2014-12-31",
        "2014.??.??, -, 1999.01.01, 2014-01-01..2014-12-31"
      })
  void a_game_was_played_on_the_days_that_its_tags_allow(
      String date, String utcDate, String eventDate, String expected) {
    Map<String, String> tags = new HashMap<>();
    put(tags, "Date", date);
    put(tags, "UTCDate", utcDate);
    put(tags, "EventDate", eventDate);

    String days = Days.of(tags).map(found -> found.first() + ".." + found.last()).orElse("none");
    assertThat(days).isEqualTo(expected == null ? "none" : expected);
  }

  private static void put(Map<String, String> tags, String name, String value) {
    if (value != null) {
      tags.put(name, value);
    }
  }
}
