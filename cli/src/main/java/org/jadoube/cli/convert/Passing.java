package org.jadoube.cli.convert;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnConverter;
import org.jadoube.notation.pgn.rewriting.PgnEnding;
import org.jadoube.notation.pgn.rewriting.PgnPlan;

/// Rewrites games while they pass through.
///
/// @param rendering their final form
record Passing(PgnPlan plan, Choosing choosing, Predicate<PgnEnding> endings, Rendering rendering)
    implements GameConversion {
  @Override
  public Converted passOn(PgnBatch batch) {
    Collected collected = choosing.from(batch, Language.ENGLISH, endings, rendering);
    try {
      long count = PgnConverter.passOn(batch, plan, collected);
      return new Converted(count, collected.games(), List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to a list cannot fail
    }
  }

  @Override
  public Converted convert(PgnBatch batch, Language language) {
    Collected collected = choosing.from(batch, language, endings, rendering);
    List<PgnFault> faults = new ArrayList<>();
    try {
      long count = PgnConverter.convert(batch, language, plan, collected, faults::add);
      return new Converted(count, collected.games(), faults);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to a list cannot fail
    }
  }
}
