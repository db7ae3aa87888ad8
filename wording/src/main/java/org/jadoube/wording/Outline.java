package org.jadoube.wording;

import java.util.List;
import java.util.stream.Stream;

/// A statement before it is put into words.
///
/// @param headline sentences that say what happened
/// @param details clauses that say why
record Outline(List<Phrase> headline, Phrase citation, List<Phrase> details) {
  Outline {
    headline = List.copyOf(headline);
    details = List.copyOf(details);
  }

  /// One sentence with its Article.
  static Outline of(Phrase sentence, Phrase citation) {
    return new Outline(List.of(sentence), citation, List.of());
  }

  /// Clauses as sentences.
  static Stream<Phrase> sentences(Stream<Phrase> clauses) {
    return clauses.map(clause -> Phrase.of("sentence").with("clause", clause));
  }
}
