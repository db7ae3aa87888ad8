package org.jadoube.cli.storage;

import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.Storage;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The options that say where a server keeps its data.
public final class StorageOptions {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "The server's directory (default: ./jadoube-data).")
  private Path data = Path.of("jadoube-data");

  @Option(
      names = "--database",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      description =
          "The server's database, if that is not the file in DIR; may also come from the"
              + " environment, as for 'jadoube serve'.")
  private Optional<String> database = Optional.empty();

  @Option(
      names = "--json",
      scope = ScopeType.INHERIT,
      description = "Write what was done as a JSON object.")
  private boolean json;

  /// Whether the answer is a JSON object.
  public boolean json() {
    return json;
  }

  /// The data stored there.
  public Storage storage() {
    ServerOptions options = ServerOptions.in(data);
    return new Storage(
        database
            .or(() -> Optional.ofNullable(System.getenv("JADOUBE_DATABASE")))
            .map(options::withDatabase)
            .orElse(options));
  }
}
