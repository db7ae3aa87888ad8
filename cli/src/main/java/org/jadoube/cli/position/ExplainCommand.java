package org.jadoube.cli.position;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.chess.Setup;
import org.jadoube.cli.shell.EditionOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.LanguageConverter;
import org.jadoube.cli.shell.SetupArgument;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.Language;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.Explanation;
import org.jadoube.web.ask.MoveAnswer;
import org.jadoube.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says whether a move is legal, and if not, why.
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    header = "Say whether a move is legal and, if not, which Article it breaks.",
    description = {
      "Exit code: 0 for a legal move, 1 for an illegal one, 2 if the FEN or the move cannot"
          + " be read or the move is ambiguous."
    },
    footer = {
      "",
      "Examples:",
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
          "The language of the move's letters or words (default: English). Other languages"
              + " are tried, and named in the answer, only for letters or words it does not have.")
  private Optional<Language> from = Optional.empty();

  @Option(names = "--json", description = "Write the answer as a JSON object.")
  private boolean json;

  @Parameters(
      paramLabel = "FEN MOVE",
      arity = "2..*",
      description = {
        "The position as FEN, quoted or not, or 'startpos';",
        "the move as Nf3, g1f3, Ng1-f3, O-O, e8=Q, in the letters of another language, or in"
            + " words:",
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
        .orElse(ExitCode.MISUSE);
  }

  private int explain(Setup setup, String move) {
    return Playables.position(setup, streams.err())
        .map(position -> {
          Language reader = from.orElse(Language.ENGLISH);
          Explanation explanation =
              new Explanation(edition.edition(), setup, position, reader, Effort.ALONE);
          return tell(explanation.of(move));
        })
        .orElse(ExitCode.MISUSE);
  }

  private int tell(MoveAnswer answer) {
    boolean understood =
        answer.verdict().equals(MoveAnswer.LEGAL) || answer.verdict().equals(MoveAnswer.ILLEGAL);
    if (json) {
      streams.out().println(Json.write(answer));
    } else {
      PrintWriter writer = understood ? streams.out() : streams.err();
      writer.println(answer.sentences().getFirst());
      answer.sentences().stream().skip(1).forEach(sentence -> writer.println("  " + sentence));
    }
    if (!understood) {
      return ExitCode.MISUSE;
    }
    return answer.verdict().equals(MoveAnswer.LEGAL) ? ExitCode.DONE : ExitCode.FOUND;
  }
}
