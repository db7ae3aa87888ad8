package org.jadoube.play.people;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// A base for tests of people: a town with its people, on both databases.
abstract class OneTown {
  static final String PASSWORD = "correct horse battery";
  static final GameId GAME = new GameId("23456789abcd");
  static final GameId ELSEWHERE = new GameId("dcba98765432");
  static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @TempDir static Path directory;
  private static EmbeddedPostgres postgres;

  enum Kind {
    SQLITE,
    POSTGRESQL
  }

  @BeforeAll
  static void start() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  /// People on a database of their own, at a time of their own.
  static final class Town implements AutoCloseable {
    final EventStore store;
    final AtomicReference<Instant> now = new AtomicReference<>(NOON);
    final People people;

    Town(Kind kind, String name) throws Exception {
      this.store = EventStore.open(database(kind, name));
      InstantSource clock = now::get;
      this.people = People.in(store.ledger(), clock);
    }

    private static Database database(Kind kind, String name) throws Exception {
      if (kind == Kind.SQLITE) {
        return Database.at("jdbc:sqlite:" + directory.resolve(name + ".db")).orElseThrow();
      }
      try (var connection = postgres.getPostgresDatabase().getConnection()) {
        connection.createStatement().execute("CREATE DATABASE " + name);
      }
      return Database.at(postgres.getJdbcUrl("postgres", name)).orElseThrow();
    }

    SignedIn signedUp(String name) {
      SigningUp done = people.accounts().signUp(name, PASSWORD, Optional.empty());
      return ((SigningUp.Done) done).who();
    }

    void game(GameId id) {
      Secret secret = Secret.random(new SecureRandom());
      store.create(
          new StoredGame(
              id,
              1,
              NOON,
              "{}",
              secret.hash(),
              StoredColour.BLACK,
              false,
              Optional.empty(),
              List.of()),
          Optional.empty());
    }

    @Override
    public void close() {
      store.close();
    }
  }
}
