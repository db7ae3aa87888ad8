package org.jadoube.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jadoube.laws.Act;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Regulations;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The Laws without a server: acts in, events and refusals out.
@Command(
    name = "referee",
    mixinStandardHelpOptions = true,
    header = "Judge a game, act by act, as JSON lines.",
    description = {
      "The first line of input is the regulations: an object, '{}' if everything has its default. Each"
          + " further line is an act of a player, the arbiter or the clock. The output is the"
          + " regulations in full, then the events, rulings and refusals that each act gives.",
      "A line that is no act is reported on standard error and passed over (exit 2 at the end)."
    },
    footer = {
      "",
      "For instance:",
      "  jadoube referee game.jsonl",
      "  jadoube referee < game.jsonl | jq -c 'select(.type == \"ruling\")'"
    })
final class RefereeCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  private final Streams streams;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = STANDARD_INPUT,
      description = "The acts; standard input if not given, or '-'.")
  private String file;

  private int line;
  private int exit = Exit.DONE;

  RefereeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try (BufferedReader lines = lines()) {
      referee(lines);
      return exit;
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private BufferedReader lines() throws IOException {
    return file.equals(STANDARD_INPUT)
        ? new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8))
        : Files.newBufferedReader(Path.of(file));
  }

  private void referee(BufferedReader lines) throws IOException {
    line = 1;
    String first = lines.readLine();
    switch (Documents.REGULATIONS.read(first == null ? "" : first)) {
      case JsonReading.Read<Regulations>(Regulations regulations) -> {
        streams.out().println(Documents.REGULATIONS.write(regulations));
        judge(lines, Game.of(regulations));
      }
      case JsonReading.Unreadable<Regulations>(JsonFault fault) -> complain(fault);
    }
  }

  private void judge(BufferedReader lines, Game start) throws IOException {
    Game game = start;
    for (String text = lines.readLine(); text != null; text = lines.readLine()) {
      line++;
      if (!text.isBlank()) {
        game = judge(text, game);
      }
      if (streams.out().checkError()) {
        return;
      }
    }
  }

  private Game judge(String text, Game game) {
    return switch (Documents.ACT.read(text)) {
      case JsonReading.Read<Act>(Act act) -> judge(act, game);
      case JsonReading.Unreadable<Act>(JsonFault fault) -> {
        complain(fault);
        yield game;
      }
    };
  }

  private Game judge(Act act, Game game) {
    Decision decision = game.decide(act);
    decision.events().forEach(event -> streams.out().println(Documents.EVENT.write(event)));
    decision
        .refusal()
        .ifPresent(refusal -> streams.out().println(Documents.REFUSAL.write(refusal)));
    return decision.game();
  }

  /// A document is one line, so the fault's own line is always the first.
  private void complain(JsonFault fault) {
    String place = fault.pointer().isEmpty() ? "" : " (" + fault.pointer() + ")";
    streams
        .err()
        .printf(
            "jadoube referee: %s, line %d, column %d%s: found %s, expected %s%n",
            file, line, fault.column(), place, fault.found(), fault.expected());
    exit = Exit.MISUSE;
  }
}
