package org.jadoube.notation.pgn.game;

/// A tag pair: a name and its value, without quotes and escapes.
public record PgnTag(String name, String value) {}
