package org.jadoube.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends notices by `NOTIFY`, in transactions of its own. Inside the writer's transactions it would
/// make all processes wait for each other's disk.
final class PostgreSqlBulletin implements Bulletin {
  static final String CHANNEL = "jadoube";

  private static final Logger LOG = LoggerFactory.getLogger(PostgreSqlBulletin.class);
  private static final int MOST = 200; // of at most 24 bytes each; PostgreSQL takes 8000 together
  private static final int QUEUED = 20_000;

  /// @param presence empty for notices alone
  private record Parcel(Notice notice, Map<GameId, StoredPresence> presence) {}

  private static final Parcel LAST = new Parcel(Notice.of(Notice.Kind.MISSED), Map.of());

  private final String self;
  private final Jdbi jdbi;
  private final PostgreSqlListener listener;
  private final BlockingQueue<Parcel> queue = new LinkedBlockingQueue<>(QUEUED);
  private final Thread thread;

  PostgreSqlBulletin(String self, Jdbi jdbi, PostgreSqlListener listener) {
    this.self = self;
    this.jdbi = jdbi;
    this.listener = listener;
    this.thread = Thread.ofPlatform().name("jadoube-bulletin").daemon().start(this::run);
  }

  @Override
  public void post(Notice notice) {
    var _ = queue.offer(new Parcel(notice, Map.of()));
  }

  @Override
  public void attend(GameId game, StoredPresence presence) {
    Notice notice = Notice.of(Notice.Kind.PRESENCE, game);
    var _ = queue.offer(new Parcel(notice, Map.of(game, presence)));
  }

  @Override
  public void tell(Consumer<Notice> heard) {
    listener.tell(heard);
  }

  private void run() {
    boolean open = true;
    while (open) {
      List<Parcel> parcels = next();
      open = !parcels.remove(LAST);
      if (!parcels.isEmpty()) {
        send(parcels);
      }
    }
  }

  private List<Parcel> next() {
    List<Parcel> parcels = new ArrayList<>();
    try {
      parcels.add(queue.take());
    } catch (InterruptedException nobodyDoesThat) {
      parcels.add(LAST);
    }
    queue.drainTo(parcels, MOST - 1);
    return parcels;
  }

  private void send(List<Parcel> parcels) {
    Map<GameId, StoredPresence> present = new LinkedHashMap<>();
    parcels.forEach(parcel -> present.putAll(parcel.presence()));
    String message = Notice.write(self, parcels.stream().map(Parcel::notice).toList());
    try {
      jdbi.useTransaction(handle -> {
        present.forEach((game, who) -> PresenceRows.put(handle, game, self, who));
        handle.select("SELECT pg_notify(?, ?)", CHANNEL, message).mapTo(String.class).list();
      });
    } catch (RuntimeException failed) {
      LOG.debug("the other processes were not told; they look for themselves", failed);
    }
  }

  @Override
  public void close() {
    queue.clear();
    queue.add(LAST);
    listener.close();
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
