package org.jadoube.play.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.store.GameId;
import org.jadoube.store.Membership;
import org.jadoube.store.Peer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The other living processes that share the database.
final class Neighbours {
  private static final Logger LOG = LoggerFactory.getLogger(Neighbours.class);

  private final Membership membership;
  private final Optional<Agreement> agreement;
  private volatile List<Peer> living = List.of();

  /// @param clock empty if its time is not to be steered
  Neighbours(Membership membership, Optional<ServerClock> clock) {
    this.membership = membership;
    this.agreement = clock.map(steered -> new Agreement(membership, steered));
  }

  /// Whether no other process is known to live.
  boolean isAlone() {
    return living.isEmpty();
  }

  /// Measures this process's clock for its next heartbeat.
  void measure() {
    agreement.ifPresent(Agreement::measure);
  }

  /// Finds out who lives, and follows their time. Followers on processes that have died are
  /// forgotten; returns their games.
  synchronized List<GameId> look(Instant now) {
    List<Peer> others = membership.others();
    List<Peer> found = others.stream().filter(peer -> peer.lives(now)).toList();
    log(others, found);
    living = found;
    agreement.ifPresent(time -> time.follow(found));
    Set<String> alive = found.stream().map(Peer::id).collect(Collectors.toSet());
    alive.add(membership.self(now).id());
    return membership.bury(alive);
  }

  private void log(List<Peer> others, List<Peer> found) {
    found.stream()
        .filter(peer -> !isAmong(living, peer))
        .forEach(peer -> LOG.info("process {} shares the database", peer.name()));
    others.stream()
        .filter(peer -> isAmong(living, peer) && !isAmong(found, peer))
        .forEach(Neighbours::logEnd);
  }

  private static void logEnd(Peer peer) {
    if (peer.gone()) {
      LOG.info("process {} has stopped", peer.name());
    } else {
      LOG.warn("process {} has not been heard of since {}", peer.name(), peer.moment());
    }
  }

  private static boolean isAmong(List<Peer> peers, Peer peer) {
    return peers.stream().anyMatch(one -> one.id().equals(peer.id()));
  }
}
