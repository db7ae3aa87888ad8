package org.jadoube.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Memory;
import org.jadoube.cli.shell.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/// The `jadoube` command. Everything it does is a subcommand.
@Command(
    name = "jadoube",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    header = "The Laws of Chess, executable.",
    synopsisHeading = "%nUsage: ",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Examples:",
      "  jadoube serve                    play in a browser",
      "  jadoube position startpos        look at a position",
      "  jadoube explain startpos e2e5    why a move is not legal",
      "  jadoube audit games.pgn.zst      check an archive against the Laws",
      "",
      "'jadoube COMMAND --help' describes a command."
    })
public final class Jadoube implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  public static void main(String... arguments) throws InterruptedException {
    HeadStart start = HeadStart.of(arguments);
    Streams streams = Streams.standard();
    int exit = run(start, streams, arguments);
    streams.out().flush();
    System.exit(written(exit, streams));
  }

  /// The exit code, if all output could be written.
  private static int written(int exit, Streams streams) {
    Optional<String> failure = streams.failure();
    if (exit == ExitCode.MISUSE || failure.isEmpty()) {
      return exit; // the fault has been reported
    }
    streams.err().println("jadoube: cannot write: " + failure.get());
    return ExitCode.MISUSE;
  }

  private static int run(HeadStart start, Streams streams, String... arguments)
      throws InterruptedException {
    try {
      return execute(streams, arguments);
    } catch (LinkageError broken) {
      // The catalogue of the Laws, for instance, is checked when a command first needs it.
      streams.err().println("jadoube: " + damage(start.broken().orElse(broken)));
      return ExitCode.MISUSE;
    }
  }

  private static String damage(LinkageError broken) {
    Throwable cause = Optional.ofNullable(broken.getCause()).orElse(broken);
    return Memory.isLackedBy(broken)
        ? Memory.lack()
        : "a part of this installation is missing or damaged; install it again, or report it: "
            + cause;
  }

  /// Runs the command, reading from and writing to `streams`; returns its exit code.
  public static int execute(Streams streams, String... arguments) {
    String[] meant = meant(arguments);
    CommandLine root = new CommandLine(new Jadoube());
    Subcommands.add(root, streams, meant);
    return prepared(root, streams).execute(meant);
  }

  /// `help convert` is `convert --help`, as elsewhere.
  private static String[] meant(String... arguments) {
    if (arguments.length == 0 || !arguments[0].equals("help")) {
      return arguments;
    }
    List<String> asked = Stream.of(arguments).dropWhile("help"::equals).toList();
    boolean about = asked.isEmpty() || Subcommands.has(asked.getFirst());
    Stream<String> help = about ? Stream.of("--help") : Stream.empty();
    return Stream.concat(asked.stream(), help).toArray(String[]::new);
  }

  /// The command with all its subcommands, reading from and writing to `streams`.
  public static CommandLine commandLine(Streams streams) {
    CommandLine root = new CommandLine(new Jadoube());
    Subcommands.addAll(root, streams);
    return prepared(root, streams);
  }

  private static CommandLine prepared(CommandLine root, Streams streams) {
    root.getSubcommands().values().forEach(Jadoube::spaced);
    root.getSubcommands().values().stream()
        .flatMap(command -> command.getSubcommands().values().stream())
        .forEach(Jadoube::spaced);
    return root.setOut(streams.out())
        .setErr(streams.err())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Jadoube::executed)
        .setParameterExceptionHandler(Jadoube::misused)
        .setExecutionExceptionHandler(Jadoube::failed);
  }

  private static void spaced(CommandLine command) {
    // Otherwise all options would be listed in one line, folded within their names.
    command.getCommandSpec().usageMessage().abbreviateSynopsis(true);
    command.getCommandSpec().usageMessage().synopsisHeading("%nUsage: ").descriptionHeading("%n");
    command.getCommandSpec().usageMessage().parameterListHeading("%n").optionListHeading("%n");
  }

  /// Without a subcommand, lists them.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  private static int misused(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PrintWriter err = command.getErr();
    err.println(name + ": " + sentence(problem));
    UnmatchedArgumentException.printSuggestions(problem, err);
    err.println("'" + name + " --help' shows how to use it.");
    return ExitCode.MISUSE;
  }

  private static String sentence(ParameterException problem) {
    boolean parent = !problem.getCommandLine().getSubcommands().isEmpty();
    return MisuseSentence.of(String.valueOf(problem.getMessage()), parent);
  }

  private static int executed(ParseResult parsed) {
    try {
      return new RunLast().execute(parsed);
    } catch (OutOfMemoryError problem) {
      return failed(problem, parsed.asCommandLineList().getLast());
    }
  }

  private static int failed(Exception problem, CommandLine command, ParseResult parsed) {
    return failed(problem, command);
  }

  private static int failed(Throwable problem, CommandLine command) {
    command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + reason(problem));
    return ExitCode.MISUSE;
  }

  private static String reason(Throwable problem) {
    return Memory.isLackedBy(problem)
        ? Memory.lack()
        : problem instanceof UncheckedIOException unreadable
            ? String.valueOf(unreadable.getMessage())
            : "internal error, please report it: " + problem;
  }
}
