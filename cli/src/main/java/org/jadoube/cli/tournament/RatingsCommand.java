package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.tournament.official.PlayerRating;
import org.jadoube.tournament.official.RatingReport;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.ratinglist.FilledFile;
import org.jadoube.tournament.trf.TrfFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Prints changes of ratings.
@Command(
    name = "ratings",
    mixinStandardHelpOptions = true,
    header = "Print how a tournament changes the ratings.",
    description = {
      "By FIDE's Rating Regulations (B.02) as they were on the first day: one line for each player;"
          + " with --player every game with its Articles. What the file does not say is assumed, and"
          + " said below the table.",
      "Exit code: 1 if the file contradicts itself or nobody has that number, 2 if a file cannot be"
          + " read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube tournament ratings open.trf",
      "  jadoube tournament ratings --player 7 --ratings players_list.zip open.trf"
    })
final class RatingsCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--player",
      paramLabel = "N",
      description = "Only the player with that number, game by game.")
  private Optional<Integer> player = Optional.empty();

  @Option(
      names = "--ratings",
      paramLabel = "LIST",
      description = "FIDE's list (text or zip), for the factor K of each player.")
  private Optional<String> list = Optional.empty();

  @Option(names = "--json", description = "JSON.")
  private boolean json;

  @Mixin private TournamentParameters given = new TournamentParameters();

  RatingsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    TrfSource source = given.source(streams);
    return given.understood(
        source,
        factors(source.reading().file()),
        streams,
        (tournament, facts) -> print(RatingReport.of(tournament, facts)));
  }

  private Map<Integer, OptionalInt> factors(TrfFile file) {
    RatingKind kind = given.kind(file);
    return list.map(name ->
            FilledFile.factors(new RatingListFile(name, kind, streams.err()).matches(file), kind))
        .orElse(Map.of());
  }

  private int print(RatingReport report) {
    List<PlayerRating> wanted =
        report.players().stream()
            .filter(each -> player.map(number -> number == each.player().number()).orElse(true))
            .toList();
    if (wanted.isEmpty()) {
      streams.err().println(given.file() + ": there is no such player");
      return ExitCode.FOUND;
    }
    if (json) {
      streams.out().println(RatingsJson.of(report, wanted));
    } else {
      (player.isPresent() ? RatingsText.games(report, wanted) : RatingsText.table(report))
          .forEach(streams.out()::println);
    }
    return ExitCode.DONE;
  }
}
