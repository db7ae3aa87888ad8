package org.jadoube.play.tournaments;

import org.jadoube.store.Secret;
import org.jadoube.tournament.Tournament;

/// A tournament as it is on disk.
///
/// @param record without the results of its games
/// @param seed from which the ids of its games and the secrets of their seats are derived
record StoredTournament(Tournament record, Secret seed) {}
