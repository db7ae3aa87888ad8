package org.jadoube.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jadoube.cli.audit.AuditCommand;
import org.jadoube.cli.convert.ConvertCommand;
import org.jadoube.cli.engine.MatchCommand;
import org.jadoube.cli.engine.UciCommand;
import org.jadoube.cli.fate.FateCommand;
import org.jadoube.cli.games.GamesCommand;
import org.jadoube.cli.laws.LawsCommand;
import org.jadoube.cli.mcp.McpCommand;
import org.jadoube.cli.people.PeopleCommand;
import org.jadoube.cli.perft.PerftCommand;
import org.jadoube.cli.position.ExplainCommand;
import org.jadoube.cli.position.PositionCommand;
import org.jadoube.cli.referee.RefereeCommand;
import org.jadoube.cli.serve.ServeCommand;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.stats.StatsCommand;
import org.jadoube.cli.tournament.TournamentCommand;
import org.jadoube.cli.trf.PairCommand;
import org.jadoube.cli.trf.StandingsCommand;
import org.jadoube.cli.trf.TrfCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/// The subcommands of `jadoube`. Describing a command to picocli takes longer than most commands
/// take to run, so only the requested one is described in full.
final class Subcommands {
  /// In the order of the help.
  private static final SequencedMap<String, Subcommand> ALL = new LinkedHashMap<>();

  static {
    ALL.put("position", new Subcommand(PositionCommand.class, PositionCommand::new));
    ALL.put("explain", new Subcommand(ExplainCommand.class, ExplainCommand::new));
    ALL.put("audit", new Subcommand(AuditCommand.class, AuditCommand::new));
    ALL.put("convert", new Subcommand(ConvertCommand.class, ConvertCommand::new));
    ALL.put("stats", new Subcommand(StatsCommand.class, StatsCommand::new));
    ALL.put("laws", new Subcommand(LawsCommand.class, LawsCommand::new));
    ALL.put("referee", new Subcommand(RefereeCommand.class, RefereeCommand::new));
    ALL.put("mcp", new Subcommand(McpCommand.class, McpCommand::new));
    ALL.put("fate", new Subcommand(FateCommand.class, FateCommand::new));
    ALL.put("serve", new Subcommand(ServeCommand.class, ServeCommand::new));
    ALL.put("games", new Subcommand(GamesCommand.class, GamesCommand::new));
    ALL.put("people", new Subcommand(PeopleCommand.class, PeopleCommand::new));
    ALL.put("trf", new Subcommand(TrfCommand.class, TrfCommand::new));
    ALL.put("standings", new Subcommand(StandingsCommand.class, StandingsCommand::new));
    ALL.put("pair", new Subcommand(PairCommand.class, PairCommand::new));
    ALL.put("tournament", new Subcommand(TournamentCommand.class, TournamentCommand::of));
    ALL.put("uci", new Subcommand(UciCommand.class, UciCommand::new));
    ALL.put("match", new Subcommand(MatchCommand.class, MatchCommand::new));
    ALL.put("perft", new Subcommand(PerftCommand.class, PerftCommand::new));
    ALL.put("completion", new Subcommand(CompletionCommand.class, CompletionCommand::new));
  }

  private record Subcommand(Class<?> type, Function<Streams, Object> made) {
    /// The line that stands for it in the help of `jadoube`.
    CommandSpec heading() {
      CommandSpec heading = CommandSpec.create();
      heading.usageMessage().header(type.getAnnotation(Command.class).header());
      return heading;
    }
  }

  private Subcommands() {}

  static boolean has(String name) {
    return ALL.containsKey(name);
  }

  /// Adds the commands to `root` that it needs to understand `arguments`.
  static void add(CommandLine root, Streams streams, String... arguments) {
    if (arguments.length > 0 && ALL.containsKey(arguments[0])) {
      root.addSubcommand(arguments[0], ALL.get(arguments[0]).made.apply(streams));
    } else if (Arrays.stream(arguments).anyMatch(Subcommands::mayNameOne)) {
      addAll(root, streams);
    } else {
      ALL.forEach((name, each) -> root.addSubcommand(name, each.heading()));
    }
  }

  /// Whether the argument may name one, by itself or in a file of arguments.
  private static boolean mayNameOne(String argument) {
    return ALL.containsKey(argument) || argument.startsWith("@");
  }

  static void addAll(CommandLine root, Streams streams) {
    ALL.forEach((name, each) -> root.addSubcommand(name, each.made.apply(streams)));
  }
}
