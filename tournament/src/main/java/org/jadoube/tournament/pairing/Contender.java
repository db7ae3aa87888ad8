package org.jadoube.tournament.pairing;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// A player, or a team, to be paired.
///
/// @param number the pairing number, by which the answer names the player
/// @param place the number among those who have been taken into account so far, which differs while
///   somebody before the player has not arrived (C.04.2 2.4); in the order of the numbers
/// @param tenths the score that counts for pairing, virtual points included, in tenths of a point
/// @param secondaryTenths the other kind of points of a team, in tenths, if they may decide about
///   colours (C.04.6 4.2.2)
/// @param mayHaveBye whether the pairing-allocated bye may go there (C.04.1 4)
/// @param past the rounds so far, from the first
/// @since 0.1.0
public record Contender(
    int number,
    int place,
    int tenths,
    int secondaryTenths,
    boolean mayHaveBye,
    List<PastRound> past) {
  public Contender {
    Require.atLeast(1, number, "number");
    Require.atLeast(1, place, "place");
    Require.atLeast(0, tenths, "tenths");
    Require.atLeast(0, secondaryTenths, "secondaryTenths");
    past = List.copyOf(past);
  }

  /// Somebody who has one kind of points.
  public Contender(int number, int place, int tenths, boolean mayHaveBye, List<PastRound> past) {
    this(number, place, tenths, 0, mayHaveBye, past);
  }

  /// The rounds without a game.
  public int unplayed() {
    return (int) past.stream().filter(each -> each.opponent() == 0).count();
  }

  /// A copy that must not have the bye.
  public Contender withoutBye() {
    return new Contender(number, place, tenths, secondaryTenths, /* mayHaveBye= */ false, past);
  }
}
