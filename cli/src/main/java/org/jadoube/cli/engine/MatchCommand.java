package org.jadoube.cli.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.cli.engine.MatchText.Tested;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.FileTrouble;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.uci.match.Contestant;
import org.jadoube.uci.match.EngineMatch;
import org.jadoube.uci.match.MatchGame;
import org.jadoube.uci.match.MatchRecord;
import org.jadoube.uci.match.MatchStanding;
import org.jadoube.uci.match.Openings;
import org.jadoube.uci.match.Schedule;
import org.jadoube.uci.match.Sprt;
import org.jadoube.uci.match.StartingMoves;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Engines play each other under the Laws.
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    header = "Let chess engines play a match under the Laws.",
    description = {
      "The options are those of fastchess, and may be written with one hyphen, too. The Laws decide:"
          + " draws by repetition and by fifty moves are claimed at once, dead positions are drawn,"
          + " and a flag that falls does not lose against a side that cannot mate.",
      "An engine that crashes, is silent or makes an illegal move loses the game, and the match goes"
          + " on. After Ctrl-C you see what was reached."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube match --engine cmd=stockfish --engine cmd=jadoube args=uci \\",
      "    --each tc=10+0.1 --rounds 50 --openings file=book.epd",
      "  jadoube match -engine cmd=new -engine cmd=old -each tc=8+0.08 \\",
      "    -rounds 20000 -sprt elo0=0 elo1=5 -concurrency 8 -pgnout file=games.pgn"
    })
