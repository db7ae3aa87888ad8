package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Optional;

/// Everything a page needs to show a game.
///
/// @param sequence of the latest event, 0 before the first
/// @param regulations the document of `wire`
/// @param terms the time control in words
/// @param chess960 the number of the start position, if it is one of Chess960
/// @param log what has happened besides the moves
/// @param start the position the game starts from, in FEN
public record GameView(
    String type,
    int schema,
    String id,
    int sequence,
    String created,
    @JsonRawValue String regulations,
    String timeControl,
    String terms,
    String timeClass,
    String edition,
    PlayersView players,
    PresenceView presence,
    Optional<Integer> chess960,
    String start,
    List<MoveView> moves,
    List<EventView> log,
    StateView state) {
  public GameView {
    moves = List.copyOf(moves);
    log = List.copyOf(log);
  }
}
