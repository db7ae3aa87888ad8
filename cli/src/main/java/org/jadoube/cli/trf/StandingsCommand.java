package org.jadoube.cli.trf;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.standing.TieBreakRules;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.tiebreak.TieBreakList;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.tournament.FileTieBreaks;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.wire.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Prints the standings of a tournament.
@Command(
    name = "standings",
    mixinStandardHelpOptions = true,
    header = "Print the standings of a tournament report file.",
    description = {
      "Sorts by points and by tie-breaks of FIDE's C.07: those of --tie-breaks, or those that the"
          + " file names (records 212 and 202). Their edition is that of the day on which the"
          + " tournament started (042, 132); the line below the table names it.",
      "Exit code: 1 if the file contradicts itself, or a tie-break is unknown, could not be used or"
          + " should not have been, 2 if it cannot be read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube standings open.trf",
      "  jadoube standings --tie-breaks DE,BH-C1,BH,SB open.trf",
      "  jadoube standings --tie-break-edition 2024 open.trf"
    })
public final class StandingsCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--tie-breaks",
      paramLabel = "LIST",
      description = "Tie-breaks in order, such as DE,BH-C1,SB (default: the file's).")
  private Optional<String> tieBreaks = Optional.empty();

  @Option(
      names = "--tie-break-edition",
      paramLabel = "pre-2023|2023|2024|2026",
      converter = TieBreakEditionConverter.class,
      description = "The edition of C.07 (default: that of the tournament's start).")
  private Optional<TieBreakEdition> edition = Optional.empty();

  @Option(names = "--json", description = "Write the standings as a JSON object.")
  private boolean json;

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A file; - is standard input.")
  private String file = "-";

  public StandingsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    TrfSource source = TrfSource.read(file, encoding, streams);
    source.tellDepartures(streams.err());
    return switch (FileTournament.of(source.reading().file())) {
      case FileTournament.NotUnderstood(var reasons) -> {
        reasons.forEach(reason -> streams.err().println(source.told(reason)));
        yield ExitCode.FOUND;
      }
      case FileTournament.Understood(var tournament, var losses) -> {
        losses.forEach(loss -> streams.err().println(source.told(loss)));
        yield print(tournament, wanted(source.reading().file()));
      }
    };
  }

  /// The departures from the format have told what is unknown in the file.
  private TieBreakList wanted(TrfFile source) {
    Optional<TieBreakList> named = tieBreaks.map(TieBreakList::read);
    named
        .map(TieBreakList::unknown)
        .orElse(List.of())
        .forEach(fault -> streams.err().println("--tie-breaks: " + fault.message()));
    return named.orElseGet(() -> FileTieBreaks.of(source));
  }

  private int print(Tournament tournament, TieBreakList wanted) {
    TieBreakRules rules = new TieBreakRules(wanted.tieBreaks(), edition, List.of());
    Standings standings = Standings.of(tournament, rules);
    if (json) {
      streams.out().println(Documents.STANDINGS.write(standings));
    } else {
      StandingsTable.lines(tournament, standings).forEach(streams.out()::println);
    }
    streams.out().flush();
    standings.notes().forEach(note -> tell(StandingsText.of(note, standings.edition())));
    return standings.notes().isEmpty() && wanted.unknown().isEmpty()
        ? ExitCode.DONE
        : ExitCode.FOUND;
  }

  private void tell(String what) {
    streams.err().println(file + ": " + what);
  }
}