public final class MatchCommand implements Callable<Integer> {
  private static final long LAST_SECONDS = 5;

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"--engine", "-engine"},
      paramLabel = "cmd=PROGRAM",
      parameterConsumer = Pairs.Consumer.class,
      description =
          "An engine: cmd, args, name, option.NAME for its own options, and as with --each.")
  private List<Pairs> engines = List.of();

  @Option(
      names = {"--each", "-each"},
      paramLabel = "tc=TIME",
      parameterConsumer = Pairs.Consumer.class,
      description =
          "For all engines: tc (minutes:seconds+increment), st (seconds for a move), depth,"
              + " nodes, timemargin (ms), option.NAME.")
  private List<Pairs> each = List.of();

  @Option(
      names = {"--rounds", "-rounds"},
      paramLabel = "N",
      defaultValue = "2",
      converter = WholeNumber.Count.class,
      description = "How often everybody meets everybody (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = {"--games", "-games"},
      paramLabel = "N",
      defaultValue = "2",
      converter = WholeNumber.Count.class,
      description = "The games of a round, with one opening (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = {"--repeat", "-repeat"},
      description = "Two games a round, with colours exchanged.")
  private boolean repeat;

  @Option(
      names = {"--concurrency", "-concurrency"},
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Threads.class,
      description = "How many games are played at the same time (default: ${DEFAULT-VALUE}).")
  private int concurrency;

  @Option(
      names = {"--openings", "-openings"},
      paramLabel = "file=FILE",
      parameterConsumer = Pairs.Consumer.class,
      description =
          "Openings: file, format=pgn|epd, order=sequential|random, plies (of a PGN), start (the"
              + " number of the first).")
  private List<Pairs> openings = List.of();

  @Option(
      names = {"--srand", "-srand"},
      paramLabel = "SEED",
      defaultValue = "0",
      description = "The seed of what is random.")
  private long seed;

  @Option(
      names = {"--variant", "-variant"},
      paramLabel = "NAME",
      defaultValue = "standard",
      description = "standard or fischerandom (default: ${DEFAULT-VALUE}).")
  private String variant;

  @Option(
      names = {"--draw", "-draw"},
      paramLabel = "score=CP",
      parameterConsumer = Pairs.Consumer.class,
      description =
          "Draw games in which both engines see no more than score for movecount moves, from"
              + " movenumber on.")
  private List<Pairs> draw = List.of();

  @Option(
      names = {"--resign", "-resign"},
      paramLabel = "score=CP",
      parameterConsumer = Pairs.Consumer.class,
      description =
          "End games in which an engine is behind by score for movecount moves; twosided=true if"
              + " the other must see that, too.")
  private List<Pairs> resign = List.of();

  @Option(
      names = {"--maxmoves", "-maxmoves"},
      paramLabel = "N",
      defaultValue = "0",
      converter = WholeNumber.Moves.class,
      description = "Draw games after so many moves; 0: never (default: ${DEFAULT-VALUE}).")
  private int maxMoves;

  @Option(
      names = {"--sprt", "-sprt"},
      paramLabel = "elo0=E",
      parameterConsumer = Pairs.Consumer.class,
      description =
          "End the match when a sequential test is decided: elo0, elo1, alpha, beta,"
              + " model=normalized|logistic.")
  private List<Pairs> sprt = List.of();

  @Option(
      names = {"--pgnout", "-pgnout"},
      paramLabel = "file=FILE",
      parameterConsumer = Pairs.Consumer.class,
      description = "Append the games to a file.")
  private List<Pairs> pgnOut = List.of();

  @Option(
      names = {"--report", "-report"},
      paramLabel = "penta=false",
      parameterConsumer = Pairs.Consumer.class,
      description = "Count single games instead of pairs.")
  private List<Pairs> report = List.of();

  @Option(
      names = {"--event", "-event"},
      paramLabel = "NAME",
      defaultValue = "Engine match",
      description = "The event, for the PGN.")
  private String event;

  @Option(
      names = {"--site", "-site"},
      paramLabel = "NAME",
      defaultValue = "?",
      description = "The site, for the PGN.")
  private String site;

  @Option(names = "--json", description = "Write the results and all games as JSON.")
  private boolean json;

  private volatile boolean unwritten;

  public MatchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    MatchTerms terms = new MatchTerms(spec);
    List<Contestant> contestants = terms.contestants(engines, last(each));
    Schedule schedule = new Schedule(contestants, rounds, repeat ? 2 : games, openings(terms));
    Optional<Sprt> test = last(sprt).map(terms::sprt);
    if (test.isPresent() && contestants.size() > 2) {
      throw terms.misuse("--sprt compares two engines");
    }
    last(report).ifPresent(pairs -> terms.only(pairs, "penta"));
    boolean penta =
        schedule.games() == 2
            && last(report).map(pairs -> terms.isTrue(pairs, "penta", true)).orElse(true);
    OptionalInt most = maxMoves > 0 ? OptionalInt.of(maxMoves) : OptionalInt.empty();
    var adjudication = terms.adjudication(last(draw), last(resign), most);
    Optional<Path> file = last(pgnOut).map(pairs -> path(terms, pairs));
    terms.tryOut(contestants);
    EngineMatch match =
        new EngineMatch(schedule, adjudication, test, penta, game -> tell(game, file));
    play(match, test, penta);
    return unwritten ? ExitCode.MISUSE : ExitCode.DONE;
  }

  /// Plays until the end or Ctrl-C, and reports what was reached.
  private void play(EngineMatch match, Optional<Sprt> test, boolean penta)
      throws InterruptedException {
    CountDownLatch reported = new CountDownLatch(1);
    Thread interruption = new Thread(() -> end(match, reported));
    Runtime.getRuntime().addShutdownHook(interruption);
    try {
      MatchStanding standing = match.play(concurrency);
      Optional<Tested> tested = test.map(it -> new Tested(it, match.ratio(it)));
      if (json) {
        streams.out().println(MatchJson.of(standing, penta, tested));
      } else {
        MatchText.of(standing, penta, tested).forEach(streams.out()::println);
      }
      streams.out().flush();
    } finally {
      reported.countDown();
      forget(interruption);
    }
  }

  private static void end(EngineMatch match, CountDownLatch reported) {
    match.stop();
    try {
      reported.await(LAST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread interruption) {
    try {
      Runtime.getRuntime().removeShutdownHook(interruption);
    } catch (IllegalStateException ending) {
      // It is running.
    }
  }

  private List<StartingMoves> openings(MatchTerms terms) {
    boolean chess960 = variant.equals("fischerandom");
    if (!chess960 && !variant.equals("standard")) {
      throw terms.misuse("the variants are standard and fischerandom, not '" + variant + "'");
    }
    return last(openings)
        .map(pairs -> new OpeningFile(terms, pairs).openings(seed))
        .orElseGet(() -> chess960 ? Openings.chess960(seed) : List.of(StartingMoves.STANDARD));
  }

  private static Path path(MatchTerms terms, Pairs pairs) {
    terms.only(pairs, "file");
    String file =
        pairs.find("file").orElseThrow(() -> terms.misuse("--pgnout needs a file: file=…"));
    try {
      Path path = Path.of(file);
      tryToWrite(path);
      return path;
    } catch (InvalidPathException wrong) {
      throw terms.misuse("this is no name of a file: " + file);
    } catch (IOException problem) {
      throw terms.misuse("cannot write " + file + ": " + FileTrouble.of(problem));
    }
  }

  /// Leaves no file where there was none: there may never be a game to write.
  private static void tryToWrite(Path path) throws IOException {
    boolean isNew = Files.notExists(path);
    Files.writeString(path, "", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (isNew) {
      Files.delete(path);
    }
  }

  private void tell(MatchGame game, Optional<Path> file) {
    if (!json) {
      streams.out().println(MatchText.of(game));
      streams.out().flush();
    }
    file.ifPresent(path -> write(game, path));
  }

  private void write(MatchGame game, Path file) {
    String date =
        DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT)
            .format(LocalDate.now(ZoneOffset.UTC));
    List<PgnTag> tags =
        List.of(new PgnTag("Event", event), new PgnTag("Site", site), new PgnTag("Date", date));
    try {
      Files.writeString(
          file,
          MatchRecord.of(game, tags).toString(),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException problem) {
      streams.err().println("jadoube match: cannot write " + file + ": " + FileTrouble.of(problem));
      unwritten = true;
    }
  }

  private static <T> Optional<T> last(List<T> values) {
    return values.isEmpty() ? Optional.empty() : Optional.of(values.getLast());
  }
}
