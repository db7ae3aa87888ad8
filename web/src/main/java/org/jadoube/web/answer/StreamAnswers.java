package org.jadoube.web.answer;

import org.jadoube.web.description.OneOf;

/// The server's messages on a WebSocket, apart from events of games.
public final class StreamAnswers {
  private StreamAnswers() {}

  /// The answer to a hello.
  ///
  /// @param you the client's role in the game
  /// @param now the server's clock, in milliseconds since 1970
  public record Welcome(
      @OneOf("welcome") String type,
      @OneOf({"white", "black", "white-assistant", "black-assistant", "arbiter", "spectator"})
          String you,
      long now) {
    /// A welcome in a role, at a moment.
    public Welcome(String you, long now) {
      this("welcome", you, now);
    }
  }

  /// The answer to the hello of somebody who follows a tournament.
  ///
  /// @param you how much the client sees of it: officials see more
  /// @param now the server's clock, in milliseconds since 1970
  public record TournamentWelcome(
      @OneOf("welcome") String type, @OneOf({"official", "spectator"}) String you, long now) {
    /// A welcome in a role, at a moment.
    public TournamentWelcome(String you, long now) {
      this("welcome", you, now);
    }
  }

  /// The answer to the hello of somebody who follows the lobby.
  ///
  /// @param you whether the server knows the client's account
  /// @param now the server's clock, in milliseconds since 1970
  public record LobbyWelcome(
      @OneOf("welcome") String type, @OneOf({"account", "guest"}) String you, long now) {
    /// A welcome at a moment.
    public LobbyWelcome(String you, long now) {
      this("welcome", you, now);
    }
  }

  /// The server is stopping; everything is stored.
  public record Farewell(@OneOf("stopping") String type) {
    /// The only farewell.
    public static final Farewell STOPPING = new Farewell("stopping");
  }

  /// The answer to a ping.
  ///
  /// @param sent the text that came with the ping
  /// @param now the server's clock, in milliseconds since 1970
  public record Pong(@OneOf("pong") String type, String sent, long now) {
    /// A pong at a moment.
    public Pong(String sent, long now) {
      this("pong", sent, now);
    }
  }
}
