package org.jadoube.web.hall;

/// Which players of a game are connected.
public record HallPresence(boolean white, boolean black) {}
