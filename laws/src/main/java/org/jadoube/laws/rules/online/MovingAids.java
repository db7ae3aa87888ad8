package org.jadoube.laws.rules.online;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.MovingAid;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// E04 3.1.5: the aids for entering moves on a virtual board.
final class MovingAids {
  /// The aids that are on until the player chooses.
  private static final Set<MovingAid> USUAL = EnumSet.of(MovingAid.SMART_MOVE, MovingAid.PREMOVE);

  private MovingAids() {}

  static Outcome choose(Colour player, OnlineAct.ChooseAids deed, Act act, GameState game) {
    for (MovingAid aid : MovingAid.values()) {
      if (deed.aids().contains(aid) && !isAllowed(aid, game)) {
        return Outcome.refused(game, Rule.MOVING_AIDS, new OnlineObjection.AidNotAllowed(aid));
      }
    }
    return Outcome.of(
        game,
        new OnlineEvent.AidsChosen(act.at(), game.cite(Rule.MOVING_AIDS), player, deed.aids()));
  }

  private static boolean isAllowed(MovingAid aid, GameState game) {
    return game.regulations().onlinePlay().aids().contains(aid) && game.edition().has(aid.rule());
  }

  /// Whether a player uses an aid.
  static boolean uses(MovingAid aid, Colour player, GameState game) {
    return isAllowed(aid, game) && game.online(player).aids().orElse(USUAL).contains(aid);
  }

  /// Why a player cannot use an aid.
  static Optional<Refusal> refusal(MovingAid aid, Colour player, GameState game) {
    if (uses(aid, player, game)) {
      return Optional.empty();
    }
    return Optional.of(
        new Refusal(
            game.cite(aid.rule()),
            isAllowed(aid, game)
                ? new OnlineObjection.AidOff(aid)
                : new OnlineObjection.AidNotAllowed(aid)));
  }

  /// The attempt as the player means it: a pawn's last step promotes by itself if the player has
  /// chosen that.
  static Attempt completed(Attempt attempt, Colour player, GameState game) {
    return attempt instanceof Attempt.Step step
            && step.promotion().isEmpty()
            && uses(MovingAid.AUTOMATIC_PROMOTION, player, game)
        ? promoting(step, game).orElse(attempt)
        : attempt;
  }

  private static Optional<Attempt> promoting(Attempt.Step step, GameState game) {
    Attempt promotion =
        new Attempt.Step(
            step.from(), step.to(), Optional.of(game.parameter(Parameters.AUTOMATIC_PROMOTION_TO)));
    return LegalMoves.legal(game.ply(), promotion).map(_ -> promotion);
  }
}
