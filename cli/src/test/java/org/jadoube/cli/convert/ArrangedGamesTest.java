package org.jadoube.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games that are sorted, or left out as duplicates.
class ArrangedGamesTest {
  private static final String MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n";

  @TempDir private Path directory;

  private static String game(String id, String date, String white, String elo, String moves) {
    return String.format(
        Locale.ROOT,
        "[Event \"%s\"]\n[Date \"%s\"]\n[White \"%s\"]\n[Black \"Ž\"]\n[WhiteElo \"%s\"]\n\n%s",
        id,
        date,
        white,
        elo,
        moves);
  }

  private static final String GAMES =
      String.join(
          "\n",
          game("a", "2000.05.01", "Zukertort", "2500", "1. e4 e5 *\n"),
          game("b", "????.??.??", "adams", "900", "1. e4 *\n"),
          game("c", "1999.12.31", "Adams", "?", "1. e4 e5 2. d4 *\n"),
          game("d", "2000.??.??", "Blackburne", "", "1. d4 *\n"));

  private static String events(String pgn) {
    return String.join(
        "",
        Pattern.compile("\\[Event \"(.)\"]")
            .matcher(pgn)
            .results()
            .map(ArrangedGamesTest::id)
            .toList());
  }

  private static String id(MatchResult event) {
    return event.group(1);
  }

  @ParameterizedTest
  @CsvSource({
    "date, cdab",
    "-date, adcb",
    "white, bcda",
    "'white,date', cbda",
    "'white,-plies', cbda",
    "-white, adbc",
    "WhiteElo, bacd",
    "-elo, abcd",
    "plies, bdac",
    "-plies, cabd",
    "'-plies,white', cabd",
    "event, abcd",
    "-Event, dcba",
    "ECO, abcd", // nobody has one
  })
  void games_are_sorted_and_what_is_not_known_comes_last(String keys, String order) {
    for (String form : List.of("--as-is", "--normalise", "--reduced")) {
      Ran ran = Ran.withInput(GAMES, "convert", form, "--sort", keys, "-");
      assertThat(events(ran.out())).as(form).isEqualTo(order);
      assertThat(ran.out()).doesNotContain("*[", "*\n[");
    }
  }

  @ParameterizedTest
  @CsvSource({"WhiteElo, badc", "-WhiteElo, abdc", "White, badc", "-White, abdc"})
  void numbers_of_any_tag_are_sorted_as_numbers_and_come_before_text(String key, String order) {
    String games =
        String.join(
            "\n",
            game("a", "2000.01.01", "10", "2500", MOVES),
            game("b", "2000.01.01", "9", "900", MOVES),
            game("c", "2000.01.01", "", "", MOVES),
            game("d", "2000.01.01", "x", "-", MOVES));
    Ran ran = Ran.withInput(games, "convert", "--as-is", "--sort", key, "-");
    assertThat(events(ran.out())).isEqualTo(order);
  }

  @Test
  void the_same_games_are_written_as_without_sorting() {
    Ran sorted = Ran.withInput(GAMES, "convert", "--sort", "event", "-");
    assertThat(sorted.out()).isEqualTo(Ran.withInput(GAMES, "convert", "-").out());
    assertThat(sorted.err()).isEmpty();
  }

  @Test
  void sorted_games_can_be_split() throws IOException {
    Ran.withInput(
        GAMES, "convert", "--sort", "-date", "--split", "2", "--into", directory.toString(), "-");
    assertThat(events(Files.readString(directory.resolve("games-0001.pgn")))).isEqualTo("ad");
    assertThat(events(Files.readString(directory.resolve("games-0002.pgn")))).isEqualTo("cb");
    Ran.withInput(
        GAMES,
        "convert",
        "--sort",
        "-date",
        "--split-by",
        "WhiteElo",
        "--into",
        directory.toString(),
        "-");
    assertThat(events(Files.readString(directory.resolve("unknown.pgn")))).isEqualTo("dc");
  }

  /// More than is kept in memory.
  @Test
  void texts_wait_in_a_file() {
    StringBuilder many = new StringBuilder();
    String comment = "{" + "x".repeat(10_000) + "} ";
    for (int i = 0; i < 300; i++) {
      many.append(game("e", Integer.toString(2000 - i), "W" + i, "", comment + "1. e4 *\n\n"));
    }
    Ran ran = Ran.withInput(many.toString(), "convert", "--as-is", "--sort", "date", "-");
    List<Integer> dates = new ArrayList<>();
    Pattern.compile("Date \"(\\d+)\"")
        .matcher(ran.out())
        .results()
        .forEach(date -> dates.add(Integer.valueOf(date.group(1))));
    assertThat(dates).hasSize(300).isSorted();
    assertThat(ran.out()).hasSize(many.length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert", "convert --as-is", "convert --sort event"})
  void games_that_occur_twice_are_left_out(String command) throws IOException {
    Path one =
        Files.writeString(
            directory.resolve("1.pgn"),
            game("a", "1930.01.01", "Aljechin, A.", "", MOVES)
                + "\n"
                + game("b", "1930.01.01", "Nobody", "", MOVES));
    Path other =
        Files.writeString(
            directory.resolve("2.pgn"),
            game("c", "1930.01.01", "Alexander Aljechin", "", MOVES)
                + "\n"
                + game("d", "1930.01.02", "Aljechin", "", MOVES)
                + "\n"
                + game("e", "1930.01.01", "Aljechin", "", "1. e4 *\n")
                + "\n"
                + game("f", "1930.01.01", "Aljechin", "", "1. e4 *\n"));
    Ran ran =
        Ran.jadoube(
            Stream.concat(
                    Stream.of(command.split(" ")),
                    Stream.of("--drop-duplicates", one.toString(), other.toString()))
                .toArray(String[]::new));
    assertThat(events(ran.out())).isEqualTo("abdef"); // another day, and games too short to tell
    assertThat(ran.err()).isEqualTo("1 game that occurs twice was left out.\n");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void an_unknown_key_is_refused() {
    Ran ran = Ran.withInput(GAMES, "convert", "--sort", "rating", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("'rating': expected elo, plies, black, date, eco, event");
    assertThat(Ran.withInput(GAMES, "convert", "--lint", "--sort", "date", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
  }
}
