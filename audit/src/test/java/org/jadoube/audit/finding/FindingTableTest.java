package org.jadoube.audit.finding;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.Audit;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.laws.edition.Edition;
import org.junit.jupiter.api.Test;

class FindingTableTest {
  private static final String PGN =
      """
      [Event "A \\"quoted\\" name"]
      [Site "?"]
      [Date "2024.01.02"]
      [Round "1"]
      [White "Ana"]
      [Black "Bo"]
      [Result "1-0"]

      1. e4 e5 2. Ke3 1-0
      """;

  @Test
  void a_finding_is_a_row() throws IOException {
    PlacedFinding found = findings().getFirst();
    assertThat(
            FindingTable.CONTENTS.columns().stream()
                .map(column -> (Object) column.of(found).orElseThrow()))
        .containsExactly(
            "games.pgn",
            1L,
            9L,
            2L,
            "1...e5",
            "illegal-move",
            "error",
            found.finding().citation().orElseThrow().rule().name(),
            found.finding().citation().orElseThrow().article().number(),
            Edition.newest().name(),
            "named",
            "A \"quoted\" name",
            "?",
            "2024.01.02",
            "1",
            "Ana",
            "Bo",
            "1-0",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            FindingFacts.json(found.finding()),
            new FindingSentences().of(found));
  }

  @Test
  void facts_are_json_with_texts_escaped() {
    assertThat(FindingFacts.json(new Finding.MalformedTag("Date", "1\\\"", "a date")))
        .isEqualTo("{\"tag\":\"Date\",\"value\":\"1\\\\\\\"\",\"expected\":\"a date\"}");
    assertThat(FindingFacts.json(new Finding.AmbiguousMove("Nd2", List.of("Nbd2", "Nfd2"))))
        .isEqualTo("{\"written\":\"Nd2\",\"candidates\":[\"Nbd2\",\"Nfd2\"]}");
    assertThat(FindingFacts.json(new Finding.DuplicateGame("a.pgn", 1L << 40, 0)))
        .isEqualTo("{\"file\":\"a.pgn\",\"game\":1099511627776}");
    assertThat(FindingFacts.json(new Finding.DuplicateGame("a.pgn", 1, -2)))
        .isEqualTo("{\"file\":\"a.pgn\",\"game\":1,\"more\":-2}");
  }

  private static List<PlacedFinding> findings() throws IOException {
    List<PlacedFinding> found = new ArrayList<>();
    ArchiveOpening opening =
        Archive.open("games.pgn", new ByteArrayInputStream(PGN.getBytes(UTF_8)));
    try (Archive archive = ((ArchiveOpening.Opened) opening).archive()) {
      Audit.under(Edition.newest()).of(archive, found::add);
    }
    return found;
  }
}
