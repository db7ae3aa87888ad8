package org.jadoube.play.computer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jadoube.uci.process.EngineCommand;
import org.jadoube.uci.process.EngineOption;
import org.jadoube.wire.ComputerOpponent;
import org.junit.jupiter.api.Test;

final class EnginesTest {
  private static final EngineOption ELO = new EngineOption.Spin("UCI_Elo", 1320, 1320, 3190);
  private static final EngineOption LIMIT = new EngineOption.Check("UCI_LimitStrength", false);
  private static final EngineOption SKILL = new EngineOption.Spin("Skill Level", 20, 0, 20);

  private static Map<String, String> options(int level, EngineOption... declared) {
    return Strength.of(List.of(declared))
        .at(OptionalInt.of(level), EngineCommand.read("engine"))
        .options();
  }

  @Test
  void levels_divide_the_range_of_an_engines_own_option() {
    assertThat(options(1, ELO, LIMIT, SKILL))
        .isEqualTo(Map.of("UCI_Elo", "1320", "UCI_LimitStrength", "true"));
    assertThat(options(5, ELO, LIMIT)).containsEntry("UCI_Elo", "2255");
    assertThat(options(5, SKILL)).isEqualTo(Map.of("Skill Level", "10"));
  }

  @Test
  void the_highest_level_is_all_that_an_engine_can() {
    assertThat(options(9, ELO, LIMIT)).isEmpty();
  }

  @Test
  void an_engine_without_such_an_option_has_no_levels() {
    assertThat(Strength.of(List.of(ELO)).levels()).isZero();
    assertThat(options(1, ELO)).isEmpty();
  }

  @Test
  void names_and_commands_are_read() {
    List<NamedEngine> read =
        NamedEngine.list("Stockfish 17=/usr/games/stockfish; Old one='/opt/old engine' uci")
            .orElseThrow();
    assertThat(read).extracting(NamedEngine::name).containsExactly("Stockfish 17", "Old one");
    assertThat(read.getLast().command().words()).containsExactly("/opt/old engine", "uci");
  }

  @Test
  void what_is_no_name_and_command_is_not_read() {
    for (String text :
        List.of("", "=x", "stockfish", "A=", "jadoube=x", "JADOUBE=x", "A=x;", "<b>=x")) {
      assertThat(NamedEngine.list(text)).as(text).isEmpty();
    }
  }

  @Test
  void a_program_that_is_not_there_is_told_at_the_start() {
    List<NamedEngine> missing = NamedEngine.list("Missing=no-such-engine").orElseThrow();
    assertThatThrownBy(() -> Engines.start(missing, 1))
        .isInstanceOf(UnusableEngine.class)
        .hasMessageStartingWith("The engine Missing cannot be used: ");
  }

  @Test
  void our_own_engine_is_offered_with_its_levels() {
    try (Engines engines = Engines.own()) {
      assertThat(engines.offered()).containsExactly(new OfferedEngine("jadoube", 9));
      assertThat(engines.has(new ComputerOpponent("jadoube", OptionalInt.of(9)))).isTrue();
      assertThat(engines.has(new ComputerOpponent("other", OptionalInt.empty()))).isFalse();
      assertThat(engines.choice()).isEqualTo("jadoube (levels 1 to 9)");
    }
  }
}
