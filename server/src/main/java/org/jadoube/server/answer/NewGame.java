package org.jadoube.server.answer;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.game.CreatedGame;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// A game that has been created and waits for the opponent.
///
/// @param colour of the player who created it
/// @param token proves who that player is; to be kept
/// @param invitation for the other player only
/// @param arbiterToken for the arbiter only, if there is to be one
/// @param gamePath the page of the game
/// @param joinPath the page of the invitation
public record NewGame(
    int schema,
    String id,
    @NameOf(Colour.class) String colour,
    String token,
    String invitation,
    Optional<String> arbiterToken,
    String gamePath,
    String joinPath) {
  /// As it was created.
  ///
  /// @param arbiter whether there is to be one
  public static NewGame of(CreatedGame created, boolean arbiter) {
    String id = created.id().text();
    String invitation = created.invitation().text();
    return new NewGame(
        Document.SCHEMA,
        id,
        Names.of(created.colour()),
        created.token().text(),
        invitation,
        arbiter ? Optional.of(created.arbiter().text()) : Optional.empty(),
        "/game/" + id,
        "/join/" + id + "#" + invitation);
  }

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "NewGame " + id;
  }
}
