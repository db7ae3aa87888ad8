package org.jadoube.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.regex.Pattern;
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
  private static final Pattern VALUE =
      Pattern.compile(
          "^Invalid value for (?:positional parameter at index \\S+ \\(<?(.+?)>?\\)"
              + "|option '(\\S+)'(?: \\(.+?\\))?): ");

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
      return exit; // what is wrong has been said
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
    CommandLine root = new CommandLine(new Jadoube());
    Subcommands.add(root, streams, arguments);
    return prepared(root, streams).execute(arguments);
  }

  /// The command with all its subcommands, reading from and writing to `streams`.
  public static CommandLine commandLine(Streams streams) {
    CommandLine root = new CommandLine(new Jadoube());
    Subcommands.addAll(root, streams);
    return prepared(root, streams);
  }

  private static CommandLine prepared(CommandLine root, Streams streams) {
    root.getSubcommands().values().forEach(Jadoube::spaced);
    return root.setOut(streams.out())
        .setErr(streams.err())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Jadoube::executed)
        .setParameterExceptionHandler(Jadoube::misused)
        .setExecutionExceptionHandler(Jadoube::failed);
  }

  private static void spaced(CommandLine command) {
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
    err.println(name + ": " + plain(String.valueOf(problem.getMessage())));
    UnmatchedArgumentException.printSuggestions(problem, err);
    err.println("'" + name + " --help' shows how to use it.");
    return ExitCode.MISUSE;
  }

  /// Keeps only the name of the option or parameter before the message of its converter.
  private static String plain(String message) {
    return VALUE.matcher(message).replaceFirst("$1$2: ");
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
