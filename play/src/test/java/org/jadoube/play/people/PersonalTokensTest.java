package org.jadoube.play.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.play.people.PersonalTokens.Given;
import org.jadoube.play.people.PersonalTokens.Holder;
import org.jadoube.store.Secret;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredSeat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Personal tokens and bots on both databases.
final class PersonalTokensTest extends OneTown {
  private static final Set<TokenScope> PLAYING =
      EnumSet.of(TokenScope.BOARD_PLAY, TokenScope.CHALLENGE_READ);

  @ParameterizedTest
  @EnumSource
  void a_token_stands_for_its_account_until_it_is_ended(Kind kind) throws Exception {
    try (Town town = new Town(kind, "tokens")) {
      PersonalTokens tokens = town.people.tokens();
      SignedIn ana = town.signedUp("Ana");
      Given given = tokens.give(ana.account().id(), "my board", PLAYING);
      Holder holder = tokens.find(given.secret()).orElseThrow();
      assertThat(holder.account()).isEqualTo(ana.account());
      assertThat(holder.has(TokenScope.BOARD_PLAY)).isTrue();
      assertThat(holder.has(TokenScope.BOT_PLAY)).isFalse();
      assertThat(tokens.find(new Secret(given.secret().text() + "x"))).isEmpty();
      assertThat(tokens.of(ana.account().id())).containsExactly(given.kept());
      tokens.end(ana.account().id(), given.kept().id());
      assertThat(tokens.find(given.secret())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_token_ends_after_a_year_without_use(Kind kind) throws Exception {
    try (Town town = new Town(kind, "unused")) {
      PersonalTokens tokens = town.people.tokens();
      Given given = tokens.give(town.signedUp("Ana").account().id(), "", PLAYING);
      town.now.set(town.now.get().plus(Duration.ofDays(300)));
      assertThat(tokens.find(given.secret())).isPresent();
      town.now.set(town.now.get().plus(Duration.ofDays(300)));
      assertThat(tokens.find(given.secret())).isPresent();
      town.now.set(town.now.get().plus(Duration.ofDays(365)));
      assertThat(tokens.find(given.secret())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_new_password_ends_all_tokens(Kind kind) throws Exception {
    try (Town town = new Town(kind, "renewed")) {
      SignedIn ana = town.signedUp("Ana");
      Given given = town.people.tokens().give(ana.account().id(), "", PLAYING);
      var _ = town.people.accounts().changePassword(ana, PASSWORD, PASSWORD + " anew");
      assertThat(town.people.tokens().find(given.secret())).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void an_account_that_has_had_no_game_becomes_a_bots(Kind kind) throws Exception {
    try (Town town = new Town(kind, "bots")) {
      AccountId engine = town.signedUp("Engine").account().id();
      assertThat(town.people.bots().add(engine)).isTrue();
      assertThat(town.people.bots().has(engine)).isTrue();
      AccountId ana = town.signedUp("Ana").account().id();
      town.game(GAME);
      StoredSeat seat = new StoredSeat(StoredColour.WHITE, "Ana", "-", Optional.of(ana.text()));
      assertThat(town.store.seat(GAME, seat, Optional.empty())).isTrue();
      assertThat(town.people.bots().add(ana)).isFalse();
      assertThat(town.people.bots().has(ana)).isFalse();
    }
  }
}
