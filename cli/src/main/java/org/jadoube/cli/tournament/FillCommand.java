package org.jadoube.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfOutput;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.ratinglist.FilledFile;
import org.jadoube.tournament.ratinglist.FilledFile.ListDifference;
import org.jadoube.tournament.ratinglist.ListMatch;
import org.jadoube.tournament.ratinglist.ListedPlayer;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.PlayerRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Fills a tournament file from a rating list.
@Command(
    name = "fill",
    mixinStandardHelpOptions = true,
    header = "Fill in titles, ratings, federations, numbers and years of birth.",
    description = {
      "Takes them from one of FIDE's rating lists, by number or by a name that only one player has,"
          + " and writes the file to standard output. What the file says already stays, unless"
          + " --replace is given. Standard error lists who was not found or is ambiguous, and where"
          + " file and list differ; nothing is guessed.",
      "Exit code: 1 if there was any of that, 2 if a file cannot be read."
    },
    footer = {
      "",
      "Example:",
      "  jadoube tournament fill --ratings players_list.zip open.trf > filled.trf"
    })
final class FillCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--ratings",
      paramLabel = "LIST",
      required = true,
      description = "FIDE's list as text, or the zip file with it.")
  private String list = "";

  @Option(names = "--replace", description = "The list replaces what the file says.")
  private boolean replacing;

  @Mixin private TournamentParameters given = new TournamentParameters();

  @Option(
      names = "--json",
      description = "JSON, with the text of the file in trf and the rest in remarks.")
  private boolean json;

  private final List<String> remarks = new ArrayList<>();

  FillCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    TrfSource source = given.source(streams);
    TrfFile file = source.reading().file();
    RatingKind kind = given.kind(file);
    Map<Integer, ListMatch> matches = new RatingListFile(list, kind, streams.err()).matches(file);
    FilledFile filled = FilledFile.of(file, matches, kind, replacing);
    for (PlayerRecord.Player player : file.players()) {
      Optional.ofNullable(matches.get(player.startingRank()))
          .ifPresent(match -> tell(player, match));
    }
    filled.differences().forEach(this::tell);
    new TrfOutput(streams, json).write(filled.file(), remarks);
    return !remarks.isEmpty() ? ExitCode.FOUND : ExitCode.DONE;
  }

  private void tell(PlayerRecord.Player player, ListMatch match) {
    String who = player.startingRank() + " " + player.person().name() + ": ";
    switch (match) {
      case ListMatch.Ambiguous(var candidates) ->
          tell(
              who
                  + "ambiguous: "
                  + candidates.stream().map(FillCommand::named).collect(Collectors.joining("; ")));
      case ListMatch.OtherName(var listed) ->
          tell(who + "not filled: the number is that of " + named(listed));
      case ListMatch.NotListed() -> tell(who + "not on the list");
      case ListMatch.Found _ -> {}
    }
  }

  private void tell(ListDifference difference) {
    tell(
        difference.player()
            + ": "
            + difference.what()
            + " "
            + difference.file()
            + (replacing ? " replaced by " : " kept, the list has ")
            + difference.list());
  }

  private void tell(String what) {
    remarks.add(given.file() + ": " + what);
  }

  private static String named(ListedPlayer listed) {
    return (listed.id() + " " + listed.name() + " " + listed.federation()).strip();
  }
}
