package org.jadoube.web.answer;

import org.jadoube.web.description.OneOf;

/// What the server says on a WebSocket, besides what happens in games.
public final class StreamAnswers {
  private StreamAnswers() {}

  /// The answer to a hello.
  ///
  /// @param you what the client is in the game
  /// @param now the server's clock, in milliseconds since 1970
  public record Welcome(
      @OneOf("welcome") String type,
      @OneOf({"white", "black", "white-assistant", "black-assistant", "arbiter", "spectator"})
          String you,
      long now) {
    /// To somebody, at a moment.
    public Welcome(String you, long now) {
      this("welcome", you, now);
    }
  }

  /// The answer to the hello of somebody who follows a tournament.
  ///
  /// @param you what the client sees of it: officials see more
  /// @param now the server's clock, in milliseconds since 1970
  public record TournamentWelcome(
      @OneOf("welcome") String type, @OneOf({"official", "spectator"}) String you, long now) {
    /// To somebody, at a moment.
    public TournamentWelcome(String you, long now) {
      this("welcome", you, now);
    }
  }

  /// The server stops; everything is stored.
  public record Farewell(@OneOf("stopping") String type) {
    /// There is only one.
    public static final Farewell STOPPING = new Farewell("stopping");
  }

  /// The answer to a ping.
  ///
  /// @param sent what came with the ping
  /// @param now the server's clock, in milliseconds since 1970
  public record Pong(@OneOf("pong") String type, String sent, long now) {
    /// At a moment.
    public Pong(String sent, long now) {
      this("pong", sent, now);
    }
  }
}
