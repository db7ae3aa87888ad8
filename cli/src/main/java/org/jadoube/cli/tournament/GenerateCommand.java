package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfOutput;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.made.MadeSwiss;
import org.jadoube.tournament.made.Plan;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.trf.tournament.TournamentFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Makes a tournament that nobody has played.
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    header = "Make up a Swiss with results, as a tournament report file.",
    description = {
      "Players of random strength are paired by the FIDE (Dutch) System, and results are as likely as"
          + " the ratings make them. The same seed makes the same tournament."
    },
    footer = {
      "",
      "Example:",
      "  jadoube tournament generate --players 50 --rounds 9 --seed 1 > made.trf"
    })
final class GenerateCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--players",
      paramLabel = "NUMBER",
      defaultValue = "30",
      description = "How many take part (default: 30).")
  private int players;

  @Option(
      names = "--rounds",
      paramLabel = "NUMBER",
      defaultValue = "7",
      description = "How many rounds there are (default: 7).")
  private int rounds;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "Where the random numbers begin (default: 1).")
  private long seed;

  @Option(
      names = "--edition",
      paramLabel = "2017|2026",
      defaultValue = "2026",
      description = "The edition of C.04.3 (default: 2026).")
  private int edition;

  @Option(
      names = "--byes",
      paramLabel = "PERCENT",
      defaultValue = "2",
      description = "How often a player asks for a bye in a round (default: 2).")
  private int byes;

  @Option(
      names = "--forfeits",
      paramLabel = "PERCENT",
      defaultValue = "2",
      description = "How many games are forfeited (default: 2).")
  private int forfeits;

  @Option(names = "--baku", description = "Baku acceleration (C.04.7).")
  private boolean accelerated;

  @Option(names = "--json", description = "JSON, with the text of the file in trf.")
  private boolean json;

  GenerateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Tournament made = MadeSwiss.of(plan(), new Random(seed));
    new TrfOutput(streams, json).write(TournamentFile.of(made).file(), List.of());
    return ExitCode.DONE;
  }

  private Plan plan() {
    DutchEdition text =
        switch (edition) {
          case 2017 -> DutchEdition.OF_2017;
          case 2026 -> DutchEdition.OF_2026;
          default ->
              throw new ParameterException(
                  spec.commandLine(), "--edition: expected 2017 or 2026, found " + edition);
        };
    try {
      return new Plan(players, rounds, text, byes, forfeits, accelerated);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
    }
  }
}
