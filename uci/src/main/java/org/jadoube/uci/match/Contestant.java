package org.jadoube.uci.match;

import java.util.function.Supplier;
import org.jadoube.uci.Engine;

/// An engine in a match.
///
/// @param name under which it is reported; no two are the same
/// @param engine makes it; once for each game that is played at the same time
public record Contestant(String name, Supplier<Engine> engine, Pace pace) {}
