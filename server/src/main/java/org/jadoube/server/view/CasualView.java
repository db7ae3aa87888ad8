package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.game.Rematch;
import org.jadoube.server.game.Snapshot;
import org.jadoube.server.store.StoredColour;
import org.jadoube.wire.Names;

/// What players can settle between themselves beside the Laws, in games that nobody else runs.
///
/// @param allowed whether they can: abort the game until both have moved, and play another one once
///   it is over
/// @param abortedBy who aborted it; then it has no result, and nothing more happens in it
public record CasualView(
    boolean allowed,
    @NameOf(Colour.class) Optional<String> abortedBy,
    Optional<RematchView> rematch) {
  /// Of a game as stored.
  public static CasualView of(Snapshot snapshot) {
    return new CasualView(
        snapshot.isCasual(),
        snapshot.stored().casual().abortedBy().map(StoredColour::colour).map(Names::of),
        Rematch.of(snapshot.stored()).map(RematchView::of));
  }
}
