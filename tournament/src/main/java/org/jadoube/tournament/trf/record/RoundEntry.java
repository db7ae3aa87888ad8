package org.jadoube.tournament.trf.record;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// A player's round: ten columns of record 001.
///
/// @param opponent the starting rank of the scheduled opponent; 0 for none
/// @param colour the scheduled colour; none for a bye, or if it is not known
/// @param result the result, from this player's side
/// @since 0.1.0
public record RoundEntry(int opponent, Optional<Colour> colour, RoundResult result) {
  /// Nothing: not paired, or not yet.
  public static final RoundEntry BLANK = new RoundEntry(0, Optional.empty(), RoundResult.NONE);

  public RoundEntry {
    Require.within(0, ColumnChecks.MOST_PLAYERS, opponent, "opponent");
  }

  /// A round against an opponent.
  public static RoundEntry of(int opponent, Colour colour, RoundResult result) {
    return new RoundEntry(opponent, Optional.of(colour), result);
  }

  /// A bye of that kind.
  public static RoundEntry bye(RoundResult kind) {
    return new RoundEntry(0, Optional.empty(), kind);
  }

  /// Whether the columns are empty.
  public boolean isBlank() {
    return equals(BLANK);
  }

  /// The columns without the blanks before them, for messages: `12 w 1`.
  public String text() {
    String number = opponent == 0 ? "0000" : Integer.toString(opponent);
    String letter = colour.map(side -> side == Colour.WHITE ? "w" : "b").orElse("-");
    return isBlank() ? "" : (number + " " + letter + " " + result.letter()).strip();
  }

  /// Whether it counts as paired when later rounds are paired: there was an opponent, or the bye
  /// that pairing gives.
  public boolean isPaired() {
    return opponent != 0 || result == RoundResult.PAIRING_ALLOCATED_BYE;
  }

  /// Whether the opponent's line says the same of this round.
  ///
  /// @param other what the opponent's line says
  /// @param player the starting rank of the player whose round this is
  public boolean fits(RoundEntry other, int player) {
    ColumnChecks.player(player, "player");
    return other.opponent == player
        && colour.map(Colour::opposite).equals(other.colour)
        && result.fits(other.result);
  }
}
