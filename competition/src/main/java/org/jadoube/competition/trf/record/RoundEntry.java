package org.jadoube.competition.trf.record;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.domain.Require;

/// A player's round: ten columns of record 001.
///
/// @param opponent the starting rank of the scheduled opponent; 0 for none
/// @param colour the scheduled colour
/// @param result the result, from this player's side
public record RoundEntry(int opponent, RoundColour colour, RoundResult result) {
  /// Nothing: not paired, or not yet.
  public static final RoundEntry BLANK = new RoundEntry(0, RoundColour.NONE, RoundResult.NONE);

  public RoundEntry {
    Require.within(0, Fields.MOST_PLAYERS, opponent, "opponent");
    requireNonNull(colour, "colour");
    requireNonNull(result, "result");
  }

  /// A bye of that kind.
  public static RoundEntry bye(RoundResult kind) {
    return new RoundEntry(0, RoundColour.NONE, requireNonNull(kind, "kind"));
  }

  /// Whether the columns are empty.
  public boolean isBlank() {
    return equals(BLANK);
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
    requireNonNull(other, "other");
    Fields.player(player, "player");
    return other.opponent == player
        && (colour == RoundColour.NONE) == (other.colour == RoundColour.NONE)
        && (colour == RoundColour.NONE || colour != other.colour)
        && result.fits(other.result);
  }
}
