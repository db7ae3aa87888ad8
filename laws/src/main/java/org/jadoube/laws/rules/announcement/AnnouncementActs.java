package org.jadoube.laws.rules.announcement;

import java.util.Optional;
import org.jadoube.laws.act.Act;
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

  public static Outcome decide(AnnouncementAct deed, Act act, GameState game) {
    boolean applies =
        AnnouncedMoves.appliesTo(game)
            || game.edition()
                .has(Rule.ASSISTANT_STANDS_FOR_PLAYER); // the others have been refused before
    if (!isOfChess960(deed) && !applies) {
      return Outcome.refused(game, closest(deed), new AnnouncementObjection.NothingToAnnounce());
    }
    return switch (deed) {
      case AnnouncementAct.AnnounceMove say -> Announcing.announce(say, act, game);
      case AnnouncementAct.CorrectAnnouncement say -> Announcing.correct(say, act, game);
      case AnnouncementAct.RepeatMove repeat -> Announcing.repeat(repeat, act, game);
      case AnnouncementAct.ExecuteMove execute -> Announcing.execute(execute, act, game);
      case AnnouncementAct.ReportDifference _ -> TwoBoards.difference(act, game);
      case AnnouncementAct.RequestTwoBoards _ -> Assistants.boards(act, game);
      case AnnouncementAct.TakeAssistant _ -> Assistants.take(act, game);
      case AnnouncementAct.AskAssistant _ -> Assistants.ask(act, game);
      case AnnouncementAct.InformPlayer _ -> Assistants.inform(act, game);
      case AnnouncementAct.ReportTouch report -> Assistants.reportTouch(report, act, game);
      case AnnouncementAct.AnnounceCastling castling -> Chess960Games.announce(castling, act, game);
      case AnnouncementAct.DrawStart _ ->
          Outcome.refused(game, Rule.CHESS960_LOT, new Objection.GameBegunAlready());
    };
  }

  /// The record of a move made on the opponent's board while nobody plays; empty if there is only
  /// one board.
  public static Optional<Outcome> executed(
      AnnouncementAct.ExecuteMove deed, Act act, Citation why, GameState game) {
    return AnnouncedMoves.appliesTo(game)
        ? Announcing.executed(deed, act, why, game)
        : Optional.empty();
  }

  /// The provision on visually disabled players that would allow the act.
  private static Rule closest(AnnouncementAct deed) {
    return switch (deed) {
      case AnnouncementAct.RequestTwoBoards _ -> Rule.TWO_BOARDS;
      case AnnouncementAct.CorrectAnnouncement _ -> Rule.SLIP_OF_THE_TONGUE;
      case AnnouncementAct.ReportDifference _ -> Rule.BOARDS_DIFFER;
      case AnnouncementAct.TakeAssistant _ -> Rule.ASSISTANT_OF_VISUALLY_IMPAIRED;
      case AnnouncementAct.AskAssistant _, AnnouncementAct.InformPlayer _ -> Rule.ASSISTANT_INFORMS;
      case AnnouncementAct.ReportTouch _ -> Rule.ASSISTANT_CLAIMS;
      default -> Rule.MOVES_ANNOUNCED;
    };
  }

  private static boolean isOfChess960(AnnouncementAct deed) {
    return deed instanceof AnnouncementAct.AnnounceCastling
        || deed instanceof AnnouncementAct.DrawStart;
  }
}
