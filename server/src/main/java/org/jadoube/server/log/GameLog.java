package org.jadoube.server.log;

import java.time.Duration;
import java.util.Locale;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.game.Phase;
import org.jadoube.server.game.GameWatch;
import org.jadoube.server.game.LoggedGame;
import org.jadoube.server.game.Outcome;
import org.jadoube.server.store.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Logs what happens in games, each with its id: that they begin and end, and, in detail, every
/// act. Names, comments and secrets are left out.
public final class GameLog implements GameWatch {
  private static final Logger LOG = LoggerFactory.getLogger(GameLog.class);

  @Override
  public void created(GameId game) {
    log(game, () -> LOG.info("a game was created"));
  }

  @Override
  public void decided(GameId game, Act act, Outcome outcome) {
    if (LOG.isDebugEnabled()) {
      log(game, () -> LOG.debug("{} was {}", word(ActKind.of(act)), name(outcome)));
    }
  }

  private static String name(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Decided decided when decided.repeated() -> "sent again";
      case Outcome.Decided decided when !decided.happened() -> "refused";
      case Outcome.Decided _ -> "done";
      case Outcome.NotOnAScreen _ -> "not for a screen";
      case Outcome.NotEntitled(_, var ground, _) -> "not for this role: " + ground.text();
      case Outcome.IdOfAnother _ -> "sent with the key of another act";
    };
  }

  @Override
  public void stored(GameId id, Game before, Game after, Duration toDisk) {
    if (before.phase() == Phase.NOT_BEGUN && after.phase() != Phase.NOT_BEGUN) {
      log(id, () -> LOG.info("the game began"));
    }
    if (before.phase() != Phase.FINISHED && after.phase() == Phase.FINISHED) {
      log(
          id,
          () ->
              LOG.info(
                  "the game ended: {}, {}",
                  after.result().map(String::valueOf).orElse("no result"),
                  after.ending().map(end -> word(end.citation().rule())).orElse("agreed")));
    }
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static void log(GameId game, Runnable message) {
    try (LoggedGame _ = LoggedGame.of(game)) {
      message.run();
    }
  }
}
