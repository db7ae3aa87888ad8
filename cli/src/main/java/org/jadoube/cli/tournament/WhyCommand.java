package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.pairing.why.Why;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.web.ask.check.PairingText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Says why a player is paired as they are.
@Command(
    name = "why",
    mixinStandardHelpOptions = true,
    header = "Say why a player has this opponent, and none of the others.",
    description = {
      "For the nearest others in the same bracket, says what speaks against them: that they have"
          + " met, that both must have the same colour, or which criterion the best round with them"
          + " fails, with its Article. Also says by which rule the two have their colours.",
      "Exit code: 1 if there is nothing to explain, 2 if the file cannot be read."
    },
    footer = {"", "Example:", "  jadoube tournament why --player 7 --round 4 open.trf"})
final class WhyCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--player",
      paramLabel = "NUMBER",
      required = true,
      description = "The pairing number.")
  private int player;

  @Option(
      names = "--round",
      paramLabel = "ROUND",
      description = "The round (default: the one to be paired next, or the last).")
  private Optional<Integer> round = Optional.empty();

  @Option(
      names = "--most",
      paramLabel = "NUMBER",
      defaultValue = "10",
      description = "Of how many others to tell (default: 10).")
  private int most;

  @Option(names = "--json", description = "JSON.")
  private boolean json;

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A tournament report file; - is standard input.")
  private String file = "-";

  WhyCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (most < 0) {
      throw new ParameterException(
          spec.commandLine(), "--most: expected a number from 0, found " + most);
    }
    TrfSource source = TrfSource.read(file, encoding, streams);
    return switch (FileTournament.of(source.reading().file())) {
      case FileTournament.NotUnderstood(var reasons) -> {
        reasons.forEach(reason -> streams.err().println(source.told(reason)));
        yield ExitCode.FOUND;
      }
      case FileTournament.Understood(var tournament, var _) -> explained(tournament);
    };
  }

  private int nothing(String reason) {
    streams.err().println(file + ": " + reason);
    return ExitCode.FOUND;
  }

  private int explained(Tournament tournament) {
    int played = tournament.rounds().size();
    int wanted = round.orElse(Math.min(played + 1, Math.max(played, tournament.plannedRounds())));
    return switch (RoundQuestion.of(tournament, wanted)) {
      case RoundQuestion.Unready(var obstacle) -> nothing(obstacle.sentence());
      case RoundQuestion.Ready(var question) ->
          question.present().stream().mapToInt(Contender::number).anyMatch(each -> each == player)
              ? explained(tournament, question)
              : nothing("player " + player + " is not paired in round " + wanted);
    };
  }

  private int explained(Tournament tournament, SwissQuestion question) {
    return switch (Swiss.answer(question)) {
      case SwissAnswer.Impossible impossible -> nothing(impossible.sentence());
      case SwissAnswer.Paired paired -> {
        Why why = Why.of(question, paired, player, new Why.Extent(most, most));
        if (json) {
          streams.out().println(WhyJson.of(question, why));
        } else {
          tell(tournament, question, why);
        }
        streams.out().flush();
        yield ExitCode.DONE;
      }
    };
  }

  private void tell(Tournament tournament, SwissQuestion question, Why why) {
    streams
        .out()
        .println(
            "Round "
                + question.round()
                + " by "
                + question.system().title()
                + ": "
                + named(tournament, question, player)
                + (why.opponent().isPresent()
                    ? " meets " + named(tournament, question, why.opponent().getAsInt())
                    : " has the bye")
                + ".");
    why.opponent().stream()
        .boxed()
        .flatMap(opponent -> Swiss.allocation(question, player, opponent).stream())
        .forEach(colours -> tell(tournament, question, colours));
    for (Why.Alternative each : why.alternatives()) {
      streams
          .out()
          .println(
              "  not "
                  + named(tournament, question, each.number())
                  + ": "
                  + PairingText.against(each.against(), question.system()));
    }
  }

  private void tell(Tournament tournament, SwissQuestion question, ColourAllocation colours) {
    int white = colours.pair().white();
    int black = colours.pair().black();
    streams.out().println("  " + white + " has White: " + ColourText.reason(colours, question));
    for (int number : List.of(white, black)) {
      ColourPreference own = number == white ? colours.white() : colours.black();
      streams
          .out()
          .println(
              "    "
                  + named(tournament, question, number)
                  + ": "
                  + ColourText.preference(own, question.system()));
    }
  }

  private static String named(Tournament tournament, SwissQuestion question, int number) {
    int tenths =
        question.present().stream()
            .filter(each -> each.number() == number)
            .mapToInt(Contender::tenths)
            .findFirst()
            .orElse(0);
    String name = tournament.participant(number).map(Participant::name).orElse("");
    return number + " " + name + " (" + PairingText.score(tenths) + ")";
  }
}
