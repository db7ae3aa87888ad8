package org.jadoube.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.History;

/// Holds games against an edition of the Laws.
final class JudgeByEdition implements Judge {
  private final Basis named;
  private final TextCheck text;
  private final EndCheck end;
  private final ClaimCheck claims;

  JudgeByEdition(Edition edition) {
    named = Basis.named(edition);
    text = new TextCheck(edition);
    end = new EndCheck(edition);
    claims = new ClaimCheck(edition);
  }

  @Override
  public List<Found> findings(PlayedGame game) {
    return findings(game, named);
  }

  /// What there is to say about `game`, judged by this edition for that reason.
  List<Found> findings(PlayedGame game, Basis basis) {
    History history = game.history();
    OptionalInt over = end.end(history);
    List<Found> findings = new ArrayList<>(text.findings(game));
    findings.addAll(claims.findings(game, history, over));
    end.finding(game, history, over).ifPresent(findings::add);
    return findings.stream().map(found -> found.by(basis)).toList();
  }
}
