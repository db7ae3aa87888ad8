package org.jadoube.web.view;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.Chats;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// The talk beside a game, in the room of the reader.
///
/// @param room the players have one, and the spectators another
/// @param open whether there is talk beside this game: not in tournaments, with an arbiter, under
///   E04, over the board, to a computer, or where the operator wants none
/// @param mayWrite whether the reader may write: a player, or a spectator who has signed in
/// @param lines the latest, oldest first
public record ChatView(
    int schema,
    @NameOf(Chats.Room.class) String room,
    boolean open,
    boolean mayWrite,
    List<ChatLineView> lines) {
  public ChatView {
    lines = List.copyOf(lines);
  }

  /// The view of a room.
  public static ChatView of(
      Chats.Room room, boolean open, boolean mayWrite, List<Chats.Line> lines) {
    return new ChatView(
        Document.SCHEMA,
        Names.of(room),
        open,
        mayWrite,
        lines.stream().map(ChatLineView::of).toList());
  }

  /// A line that somebody has written.
  ///
  /// @param number from 1, in the order of the game's lines; lines of the other room count, too
  /// @param at milliseconds since 1970
  /// @param player the author's colour; absent for a spectator
  /// @param name the author's
  public record ChatLineView(
      @OneOf("chat") String type,
      int number,
      long at,
      @NameOf(Colour.class) Optional<String> player,
      String name,
      String text) {
    /// The view of a line.
    public static ChatLineView of(Chats.Line line) {
      return new ChatLineView(
          "chat",
          line.number(),
          line.at().toEpochMilli(),
          line.player().map(Names::of),
          line.name(),
          line.text());
    }
  }
}
