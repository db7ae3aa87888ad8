package org.jadoube.play.game;

import java.util.List;
import java.util.function.Supplier;
import org.jadoube.store.EventStore;
import org.jadoube.store.Outage;
import org.jadoube.store.Stoppage;
import org.jadoube.store.StoreWatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notes that the server stood still or could not store anything, and tells everybody in the games
/// in memory.
final class OutageWatch implements StoreWatch {
  private static final Logger LOG = LoggerFactory.getLogger(OutageWatch.class);

  private final EventStore store;
  private final Outages outages;
  private final Rooms rooms;
  private final Alarms alarms;
  private final Supplier<GameWatch> watch;

  OutageWatch(
      EventStore store, Outages outages, Rooms rooms, Alarms alarms, Supplier<GameWatch> watch) {
    this.store = store;
    this.outages = outages;
    this.rooms = rooms;
    this.alarms = alarms;
    this.watch = watch;
  }

  /// Notes a stall of the server. Runs before anyone is told the time, so it must not block.
  void stoodStill(Outage outage) {
    outages.doubt(outage);
    store.keep(outage);
    if (!store.isShared()) {
      outages.resolve(outage, List.of(outage));
    }
  }

  @Override
  public void judged(Outage outage, List<Outage> charged) {
    outages.resolve(outage, charged);
    Thread.startVirtualThread(() -> tellStall(outage, charged));
  }

  private void tellStall(Outage outage, List<Outage> charged) {
    watch.get().outage(GameWatch.Cause.STALL, outage);
    if (charged.isEmpty()) {
      LOG.warn("this process stood still for {}; others went on", outage.seconds());
    } else {
      LOG.warn("the server stood still for {}; nobody is charged for that time", outage.seconds());
    }
    rooms.all().forEach(GameRoom::announce);
    tellOver(outage, charged);
  }

  @Override
  public void stopped(Stoppage stoppage) {
    LOG.warn("acts cannot be stored since {}: {}", stoppage.since(), stoppage.reason());
    rooms.all().forEach(room -> room.tell(new News.OutageBegun()));
  }

  @Override
  public void restored(Outage outage, List<Outage> charged) {
    LOG.warn("acts can be stored again after {}", outage.seconds());
    charged.forEach(outages::add);
    watch.get().outage(GameWatch.Cause.DATABASE, outage);
    tellOver(outage, charged);
  }

  private void tellOver(Outage outage, List<Outage> charged) {
    rooms
        .all()
        .forEach(room -> {
          room.tell(News.OutageOver.of(outage, charged));
          alarms.ring(room.id());
        });
  }
}
