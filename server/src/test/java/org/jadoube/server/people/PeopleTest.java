package org.jadoube.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jadoube.chess.Colour;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Role;
import org.jadoube.server.rights.Whose;
import org.jadoube.server.store.Database;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredColour;
import org.jadoube.server.store.StoredGame;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Accounts, sessions, roles and the log on both databases.
final class PeopleTest {
  private static final String PASSWORD = "correct horse battery";
  private static final GameId GAME = new GameId("23456789abcd");
  private static final GameId ELSEWHERE = new GameId("dcba98765432");
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

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
  private static final class Town implements AutoCloseable {
    private final EventStore store;
    private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
    private final People people;

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

  @ParameterizedTest
  @EnumSource
  void an_account_is_opened_once_and_by_its_password(Kind kind) throws Exception {
    try (Town town = new Town(kind, "opened")) {
      Accounts accounts = town.people.accounts();
      SignedIn ana = town.signedUp("Ana");
      assertThat(accounts.signUp("ANA", PASSWORD, Optional.empty()))
          .isInstanceOf(SigningUp.NameTaken.class);
      assertThat(accounts.signIn("ana", PASSWORD)).isInstanceOf(SigningIn.Done.class);
      assertThat(accounts.signIn("ana", PASSWORD + "!")).isInstanceOf(SigningIn.Wrong.class);
      assertThat(accounts.signIn("Boris", PASSWORD)).isInstanceOf(SigningIn.Wrong.class);
      assertThat(accounts.delete(ana, "wrong")).contains(false);
      assertThat(accounts.delete(ana, PASSWORD)).contains(true);
      assertThat(accounts.signIn("ana", PASSWORD)).isInstanceOf(SigningIn.Wrong.class);
      assertThat(accounts.sessions().find(ana.token())).isEmpty();
      assertThat(accounts.find(ana.account().id()).orElseThrow().name()).isEmpty();
      town.signedUp("Ana");
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_session_ends_unused_and_at_the_latest_in_a_month(Kind kind) throws Exception {
    try (Town town = new Town(kind, "ends")) {
      Sessions sessions = town.people.accounts().sessions();
      SignedIn idle = town.signedUp("Idle");
      SignedIn busy = town.signedUp("Busy");
      for (int day = 1; day < 30; day++) {
        town.now.set(NOON.plus(Duration.ofDays(day)));
        assertThat(sessions.find(busy.token())).as("day %d", day).isPresent();
      }
      assertThat(sessions.find(idle.token())).isEmpty();
      town.now.set(NOON.plus(Sessions.LIFE));
      assertThat(sessions.find(busy.token())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void an_account_has_at_most_twenty_sessions(Kind kind) throws Exception {
    try (Town town = new Town(kind, "twenty")) {
      Sessions sessions = town.people.accounts().sessions();
      SignedIn first = town.signedUp("Many");
      for (int i = 0; i < 25; i++) {
        town.now.set(NOON.plusSeconds(i + 1));
        sessions.open(first.account());
      }
      assertThat(sessions.of(first.account().id())).hasSize(20);
      assertThat(sessions.find(first.token())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_role_in_an_event_holds_in_its_games(Kind kind) throws Exception {
    try (Town town = new Town(kind, "event")) {
      Grants grants = town.people.grants();
      AccountId vera = town.signedUp("Vera").account().id();
      town.game(GAME);
      town.game(ELSEWHERE);
      grants.enter(GAME, "open-2026");
      Scope event = Scope.event("open-2026").orElseThrow();
      grants.give(vera, event, Role.ARBITER, Optional.empty(), "test");
      grants.give(vera, event, Role.ARBITER, Optional.empty(), "test");
      assertThat(grants.of(vera)).hasSize(1);
      assertThat(grants.held(vera, GAME))
          .singleElement()
          .satisfies(as -> assertThat(as.role()).isEqualTo(Role.ARBITER))
          .satisfies(as -> assertThat(as.whose()).isEqualTo(Whose.OWN));
      assertThat(grants.held(vera, ELSEWHERE))
          .singleElement()
          .satisfies(as -> assertThat(as.whose()).isEqualTo(Whose.OTHER));
      assertThat(grants.take(event, grants.in(event).getFirst().id())).isTrue();
      assertThat(grants.held(vera, GAME))
          .singleElement()
          .satisfies(as -> assertThat(as.role()).isEqualTo(Role.SPECTATOR));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoever_plays_a_game_does_not_judge_it(Kind kind) throws Exception {
    try (Town town = new Town(kind, "plays")) {
      Grants grants = town.people.grants();
      AccountId vera = town.signedUp("Vera").account().id();
      town.game(GAME);
      grants.give(vera, Scope.of(GAME), Role.CHIEF_ARBITER, Optional.empty(), "test");
      grants.give(vera, Scope.of(GAME), Role.PLAYER, Optional.of(Colour.BLACK), "test");
      assertThat(grants.held(vera, GAME))
          .singleElement()
          .satisfies(as -> assertThat(as.role()).isEqualTo(Role.PLAYER));
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_key_opens_its_own_game_only(Kind kind) throws Exception {
    try (Town town = new Town(kind, "keyed")) {
      Grants grants = town.people.grants();
      Secret key = Secret.random(new SecureRandom());
      grants.give(key, Scope.of(GAME), Role.ASSISTANT, Optional.of(Colour.WHITE), "test");
      Capacity as = grants.keyed(GAME, key).orElseThrow();
      assertThat(as.role()).isEqualTo(Role.ASSISTANT);
      assertThat(as.colour()).contains(Colour.WHITE);
      assertThat(as.holder()).startsWith("key:").doesNotContain(key.text());
      assertThat(grants.keyed(ELSEWHERE, key)).isEmpty();
      assertThat(grants.keyed(GAME, Secret.random(new SecureRandom()))).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_log_tells_what_was_begun_and_how_it_ended(Kind kind) throws Exception {
    try (Town town = new Town(kind, "log")) {
      OfficeLog log = town.people.log();
      Capacity arbiter = new Capacity(Role.ARBITER, Whose.OWN, Optional.empty(), "key:x");
      String first = log.begin(Scope.of(GAME), arbiter, "pause", "{}");
      town.now.set(NOON.plusSeconds(1));
      log.begin(Scope.of(GAME), arbiter, "resume", "x".repeat(10_000));
      log.end(first, "done");
      assertThat(log.of(Scope.of(GAME)))
          .extracting(OfficeLog.Entry::deed, OfficeLog.Entry::outcome)
          .containsExactly(
              org.assertj.core.groups.Tuple.tuple("resume", ""),
              org.assertj.core.groups.Tuple.tuple("pause", "done"));
      assertThat(log.of(Scope.of(ELSEWHERE))).isEmpty();
    }
  }
}
