package org.jadoube.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jadoube.laws.act.Result;

/// Whether the parts of a tournament fit together.
final class TournamentCheck {
  private final Tournament tournament;
  private final PointSystem points;
  private final TreeMap<Integer, Participant> byNumber = new TreeMap<>();

  private TournamentCheck(Tournament tournament) {
    this.tournament = tournament;
    this.points = tournament.points();
    tournament.participants().forEach(each -> byNumber.put(each.number(), each));
  }

  static TournamentCheck of(Tournament tournament) {
    return new TournamentCheck(tournament);
  }

  /// Whether those who are to take part are of the right kind.
  static void participants(PointSystem points, List<? extends Participant> participants) {
    Set<Integer> members = new HashSet<>();
    participants.forEach(each -> {
      if (each instanceof Team team) {
        members.addAll(team.players());
      }
    });
    participants.forEach(each -> kind(points.matches().isPresent(), members, each));
  }

  private static void kind(boolean teams, Set<Integer> members, Participant participant) {
    boolean fits =
        switch (participant) {
          case Team _ -> teams;
          case Player player -> !teams || members.contains(player.number());
        };
    String wrong =
        teams
            ? "points for matches are for teams, not players: "
            : "teams need points for matches: ";
    require(fits, () -> wrong + participant.number() + ", " + participant.name());
  }

  /// Everything.
  void all() {
    requireOnce(tournament.entrants().stream().map(Player::number).toList(), "pairing number");
    requireOnce(tournament.teamList().stream().map(Team::number).toList(), "pairing number");
    rounds();
    withdrawals();
  }

  void rounds() {
    int planned = tournament.plannedRounds();
    int rounds = tournament.rounds().size();
    require(rounds <= planned, () -> rounds + " rounds of " + planned + " planned");
    tournament.rounds().forEach(round -> round.pairings().forEach(this::pairing));
  }

  void withdrawals() {
    List<Withdrawal> withdrawals = tournament.withdrawals();
    requireOnce(withdrawals.stream().map(Withdrawal::participant).toList(), "withdrawal of");
    int planned = tournament.plannedRounds();
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
        require(!tournament.isOfTeams(), () -> "a game among teams: " + game.participants());
        game.result().ifPresent(this::result);
      }
      case Match match -> match(match);
      case Bye _ -> {}
    }
  }

  private void match(Match match) {
    require(tournament.isOfTeams(), () -> "a match among players: " + match.participants());
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
  private void member(int team, OptionalInt player) {
    if (player.isPresent()
        && byNumber.get(team) instanceof Team listed
        && !listed.players().isEmpty()) {
      int number = player.getAsInt();
      require(listed.players().contains(number), () -> "no player " + number + " in team " + team);
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
