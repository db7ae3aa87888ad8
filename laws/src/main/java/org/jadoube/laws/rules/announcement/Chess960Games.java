package org.jadoube.laws.rules.announcement;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.CastlingKind;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.rules.ExcludedStarts;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Guidelines II (Appendix F before 2018): the peculiarities of Chess960, apart from castling.
public final class Chess960Games {
  private Chess960Games() {}

  /// The drawing of the start position: once, before the game, and not by a player.
  public static Outcome draw(AnnouncementAct.DrawStart deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.CHESS960_LOT);
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    if (deed.number() < 0 || deed.number() >= Chess960.POSITIONS) {
      return Outcome.refused(game, citation, new Objection.OutOfRange());
    }
    Optional<Refusal> excluded = ExcludedStarts.refusal(Setup.chess960(deed.number()), game);
    if (excluded.isPresent()) {
      return Outcome.refused(game, excluded.get());
    }
    return game.announcements().start().isPresent()
        ? Outcome.refused(game, citation, new ScoresheetObjection.DoneAlready())
        : Outcome.of(game, new AnnouncementEvent.StartDrawn(act.at(), citation, deed.number()));
  }

  /// "I am about to castle": recommended, not required, and not binding. Nobody can castle twice
  /// ([Rule#CHESS960_CASTLING]).
  static Outcome announce(AnnouncementAct.AnnounceCastling deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.CHESS960_CASTLING_ANNOUNCED);
    if (!act.by().equals(Actor.player(game.turn()))) {
      return Outcome.refused(
          game, citation, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_TO_MOVE));
    }
    if (game.start().board().equals(Setup.standard().board())) {
      return Outcome.refused(game, citation, new AnnouncementObjection.NotChess960());
    }
    Attempt attempt = new Attempt.Castle(deed.side());
    Optional<Move> castling = attempt.in(game.position());
    if (castling.isPresent() && castling.get() instanceof Move.Castling move) {
      return Outcome.of(
          game,
          new AnnouncementEvent.CastlingAnnounced(
              act.at(), citation, game.turn(), deed.side(), CastlingKind.of(move)));
    }
    List<Breach> breaches = LegalMoves.breaches(game, attempt);
    return Outcome.refused(
        game, breaches.getFirst().citation(), new Objection.IllegalMove(attempt, breaches));
  }
}
