package org.jadoube.cli.convert;

import java.util.List;
import java.util.Map;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// A way to convert games; used by several threads at once.
@FunctionalInterface
interface Conversion {
  /// Converts the games of `batch`, written in the letters of `language`.
  Converted convert(PgnBatch batch, Language language);

  /// What became of a batch.
  ///
  /// @param count how many games there were
  /// @param games those that were wanted
  /// @param faults what is wrong with these, the games counted in the batch
  record Converted(long count, List<Game> games, List<PgnFault> faults) {}

  /// A game.
  ///
  /// @param text its PGN
  @SuppressWarnings("ArrayRecordComponent") // handed on, not compared
  record Game(Map<String, String> tags, byte[] text) {}
}
