package org.jadoube.cli.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.chess.Colour;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.play.pairing.PairingAnswer;
import org.jadoube.play.pairing.PairingCommand;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.BoardOrder;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.pairing.EnginePair;
import org.jadoube.tournament.trf.tournament.FileTournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Pairs the next round.
@Command(
    name = "pair",
    mixinStandardHelpOptions = true,
    header = "Pair the next round of a Swiss, from its tournament report file.",
    description = {
      "Pairs players by the FIDE (Dutch) System (C.04.3) or the Double-Swiss (C.04.5), teams by the"
          + " Swiss Team System (C.04.6), in the text of the tournament's day, with Baku acceleration"
          + " (C.04.7) if the file says so, and writes board, White, Black. With --pairing-engine it"
          + " asks JaVaFo, bbpPairings or a similar program, and checks the pairs against the rules"
          + " that all Swiss systems share (everybody once, no game repeated, the bye where it may"
          + " go).",
      "Exit code: 1 if the round cannot be paired, or the engine's pairs are not allowed; 2 if a file"
          + " cannot be read or the engine cannot be run."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube pair open.trf",
      "  jadoube pair --initial-colour black open.trf",
      "  jadoube pair --json open.trf",
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
          "An engine and its arguments. {input} and {output} stand for the files; without them,"
              + " '{input} -p {output}' is added. javafo:, bbp: or trf26: before it says what it"
              + " reads.")
  private Optional<String> engine = Optional.empty();

  @Option(
      names = "--initial-colour",
      paramLabel = "white|black",
      description =
          "The colour that lots gave to the highest-ranked player in the first round, if neither the"
              + " file (152) nor a game says it.")
  private Optional<Colour> initial = Optional.empty();

  @Option(names = "--json", description = "Write one JSON document instead.")
  private boolean json;

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A file; - is standard input.")
  private String file = "-";

  public PairCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    Optional<PairingCommand> command = engine.map(this::command);
    TrfSource source = TrfSource.read(file, encoding, streams);
    source.tellDepartures(streams.err());
    return command.isPresent() ? asked(command.get(), source.reading().file()) : paired(source);
  }

  private int paired(TrfSource source) {
    TrfFile file = source.reading().file();
    return switch (FileTournament.of(file)) {
      case FileTournament.NotUnderstood(var reasons) -> {
        reasons.forEach(reason -> streams.err().println(source.told(reason)));
        yield ExitCode.FOUND;
      }
      case FileTournament.Understood(var tournament, var losses) -> {
        losses.forEach(loss -> streams.err().println(source.told(loss)));
        yield paired(tournament);
      }
    };
  }

  private int paired(Tournament tournament) {
    return switch (RoundQuestion.of(tournament, tournament.rounds().size() + 1, initial)) {
      case RoundQuestion.Unready(var obstacle) -> tell(obstacle.sentence());
      case RoundQuestion.Ready(var question) -> paired(question, tournament);
    };
  }

  private int paired(SwissQuestion question, Tournament tournament) {
    return switch (Swiss.answer(question)) {
      case SwissAnswer.Impossible impossible -> tell(impossible.sentence());
      case SwissAnswer.Paired(var pairs, var bye) -> {
        streams
            .err()
            .println(
                "Round " + question.round() + " is paired by " + question.system().title() + ".");
        List<EnginePair> seats = new ArrayList<>();
        BoardOrder.of(question, pairs)
            .forEach(pair -> seats.add(new EnginePair(pair.white(), pair.black())));
        bye.ifPresent(player -> seats.add(new EnginePair(player, 0)));
        Map<Integer, String> names = new HashMap<>();
        tournament.participants().forEach(each -> names.put(each.number(), each.name()));
        yield print(seats, names);
      }
    };
  }

  private int tell(String reason) {
    streams.err().println("jadoube pair: " + reason);
    return ExitCode.FOUND;
  }

  private int asked(PairingCommand command, TrfFile tournament) throws InterruptedException {
    PairingAnswer answer = new PairingEngine(command, PairingEngine.USUAL_LIMIT).pair(tournament);
    return switch (answer) {
      case PairingAnswer.Paired paired -> print(paired, tournament);
      case PairingAnswer.NotReady _, PairingAnswer.Wrong _ -> tell(answer, ExitCode.FOUND);
      case PairingAnswer.Unreadable _, PairingAnswer.Failed _ -> tell(answer, ExitCode.MISUSE);
    };
  }

  private PairingCommand command(String said) {
    return PairingCommand.read(said)
        .orElseThrow(() ->
            new ParameterException(
                spec.commandLine(),
                "--pairing-engine: '" + said + "' is not " + PairingCommand.EXPECTED));
  }

  private int tell(PairingAnswer answer, int exit) {
    streams.err().println("jadoube pair: " + answer.message());
    return exit;
  }

  private int print(PairingAnswer.Paired paired, TrfFile tournament) {
    paired.losses().forEach(loss -> streams.err().println("not told: " + loss.message()));
    streams.err().println(paired.message());
    Map<Integer, String> names = new HashMap<>();
    tournament
        .players()
        .forEach(player -> names.put(player.startingRank(), player.person().name()));
    return print(paired.pairs(), names);
  }

  private int print(List<EnginePair> pairs, Map<Integer, String> names) {
    if (json) {
      streams.out().println(document(pairs));
      streams.out().flush();
      return ExitCode.DONE;
    }
    for (int board = 1; board <= pairs.size(); board++) {
      EnginePair pair = pairs.get(board - 1);
      String black = pair.isBye() ? "bye" : named(pair.black(), names);
      streams.out().println(board + "\t" + named(pair.white(), names) + "\t" + black);
    }
    streams.out().flush();
    return ExitCode.DONE;
  }

  private static ObjectNode document(List<EnginePair> pairs) {
    ObjectNode document = JsonMapper.shared().createObjectNode().put("schema", 1);
    ArrayNode boards = document.putArray("pairs");
    for (EnginePair pair : pairs) {
      if (pair.isBye()) {
        document.put("bye", pair.white());
      } else {
        boards.addObject().put("white", pair.white()).put("black", pair.black());
      }
    }
    return document;
  }

  private static String named(int player, Map<Integer, String> names) {
    return (player + " " + names.getOrDefault(player, "")).strip();
  }
}
