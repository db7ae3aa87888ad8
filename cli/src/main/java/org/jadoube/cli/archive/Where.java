package org.jadoube.cli.archive;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.LongPredicate;
import org.jadoube.audit.query.Doubts;
import org.jadoube.audit.query.Matches;
import org.jadoube.audit.query.Query;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.pgn.reading.PgnBatch;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The games that a command takes. Several threads may use it.
public final class Where {
  private static final int MOST_SHOWN = 500;

  @Option(
      names = "--where",
      paramLabel = "CONDITION",
      converter = Converter.class,
      description = {
        "Only games that meet the condition: a tag with = ~ (contains) != > < >= <=, as in"
            + " WhiteElo>=2500, Event~Cup or Date=1950..1955; or player, winner, loser, elo,"
            + " lower-elo, higher-elo, elo-difference, plies, material (KRP-KR) or position"
            + " (FEN with ? ! * for squares); joined by and, or, not and brackets. A value with any of"
            + " these stands in quotes. The language is in docs/choosing.md. What cannot be compared does not match and is counted on"
            + " standard error."
      })
  private List<Query> queries = List.of();

  private Doubts doubts = Doubts.NONE;

  /// All conditions together.
  public Query query() {
    return queries.stream().reduce(Query.ALL, Query::and);
  }

  /// Whether a game of `batch`, by its number there, is wanted.
  public LongPredicate in(PgnBatch batch, Language language) {
    if (queries.isEmpty()) {
      return _ -> true;
    }
    Matches matches = query().in(batch, language);
    add(matches.doubts());
    return matches::take;
  }

  /// Adds games left out because something about them is unknown.
  public synchronized void add(Doubts more) {
    doubts = doubts.plus(more);
  }

  /// Reports how many games were left out.
  public void report(PrintWriter err) {
    remarks().forEach(err::println);
  }

  /// Sentences on how many games were left out.
  public synchronized List<String> remarks() {
    return doubts.sentences().toList();
  }

  static final class Converter implements ITypeConverter<Query> {
    @Override
    public Query convert(String text) {
      return switch (Query.read(text)) {
        case Reading.Read<Query>(Query query) -> query;
        case Reading.Unreadable<Query>(var fault) ->
            throw new TypeConversionException(
                "'" + shown(text) + "', " + fault.message().replaceFirst("^line 1, ", ""));
      };
    }

    /// A long condition as shown; the column gives the place in it.
    private static String shown(String text) {
      return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
    }
  }
}
