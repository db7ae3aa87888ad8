package org.jadoube.audit.judge;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.ending.History;

/// Finds the first moment at which a draw could be claimed, for each of the two reasons.
final class ClaimCheck {
  private final Edition edition;
  private final DrawClaims claims;

  ClaimCheck(Edition edition) {
    this.edition = edition;
    this.claims = DrawClaims.of(edition);
  }

  /// The moments in `game`; once it is over, nothing can be claimed any more.
  ///
  /// @param end after which ply the game was over; empty if it could go on
  List<FindingAt> findings(PlayedGame game, History history, OptionalInt end) {
    int plies = end.orElse(history.plies() + 1);
    return Stream.of(Claim.values())
        .flatMap(claim ->
            claims.first(claim, history, plies).stream()
                .mapToObj(ply -> claimable(game, claim, history, ply)))
        .toList();
  }

  private FindingAt claimable(PlayedGame game, Claim claim, History history, int ply) {
    return game.found(
        ply,
        new Finding.ClaimableDraw(
            edition.cite(DrawClaims.rule(claim, false)),
            game.positions().get(ply).turn(),
            DrawClaims.ground(claim, history.at(ply))));
  }
}
