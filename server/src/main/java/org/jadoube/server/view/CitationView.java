package org.jadoube.server.view;

import org.jadoube.laws.edition.Citation;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// Where a rule stands written.
///
/// @param text for people: "FIDE 2023, Article 9.1.2.3"
public record CitationView(String edition, String rule, String article, String text) {
  /// Of a citation.
  static CitationView of(Citation citation, Wording wording) {
    return new CitationView(
        citation.edition().name(),
        Names.of(citation.rule()),
        citation.article().number(),
        wording.of(citation));
  }
}
