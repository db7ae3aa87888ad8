package org.jadoube.tournament.pairing.dutch;

/// A bracket and its best candidate.
///
/// @param measures what the candidate was chosen by
/// @param depth how far below it had to be looked
record BestCandidate(Measures measures, Depth depth, Candidate candidate) {}
