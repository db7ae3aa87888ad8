package org.jadoube.tournament.trf.tournament;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.RoundResult;

/// Who has left a tournament. A file has zero-point byes for them in all rounds to come.
final class FileWithdrawals {
  private static final int MOST_ROUNDS = 999;

  private FileWithdrawals() {}

  /// The byes, a record for each round.
  static Stream<Byes> written(Tournament tournament) {
    List<Integer> left =
        tournament.withdrawals().stream().map(Withdrawal::participant).sorted().toList();
    int last = left.isEmpty() ? 0 : Math.min(tournament.plannedRounds(), MOST_ROUNDS);
    return IntStream.rangeClosed(tournament.rounds().size() + 1, last)
        .mapToObj(round -> new Byes(RoundResult.ZERO_POINT_BYE, round, left));
  }

  /// The tournament with the withdrawals in place of the byes that stand for them.
  ///
  /// @param tournament with the byes of the file
  static Tournament read(Tournament tournament) {
    int toCome = tournament.plannedRounds() - tournament.rounds().size();
    Map<Integer, Set<Integer>> absences = new HashMap<>();
    tournament.byes().stream()
        .filter(bye -> bye.kind() == Bye.Kind.ZERO_POINT)
        .filter(bye -> bye.round() <= tournament.plannedRounds())
        .forEach(bye ->
            absences.computeIfAbsent(bye.participant(), _ -> new HashSet<>()).add(bye.round()));
    List<Integer> left =
        tournament.participants().stream()
            .map(each -> each.number())
            .filter(
                number -> toCome > 0 && absences.getOrDefault(number, Set.of()).size() == toCome)
            .toList();
    Tournament smaller = tournament.withByes(without(tournament, left));
    for (int number : left) {
      smaller = smaller.plus(new Withdrawal(number, lastPlayed(tournament, number)));
    }
    return smaller;
  }

  private static List<RequestedBye> without(Tournament tournament, List<Integer> left) {
    return tournament.byes().stream()
        .filter(bye ->
            !left.contains(bye.participant())
                || bye.kind() != Bye.Kind.ZERO_POINT
                || bye.round() > tournament.plannedRounds())
        .toList();
  }

  /// Games that the participant forfeited may be those missed after leaving.
  private static int lastPlayed(Tournament tournament, int number) {
    List<Round> rounds = tournament.rounds();
    return IntStream.rangeClosed(1, rounds.size())
        .filter(round ->
            rounds.get(round - 1).of(number).filter(each -> took(number, each)).isPresent())
        .max()
        .orElse(0);
  }

  private static boolean took(int number, Pairing pairing) {
    return switch (pairing) {
      case Game game ->
          game.result()
              .filter(result -> !isMissed(result.result(), number == game.white()))
              .isPresent();
      case Match match ->
          match.awarded().isPresent()
              || match.boards().stream().anyMatch(board -> took(number == match.first(), board));
      case Bye _ -> false;
    };
  }

  private static boolean took(boolean first, BoardGame board) {
    return board
        .result()
        .filter(result -> !isMissed(result.result(), first == (board.first() == Colour.WHITE)))
        .isPresent();
  }

  private static boolean isMissed(Result result, boolean white) {
    return result.forfeit() && (white ? result.white() : result.black()) == Score.LOSS;
  }
}
