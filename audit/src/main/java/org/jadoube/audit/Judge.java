package org.jadoube.audit;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.edition.Edition;

/// Holds games against an edition of the Laws.
final class Judge {
  private final TextCheck text;
  private final EndCheck end;
  private final ClaimCheck claims;

  Judge(Edition edition) {
    text = new TextCheck(edition);
    end = new EndCheck(edition);
    claims = new ClaimCheck(edition);
  }

  /// What there is to say about `game`, the text first, then in the order of play.
  List<Found> findings(PlayedGame game) {
    History history = History.of(game);
    List<Found> findings = new ArrayList<>(text.findings(game));
    findings.addAll(claims.findings(game, history));
    findings.addAll(end.findings(game, history));
    return findings;
  }
}
