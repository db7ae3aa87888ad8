package org.jadoube.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.Decoding;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.ArchiveParameters;
import org.jadoube.cli.archive.ArchiveProgress;
import org.jadoube.cli.archive.Letters;
import org.jadoube.cli.archive.LettersConverter;
import org.jadoube.cli.archive.Where;
import org.jadoube.cli.lint.Linting;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Misuse;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.notation.pgn.game.PgnForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Rewrites PGN.
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    header = "Rewrite PGN: translate moves, normalise, filter, split, lint.",
    description = {
      "Writes the games of all files to standard output, in UTF-8. Faults are reported on"
          + " standard error with file, line and column; what could not be read is kept in comments,"
          + " and games that cannot be played (variants) pass through as they are. Exit code: 2 only"
          + " if a file cannot be read at all, 1 if --lint found something or --strict had to report"
          + " anything."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube convert --normalise games.pgn > export.pgn",
      "  jadoube convert --from de --to cs games.pgn",
      "  jadoube convert --as-is --where 'WhiteElo>=2600' a.pgn b.pgn > strong.pgn",
      "  jadoube convert --where 'player=Karpov and material=KRP-KR' games.pgn",
      "  jadoube convert --as-is --drop-duplicates --sort date a.pgn b.pgn > all.pgn",
      "  jadoube convert --as-is --split-by Event --into events games.pgn",
      "  jadoube convert --lint games.pgn",
      "  zstdcat games.pgn.zst | jadoube convert --to uci -"
    })
