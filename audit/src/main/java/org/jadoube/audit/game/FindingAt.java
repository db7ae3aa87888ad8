package org.jadoube.audit.game;

import org.jadoube.audit.finding.Finding;

/// A finding within a game, not yet placed in the archive.
///
/// @param ply after how many plies
/// @param line the line of the batch that it is about
public record FindingAt(int ply, long line, Finding finding) {}
