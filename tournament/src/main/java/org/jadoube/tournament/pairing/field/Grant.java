package org.jadoube.tournament.pairing.field;

import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourRule;

/// The colour of the higher-ranked of two who meet, with the rule that gives it.
public record Grant(Colour colour, ColourRule rule) {}
