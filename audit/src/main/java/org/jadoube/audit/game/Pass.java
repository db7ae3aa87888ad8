package org.jadoube.audit.game;

/// A player passed.
///
/// @param ply after so many plies
/// @param line the line of the archive
public record Pass(int ply, long line) {}
