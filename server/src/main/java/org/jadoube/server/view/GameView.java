package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.description.OneOf;

/// Everything a page needs to show a game.
///
/// @param sequence of the latest event, 0 before the first
/// @param created when, as ISO 8601
/// @param startsAt when White's clock starts, whoever is there, as ISO 8601; absent: once both
///   players are
/// @param regulations the document of `wire`
/// @param terms the time control in words
/// @param chess960 the number of the start position, if it is one of Chess960
/// @param log what has happened besides the moves; a sealed move is not shown, its player finds it
///   among the events
/// @param start the position the game starts from, in FEN
/// @param penalties in time, as the edition provides them in this game
public record GameView(
    @OneOf("game") String type,
    int schema,
    String id,
    int sequence,
    String created,
    Optional<String> startsAt,
    @JsonRawValue String regulations,
    String timeControl,
    String terms,
    @NameOf(TimeClass.class) String timeClass,
    String edition,
    PlayersView players,
    PresenceView presence,
    Optional<Integer> chess960,
    String start,
    List<TimePenalty> penalties,
    CasualView casual,
    List<MoveView> moves,
    List<EventView> log,
    StateView state) {
  public GameView {
    penalties = List.copyOf(penalties);
    moves = List.copyOf(moves);
    log = List.copyOf(log);
  }
}
