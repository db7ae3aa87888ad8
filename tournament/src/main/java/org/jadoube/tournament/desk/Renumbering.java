package org.jadoube.tournament.desk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;

/// Gives the players of a tournament other numbers, and whatever names them with them.
final class Renumbering {
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private Renumbering(List<Player> order) {
    IntStream.range(0, order.size()).forEach(i -> numbers.put(order.get(i).number(), i + 1));
  }

  /// @param order everybody, in the order of the new numbers
  static Tournament of(Tournament record, List<Player> order) {
    Renumbering now = new Renumbering(order);
    return record
        .withEntrants(order.stream().map(player -> player.with(now.of(player.number()))).toList())
        .with(record.rounds().stream().map(now::round).toList())
        .withByes(
            record.byes().stream()
                .map(bye -> new RequestedBye(bye.round(), now.of(bye.participant()), bye.kind()))
                .toList())
        .withWithdrawals(
            record.withdrawals().stream()
                .map(each -> new Withdrawal(now.of(each.participant()), each.afterRound()))
                .toList());
  }

  private int of(int number) {
    return numbers.getOrDefault(number, number);
  }

  private Round round(Round round) {
    return round.with(round.pairings().stream().map(this::pairing).toList());
  }

  private Pairing pairing(Pairing pairing) {
    return switch (pairing) {
      case Game game -> new Game(of(game.white()), of(game.black()), game.id(), game.result());
      case Bye bye -> new Bye(of(bye.participant()), bye.kind());
      case Match match -> match;
    };
  }
}
