package org.jadoube.play.game;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.game.Phase;

/// Claims on the position on the board that would be found correct (Articles 9.2 and 9.3).
public final class DueClaim {
  private DueClaim() {}

  /// Such a claim of the player having the move; empty if there is none.
  public static Optional<Claim> in(Game game) {
    return game.phase() == Phase.RUNNING
        ? Stream.of(Claim.values()).filter(claim -> isCorrect(claim, game)).findFirst()
        : Optional.empty();
  }

  private static boolean isCorrect(Claim claim, Game game) {
    Instant at = game.latest().orElse(Instant.EPOCH);
    Act act = new Act(Actor.player(game.turn()), at, new Act.ClaimDraw(claim));
    return Laws.decide(act, game).game().result().filter(Result.DRAW::equals).isPresent();
  }
}
