package org.jadoube.audit.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.JudgedBy;
import org.jadoube.audit.finding.JudgedBy.Ground;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.game.Sieve;
import org.jadoube.audit.game.WayOn;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.History;

/// Judges all games by one edition of the Laws.
public final class JudgeByEdition implements Judge {
  private final JudgedBy named;
  private final AuditTerms terms;
  private final TextCheck text;
  private final StartCheck start;
  private final EndCheck end;
  private final ClaimCheck claims;

  public JudgeByEdition(Edition edition, AuditTerms terms) {
    named = new JudgedBy(Ground.NAMED, List.of(edition), "");
    this.terms = terms;
    text = new TextCheck(edition);
    end = new EndCheck(edition, terms);
    start = new StartCheck(edition);
    claims = new ClaimCheck(edition);
  }

  @Override
  public List<PlacedFinding> findings(PlayedGame game) {
    return findings(game, named);
  }

  @Override
  public Sieve sieve() {
    return new CleanGames(named.editions(), terms, _ -> named.editions());
  }

  @Override
  public Edition edition(PlayedGame game) {
    return named.editions().getFirst();
  }

  /// The findings in `game`, judged by this edition on that basis.
  List<PlacedFinding> findings(PlayedGame game, JudgedBy basis) {
    History history = game.history();
    OptionalInt over = end.end(history);
    List<FindingAt> findings = new ArrayList<>(text.findings(game));
    findings.addAll(start.findings(game));
    findings.addAll(claims.findings(game, history, over));
    end.finding(game, history, over).ifPresent(findings::add);
    List<PlacedFinding> placed = new ArrayList<>();
    findings.forEach(found -> placed.add(game.placed(found, basis)));
    game.resumption().ifPresent(resumed -> placed.addAll(resumed(game, resumed, basis)));
    return placed;
  }

  /// The last move before the rest.
  private static String last(PlayedGame game, WayOn resumed) {
    return resumed.plies() == 0 ? game.move(game.plies()) : resumed.last();
  }

  /// The findings in the moves after an unplayable one. Earlier repetitions and counts are unknown
  /// there, so only what the rest alone shows is found.
  private List<PlacedFinding> resumed(PlayedGame game, WayOn resumed, JudgedBy basis) {
    PlayedGame rest = resumed.rest();
    History history = rest.history();
    OptionalInt over = end.end(history);
    List<FindingAt> findings = new ArrayList<>(text.faults(rest));
    findings.addAll(claims.findings(rest, history, over));
    end.finding(rest, history, over).ifPresent(findings::add);
    List<PlacedFinding> placed = new ArrayList<>();
    findings.forEach(found -> placed.add(rest.placed(found, basis)));
    rest.resumption().ifPresent(next -> placed.addAll(resumed(rest, next, basis)));
    Finding finding =
        new Finding.Resumed(resumed.by(), resumed.move(), resumed.following(), rest.whole());
    return Stream.concat(
            Stream.of(game.placed(new FindingAt(game.plies(), resumed.line(), finding), basis)),
            placed.stream()
                .map(found -> found.behind(game.plies() + resumed.plies(), last(game, resumed))))
        .toList();
  }
}
