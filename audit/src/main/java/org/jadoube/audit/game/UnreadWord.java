package org.jadoube.audit.game;

/// A word among the moves of a game that was not played.
///
/// @param line its line in the archive
record UnreadWord(String text, long line) {}
