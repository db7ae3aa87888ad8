package org.jadoube.tournament.trf.record;

import java.util.Optional;

/// A player's result in a round.
///
/// @since 0.1.0
public enum RoundResult {
  WIN('1', Kind.PLAYED, ScoredResult.W),
  DRAW('=', Kind.PLAYED, ScoredResult.D),
  LOSS('0', Kind.PLAYED, ScoredResult.L),
  /// A game that lasted less than one move; not rated.
  UNRATED_WIN('W', Kind.PLAYED, ScoredResult.W),
  /// A game that lasted less than one move; not rated.
  UNRATED_DRAW('D', Kind.PLAYED, ScoredResult.D),
  /// A game that lasted less than one move; not rated.
  UNRATED_LOSS('L', Kind.PLAYED, ScoredResult.L),
  FORFEIT_WIN('+', Kind.FORFEIT, ScoredResult.W),
  FORFEIT_LOSS('-', Kind.FORFEIT, ScoredResult.A),
  HALF_POINT_BYE('H', Kind.BYE, ScoredResult.D),
  FULL_POINT_BYE('F', Kind.BYE, ScoredResult.W),
  /// The bye of the player who is left over when a round is paired.
  PAIRING_ALLOCATED_BYE('U', Kind.BYE, ScoredResult.P),
  /// A known absence.
  ZERO_POINT_BYE('Z', Kind.BYE, ScoredResult.A),
  /// None: without an opponent the same as a zero-point bye in a round that is over; with one, a
  /// game without a result so far.
  NONE(' ', Kind.NOTHING, ScoredResult.A);

  private final char letter;
  private final Kind kind;
  private final ScoredResult scored;

  private enum Kind {
    PLAYED,
    FORFEIT,
    BYE,
    NOTHING
  }

  RoundResult(char letter, Kind kind, ScoredResult scored) {
    this.letter = letter;
    this.kind = kind;
    this.scored = scored;
  }

  /// As the file writes it.
  public char letter() {
    return letter;
  }

  /// Whether there was a game.
  public boolean isPlayed() {
    return kind == Kind.PLAYED;
  }

  /// Whether it is one of the byes.
  public boolean isBye() {
    return kind == Kind.BYE;
  }

  /// The bye worth as much: files have playing codes against nobody, too. Empty without a result.
  public Optional<RoundResult> ofBye() {
    return switch (this) {
      case PAIRING_ALLOCATED_BYE -> Optional.of(PAIRING_ALLOCATED_BYE);
      case FULL_POINT_BYE, FORFEIT_WIN, WIN, UNRATED_WIN -> Optional.of(FULL_POINT_BYE);
      case HALF_POINT_BYE, DRAW, UNRATED_DRAW -> Optional.of(HALF_POINT_BYE);
      case ZERO_POINT_BYE, FORFEIT_LOSS, LOSS, UNRATED_LOSS -> Optional.of(ZERO_POINT_BYE);
      case NONE -> Optional.empty();
    };
  }

  /// Whether somebody did not come.
  public boolean isForfeit() {
    return kind == Kind.FORFEIT;
  }

  /// Whether the opponent can have that result. Both may lose, or one alone have a draw.
  public boolean fits(RoundResult other) {
    return kind == other.kind
        && isUnrated() == other.isUnrated()
        && kind != Kind.BYE
        && !(isMoreThanDraw() && other.scored != ScoredResult.L && other.scored != ScoredResult.A)
        && !(other.isMoreThanDraw() && scored != ScoredResult.L && scored != ScoredResult.A);
  }

  private boolean isMoreThanDraw() {
    return kind != Kind.NOTHING && scored == ScoredResult.W;
  }

  /// Whether it is the result of a game of less than one move, which does not count for ratings.
  public boolean isUnrated() {
    return this == UNRATED_WIN || this == UNRATED_DRAW || this == UNRATED_LOSS;
  }

  /// Which of the values of a point system it is worth.
  public ScoredResult scored() {
    return scored;
  }
}
