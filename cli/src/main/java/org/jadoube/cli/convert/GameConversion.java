package org.jadoube.cli.convert;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.audit.same.Traits;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// A way to convert games. Several threads use it at once.
interface GameConversion {
  /// Converts the games of `batch`, whose moves use the letters of `language`.
  Converted convert(PgnBatch batch, Language language);

  /// Passes on the games of `batch`, whose moves use letters that nobody knows, as they are.
  Converted passOn(PgnBatch batch);

  /// A batch after conversion.
  ///
  /// @param count the number of games read
  /// @param games the games that were wanted
  /// @param faults the faults in these games, numbered within the batch
  record Converted(long count, List<Game> games, List<PgnFault> faults) {}

  /// A game.
  ///
  /// @param text what is written of it
  /// @param traits what it is compared by, if somebody asked; empty for text behind the last game
  @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
  record Game(Map<String, String> tags, byte[] text, Optional<Traits> traits) {}
}
