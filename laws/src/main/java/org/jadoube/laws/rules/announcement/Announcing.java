package org.jadoube.laws.rules.announcement;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.moving.AnnouncedMoves;
import org.jadoube.laws.rules.moving.Hands;
import org.jadoube.laws.state.Announcements;
import org.jadoube.laws.state.GameState;

/// Article D.2 (E.2 before 2014): announcing, repeating and executing moves when a player is
/// visually disabled.
final class Announcing {
  private Announcing() {}

  /// An announcement by the player, or by anybody's assistant (Article D.2.10.2).
  static Outcome announce(AnnouncementAct.AnnounceMove deed, Act act, GameState game) {
    Rule rule = saying(act.by(), deed.attempt());
    Optional<Objection> objection = objection(act.by(), Entitled.PLAYER_TO_MOVE, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    Optional<Attempt> said = game.announcements().announced();
    if (said.isPresent() && AnnouncedMoves.areExecuted(game)) {
      return Outcome.refused(
          game, Rule.SLIP_OF_THE_TONGUE, new AnnouncementObjection.AnnouncedOtherwise(said.get()));
    }
    Citation citation = game.cite(rule);
    return Outcome.of(
            game,
            new AnnouncementEvent.MoveAnnounced(
                act.at(), citation, game.turn(), act.by(), deed.attempt()))
        .then(next -> Hands.made(act.at(), next));
  }

  private static Rule saying(Actor by, Attempt attempt) {
    boolean promotes =
        attempt instanceof Attempt.Step(Square _, Square _, Optional<Role> piece)
            && piece.isPresent();
    return by instanceof Actor.Assistant
        ? Rule.ASSISTANT_ANNOUNCES
        : promotes ? Rule.PROMOTION_ANNOUNCED : Rule.MOVES_ANNOUNCED;
  }

  private static Optional<Objection> objection(Actor by, Entitled entitled, GameState game) {
    boolean may = by instanceof Actor.Assistant || by.equals(Actor.player(game.turn()));
    if (!may) {
      return Optional.of(new Objection.NotForThisActor(by, entitled));
    }
    return game.phase() == Phase.PAUSED
        ? Optional.of(new Objection.ClocksPaused())
        : Optional.empty();
  }

  /// A correction made at once: before the move is made and the clock pressed.
  static Outcome correct(AnnouncementAct.CorrectAnnouncement deed, Act act, GameState game) {
    Rule rule = Rule.SLIP_OF_THE_TONGUE;
    Optional<Objection> objection = objection(act.by(), Entitled.ANNOUNCER_BEFORE_THE_PRESS, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    boolean said = game.announcements().announced().isPresent() && AnnouncedMoves.areExecuted(game);
    return said
        ? Outcome.of(
                game,
                new AnnouncementEvent.AnnouncementCorrected(
                    act.at(), game.cite(rule), game.turn(), act.by(), deed.attempt()))
            .then(next -> Hands.made(act.at(), next))
        : Outcome.refused(game, rule, new AnnouncementObjection.NotAnnounced());
  }

  /// The player who hears the announcement: the opponent of whoever makes the move.
  private static Colour listener(GameState game) {
    return AnnouncedMoves.areExecuted(game) ? game.turn().opposite() : game.turn();
  }

  static Outcome repeat(AnnouncementAct.RepeatMove deed, Act act, GameState game) {
    Rule rule = Rule.MOVES_ANNOUNCED;
    if (game.announcements().announced().isEmpty()) {
      return Outcome.refused(game, rule, new AnnouncementObjection.NotAnnounced());
    }
    Colour listener = listener(game);
    return act.by().side().equals(Optional.of(listener))
        ? Outcome.of(
            game,
            new AnnouncementEvent.MoveRepeated(act.at(), game.cite(rule), listener, deed.attempt()))
        : Outcome.refused(game, rule, new Objection.NotForThisActor(act.by(), Entitled.LISTENER));
  }

  /// A move made on the opponent's board, by the opponent or by an assistant (Article D.2.10.1). It
  /// may differ from the one announced; nobody notices yet. It may also be made too early, or by
  /// somebody who has no right to make it: it has been made all the same.
  static Outcome execute(AnnouncementAct.ExecuteMove deed, Act act, GameState game) {
    Rule rule =
        act.by() instanceof Actor.Assistant ? Rule.ASSISTANT_MAKES_MOVES : Rule.MOVES_ANNOUNCED;
    Optional<Refusal> refusal =
        improper(deed, act, game).map(objection -> new Refusal(game.cite(rule), objection));
    return executed(deed, act, game.cite(rule), game)
        .orElseGet(() -> Outcome.nothing(game))
        .despite(refusal);
  }

  private static Optional<Objection> improper(
      AnnouncementAct.ExecuteMove deed, Act act, GameState game) {
    boolean assisted = act.by() instanceof Actor.Assistant;
    if (!assisted && !act.by().equals(Actor.player(board(deed, game)))) {
      return Optional.of(new Objection.NotForThisActor(act.by(), Entitled.OWNER_OF_THE_BOARD));
    }
    Announcements said = game.announcements();
    return said.announced()
        .<Optional<Objection>>map(move ->
            said.isRepeated()
                ? Optional.empty()
                : Optional.of(new AnnouncementObjection.NotRepeated(move)))
        .orElseGet(() -> Optional.of(new AnnouncementObjection.NotAnnounced()));
  }

  /// The record of such a move, under the provision that applies; empty for somebody who is on no
  /// side.
  static Optional<Outcome> executed(
      AnnouncementAct.ExecuteMove deed, Act act, Citation why, GameState game) {
    return act.by()
        .side()
        .map(_ ->
            Outcome.of(
                game,
                new AnnouncementEvent.MoveExecuted(
                    act.at(), why, board(deed, game), act.by(), ply(deed, game), deed.attempt())));
  }

  /// The ply that is executed: the latest, or the next before it is made on the other board.
  private static int ply(AnnouncementAct.ExecuteMove deed, GameState game) {
    int latest = game.ply().number();
    return AnnouncedMoves.areExecuted(game) && !isAgain(deed, game) ? latest + 1 : latest;
  }

  /// The owner of the board on which it is executed.
  private static Colour board(AnnouncementAct.ExecuteMove deed, GameState game) {
    return isAgain(deed, game) ? game.turn() : listener(game);
  }

  /// Whether the latest move is made once more on a board on which it has already been made.
  private static boolean isAgain(AnnouncementAct.ExecuteMove deed, GameState game) {
    return AnnouncedMoves.areExecuted(game)
        && game.announcements().announced().isEmpty()
        && game.ply().isMadeBy(deed.attempt());
  }
}
