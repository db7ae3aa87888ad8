package org.jadoube.notation.encoding;

import java.util.List;

/// The encodings of `encodings.txt`.
final class Candidates {
  static final List<CandidateEncoding> ALL = all();

  private Candidates() {}

  private static List<CandidateEncoding> all() {
    LanguageModels models = new LanguageModels();
    return LanguageModels.lines("encodings.txt").stream()
        .map(line -> CandidateEncoding.of(line, models))
        .toList();
  }
}
