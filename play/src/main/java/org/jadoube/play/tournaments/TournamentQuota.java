package org.jadoube.play.tournaments;

/// How much of tournaments there may be.
///
/// @param players of one tournament
/// @param perAccount tournaments that one account may have made
public record TournamentQuota(int players, int perAccount) {}
