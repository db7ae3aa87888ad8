package org.jadoube.laws;

import org.jadoube.chess.Reason;

/// One reason why a move is illegal, and the provision it breaks.
public record Breach(Citation citation, Reason reason) {}
