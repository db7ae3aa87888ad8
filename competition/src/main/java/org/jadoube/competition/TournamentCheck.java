package org.jadoube.competition;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jadoube.laws.act.Result;

/// Whether the parts of a competition fit together.
final class TournamentCheck {
  private final PointSystem points;
  private final Map<Integer, Participant> byNumber;

  private TournamentCheck(PointSystem points, Map<Integer, Participant> byNumber) {
    this.points = points;
    this.byNumber = byNumber;
  }

  /// A check against these participants, who have been checked themselves.
  static TournamentCheck of(PointSystem points, List<Participant> participants) {
    participants.forEach(each -> kind(points, each));
    requireOnce(participants.stream().map(Participant::number).toList(), "pairing number");
    return new TournamentCheck(
        points,
        participants.stream().collect(Collectors.toMap(Participant::number, Function.identity())));
  }

  private static void kind(PointSystem points, Participant participant) {
    boolean team = participant instanceof Team;
    String wrong =
        team
            ? "teams need points for matches: "
            : "points for matches are for teams, not players: ";
    require(
        team == points.matches().isPresent(),
        () -> wrong + participant.number() + ", " + participant.name());
  }

  void rounds(int planned, List<Round> rounds) {
    require(rounds.size() <= planned, () -> rounds.size() + " rounds of " + planned + " planned");
    for (Round round : rounds) {
      round.pairings().forEach(this::pairing);
    }
  }

  void withdrawals(int planned, List<Withdrawal> withdrawals) {
    requireOnce(withdrawals.stream().map(Withdrawal::participant).toList(), "withdrawal of");
    for (Withdrawal each : withdrawals) {
      known(each.participant());
      int after = each.afterRound();
      require(after <= planned, () -> "withdrawal after round " + after + " of " + planned);
    }
  }

  private void pairing(Pairing pairing) {
    pairing.participants().forEach(this::known);
    switch (pairing) {
      case Game game -> {
        require(points.matches().isEmpty(), () -> "a game among teams: " + game.participants());
        game.result().ifPresent(this::result);
      }
      case Match match -> match(match);
      case Bye _ -> {}
    }
  }

  private void match(Match match) {
    require(points.matches().isPresent(), () -> "a match among players: " + match.participants());
    int boards = match.boards().size();
    require(boards <= points.boards(), () -> boards + " boards instead of " + points.boards());
    for (BoardGame board : match.boards()) {
      member(match.first(), board.firstPlayer());
      member(match.second(), board.secondPlayer());
      board.result().ifPresent(this::result);
    }
  }

  private void result(GameResult recorded) {
    Result result = recorded.result();
    require(points.games().allows(result), () -> "more points than a game gives (10.2): " + result);
  }

  /// Teams may come without a list.
  private void member(int team, OptionalInt place) {
    if (byNumber.get(team) instanceof Team listed && !listed.players().isEmpty()) {
      int number = place.orElse(1);
      require(number <= listed.players().size(), () -> "no player " + number + " in team " + team);
    }
  }

  private void known(int number) {
    require(byNumber.containsKey(number), () -> "no participant has the number " + number);
  }

  private static void requireOnce(List<Integer> numbers, String what) {
    Set<Integer> seen = new HashSet<>();
    for (int number : numbers) {
      require(seen.add(number), () -> what + " " + number + " is there twice");
    }
  }

  private static void require(boolean holds, Supplier<String> message) {
    if (!holds) {
      throw new IllegalArgumentException(message.get());
    }
  }
}
