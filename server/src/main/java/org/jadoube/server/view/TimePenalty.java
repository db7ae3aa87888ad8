package org.jadoube.server.view;

/// A penalty in time.
///
/// @param name `illegal-move` or `wrong-claim`
/// @param article where the edition has it
/// @param millis what the opponent gets
/// @param time the same in words
/// @param costsAtMostMillis what the player loses at most, where it is half of the time left; 0:
///   nothing
/// @param most the same in words
/// @param leavesMillis what it leaves the player at least
public record TimePenalty(
    String name,
    String article,
    long millis,
    String time,
    long costsAtMostMillis,
    String most,
    long leavesMillis) {}
