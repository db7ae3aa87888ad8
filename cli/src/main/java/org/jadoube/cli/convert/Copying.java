package org.jadoube.cli.convert;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import org.jadoube.notation.pgn.rewriting.PgnRewriter;

/// Copies games unchanged except for their moves.
///
/// @param moves the writer for moves in the letters of a given language
record Copying(Function<Language, PgnMoveWriter> moves, Choosing choosing)
    implements GameConversion {
  @Override
  public Converted convert(PgnBatch batch, Language language) {
    return copied(batch, language, moves.apply(language));
  }

  @Override
  public Converted passOn(PgnBatch batch) {
    Converted copied = copied(batch, Language.ENGLISH, PgnMoveWriter.AS_WRITTEN);
    return new Converted(copied.count(), copied.games(), List.of());
  }

  private Converted copied(PgnBatch batch, Language language, PgnMoveWriter writer) {
    Collected collected = choosing.from(batch, language, _ -> true, Rendering.PGN);
    List<PgnFault> faults = new ArrayList<>();
    try {
      long count = PgnRewriter.rewrite(batch, language, writer, collected, faults::add);
      return new Converted(count, collected.games(), faults);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to a list cannot fail
    }
  }
}
