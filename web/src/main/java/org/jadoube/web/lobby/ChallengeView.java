package org.jadoube.web.lobby;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.fen.Fen;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Variant;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Names;

/// A challenge that waits for an answer.
///
/// @param id also of the game that it becomes
/// @param to the opponent; left out if anybody may accept it
/// @param timeControl in seconds, as in PGN: `300+3`
/// @param start the position to play from, if it is given
/// @param colour the challenger's, if they wish for one
/// @param white who has that seat already
/// @param black who has that one
/// @param rated always false, since nobody has a rating here
/// @param until when it ends if nobody answers
public record ChallengeView(
    String id,
    LobbyPerson by,
    Optional<LobbyPerson> to,
    String timeControl,
    @NameOf(Variant.class) String variant,
    Optional<String> start,
    @NameOf(Colour.class) Optional<String> colour,
    Optional<LobbyPerson> white,
    Optional<LobbyPerson> black,
    boolean rated,
    Instant until) {
  public static ChallengeView of(Challenge challenge) {
    return new ChallengeView(
        challenge.id().text(),
        LobbyPerson.of(challenge.by()),
        challenge.to().map(LobbyPerson::of),
        challenge.terms().timeControl().text(),
        Names.of(challenge.terms().variant()),
        challenge.terms().start().map(Fen::write),
        challenge.wished().map(Names::of),
        seat(challenge, Colour.WHITE),
        seat(challenge, Colour.BLACK),
        /* rated= */ false,
        challenge.until());
  }

  private static Optional<LobbyPerson> seat(Challenge challenge, Colour colour) {
    return Optional.ofNullable(challenge.seats().get(colour))
        .filter(_ -> challenge.isOpen() || challenge.wished().isPresent())
        .map(LobbyPerson::of);
  }
}
