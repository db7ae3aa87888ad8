package org.jadoube.wording;

import org.jadoube.laws.edition.Citation;

/// Citations of provisions.
final class CitationPhrases {
  private CitationPhrases() {}

  /// With the edition.
  static Phrase of(Citation citation) {
    return Phrase.of("citation")
        .with("edition", citation.edition().name())
        .with("article", article(citation));
  }

  /// Without the edition.
  static Phrase article(Citation citation) {
    String number = citation.article().number();
    return Phrase.of("article")
        .with("kind", number.startsWith("I") ? "guideline" : "article")
        .with("number", number);
  }
}
