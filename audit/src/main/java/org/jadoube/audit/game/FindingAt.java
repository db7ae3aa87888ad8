package org.jadoube.audit.game;

import org.jadoube.audit.finding.Finding;

/// A finding within a game, not yet placed in the archive.
///
/// @param ply after how many plies
/// @param line its line in the batch
public record FindingAt(int ply, long line, Finding finding) {}
