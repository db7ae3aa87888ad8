package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.game.Snapshot;

/// The players' names; absent while a seat is free.
public record PlayersView(Optional<String> white, Optional<String> black) {
  static PlayersView of(Snapshot snapshot) {
    return new PlayersView(snapshot.name(Colour.WHITE), snapshot.name(Colour.BLACK));
  }
}
