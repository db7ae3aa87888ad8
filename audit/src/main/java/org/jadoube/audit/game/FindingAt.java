package org.jadoube.audit.game;

import org.jadoube.audit.finding.Finding;

/// Something found in a game, before anybody asks where in the archive, and by which Laws.
///
/// @param ply after how many plies
/// @param line the line of the batch to point to
public record FindingAt(int ply, long line, Finding finding) {}
