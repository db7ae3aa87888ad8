package org.jadoube.play.game;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jadoube.store.GameId;
import org.jadoube.store.Unavailable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The games in memory. A game is loaded on first use, without holding up other games. A damaged
/// game is set aside and logged once per start of the server.
final class Rooms {
  private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

  private final Function<GameId, Optional<GameRoom>> load;
  private final Map<GameId, Slot> slots = new ConcurrentHashMap<>();
  private final Map<GameId, DamagedGame> damaged = new ConcurrentHashMap<>();

  /// Holds a game, or soon will.
  private static final class Slot {
    private volatile @Nullable GameRoom room;
    private boolean vain; // guarded by the slot, which is locked while the game is loaded

    Optional<GameRoom> room() {
      return Optional.ofNullable(room);
    }
  }

  /// @param load empty if there is no such game; throws [DamagedGame] or [Unavailable]
  Rooms(Function<GameId, Optional<GameRoom>> load) {
    this.load = load;
  }

  /// The room of a game.
  Optional<GameRoom> room(GameId id) {
    while (true) {
      DamagedGame known = damaged.get(id);
      if (known != null) {
        throw known;
      }
      Slot slot = slots.compute(id, (_, there) -> used(there));
      synchronized (slot) {
        if (!slot.vain) {
          return slot.room().or(() -> fill(slot, id));
        }
      }
    }
  }

  private static Slot used(@Nullable Slot slot) {
    if (slot == null) {
      return new Slot();
    }
    slot.room().ifPresent(GameRoom::used);
    return slot;
  }

  private Optional<GameRoom> fill(Slot slot, GameId id) {
    try {
      slot.room = load.apply(id).orElse(null);
    } catch (DamagedGame found) {
      throw setAside(id, found);
    } finally {
      if (slot.room == null) {
        slot.vain = true;
        slots.remove(id, slot);
      }
    }
    return slot.room();
  }

  private DamagedGame setAside(GameId id, DamagedGame found) {
    if (damaged.putIfAbsent(id, found) == null) {
      LOG.error("{}; it is set aside", found.getMessage());
    }
    return found;
  }

  /// The room of a game if it is in memory.
  Optional<GameRoom> known(GameId id) {
    return Optional.ofNullable(slots.get(id)).flatMap(Slot::room);
  }

  /// The games in memory.
  List<GameRoom> all() {
    return slots.values().stream().flatMap(slot -> slot.room().stream()).toList();
  }

  int inMemory() {
    return slots.size();
  }

  int damaged() {
    return damaged.size();
  }

  /// Unloads the games that have been idle since then.
  void sweep(Instant since) {
    for (GameId id : slots.keySet()) {
      slots.computeIfPresent(id, (_, slot) -> isIdle(slot, since) ? null : slot);
    }
  }

  private static boolean isIdle(Slot slot, Instant since) {
    return slot.room().filter(room -> room.isIdleSince(since)).isPresent();
  }
}
