package org.jadoube.cli.convert;

import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import org.jadoube.chess.Position;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.ending.History;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.rewriting.MoveWriting;
import org.jadoube.notation.pgn.rewriting.PgnEnding;
import org.jadoube.notation.pgn.rewriting.PgnPlan;
import picocli.CommandLine.Option;

/// Changes to the contents of games (omissions, additions, corrections), and limits on their
/// length.
final class Contents {
  @Option(
      names = "--without",
      paramLabel = "PART",
      split = ",",
      converter = Omission.Converter.class,
      description = "Leave out commands ([%%clk ...]), comments, nags or variations.")
  private Set<Omission> omitted = EnumSet.noneOf(Omission.class);

  @Option(names = "--ply-count", description = "Give each game the tag PlyCount.")
  private boolean plyCount;

  @Option(
      names = "--fix-results",
      description =
          "Correct results where the last position decides: mate, stalemate, or a position in which"
              + " nobody can checkmate any more.")
  private boolean resultsFixed;

  @Option(
      names = "--min-plies",
      converter = WholeNumber.Count.class,
      paramLabel = "N",
      description = "Only games with at least this many half-moves.")
  private int least;

  @Option(
      names = "--max-plies",
      converter = WholeNumber.Count.class,
      paramLabel = "N",
      description = "Only games with at most this many half-moves.")
  private int most = Integer.MAX_VALUE;

  @Option(
      names = "--ends-in",
      split = ",",
      converter = LastPosition.Converter.class,
      paramLabel = "ENDING",
      description =
          "Only games whose last position is one of mate, stalemate, dead-position, threefold,"
              + " fivefold, fifty-moves, seventy-five-moves under the current Laws; with threefold"
              + " and fifty-moves a draw could be claimed.")
  private Set<LastPosition> last = EnumSet.noneOf(LastPosition.class);

  private final LongAdder corrected = new LongAdder();

  /// Whether no change was requested.
  boolean areAll() {
    return omitted.isEmpty()
        && !plyCount
        && !resultsFixed
        && last.isEmpty()
        && least == 0
        && most == Integer.MAX_VALUE;
  }

  /// Whether each game gets its number of plies.
  boolean counts() {
    return plyCount;
  }

  /// Whether no game can have the requested length.
  boolean isEmpty() {
    return least > most;
  }

  boolean isWanted(PgnEnding ending) {
    return ending.plies() >= least
        && ending.plies() <= most
        && (last.isEmpty() || last.stream().anyMatch(each -> each.isOf(ending)));
  }

  PgnPlan plan(PgnForm form, MoveWriting moves) {
    return new PgnPlan(
        form,
        moves,
        without(),
        !omitted.contains(Omission.COMMANDS),
        plyCount,
        resultsFixed ? this::fixed : PgnEnding::result);
  }

  private Set<PgnPart> without() {
    Set<PgnPart> parts = EnumSet.noneOf(PgnPart.class);
    for (Omission omission : omitted) {
      switch (omission) {
        case COMMENTS -> parts.add(PgnPart.COMMENTS);
        case NAGS -> parts.add(PgnPart.NAGS);
        case VARIATIONS -> parts.add(PgnPart.VARIATIONS);
        case COMMANDS -> {}
      }
    }
    return parts;
  }

  private PgnResult fixed(PgnEnding ending) {
    PgnResult fixed = ending.last().get().flatMap(Contents::decided).orElse(ending.result());
    if (fixed != ending.result()) {
      corrected.increment();
    }
    return fixed;
  }

  /// Reports how many results were corrected.
  void report(PrintWriter err) {
    long count = corrected.sum();
    if (count > 0) {
      err.println(count == 1 ? "1 result was corrected." : count + " results were corrected.");
    }
  }

  /// The result of positions that decide a game by themselves; earlier positions do not count.
  private static Optional<PgnResult> decided(Position position) {
    return Endings.of(Edition.newest())
        .at(History.of(0, List.of(), List.of(position)).at(0))
        .flatMap(end -> PgnResult.of(end.result().toString()));
  }
}
