package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.tournament.official.NormReport;
import org.jadoube.tournament.official.PlayerNorms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Prints norms and what is missing.
@Command(
    name = "norms",
    mixinStandardHelpOptions = true,
    header = "Print the title norms of a tournament, and what is missing.",
    description = {
      "By FIDE's Title Regulations (B.01) of 2024. Lists norms that are made, and those of which one"
          + " thing is missing; with --player everything about one player, and while the tournament runs"
          + " what it takes in the rest.",
      "Exit code: 1 if the file contradicts itself or nobody has that number, 2 if it cannot be"
          + " read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube tournament norms open.trf",
      "  jadoube tournament norms --player 7 --json open.trf"
    })
final class NormsCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(names = "--player", paramLabel = "N", description = "Only the player with that number.")
  private Optional<Integer> player = Optional.empty();

  @Mixin private ExemptionOption exemption = new ExemptionOption();

  @Option(names = "--json", description = "JSON.")
  private boolean json;

  @Mixin private TournamentParameters given = new TournamentParameters();

  NormsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return given.understood(
        given.source(streams),
        Map.of(),
        streams,
        (tournament, facts) -> print(NormReport.of(tournament, facts.with(exemption.said()))));
  }

  private int print(NormReport report) {
    List<PlayerNorms> wanted =
        report.players().stream()
            .filter(each -> player.map(number -> number == each.player().number()).orElse(true))
            .toList();
    if (wanted.isEmpty()) {
      streams.err().println(given.file() + ": there is no such player");
      return ExitCode.FOUND;
    }
    if (json) {
      streams.out().println(NormsJson.of(report, wanted));
    } else {
      NormsText.lines(report, wanted, player.isPresent()).forEach(streams.out()::println);
    }
    return ExitCode.DONE;
  }
}
