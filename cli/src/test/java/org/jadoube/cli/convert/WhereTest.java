package org.jadoube.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WhereTest {
  private static final String GAMES =
      """
      [White "Short, Nigel"]
      [Black "Timman"]

      1. e4 e5 2. Ke2 Ke7 *

      [White "Timman, Jan"]
      [Black "Short"]

      1. d4 d5 2. Kxd5 *

      [White "Piket"]
      [Black "Timman"]

      1. c4 *
      """;

  @Test
  void a_condition_that_is_none_is_refused_where_it_goes_wrong() {
    Ran ran = Ran.jadoube("convert", "--where", "player=Short and (plies>x)", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err())
        .startsWith(
            "jadoube convert: --where: 'player=Short and (plies>x)', column 25: found \"x)\","
                + " expected a number\n");
  }

  @Test
  void of_a_long_condition_that_is_none_only_the_beginning_is_shown() {
    Ran ran = Ran.jadoube("convert", "--where", "(".repeat(100_000), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).hasSizeLessThan(1000).contains("((…', column 102: found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert", "convert --as-is", "convert --from auto", "convert --lint"})
  void every_way_to_convert_takes_the_same_games(String command) {
    List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
    arguments.addAll(List.of("--where", "player=Short and position=*/****/*/*/*/*/*K*/* w", "-"));
    Ran all = Ran.withInput(GAMES, arguments.toArray(String[]::new));
    if (command.endsWith("lint")) {
      assertThat(all.out().lines()).isNotEmpty().allMatch(line -> line.contains("game 1:"));
    } else {
      assertThat(all.out()).contains("Short, Nigel").doesNotContain("Jan", "Piket");
    }
    assertThat(all.err())
        .contains("1 game has moves that cannot be read; what can be read does not match.\n");
  }

  @Test
  void an_audit_takes_them_too_and_numbers_games_as_in_the_file() {
    Ran ran = Ran.withInput(GAMES, "audit", "--severity", "error", "--where", "White=Timman", "-");
    assertThat(ran.lines().getFirst()).startsWith("-:9: illegal-move: game 2 (Timman, Jan");
    assertThat(ran.out()).contains("games: 1,");
  }

  @Test
  void games_that_cannot_be_compared_are_left_out_and_counted() {
    StringBuilder pgn = new StringBuilder();
    for (String elo : List.of("2700", "?", "unr.", "2500", "-", "")) {
      for (String date : List.of("2021.??.??", "????.??.??")) {
        String tags =
            String.format(
                Locale.ROOT, "[Event \"E\"]\n[WhiteElo \"%s\"]\n[Date \"%s\"]\n", elo, date);
        pgn.append(tags).append("\n1. e4 *\n\n");
      }
    }
    for (List<String> form : List.of(List.<String>of(), List.of("--as-is"), List.of("--lint"))) {
      List<String> arguments =
          new ArrayList<>(List.of("convert", "--where", "WhiteElo>=2600", "--where", "Date>=2020"));
      arguments.addAll(form);
      arguments.add("-");

      Ran ran = Ran.withInput(pgn.toString(), arguments.toArray(String[]::new));

      int games = form.contains("--lint") ? 0 : 1;
      assertThat(Pattern.compile("Event \"E\"").matcher(ran.out()).results()).hasSize(games);
      // Games of 2500 are excluded, whenever they were played.
      assertThat(ran.err())
          .contains("5 games have no comparable Date.\n8 games have no comparable WhiteElo.\n");
    }
  }

  @Test
  void one_game_is_counted_in_the_singular() {
    Ran ran = Ran.withInput("1. e4 *\n", "convert", "--where", "WhiteElo>=2600", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).isEqualTo("1 game has no comparable WhiteElo.\n");
  }

  @Test
  void nothing_is_said_where_all_can_be_compared() {
    Ran ran =
        Ran.withInput("[WhiteElo \"2600\"]\n\n1. e4 *\n", "convert", "--where", "WhiteElo>1", "-");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("1. e4");
  }
}
