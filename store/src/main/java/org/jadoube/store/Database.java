package org.jadoube.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/// The database: a SQLite file or PostgreSQL.
public final class Database {
  /// The name of the SQLite file in a data directory.
  public static final String FILE = "jadoube.db";

  private static final String SQLITE = "jdbc:sqlite:";
  private static final String PASSWORD = "password";

  /// How long SQLite waits for another program to release the file.
  private static final String BUSY_MILLIS = "3000";

  // Without FULL, a power failure may lose commits in WAL mode.
  private static final Map<String, String> SQLITE_PROPERTIES =
      Map.of(
          "journal_mode", "WAL",
          "synchronous", "FULL",
          "fullfsync", "true",
          "foreign_keys", "true",
          "busy_timeout", BUSY_MILLIS);

  /// Limits how long an unreachable database can hold anything up.
  private static final Map<String, String> POSTGRESQL_PROPERTIES =
      Map.of(
          "connectTimeout", "4",
          "loginTimeout", "5",
          "socketTimeout", "6",
          "tcpKeepAlive", "true",
          "ApplicationName", "jadoube");

  private final String url;
  private final Map<String, String> properties;
  private final Map<String, String> defaults;

  private Database(String url, Map<String, String> properties, Map<String, String> defaults) {
    this.url = url;
    this.properties = properties;
    this.defaults = defaults;
  }

  /// The database at a JDBC URL, which may contain user and password; empty if the URL is invalid
  /// or of an unsupported kind.
  public static Optional<Database> at(String url) {
    if (url.startsWith(SQLITE)) {
      return Optional.of(new Database(url, Map.of(), SQLITE_PROPERTIES));
    }
    return PostgreSqlAddress.read(url)
        .map(address -> new Database(address.url(), address.properties(), POSTGRESQL_PROPERTIES));
  }

  /// The SQLite file in a directory.
  public static Database in(Path directory) {
    return new Database(
        SQLITE + directory.resolve(FILE).toAbsolutePath(), Map.of(), SQLITE_PROPERTIES);
  }

  /// This database, with a password that is not in the URL.
  public Database withPassword(String password) {
    Map<String, String> more = new HashMap<>(properties);
    more.put(PASSWORD, password);
    return new Database(url, Map.copyOf(more), defaults);
  }

  /// Whether several processes may use it.
  boolean isShared() {
    return !url.startsWith(SQLITE);
  }

  /// The SQLite file; empty for PostgreSQL and for a database in memory.
  Optional<Path> file() {
    String name = url.substring(Math.min(url.length(), SQLITE.length())).replaceFirst("\\?.*", "");
    boolean named = !isShared() && !name.isEmpty() && !name.contains(":memory:");
    try {
      return named ? Optional.of(Path.of(name.replaceFirst("^file:", ""))) : Optional.empty();
    } catch (InvalidPathException none) {
      return Optional.empty();
    }
  }

  /// The URL without user, password and parameters.
  String url() {
    return url;
  }

  /// The driver's properties besides the URL.
  Properties properties() {
    Properties all = new Properties();
    all.putAll(defaults);
    all.putAll(properties);
    return all;
  }

  /// The address without its parameters, which may contain secrets.
  @Override
  public String toString() {
    return url.replaceFirst("(?s)\\?.*", "");
  }
}
