package org.jadoube.web.http.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.people.Device;
import org.jadoube.play.people.People;
import org.jadoube.play.people.SigningUp;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.web.http.exchange.Knock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever guesses passwords is slowed down, and keeps nobody out.
final class SignInAttemptsTest {
  private static final int MOST = 10;
  private static final String NAME = "Ana";

  @TempDir Path data;

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-21T12:00:00Z"));
  private EventStore store;
  private People people;
  private SignInAttempts attempts;

  @BeforeEach
  void open() throws Exception {
    store = EventStore.open(Database.in(data));
    people = People.in(store.ledger(), now::get);
    attempts = new SignInAttempts(people.devices(), Limits.USUAL, now::get);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private boolean mayTry(String address, String name, Device... device) {
    return attempts.allow(
        new Knock(Optional.of(address)),
        name,
        Optional.ofNullable(device.length > 0 ? device[0] : null));
  }

  /// Tries until it may not; how often it could.
  private int guess(String address, String name, Device... device) {
    int times = 0;
    while (times < 1_000 && mayTry(address, name, device)) {
      times++;
    }
    return times;
  }

  private Device deviceOf(String name) {
    SigningUp done = people.accounts().signUp(name, "correct horse battery", Optional.empty());
    Device device = people.devices().next();
    people.devices().remember(((SigningUp.Done) done).who().account().id(), device);
    return device;
  }

  @Test
  void a_guesser_at_one_address_keeps_out_neither_other_addresses_nor_other_accounts() {
    assertThat(guess("192.0.2.1", NAME)).isEqualTo(MOST);
    assertThat(mayTry("192.0.2.2", NAME)).isTrue();
    assertThat(mayTry("192.0.2.1", "Boris")).isTrue();
    now.set(now.get().plus(Duration.ofMinutes(1)));
    assertThat(guess("192.0.2.1", NAME)).as("a minute later").isEqualTo(MOST);
  }

  @Test
  void a_guesser_at_many_addresses_is_slowed_down_and_does_not_keep_out_the_owner() {
    Device device = deviceOf(NAME);
    int guessed = 0;
    for (int i = 1; i <= 20; i++) {
      guessed += guess("192.0.2." + i, NAME);
    }
    assertThat(guessed).isEqualTo(3 * MOST);
    assertThat(guess("192.0.2.1", NAME, device)).as("the owner, from there").isEqualTo(MOST);
  }

  @Test
  void the_owner_gets_in_where_the_address_has_used_up_its_attempts() {
    Device device = deviceOf(NAME);
    for (int i = 0; i < 10; i++) {
      guess("192.0.2.1", "Somebody " + i);
    }
    assertThat(mayTry("192.0.2.1", "Nobody")).isFalse();
    assertThat(mayTry("192.0.2.1", NAME, device)).isTrue();
  }

  @Test
  void the_device_of_another_account_is_a_stranger() {
    deviceOf(NAME);
    Device other = deviceOf("Boris");
    guess("192.0.2.1", NAME);
    assertThat(mayTry("192.0.2.1", NAME, other)).isFalse();
    assertThat(mayTry("192.0.2.1", NAME, people.devices().next())).isFalse();
  }

  @Test
  void writing_a_name_differently_is_no_way_around() {
    guess("192.0.2.1", NAME);
    assertThat(mayTry("192.0.2.1", "ANA")).isFalse();
  }
}
