package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.server.store.Fingerprint;
import org.jadoube.server.view.Json;
import org.jadoube.server.view.Words;

/// A game that somebody wants to play.
///
/// @param colour empty for a colour by lot
public record Wish(Regulations regulations, Optional<Colour> colour, String name) {
  String fingerprint() {
    String colourWanted = colour.map(Words::of).orElse("random");
    return Fingerprint.of(
        Json.object(
            "regulations", Chronicle.write(regulations), "colour", colourWanted, "name", name));
  }
}
