package org.jadoube.server.answer;

import org.jadoube.server.view.CasualView;

/// What the players of a casual game have settled between themselves.
///
/// @param id of the game
public record Settled(int schema, String id, CasualView casual) {}
