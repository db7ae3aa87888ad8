package org.jadoube.web.hall;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.TournamentVersion;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.GameId;
import org.jadoube.tournament.Tournament;
import org.jspecify.annotations.Nullable;

/// A tournament with followers. Its events are gathered, and told when [#work] is next called, so
/// that many boards make no more messages than one.
final class PlayingHall {
  /// How many games are read at a time, so that nobody waits for all of them.
  private static final int READ_AT_ONCE = 50;

  /// The recipients of messages.
  private enum Audience {
    EVERYBODY,
    OFFICIALS;

    static Audience of(HallFollower follower) {
      return follower.isOfficial() ? OFFICIALS : EVERYBODY;
    }
  }

  private final TournamentId id;
  private final Tournaments tournaments;
  private final Function<GameId, Optional<GameRoom>> rooms;
  private final Map<HallFollower, Audience> followers = new ConcurrentHashMap<>();
  private final AtomicBoolean stale = new AtomicBoolean(true);
  private final AtomicBoolean moved = new AtomicBoolean();

  // Guarded by this.
  private final Map<String, Optional<WatchedGame>> games = new HashMap<>();
  private final Map<Audience, Showing> showings = new EnumMap<>(Audience.class);
  private @Nullable Tournament seen;
  private volatile @Nullable TournamentVersion version;
  private boolean closed;

  PlayingHall(TournamentId id, Tournaments tournaments, Games games) {
    this.id = id;
    this.tournaments = tournaments;
    this.rooms = games::room;
  }

  TournamentId id() {
    return id;
  }

  /// Notes that the tournament has reached that version, or a newer one.
  void heard(TournamentVersion latest) {
    if (!latest.equals(version)) {
      stale.set(true);
    }
  }

  /// Notes that the tournament has changed.
  void changed() {
    stale.set(true);
  }

  boolean hasWork() {
    return stale.get() || moved.get();
  }

  /// Sends a new follower the state of the tournament, and every change from then on.
  synchronized void enter(HallFollower follower) {
    read();
    Audience audience = Audience.of(follower);
    followers.put(follower, audience);
    follower.tell(showing(audience).whole());
  }

  /// Sends a follower the state of the tournament again.
  synchronized void resync(HallFollower follower) {
    Audience audience = followers.get(follower);
    if (audience != null) {
      follower.tell(showing(audience).whole());
    }
  }

  void leave(HallFollower follower) {
    followers.remove(follower);
  }

  /// Reads the changes and tells them.
  synchronized void work() {
    if (closed) {
      return;
    }
    if (isDeleted()) {
      followers.keySet().forEach(HallFollower::gone);
      close();
      return;
    }
    read();
    boolean isComplete = watch();
    if (moved.getAndSet(false)) {
      tell();
    }
    if (!isComplete) {
      moved.set(true); // the others are read in the next step, whether or not anything happens
    }
  }

  private boolean isDeleted() {
    return stale.get() && tournaments.version(id).isEmpty();
  }

  /// Stops watching.
  synchronized void close() {
    closed = true;
    games.values().forEach(game -> game.ifPresent(WatchedGame::end));
    games.clear();
  }

  private void read() {
    if (!stale.getAndSet(false)) {
      return;
    }
    try {
      TournamentVersion now = tournaments.version(id).orElseThrow();
      seen = tournaments.find(id).orElseThrow();
      version = now;
      moved.set(true);
    } catch (RuntimeException failed) {
      stale.set(true);
      throw failed;
    }
  }

  /// Watches the games on the boards, and no others; returns whether these are all of them.
  private boolean watch() {
    List<String> wanted = new ShownRounds(record(), /* official= */ true).games();
    games.entrySet().removeIf(each -> isLeft(each, wanted));
    List<String> missing =
        wanted.stream().filter(game -> !games.containsKey(game)).limit(READ_AT_ONCE + 1L).toList();
    missing.stream().limit(READ_AT_ONCE).forEach(this::find);
    games.values().forEach(game -> game.ifPresent(WatchedGame::watch));
    return missing.size() <= READ_AT_ONCE;
  }

  private static boolean isLeft(
      Map.Entry<String, Optional<WatchedGame>> each, List<String> wanted) {
    boolean left = !wanted.contains(each.getKey());
    if (left) {
      each.getValue().ifPresent(WatchedGame::end);
    }
    return left;
  }

  /// Finds a game; nothing is told about one that cannot be read.
  private void find(String game) {
    Optional<WatchedGame> watched;
    try {
      watched = rooms.apply(new GameId(game)).map(room -> new WatchedGame(room, this::moved));
    } catch (DamagedGame known) {
      watched = Optional.empty();
    }
    games.put(game, watched);
  }

  private void moved(boolean result) {
    moved.set(true);
    if (result) {
      stale.set(true);
    }
  }

  private Tournament record() {
    Tournament record = seen;
    if (record == null) {
      throw new IllegalStateException("nothing has been read yet");
    }
    return record;
  }

  private Showing showing(Audience audience) {
    return showings.computeIfAbsent(audience, each -> new Showing(id.text(), state(each)));
  }

  private HallState state(Audience audience) {
    TournamentVersion standings = version;
    return new HallStates(
            record(),
            standings == null ? "" : standings.text(),
            this::report,
            audience == Audience.OFFICIALS)
        .state(isStopped());
  }

  private Optional<HallGame> report(String game) {
    return games.getOrDefault(game, Optional.empty()).flatMap(WatchedGame::report);
  }

  private boolean isStopped() {
    return games.values().stream().flatMap(Optional::stream).anyMatch(WatchedGame::isStopped);
  }

  private void tell() {
    showings.keySet().retainAll(followers.values());
    Map<Audience, Optional<String>> changes = new EnumMap<>(Audience.class);
    showings.forEach((audience, showing) -> changes.put(audience, showing.change(state(audience))));
    Map.copyOf(followers)
        .forEach((follower, before) -> {
          Audience now = Audience.of(follower);
          if (now != before) {
            followers.replace(follower, now);
            follower.tell(showing(now).whole());
          } else {
            changes.getOrDefault(now, Optional.empty()).ifPresent(follower::tell);
          }
        });
  }
}
