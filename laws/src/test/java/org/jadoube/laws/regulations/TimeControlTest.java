package org.jadoube.laws.regulations;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TimeControlTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "?",
        "-",
        "300",
        "4500+60",
        "40/7200:3600",
        "40/5400+30:20/3600+30:900+30",
        "300d5",
        "300b2",
        "0+3",
        "60.5+0.25",
        "40/9000",
        "W300-B240",
        "W60/300:0+2-B60/240:0+2"
      })
  void what_is_read_is_written_the_same(String text) {
    assertThat(TimeControl.read(text).orThrow().text()).isEqualTo(text);
  }

  @Test
  void periods_have_moves_time_and_bonus() {
    assertThat(TimeControl.read("40/5400+30:900d5").orThrow())
        .isEqualTo(
            new TimeControl.Timed(
                List.of(
                    new Period(
                        OptionalInt.of(40),
                        Duration.ofMinutes(90),
                        new Bonus.Increment(Duration.ofSeconds(30))),
                    Period.of(
                        Duration.ofMinutes(15),
                        new Bonus.Delay(Duration.ofSeconds(5), Bonus.DelayStyle.SIMPLE)))));
  }

  @Test
  void an_increment_of_nothing_is_none() {
    assertThat(TimeControl.read("300+0").orThrow()).isEqualTo(TimeControl.read("300").orThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''            | 0  | ''  | "?", "-" or a number
          *180          | 0  | *   | an hourglass
          abc           | 0  | a   | a number
          300x          | 3  | x   | the end
          300+          | 4  | ''  | an increment in seconds
          300d          | 4  | ''  | a delay in seconds
          300+x         | 4  | x   | an increment in seconds
          40/           | 3  | ''  | a time in seconds
          0/300         | 0  | 0   | a number of moves from 1 to 999
          1000/300      | 0  | 1   | a number of moves from 1 to 999
          4.5/300       | 0  | 4   | a number of moves from 1 to 999
          3600:300      | 0  | 3   | as in every period but the last
          40/3600:      | 8  | ''  | a number
          0             | 0  | 0   | some time
          40/3600:0     | 8  | 0   | some time
          1.            | 2  | ''  | one to three digits
          1.2345        | 2  | 2   | one to three digits
          W300          | 4  | ''  | -B and Black's time
          W300-B        | 6  | ''  | a number
          W-B300        | 1  | ''  | a number
          W--B300       | 1  | -   | a time
          W300-B240x    | 9  | x   | the end
          300-B240      | 3  | -   | the end
          123456789     | 0  | 1   | at most 8 digits
          300 +2        | 3  | ' ' | the end
          -5            | 0  | -   | "?", "-" or a number
          """)
  void a_fault_names_place_and_expectation(String text, int offset, String found, String expected) {
    TextFault fault = fault(text);
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.column()).isEqualTo(offset + 1);
    assertThat(fault.found()).isEqualTo(found);
    assertThat(fault.expected()).contains(expected);
  }

  private static TextFault fault(String text) {
    return switch (TimeControl.read(text)) {
      case Reading.Read<TimeControl> read -> throw new AssertionError("readable: " + read);
      case Reading.Unreadable<TimeControl>(TextFault fault) -> fault;
    };
  }

  @Test
  void an_endless_text_is_a_fault() {
    assertThat(fault("1/1:".repeat(1000)).expected()).contains("at most 200 characters");
  }

  @Test
  void a_character_beyond_the_basic_plane_is_quoted_whole() {
    assertThat(fault("300♔").found()).isEqualTo("♔");
    assertThat(fault("300😀").found()).isEqualTo("😀");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          2005, 899,         BLITZ
          2005, 900,         RAPID
          2005, 3600,        RAPID
          2005, 3601,        STANDARD
          2009, 899,         BLITZ
          2009, 900,         RAPID
          2009, 3599,        RAPID
          2009, 3600,        STANDARD
          2014, 600,         BLITZ
          2014, 601,         RAPID
          2014, 3599,        RAPID
          2014, 3600,        STANDARD
          2018, 600,         BLITZ
          2018, 300+5,       BLITZ
          2018, 300+6,       RAPID
          2023, 600,         BLITZ
          2023, 600+5,       RAPID
          2023, 1800+30,     STANDARD
          2023, 1800+29,     RAPID
          2023, 300d5,       BLITZ
          2023, 300d6,       RAPID
          2023, 40/1200+10:600+10, RAPID
          2023, 20/1200,     STANDARD
          2023, 60/300:400,  RAPID
          2023, -,           STANDARD
          """)
  void the_time_for_sixty_moves_makes_the_class(int year, String control, TimeClass expected) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    assertThat(TimeClass.of(edition, TimeControl.read(control).orThrow())).isEqualTo(expected);
  }
}
