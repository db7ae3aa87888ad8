package org.jadoube.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.audit.archive.Archive;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.Letters;
import org.jadoube.cli.archive.LettersConverter;
import org.jadoube.cli.lint.Linting;
import org.jadoube.cli.shell.Exit;
import org.jadoube.cli.shell.Notation;
import org.jadoube.cli.shell.NotationConverter;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import org.jadoube.notation.san.MoveStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Rewrites PGN.
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    header = "Rewrite PGN: moves in other letters or notations, in export format, chosen, parted.",
    description = {
      "Writes the games of all files to standard output, in UTF-8. What is wrong with a game is told on"
          + " standard error with file, line and column; moves that could not be read are kept in a"
          + " comment. Exit code 2 only if a file cannot be read at all; 1 if --lint found something."
    },
    footer = {
      "",
      "For instance:",
      "  jadoube convert --normalise games.pgn > export.pgn",
      "  jadoube convert --from de --to cs games.pgn",
      "  jadoube convert --as-is --where 'WhiteElo>=2600' a.pgn b.pgn > strong.pgn",
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
          "In which language's letters the moves are written (default: English, as in PGN); with"
              + " 'auto' it is guessed from each game, and told how sure that is.")
  private Letters from = Letters.ENGLISH;

  @Option(
      names = "--to",
      paramLabel = "LANG|uci|long|figurine|spoken-LANG",
      converter = NotationConverter.class,
      description =
          "How moves are written: the letters of a language (de, cs, sr-Cyrl, ...), in"
              + " coordinates, in long form, with figurines or in words (spoken-de); as PGN has them if not given.")
  private Optional<Notation> to = Optional.empty();

  @Option(
      names = "--normalise",
      description = "Write export format: the seven tags first, the others by name.")
  private boolean normalise;

  @Option(
      names = "--reduced",
      description = "Write the seven tags and the moves, without comments, glyphs and variations.")
  private boolean reduced;

  @Option(
      names = "--as-is",
      description = "Leave everything as it is, to the byte, but for what --to does to the moves.")
  private boolean asIs;

  @Option(
      names = "--where",
      paramLabel = "CONDITION",
      converter = TagCondition.Converter.class,
      description =
          "Only games whose tag is so: White=NAME, Event~PART, WhiteElo>=2500, Date>=2020, with = != ~"
              + " (contains) > < >= <=; several conditions must hold together. What cannot be compared"
              + " does not match, and is counted on standard error.")
  private List<TagCondition> conditions = List.of();

  @Option(
      names = "--split",
      converter = WholeNumber.Count.class,
      paramLabel = "GAMES",
      description = "Write files of so many games each, with --into.")
  private int split;

  @Option(
      names = "--split-by",
      paramLabel = "TAG",
      description = "Write a file for each value of that tag, with --into.")
  private Optional<String> splitBy = Optional.empty();

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "The directory for --split and --split-by.")
  private Optional<Path> into = Optional.empty();

  @Option(
      names = "--threads",
      converter = WholeNumber.Threads.class,
      paramLabel = "N",
      description = "How many threads work side by side (default: one for each processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--lint",
      description = "Write no games, but a line for whatever is not as PGN has it.")
  private boolean lint;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "PGN, also compressed by gzip, bzip2 or Zstandard; '-' is standard input.")
  private List<String> files = List.of();

  public ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    check();
    TagConditions wanted = new TagConditions(conditions);
    int exit = lint ? lintAll(wanted) : write(wanted);
    wanted.report(streams.err());
    return exit;
  }

  private int write(TagConditions wanted) {
    GameOutput output = output();
    boolean allRead = convertAll(output, conversion(wanted));
    output.close();
    output.failure().ifPresent(reason -> streams.err().println("jadoube: cannot write: " + reason));
    return allRead && output.failure().isEmpty() ? Exit.DONE : Exit.MISUSE;
  }

  private boolean convertAll(GameOutput output, Conversion conversion) {
    boolean allRead = true;
    for (String file : files) {
      allRead &=
          output.isClosed()
              || read(
                  file,
                  archive ->
                      new Converting(archive, output, streams).run(conversion, from, threads));
    }
    return allRead;
  }

  private void check() {
    refuse(lint && writes(), "--lint writes no games, so it goes with --from and --where only");
    refuse(asIs && (normalise || reduced), "--as-is and another form exclude each other");
    refuse(
        asIs && to.filter(notation -> notation.copied().isEmpty()).isPresent(),
        "--as-is does not go with moves in words");
    refuse(split > 0 && splitBy.isPresent(), "--split or --split-by, not both");
    refuse(
        (split > 0 || splitBy.isPresent()) != into.isPresent(),
        "--split and --split-by go with --into");
  }

  private boolean writes() {
    return asIs || normalise || reduced || to.isPresent() || into.isPresent();
  }

  private void refuse(boolean wrong, String message) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), message + ".");
    }
  }

  private GameOutput output() {
    return into.<GameOutput>map(directory ->
            splitBy
                .map(tag -> SplitGames.by(tag, directory))
                .orElseGet(() -> SplitGames.every(split, directory)))
        .orElseGet(() -> new StandardGames(streams));
  }

  /// Something done with an archive.
  private interface Work {
    void on(Archive archive) throws IOException;
  }

  private boolean read(String file, Work work) {
    Optional<Archive> opened = ArchiveArguments.open(file, streams);
    if (opened.isEmpty()) {
      return false;
    }
    try (Archive archive = opened.get()) {
      work.on(archive);
      return true;
    } catch (IOException e) {
      return ArchiveArguments.complain(file, e, streams);
    }
  }

  private int lintAll(TagConditions wanted) {
    boolean allRead = true;
    long found = 0;
    for (String file : files) {
      Linting linting = new Linting(file, streams, wanted::hold);
      allRead &= read(file, archive -> linting.run(archive.text(), from, threads));
      found += linting.count();
    }
    return !allRead ? Exit.MISUSE : found > 0 ? Exit.FOUND : Exit.DONE;
  }

  private Conversion conversion(TagConditions wanted) {
    if (asIs) {
      return new Copying(
          to.flatMap(Notation::copied).orElse(_ -> PgnMoveWriter.AS_WRITTEN), wanted);
    }
    PgnForm form = reduced ? PgnForm.REDUCED : normalise ? PgnForm.EXPORT : PgnForm.AS_READ;
    MoveNotation moves = to.map(Notation::written).orElse(MoveStyle.PGN);
    return new Rewriting(new PgnWriter(form, moves), wanted);
  }
}
