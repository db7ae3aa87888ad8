package org.jadoube.audit.finding;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.testing.GeneratedFile;
import org.junit.jupiter.api.Test;

/// docs/findings.md lists every kind of finding, with its severity, and the Article of each rule
/// that findings cite in each edition.
class FindingsPageTest {
  private static final Path PAGE = Path.of("..", "docs", "findings.md");

  private static final String ARTICLES = "| kind | rule | ";

  /// The rules that findings of a kind can cite; illegal moves cite those of Article 3.
  private static final Map<FindingKind, List<Rule>> RULES =
      Map.of(
          FindingKind.PLAYED_ON,
          List.of(
              Rule.DEAD_POSITION,
              Rule.FIVEFOLD_REPETITION,
              Rule.AUTOMATIC_REPETITION,
              Rule.SEVENTY_FIVE_MOVES,
              Rule.AUTOMATIC_MOVE_COUNT),
          FindingKind.CONTRADICTED_RESULT,
          List.of(
              Rule.CHECKMATE,
              Rule.STALEMATE,
              Rule.DEAD_POSITION,
              Rule.FIVEFOLD_REPETITION,
              Rule.AUTOMATIC_REPETITION,
              Rule.SEVENTY_FIVE_MOVES,
              Rule.AUTOMATIC_MOVE_COUNT,
              Rule.FLAG_FALL,
              Rule.FLAG_FALL_UNWINNABLE),
          FindingKind.IMPOSSIBLE_WIN,
          List.of(Rule.FLAG_FALL_UNWINNABLE, Rule.RESIGNATION_UNWINNABLE),
          FindingKind.CONTRADICTED_TERMINATION,
          List.of(
              Rule.CHECKMATE,
              Rule.STALEMATE,
              Rule.DEAD_POSITION,
              Rule.THREEFOLD_CLAIM,
              Rule.FIFTY_MOVE_CLAIM,
              Rule.DRAW_BY_AGREEMENT,
              Rule.RESIGNATION,
              Rule.RESIGNATION_UNWINNABLE),
          FindingKind.EARLY_DRAW,
          List.of(Rule.AGREEMENT_AFTER_BOTH_MOVED, Rule.DRAW_RESTRICTED, Rule.DRAW_BY_AGREEMENT),
          FindingKind.UNREACHABLE_START,
          List.of(Rule.ILLEGAL_POSITION),
          FindingKind.CLAIMABLE_DRAW,
          List.of(Rule.THREEFOLD_CLAIM, Rule.FIFTY_MOVE_CLAIM));

  @Test
  void the_page_lists_the_kinds_in_their_order_with_their_severity() throws IOException {
    List<String> rows =
        rows().stream()
            .filter(row -> row.size() == 4 && row.getFirst().startsWith("`"))
            .map(row -> row.get(0) + " " + row.get(1))
            .toList();
    assertThat(rows)
        .containsExactlyElementsOf(
            Arrays.stream(FindingKind.values())
                .map(kind -> "`" + kind.id() + "` " + kind.severity().id())
                .toList());
  }

  @Test
  void the_page_gives_the_article_of_each_rule_in_each_edition() throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf(ARTICLES);
    int end = page.indexOf("\n\n", begin) + 1;
    new GeneratedFile(PAGE).holds(page.substring(0, begin) + articles() + page.substring(end));
  }

  private static String articles() {
    List<String> books = Edition.books().stream().map(Edition::year).toList();
    StringBuilder table = new StringBuilder(ARTICLES + String.join(" | ", books) + " |\n");
    table.append("|---".repeat(books.size() + 2)).append("|\n");
    for (FindingKind kind : FindingKind.values()) {
      for (Rule rule : RULES.getOrDefault(kind, List.of())) {
        table.append("| " + kind.id() + " | " + rule.name() + " | " + articles(rule) + " |\n");
      }
    }
    return table.toString();
  }

  private static String articles(Rule rule) {
    return Edition.books().stream()
        .map(edition -> article(edition, rule).map(Article::number).orElse("–"))
        .collect(joining(" | "));
  }

  private static Optional<Article> article(Edition edition, Rule rule) {
    return edition.has(rule) ? Optional.of(edition.cite(rule).article()) : Optional.empty();
  }

  private static List<List<String>> rows() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| "))
        .map(line -> line.substring(2, line.length() - 2))
        .map(line -> List.of(line.split(" \\| ", -1)))
        .toList();
  }
}
