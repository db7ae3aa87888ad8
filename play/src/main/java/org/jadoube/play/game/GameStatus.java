package org.jadoube.play.game;

/// The state of a game at a moment.
///
/// @param stopped whether acts cannot be stored now, so that the clocks are stopped
public record GameStatus(Moment moment, WhoIsHere presence, boolean stopped) {
  /// The status while acts can be stored.
  public GameStatus(Moment moment, WhoIsHere presence) {
    this(moment, presence, /* stopped= */ false);
  }
}
