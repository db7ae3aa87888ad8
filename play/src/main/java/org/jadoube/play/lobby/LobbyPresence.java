package org.jadoube.play.lobby;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jspecify.annotations.Nullable;

/// Who is here: whoever follows the lobby, or the events of an account.
public final class LobbyPresence {
  private final Map<String, Here> here = new ConcurrentHashMap<>();
  private final Runnable changed;
  private final Consumer<String> gone;

  /// @param changed is told that somebody has come or gone
  /// @param gone is told the key of somebody who has gone
  LobbyPresence(Runnable changed, Consumer<String> gone) {
    this.changed = changed;
    this.gone = gone;
  }

  /// Somebody and the number of their connections.
  private record Here(Party party, int lines) {
    Here with(int more) {
      return new Here(party, lines + more);
    }
  }

  /// Somebody is here, until the answer is run.
  public Runnable enter(Party party) {
    here.merge(party.key(), new Here(party, 1), (known, _) -> known.with(1));
    changed.run();
    AtomicBoolean left = new AtomicBoolean();
    return () -> {
      if (left.compareAndSet(false, true)) {
        leave(party.key());
      }
    };
  }

  private void leave(String key) {
    if (here.computeIfPresent(key, (_, known) -> without(known)) == null) {
      gone.accept(key);
    }
    changed.run();
  }

  private static @Nullable Here without(Here known) {
    return known.lines() > 1 ? known.with(-1) : null;
  }

  /// Whether an account is here.
  public boolean holds(AccountId account) {
    return here.containsKey(Grants.holder(account));
  }

  /// Whether somebody is here.
  public boolean holds(Party party) {
    return here.containsKey(party.key());
  }

  /// Everybody who is here.
  public List<Party> all() {
    return here.values().stream().map(Here::party).toList();
  }
}
