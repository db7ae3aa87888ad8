package org.jadoube.web.lichess;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Listener;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.play.game.WhoIsHere;
import org.jadoube.web.http.exchange.Lines;
import org.jadoube.wire.Json;

/// A game on its way to one of its players: the whole of it, and each change, until it is over.
final class GameFeed implements Listener {
  private final Colour player;
  private final GameRoom room;
  private final GameJson json;
  private final Lines to;

  // For the room's mailbox alone.
  private Optional<GameJson.State> sent = Optional.empty();
  private boolean opponentHere = true;

  GameFeed(Colour player, GameRoom room, GameJson json, Lines to) {
    this.player = player;
    this.room = room;
    this.json = json;
    this.to = to;
  }

  private record OpponentGone(String type, boolean gone) {}

  private record ChatLine(String type, String room, String username, String text) {}

  /// Starts to tell of the game.
  ///
  /// @return ends that
  Runnable begin() {
    room.enter(this);
    return () -> room.leave(this);
  }

  private void tell(Chats.Line line) {
    if (line.room() == Chats.Room.PLAYERS) {
      to.put(Json.write(new ChatLine("chatLine", "player", line.name(), line.text())));
    }
  }

  @Override
  public Optional<Colour> player() {
    return Optional.of(player);
  }

  @Override
  public void tell(News news) {
    switch (news) {
      case News.Stands(var status) -> tell(status.moment());
      case News.Returned(var status, _) -> tell(status.moment());
      case News.GoneOn(_, Moment now) -> tell(now);
      case News.PresenceChanged(WhoIsHere here) -> tell(here);
      case News.Said(Chats.Line line) -> tell(line);
      case News.PermissionsChanged _, News.OutageBegun _, News.OutageOver _ -> {}
    }
  }

  private void tell(Moment now) {
    GameJson.State state = json.state(now.snapshot(), now.at());
    if (sent.isEmpty()) {
      to.put(Json.write(json.full(now.snapshot(), now.at())));
    } else if (state.isNewsAfter(sent.get())) {
      to.put(Json.write(state));
    }
    sent = Optional.of(state);
    if (!GameCourse.of(now.snapshot()).isOpen()) {
      to.end();
    }
  }

  /// Tells whether the opponent is there, once the game has begun.
  private void tell(WhoIsHere here) {
    boolean now = player == Colour.WHITE ? here.black() : here.white();
    if (now != opponentHere && sent.isPresent() && room.game().latest().isPresent()) {
      to.put(Json.write(new OpponentGone("opponentGone", !now)));
    }
    opponentHere = now;
  }

  @Override
  public void miss() {
    to.end();
  }
}
