package org.jadoube.cli.audit.page;

import java.util.Set;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;

/// The result of an audit, in a sentence. It never says that there is nothing of a kind that nobody
/// looked for.
///
/// @param games how many games were audited
/// @param found those about which something was found
/// @param leftOut the kinds that were not to be reported
record AuditSummary(long games, SeverityCount found, Set<FindingKind> leftOut) {
  String sentence() {
    if (games == 0) {
      return "There were no games.";
    }
    if (found.sum() == 0) {
      return "Nothing was found in " + CountedWords.counted(games, "game") + ".";
    }
    return games == 1
        ? ofTheOnlyGame()
        : "Of " + CountedWords.counted(games, "game") + ", " + ofSeveral() + ".";
  }

  private String ofTheOnlyGame() {
    if (errors() > 0) {
      return "The only game has an error.";
    }
    return doubtful() > 0
        ? "The only game has something doubtful."
        : "There is only a note about the only game.";
  }

  private String ofSeveral() {
    if (errors() > 0) {
      return have(errors(), "") + "an error" + (doubtful() > 0 ? " and " + doubts(" more") : "");
    }
    if (doubtful() > 0) {
      return (wasLookedFor(Severity.ERROR) ? "none has an error, but " : "") + doubts("");
    }
    long notes = found.of(Severity.NOTE);
    return wasLookedFor(Severity.ERROR) && wasLookedFor(Severity.WARNING)
        ? "none has an error or anything doubtful; there are notes about "
            + CountedWords.number(notes)
        : have(notes, "") + "a note";
  }

  private String doubts(String more) {
    return have(doubtful(), more) + "something doubtful";
  }

  private static String have(long count, String more) {
    return CountedWords.number(count) + more + (count == 1 ? " has " : " have ");
  }

  private long errors() {
    return found.of(Severity.ERROR);
  }

  private long doubtful() {
    return found.of(Severity.WARNING);
  }

  private boolean wasLookedFor(Severity severity) {
    return leftOut.stream().noneMatch(kind -> kind.severity() == severity);
  }
}
