package org.jadoube.play.game;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells several watches. One that fails affects neither the others nor the game.
public record GameWatches(List<GameWatch> all) implements GameWatch {
  private static final Logger LOG = LoggerFactory.getLogger(GameWatches.class);

  public GameWatches {
    all = List.copyOf(all);
  }

  @Override
  public void created(GameId game) {
    tell(watch -> watch.created(game));
  }

  @Override
  public void seated(GameId game) {
    tell(watch -> watch.seated(game));
  }

  @Override
  public void entered(GameId game) {
    tell(watch -> watch.entered(game));
  }

  @Override
  public void settled(GameId game) {
    tell(watch -> watch.settled(game));
  }

  @Override
  public void elsewhere() {
    tell(GameWatch::elsewhere);
  }

  @Override
  public void decided(GameId game, Act act, ActOutcome outcome) {
    tell(watch -> watch.decided(game, act, outcome));
  }

  @Override
  public void stored(GameId id, Game before, Game after, Duration toDisk) {
    tell(watch -> watch.stored(id, before, after, toDisk));
  }

  @Override
  public void outage(Cause cause, Outage outage) {
    tell(watch -> watch.outage(cause, outage));
  }

  private void tell(Consumer<GameWatch> news) {
    for (GameWatch watch : all) {
      try {
        news.accept(watch);
      } catch (RuntimeException bug) {
        LOG.error("measuring or logging failed", bug);
      }
    }
  }
}
