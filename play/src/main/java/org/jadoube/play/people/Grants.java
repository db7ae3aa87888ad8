package org.jadoube.play.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;
import org.jadoube.store.GameId;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The roles of accounts and key holders in games and tournaments.
public final class Grants {
  private static final String COLUMNS =
      "SELECT id, scope, role, colour, account, name, granted, granted_by,"
          + " CASE WHEN EXISTS (SELECT 1 FROM event_game WHERE game = SUBSTR(scope, 6)) THEN 2 ELSE"
          + " (SELECT COUNT(*) FROM role_acceptance WHERE role_acceptance.role = role_grant.id) END"
          + " FROM role_grant";
  private static final String AND_IN_GAME =
      " AND (scope = ? OR scope IN" + " (SELECT 'event:' || event FROM event_game WHERE game = ?))";
  private static final int MOST = 500;
  private static final String BY_KEY = "key:";
  private static final String BY_ACCOUNT = "account:";

  /// The giver who made a game's creator its arbiter.
  private static final String CREATOR = "creator";

  private final Ledger ledger;
  private final InstantSource clock;

  Grants(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// Gives an account a role; nothing changes if it already has it.
  ///
  /// @param colour the colour of the player, or of the player assisted; otherwise empty
  /// @param by the giver
  public void give(AccountId account, Scope scope, Role role, Optional<Colour> colour, String by) {
    var _ = ledger.write(handle -> insert(handle, scope, role, colour, account, null, "", by));
  }

  /// Gives a role to the holder of a key; nothing changes if the key already has one.
  ///
  /// @param name the name of the key's holder; empty if unknown
  public void give(
      Secret key, Scope scope, Role role, Optional<Colour> colour, String name, String by) {
    var _ = ledger.write(handle -> insert(handle, scope, role, colour, null, key.hash(), name, by));
  }

  /// Makes the creator of a game its arbiter, by an account or a key; nothing changes if that has
  /// been done.
  public void arbitrate(GameId game, ArbitersPlace.Candidate creator, Secret key) {
    var _ = ledger.write(handle -> arbitrate(handle, game, creator, key, CREATOR));
  }

  void arbitrate(
      Handle handle, GameId game, ArbitersPlace.Candidate candidate, Secret key, String by) {
    insert(
        handle,
        Scope.of(game),
        Role.CHIEF_ARBITER,
        Optional.empty(),
        candidate.account().orElse(null),
        key.hash(),
        candidate.account().isPresent() ? "" : candidate.name(),
        by);
  }

  /// Notes that a player accepts an arbiter.
  public void accept(RoleGrant arbiter, Colour player) {
    var _ = ledger.write(handle -> accept(handle, arbiter.id(), player));
  }

  /// Notes that a player takes a seat in a game whose creator is visibly the arbiter.
  public void acceptCreator(GameId game, Colour player) {
    in(Scope.of(game)).stream()
        .filter(grant -> grant.by().equals(CREATOR))
        .forEach(grant -> accept(grant, player));
  }

  private static void accept(Handle handle, String grant, Colour player) {
    handle.execute(
        "INSERT INTO role_acceptance (role, colour) VALUES (?, ?) ON CONFLICT DO NOTHING",
        grant,
        text(player));
  }

  /// Gives an account a role together with other writes.
  public void give(Handle handle, AccountId account, Scope scope, Role role, String by) {
    insert(handle, scope, role, Optional.empty(), account, null, "", by);
  }

  private void insert(
      Handle handle,
      Scope scope,
      Role role,
      Optional<Colour> colour,
      @Nullable AccountId account,
      @Nullable String token,
      String name,
      String by) {
    handle.execute(
        "INSERT INTO role_grant (id, scope, role, colour, account, token, name, granted, granted_by)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        Ids.next(),
        scope.text(),
        role.text(),
        colour.map(Grants::text).orElse(""),
        account == null ? null : account.text(),
        token,
        name,
        clock.millis(),
        by);
  }

  /// The role with that id in a game or tournament.
  public Optional<RoleGrant> find(Scope scope, String id) {
    return ledger.read(handle ->
        handle
            .select(COLUMNS + " WHERE scope = ? AND id = ?", scope.text(), id)
            .map((row, _) -> grant(row))
            .findOne());
  }

  /// Takes a role away; false if its holder is a tournament's last organiser, or nobody has it any
  /// more.
  public boolean take(RoleGrant grant) {
    AtomicBoolean taken = new AtomicBoolean();
    var _ = ledger.write(handle -> taken.set(LastOrganiser.spare(handle, grant)));
    return taken.get();
  }

  /// The roles in a game or tournament, in the order in which they were given; at most 500.
  public List<RoleGrant> in(Scope scope) {
    return ledger.read(handle ->
        handle
            .select(COLUMNS + " WHERE scope = ? ORDER BY granted, id LIMIT ?", scope.text(), MOST)
            .map((row, _) -> grant(row))
            .list());
  }

  /// All roles of an account, the latest first; at most 500.
  public List<RoleGrant> of(AccountId account) {
    return ledger.read(handle ->
        handle
            .select(
                COLUMNS + " WHERE account = ? ORDER BY granted DESC, id LIMIT ?",
                account.text(),
                MOST)
            .map((row, _) -> grant(row))
            .list());
  }

  /// The capacity of a key's holder in a game; empty if the key is neither for it nor for its
  /// tournament.
  public Optional<Capacity> keyed(GameId game, Secret key) {
    return ledger
        .read(handle ->
            handle
                .select(
                    COLUMNS + " WHERE token = ?" + AND_IN_GAME,
                    key.hash(),
                    scope(game),
                    game.text())
                .map((row, _) -> new Held(grant(row), row.getInt(9)))
                .findFirst())
        .filter(held -> isForTheGame(held.grant()))
        .map(held ->
            isGivenByPlayer(held.grant(), game) ? held.own().as(Whose.PLAYING) : held.own());
  }

  /// A role with its holder, and how many players have accepted them.
  private record Held(RoleGrant grant, int accepted) {
    Capacity own() {
      boolean pending =
          grant.role().isArbiter()
              && grant.scope().game().isPresent()
              && accepted < Colour.values().length;
      return Grants.own(grant).as(pending ? Whose.PENDING : Whose.OWN);
    }
  }

  private String root(RoleGrant grant) {
    String by = grant.account().map(Grants::holder).orElse(grant.by());
    for (int steps = 0; by.startsWith(BY_KEY) && steps < MOST; steps++) {
      by = giver(by.substring(BY_KEY.length()));
    }
    return by;
  }

  /// Whether it was given, by whatever keys in between, by somebody who plays the game. In that
  /// case nobody knows who has it.
  private boolean isGivenByPlayer(RoleGrant grant, GameId game) {
    String giver = root(grant);
    return players(game).stream().map(Grants::holder).anyMatch(giver::equals);
  }

  /// The giver of a role's key in a tournament, traced through all keys in between; empty if
  /// unknown.
  public Optional<AccountId> giver(Scope tournament, Secret key) {
    return in(tournament, key)
        .map(this::root)
        .filter(by -> by.startsWith(BY_ACCOUNT))
        .map(by -> new AccountId(by.substring(BY_ACCOUNT.length())));
  }

  private String giver(String grant) {
    return ledger.read(handle ->
        handle
            .select("SELECT granted_by FROM role_grant WHERE id = ?", grant)
            .mapTo(String.class)
            .findOne()
            .orElse(""));
  }

  private List<AccountId> players(GameId game) {
    return in(Scope.of(game)).stream()
        .filter(grant -> grant.role() == Role.PLAYER)
        .flatMap(grant -> grant.account().stream())
        .toList();
  }

  /// The capacity of a key's holder in a tournament; empty if the key is not for it.
  public Optional<Capacity> keyed(Scope tournament, Secret key) {
    return in(tournament, key).map(Grants::own);
  }

  private Optional<RoleGrant> in(Scope tournament, Secret key) {
    return ledger.read(handle ->
        handle
            .select(COLUMNS + " WHERE token = ? AND scope = ?", key.hash(), tournament.text())
            .map((row, _) -> grant(row))
            .findFirst());
  }

  /// The capacities of an account in a game: by roles in the game or its tournament; otherwise its
  /// roles elsewhere, or spectator. A player of the game has no other capacity in it.
  public List<Capacity> held(AccountId account, GameId game) {
    List<Held> here =
        ledger.read(handle ->
            handle
                .select(
                    COLUMNS + " WHERE account = ?" + AND_IN_GAME + " ORDER BY granted, id",
                    account.text(),
                    scope(game),
                    game.text())
                .map((row, _) -> new Held(grant(row), row.getInt(9)))
                .list());
    List<Capacity> own =
        here.stream().filter(held -> isForTheGame(held.grant())).map(Held::own).toList();
    List<Capacity> playing = own.stream().filter(Capacity::isPlayer).toList();
    if (!playing.isEmpty()) {
      return playing;
    }
    return own.isEmpty() ? List.of(elsewhere(account)) : own;
  }

  /// Whether the grant concerns this game: a player of a tournament does not play each of its
  /// games.
  private static boolean isForTheGame(RoleGrant grant) {
    return switch (grant.role()) {
      case PLAYER, ASSISTANT, CAPTAIN -> grant.colour().isPresent();
      case ARBITER, CHIEF_ARBITER, ORGANISER, SPECTATOR -> true;
    };
  }

  /// The roles of an account in a tournament.
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

  private static Capacity own(RoleGrant grant) {
    String holder = grant.account().map(Grants::holder).orElse(BY_KEY + grant.id());
    return new Capacity(grant.role(), Whose.OWN, grant.colour(), holder);
  }

  /// The name of an account in the log.
  public static String holder(AccountId account) {
    return BY_ACCOUNT + account.text();
  }

  /// Adds a game to a tournament.
  public void enter(GameId game, String tournament) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "INSERT INTO event_game (game, event) VALUES (?, ?)", game.text(), tournament));
  }

  /// The games of a tournament that are not over.
  public List<GameId> unfinished(String tournament) {
    return ledger.read(handle ->
        handle
            .select("SELECT game FROM event_game WHERE event = ? AND result IS NULL", tournament)
            .mapTo(String.class)
            .stream()
            .map(GameId::new)
            .toList());
  }

  private static RoleGrant grant(ResultSet row) throws SQLException {
    return new RoleGrant(
        row.getString(1),
        new Scope(row.getString(2)),
        Role.named(row.getString(3)).orElse(Role.SPECTATOR),
        colour(row.getString(4)),
        Optional.ofNullable(row.getString(5)).map(AccountId::new),
        row.getString(6),
        Instant.ofEpochMilli(row.getLong(7)),
        row.getString(8));
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
