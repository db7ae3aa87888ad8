package org.jadoube.cli;

import java.io.IOException;
import java.util.function.BiConsumer;
import org.jadoube.audit.Archive;
import org.jadoube.notation.pgn.PgnFault;

/// A way to convert the games of an archive.
@FunctionalInterface
interface Conversion {
  /// Converts all games and tells of their faults.
  ///
  /// @throws IOException if the archive cannot be read or the games cannot be written
  void convert(Archive archive, BiConsumer<Archive, PgnFault> faults) throws IOException;
}
