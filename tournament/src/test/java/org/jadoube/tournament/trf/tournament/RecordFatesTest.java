package org.jadoube.tournament.trf.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The table of the documentation that says what becomes of each record in a tournament.
final class RecordFatesTest {
  private static final Path TABLE = Path.of("..", "docs", "trf.md");
  private static final Set<String> OF_TEAMS =
      Set.of("082", "310", "300", "320", "330", "352", "362", "801", "802");

  private static final String PLAYERS =
      """
      142 3
      001    1      Alder, Ann                        2100                             1.0    1     2 w 1
      001    2      Birch, Ben                        2000                             0.0    5     1 b 0
      001    3      Cedar, Col                        1900                             0.5    2     4 w =
      001    4      Dogwood, Dee                      1800                             0.5    2     3 b =
      001    5 wWFM Elm, Eva                          1700 NED       12345 1990/01/01  0.5    2  0000 - H
      """;

  private static final String TEAMS =
      """
      142 3
      001    1      Alder, Ann                        2100                             1.0          6 w 1
      001    2      Birch, Ben                        2000                             0.5          5 b =
      001    5      Elm, Eve                          2050                             0.5          2 w =
      001    6      Fir, Flo                          1950                             0.0          1 b 0
      310   1 River                                    2050    2.0    1.5   1     1    2
      310   2 Hill                                     2000    0.0    0.5   2     5    6
      300 001 002 001 0006 0005
      """;

  private static final String OLD_TEAMS =
      """
      142 3
      001    1      Alder, Ann                        2100                             1.0          5 w 1
      001    2      Birch, Ben                        2000                             0.5          6 b =
      001    5      Elm, Eve                          2050                             0.0          1 b 0
      001    6      Fir, Flo                          1950                             0.5          2 w =
      013 River                              1    2
      """;

  record Row(String code, String fate, String line, String becomes) {}

  static Stream<Row> rows() throws IOException {
    return Files.readAllLines(TABLE).stream()
        .filter(line -> line.matches("\\| \\S+ \\| (new|kept|counted|turned|told)[ ,].*"))
        .map(line -> Arrays.stream(line.split("\\|")).map(String::strip).toList())
        .map(cells -> new Row(cells.get(1), cells.get(2), code(cells.get(3)), code(cells.get(4))));
  }

  private static String code(String cell) {
    return cell.replace("`", "");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void each_record_fares_as_the_documentation_says(Row row) {
    TrfReading reading = Trf.read(file(row));
    FileTournament.Understood read = (FileTournament.Understood) FileTournament.of(reading.file());
    List<String> written = Trf.write(TournamentFile.of(read.tournament()).file()).lines().toList();
    List<String> told =
        Stream.concat(
                reading.departures().stream().map(TextFault::message),
                FileDifferences.of(reading.file(), read).stream().map(reading::placed))
            .toList();

    if (row.becomes().isEmpty()) {
      assertThat(written).doesNotContain(row.line());
    } else {
      assertThat(written).as(told.toString()).contains(row.becomes());
    }
    String place = "line " + (1 + file(row).lines().toList().indexOf(row.line())) + ",";
    assertThat(told.stream().anyMatch(each -> each.startsWith(place)))
        .as(told.toString())
        .isEqualTo(row.fate().contains("told"));
  }

  private static String file(Row row) {
    String base = OF_TEAMS.contains(row.code()) ? TEAMS : PLAYERS;
    if (row.code().equals("013")) {
      base = OLD_TEAMS;
    }
    if (row.code().startsWith("XX")) {
      base = base.replace("142 3\n", "");
    }
    return base.contains(row.line() + "\n") ? base : base + row.line() + "\n";
  }

  /// Nothing that has a reader of its own is left out.
  @Test
  void the_table_has_every_record() throws IOException {
    Set<String> documented =
        Files.readAllLines(TABLE).stream()
            .dropWhile(line -> !line.equals("## Records"))
            .takeWhile(line -> !line.startsWith("## From one version"))
            .filter(line -> line.matches("\\| [0-9A-Z# ]+ \\| .*"))
            .flatMap(line -> Stream.of(line.split("\\|")[1].strip().split(" ")))
            .filter(code -> code.length() == 3)
            .collect(Collectors.toSet());

    assertThat(rows().map(Row::code).collect(Collectors.toSet())).containsAll(documented);
  }
}
