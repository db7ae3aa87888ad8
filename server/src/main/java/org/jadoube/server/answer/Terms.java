package org.jadoube.server.answer;

/// A time control in words.
///
/// @param timeControl as in PGN
/// @param terms its meaning in the reader's language
public record Terms(String timeControl, String terms) {}
