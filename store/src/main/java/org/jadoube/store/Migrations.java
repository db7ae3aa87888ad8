package org.jadoube.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;

/// Creates the tables or upgrades those of an older version.
final class Migrations {
  private Migrations() {}

  /// @throws UnusableDatabase if it cannot be reached, or is not a database for this program
  static void run(Database database) throws UnusableDatabase {
    try (Connection _ = DriverManager.getConnection(database.url(), database.properties())) {
      migrate(database);
    } catch (SQLException failed) {
      throw new UnusableDatabase(DatabaseFault.words(failed));
    }
  }

  private static void migrate(Database database) throws UnusableDatabase {
    Flyway flyway = flyway(database);
    try {
      refuseNewer(flyway);
      flyway.migrate();
    } catch (FlywayException failed) {
      throw new UnusableDatabase(words(failed));
    }
  }

  private static Flyway flyway(Database database) {
    Map<String, String> properties = new HashMap<>();
    database.properties().forEach((name, value) -> properties.put(name + "", value + ""));
    return Flyway.configure()
        .dataSource(database.url(), properties.get("user"), properties.get("password"))
        .jdbcProperties(properties)
        .locations("classpath:org/jadoube/store/migrations")
        .load();
  }

  /// Flyway itself ignores migrations it does not know.
  private static void refuseNewer(Flyway flyway) throws UnusableDatabase {
    MigrationInfo[] all = flyway.info().all();
    Optional<MigrationVersion> known =
        Arrays.stream(all)
            .filter(one -> one.getState().isResolved())
            .map(MigrationInfo::getVersion)
            .max(MigrationVersion::compareTo);
    Optional<MigrationVersion> found =
        Arrays.stream(all)
            .filter(one -> one.getState().isApplied() && one.getVersion() != null)
            .map(MigrationInfo::getVersion)
            .max(MigrationVersion::compareTo);
    if (found.isPresent() && known.isPresent() && found.get().isNewerThan(known.get())) {
      throw new UnusableDatabase(
          String.format(
                  Locale.ROOT,
                  "it was written by a newer jadoube (its tables are of version %s, this program knows those",
                  found.get())
              + String.format(
                  Locale.ROOT,
                  " up to %s); start that one, or give another database",
                  known.get()));
    }
  }

  private static String words(FlywayException failed) {
    if (failed.getMessage() != null && failed.getMessage().contains("non-empty schema")) {
      return "it holds tables of another program";
    }
    return failed.getCause() == null
        ? "its tables are not those of a jadoube of this version"
        : DatabaseFault.words(failed);
  }
}
