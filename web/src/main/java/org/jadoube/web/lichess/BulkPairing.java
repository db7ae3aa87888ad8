package org.jadoube.web.lichess;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jadoube.chess.Colour;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.AccountId;
import org.jadoube.store.GameId;
import org.jadoube.store.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Games of many pairs, which are made at once or at a time to come.
final class BulkPairing {
  private static final Logger LOG = LoggerFactory.getLogger(BulkPairing.class);

  /// The server's clock may be set meanwhile, so it is looked at now and then.
  private static final Duration LONGEST_NAP = Duration.ofSeconds(5);

  private static final int MOST_ATTEMPTS = 60;

  private final String id;
  private final AccountId by;
  private final GameTerms terms;
  private final List<Pair> pairs;
  private final Instant asked;
  private final Instant pairAt;
  private final Optional<Instant> startsAt;

  // Guarded by this.
  private Optional<Instant> paired = Optional.empty();
  private boolean calledOff;

  /// @param asked when it was made
  /// @param pairAt when its games are made
  /// @param startsAt when the clocks start
  BulkPairing(
      String id,
      AccountId by,
      GameTerms terms,
      List<Pair> pairs,
      Instant asked,
      Instant pairAt,
      Optional<Instant> startsAt) {
    this.id = id;
    this.by = by;
    this.terms = terms;
    this.pairs = List.copyOf(pairs);
    this.asked = asked;
    this.pairAt = pairAt;
    this.startsAt = startsAt;
  }

  /// The players of a game.
  record Pair(GameId game, Map<Colour, Party> players) {
    private Paired view() {
      return new Paired(game.text(), name(Colour.WHITE), name(Colour.BLACK));
    }

    private String name(Colour colour) {
      return Optional.ofNullable(players.get(colour))
          .flatMap(Party::account)
          .map(Users::id)
          .orElse("");
    }
  }

  /// A game as clients see it.
  record Paired(String id, String white, String black) {}

  /// A clock in seconds.
  record Clock(long limit, long increment) {}

  /// The pairing as clients see it.
  record View(
      String id,
      List<Paired> games,
      String variant,
      Optional<Clock> clock,
      long pairAt,
      Optional<Long> pairedAt,
      boolean rated,
      Optional<Long> startClocksAt,
      long scheduledAt) {}

  String id() {
    return id;
  }

  GameTerms terms() {
    return terms;
  }

  List<Pair> pairs() {
    return pairs;
  }

  Optional<Instant> startsAt() {
    return startsAt;
  }

  boolean isBy(AccountId account) {
    return by.equals(account);
  }

  /// Whether its games have not been made yet.
  synchronized boolean isLater() {
    return paired.isEmpty() && !calledOff;
  }

  /// Calls it off; false once its games have been made.
  synchronized boolean callOff() {
    calledOff |= paired.isEmpty();
    return calledOff;
  }

  /// Makes the games, now or when it is time.
  void make(InstantSource clock, BiConsumer<BulkPairing, Pair> game) {
    if (clock.instant().isBefore(pairAt)) {
      Thread.ofVirtual().name("jadoube-bulk").start(() -> makeLater(clock, game));
    } else {
      makeNow(clock, game);
    }
  }

  private void makeLater(InstantSource clock, BiConsumer<BulkPairing, Pair> game) {
    try {
      for (Duration rest = rest(clock); rest.isPositive() && isLater(); rest = rest(clock)) {
        Thread.sleep(rest.compareTo(LONGEST_NAP) < 0 ? rest : LONGEST_NAP);
      }
      tryToMake(clock, game);
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException failed) {
      LOG.error("the games of the bulk pairing {} could not be made", id, failed);
    }
  }

  /// Makes the games; a game that exists is not made again.
  private void tryToMake(InstantSource clock, BiConsumer<BulkPairing, Pair> game)
      throws InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        makeNow(clock, game);
        return;
      } catch (Unavailable later) {
        if (attempt == MOST_ATTEMPTS) {
          throw later;
        }
        Thread.sleep(LONGEST_NAP);
      }
    }
  }

  private Duration rest(InstantSource clock) {
    return Duration.between(clock.instant(), pairAt);
  }

  private synchronized void makeNow(InstantSource clock, BiConsumer<BulkPairing, Pair> game) {
    if (!calledOff) {
      pairs.forEach(pair -> game.accept(this, pair));
      paired = Optional.of(clock.instant());
    }
  }

  synchronized View view() {
    Challenges.Time time = Challenges.Time.of(terms.timeControl());
    return new View(
        id,
        pairs.stream().map(Pair::view).toList(),
        Variants.named(terms.variant()).key(),
        time.limit().flatMap(limit -> time.increment().map(each -> new Clock(limit, each))),
        pairAt.toEpochMilli(),
        paired.map(Instant::toEpochMilli),
        /* rated= */ false,
        startsAt.map(Instant::toEpochMilli),
        asked.toEpochMilli());
  }
}
