package org.jadoube.laws.edition;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The numbers that editions give a provision.
///
/// @param printed the numbers in each edition that has it, by its year; the first is the one cited
/// @param lent the books that have it as the newest edition of the Laws does (`=`)
record ArticleNumbers(Map<String, List<Article>> printed, Set<String> lent) {
  private static final String LENT = "=";

  static ArticleNumbers of(Changes changes) {
    Map<String, List<Article>> printed = new HashMap<>();
    Set<String> lent = new HashSet<>();
    changes
        .held()
        .forEach((year, cell) -> {
          if (cell.text().equals(LENT)) {
            lent.add(year);
          } else {
            printed.put(year, articles(cell));
          }
        });
    return new ArticleNumbers(printed, lent);
  }

  private static List<Article> articles(Changes.Cell cell) {
    return Arrays.stream(cell.text().split(",", -1)).map(number -> article(cell, number)).toList();
  }

  private static Article article(Changes.Cell cell, String number) {
    if (number.isEmpty()
        || !number.chars().allMatch(each -> Character.isLetterOrDigit(each) || each == '.')) {
      throw cell.line().fault(cell.text(), "numbers such as 9.2.1, 5.2b or A.4.4, - or =");
    }
    return new Article(number);
  }
}
