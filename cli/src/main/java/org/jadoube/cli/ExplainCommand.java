package org.jadoube.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.audit.FindingSentences;
import org.jadoube.audit.Trial;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.LenientSan;
import org.jadoube.notation.Reading;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.notation.Understood;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Says whether a move is legal, and why not.
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    header = "Say whether a move is legal and, if not, why: by article.",
    description = {
      "A legal move gives exit code 0, an illegal one 1; what is no FEN or no move, 2."
    },
    footer = {
      "",
      "For instance:",
      "  jadoube explain startpos Nf3",
      "  jadoube explain --edition 2018 'r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1' O-O"
    })
final class ExplainCommand implements Callable<Integer> {
  private final FindingSentences sentences = new FindingSentences();
  private final Streams streams;

  @Mixin private EditionOption edition;

  @Parameters(
      paramLabel = "FEN MOVE",
      arity = "2..*",
      description = {
        "The position as FEN, quoted or not, or 'startpos';",
        "the move as Nf3, g1f3, Ng1-f3, O-O, e8=Q."
      })
  private List<String> arguments;

  ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    List<String> fen = arguments.subList(0, arguments.size() - 1);
    return SetupArgument.read(fen, streams.err()).map(this::explain).orElse(Exit.MISUSE);
  }

  private int explain(Setup setup) {
    return Playables.position(setup, streams.err())
        .map(position -> explain(setup, position, arguments.getLast()))
        .orElse(Exit.MISUSE);
  }

  private int explain(Setup setup, Position position, String text) {
    Optional<Move> legal = legal(position, text);
    if (legal.isPresent()) {
      streams.out().println(San.write(position, legal.get()) + " is legal.");
      return Exit.DONE;
    }
    return Trial.all(edition.edition(), setup, text)
        .map(trials -> illegal(text, position, trials))
        .orElseGet(() -> unreadable(text));
  }

  private static Optional<Move> legal(Position position, String text) {
    return LenientSan.read(position, text) instanceof Reading.Read<Understood>(Understood it)
        ? Optional.of(it.move())
        : Uci.read(position, text) instanceof Reading.Read<Move>(Move move)
            ? Optional.of(move)
            : Optional.empty();
  }

  private int illegal(String text, Position position, List<Trial> trials) {
    streams.out().println(text + " is illegal (" + edition.edition() + "):");
    if (trials.isEmpty()) {
      streams.out().println("  " + sentences.noPieceFor(text, position.turn()));
    }
    trials.forEach(trial -> streams.out().println("  " + sentences.of(trial)));
    return Exit.FOUND;
  }

  private int unreadable(String text) {
    streams
        .err()
        .println("\"" + text + "\" is no move; moves are written as Nf3, g1f3, Ng1-f3, O-O, e8=Q.");
    return Exit.MISUSE;
  }
}
