package org.jadoube.tournament.trf.record;

/// For what record 299 gives points that differ from the point system.
///
/// @since 0.1.0
public enum AbnormalKind {
  WIN('W'),
  DRAW('D'),
  LOSS('L'),
  FULL_POINT_BYE('F'),
  HALF_POINT_BYE('H'),
  ZERO_POINT_BYE('Z'),
  FORFEIT_WIN('+'),
  FORFEIT_LOSS('-'),
  /// A penalty or a bonus: added to the points, and possibly negative.
  PENALTY_OR_BONUS(' ');

  private final char letter;

  AbnormalKind(char letter) {
    this.letter = letter;
  }

  /// As the file writes it.
  public char letter() {
    return letter;
  }
}
