package org.jadoube.tournament.rating;

/// For whom a difference of more than 400 counts as 400 (B02, 8.3.1).
///
/// @since 0.1.0
public enum DifferenceLimit {
  /// For the player who is behind always; for the one who is ahead only in the game with the
  /// greatest difference of the tournament.
  ONCE,
  /// For everybody, any number of times.
  ALWAYS,
  /// As above, but never for a player rated 2650 or more.
  BELOW_2650;

  private static final int MOST = 400;
  private static final int NO_LIMIT_FROM = 2650;

  /// The difference that counts.
  ///
  /// @param rating of the player whose change is calculated
  /// @param difference that rating less the opponent's
  /// @param widest whether no game of the tournament has a greater one
  int counted(int rating, int difference, boolean widest) {
    boolean limited =
        switch (this) {
          case ONCE -> difference < 0 || widest;
          case ALWAYS -> true;
          case BELOW_2650 -> rating < NO_LIMIT_FROM;
        };
    return limited ? Math.clamp(difference, -MOST, MOST) : difference;
  }
}
