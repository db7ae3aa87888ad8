package org.jadoube.cli.audit.page;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.Severity;

/// Counts games by what was found about each, the findings coming game by game.
final class GameCounts {
  private final SeverityCount all = new SeverityCount();
  private final Map<FindingKind, Long> kinds = new EnumMap<>(FindingKind.class);
  private final YearCounts years;
  private SeverityCount ofFile = new SeverityCount();
  private Optional<Current> current = Optional.empty();

  /// The game that the last finding was about.
  private record Current(FindingPlace place, Set<FindingKind> kinds) {
    boolean isAt(FindingPlace other) {
      return place.game() == other.game() && place.archive().equals(other.archive());
    }

    Severity worst() {
      return kinds.stream().map(FindingKind::severity).min(Severity::compareTo).orElseThrow();
    }
  }

  /// @param years also counts the games by their years
  GameCounts(YearCounts years) {
    this.years = years;
  }

  void add(PlacedFinding found) {
    if (current.filter(game -> game.isAt(found.place())).isEmpty()) {
      closeGame();
      current = Optional.of(new Current(found.place(), EnumSet.noneOf(FindingKind.class)));
    }
    current.ifPresent(game -> game.kinds().add(found.finding().kind()));
  }

  private void closeGame() {
    current.ifPresent(this::count);
    current = Optional.empty();
  }

  private void count(Current game) {
    all.add(game.worst());
    ofFile.add(game.worst());
    game.kinds().forEach(kind -> kinds.merge(kind, 1L, Long::sum));
    GameYear.of(game.place().tags()).ifPresent(year -> years.addFound(year, game.worst()));
  }

  /// The games of the file that ends here.
  SeverityCount closeFile() {
    closeGame();
    SeverityCount closed = ofFile;
    ofFile = new SeverityCount();
    return closed;
  }

  /// All games of the files that have ended.
  SeverityCount all() {
    return all;
  }

  /// How many games have findings of that kind.
  long of(FindingKind kind) {
    return kinds.getOrDefault(kind, 0L);
  }
}
