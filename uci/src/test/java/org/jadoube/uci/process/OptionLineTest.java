package org.jadoube.uci.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jadoube.uci.protocol.LineWords;
import org.junit.jupiter.api.Test;

/// The examples of the protocol's description.
final class OptionLineTest {
  @Test
  void the_five_types_are_read() {
    assertThat(read("name Nullmove type check default true"))
        .contains(new EngineOption.Check("Nullmove", true));
    assertThat(read("name Selectivity type spin default 2 min 0 max 4"))
        .contains(new EngineOption.Spin("Selectivity", 2, 0, 4));
    assertThat(read("name Style type combo default Normal var Solid var Normal var Very Risky"))
        .contains(
            new EngineOption.Combo("Style", "Normal", List.of("Solid", "Normal", "Very Risky")));
    assertThat(read("name Clear Hash type button")).contains(new EngineOption.Button("Clear Hash"));
    assertThat(read("name NalimovPath type string default <empty>"))
        .contains(new EngineOption.Text("NalimovPath", ""));
  }

  @Test
  void others_are_passed_over() {
    assertThat(read("")).isEmpty();
    assertThat(read("name X type thing")).isEmpty();
    assertThat(read("type button")).isEmpty();
  }

  @Test
  void values_are_checked() {
    assertThat(new EngineOption.Check("Ponder", false).fault("yes"))
        .contains("Ponder must be true or false, not 'yes'");
    assertThat(new EngineOption.Combo("Style", "A", List.of("A", "B")).fault("C"))
        .contains("Style must be one of A, B, not 'C'");
    assertThat(new EngineOption.Button("Clear Hash").fault("")).isEmpty();
    assertThat(new EngineOption.Text("Path", "").fault("a\nb")).isPresent();
  }

  private static Optional<EngineOption> read(String text) {
    return OptionLine.read(LineWords.of(text));
  }
}
