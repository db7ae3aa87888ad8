package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.game.Rematch;
import org.jadoube.server.store.GameId;
import org.jadoube.wire.Names;

/// Another game with the colours reversed.
///
/// @param by who has offered it
/// @param game its id, once the opponent has accepted; the players have the same tokens there
public record RematchView(@NameOf(Colour.class) String by, Optional<String> game) {
  /// Of an offer.
  public static RematchView of(Rematch rematch) {
    return new RematchView(Names.of(rematch.by()), rematch.game().map(GameId::text));
  }
}
