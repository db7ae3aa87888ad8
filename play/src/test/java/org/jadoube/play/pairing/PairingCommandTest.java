package org.jadoube.play.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PairingCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      textBlock =
          """
          bbpPairings --dutch; BBP_PAIRINGS; bbpPairings|--dutch|{input}|-p|{output}
          java -jar /opt/javafo.jar; JAVAFO; java|-jar|/opt/javafo.jar|{input}|-p|{output}
          trf26:engine -i {input}; TRF26; engine|-i|{input}
          bbp:engine; BBP_PAIRINGS; engine|{input}|-p|{output}
          javafo:'C:\\My Engines\\e' "a b"c; JAVAFO; C:\\My Engines\\e|a bc|{input}|-p|{output}
          e ''; BBP_PAIRINGS; e||{input}|-p|{output}
          """)
  void a_command_is_read_with_its_dialect(String text, TrfDialect dialect, String words) {
    PairingCommand command = PairingCommand.read(text).orElseThrow();

    assertThat(command.dialect()).isEqualTo(dialect);
    assertThat(command.words()).isEqualTo(List.of(words.split("\\|")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "bbp:", "'bbpPairings", "''"})
  void what_is_no_command_is_refused(String text) {
    assertThat(PairingCommand.read(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"sh, true", "/bin/sh, true", "/bin, false", "no-such-engine, false", "./sh, false"})
  void a_command_tells_whether_its_program_is_there(String program, boolean there) {
    assertThat(PairingCommand.read(program).orElseThrow().absence().isEmpty()).isEqualTo(there);
  }

  @Test
  void file_names_may_be_part_of_a_word() {
    PairingCommand command = PairingCommand.read("e --in={input} --out={output}").orElseThrow();

    assertThat(command.with(java.nio.file.Path.of("/a b"), java.nio.file.Path.of("/c")))
        .containsExactly("e", "--in=/a b", "--out=/c");
  }
}
