package org.jadoube.audit.judge;

import java.util.Optional;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Setup;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.ending.History;
import org.jadoube.notation.pgn.PgnResult;

/// Checks that a draw was not agreed before both players had made a move (Article 5.2.3), or the
/// number that the event asks for (Article 9.1.1).
final class AgreementCheck {
  private final int needed;
  private final Citation citation;
  private final DrawClaims claims;

  /// @param movesBeforeDraw how many moves the event asks for; 0 if it does not say
  AgreementCheck(Edition edition, int movesBeforeDraw) {
    boolean lawsAsk = edition.has(Rule.AGREEMENT_AFTER_BOTH_MOVED);
    boolean eventAsks = movesBeforeDraw > 1 || !lawsAsk;
    needed = eventAsks ? movesBeforeDraw : 1;
    citation = edition.cite(eventAsks ? restriction(edition) : Rule.AGREEMENT_AFTER_BOTH_MOVED);
    claims = DrawClaims.of(edition);
  }

  /// The oldest edition does not mention that an event may restrict agreement.
  private static Rule restriction(Edition edition) {
    return edition.has(Rule.DRAW_RESTRICTED) ? Rule.DRAW_RESTRICTED : Rule.DRAW_BY_AGREEMENT;
  }

  /// The finding about a draw that neither the position nor a flag made. A record without moves
  /// does not show when it was agreed.
  Optional<FindingAt> finding(PlayedGame game, History history) {
    int moves = game.plies() / 2;
    boolean early =
        game.written() == PgnResult.DRAW
            && game.plies() > 0
            && moves < needed
            && game.start().equals(Setup.standard())
            && !isClaimable(history);
    return early
        ? Optional.of(game.found(game.plies(), new Finding.EarlyDraw(citation, moves, needed)))
        : Optional.empty();
  }

  /// Whether a claim may have drawn the game instead.
  private boolean isClaimable(History history) {
    for (Claim claim : Claim.values()) {
      if (claims.first(claim, history, history.plies() + 1).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
