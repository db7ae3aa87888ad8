package org.jadoube.play.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Locale;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.play.game.GameWatch;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;
import org.jadoube.wire.Names;

/// Counts events in games. No label names a game or a person.
final class GameMeters implements GameWatch {
  private static final String BY_FLAG = "FLAG_FALL";

  private final MeterRegistry registry;
  private final Counter created;
  private final Counter finished;
  private final Counter flagFalls;
  private final Timer toDisk;

  GameMeters(MeterRegistry registry) {
    this.registry = registry;
    this.created = counter("jadoube.games.opened", "Games created");
    this.finished = counter("jadoube.games.finished", "Games that ended");
    this.flagFalls = counter("jadoube.flag.falls", "Games that ended by a fallen flag");
    this.toDisk =
        Latency.timer(
            registry, "jadoube.act.to.disk", "From the decision on an act until it is on disk");
    for (Cause cause : Cause.values()) {
      outages(cause);
      lost(cause);
    }
  }

  private Counter counter(String name, String description) {
    return Counter.builder(name).description(description).register(registry);
  }

  @Override
  public void created(GameId game) {
    created.increment();
  }

  @Override
  public void decided(GameId game, Act act, ActOutcome outcome) {
    Counter.builder("jadoube.acts")
        .description("Acts of players, by kind and outcome")
        .tag("kind", Names.of(act.kind()))
        .tag("outcome", name(outcome))
        .register(registry)
        .increment();
  }

  private static String name(ActOutcome outcome) {
    return switch (outcome) {
      case ActOutcome.Decided decided when decided.repeated() -> "repeated";
      case ActOutcome.Decided decided when !decided.happened() -> "refused";
      case ActOutcome.Decided _ -> "decided";
      case ActOutcome.NotOnAScreen _, ActOutcome.NotEntitled _, ActOutcome.IdOfAnother _ ->
          "rejected";
      case ActOutcome.Overloaded _ -> "deferred";
    };
  }

  @Override
  public void stored(GameId id, Game before, Game after, Duration time) {
    toDisk.record(time);
    if (before.phase() != Phase.FINISHED && after.phase() == Phase.FINISHED) {
      finished.increment();
      if (after.ending().filter(GameMeters::isByFlag).isPresent()) {
        flagFalls.increment();
      }
    }
  }

  private static boolean isByFlag(Ruling ruling) {
    return ruling.citation().rule().name().startsWith(BY_FLAG);
  }

  @Override
  public void outage(Cause cause, Outage outage) {
    outages(cause).increment();
    lost(cause).increment(Duration.between(outage.since(), outage.until()).toMillis() / 1000.0);
  }

  private Counter outages(Cause cause) {
    return Counter.builder("jadoube.outages")
        .description("Times in which no act could be decided or stored")
        .tag("cause", word(cause))
        .register(registry);
  }

  private Counter lost(Cause cause) {
    return Counter.builder("jadoube.outage.time")
        .description("How long they lasted")
        .baseUnit("seconds")
        .tag("cause", word(cause))
        .register(registry);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
