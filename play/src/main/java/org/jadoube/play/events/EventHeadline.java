package org.jadoube.play.events;

import java.time.Instant;
import org.jadoube.tournament.Tournament;

/// An event in a list.
public record EventHeadline(Tournament record, Instant created) {}
