package org.jadoube.laws;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;

/// Appendix D (E before 2014): moves are announced, repeated and executed where a player is
/// visually disabled.
final class Announcing {
  private Announcing() {}

  /// Whether the moves of a game are announced.
  static boolean appliesTo(GameState game) {
    return isVisuallyDisabled(Colour.WHITE, game) || isVisuallyDisabled(Colour.BLACK, game);
  }

  static boolean isVisuallyDisabled(Colour player, GameState game) {
    return game.regulations()
        .has(
            player == Colour.WHITE
                ? Arrangement.WHITE_VISUALLY_DISABLED
                : Arrangement.BLACK_VISUALLY_DISABLED);
  }

  /// A player who does not see feels the pieces: they are touched when they are lifted out of their
  /// holes ([Rule#TOUCHED_WHEN_LIFTED]). For a sighted opponent nothing is different
  /// ([Rule#SIGHTED_PLAYER_AS_USUAL]).
  static Outcome feel(Colour player, BoardAct.Touch act, GameState game) {
    Citation citation = game.edition().cite(Rule.TOUCHED_WHEN_LIFTED);
    return Outcome.of(
        game, new AnnouncementEvent.PieceFelt(act.at(), citation, player, act.square()));
  }

  static Outcome decide(AnnouncementAct act, GameState game) {
    if (!isOfChess960(act) && !appliesTo(game)) {
      return Outcome.refused(
          game, Rule.MOVES_ANNOUNCED, new AnnouncementObjection.NothingToAnnounce());
    }
    return switch (act) {
      case AnnouncementAct.AnnounceMove say -> announce(say, game);
      case AnnouncementAct.CorrectAnnouncement say -> correct(say, game);
      case AnnouncementAct.RepeatMove repeat -> repeat(repeat, game);
      case AnnouncementAct.ExecuteMove execute -> execute(execute, game);
      case AnnouncementAct.ReportDifference report -> TwoBoards.difference(report, game);
      case AnnouncementAct.RequestTwoBoards request -> Assistants.boards(request, game);
      case AnnouncementAct.TakeAssistant take -> Assistants.take(take, game);
      case AnnouncementAct.AskAssistant ask -> Assistants.ask(ask, game);
      case AnnouncementAct.InformPlayer inform -> Assistants.inform(inform, game);
      case AnnouncementAct.ReportTouch report -> Assistants.reportTouch(report, game);
      case AnnouncementAct.AnnounceCastling castling -> Chess960Games.announce(castling, game);
      case AnnouncementAct.DrawStart _ ->
          Outcome.refused(game, Rule.CHESS960_LOT, new Objection.GameBegunAlready());
    };
  }

  private static boolean isOfChess960(AnnouncementAct act) {
    return act instanceof AnnouncementAct.AnnounceCastling
        || act instanceof AnnouncementAct.DrawStart;
  }

