package org.jadoube.laws.edition;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The numbers that editions give a provision.
///
/// @param head the line they stand in, for messages
/// @param editions the years of all editions, the oldest first
/// @param cells what stands in the columns, by their years
record ArticleNumbers(CatalogueLine head, List<String> editions, Map<String, String> cells) {
  private static final String NONE = "-";
  private static final String INFERRED = "~";
  private static final String LENT = "=";
  private static final Set<String> NOT_OWN = Set.of(NONE, LENT);

  private String cell(String year) {
    return cells.getOrDefault(year, NONE);
  }

  /// The editions that have the provision.
  Set<String> inPrint() {
    Set<String> years = new HashSet<>(editions);
    years.removeIf(year -> NOT_OWN.contains(cell(year)));
    return years;
  }

  /// The books that have it as the newest edition of the Laws does (`=`).
  Set<String> lent() {
    Set<String> years = new HashSet<>(editions);
    years.removeIf(year -> !cell(year).equals(LENT));
    return years;
  }

  /// Whether the number is taken from another edition.
  boolean inferred(String year) {
    return cell(year).startsWith(INFERRED);
  }

  /// The numbers in an edition. A tilde alone stands for those of the next edition.
  List<Article> articles(String year) {
    String cell = cell(year);
    String listed = cell.equals(INFERRED) ? next(year) : cell.replace(INFERRED, "");
    return listed.indexOf(',') < 0
        ? List.of(new Article(listed))
        : Arrays.stream(listed.split(",")).map(Article::new).toList();
  }

  private String next(String year) {
    int next = editions.indexOf(year) + 1;
    String cell = next < editions.size() ? cell(editions.get(next)) : NONE;
    if (cell.equals(NONE) || cell.startsWith(INFERRED)) {
      throw head.fault(
          INFERRED + " for " + year, "a number, as the next edition has none that is in print");
    }
    return cell;
  }
}
