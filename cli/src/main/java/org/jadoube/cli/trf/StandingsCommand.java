package org.jadoube.cli.trf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.tournament.FileTournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Prints the standings of a tournament.
@Command(
    name = "standings",
    mixinStandardHelpOptions = true,
    header = "Print the standings of a tournament report file.",
    description = {
      "Sorts by points and by tie-breaks of FIDE's C.07: those of --tie-breaks, or those that the"
          + " file names (records 212 and 202).",
      "Exit code: 1 if the file contradicts itself or a tie-break could not be used, 2 if it"
          + " cannot be read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube standings open.trf",
      "  jadoube standings --tie-breaks DE,BH-C1,BH,SB open.trf"
    })
public final class StandingsCommand implements Callable<Integer> {
  private static final Set<String> POINTS = Set.of("PTS", "MPTS", "GPTS");

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--tie-breaks",
      paramLabel = "LIST",
      description = "Tie-breaks in order, such as DE,BH-C1,SB (default: the file's).")
  private Optional<String> tieBreaks = Optional.empty();

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
        reasons.forEach(this::tell);
        yield ExitCode.FOUND;
      }
      case FileTournament.Understood(var tournament, var losses) -> {
        losses.forEach(loss -> tell(loss.message()));
        yield print(tournament, wanted(source.reading().file()));
      }
    };
  }

  private int print(Tournament tournament, List<TieBreak> wanted) {
    Standings standings = Standings.of(tournament, wanted);
    StandingsTable.lines(tournament, standings).forEach(streams.out()::println);
    streams.out().flush();
    standings
        .dropped()
        .forEach(each -> tell(each + " cannot be calculated: it needs ratings of all, or teams"));
    return standings.dropped().isEmpty() ? ExitCode.DONE : ExitCode.FOUND;
  }

  private void tell(String what) {
    streams.err().println(file + ": " + what);
  }

  private List<TieBreak> wanted(TrfFile source) {
    String names = tieBreaks.orElseGet(() -> named(source));
    return switch (TieBreak.readList(names)) {
      case Reading.Read(var list) -> list;
      case Reading.Unreadable(var fault) ->
          throw new ParameterException(
              spec.commandLine(), "tie-breaks '" + names + "': " + fault.message());
    };
  }

  /// A heading for the standings; points come first, though a file may list them, too.
  private static String named(TrfFile file) {
    List<HeadingRecord.TieBreaks> records = file.all(HeadingRecord.TieBreaks.class).toList();
    return records.stream()
        .filter(record -> record.field() == TieBreakField.STANDINGS)
        .findFirst()
        .or(() -> records.stream().findFirst())
        .map(HeadingRecord.TieBreaks::codes)
        .orElse(List.of())
        .stream()
        .filter(code -> !POINTS.contains(code))
        .collect(Collectors.joining(","));
  }
}
