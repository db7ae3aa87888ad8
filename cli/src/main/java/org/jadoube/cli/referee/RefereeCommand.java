package org.jadoube.cli.referee;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.FileTrouble;
import org.jadoube.cli.shell.HouseRulesFile;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.cli.shell.Misuse;
import org.jadoube.cli.shell.Streams;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.Referee;
import org.jadoube.wording.Wording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The Laws without a server: acts in, events and refusals out.
@Command(
    name = "referee",
    mixinStandardHelpOptions = true,
    header = "Judge a game, act by act, as JSON lines.",
    description = {
      "The first line of input is the regulations, a JSON object; '{}' takes every default."
          + " Each further line is an act by a player, the arbiter or the clock. The output is the"
          + " complete regulations, then the events, rulings and refusals that follow from each"
          + " act.",
      "The output can be used as input again, with further acts after it. The game continues"
          + " from there, and nothing already decided is judged again.",
      "A line '{\"game\": \"NAME\"}' begins another game, whose regulations follow. The output repeats"
          + " it, so one process can judge many games. Each answer is written before more input is"
          + " awaited.",
      "A line that cannot be read changes nothing. It produces a line that says where the"
          + " fault is, what was found and what was expected, also on standard error, and exit"
          + " code 2 at the end."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube referee game.jsonl",
      "  jadoube referee < game.jsonl | jq -c 'select(.type == \"ruling\")'",
      "  cat record.jsonl acts.jsonl | jadoube referee",
      "  jadoube referee --permitted white game.jsonl",
      "  jadoube referee --words en game.jsonl",
      "  jadoube referee --rules docs/house-rules/armageddon.rules game.jsonl",
      "  jadoube referee --interactive"
    })
public final class RefereeCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  /// A line that begins another game: `{"game": "12"}` or `{"game": 12}`.
  private static final Pattern NAME =
      Pattern.compile("\\s*\\{\\s*\"game\"\\s*:\\s*(\"[^\"\\\\]{0,200}\"|\\d{1,18})\\s*}\\s*");

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = STANDARD_INPUT,
      description = "The acts; '-' (the default) is standard input.")
  private String file;

  @Option(
      names = "--permitted",
      paramLabel = "ACTOR",
      split = ",",
      description = {
        "After each act, write what these may do next, one line for each, with the reason for what they"
            + " may not do. ACTOR is white, black, arbiter, clock, white-assistant or black-assistant."
      },
      converter = ActorConverter.class)
  private List<Actor> permitted = List.of();

  @Option(
      names = "--words",
      paramLabel = "LANG",
      description =
          "Write sentences for people instead of JSON, in this language (en, de, cs, ...).",
      converter = WordingConverter.class)
  private Optional<Wording> words = Optional.empty();

  @Option(names = "--json", description = "Write JSON lines, as without this option.")
  private boolean json;

  @Option(
      names = "--zone",
      paramLabel = "ZONE",
      description =
          "With --words or --interactive: times of the day as in this zone (Europe/Prague, +02:00, ...);"
              + " UTC by default.",
      converter = ZoneConverter.class)
  private ZoneId zone = ZoneOffset.UTC;

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description =
          "Play games whose regulations name no house rules under those of this file; 'jadoube laws"
              + " --check' checks it.")
  private Optional<String> rules = Optional.empty();

  @Option(
      names = "--interactive",
      description =
          "Type moves and acts, read the rulings, and undo. 'help' explains how; the language is that of"
              + " --words, or English.")
  private boolean interactive;

  private int exit = ExitCode.DONE;

  public RefereeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Misuse.refuse(
        json && (words.isPresent() || interactive),
        spec,
        "--json cannot be combined with --words or --interactive");
    Optional<HouseRules> house = Optional.empty();
    if (rules.isPresent()) {
      house = houseRules(new HouseRulesFile(rules.get()));
      if (house.isEmpty()) {
        return ExitCode.MISUSE;
      }
    }
    try (LineReader lines = new LineReader(input())) {
      if (interactive) {
        Sentences said = Sentences.in(zone, words.orElseGet(Wording::english));
        Referee referee = house.map(Referee.start()::under).orElseGet(Referee::start);
        new Interactive(streams.out(), referee, said).talk(lines);
      } else {
        judge(lines, house);
      }
      return exit;
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read: " + FileTrouble.of(e), e);
    }
  }

  /// The house rules; empty, with the faults told, if they cannot be used.
  private Optional<HouseRules> houseRules(HouseRulesFile named) {
    try {
      HouseRules.Reading reading = named.read();
      named.messages(reading.faults()).forEach(streams.err()::println);
      return reading.rules();
    } catch (HouseRulesFile.UnreadableFile unreadable) {
      streams.err().println("jadoube referee: " + unreadable.getMessage());
      return Optional.empty();
    }
  }

  private InputStream input() throws IOException {
    return file.equals(STANDARD_INPUT) ? streams.in() : Files.newInputStream(path());
  }

  /// An invalid file name counts as a missing file.
  private Path path() throws NoSuchFileException {
    try {
      return Path.of(file);
    } catch (InvalidPathException _) {
      throw new NoSuchFileException(file);
    }
  }

  /// Game after game: a line that names one is followed by its regulations.
  private void judge(LineReader lines, Optional<HouseRules> house) throws IOException {
    Optional<String> line = Optional.of(lines.next().orElse(""));
    Referee usual = Referee.start().telling(permitted);
    Referee referee = house.map(usual::under).orElse(usual);
    boolean named = false;
    boolean passed = false;
    for (; line.isPresent() && !streams.isClosed(); line = next(lines)) {
      Matcher name = NAME.matcher(line.get());
      if (name.matches()) {
        named = true;
        passed = false;
        referee = referee.another();
        streams.out().println(words.isEmpty() ? line.get().strip() : name.group(1));
      } else if (passed) {
        referee = referee.another();
      } else {
        Referee.Step step = referee.read(line.get());
        report(step, referee.game());
        referee = step.next();
        passed = referee.game().isEmpty();
        if (passed && !named) {
          return; // without regulations there is no game
        }
      }
    }
  }

  /// The next line. Before waiting for it, all answers are written out for those who need them
  /// first.
  private Optional<String> next(LineReader lines) throws IOException {
    if (!lines.isReady()) {
      streams.out().flush();
    }
    return lines.next();
  }

  private void report(Referee.Step step, Optional<Game> before) {
    words
        .map(wording -> Sentences.in(zone, wording).of(step, before))
        .orElse(step.output())
        .forEach(streams.out()::println);
    step.fault().ifPresent(this::complain);
  }

  private void complain(JsonFault fault) {
    streams.err().println("jadoube referee: " + file + ", " + fault.message());
    exit = ExitCode.MISUSE;
  }
}
