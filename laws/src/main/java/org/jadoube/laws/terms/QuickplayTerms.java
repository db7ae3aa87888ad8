package org.jadoube.laws.terms;

import java.time.Duration;

/// What an edition says about quickplay finishes.
///
/// @param limit below what time left a player may turn to the arbiter
/// @param opponentGains what the opponent gets when a claim is rejected or an increment introduced
/// @param increment what is added with each move at a player's request
/// @param claimOffers whether a claim counts as an offer of a draw
/// @param neverInBlitz whether blitz is excluded even under full supervision
public record QuickplayTerms(
    Duration limit,
    Duration opponentGains,
    Duration increment,
    boolean claimOffers,
    boolean neverInBlitz) {}
