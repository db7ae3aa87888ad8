package org.jadoube.server.events;

import org.jadoube.server.store.Secret;
import org.jadoube.wire.competition.CompetitionRecord;

/// An event as it is on disk.
///
/// @param record without the results of its games
/// @param seed from which the ids of its games and the secrets of their seats are derived
record StoredCompetition(CompetitionRecord record, Secret seed) {}
