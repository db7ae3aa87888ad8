package org.jadoube.wording;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.HouseClause;

/// Citations of provisions.
final class CitationPhrases {
  private CitationPhrases() {}

  /// A citation with the edition.
  static Phrase of(Citation citation) {
    return of(List.of(citation));
  }

  /// Several citations of one edition: "FIDE 2023, Articles 7.5.1 and 7.5.5".
  static Phrase of(List<Citation> citations) {
    List<Citation> house =
        citations.stream().filter(citation -> citation.house().isPresent()).distinct().toList();
    List<Citation> printed =
        citations.stream().filter(citation -> citation.house().isEmpty()).distinct().toList();
    if (printed.isEmpty()) {
      return house(house);
    }
    List<Phrase> articles = new ArrayList<>(articles(printed));
    if (!house.isEmpty()) {
      articles.add(house(house));
    }
    return Phrase.of("citation")
        .with("edition", printed.getFirst().edition().name())
        .with("article", articles);
  }

  /// Clauses of house rules: "Youth League 2026, 2.1".
  private static Phrase house(List<Citation> citations) {
    List<HouseClause> clauses =
        citations.stream().flatMap(citation -> citation.house().stream()).distinct().toList();
    return Phrase.of("citation")
        .with("edition", clauses.getFirst().title())
        .with("article", clauses.stream().map(HouseClause::number).distinct().toList());
  }

  private static List<Phrase> articles(List<Citation> citations) {
    Map<String, List<String>> numbers =
        citations.stream()
            .collect(
                Collectors.groupingBy(
                    CitationPhrases::kind,
                    LinkedHashMap::new,
                    Collectors.mapping(
                        citation -> citation.article().number(),
                        Collectors.collectingAndThen(
                            Collectors.toCollection(LinkedHashSet::new), List::copyOf))));
    return numbers.entrySet().stream()
        .map(each -> articles(each.getKey(), each.getValue()))
        .toList();
  }

  /// A citation without the edition.
  static Phrase article(Citation citation) {
    return citation.house().isPresent() ? house(List.of(citation)) : printed(citation);
  }

  private static Phrase printed(Citation citation) {
    return articles(kind(citation), List.of(citation.article().number()));
  }

  private static String kind(Citation citation) {
    if (!citation.article().number().startsWith("I")) {
      return "article";
    }
    return citation.edition().hasRomanAppendices() ? "appendix" : "guideline";
  }

  private static Phrase articles(String kind, List<String> numbers) {
    return Phrase.of("article")
        .with("kind", kind)
        .with("count", numbers.size())
        .with("number", numbers);
  }
}
