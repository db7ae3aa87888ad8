package org.jadoube.uci.match;

/// A game to be played.
///
/// @param number from 1, in the order of the schedule
/// @param round from 1
/// @param encounter the number of the pair of games with one opening, from 0
public record Fixture(
    int number,
    int round,
    int encounter,
    Contestant white,
    Contestant black,
    StartingMoves opening) {}
