package org.jadoube.cli.position;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.retro.Reachability;
import org.jadoube.chess.retro.proof.ProofGame;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Misuse;
import org.jadoube.cli.shell.Notation;
import org.jadoube.cli.shell.NotationConverter;
import org.jadoube.cli.shell.SetupArgument;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.diagram.Diagram;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.command.PgnCommand;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.PositionAnswer;
import org.jadoube.web.ask.PositionStatus;
import org.jadoube.wire.Json;
import org.jadoube.wording.Wording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Shows a position.
@Command(
    name = "position",
    mixinStandardHelpOptions = true,
    header = "Show a position: diagram, status, legal moves.",
    description = {
      "A setup that cannot be played is shown with its faults (exit code 2). A position that"
          + " no game can reach is shown with the reason."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube position startpos",
      "  jadoube position --to spoken-de startpos",
      "  jadoube position --figurines '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'",
      "  jadoube position --proof 'rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w"
          + " KQkq - 2 3'",
      "  jadoube position --svg --arrows Ge2e4,Bg1f3 --marks Ye5 startpos > board.svg"
    })
public final class PositionCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Option(names = "--figurines", description = "Draw the pieces as figurines.")
  private boolean figurines;

  @Option(names = "--black-below", description = "Draw the board as Black sees it.")
  private boolean blackBelow;

  @Option(
      names = "--svg",
      description = "Write only a picture of the board to standard output, as SVG.")
  private boolean svg;

  @Option(names = "--json", description = "Write the answer as a JSON object.")
  private boolean json;

  @Option(
      names = "--marks",
      paramLabel = "Ge4",
      split = ",",
      converter = Drawing.MarkConverter.class,
      description =
          "Squares to colour in the picture, as in PGN: R, G, B, Y, O or C, and a square.")
  private List<PgnCommand.Mark> marks = List.of();

  @Option(
      names = "--arrows",
      paramLabel = "Ge2e4",
      split = ",",
      converter = Drawing.ArrowConverter.class,
      description = "Arrows to draw in the picture, as in PGN: a colour and two squares.")
  private List<PgnCommand.Arrow> arrows = List.of();

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      converter = NotationConverter.class,
      description =
          "The notation of the legal moves: the letters of a language (de, cs, ...),"
              + " coordinates (uci), long algebraic (long), figurines (figurine), words to read"
              + " (spoken-de) or to say, as in Appendix D of the Laws (announced-de); default: PGN.")
  private Optional<Notation> to = Optional.empty();

  @Option(
      names = "--proof",
      arity = "0..1",
      paramLabel = "POSITIONS",
      converter = WholeNumber.Count.class,
      fallbackValue = "" + ProofGame.USUAL_LIMIT,
      preprocessor = UsualLimit.class,
      description =
          "Search up to this many positions (default: ${FALLBACK-VALUE}) for a game that"
              + " leads here. This works for most openings, but rarely after many captures or"
              + " promotions.")
  private int proof;

  @Option(
      names = "--chess960",
      description = "Allow any Chess960 position as the start of the game.")
  private boolean chess960;

  @Parameters(
      paramLabel = "FEN",
      arity = "1..*",
      description = "The position as FEN, quoted or not, or 'startpos'.")
  private List<String> fen;

  public PositionCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    boolean drawn = !marks.isEmpty() || !arrows.isEmpty();
    refuse(drawn && !svg, "--marks and --arrows need --svg");
    refuse(
        proof > 0 && chess960,
        "--proof starts from the initial position, so it cannot be combined with --chess960");
    return SetupArgument.read(fen, streams.err())
        .map(setup -> svg ? draw(setup) : json ? write(setup) : show(setup))
        .orElse(ExitCode.MISUSE);
  }

  private void refuse(boolean wrong, String message) {
    Misuse.refuse(wrong, spec, message);
  }

  private int write(Setup setup) {
    PositionAnswer answer = PositionAnswer.of(setup, Edition.newest(), chess960, Effort.ALONE);
    streams.out().println(Json.write(answer));
    return answer.status().isPresent() ? ExitCode.DONE : ExitCode.MISUSE;
  }

  private int draw(Setup setup) {
    streams.out().print(diagram(setup).svg());
    return ExitCode.DONE;
  }

  private Diagram diagram(Setup setup) {
    Colour below = blackBelow ? Colour.BLACK : Colour.WHITE;
    return new Diagram(setup.board(), below, marks, arrows);
  }

  private int show(Setup setup) {
    Diagram diagram = diagram(setup);
    List<String> lines = figurines ? diagram.figurines() : diagram.letters();
    lines.forEach(streams.out()::println);
    streams.out().println();
    return switch (setup.validate()) {
      case Validation.Playable(Position position, List<Fault> _) -> {
        describe(setup, position);
        list(
            "No game can lead here:",
            PositionAnswer.whyUnreachable(setup, chess960),
            streams.out());
        if (proof > 0) {
          streams.out().println("game    " + game(setup));
        }
        yield ExitCode.DONE;
      }
      case Validation.Unplayable(List<Fault> faults) -> {
        list("This position cannot be played:", faults, streams.err());
        yield ExitCode.MISUSE;
      }
    };
  }

  private void describe(Setup setup, Position position) {
    PrintWriter out = streams.out();
    out.println("FEN     " + Fen.write(setup));
    out.println(
        "turn    " + Wording.english().of(position.turn()) + ", move " + setup.moveNumber());
    List<Colour> hopeless = PositionStatus.hopeless(position, Effort.ALONE);
    PositionStatus status = PositionStatus.of(position, hopeless);
    out.println("status  " + status.text());
    if (status.goesOn()) {
      hopeless.forEach(colour -> out.println("mate    " + cannotCheckmate(colour)));
    }
    out.println("moves   " + moves(position));
  }

  private static String cannotCheckmate(Colour colour) {
    return Wording.english().of(colour) + " cannot checkmate by any series of legal moves";
  }

  private String moves(Position position) {
    MoveNotation notation = to.map(Notation::written).orElse(MoveStyle.PGN);
    List<String> moves =
        position.legalMoves().stream()
            .map(move -> notation.write(position, move))
            .sorted()
            .toList();
    boolean words = moves.stream().anyMatch(move -> move.indexOf(' ') > 0);
    return moves.isEmpty() ? "none" : moves.size() + ": " + String.join(words ? "; " : " ", moves);
  }

  private String game(Setup setup) {
    return switch (ProofGame.search(Setup.standard(), setup, proof)) {
      case Reachability.Reachable(List<Move> moves) -> MoveRow.of(Setup.standard(), moves);
      case Reachability.Unreachable _ -> "none can lead here";
      case Reachability.Unknown _ -> "none found";
    };
  }

  private static void list(String heading, List<Fault> faults, PrintWriter writer) {
    if (!faults.isEmpty()) {
      writer.println(heading);
      faults.forEach(fault -> writer.println("  " + Wording.english().of(fault)));
    }
  }
}
