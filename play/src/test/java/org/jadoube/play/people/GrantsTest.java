package org.jadoube.play.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Roles and the log of officials on both databases.
final class GrantsTest extends OneTown {
  @ParameterizedTest
  @EnumSource
  void where_an_operator_removes_the_last_organiser_an_arbiter_follows(Kind kind) throws Exception {
    try (Town town = new Town(kind, "followed")) {
      Grants grants = town.people.grants();
      Moderation moderation = new Moderation(town.store.ledger(), town.now::get);
      AccountId olga = town.signedUp("Olga").account().id();
      AccountId arno = town.signedUp("Arno").account().id();
      AccountId vera = town.signedUp("Vera").account().id();
      Scope tournament = Scope.tournament("open-2026").orElseThrow();
      grants.give(olga, tournament, Role.ORGANISER, Optional.empty(), "test");
      assertThat(moderation.remove(Scope.of(olga))).as("nobody could follow").isFalse();
      assertThat(town.people.accounts().find("Olga")).isPresent();
      grants.give(arno, tournament, Role.ARBITER, Optional.empty(), "test");
      grants.give(vera, tournament, Role.CHIEF_ARBITER, Optional.empty(), "test");
      assertThat(moderation.remove(Scope.of(olga))).isTrue();
      assertThat(grants.held(vera, tournament)).contains(Role.ORGANISER);
      assertThat(grants.held(arno, tournament)).containsExactly(Role.ARBITER);
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_tournament_keeps_its_last_organiser(Kind kind) throws Exception {
    try (Town town = new Town(kind, "organised")) {
      Grants grants = town.people.grants();
      Accounts accounts = town.people.accounts();
      SignedIn ana = town.signedUp("Ana");
      SignedIn boris = town.signedUp("Boris");
      Scope tournament = Scope.tournament("open-2026").orElseThrow();
      grants.give(ana.account().id(), tournament, Role.ORGANISER, Optional.empty(), "test");
      grants.give(
          Secret.random(new SecureRandom()),
          tournament,
          Role.ORGANISER,
          Optional.empty(),
          "",
          "test");
      RoleGrant only =
          grants.in(tournament).stream()
              .filter(grant -> grant.account().isPresent())
              .findFirst()
              .orElseThrow();
      assertThat(grants.take(only)).isFalse();
      assertThat(accounts.delete(ana, PASSWORD)).isEqualTo(Leaving.LAST_ORGANISER);
      assertThat(accounts.sessions().find(ana.token())).isPresent();
      Scope elsewhere = Scope.tournament("cup").orElseThrow();
      grants.give(boris.account().id(), elsewhere, Role.ORGANISER, Optional.empty(), "test");
      assertThat(grants.take(only)).as("an organiser of another tournament").isFalse();
      grants.give(boris.account().id(), tournament, Role.ARBITER, Optional.empty(), "test");
      assertThat(grants.take(only)).as("an arbiter").isFalse();
      grants.give(boris.account().id(), tournament, Role.ORGANISER, Optional.empty(), "test");
      assertThat(accounts.delete(ana, PASSWORD)).isEqualTo(Leaving.DONE);
      assertThat(accounts.delete(boris, PASSWORD)).isEqualTo(Leaving.LAST_ORGANISER);
      for (RoleGrant grant : grants.in(tournament)) {
        assertThat(grants.take(grant))
            .isEqualTo(grant.role() != Role.ORGANISER || grant.account().isEmpty());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void an_arbiter_of_a_game_waits_for_both_players_and_one_of_a_tournament_does_not(Kind kind)
      throws Exception {
    try (Town town = new Town(kind, "accepted")) {
      Grants grants = town.people.grants();
      AccountId vera = town.signedUp("Vera").account().id();
      town.game(GAME);
      town.game(ELSEWHERE);
      grants.enter(ELSEWHERE, "open-2026");
      for (GameId game : List.of(GAME, ELSEWHERE)) {
        grants.give(vera, Scope.of(game), Role.ARBITER, Optional.empty(), "test");
      }
      assertThat(whose(grants, vera, ELSEWHERE)).isEqualTo(Whose.OWN);
      RoleGrant grant = grants.in(Scope.of(GAME)).getFirst();
      grants.accept(grant, Colour.WHITE);
      grants.accept(grant, Colour.WHITE);
      assertThat(whose(grants, vera, GAME)).isEqualTo(Whose.PENDING);
      grants.accept(grant, Colour.BLACK);
      assertThat(whose(grants, vera, GAME)).isEqualTo(Whose.OWN);
      assertThat(town.store.game(GAME).orElseThrow().arbitration().arbiters())
          .singleElement()
          .satisfies(arbiter -> assertThat(arbiter.name()).isEqualTo("Vera"))
          .satisfies(arbiter -> assertThat(arbiter.isAccepted()).isTrue());
      assertThat(grants.take(grant)).isTrue();
      assertThat(town.store.game(GAME).orElseThrow().arbitration().arbiters()).isEmpty();
    }
  }

  private static Whose whose(Grants grants, AccountId account, GameId game) {
    return grants.held(account, game).getFirst().whose();
  }

  @ParameterizedTest
  @EnumSource
  void a_key_given_out_by_a_player_opens_no_game_of_theirs(Kind kind) throws Exception {
    try (Town town = new Town(kind, "given")) {
      Grants grants = town.people.grants();
      AccountId olga = town.signedUp("Olga").account().id();
      town.game(GAME);
      town.game(ELSEWHERE);
      grants.enter(GAME, "open-2026");
      grants.enter(ELSEWHERE, "open-2026");
      Scope tournament = Scope.tournament("open-2026").orElseThrow();
      grants.give(olga, tournament, Role.ORGANISER, Optional.empty(), "test");
      grants.give(olga, Scope.of(GAME), Role.PLAYER, Optional.of(Colour.WHITE), "test");
      String by = Grants.holder(olga);
      for (int between = 0; between < 3; between++) {
        Secret key = Secret.random(new SecureRandom());
        grants.give(key, tournament, Role.CHIEF_ARBITER, Optional.empty(), "Vera", by);
        Capacity here = grants.keyed(GAME, key).orElseThrow();
        assertThat(here.whose()).isEqualTo(Whose.PLAYING);
        assertThat(grants.keyed(ELSEWHERE, key).orElseThrow().whose()).isEqualTo(Whose.OWN);
        assertThat(grants.giver(tournament, key)).contains(olga);
        by = here.holder();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoever_is_entered_in_a_tournament_does_not_play_each_of_its_games(Kind kind)
      throws Exception {
    try (Town town = new Town(kind, "entered")) {
      Grants grants = town.people.grants();
      AccountId vera = town.signedUp("Vera").account().id();
      town.game(GAME);
      grants.enter(GAME, "open-2026");
      Scope tournament = Scope.tournament("open-2026").orElseThrow();
      grants.give(vera, tournament, Role.PLAYER, Optional.empty(), "test");
      assertThat(grants.held(vera, GAME))
          .singleElement()
          .satisfies(as -> assertThat(as.whose()).isEqualTo(Whose.OTHER));
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_role_in_a_tournament_holds_in_its_games(Kind kind) throws Exception {
    try (Town town = new Town(kind, "tournament")) {
      Grants grants = town.people.grants();
      AccountId vera = town.signedUp("Vera").account().id();
      town.game(GAME);
      town.game(ELSEWHERE);
      grants.enter(GAME, "open-2026");
      Scope tournament = Scope.tournament("open-2026").orElseThrow();
      grants.give(vera, tournament, Role.ARBITER, Optional.empty(), "test");
      grants.give(vera, tournament, Role.ARBITER, Optional.empty(), "test");
      assertThat(grants.of(vera)).hasSize(1);
      assertThat(grants.held(vera, GAME))
          .singleElement()
          .satisfies(as -> assertThat(as.role()).isEqualTo(Role.ARBITER))
          .satisfies(as -> assertThat(as.whose()).isEqualTo(Whose.OWN));
      assertThat(grants.held(vera, ELSEWHERE))
          .singleElement()
          .satisfies(as -> assertThat(as.whose()).isEqualTo(Whose.OTHER));
      assertThat(grants.take(grants.in(tournament).getFirst())).isTrue();
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
      town.game(GAME);
      town.game(ELSEWHERE);
      grants.enter(GAME, "open-2026");
      grants.enter(ELSEWHERE, "open-2026");
      grants.give(key, Scope.of(GAME), Role.ASSISTANT, Optional.of(Colour.WHITE), "", "test");
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
      assertThat(log.of(Scope.of(GAME), Optional.empty()).entries())
          .extracting(OfficeLog.Entry::deed, OfficeLog.Entry::outcome)
          .containsExactly(
              org.assertj.core.groups.Tuple.tuple("resume", ""),
              org.assertj.core.groups.Tuple.tuple("pause", "done"));
      assertThat(log.of(Scope.of(ELSEWHERE), Optional.empty()).entries()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_log_is_read_page_by_page_and_nothing_twice(Kind kind) throws Exception {
    try (Town town = new Town(kind, "pages")) {
      OfficeLog log = town.people.log();
      Capacity arbiter = new Capacity(Role.ARBITER, Whose.OWN, Optional.empty(), "key:x");
      Set<String> written = new HashSet<>();
      for (int i = 0; i < 410; i++) {
        town.now.set(NOON.plusMillis(i / 100));
        written.add(log.begin(Scope.of(GAME), arbiter, "pause", ""));
      }
      List<String> read = new ArrayList<>();
      Optional<String> behind = Optional.empty();
      do {
        OfficeLog.Page page = log.of(Scope.of(GAME), behind);
        page.entries().forEach(entry -> read.add(entry.id()));
        behind = page.next();
      } while (behind.isPresent());
      assertThat(read).hasSize(410).containsExactlyInAnyOrderElementsOf(written);
    }
  }
}
