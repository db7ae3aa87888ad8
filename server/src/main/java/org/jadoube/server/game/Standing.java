package org.jadoube.server.game;

/// The state of a game at a moment.
public record Standing(Moment moment, Presence presence) {}
