package org.jadoube.cli.position;

import java.util.List;
import java.util.concurrent.Callable;
import org.jadoube.chess.Setup;
import org.jadoube.cli.shell.EditionOption;
import org.jadoube.cli.shell.Exit;
import org.jadoube.cli.shell.LanguageConverter;
import org.jadoube.cli.shell.SetupArgument;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says whether a move is legal, and why not.
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    header = "Say whether a move is legal and, if not, why: by article.",
    description = {
      "A legal move gives exit code 0, an illegal one 1; what is no FEN or no move, or can mean"
          + " several moves, 2."
    },
    footer = {
      "",
      "For instance:",
      "  jadoube explain startpos Nf3",
      "  jadoube explain startpos Springer Gustav eins Felix drei",
      "  jadoube explain --from de startpos Sf3",
      "  jadoube explain --edition 2018 'r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1' O-O"
    })
public final class ExplainCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private EditionOption edition;

  @Option(
      names = "--from",
      paramLabel = "LANG",
      converter = LanguageConverter.class,
      description =
          "The language in whose letters and words the move is read (default: English). Others are"
              + " tried, and named, only where it does not know a letter or a word.")
  private Language from = Language.ENGLISH;

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
        .map(
            position -> new Explanation(edition.edition(), setup, position, from, streams).of(move))
        .orElse(Exit.MISUSE);
  }
}
