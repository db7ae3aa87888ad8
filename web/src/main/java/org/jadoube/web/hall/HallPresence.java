package org.jadoube.web.hall;

/// The connected players of a game.
public record HallPresence(boolean white, boolean black) {}
