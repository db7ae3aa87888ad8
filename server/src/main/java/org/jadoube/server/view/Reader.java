package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;

/// Somebody who reads what happens in a game.
///
/// @param player empty for a spectator
public record Reader(Optional<Colour> player, Language language) {}
