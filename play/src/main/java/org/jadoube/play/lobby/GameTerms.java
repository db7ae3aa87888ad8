package org.jadoube.play.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.laws.regulations.Regulations;

/// A game as it is proposed: all but its players.
///
/// @param start empty for the usual position, and for a Chess960 position that is drawn by lot
/// @param draws when the players may agree on a draw
public record GameTerms(
    Variant variant, Optional<Setup> start, TimeControl timeControl, DrawRestriction draws) {
  /// A game in which draws are agreed at any time.
  public GameTerms(Variant variant, Optional<Setup> start, TimeControl timeControl) {
    this(variant, start, timeControl, DrawRestriction.FREE);
  }

  /// A game from the usual position.
  public static GameTerms standard(TimeControl timeControl) {
    return new GameTerms(Variant.STANDARD, Optional.empty(), timeControl);
  }

  /// The regulations of such a game between players who have found each other: moves may be taken
  /// back when both want it.
  ///
  /// @param random draws the start position, if that is left open
  public Regulations casual(RandomGenerator random) {
    return regulations(random).plus(Arrangement.TAKEBACKS);
  }

  /// This game with another restriction.
  public GameTerms with(DrawRestriction restriction) {
    return new GameTerms(variant, start, timeControl, restriction);
  }

  /// The regulations of such a game.
  ///
  /// @param random draws the start position, if that is left open
  public Regulations regulations(RandomGenerator random) {
    Regulations usual = Regulations.of(timeControl).with(draws);
    return start.or(() -> drawn(random)).map(usual::with).orElse(usual);
  }

  private Optional<Setup> drawn(RandomGenerator random) {
    return variant == Variant.CHESS960
        ? Optional.of(Setup.chess960(random.nextInt(Chess960.POSITIONS)))
        : Optional.empty();
  }
}
