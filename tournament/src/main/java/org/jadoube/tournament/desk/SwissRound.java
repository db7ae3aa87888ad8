package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.BoardOrder;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.pairing.EnginePair;
import org.jadoube.tournament.trf.pairing.EnginePairs;
import org.jadoube.tournament.trf.pairing.PairingCheck;
import org.jadoube.tournament.trf.pairing.PairingProblem;
import org.jadoube.tournament.trf.pairing.PairingQuestion;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.tournament.TournamentFile;

/// The next round of a Swiss, paired by the FIDE (Dutch) System (C.04.3), by hand, or by an engine:
/// what that is asked, and what its answer leads to.
///
/// @param next the round to be paired
/// @param first the colour of the highest-ranked player in the first round, drawn by lot
public record SwissRound(NextRound next, Colour first) {
  /// The tournament so far with the byes of the round.
  public TrfFile question() {
    Tournament seen = next.seen();
    TrfFile file = TournamentFile.of(played(seen), List.of()).file();
    file = file.with(new HeadingRecord.InitialColour(first));
    for (Bye.Kind kind : List.of(Bye.Kind.FULL_POINT, Bye.Kind.HALF_POINT, Bye.Kind.ZERO_POINT)) {
      List<Integer> absent = absent(kind);
      file = absent.isEmpty() ? file : file.with(new Byes(result(kind), next.number(), absent));
    }
    return file;
  }

  private static Tournament played(Tournament seen) {
    return seen.isOfTeams() ? AsPlayers.of(seen.counted()) : seen;
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

  /// The tournament with the pairs that the FIDE (Dutch) System leads to.
  public Changed paired() {
    Tournament seen = played(next.seen()).withByes(next.record().byes());
    return switch (RoundQuestion.of(seen, next.number(), Optional.of(first))) {
      case RoundQuestion.Ready(var question) -> answered(question);
      case RoundQuestion.Unready(var obstacle) -> refused(Hindrance.NOT_READY, obstacle.sentence());
    };
  }

  private Changed answered(SwissQuestion question) {
    return switch (Swiss.answer(question)) {
      case SwissAnswer.Paired(var pairs, var bye) -> {
        List<Bye> byes = new ArrayList<>(next.requestedByes());
        bye.ifPresent(number -> byes.add(NextRound.allocated(number)));
        yield next.with(BoardOrder.of(question, pairs), byes);
      }
      case SwissAnswer.Impossible impossible ->
          refused(Hindrance.NOT_READY, impossible.sentence() + " Give the pairs by hand.");
    };
  }

  /// Why no system can pair the tournament at all: they know one kind of points.
  public Optional<Changed> misfit() {
    boolean byGamePoints =
        next.record().isOfTeams() && next.record().points().primary() == ScoreKind.GAME_POINTS;
    return byGamePoints
        ? Optional.of(
            refused(
                Hindrance.UNFIT,
                "Teams are paired by match points, and these are ranked by game points;"
                    + " give the pairs by hand."))
        : Optional.empty();
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

  /// The tournament with pairs that were made by hand, if they can stand.
  public Changed byHand(List<Pair> pairs) {
    List<EnginePair> said = new ArrayList<>();
    for (Pair pair : pairs) {
      for (int player : List.of(pair.white(), pair.black())) {
        if (!next.participants().has(player)) {
          return next.participants().unknown(player);
        }
      }
      said.add(new EnginePair(pair.white(), pair.black()));
    }
    int bye = next.request().bye().orElse(0);
    if (bye > 0 && !next.participants().has(bye)) {
      return next.participants().unknown(bye);
    }
    if (bye > 0) {
      said.add(new EnginePair(bye, 0));
    }
    return switch (PairingQuestion.of(question(), TrfDialect.TRF26)) {
      case PairingQuestion.NotReady(var obstacles) ->
          refused(
              Hindrance.NOT_READY,
              obstacles.stream().map(PairingProblem::message).collect(Collectors.joining(" ")));
      case PairingQuestion.Ready ready -> checked(ready, said);
    };
  }

  private Changed checked(PairingQuestion.Ready question, List<EnginePair> said) {
    List<PairingProblem> faults = PairingCheck.faults(question, new EnginePairs(said));
    return faults.isEmpty()
        ? with(said)
        : refused(
            Hindrance.UNFIT,
            faults.stream().map(PairingProblem::message).collect(Collectors.joining(" ")));
  }

  /// The tournament with pairs that can stand.
  public Changed with(List<EnginePair> pairs) {
    List<Bye> byes = new ArrayList<>(next.requestedByes());
    pairs.stream()
        .filter(EnginePair::isBye)
        .forEach(pair -> byes.add(NextRound.allocated(pair.white())));
    return next.with(
        pairs.stream()
            .filter(pair -> !pair.isBye())
            .map(pair -> new Pair(pair.white(), pair.black()))
            .toList(),
        byes);
  }
}
