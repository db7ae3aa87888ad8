package org.jadoube.cli.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AuditCommandTest {
  private static final String OTHER_TAGS =
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Result \"1-0\"]\n";
  private static final String CLEAN =
      OTHER_TAGS + "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n";
  private static final String ILLEGAL =
      OTHER_TAGS + "[White \"A \\\"x\\\", jr\"]\n[Black \"B\"]\n\n1. e4 e5 2. Ke3 1-0\n\n";

  @TempDir private Path directory;

  @Test
  void a_clean_archive_gives_exit_code_0() {
    Ran ran = Ran.withInput(CLEAN, "audit", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).contains("0  in total; games: 1");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void a_finding_gives_exit_code_1_with_its_place() {
    Ran ran = Ran.withInput(CLEAN + ILLEGAL, "audit", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines().getFirst())
        .startsWith(
            "-:19: illegal-move: game 2 (A \"x\", jr – B), after 1...e5: \"Ke3\" is illegal.")
        .contains("Article 3.8");
    assertThat(ran.out()).contains("1  illegal-move");
  }

  @Test
  void a_game_is_judged_by_the_laws_of_its_date_unless_an_edition_is_named() {
    String fiveTimes = "[Date \"1937.05.01\"]\n\n" + "Nf3 Nf6 Ng1 Ng8 ".repeat(4) + "e4 1-0\n";
    assertThat(Ran.withInput(fiveTimes, "audit", "-").out()).doesNotContain("played-on");
    assertThat(Ran.withInput(fiveTimes, "audit", "--edition", "2023", "-").out())
        .contains("played-on")
        .contains("FIDE 2023, Article 9.6.1.");
  }

  @ParameterizedTest
  @CsvSource({"audit", "convert", "convert --as-is", "convert --lint"})
  void a_file_without_games_is_remarked_on(String command) throws IOException {
    Path empty = Files.writeString(directory.resolve("empty.pgn"), "   ");
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(empty.toString());
    Ran ran = Ran.jadoube(words.toArray(String[]::new));
    assertThat(ran.err()).isEqualTo("jadoube: " + empty + " contains no games.\n");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void ignored_kinds_are_no_findings() {
    Ran ran = Ran.withInput(ILLEGAL, "audit", "--ignore", "illegal-move,unreadable", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).doesNotContain("illegal");
  }

  @Test
  void what_matters_less_can_be_left_out() {
    String withoutTags = "1. e4 e5 1-0\n\n";
    assertThat(Ran.withInput(withoutTags, "audit", "-").out()).contains("missing-tags");
    assertThat(Ran.withInput(withoutTags, "audit", "--severity", "warning", "-").out())
        .doesNotContain("missing-tags");
    assertThat(Ran.withInput(ILLEGAL, "audit", "--severity", "error", "-").exit())
        .isEqualTo(ExitCode.FOUND);
  }

  @ParameterizedTest
  @CsvSource({
    "note, missing-tags, 1",
    "warning, missing-tags, 0",
    "error, malformed-tag, 0",
    "warning, malformed-tag, 1",
    "error, illegal-move, 1",
    "'', missing-tags, 0",
    "'', malformed-tag, 1",
  })
  void what_fails_is_said(String failing, String kind, int exit) {
    String game =
        switch (kind) {
          case "missing-tags" -> "1. e4 e5 1-0\n\n";
          case "malformed-tag" -> CLEAN.replace("[Date \"", "[Date \"x");
          default -> ILLEGAL;
        };
    String[] arguments =
        failing.isEmpty()
            ? new String[] {"audit", "-"}
            : new String[] {"audit", "--fail-on", failing, "-"};
    Ran ran = Ran.withInput(game, arguments);
    assertThat(ran.out()).contains(kind);
    assertThat(ran.exit()).isEqualTo(exit);
  }

  @Test
  void games_that_occur_twice_are_found_on_request() throws IOException {
    String game =
        OTHER_TAGS
            + "[White \"Euwe, Max\"]\n[Black \"%s\"]\n\n"
            + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n";
    Path first =
        Files.writeString(directory.resolve("1.pgn"), game.replace("%s", "Aljechin, Alexander"));
    Path second =
        Files.writeString(directory.resolve("2.pgn"), game.replace("%s", "Alexander Aljekhin"));
    String[] files = {first.toString(), second.toString()};
    assertThat(Ran.jadoube("audit", files[0], files[1]).exit()).isEqualTo(ExitCode.DONE);
    assertThat(Ran.jadoube("audit", "--duplicates", files[0], files[1]).lines().getFirst())
        .startsWith(files[1] + ":1: duplicate-game: game 1 (")
        .endsWith("The same as game 1 in " + files[0] + ".");
  }

  @Test
  void what_was_read_before_the_damage_is_counted() throws IOException {
    Path file = directory.resolve("a.pgn.gz");
    String game = OTHER_TAGS + "\n1. e4 e5 2. Ke3 1-0\n\n";
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      for (int i = 0; i < 20_000; i++) {
        out.write((i + game).getBytes(StandardCharsets.UTF_8));
      }
    }
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    Ran ran = Ran.jadoube("audit", "--severity", "error", file.toString());
    long found = ran.lines().stream().filter(line -> line.contains(": illegal-move: ")).count();
    assertThat(found).isPositive();
    assertThat(ran.out()).contains(found + "  illegal-move\n").doesNotContain("games: 0");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
  }

  @Test
  void a_game_that_a_round_robin_lacks_is_found_on_request_from_all_files() throws IOException {
    String[] pairings = {"1 A B", "1 C D", "2 A C", "2 B D", "3 A D"};
    String[] files = new String[pairings.length];
    for (int i = 0; i < files.length; i++) {
      String[] part = pairings[i].split(" ");
      String tags =
          OTHER_TAGS.replaceAll("\\[(Event|Round|Date) .*]\n", "")
              + "[Event \"Cup\"]\n[Date \"1962.??.??\"]\n[Round \"%s\"]\n[White \"%s\"]\n[Black \"%s\"]\n\n";
      String pgn = String.format(Locale.ROOT, tags, (Object[]) part) + "1. e4 e5 1-0\n";
      files[i] = Files.writeString(directory.resolve(i + ".pgn"), pgn).toString();
    }
    assertThat(Ran.jadoube(with(files, "audit")).exit()).isEqualTo(ExitCode.DONE);
    Ran ran = Ran.jadoube(with(files, "audit", "--tournaments"));
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines().getFirst())
        .isEqualTo(
            files[0]
                + ":1: missing-game: game 1 (A – B): A game is missing: B and C have 0 games against"
                + " each other, expected 1 in this round robin of 4 players.");
    assertThat(ran.out()).contains("       1  missing-game\n       1  in total; games: 5,");
    assertThat(
            Ran.jadoube(with(files, "audit", "--tournaments", "--ignore", "missing-game")).exit())
        .isEqualTo(ExitCode.DONE);
    assertThat(Ran.jadoube(with(files, "audit", "--tournaments", "--where", "plies>1")).exit())
        .isEqualTo(ExitCode.MISUSE);
  }

  private static String[] with(String[] files, String... arguments) {
    return Stream.concat(Arrays.stream(arguments), Arrays.stream(files)).toArray(String[]::new);
  }

  @Test
  void events_may_ask_for_moves_before_a_draw() {
    String draw = CLEAN.replace("1-0", "1/2-1/2");
    assertThat(Ran.withInput(draw, "audit", "-").exit()).isEqualTo(ExitCode.DONE);
    assertThat(Ran.withInput(draw, "audit", "--draw-after", "30", "-").out())
        .contains("early-draw")
        .contains("FIDE 2023, Article 9.1.1.");
  }

  @Test
  void games_online_can_be_judged_by_the_rules_for_them() {
    String online =
        CLEAN
            .replace("[Site \"?\"]", "[Site \"https://example.org/1\"]")
            .replace("e5", "e5 2. Ke3");
    assertThat(Ran.withInput(online, "audit", "--format", "json", "-").out()).contains("no-date");
    assertThat(Ran.withInput(online, "audit", "--online-e04", "--format", "json", "-").out())
        .contains("\"ground\":\"online\"")
        .contains("\"editions\":[\"E04\"]");
  }

  @Test
  void compressed_files_are_read_by_their_content() throws IOException {
    Path file = directory.resolve("games.data");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(ILLEGAL.getBytes(StandardCharsets.UTF_8));
    }
    Ran ran = Ran.jadoube("audit", file.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).startsWith(file + ":9: illegal-move");
  }

  @Test
  void a_file_that_breaks_off_is_named() throws IOException {
    Path file = directory.resolve("games.pgn.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(CLEAN.repeat(5000).getBytes(StandardCharsets.UTF_8));
    }
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    Ran ran = Ran.jadoube("audit", file.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("games.pgn.gz").contains("cannot be read");
    assertThat(ran.out())
        .contains("not all was read: " + file + ": cannot be read to the end: it is truncated")
        .doesNotContain("malformed", "unreadable");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void what_comes_through_a_named_pipe_is_read_once() throws IOException, InterruptedException {
    Path pipe = directory.resolve("pipe.pgn");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path file = Files.writeString(directory.resolve("games.pgn"), CLEAN);
    Process writer =
        new ProcessBuilder("sh", "-c", "cat \"$0\" > \"$1\"", file.toString(), pipe.toString())
            .start();
    Ran ran = Ran.jadoube("audit", pipe.toString());
    assertThat(ran.out()).contains("games: 1,");
    assertThat(writer.waitFor()).isZero();
  }

  @Test
  void every_report_names_damage_and_the_games_that_are_doubtful() throws IOException {
    Path file = directory.resolve("games.pgn.gz");
    for (int member = 0; member < 2; member++) {
      try (OutputStream out =
          new GZIPOutputStream(
              Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
        out.write(CLEAN.repeat(5000).getBytes(StandardCharsets.UTF_8));
      }
    }
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 8] ^= 1;
    Files.write(file, bytes);
    Path html = directory.resolve("page.html");
    Ran ran =
        Ran.jadoube("audit", "--format", "json", "--html", html.toString(), file.toString(), "no");

    JsonNode damaged = JsonMapper.builder().build().readTree(ran.out()).path("damaged");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(damaged.size()).isEqualTo(2);
    assertThat(damaged.path(0).path("file").stringValue()).isEqualTo(file.toString());
    assertThat(damaged.path(0).path("damage").stringValue()).isEqualTo("wrong-checksum");
    assertThat(damaged.path(0).path("doubtfulGames").path("last").intValue())
        .isBetween(5001, 10_000);
    assertThat(damaged.path(1).path("damage").stringValue()).isEqualTo("absent");
    assertThat(Files.readString(html))
        .contains("Damaged input", "its checksum is wrong", "are doubtful", "no: no such file");
    assertThat(ran.err()).contains("findings about games ", " are doubtful.");
  }

  @Test
  void json_is_one_document() {
    Ran ran = Ran.withInput(CLEAN + ILLEGAL + ILLEGAL, "audit", "--format", "json", "-");
    JsonNode document = JsonMapper.builder().build().readTree(ran.out());
    assertThat(document.path("schema").intValue()).isEqualTo(1);
    assertThat(document.path("edition").stringValue()).isEqualTo("by date");
    assertThat(document.path("findings").size()).isEqualTo(2);
    JsonNode second = document.path("findings").path(1);
    assertThat(second.path("kind").stringValue()).isEqualTo("illegal-move");
    assertThat(second.path("game").intValue()).isEqualTo(3);
    assertThat(second.path("severity").stringValue()).isEqualTo("error");
    assertThat(second.path("facts").path("written").stringValue()).isEqualTo("Ke3");
    assertThat(second.path("facts").path("player").stringValue()).isEqualTo("white");
    assertThat(second.path("editions").path(0).stringValue()).isEqualTo("FIDE 2023");
    assertThat(second.path("ground").stringValue()).isEqualTo("no-date");
    assertThat(second.path("tags").path("White").stringValue()).isEqualTo("A \"x\", jr");
    assertThat(document.path("summary").path("findings").path("illegal-move").intValue())
        .isEqualTo(2);
  }

  @Test
  void json_without_findings_is_a_document_too() {
    Ran ran = Ran.withInput(CLEAN, "audit", "--format", "json", "-");
    JsonNode document = JsonMapper.builder().build().readTree(ran.out());
    assertThat(document.path("findings").isArray()).isTrue();
    assertThat(document.path("summary").path("games").intValue()).isEqualTo(1);
  }

  @Test
  void csv_has_a_header_and_quotes_what_needs_it() {
    Ran ran = Ran.withInput(ILLEGAL, "audit", "--format", "csv", "-");
    assertThat(ran.lines()).hasSize(2);
    assertThat(ran.lines().getFirst())
        .startsWith("file,game,line,ply,move,kind,rule,article,editions,ground,");
    assertThat(ran.lines().getLast())
        .startsWith("-,1,9,2,1...e5,illegal-move,")
        .contains("\"A \"\"x\"\", jr\"");
  }

  @Test
  void notes_are_counted_and_listed_on_request() {
    String withoutTags = "1. e4 e5 1-0\n\n";

    assertThat(Ran.withInput(withoutTags, "audit", "-").lines())
        .contains("       1  missing-tags (--notes lists them)")
        .noneMatch(line -> line.startsWith("-:1: missing-tags"));
    assertThat(Ran.withInput(withoutTags, "audit", "--notes", "-").lines())
        .contains("       1  missing-tags")
        .anyMatch(line -> line.startsWith("-:1: missing-tags"));
    assertThat(Ran.withInput(withoutTags, "audit", "--severity", "note", "-").lines())
        .anyMatch(line -> line.startsWith("-:1: missing-tags"));
    assertThat(Ran.withInput(withoutTags, "audit", "--format", "csv", "-").out())
        .contains("missing-tags");
  }
}
