package org.jadoube.play.game;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Edition;
import org.jadoube.store.GameId;

/// Talk beside casual games: the latest lines of the latest games, in this process's memory. The
/// players have a room, and the spectators another: neither reads the other's, or spectators could
/// advise a player.
public final class Chats {
  /// The longest line, in characters.
  public static final int LONGEST = 140;

  private static final int MOST_GAMES = 1_000;
  private static final int MOST_LINES = 100;

  private final boolean allowed;
  private final InstantSource clock;
  private final Map<GameId, Talk> talks =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<GameId, Talk> eldest) {
          return size() > MOST_GAMES;
        }
      };

  /// @param allowed whether anybody chats on this server
  public Chats(boolean allowed, InstantSource clock) {
    this.allowed = allowed;
    this.clock = clock;
  }

  /// Who talks with whom.
  public enum Room {
    PLAYERS,
    SPECTATORS
  }

  /// A line.
  ///
  /// @param number from 1, in the order of the game's lines
  /// @param player the colour of a player; empty for a spectator
  /// @param name the author's
  public record Line(
      int number, Instant at, Room room, Optional<Colour> player, String name, String text) {}

  /// The lines of a game, and how many there have been.
  private static final class Talk {
    private final List<Line> lines = new ArrayList<>();
    private int written;

    private Line add(Instant at, Room room, Optional<Colour> player, String name, String text) {
      Line line = new Line(++written, at, room, player, name, text);
      if (lines.stream().filter(each -> each.room() == room).count() >= MOST_LINES) {
        lines.remove(lines.stream().filter(each -> each.room() == room).findFirst().orElseThrow());
      }
      lines.add(line);
      return line;
    }
  }

  /// Whether people may talk beside the game: where it is the players' own affair. Not in
  /// tournaments, with an arbiter, under the Online Chess Regulations or over the board, and nobody
  /// talks to a computer.
  public boolean areOpen(Snapshot game, Room room) {
    return allowed
        && game.isCasual()
        && !game.game().edition().printed().equals(Edition.E04)
        && !ActsOfHands.areSeenIn(game.game())
        && (room == Room.SPECTATORS || !game.hasComputer());
  }

  /// Adds a line, which the game then tells to those in the room.
  ///
  /// @param player the author's colour; empty for a spectator
  public Line add(GameId game, Optional<Colour> player, String name, String text) {
    Room room = player.isPresent() ? Room.PLAYERS : Room.SPECTATORS;
    synchronized (talks) {
      return talks
          .computeIfAbsent(game, _ -> new Talk())
          .add(clock.instant(), room, player, name, text);
    }
  }

  /// The lines of a room.
  public List<Line> of(GameId game, Room room) {
    synchronized (talks) {
      Talk talk = talks.get(game);
      return talk == null
          ? List.of()
          : talk.lines.stream().filter(line -> line.room() == room).toList();
    }
  }
}
