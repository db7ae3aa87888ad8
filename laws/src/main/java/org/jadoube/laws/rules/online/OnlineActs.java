package org.jadoube.laws.rules.online;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts in an online game to the rules that decide on them.
public final class OnlineActs {
  private OnlineActs() {}

  public static Outcome decide(OnlineAct act, GameState game) {
    Rule rule = rule(act, game);
    if (!game.edition().has(rule)) {
      return Outcome.refused(
          game, game.either(Rule.ARBITER_OVERRULES, rule), new Objection.NotInThisEdition(rule));
    }
    return switch (act) {
      case OnlineAct.ChooseAids choose -> byPlayer(choose, rule, game, MovingAids::choose);
      case OnlineAct.SelectSquare select -> playing(select, rule, game, OnlineMoves::select);
      case OnlineAct.EnterPremove enter -> playing(enter, rule, game, Premoves::enter);
      case OnlineAct.DropEntry drop -> byPlayer(drop, rule, game, Premoves::drop);
      case OnlineAct.ConfirmMove confirm -> playing(confirm, rule, game, OnlineMoves::confirm);
      case OnlineAct.SensePosition sense -> byPlayer(sense, rule, game, EBoards::sense);
      case OnlineAct.NoteDisconnection note -> Connections.lose(note, rule, game);
      case OnlineAct.NoteReconnection note -> Connections.restore(note, rule, game);
      case OnlineAct.CallArbiter call -> byPlayer(call, rule, game, Calls::call);
      case OnlineAct.ShowCard show -> Cards.show(show, game);
      case OnlineAct.DecideDisconnection decide -> HybridVerdicts.decide(decide, game);
    };
  }

  /// The provision that an act belongs to.
  private static Rule rule(OnlineAct act, GameState game) {
    return switch (act) {
      case OnlineAct.ChooseAids _, OnlineAct.DropEntry _ -> Rule.MOVING_AIDS;
      case OnlineAct.SelectSquare _ -> Rule.SMART_MOVE;
      case OnlineAct.EnterPremove _ -> Rule.PREMOVE;
      case OnlineAct.ConfirmMove _ -> Rule.MOVE_CONFIRMATION;
      case OnlineAct.SensePosition _ -> Rule.EBOARD_MOVE;
      case OnlineAct.NoteDisconnection note -> Connections.losing(note.link(), game);
      case OnlineAct.NoteReconnection note -> Connections.regaining(note.link(), game);
      case OnlineAct.CallArbiter _ -> Rule.ARBITER_CALLED;
      case OnlineAct.ShowCard _ -> Rule.VIDEO_CARDS;
      case OnlineAct.DecideDisconnection _ -> Rule.HYBRID_DISCONNECTION;
    };
  }

  /// Acts of a player, or of the assistant who stands for one (E04 II.13 and III.2).
  private static <A extends OnlineAct> Outcome byPlayer(
      A act, Rule rule, GameState game, PlayersAct<A> decide) {
    Optional<Colour> player = act.by().side();
    return player.isPresent()
        ? decide.by(player.get(), act, game)
        : Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
  }

  /// The same, while the clocks run.
  private static <A extends OnlineAct> Outcome playing(
      A act, Rule rule, GameState game, PlayersAct<A> decide) {
    return game.phase() == Phase.PAUSED
        ? Outcome.refused(game, Rule.ARBITER_RESTARTS, new Objection.ClocksPaused())
        : byPlayer(act, rule, game, decide);
  }

  /// A rule for an act of a player.
  private interface PlayersAct<A extends OnlineAct> {
    Outcome by(Colour player, A act, GameState game);
  }
}
