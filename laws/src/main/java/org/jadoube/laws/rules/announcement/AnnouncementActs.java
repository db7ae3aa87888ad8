package org.jadoube.laws.rules.announcement;

import java.util.Optional;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.moving.AnnouncedMoves;
import org.jadoube.laws.state.GameState;

/// Dispatches acts on announcements to the rules that decide on them.
public final class AnnouncementActs {
  private AnnouncementActs() {}

  public static Outcome decide(AnnouncementAct act, GameState game) {
    boolean applies =
        AnnouncedMoves.appliesTo(game)
            || game.edition()
                .has(Rule.ASSISTANT_STANDS_FOR_PLAYER); // the others are refused before
    if (!isOfChess960(act) && !applies) {
      return Outcome.refused(game, closest(act), new AnnouncementObjection.NothingToAnnounce());
    }
    return switch (act) {
      case AnnouncementAct.AnnounceMove say -> Announcing.announce(say, game);
      case AnnouncementAct.CorrectAnnouncement say -> Announcing.correct(say, game);
      case AnnouncementAct.RepeatMove repeat -> Announcing.repeat(repeat, game);
      case AnnouncementAct.ExecuteMove execute -> Announcing.execute(execute, game);
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

  /// The record of a move made on the opponent's board while nobody plays; empty if there is only
  /// one board.
  public static Optional<Outcome> executed(
      AnnouncementAct.ExecuteMove act, Citation why, GameState game) {
    return AnnouncedMoves.appliesTo(game) ? Announcing.executed(act, why, game) : Optional.empty();
  }

  /// The provision on visually disabled players that would allow the act.
  private static Rule closest(AnnouncementAct act) {
    return switch (act) {
      case AnnouncementAct.RequestTwoBoards _ -> Rule.TWO_BOARDS;
      case AnnouncementAct.CorrectAnnouncement _ -> Rule.SLIP_OF_THE_TONGUE;
      case AnnouncementAct.ReportDifference _ -> Rule.BOARDS_DIFFER;
      case AnnouncementAct.TakeAssistant _ -> Rule.ASSISTANT_OF_VISUALLY_IMPAIRED;
      case AnnouncementAct.AskAssistant _, AnnouncementAct.InformPlayer _ -> Rule.ASSISTANT_INFORMS;
      case AnnouncementAct.ReportTouch _ -> Rule.ASSISTANT_CLAIMS;
      default -> Rule.MOVES_ANNOUNCED;
    };
  }

  private static boolean isOfChess960(AnnouncementAct act) {
    return act instanceof AnnouncementAct.AnnounceCastling
        || act instanceof AnnouncementAct.DrawStart;
  }
}