  /// Announced by the player, or by anybody's assistant (Article D.2.10.2).
  private static Outcome announce(AnnouncementAct.AnnounceMove act, GameState game) {
    Rule rule = saying(act.by(), act.attempt());
    Optional<Objection> objection = objection(act.by(), game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    Optional<Attempt> said = game.announcements().announced();
    if (said.isPresent() && isForThisMove(game)) {
      return Outcome.refused(
          game, Rule.SLIP_OF_THE_TONGUE, new AnnouncementObjection.AnnouncedOtherwise(said.get()));
    }
    Citation citation = game.edition().cite(rule);
    return Outcome.of(
            game,
            new AnnouncementEvent.MoveAnnounced(
                act.at(), citation, game.turn(), act.by(), act.attempt()))
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

  private static Optional<Objection> objection(Actor by, GameState game) {
    boolean may = by instanceof Actor.Assistant || by.equals(Actor.player(game.turn()));
    if (!may) {
      return Optional.of(new Objection.NotForThisActor(by));
    }
    return game.phase() == Phase.PAUSED
        ? Optional.of(new Objection.ClocksPaused())
        : Optional.empty();
  }

  /// Whether the latest announcement is that of the move to come: all made moves are executed.
  private static boolean isForThisMove(GameState game) {
    return game.announcements().executed() == game.ply().number();
  }

  /// Corrected at once: before the move is made and the clock pressed.
  private static Outcome correct(AnnouncementAct.CorrectAnnouncement act, GameState game) {
    Rule rule = Rule.SLIP_OF_THE_TONGUE;
    Optional<Objection> objection = objection(act.by(), game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    boolean said = game.announcements().announced().isPresent() && isForThisMove(game);
    return said
        ? Outcome.of(
                game,
                new AnnouncementEvent.AnnouncementCorrected(
                    act.at(), game.edition().cite(rule), game.turn(), act.by(), act.attempt()))
            .then(next -> Hands.made(act.at(), next))
        : Outcome.refused(game, rule, new AnnouncementObjection.NotAnnounced());
  }

  /// Who hears the announcement: the player who has not made the announced move.
  private static Colour listener(GameState game) {
    return isForThisMove(game) ? game.turn().opposite() : game.turn();
  }

  private static Outcome repeat(AnnouncementAct.RepeatMove act, GameState game) {
    Rule rule = Rule.MOVES_ANNOUNCED;
    if (game.announcements().announced().isEmpty()) {
      return Outcome.refused(game, rule, new AnnouncementObjection.NotAnnounced());
    }
    Colour listener = listener(game);
    return act.by().side().equals(Optional.of(listener))
        ? Outcome.of(
            game,
            new AnnouncementEvent.MoveRepeated(
                act.at(), game.edition().cite(rule), listener, act.attempt()))
        : Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
  }

  /// On the opponent's board, by the opponent or by an assistant (Article D.2.10.1). What is made
  /// there may be another move: nobody sees it yet.
  private static Outcome execute(AnnouncementAct.ExecuteMove act, GameState game) {
    boolean assisted = act.by() instanceof Actor.Assistant;
    Rule rule = assisted ? Rule.ASSISTANT_MAKES_MOVES : Rule.MOVES_ANNOUNCED;
    Announcements said = game.announcements();
    if (isForThisMove(game) || said.announced().isEmpty()) {
      return Outcome.refused(game, rule, new AnnouncementObjection.NotAnnounced());
    }
    if (!assisted && !act.by().equals(Actor.player(game.turn()))) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (!said.repeated().equals(said.announced())) {
      return Outcome.refused(
          game, rule, new AnnouncementObjection.NotRepeated(said.announced().get()));
    }
    Citation citation = game.edition().cite(rule);
    return Outcome.of(
        game,
        new AnnouncementEvent.MoveExecuted(
            act.at(), citation, game.turn(), act.by(), game.ply().number(), act.attempt()));
  }

  /// What stands against a player's move: it must be announced, and the one before it made on both
  /// boards.
  static Optional<Refusal> beforeMoving(Colour player, Move move, GameState game) {
    if (!appliesTo(game)) {
      return Optional.empty();
    }
    if (Assistants.lacksAssistant(player, game)) {
      return refusal(
          game,
          Rule.ASSISTANT_FOR_HEARING_IMPAIRED,
          new AnnouncementObjection.AssistantNeeded(player));
    }
    if (!isForThisMove(game)) {
      return refusal(
          game, Rule.MOVES_ANNOUNCED, new AnnouncementObjection.NotExecuted(game.ply().number()));
    }
    Optional<Attempt> said = game.announcements().announced();
    if (said.isEmpty()) {
      return refusal(game, Rule.CLOCK_AFTER_ANNOUNCEMENT, new AnnouncementObjection.NotAnnounced());
    }
    return said.get().in(game.position()).equals(Optional.of(move))
        ? Optional.empty()
        : refusal(
            game,
            Rule.MADE_WHEN_ANNOUNCED,
            new AnnouncementObjection.AnnouncedOtherwise(said.get()));
  }

  private static Optional<Refusal> refusal(GameState game, Rule rule, Objection objection) {
    return Optional.of(new Refusal(game.edition().cite(rule), objection));
  }
}
