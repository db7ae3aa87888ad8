package org.jadoube.wording;

import org.jadoube.laws.edition.Citation;

/// How provisions are cited.
final class CitationPhrases {
  private CitationPhrases() {}

  /// With the edition.
  static Phrase of(Citation citation) {
    return Phrase.of("citation")
        .with("edition", citation.edition().name())
        .with("article", article(citation));
  }

  /// Where the edition is known.
  static Phrase article(Citation citation) {
    String number = citation.article().number();
    return Phrase.of("article")
        .with("kind", number.startsWith("I") ? "guideline" : "article")
        .with("number", number);
  }
}
