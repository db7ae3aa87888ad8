package org.jadoube.audit.statistics;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jadoube.audit.game.GameCollector;
import org.jadoube.audit.query.Doubts;
import org.jadoube.audit.query.Matches;
import org.jadoube.audit.query.Query;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// The counts of a batch.
///
/// @param games those that are wanted
/// @param doubts those left out because something about them is unknown
public record BatchCount(Statistics games, Doubts doubts) {
  /// Counts the games of `batch` that `query` takes.
  public static BatchCount of(PgnBatch batch, Query query) {
    Statistics games = new Statistics();
    if (query.isAll()) {
      count(batch, games);
      return new BatchCount(games, Doubts.NONE);
    }
    Matches matches = query.in(batch, Language.ENGLISH);
    matches.runs(batch).forEach(run -> run.games().ifPresent(each -> count(each, games)));
    return new BatchCount(games, matches.doubts());
  }

  private static void count(PgnBatch batch, Statistics games) {
    try {
      batch.reader(new GameCollector(games::add, /* allTags= */ true)).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
  }
}
