package org.jadoube.cli.trf;

import java.util.List;
import org.jadoube.cli.shell.Streams;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.wire.Json;

/// Where a tournament report file goes: to standard output, with remarks on standard error; or both
/// into one JSON object.
///
/// @param json whether it is an object: `trf` has the file's text, `remarks` the rest
public record TrfOutput(Streams streams, boolean json) {
  /// Writes a file.
  ///
  /// @param remarks whatever people should know about it, a line each
  public void write(TrfFile file, List<String> remarks) {
    String text = Trf.write(file);
    if (json) {
      streams.out().println(Json.object("schema", 1, "trf", text, "remarks", remarks));
    } else {
      remarks.forEach(streams.err()::println);
      streams.out().print(text);
    }
    streams.out().flush();
  }
}
