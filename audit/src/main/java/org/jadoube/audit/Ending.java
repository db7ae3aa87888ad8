package org.jadoube.audit;

import java.util.List;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// The end that the Laws put to a game without anybody's act.
///
/// @param ply after which ply
/// @param result what the result is then
record Ending(int ply, Citation citation, List<Fact> facts, PgnResult result) {}
