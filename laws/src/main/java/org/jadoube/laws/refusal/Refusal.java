package org.jadoube.laws.refusal;

import org.jadoube.laws.edition.Citation;

/// The refusal of an act. It changes nothing in the game.
///
/// @param citation the provision that forbids the act
/// @param objection the reason, and the facts
/// @since 0.1.0
public record Refusal(Citation citation, Objection objection) {}
