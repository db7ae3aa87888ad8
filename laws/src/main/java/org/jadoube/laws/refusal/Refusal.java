package org.jadoube.laws.refusal;

import org.jadoube.laws.edition.Citation;

/// The refusal of an act. It changes nothing in the game.
///
/// @param citation the provision that forbids the act
/// @param objection the reason, and the facts
public record Refusal(Citation citation, Objection objection) {}
