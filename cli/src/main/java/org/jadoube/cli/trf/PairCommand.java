package org.jadoube.cli.trf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.play.pairing.EngineCommand;
import org.jadoube.play.pairing.PairingAnswer;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.pairing.EnginePair;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Has an engine pair the next round.
@Command(
    name = "pair",
    mixinStandardHelpOptions = true,
    header = "Have an external engine pair the next round of a tournament report file.",
    description = {
      "Asks JaVaFo, bbpPairings or a similar program, checks its pairs against the rules that all"
          + " Swiss systems share (everybody once, no game repeated, the bye where it may go), and"
          + " writes them: board, White, Black.",
      "Exit code: 1 if the round cannot be paired, or the engine's pairs are not allowed; 2 if a file"
          + " cannot be read or the engine cannot be run."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube pair --pairing-engine 'bbpPairings --dutch' open.trf",
      "  jadoube pair --pairing-engine 'java -jar javafo.jar' open.trf",
      "  jadoube pair --pairing-engine 'trf26:engine {input} -o {output}' open.trf"
    })
public final class PairCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--pairing-engine",
      paramLabel = "COMMAND",
      description =
          "The engine and its arguments. {input} and {output} stand for the files; without them,"
              + " '{input} -p {output}' is added. javafo:, bbp: or trf26: before it says what it"
              + " reads.")
  private Optional<String> engine = Optional.empty();

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A file; - is standard input.")
  private String file = "-";

  public PairCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    EngineCommand command = command();
    TrfSource source = TrfSource.read(file, encoding, streams);
    source.tellDepartures(streams.err());
    TrfFile tournament = source.reading().file();
    PairingAnswer answer = new PairingEngine(command, PairingEngine.USUAL_LIMIT).pair(tournament);
    return switch (answer) {
      case PairingAnswer.Paired paired -> print(paired, tournament);
      case PairingAnswer.NotReady _, PairingAnswer.Wrong _ -> tell(answer, ExitCode.FOUND);
      case PairingAnswer.Unreadable _, PairingAnswer.Failed _ -> tell(answer, ExitCode.MISUSE);
    };
  }

  private EngineCommand command() {
    String said = engine.orElse("");
    return EngineCommand.read(said)
        .orElseThrow(() ->
            new ParameterException(
                spec.commandLine(),
                "--pairing-engine: '" + said + "' is not " + EngineCommand.EXPECTED));
  }

  private int tell(PairingAnswer answer, int exit) {
    streams.err().println("jadoube pair: " + answer.message());
    return exit;
  }

  private int print(PairingAnswer.Paired paired, TrfFile tournament) {
    Map<Integer, String> names = new HashMap<>();
    tournament
        .players()
        .forEach(player -> names.put(player.startingRank(), player.person().name()));
    paired.losses().forEach(loss -> streams.err().println("not told: " + loss.message()));
    streams.err().println(paired.message());
    List<EnginePair> pairs = paired.pairs();
    for (int board = 1; board <= pairs.size(); board++) {
      EnginePair pair = pairs.get(board - 1);
      String black = pair.isBye() ? "bye" : named(pair.black(), names);
      streams.out().println(board + "\t" + named(pair.white(), names) + "\t" + black);
    }
    streams.out().flush();
    return ExitCode.DONE;
  }

  private static String named(int player, Map<Integer, String> names) {
    return (player + " " + names.getOrDefault(player, "")).strip();
  }
}
