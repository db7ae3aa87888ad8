package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.AbnormalKind;
import org.jadoube.tournament.trf.record.PairingRecord.AbnormalPoints;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Matches that the arbiter awarded otherwise than their boards. A file has the games as they were,
/// and what the teams have more or fewer of in match points of that round (299).
final class MatchAwards {
  private static final int TENTHS = 5;

  private final Tournament tournament;
  private final Scorecards byBoards;

  /// @param tournament with or without what was awarded
  MatchAwards(Tournament tournament) {
    this.tournament = tournament;
    this.byBoards = Scorecards.of(tournament.with(withoutAwards(tournament)));
  }

  private static List<Round> withoutAwards(Tournament tournament) {
    return tournament.rounds().stream()
        .map(round -> round.withMatches(match -> match.with(Optional.empty())))
        .toList();
  }

  /// The file's records about a match.
  List<TrfRecord> of(int round, Match match) {
    return match
        .awarded()
        .map(GameResult::result)
        .map(result ->
            Stream.of(
                    difference(round, match.first(), Colour.WHITE, result),
                    difference(round, match.second(), Colour.BLACK, result))
                .flatMap(Optional::stream)
                .toList())
        .orElse(List.of());
  }

  private Optional<TrfRecord> difference(int round, int team, Colour side, Result awarded) {
    int halves = matches().halves(awarded, side) - byBoards(round, team);
    return halves == 0
        ? Optional.empty()
        : Optional.of(
            new AbnormalPoints(
                AbnormalKind.PENALTY_OR_BONUS,
                Optional.of(FilePoints.of(halves)),
                Optional.of(TrfPoints.ZERO),
                OptionalInt.of(round),
                List.of(team)));
  }

  private Scoring matches() {
    return tournament.points().matches().orElseThrow().matches();
  }

  private int byBoards(int round, int team) {
    return byBoards.line(team, round).map(ScoreLine::matchHalves).orElse(0);
  }

  /// The tournament with the results that follow from the points in a file. Other differences are
  /// told.
  Tournament in(TrfFile file, List<TrfLoss> losses) {
    List<AbnormalPoints> others = new ArrayList<>(file.all(AbnormalPoints.class).toList());
    List<Round> rounds = new ArrayList<>();
    for (Round each : tournament.rounds()) {
      int round = rounds.size() + 1;
      rounds.add(each.withMatches(match -> in(round, match, others)));
    }
    if (!others.isEmpty()) {
      losses.add(lost(others.getFirst()));
    }
    return tournament.with(rounds);
  }

  /// That a tournament knows no points beside results.
  static TrfLoss lost(AbnormalPoints said) {
    return new TrfLoss("299", "points that the point system does not give", TrfPlace.of(said));
  }

  private Match in(int round, Match match, List<AbnormalPoints> others) {
    List<AbnormalPoints> own =
        others.stream()
            .filter(each -> isOf(each, round, match.first()) || isOf(each, round, match.second()))
            .toList();
    Optional<Result> awarded =
        own.isEmpty()
            ? Optional.empty()
            : result(
                byBoards(round, match.first()) + more(own, round, match.first()),
                byBoards(round, match.second()) + more(own, round, match.second()));
    awarded.ifPresent(_ -> others.removeAll(own));
    return match.with(awarded.map(result -> GameResult.of(result).by(GameResult.Basis.ARBITER)));
  }

  private static boolean isOf(AbnormalPoints said, int round, int team) {
    return said.kind() == AbnormalKind.PENALTY_OR_BONUS
        && said.round().equals(OptionalInt.of(round))
        && said.participants().equals(List.of(team))
        && said.matchPoints().isPresent()
        && said.points().filter(points -> points.tenths() != 0).isEmpty();
  }

  /// Whether points stand for what has been awarded in a match.
  static boolean isAward(AbnormalPoints said, Tournament tournament) {
    int round = said.round().orElse(0);
    return said.participants().size() == 1
        && round <= tournament.rounds().size()
        && isOf(said, round, said.participants().getFirst())
        && tournament.rounds().get(round - 1).matches().stream()
            .anyMatch(
                match -> match.isOf(said.participants().getFirst()) && match.awarded().isPresent());
  }

  private static int more(List<AbnormalPoints> own, int round, int team) {
    return own.stream()
        .filter(each -> isOf(each, round, team))
        .flatMap(each -> each.matchPoints().stream())
        .mapToInt(points -> points.tenths() / TENTHS)
        .sum();
  }

  private Optional<Result> result(int first, int second) {
    return Stream.of(Score.values())
        .flatMap(one -> Stream.of(Score.values()).map(other -> new Result(one, other, false)))
        .filter(result -> matches().halves(result, Colour.WHITE) == first)
        .filter(result -> matches().halves(result, Colour.BLACK) == second)
        .findFirst();
  }
}
