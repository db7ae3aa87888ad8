package org.jadoube.server.events;

import java.time.Instant;
import org.jadoube.wire.competition.CompetitionRecord;

/// An event in a list.
public record EventHeadline(CompetitionRecord record, Instant created) {}
