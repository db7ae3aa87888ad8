package org.jadoube.cli.audit.page;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.Summary;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.TournamentFinding;
import org.jadoube.cli.archive.Trouble;

/// The results of an audit, for a page: counts, and a few examples of each kind. Its memory does
/// not grow with the archives.
public final class AuditPage {
  private final PageTerms terms;
  private final FileNames names;
  private final Map<FindingKind, KindExamples> kinds = new EnumMap<>(FindingKind.class);
  private final YearCounts years = new YearCounts();
  private final GameCounts games = new GameCounts(years);
  private final FileCounts files = new FileCounts();
  private final EndCounts ends = new EndCounts();

  public AuditPage(PageTerms terms) {
    this.terms = terms;
    this.names = FileNames.of(terms.files());
  }

  /// Adds the next finding.
  public void add(PlacedFinding found) {
    kinds.computeIfAbsent(found.finding().kind(), _ -> new KindExamples()).add(found);
    if (!(found.finding() instanceof TournamentFinding)) {
      games.add(found); // the others are about events, and come when all games have passed
    }
  }

  /// Adds what is known of the next game, if the audit has looked.
  public void judged(GameFacts game) {
    ends.add(game);
    GameYear.of(game.header().tags()).ifPresent(years::addGame);
  }

  /// The file ends here, and had so many games.
  public void endFile(String file, long count) {
    files.add(new FileCounts.Row(names.of(file), count, games.closeFile()));
  }

  /// The page.
  ///
  /// @param remarks what could not be found out, in sentences
  public String html(
      Summary summary, List<Trouble> troubles, List<String> remarks, double seconds) {
    return new PageDocument(terms, names, kinds, games, years, files, ends)
        .text(summary, troubles, remarks, seconds);
  }
}
