package org.jadoube.cli;

import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/// A script with which a shell completes our commands and options.
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    header = "Print a script that completes commands and options in bash and zsh.",
    description = {"In zsh, run `autoload -U +X bashcompinit && bashcompinit` first."},
    footer = {
      "",
      "Examples:",
      "  jadoube completion >~/.local/share/bash-completion/completions/jadoube",
      "  source <(jadoube completion)"
    })
final class CompletionCommand implements Callable<Integer> {
  private final Streams streams;

  CompletionCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    streams.out().print(AutoComplete.bash("jadoube", Jadoube.commandLine(streams)));
    return ExitCode.DONE;
  }
}
