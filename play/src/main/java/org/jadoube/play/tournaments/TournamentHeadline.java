package org.jadoube.play.tournaments;

import java.time.Instant;
import org.jadoube.tournament.Tournament;

/// A tournament in a list.
public record TournamentHeadline(Tournament record, Instant created) {}
