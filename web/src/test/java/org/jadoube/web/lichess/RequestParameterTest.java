package org.jadoube.web.lichess;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class RequestParameterTest {
  private static final String FLAG = "true True FALSE 1 0 | perhaps yes 2 tru -1";
  private static final String MOMENT = "0 1796000000000 | tomorrow -1 1.5 1e12 9999999999999999";
  private static final String SECONDS = "0 1 180 | -1 181 2.5 1e2 x 0x10 99999999999";
  private static final String COUNT = "1 9 512 999999999 | 0 -1 2.5 many 9999999999";

  /// Values that fit, and values that do not; only texts fit whatever they are.
  private static final List<String> TABLE =
      List.of(
          "rated | " + FLAG,
          "keepAliveStream | " + FLAG,
          "offeringDraw | " + FLAG,
          "ongoing | " + FLAG,
          "finished | " + FLAG,
          "clock.limit | 0 60 10800 | -1 10801 2.5 1e2 x 99999999999",
          "clock.increment | " + SECONDS,
          "increment | " + SECONDS,
          "days | 1 14 | 0 15 -1 two 1.5",
          "level | 1 8 | 0 9 -1 1.5 strong 99999999999",
          "nb | " + COUNT,
          "max | " + COUNT,
          "time | 0.5 10 15.25 180 | 181 -1 1,5 .5 10m 1e2",
          "color | white black random | White red w",
          "variant | standard chess960 fromPosition | Standard atomic 960",
          "rules | noAbort noClaimWin,noEarlyDraw | noabort, noAbort,noMoves fast",
          "reason | generic tooFast toofast onlyBot | bored",
          "room | player spectator | players lobby",
          "sort | dateAsc dateDesc | date asc",
          "perfType | blitz bullet,chess960 | Blitz slow blitz,",
          "pairAt | " + MOMENT,
          "startClocksAt | " + MOMENT,
          "expiresAt | " + MOMENT,
          "since | " + MOMENT,
          "until | " + MOMENT);

  private static List<String> words(String text) {
    return List.of(text.strip().split(" "));
  }

  private static RequestParameter named(String name) {
    return Arrays.stream(RequestParameter.values())
        .filter(each -> each.text().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void each_parameter_takes_what_it_can_mean_and_tells_what_that_is() {
    for (String row : TABLE) {
      String[] cells = row.split(" \\| ");
      RequestParameter parameter = named(cells[0]);
      assertThat(words(cells[1])).as(row).allMatch(value -> parameter.fault(value).isEmpty());
      for (String value : words(cells[2])) {
        assertThat(parameter.fault(value))
            .as(row)
            .contains(
                cells[0] + ": found \"" + value + "\", expected " + parameter.form().expected());
      }
    }
  }

  @Test
  void the_table_above_has_every_parameter_that_is_no_text() {
    Set<String> known = TABLE.stream().map(row -> row.split(" \\| ")[0]).collect(toSet());
    assertThat(
            Arrays.stream(RequestParameter.values())
                .filter(each -> !each.form().equals(RequestParameter.Form.TEXT)))
        .extracting(RequestParameter::text)
        .containsExactlyInAnyOrderElementsOf(known);
  }

  @Test
  void no_request_reads_a_parameter_that_is_not_checked() throws IOException {
    try (Stream<Path> sources = Files.list(Path.of("src/main/java/org/jadoube/web/lichess"))) {
      List<String> readers = new ArrayList<>();
      for (Path source : sources.toList()) {
        if (Files.readString(source).contains("call.query(")) {
          readers.add(source.getFileName().toString());
        }
      }
      assertThat(readers).containsExactly("Fields.java");
    }
  }
}
