package org.jadoube.cli.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.cli.shell.Streams;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.Oracle;
import org.jadoube.web.mcp.McpEndpoint;
import picocli.CommandLine.Command;

/// The Laws for a language model on this machine.
@Command(
    name = "mcp",
    mixinStandardHelpOptions = true,
    header = "Answer a language model's questions to the Laws (Model Context Protocol).",
    description = {
      "Reads messages from standard input, one per line, and writes the answers to standard output"
          + " until the input ends. Assistants start it themselves; tell yours this command.",
      "Its tools: explain_move, find_article, rule_on, list_permitted, position, fate, standings,"
          + " check_pairing, audit_pgn. A server (`jadoube serve`) has the same tools at /mcp."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube mcp",
      "  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}' | jadoube mcp"
    })
public final class McpCommand implements Callable<Integer> {
  private final Streams streams;

  public McpCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    McpEndpoint endpoint = new McpEndpoint(new Oracle(Effort.ALONE));
    try (LineReader lines = new LineReader(streams.in())) {
      Optional<String> line = lines.next();
      for (; line.isPresent() && !streams.isClosed(); line = lines.next()) {
        if (!line.get().isBlank()) {
          endpoint.answer(line.get()).ifPresent(streams.out()::println);
          streams.out().flush();
        }
      }
      return ExitCode.DONE;
    } catch (IOException e) {
      throw new UncheckedIOException("standard input cannot be read: " + e.getMessage(), e);
    }
  }
}
