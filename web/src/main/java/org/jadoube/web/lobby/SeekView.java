package org.jadoube.web.lobby;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.lobby.Seek;
import org.jadoube.play.lobby.Variant;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Names;

/// Somebody who waits for an opponent.
///
/// @param id also of the game that it becomes
/// @param timeControl in seconds, as in PGN: `300+3`
/// @param colour the seeker's, if they wish for one
/// @param rated always false, since nobody has a rating here
public record SeekView(
    String id,
    LobbyPerson by,
    String timeControl,
    @NameOf(Variant.class) String variant,
    @NameOf(Colour.class) Optional<String> colour,
    boolean rated,
    Instant since) {
  public static SeekView of(Seek seek) {
    return new SeekView(
        seek.id().text(),
        LobbyPerson.of(seek.by()),
        seek.terms().timeControl().text(),
        Names.of(seek.terms().variant()),
        seek.colour().map(Names::of),
        /* rated= */ false,
        seek.since());
  }
}
