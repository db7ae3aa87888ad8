package org.jadoube.cli.archive;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnLanguages;

/// The piece letters of the moves that are read.
///
/// @param language the language; empty to guess it
public record Letters(Optional<Language> language) {
  public static final Letters ENGLISH = new Letters(Optional.of(Language.ENGLISH));

  /// The games of `batch`, grouped by language.
  public List<PgnLanguages.Part> parts(PgnBatch batch) {
    return language
        .map(known -> List.of(PgnLanguages.Part.in(known, batch)))
        .orElseGet(() -> PgnLanguages.of(batch));
  }
}
