package org.jadoube.uci;

/// Why an engine has no move.
///
/// @param message a sentence on what happened, with what the engine said
/// @since 0.1.0
public record Failure(Kind kind, String message) {
  /// Kinds of failures.
  public enum Kind {
    /// The program cannot be run.
    CANNOT_START,
    /// It runs, but does not answer as UCI demands.
    NOT_UCI,
    /// It does not take an option that is to be set.
    BAD_OPTION,
    /// It did not answer in time.
    SILENT,
    /// It ended by itself.
    CRASHED,
    /// Its move is not legal, or no move at all.
    ILLEGAL_MOVE,
    /// The game is over: there is no legal move.
    GAME_OVER,
    /// The engine was closed before.
    CLOSED
  }
}
