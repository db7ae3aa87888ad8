package org.jadoube.cli.archive;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnLanguages;

/// In which letters moves are written that are read.
///
/// @param language the language; empty where it is to be guessed
public record Letters(Optional<Language> language) {
  public static final Letters ENGLISH = new Letters(Optional.of(Language.ENGLISH));

  /// The games of `batch`, parted by their languages.
  public List<PgnLanguages.Part> parts(PgnBatch batch) {
    return language
        .map(known -> List.of(new PgnLanguages.Part(batch, 0, known, Optional.empty())))
        .orElseGet(() -> PgnLanguages.of(batch));
  }
}