public final class ConvertCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--from",
      paramLabel = "LANG|auto",
      converter = LettersConverter.class,
      description =
          "The language of the piece letters in the input (default: English, as in PGN)."
              + " 'auto' guesses it for each game and reports how certain the guess is.")
  private Letters from = Letters.ENGLISH;

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      converter = Target.Converter.class,
      description =
          "The notation of the moves: the letters of a language (de, cs, sr-Cyrl, ...),"
              + " coordinates (uci), long algebraic (long), figurines (figurine), words to read"
              + " (spoken-de) or to say, as in Appendix D of the Laws (announced-de); default: PGN."
              + " 'json' writes a JSON object for each game, 'fen' and 'epd' every position.")
  private Optional<Target> to = Optional.empty();

  @Option(names = "--json", description = "As --to json; with --lint, an object for each remark.")
  private boolean json;

  @Option(
      names = "--normalise",
      description =
          "Write PGN's export format: the seven tag roster first, then the other tags by name.")
  private boolean normalise;

  @Option(
      names = "--reduced",
      description =
          "Write only the seven tag roster and the moves: no comments, glyphs or variations.")
  private boolean reduced;

  @Option(
      names = "--as-is",
      description = "Copy everything byte for byte, except for what --to does to the moves.")
  private boolean asIs;

  @Mixin private Where where = new Where();

  @Option(
      names = "--drop-duplicates",
      description =
          "Leave out games that occur a second time in these files, with the names of the"
              + " players perhaps spelt otherwise. Takes 37 to 56 bytes of memory for each game.")
  private boolean distinct;

  @Option(
      names = "--sort",
      paramLabel = "KEY",
      split = ",",
      converter = SortOrder.Converter.class,
      description =
          "Sort by date, white, black, eco, event, site, round, result, elo (the average), plies"
              + " or any tag such as WhiteElo, separated by commas; -KEY for the reverse order. What"
              + " is not known comes last.")
  private List<SortOrder.Key> order = List.of();

  @Option(
      names = "--split",
      converter = WholeNumber.Count.class,
      paramLabel = "GAMES",
      description = "With --into: write files of this many games each.")
  private int split;

  @Option(
      names = "--split-by",
      paramLabel = "TAG",
      description = "With --into: write one file per value of this tag.")
  private Optional<String> splitBy = Optional.empty();

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "The directory for --split and --split-by.")
  private Optional<Path> into = Optional.empty();

  @Option(
      names = "--lint",
      description = "Write no games; list everything that departs from the PGN standard.")
  private boolean lint;

  @Option(
      names = "--strict",
      description =
          "Exit with 1 if any fault was reported, other than results that are missing or written"
              + " otherwise.")
  private boolean strict;

  private boolean kept = true;

  /// How many remarks `--lint` made.
  private long remarks;

  @Mixin private Contents contents = new Contents();

  @Mixin private ArchiveParameters archives = new ArchiveParameters();

  public ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    check();
    int exit = lint ? lintAll() : write();
    where.report(streams.err());
    contents.report(streams.err());
    return exit;
  }

  private int write() {
    GameOutput output = arranged(output());
    boolean allRead = convertAll(output, conversion());
    output.close();
    output.report(streams.err());
    output.failure().ifPresent(reason -> streams.err().println("jadoube: cannot write: " + reason));
    boolean done = allRead && output.failure().isEmpty();
    return !done ? ExitCode.MISUSE : strict && !kept ? ExitCode.FOUND : ExitCode.DONE;
  }

  private boolean convertAll(GameOutput output, GameConversion conversion) {
    ArchiveProgress progress = new ArchiveProgress(archives.storedBytes(), streams);
    boolean allRead = true;
    for (String file : archives.files()) {
      allRead &=
          output.isClosed()
              || ArchiveArguments.read(
                  file,
                  decoding(),
                  streams,
                  archive -> convert(archive, output, conversion, progress));
    }
    return allRead;
  }

  private void convert(
      Archive archive, GameOutput output, GameConversion conversion, ArchiveProgress progress)
      throws IOException {
    Converting converting = new Converting(archive, output, progress, streams);
    converting.run(conversion, from, archives.threads());
    kept &= converting.hasKeptAll();
  }

  private void check() {
    refuse(json && to.isPresent(), "use --json or --to, not both");
    refuse(
        lint && writes(),
        "--lint writes no games, so it can only be combined with --from and --where");
    refuse(
        asIs && (normalise || reduced), "--as-is cannot be combined with --normalise or --reduced");
    refuse(
        asIs && !archives.decoding().equals(new Decoding.Detected()),
        "--as-is copies byte for byte and cannot be combined with --encoding");
    refuse(
        asIs && target().copied().isEmpty(),
        "--as-is cannot be combined with moves in words, JSON, FEN or EPD");
    refuse(
        !contents.areAll() && (asIs || lint),
        "--without, --ply-count, --fix-results, --ends-in, --min-plies and --max-plies cannot be"
            + " combined with --as-is or --lint");
    refuse(reduced && contents.counts(), "--reduced leaves no tag PlyCount for --ply-count");
    refuse(contents.isEmpty(), "--min-plies is more than --max-plies");
    refuse(split > 0 && splitBy.isPresent(), "use --split or --split-by, not both");
    refuse(
        (split > 0 || splitBy.isPresent()) != into.isPresent(),
        "--split and --split-by need --into, and --into needs one of them");
  }

  /// The decoding; games copied byte for byte are not decoded.
  private Decoding decoding() {
    return asIs ? new Decoding.AsStored() : archives.decoding();
  }

  private Target target() {
    return to.orElse(json ? Target.JSON : Target.PGN);
  }

  private boolean writes() {
    return asIs
        || normalise
        || reduced
        || distinct
        || !order.isEmpty()
        || to.isPresent()
        || into.isPresent();
  }

  private void refuse(boolean wrong, String message) {
    Misuse.refuse(wrong, spec, message);
  }

  private GameOutput output() {
    return into.<GameOutput>map(directory ->
            splitBy
                .map(tag -> SplitGames.by(tag, directory, rendering()))
                .orElseGet(() -> SplitGames.every(split, directory, rendering())))
        .orElseGet(() -> new StandardGames(streams, rendering().isParted()));
  }

  private int lintAll() {
    ArchiveProgress progress = new ArchiveProgress(archives.storedBytes(), streams);
    boolean allRead = true;
    for (String file : archives.files()) {
      allRead &=
          ArchiveArguments.read(file, decoding(), streams, archive -> lint(archive, progress));
    }
    return !allRead ? ExitCode.MISUSE : remarks > 0 ? ExitCode.FOUND : ExitCode.DONE;
  }

  private void lint(Archive archive, ArchiveProgress progress) throws IOException {
    Linting linting = new Linting(archive, progress, streams, where, json);
    try {
      linting.run(from, archives.threads());
    } finally {
      remarks += linting.count();
    }
  }

  private GameConversion conversion() {
    boolean tagsNeeded = splitBy.isPresent() || !order.isEmpty() || rendering().readsTags();
    Choosing choosing = new Choosing(where, tagsNeeded, distinct || order().countsPlies());
    return asIs
        ? new Copying(target().copied().orElseThrow(), choosing)
        : new Passing(
            contents.plan(form(), target().moves()), choosing, contents::isWanted, rendering());
  }

  private SortOrder order() {
    return new SortOrder(order, splitBy.isPresent());
  }

  private GameOutput arranged(GameOutput output) {
    GameOutput sorted = order.isEmpty() ? output : new SortedGames(order(), output);
    return distinct ? new DistinctGames(sorted) : sorted;
  }

  private PgnForm form() {
    return reduced ? PgnForm.REDUCED : normalise ? PgnForm.EXPORT : PgnForm.AS_READ;
  }

  private Rendering rendering() {
    return target().rendering();
  }
}
