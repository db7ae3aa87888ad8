package org.jadoube.play.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.play.rights.Role;
import org.jadoube.store.Secret;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Accounts, sessions and devices on both databases.
final class PeopleTest extends OneTown {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          Álvaro Il, ALVARO IL
          Álvaro Il, Alvaro-Il
          Álvaro Il, Alvaro ll
          Álvaro Il, Аlvaro Il
          Álvaro Il, ★Alvaro Il★
          Álvaro Il, Ａｌｖａｒｏ Ｉｌ
          Łukasz, lukasz
          Álvaro Il, GM Alvaro Il
          Álvaro Il, Alvaro Il (account)
          Álvaro Il, 'Il, Alvaro'
          Anna, ᴀɴɴᴀ
          Anna, 🅰🅽🅽🅰
          """)
  void a_name_that_looks_like_that_of_an_account_belongs_to_it(String name, String other) {
    assertThat(Looks.of(other)).containsAnyElementsOf(Looks.of(name));
  }

  @ParameterizedTest
  @CsvSource({"Ana, Anja", "Boris, Борис", "Ana, ♔♔"})
  void other_names_are_free(String name, String other) {
    assertThat(Looks.of(other)).doesNotContainAnyElementsOf(Looks.of(name));
  }

  @ParameterizedTest
  @EnumSource
  void nobody_gets_the_name_of_a_deleted_account(Kind kind) throws Exception {
    try (Town town = new Town(kind, "reserved")) {
      Accounts accounts = town.people.accounts();
      SignedIn ana = town.signedUp("Álvaro");
      assertThat(accounts.names().owner("alvaro")).contains(ana.account().id());
      assertThat(accounts.signUp("Alvaro", PASSWORD, Optional.empty()))
          .isInstanceOf(SigningUp.NameTaken.class);
      var _ = accounts.delete(ana, PASSWORD);
      assertThat(accounts.signUp("Álvaro", PASSWORD, Optional.empty()))
          .isInstanceOf(SigningUp.NameTaken.class);
      assertThat(accounts.names().owner("ALVARO")).contains(ana.account().id());
    }
  }

  @ParameterizedTest
  @EnumSource
  void an_operator_hides_and_removes_games_and_accounts(Kind kind) throws Exception {
    try (Town town = new Town(kind, "operated")) {
      Moderation moderation = new Moderation(town.store.ledger(), town.now::get);
      SignedIn ana = town.signedUp("Ana");
      town.game(GAME);
      town.people
          .grants()
          .give(ana.account().id(), Scope.of(GAME), Role.ARBITER, Optional.empty(), "x");
      moderation.hide(Scope.of(GAME), true);
      assertThat(town.people.hidden().has(Scope.of(GAME))).isTrue();
      moderation.hide(Scope.of(GAME), false);
      town.now.updateAndGet(now -> now.plusSeconds(3));
      assertThat(town.people.hidden().has(Scope.of(GAME))).isFalse();
      assertThat(moderation.remove(Scope.of(GAME))).isTrue();
      assertThat(moderation.knows(Scope.of(GAME))).isFalse();
      assertThat(town.people.log().of(Scope.of(GAME), Optional.empty()).entries())
          .extracting(OfficeLog.Entry::deed)
          .containsExactlyInAnyOrder("hide", "show", "remove");
      Scope account = moderation.account("ana").orElseThrow();
      assertThat(moderation.remove(account)).isTrue();
      assertThat(moderation.account("Ana")).isEmpty();
      assertThat(town.people.accounts().names().owner("Ana")).isPresent();
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
      assertThat(accounts.delete(ana, "wrong")).isEqualTo(Leaving.WRONG_PASSWORD);
      assertThat(accounts.delete(ana, PASSWORD)).isEqualTo(Leaving.DONE);
      assertThat(accounts.signIn("ana", PASSWORD)).isInstanceOf(SigningIn.Wrong.class);
      assertThat(accounts.sessions().find(ana.token())).isEmpty();
      assertThat(accounts.find(ana.account().id()).orElseThrow().name()).isEmpty();
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
  void a_session_of_before_a_change_is_renewed_and_the_old_token_soon_over(Kind kind)
      throws Exception {
    try (Town town = new Town(kind, "renewed")) {
      Sessions sessions = town.people.accounts().sessions();
      SignedIn old = town.signedUp("Old");
      assertThat(sessions.renewed(old, NOON)).isEqualTo(old);
      town.now.set(NOON.plus(Duration.ofHours(1)));
      SignedIn fresh = sessions.renewed(old, NOON.plusSeconds(1));
      assertThat(fresh.token()).isNotEqualTo(old.token());
      town.now.set(NOON.plus(Duration.ofHours(1)).plusSeconds(59));
      assertThat(sessions.find(old.token())).isPresent();
      town.now.set(NOON.plus(Duration.ofHours(1)).plusSeconds(60));
      assertThat(sessions.find(old.token())).isEmpty();
      assertThat(sessions.find(fresh.token())).isPresent();
      assertThat(sessions.of(old.account().id()))
          .extracting(Sessions.Open::id)
          .containsExactly(fresh.session());
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobody_ends_the_session_of_another_account(Kind kind) throws Exception {
    try (Town town = new Town(kind, "others")) {
      Sessions sessions = town.people.accounts().sessions();
      SignedIn ana = town.signedUp("Ana");
      SignedIn boris = town.signedUp("Boris");
      sessions.end(boris.account().id(), ana.session());
      assertThat(sessions.find(ana.token())).isPresent();
      sessions.end(ana.account().id(), ana.session());
      assertThat(sessions.find(ana.token())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_key_for_a_new_password_is_good_for_half_an_hour(Kind kind) throws Exception {
    try (Town town = new Town(kind, "forgotten")) {
      PasswordResets resets = town.people.accounts().resets();
      town.signedUp("Ana");
      Secret first = resets.give("Ana").orElseThrow().key();
      town.now.set(NOON.plus(PasswordResets.LIFE));
      assertThat(resets.use(first, "battery staple")).isInstanceOf(SigningUp.WrongKey.class);
      Secret second = resets.give("Ana").orElseThrow().key();
      town.now.set(town.now.get().plus(PasswordResets.LIFE).minusMillis(1));
      assertThat(resets.use(second, "battery staple")).isInstanceOf(SigningUp.Done.class);
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_device_is_one_that_this_server_has_named(Kind kind) throws Exception {
    try (Town town = new Town(kind, "devices")) {
      KnownDevices devices = town.people.devices();
      Device device = devices.next();
      String token = device.token().text();
      assertThat(devices.find(device.token())).contains(device);
      assertThat(new KnownDevices(town.store.ledger(), town.now::get).find(device.token()))
          .as("on another process")
          .contains(device);
      assertThat(devices.next().name()).isNotEqualTo(device.name());
      for (String forged :
          List.of(
              "", "a".repeat(75), device.name(), token.substring(1), token + "a", "x" + token)) {
        assertThat(devices.find(new Secret(forged))).as(forged).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_device_is_known_to_an_account_until_its_password_changes(Kind kind) throws Exception {
    try (Town town = new Town(kind, "known")) {
      KnownDevices devices = town.people.devices();
      AccountName name = AccountName.read("Ana").orElseThrow();
      SignedIn ana = town.signedUp("Ana");
      SignedIn boris = town.signedUp("Boris");
      Device own = devices.next();
      Device other = devices.next();
      devices.remember(ana.account().id(), own);
      devices.remember(ana.account().id(), own);
      devices.remember(boris.account().id(), other);
      assertThat(devices.isKnown(name, own)).isTrue();
      assertThat(devices.isKnown(name, other)).isFalse();
      town.now.set(NOON.plus(KnownDevices.LIFE));
      assertThat(devices.isKnown(name, own)).isFalse();
      devices.remember(ana.account().id(), own);
      assertThat(devices.isKnown(name, own)).isTrue();
      town.people.accounts().changePassword(ana, PASSWORD, "another good one");
      assertThat(devices.isKnown(name, own)).isFalse();
    }
  }
}
