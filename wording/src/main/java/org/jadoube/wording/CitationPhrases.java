package org.jadoube.wording;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Citation;

/// Citations of provisions.
final class CitationPhrases {
  private CitationPhrases() {}

  /// A citation with the edition.
  static Phrase of(Citation citation) {
    return of(List.of(citation));
  }

  /// Several citations of one edition: "FIDE 2023, Articles 7.5.1 and 7.5.5".
  static Phrase of(List<Citation> citations) {
    Map<String, List<String>> numbers =
        citations.stream()
            .distinct()
            .collect(
                Collectors.groupingBy(
                    CitationPhrases::kind,
                    LinkedHashMap::new,
                    Collectors.mapping(
                        citation -> citation.article().number(),
                        Collectors.collectingAndThen(
                            Collectors.toCollection(LinkedHashSet::new), List::copyOf))));
    List<Phrase> articles =
        numbers.entrySet().stream().map(each -> articles(each.getKey(), each.getValue())).toList();
    return Phrase.of("citation")
        .with("edition", citations.getFirst().edition().name())
        .with("article", articles);
  }

  /// A citation without the edition.
  static Phrase article(Citation citation) {
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
