package org.jadoube.notation.pgn.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.time.PgnTimeControl.Bonus;
import org.jadoube.notation.pgn.time.PgnTimeControl.Period;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTimeControlTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "?",
        "-",
        "300",
        "180+0",
        "4500+60",
        "40/9000",
        "40/7200:3600",
        "40/5400+30:20/3600+30:900+30",
        "300d5",
        "40/7200d5:1800b10",
        "0+3",
        "60.5+0.25",
        "*180",
      })
  void what_is_read_is_written_the_same(String text) {
    assertThat(PgnTimeControl.read(text).orThrow().text()).isEqualTo(text);
  }

  @Test
  void periods_have_moves_time_and_bonus() {
    assertThat(PgnTimeControl.read("40/5400+30:900d5").orThrow())
        .isEqualTo(
            new PgnTimeControl.Timed(
                List.of(
                    new Period(
                        OptionalInt.of(40),
                        Duration.ofMinutes(90),
                        Bonus.INCREMENT,
                        Duration.ofSeconds(30)),
                    new Period(
                        OptionalInt.empty(),
                        Duration.ofMinutes(15),
                        Bonus.SIMPLE_DELAY,
                        Duration.ofSeconds(5)))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 0 | '' | a number",
        "90 min | 2 | ' ' | the end",
        "G/90 | 0 | G | a number",
        "3600:300 | 0 | 3 | every period but the last",
        "*0 | 1 | 0 | some time",
        "40/3600:0 | 8 | 0 | some time",
      })
  void a_fault_names_place_and_expectation(String text, int offset, String found, String expected) {
    TextFault fault = PgnTimeControl.read(text).faultIfAny().orElseThrow();

    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.found()).isEqualTo(found);
    assertThat(fault.expected()).contains(expected);
  }
}
