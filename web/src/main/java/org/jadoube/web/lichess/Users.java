package org.jadoube.web.lichess;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jadoube.play.game.Games;
import org.jadoube.play.lobby.LobbyPresence;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.store.GameId;
import org.jadoube.wire.ComputerOpponent;

/// Accounts, as Lichess shows them. Nobody has a rating here, so all have the one that Lichess
/// gives to beginners, marked as provisional.
record Users(People people, Games games, LobbyPresence presence) {
  static final int RATING = 1500;

  /// Names that can stand in an address as they are.
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-]{2,40}");

  private static final Pattern ID = Pattern.compile(GameId.PATTERN);
  private static final String BOT = "BOT";
  private static final int DEVIATION = 350;

  /// Somebody in short.
  ///
  /// @param id the name in lower case, or the account's id if the name cannot stand in an address
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Light(String id, String name, Optional<String> title) {}

  /// Somebody who plays.
  ///
  /// @param aiLevel the computer's level, if it is one
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Player(
      Optional<Integer> aiLevel,
      Optional<String> id,
      String name,
      Optional<String> title,
      int rating,
      boolean provisional,
      Optional<Boolean> online) {}

  /// How somebody plays at a speed.
  record Perf(int games, int rating, int rd, int prog, boolean prov) {}

  /// Time spent, in seconds.
  record PlayTime(int total, int tv) {}

  /// How many games somebody has played.
  record Count(int all) {}

  /// An account.
  record User(
      String id,
      String username,
      Optional<String> title,
      Map<String, Perf> perfs,
      long createdAt,
      long seenAt,
      PlayTime playTime,
      Count count,
      String url,
      boolean online) {}

  /// Whether somebody is here and plays.
  record Present(String id, String name, Optional<String> title, boolean online, boolean playing) {}

  static String id(Account account) {
    return PLAIN.matcher(account.name()).matches()
        ? account.name().toLowerCase(Locale.ROOT)
        : account.id().text();
  }

  /// The account with that id or name; hidden ones are nobody's.
  Optional<Account> find(String text) {
    Optional<Account> byId =
        ID.matcher(text).matches()
            ? people.accounts().find(new AccountId(text)).filter(found -> !found.name().isEmpty())
            : Optional.empty();
    return byId.or(() -> people.accounts().find(text))
        .filter(account -> !people.hidden().has(Scope.of(account.id())));
  }

  /// The account in a seat; empty once it is deleted.
  Optional<Account> ofSeat(String id) {
    return people.accounts().find(new AccountId(id)).filter(found -> !found.name().isEmpty());
  }

  boolean isBot(Account account) {
    return people.bots().has(account.id());
  }

  Optional<String> title(Account account) {
    return isBot(account) ? Optional.of(BOT) : Optional.empty();
  }

  /// An account that looks for a game.
  Party party(Account account, Optional<String> address) {
    return Party.of(account, isBot(account), address);
  }

  /// Somebody who has looked for a game.
  Player player(Party party) {
    return party.account().map(this::player).orElseGet(() -> guest(party.name()));
  }

  Light light(Account account) {
    return new Light(id(account), account.name(), title(account));
  }

  Player player(Account account) {
    return new Player(
        Optional.empty(),
        Optional.of(id(account)),
        account.name(),
        title(account),
        RATING,
        /* provisional= */ true,
        Optional.of(presence.holds(account.id())));
  }

  /// A computer.
  static Player computer(ComputerOpponent computer) {
    return new Player(
        Optional.of(computer.level().orElse(ComputerOpponent.HIGHEST_LEVEL)),
        Optional.empty(),
        computer.text(),
        Optional.empty(),
        RATING,
        /* provisional= */ true,
        Optional.of(true));
  }

  /// Somebody without an account.
  static Player guest(String name) {
    return new Player(
        Optional.empty(),
        Optional.empty(),
        name.isEmpty() ? "Anonymous" : name,
        Optional.empty(),
        RATING,
        true,
        Optional.empty());
  }

  /// @param origin of this server
  User user(Account account, String origin) {
    int all = games.countOf(account.id().text());
    Map<String, Perf> perfs = new TreeMap<>();
    for (Speed speed : Speed.values()) {
      perfs.put(speed.key(), new Perf(all, RATING, DEVIATION, 0, true));
    }
    return new User(
        id(account),
        account.name(),
        title(account),
        perfs,
        account.created().toEpochMilli(),
        account.created().toEpochMilli(),
        new PlayTime(0, 0),
        new Count(all),
        origin,
        presence.holds(account.id()));
  }

  Present present(Account account) {
    return new Present(
        id(account),
        account.name(),
        title(account),
        presence.holds(account.id()),
        !games.openOf(account.id().text()).isEmpty());
  }
}
