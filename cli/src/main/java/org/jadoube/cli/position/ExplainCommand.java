package org.jadoube.cli.position;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.audit.FindingSentences;
import org.jadoube.audit.Trial;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.cli.shell.EditionOption;
import org.jadoube.cli.shell.Exit;
import org.jadoube.cli.shell.SetupArgument;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.san.San;
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
      "  jadoube explain startpos Springer Gustav eins Felix drei",
      "  jadoube explain --edition 2018 'r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1' O-O"
    })
public final class ExplainCommand implements Callable<Integer> {
  private final FindingSentences sentences = new FindingSentences();
  private final Streams streams;

  @Mixin private EditionOption edition;

  @Parameters(
      paramLabel = "FEN MOVE",
      arity = "2..*",
      description = {
        "The position as FEN, quoted or not, or 'startpos';",
        "the move as Nf3, g1f3, Ng1-f3, O-O, e8=Q, in the letters of another language, or in words:",
        "'knight g1 f3'."
      })
  private List<String> arguments;

  public ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    int fields = Math.min(SetupArgument.length(arguments), arguments.size() - 1);
    String move = String.join(" ", arguments.subList(fields, arguments.size()));
    return SetupArgument.read(arguments.subList(0, fields), streams.err())
        .map(setup -> explain(setup, move))
        .orElse(Exit.MISUSE);
  }

  private int explain(Setup setup, String move) {
    return Playables.position(setup, streams.err())
        .map(position -> explain(setup, position, move))
        .orElse(Exit.MISUSE);
  }

  private int explain(Setup setup, Position position, String text) {
    List<Move> legal = MoveArgument.legal(position, text);
    return switch (legal.size()) {
      case 0 ->
          trials(setup, text)
              .map(trials -> illegal(text, position, trials))
              .orElseGet(() -> unreadable(text));
      case 1 -> explain(position, legal.getFirst());
      default -> ambiguous(position, text, legal);
    };
  }

  /// What was tried, as the text says or as it would be in plain notation.
  private Optional<List<Trial>> trials(Setup setup, String text) {
    return Stream.concat(Stream.of(text), MoveArgument.plain(text))
        .flatMap(plain -> Trial.all(edition.edition(), setup, plain).stream())
        .findFirst();
  }

  /// A legal move may end the game, or come when it is over.
  private int explain(Position position, Move move) {
    streams.out().println(San.write(position, move) + " is legal.");
    ending(position)
        .ifPresent(over -> streams.out().println("  The game is over before it: " + over));
    ending(position.play(move))
        .ifPresent(over -> streams.out().println("  It ends the game: " + over));
    return Exit.DONE;
  }

  private int ambiguous(Position position, String text, List<Move> moves) {
    String all =
        moves.stream().map(move -> San.write(position, move)).collect(Collectors.joining(", "));
    streams.err().println("\"" + text + "\" can mean several legal moves: " + all + ".");
    return Exit.MISUSE;
  }

  private Optional<String> ending(Position position) {
    return PositionStatus.of(position).ending(edition.edition()).map(text -> text + ".");
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
