package org.jadoube.laws.state;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;

/// The state of an online game beyond its moves.
public record Online(OnlineSide white, OnlineSide black) {
  static final Online NOTHING = new Online(OnlineSide.NOTHING, OnlineSide.NOTHING);

  private static final Set<Rule> ON_DISCONNECTIONS =
      Set.of(
          Rule.HYBRID_GAME_RESUMED,
          Rule.HYBRID_TIME_REDUCED,
          Rule.HYBRID_GAME_RESTARTED,
          Rule.HYBRID_GAME_RESTARTED_SHORTER);

  /// One of the players.
  public OnlineSide of(Colour player) {
    return player == Colour.WHITE ? white : black;
  }

  Online after(OnlineEvent event, Ply ply) {
    return switch (event) {
      case OnlineEvent.AidsChosen chosen -> with(chosen.by(), side -> side.choosing(chosen.aids()));
      case OnlineEvent.PremoveEntered entered ->
          with(entered.by(), side -> side.entering(entered.attempt()));
      case OnlineEvent.MoveEntered entered ->
          with(
              entered.by(),
              side -> side.entering(new OnlineSide.Entry(entered.attempt(), entered.offersDraw())));
      case OnlineEvent.EntryDropped dropped -> with(dropped.by(), OnlineSide::cleared);
      case OnlineEvent.PositionSensed sensed ->
          with(sensed.by(), side -> side.sensing(sensed.board()));
      case OnlineEvent.MoveStands stands ->
          with(
              stands.by(),
              side ->
                  side.sensing(ply.position().play(stands.move()).board())
                      .standing(Optional.of(new OnlineSide.Stand(stands.move(), stands.at()))));
      case OnlineEvent.MoveLifted lifted ->
          with(lifted.by(), side -> side.standing(Optional.empty()));
      case OnlineEvent.ConnectionLost lost ->
          with(lost.player(), side -> side.losing(lost.link(), lost.at()));
      case OnlineEvent.ConnectionRestored back ->
          with(back.player(), side -> side.regaining(back.link()));
      case OnlineEvent.PlayedOn on -> with(on.player(), OnlineSide::decided);
      case OnlineEvent.ArbiterCalled _, OnlineEvent.KeptPrivate _ -> this;
    };
  }

  /// The state after a move: the player's entry has become that move, or was meant for another one.
  Online after(Event.MoveMade made) {
    return with(made.by(), OnlineSide::cleared);
  }

  Online after(Ruling ruling) {
    Online decided =
        ON_DISCONNECTIONS.contains(ruling.citation().rule()) ? both(OnlineSide::decided) : this;
    return ruling.result().isPresent() ? decided.both(OnlineSide::cleared) : decided;
  }

  /// The state while the clocks are stopped: no move is waiting on an electronic board.
  Online paused() {
    return both(side -> side.standing(Optional.empty()));
  }

  Online resumed(Instant at) {
    return both(side -> side.resumed(at));
  }

  private Online with(Colour player, UnaryOperator<OnlineSide> change) {
    OnlineSide changed = change.apply(of(player));
    if (changed.equals(of(player))) {
      return this;
    }
    return player == Colour.WHITE ? new Online(changed, black) : new Online(white, changed);
  }

  private Online both(UnaryOperator<OnlineSide> change) {
    return with(Colour.WHITE, change).with(Colour.BLACK, change);
  }
}
