package org.jadoube.server.answer;

import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.events.PlayerKey;
import org.jadoube.wire.Names;

/// The key of a seat.
///
/// @param board from 1
/// @param game the id of the game
/// @param player the pairing number
/// @param name of the player
/// @param token of the seat
/// @param gamePath the player's link, relative to the server
public record SeatKey(
    int board,
    String game,
    @NameOf(Colour.class) String colour,
    int player,
    String name,
    String token,
    String gamePath) {
  static SeatKey of(PlayerKey key) {
    String token = key.token().text();
    String colour = Names.of(key.colour());
    return new SeatKey(
        key.board(),
        key.game(),
        colour,
        key.player().number(),
        key.player().name(),
        token,
        (key.atTable() ? "/table/" : "/game/") + key.game() + "#" + colour + "." + token);
  }

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "SeatKey of board " + board;
  }
}
