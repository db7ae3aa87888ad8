package org.jadoube.cli.tournament;

import java.util.concurrent.Callable;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.web.ask.check.CheckJson;
import org.jadoube.web.ask.check.CheckText;
import org.jadoube.web.ask.check.CheckedFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Checks a tournament file as FIDE's C.02.03 asks of a checker.
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    header = "Check the pairings, the points and the order of a Swiss.",
    description = {
      "Pairs every round anew from what is recorded before it, by the system of the file and the"
          + " tournament's day: the FIDE (Dutch) System, the Swiss Team System, or the Double-Swiss."
          + " Names each difference with the first criterion that is worse and its Article; pairs and"
          + " colours apart. Then compares points, and the final order by the tie-breaks that the file"
          + " names. What cannot be checked is said, and is no difference.",
      "A difference is not yet an error of the arbiter: published pairings may be changed (C.04.2"
          + " 4.4).",
      "Exit code: 1 if anything differs, 2 if the file cannot be read."
    },
    footer = {"", "Example:", "  jadoube tournament check open.trf"})
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A tournament report file; - is standard input.")
  private String file = "-";

  @Option(names = "--json", description = "JSON.")
  private boolean json;

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    TrfSource source = TrfSource.read(file, encoding, streams);
    CheckedFile checked = CheckedFile.of(source.reading().file(), source::told);
    if (json) {
      streams.out().println(CheckJson.of(checked, source.departures()));
    } else {
      source.tellDepartures(streams.out());
      CheckText.lines(checked).forEach(streams.out()::println);
    }
    streams.out().flush();
    return source.reading().departures().size() + checked.differences() > 0
        ? ExitCode.FOUND
        : ExitCode.DONE;
  }
}
