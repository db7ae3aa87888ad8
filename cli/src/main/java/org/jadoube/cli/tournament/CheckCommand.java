package org.jadoube.cli.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.pairing.history.PairedRound;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.standing.Place;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.tournament.FileTournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Checks a tournament file as FIDE's C.02.03 asks of a checker.
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    header = "Check the pairings, the points and the order of a Swiss.",
    description = {
      "Pairs every round anew from what is recorded before it, by the FIDE (Dutch) System of the"
          + " tournament's day, and names each difference with the first criterion that is worse and"
          + " its Article; pairs and colours apart. Then compares points, and the final order by the"
          + " tie-breaks that the file names.",
      "A difference is not yet an error of the arbiter: published pairings may be changed (C.04.2"
          + " 4.4).",
      "Exit code: 1 if anything differs, 2 if the file cannot be read."
    },
    footer = {"", "Example:", "  jadoube tournament check open.trf"})
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A tournament report file; - is standard input.")
  private String file = "-";

  private int differences;

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    TrfSource source = TrfSource.read(file, encoding, streams);
    source.tellDepartures(streams.out());
    differences = source.reading().departures().size();
    switch (FileTournament.of(source.reading().file())) {
      case FileTournament.NotUnderstood(var reasons) -> reasons.forEach(this::differs);
      case FileTournament.Understood(var tournament, var losses) -> {
        losses.forEach(loss -> differs(loss.message()));
        rounds(tournament);
        order(tournament, source.reading().file());
      }
    }
    streams.out().flush();
    return differences > 0 ? ExitCode.FOUND : ExitCode.DONE;
  }

  private void differs(String what) {
    differences++;
    streams.out().println(what);
  }

  private void rounds(Tournament tournament) {
    for (int round = 1; round <= tournament.rounds().size(); round++) {
      String where = "round " + round + ": ";
      switch (RoundQuestion.of(tournament, round)) {
        case RoundQuestion.Unready(var obstacle) ->
            differs(where + "not checked: " + obstacle.sentence());
        case RoundQuestion.Ready(var question) -> {
          if (round == 1) {
            streams.out().println("pairings by " + question.system().title());
          }
          review(where, question, PairedRound.of(tournament.rounds().get(round - 1)));
        }
      }
    }
  }

  private void review(String where, SwissQuestion question, SwissAnswer.Paired given) {
    switch (Swiss.review(question, given)) {
      case RoundReview.Illegal(var faults) ->
          faults.forEach(fault -> differs(where + PairingText.fault(fault, question.system())));
      case RoundReview.Legal(var brackets, var colours) -> {
        List<BracketReview> other = brackets.stream().filter(each -> !each.isSame()).toList();
        if (other.isEmpty() && colours.isEmpty()) {
          streams.out().println(where + "as the rules lead to");
        }
        other.stream()
            .findFirst()
            .ifPresent(bracket -> differs(where + PairingText.reason(bracket, question.system())));
        if (!other.isEmpty()) {
          pairs(question, given);
        }
        colours.forEach(pair ->
            differs(
                where
                    + "colours: "
                    + pair.reversed()
                    + " instead of "
                    + pair
                    + " ("
                    + question.system().article(SwissRule.ALLOCATION)
                    + ")"));
      }
    }
  }

  private void pairs(SwissQuestion question, SwissAnswer.Paired given) {
    if (Swiss.answer(question) instanceof SwissAnswer.Paired right) {
      streams.out().println("  found    " + but(given, right));
      streams.out().println("  expected " + but(right, given));
    }
  }

  /// The pairs that the other has not, and the bye.
  private static String but(SwissAnswer.Paired these, SwissAnswer.Paired those) {
    Set<Pair> known = new HashSet<>(those.pairs());
    those.pairs().forEach(pair -> known.add(pair.reversed()));
    Stream<String> pairs =
        these.pairs().stream().filter(pair -> !known.contains(pair)).map(Pair::toString);
    Stream<String> bye =
        these.bye().equals(those.bye())
            ? Stream.empty()
            : these.bye().stream().mapToObj(number -> number + " bye");
    return Stream.concat(pairs, bye).collect(Collectors.joining(" "));
  }

  /// Ranks that the file has and the tie-breaks do not give.
  private void order(Tournament tournament, TrfFile source) {
    Map<Integer, Integer> ranks = new TreeMap<>();
    for (PlayerRecord.Player player : source.players()) {
      player.rank().ifPresent(rank -> ranks.put(player.startingRank(), rank));
    }
    if (ranks.isEmpty() || tournament.isOfTeams()) {
      return;
    }
    Standings standings = Standings.of(tournament);
    List<String> order = new ArrayList<>(List.of("points"));
    standings.tieBreaks().forEach(each -> order.add(each.toString()));
    for (Place place : standings.places()) {
      Integer rank = ranks.get(place.participant());
      int shared = standings.at(place.rank()).size();
      if (rank != null && (rank < place.rank() || rank >= place.rank() + shared)) {
        differs(
            "order: player "
                + place.participant()
                + " has rank "
                + rank
                + " in the file, "
                + place.rank()
                + " by "
                + String.join(", ", order)
                + " ("
                + standings.edition()
                + ")");
      }
    }
  }
}
