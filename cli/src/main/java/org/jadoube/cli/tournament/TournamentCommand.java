package org.jadoube.cli.tournament;

import org.jadoube.cli.shell.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The group of commands for officials.
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    header = "Check and explain pairings; work out ratings, norms, forms and prizes.",
    footer = {
      "",
      "Examples:",
      "  jadoube tournament check open.trf",
      "  jadoube tournament why --player 7 open.trf",
      "  jadoube tournament fill --ratings players_list.zip open.trf > filled.trf",
      "  jadoube tournament ratings filled.trf",
      "  jadoube tournament norms --player 7 filled.trf",
    })
public final class TournamentCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private TournamentCommand() {}

  /// The group with all its commands.
  public static CommandLine of(Streams streams) {
    return new CommandLine(new TournamentCommand())
        .addSubcommand(new CheckCommand(streams))
        .addSubcommand(new WhyCommand(streams))
        .addSubcommand(new GenerateCommand(streams))
        .addSubcommand(new RatingsCommand(streams))
        .addSubcommand(new NormsCommand(streams))
        .addSubcommand(new FormCommand(streams))
        .addSubcommand(new PrizesCommand(streams))
        .addSubcommand(new FillCommand(streams));
  }

  /// Without a subcommand, lists them.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
