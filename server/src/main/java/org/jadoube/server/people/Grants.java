package org.jadoube.server.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Role;
import org.jadoube.server.rights.Whose;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Ledger;
import org.jadoube.server.store.Secret;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The roles that accounts, and holders of keys, have in games and events.
public final class Grants {
  private static final String COLUMNS =
      "SELECT id, scope, role, colour, account, granted, granted_by FROM role_grant";
  private static final String AND_IN_GAME =
      " AND (scope = ? OR scope IN" + " (SELECT 'event:' || event FROM event_game WHERE game = ?))";
  private static final int MOST = 500;

  private final Ledger ledger;
  private final InstantSource clock;

  Grants(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// Gives an account a role; nothing changes if it has it already.
  ///
  /// @param colour whose assistant, or which player; otherwise empty
  /// @param by who gives it
  public void give(AccountId account, Scope scope, Role role, Optional<Colour> colour, String by) {
    var _ = ledger.write(handle -> insert(handle, scope, role, colour, account, null, by));
  }

  /// Gives a role to whoever has a key; nothing changes if the key has one already.
  public void give(Secret key, Scope scope, Role role, Optional<Colour> colour, String by) {
    var _ = ledger.write(handle -> insert(handle, scope, role, colour, null, key.hash(), by));
  }

  /// Gives an account a role together with what else is being written.
  public void give(Handle handle, AccountId account, Scope scope, Role role, String by) {
    insert(handle, scope, role, Optional.empty(), account, null, by);
  }

  private void insert(
      Handle handle,
      Scope scope,
      Role role,
      Optional<Colour> colour,
      @Nullable AccountId account,
      @Nullable String token,
      String by) {
    handle.execute(
        "INSERT INTO role_grant (id, scope, role, colour, account, token, granted, granted_by)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        Ids.next(),
        scope.text(),
        role.text(),
        colour.map(Grants::text).orElse(""),
        account == null ? null : account.text(),
        token,
        clock.millis(),
        by);
  }

  /// Takes a role away; false if there was none with that id.
  public boolean take(Scope scope, String id) {
    Optional<Grant> there = in(scope).stream().filter(each -> each.id().equals(id)).findFirst();
    there.ifPresent(grant ->
        ledger.write(handle -> handle.execute("DELETE FROM role_grant WHERE id = ?", grant.id())));
    return there.isPresent();
  }

  /// The roles in a game or event, in the order in which they were given; at most 500.
  public List<Grant> in(Scope scope) {
    return ledger.read(handle ->
        handle
            .select(COLUMNS + " WHERE scope = ? ORDER BY granted, id LIMIT ?", scope.text(), MOST)
            .map((row, _) -> grant(row))
            .list());
  }

  /// All roles of an account, the latest first; at most 500.
  public List<Grant> of(AccountId account) {
    return ledger.read(handle ->
        handle
            .select(
                COLUMNS + " WHERE account = ? ORDER BY granted DESC, id LIMIT ?",
                account.text(),
                MOST)
            .map((row, _) -> grant(row))
            .list());
  }

  /// What the holder of a key is in a game; empty if the key is neither for it nor for its event.
  public Optional<Capacity> keyed(GameId game, Secret key) {
    return ledger
        .read(handle ->
            handle
                .select(
                    COLUMNS + " WHERE token = ?" + AND_IN_GAME,
                    key.hash(),
                    scope(game),
                    game.text())
                .map((row, _) -> grant(row))
                .findFirst())
        .filter(Grants::isForTheGame)
        .map(Grants::own);
  }

  /// What the holder of a key is in an event; empty if the key is not for it.
  public Optional<Capacity> keyed(Scope event, Secret key) {
    return ledger.read(handle ->
        handle
            .select(COLUMNS + " WHERE token = ? AND scope = ?", key.hash(), event.text())
            .map((row, _) -> grant(row))
            .findFirst()
            .map(Grants::own));
  }

  /// What an account is in a game: by roles in the game or its event; otherwise what it is
  /// elsewhere, or a spectator. Whoever plays a game is nothing else in it.
  public List<Capacity> held(AccountId account, GameId game) {
    List<Grant> here =
        ledger.read(handle ->
            handle
                .select(
                    COLUMNS + " WHERE account = ?" + AND_IN_GAME + " ORDER BY granted, id",
                    account.text(),
                    scope(game),
                    game.text())
                .map((row, _) -> grant(row))
                .list());
    List<Capacity> own = here.stream().filter(Grants::isForTheGame).map(Grants::own).toList();
    List<Capacity> playing = own.stream().filter(Capacity::isPlayer).toList();
    if (!playing.isEmpty()) {
      return playing;
    }
    return own.isEmpty() ? List.of(elsewhere(account)) : own;
  }

  /// Whoever is entered as a player of an event does not play each of its games.
  private static boolean isForTheGame(Grant grant) {
    return switch (grant.role()) {
      case PLAYER, ASSISTANT, CAPTAIN -> grant.colour().isPresent();
      case ARBITER, CHIEF_ARBITER, ORGANISER, SPECTATOR -> true;
    };
  }

  /// What an account is in an event.
  public List<Role> held(AccountId account, Scope scope) {
    return ledger.read(handle ->
        handle
            .select(
                COLUMNS + " WHERE account = ? AND scope = ? ORDER BY granted, id",
                account.text(),
                scope.text())
            .map((row, _) -> grant(row).role())
            .list());
  }

  private Capacity elsewhere(AccountId account) {
    return ledger
        .read(handle ->
            handle
                .select(
                    COLUMNS + " WHERE account = ? ORDER BY granted DESC LIMIT 1", account.text())
                .map((row, _) -> grant(row).role())
                .findOne())
        .map(role -> new Capacity(role, Whose.OTHER, Optional.empty(), holder(account)))
        .orElseGet(
            () -> new Capacity(Role.SPECTATOR, Whose.OTHER, Optional.empty(), holder(account)));
  }

  private static String scope(GameId game) {
    return Scope.of(game).text();
  }

  private static Capacity own(Grant grant) {
    String holder = grant.account().map(Grants::holder).orElse("key:" + grant.id());
    return new Capacity(grant.role(), Whose.OWN, grant.colour(), holder);
  }

  /// How an account is named in the log.
  public static String holder(AccountId account) {
    return "account:" + account.text();
  }

  /// Makes a game one of an event.
  public void enter(GameId game, String event) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "INSERT INTO event_game (game, event) VALUES (?, ?)", game.text(), event));
  }

  /// The games of an event that are not over.
  public List<GameId> unfinished(String event) {
    return ledger.read(handle ->
        handle
            .select("SELECT game FROM event_game WHERE event = ? AND result IS NULL", event)
            .mapTo(String.class)
            .stream()
            .map(GameId::new)
            .toList());
  }

  private static Grant grant(ResultSet row) throws SQLException {
    return new Grant(
        row.getString(1),
        new Scope(row.getString(2)),
        Role.named(row.getString(3)).orElse(Role.SPECTATOR),
        colour(row.getString(4)),
        Optional.ofNullable(row.getString(5)).map(AccountId::new),
        Instant.ofEpochMilli(row.getLong(6)),
        row.getString(7));
  }

  private static String text(Colour colour) {
    return switch (colour) {
      case WHITE -> "white";
      case BLACK -> "black";
    };
  }

  private static Optional<Colour> colour(String text) {
    return switch (text) {
      case "white" -> Optional.of(Colour.WHITE);
      case "black" -> Optional.of(Colour.BLACK);
      default -> Optional.empty();
    };
  }
}
