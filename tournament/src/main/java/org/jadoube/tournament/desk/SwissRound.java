package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.BoardOrder;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.tournament.TournamentFile;

/// The next round of a Swiss, paired by its system, by hand, or by an engine: what that is asked,
/// and what its answer leads to.
///
/// @param next the round to be paired
/// @param first the colour of the highest-ranked in the first round, drawn by lot
public record SwissRound(NextRound next, Colour first) {
  /// Whether engines know the system: they pair single players.
  public boolean isForEngines() {
    return next.record().format() == Format.SWISS && !next.record().isOfTeams();
  }

  /// The tournament so far with the byes of the round, for an engine.
  public TrfFile question() {
    TrfFile file = TournamentFile.of(next.seen(), List.of()).file();
    file = file.with(new HeadingRecord.InitialColour(first));
    for (Bye.Kind kind : List.of(Bye.Kind.FULL_POINT, Bye.Kind.HALF_POINT, Bye.Kind.ZERO_POINT)) {
      List<Integer> absent = absent(kind);
      file = absent.isEmpty() ? file : file.with(new Byes(result(kind), next.number(), absent));
    }
    return file;
  }

  private List<Integer> absent(Bye.Kind kind) {
    Stream<Integer> asked =
        next.requestedByes().stream().filter(bye -> bye.kind() == kind).map(Bye::participant);
    Stream<Integer> gone =
        kind == Bye.Kind.ZERO_POINT
            ? next.participants().numbers().stream().filter(next.record()::hasLeft)
            : Stream.empty();
    return Stream.concat(asked, gone).sorted().toList();
  }

  private static RoundResult result(Bye.Kind kind) {
    return switch (kind) {
      case FULL_POINT -> RoundResult.FULL_POINT_BYE;
      case HALF_POINT -> RoundResult.HALF_POINT_BYE;
      case ZERO_POINT, PAIRING_ALLOCATED -> RoundResult.ZERO_POINT_BYE;
    };
  }

  /// The tournament with the pairs that its system leads to.
  public Changed paired() {
    return asked(question ->
        switch (Swiss.answer(question)) {
          case SwissAnswer.Paired(var pairs, var bye) -> with(BoardOrder.of(question, pairs), bye);
          case SwissAnswer.Impossible impossible ->
              refused(Hindrance.NOT_READY, impossible.sentence() + " Give the pairs by hand.");
        });
  }

  private Changed asked(Function<SwissQuestion, Changed> answered) {
    Tournament seen = next.seen().withByes(next.record().byes());
    return switch (RoundQuestion.of(seen, next.number(), Optional.of(first))) {
      case RoundQuestion.Ready(var question) -> answered.apply(question);
      case RoundQuestion.Unready(var obstacle) -> refused(Hindrance.NOT_READY, obstacle.sentence());
    };
  }

  /// Why the round cannot be paired yet, by whatever means.
  public Optional<Changed> obstacle() {
    List<Round> rounds = next.seen().rounds();
    return IntStream.range(0, rounds.size())
        .filter(i -> !next.seen().isOver(i + 1))
        .mapToObj(i ->
            refused(
                Hindrance.NOT_READY,
                rounds.get(i).published()
                    ? "Round " + (i + 1) + " is not over yet."
                    : "Round " + (i + 1) + " has not been published yet."))
        .findFirst();
  }

  /// The tournament with pairs that were made by hand, if they can stand: whatever the system,
  /// nobody plays twice, no two meet again, and the bye goes where it may (C.04.1).
  public Changed byHand(List<Pair> pairs) {
    OptionalInt bye = next.request().bye();
    return Stream.concat(
            pairs.stream().flatMap(pair -> Stream.of(pair.white(), pair.black())),
            bye.stream().boxed())
        .filter(number -> !next.participants().has(number))
        .findFirst()
        .map(next.participants()::unknown)
        .orElseGet(() -> asked(question -> checked(question, new SwissAnswer.Paired(pairs, bye))));
  }

  private Changed checked(SwissQuestion question, SwissAnswer.Paired given) {
    String faults =
        Swiss.review(question, given) instanceof RoundReview.Illegal(var all)
            ? all.stream()
                .filter(fault -> fault.kind() != RoundReview.Kind.SAME_COLOUR)
                .map(this::sentence)
                .collect(Collectors.joining(" "))
            : "";
    return faults.isEmpty() ? with(given.pairs(), given.bye()) : refused(Hindrance.UNFIT, faults);
  }

  private String sentence(RoundReview.Fault fault) {
    String rest =
        switch (fault.kind()) {
          case NOT_PRESENT -> "is paired but absent.";
          case PAIRED_TWICE -> "is paired twice.";
          case NOT_PAIRED -> "is not paired.";
          case APART -> "have met, or must not meet.";
          case SAME_COLOUR -> "must both have the same colour.";
          case BYE_BARRED ->
              "cannot get the bye after one, or after the points of a round without playing.";
          case OTHER_OPPONENT -> "did not play the first game of the match.";
        };
    return next.participants().sentence(fault.numbers(), rest);
  }

  /// The tournament with pairs that can stand.
  public Changed with(List<Pair> pairs, OptionalInt bye) {
    List<Bye> byes = new ArrayList<>(next.requestedByes());
    bye.ifPresent(number -> byes.add(NextRound.allocated(number)));
    return next.with(pairs, byes);
  }
}
