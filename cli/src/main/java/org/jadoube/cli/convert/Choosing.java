package org.jadoube.cli.convert;

import java.util.List;
import java.util.function.Predicate;
import org.jadoube.audit.same.Traits;
import org.jadoube.cli.archive.Where;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnEnding;

/// The choice of games to convert, and the facts needed about them.
///
/// @param tagsNeeded whether the tags of the games are needed
/// @param traitsNeeded whether they are compared with each other
record Choosing(Where where, boolean tagsNeeded, boolean traitsNeeded) {
  /// Room for the wanted games of `batch`.
  Collected from(
      PgnBatch batch, Language language, Predicate<PgnEnding> endings, Rendering rendering) {
    List<Traits> traits = traitsNeeded ? Traits.of(batch, language) : List.of();
    return new Collected(where.in(batch, language), endings, tagsNeeded, traits, rendering);
  }
}
