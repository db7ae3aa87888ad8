package org.jadoube.audit.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jadoube.audit.condition.Condition;
import org.jadoube.audit.condition.ConditionReader;
import org.jadoube.audit.condition.Junction;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// Which games are wanted: `player=Carlsen and Date=2013..2022 and not Result=1/2-1/2`. A game is
/// taken if the condition certainly holds. `docs/choosing.md` has the language.
///
/// @since 0.1.0
public final class Query {
  /// Every game.
  public static final Query ALL = new Query(Junction.all(List.of()));

  private final Condition condition;

  private Query(Condition condition) {
    this.condition = condition;
  }

  /// The query in `text`.
  public static Reading<Query> read(String text) {
    return ConditionReader.read(text).map(Query::new);
  }

  /// Games that both this and `other` want.
  public Query and(Query other) {
    return isAll()
        ? other
        : other.isAll() ? this : new Query(Junction.all(List.of(condition, other.condition)));
  }

  /// Whether it takes every game, so that nothing needs to be read.
  public boolean isAll() {
    return condition instanceof Junction(_, List<Condition> parts) && parts.isEmpty();
  }

  /// Reads the games of `batch`, whose moves are in the letters of `language`, and says which of
  /// them are wanted. Moves are read only where the tags do not decide.
  public Matches in(PgnBatch batch, Language language) {
    QueryMatch matching = new QueryMatch(condition);
    try {
      batch.reader(matching, PgnLimits.USUAL, language).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
    return matching.matches();
  }
}
