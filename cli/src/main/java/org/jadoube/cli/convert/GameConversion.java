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

  /// Passes on the games of `batch` as they are, since their moves use unknown letters.
  Converted passOn(PgnBatch batch);

  /// A batch after conversion.
  ///
  /// @param count the number of games read
  /// @param games the wanted games
  /// @param faults the faults in these games, numbered within the batch
  record Converted(long count, List<Game> games, List<PgnFault> faults) {}

  /// A game.
  ///
  /// @param text its output
  /// @param traits its traits for comparison, if needed; empty for text after the last game
  @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
  record Game(Map<String, String> tags, byte[] text, Optional<Traits> traits) {}
}
