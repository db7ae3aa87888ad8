package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.TextTable;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.standing.PrizeFund;
import org.jadoube.tournament.standing.PrizeSharing;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.web.answer.PrizeList;
import org.jadoube.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Shares prizes.
@Command(
    name = "prizes",
    mixinStandardHelpOptions = true,
    header = "Share the money prizes among those with equal points.",
    description = {
      "By the file's tie-breaks. FIDE leaves it to each event how prizes are shared. Amounts have two"
          + " decimals and are rounded down, so that no more is paid than there is.",
      "Exit code: 1 if the file contradicts itself, 2 if it cannot be read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube tournament prizes --amounts 500,300,200 --sharing hort open.trf",
      "  jadoube tournament prizes --amounts 500,300,200 --sharing equal open.trf"
    })
final class PrizesCommand implements Callable<Integer> {
  private static final int NAME = 2;

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--amounts",
      paramLabel = "LIST",
      required = true,
      description = "The prizes from the first place down, such as 500,300,200.")
  private String amounts = "";

  @Option(
      names = "--sharing",
      paramLabel = "place|equal|hort",
      required = true,
      description =
          "By the place alone, in equal parts, or by the Hort system: half by the place, and half in"
              + " equal parts.")
  private PrizeSharing sharing = PrizeSharing.HORT;

  @Option(names = "--json", description = "JSON.")
  private boolean json;

  @Mixin private TournamentParameters given = new TournamentParameters();

  PrizesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    PrizeFund fund =
        switch (PrizeFund.read(amounts)) {
          case Reading.Read<PrizeFund>(var read) -> read;
          case Reading.Unreadable<PrizeFund>(var fault) ->
              throw new ParameterException(spec.commandLine(), "--amounts: " + fault.message());
        };
    return given.understood(
        given.source(streams),
        Map.of(),
        streams,
        (tournament, _) -> print(PrizeList.of(fund, sharing, Standings.of(tournament))));
  }

  private int print(PrizeList list) {
    if (json) {
      streams.out().println(Json.write(list));
    } else {
      TextTable.lines(rows(list), NAME).forEach(streams.out()::println);
    }
    return ExitCode.DONE;
  }

  private static List<List<String>> rows(PrizeList list) {
    return Stream.concat(
            Stream.of(List.of("rank", "no.", "name", "points", "prize")),
            list.prizes().stream()
                .map(each ->
                    List.of(
                        "" + each.rank(),
                        "" + each.number(),
                        each.name(),
                        each.points(),
                        each.amount())))
        .toList();
  }
}
