package org.jadoube.play.events;

import org.jadoube.store.Secret;
import org.jadoube.tournament.Tournament;

/// An event as it is on disk.
///
/// @param record without the results of its games
/// @param seed from which the ids of its games and the secrets of their seats are derived
record StoredCompetition(Tournament record, Secret seed) {}
