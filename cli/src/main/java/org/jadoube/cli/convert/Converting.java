package org.jadoube.cli.convert;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.batch.ParallelBatches;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.ArchiveProgress;
import org.jadoube.cli.archive.Letters;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnLanguages;
import org.jadoube.notation.san.LanguageGuess;

/// Converts one archive: passes on its games in order, and reports their faults.
final class Converting implements ParallelBatches.Delivery<List<Converting.Result>> {
  private final Archive archive;
  private final GameOutput output;
  private final ArchiveProgress progress;
  private final Streams streams;
  private final Guesses guesses = new Guesses();
  private long games;
  private boolean kept = true;

  /// Faults that lose nothing: the result is only written differently.
  private static final Set<PgnFault.Kind> KEPT =
      EnumSet.of(PgnFault.Kind.RESULT, PgnFault.Kind.MISSING_RESULT);

  /// Converted games of one language.
  record Result(GameConversion.Converted converted, Optional<LanguageGuess> guess) {}

  Converting(Archive archive, GameOutput output, ArchiveProgress progress, Streams streams) {
    this.progress = progress;
    this.archive = archive;
    this.output = output;
    this.streams = streams;
  }

  /// Converts all games of the archive.
  ///
  /// @throws IOException if it cannot be read to the end
  void run(GameConversion conversion, Letters letters, int threads) throws IOException {
    output.beginArchive();
    try {
      new ParallelBatches<>(threads, batch -> results(batch, conversion, letters), this)
          .run(archive.text());
    } finally {
      progress.end(archive, games);
    }
    guesses.report(archive.name(), streams.err());
    ArchiveArguments.remarkIfEmpty(archive.name(), games, streams);
  }

  /// Whether everything was kept as it was meant.
  boolean hasKeptAll() {
    return kept;
  }

  private static List<Result> results(PgnBatch batch, GameConversion conversion, Letters letters) {
    return letters.parts(batch).stream().map(part -> result(part, conversion)).toList();
  }

  private static Result result(PgnLanguages.Part part, GameConversion conversion) {
    GameConversion.Converted converted =
        part.strange()
            .map(strange -> told(conversion.passOn(part.games()), strange))
            .orElseGet(() -> conversion.convert(part.games(), part.language()));
    return new Result(converted, part.guess());
  }

  /// The conversion with that fault, if the game is wanted.
  private static GameConversion.Converted told(GameConversion.Converted converted, PgnFault fault) {
    List<PgnFault> faults = converted.games().isEmpty() ? List.of() : List.of(fault);
    return new GameConversion.Converted(converted.count(), converted.games(), faults);
  }

  @Override
  public boolean take(List<Result> results) {
    progress.between(() -> results.forEach(this::take));
    progress.at(archive, games);
    return !output.isClosed();
  }

  private void take(Result result) {
    result.guess().ifPresent(guesses::add);
    for (PgnFault fault : result.converted().faults()) {
      kept &= KEPT.contains(fault.kind());
      streams.err().println(fault.behind(games).messageIn(archive.name()));
    }
    for (GameConversion.Game game : result.converted().games()) {
      output.game(game);
    }
    games += result.converted().count();
  }
}
