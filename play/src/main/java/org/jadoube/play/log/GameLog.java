package org.jadoube.play.log;

import java.time.Duration;
import java.util.Locale;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.play.game.GameWatch;
import org.jadoube.play.game.LoggedGame;
import org.jadoube.store.GameId;
import org.jadoube.wire.Names;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Logs events of games, each with its id: their beginnings and ends and, in detail, every act.
/// Names, comments and secrets are left out.
public final class GameLog implements GameWatch {
  private static final Logger LOG = LoggerFactory.getLogger(GameLog.class);

  @Override
  public void created(GameId game) {
    log(game, () -> LOG.info("a game was created"));
  }

  @Override
  public void decided(GameId game, Act act, ActOutcome outcome) {
    if (LOG.isDebugEnabled()) {
      log(
          game,
          () -> LOG.debug("{} was {}", Names.of(act.kind()).replace('-', ' '), name(outcome)));
    }
  }

  private static String name(ActOutcome outcome) {
    return switch (outcome) {
      case ActOutcome.Decided decided when decided.repeated() -> "sent again";
      case ActOutcome.Decided decided when !decided.happened() -> "refused";
      case ActOutcome.Decided _ -> "done";
      case ActOutcome.NotOnAScreen _ -> "not for a screen";
      case ActOutcome.Overloaded _ -> "too much to do";
      case ActOutcome.NotEntitled(_, var ground, _) -> "not for this role: " + ground.text();
      case ActOutcome.IdOfAnother _ -> "sent with the key of another act";
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
