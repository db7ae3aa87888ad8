package org.jadoube.laws.rules.online;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.MovingAid;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.BoardFormat;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.moving.ActOfMoving;
import org.jadoube.laws.state.GameState;

/// E04 3.1.5.2: moves entered before the opponent has moved. One is made at the very moment of the
/// opponent's move, so it takes none of the player's time.
final class Premoves {
  private Premoves() {}

  static Outcome enter(Colour player, OnlineAct.EnterPremove deed, Act act, GameState game) {
    Optional<Refusal> refusal =
        OnlineMoves.refusal(BoardFormat.VIRTUAL, player, game)
            .or(() -> MovingAids.refusal(MovingAid.PREMOVE, player, game));
    if (refusal.isPresent()) {
      return Outcome.refused(game, refusal.get());
    }
    return game.turn() == player
        ? Outcome.refused(game, Rule.PREMOVE, new OnlineObjection.HavingTheMove(player))
        : Outcome.of(
            game,
            new OnlineEvent.PremoveEntered(
                act.at(), game.cite(Rule.PREMOVE), player, deed.attempt()));
  }

  /// The player drops the premove, or the move that waits for confirmation.
  static Outcome drop(Colour player, Act act, GameState game) {
    boolean premove = game.online(player).premove().isPresent();
    return premove || game.online(player).entry().isPresent()
        ? dropped(
            player,
            premove ? Rule.PREMOVE : Rule.MOVE_CONFIRMATION,
            OnlineEvent.Dropping.BY_PLAYER,
            act.at(),
            game)
        : Outcome.refused(game, Rule.MOVING_AIDS, new OnlineObjection.NothingEntered());
  }

  private static Outcome dropped(
      Colour player, Rule rule, OnlineEvent.Dropping why, Instant at, GameState game) {
    return Outcome.of(game, new OnlineEvent.EntryDropped(at, game.cite(rule), player, why));
  }

  /// A move, and the premove in reply to it.
  static Outcome answered(Outcome made, Instant at) {
    GameState game = made.game();
    boolean moved = made.events().stream().anyMatch(Event.MoveMade.class::isInstance);
    return moved && game.phase() == Phase.RUNNING
        ? made.then(next -> answer(next.turn(), at, next))
        : made;
  }

  private static Outcome answer(Colour player, Instant at, GameState game) {
    Optional<Attempt> premove =
        game.online(player).premove().map(attempt -> MovingAids.completed(attempt, player, game));
    if (premove.isEmpty()) {
      return Outcome.nothing(game);
    }
    if (OnlineMoves.isVideoLost(player, game)) {
      return dropped(player, Rule.PREMOVE, OnlineEvent.Dropping.VIDEO_LOST, at, game);
    }
    return LegalMoves.legal(game.ply(), premove.get()).isPresent()
        ? ActOfMoving.move(player, premove.get(), at, game)
        : dropped(player, Rule.PREMOVE, OnlineEvent.Dropping.ILLEGAL, at, game);
  }
}
