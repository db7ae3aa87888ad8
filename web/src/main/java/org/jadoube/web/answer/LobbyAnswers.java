package org.jadoube.web.answer;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.DeclineReason;
import org.jadoube.play.lobby.Party;
import org.jadoube.store.GameId;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.lobby.ChallengeView;
import org.jadoube.web.lobby.SeekView;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// Seeks, challenges, and the games that they become.
public final class LobbyAnswers {
  private LobbyAnswers() {}

  /// A seek or a challenge, just made or accepted, and its maker's seat.
  ///
  /// @param id also of the game that it becomes
  /// @param status whether it waits or has become a game
  /// @param token proves whose the seat in that game is, and who may take the proposal back; to be
  ///   kept by guests
  /// @param colour of the seat, once there is a game
  /// @param path the page to go to: of the game, or of the lobby with the challenge
  public record Proposed(
      int schema,
      String id,
      @OneOf({"waiting", "playing"}) String status,
      String token,
      @NameOf(Colour.class) Optional<String> colour,
      String path) {
    /// One that waits.
    public static Proposed waiting(GameId id, Party by, String path) {
      return new Proposed(
          Document.SCHEMA, id.text(), "waiting", by.token().text(), Optional.empty(), path);
    }

    /// One that has become a game.
    public static Proposed playing(GameId id, Party by, Optional<Colour> colour) {
      return new Proposed(
          Document.SCHEMA,
          id.text(),
          "playing",
          by.token().text(),
          colour.map(Names::of),
          "/game/" + id.text());
    }

    /// Keeps the token out of logs.
    @Override
    public String toString() {
      return "Proposed " + id;
    }
  }

  /// A seek or a challenge.
  ///
  /// @param id also of the game that it becomes
  /// @param status whether it waits, has become a game, or was declined
  /// @param seek if it is a seek that waits
  /// @param challenge if it is a challenge that waits
  /// @param reason why it was declined, such as `later`
  /// @param colour that the sender plays, if it has become a game of theirs
  /// @param path the page to go to
  public record ProposalView(
      int schema,
      String id,
      @OneOf({"waiting", "playing", "declined"}) String status,
      Optional<SeekView> seek,
      Optional<ChallengeView> challenge,
      @NameOf(DeclineReason.class) Optional<String> reason,
      @NameOf(Colour.class) Optional<String> colour,
      String path) {
    /// A seek that waits.
    public static ProposalView of(SeekView seek) {
      return new ProposalView(
          Document.SCHEMA,
          seek.id(),
          "waiting",
          Optional.of(seek),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          "/lobby");
    }

    /// A challenge that waits.
    public static ProposalView of(ChallengeView challenge) {
      return new ProposalView(
          Document.SCHEMA,
          challenge.id(),
          "waiting",
          Optional.empty(),
          Optional.of(challenge),
          Optional.empty(),
          Optional.empty(),
          "/lobby?challenge=" + challenge.id());
    }

    /// A game that one of them has become.
    public static ProposalView playing(GameId id, Optional<Colour> colour) {
      return new ProposalView(
          Document.SCHEMA,
          id.text(),
          "playing",
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          colour.map(Names::of),
          "/game/" + id.text());
    }

    /// A challenge that was declined.
    public static ProposalView declined(Challenge challenge) {
      return new ProposalView(
          Document.SCHEMA,
          challenge.id().text(),
          "declined",
          Optional.empty(),
          Optional.empty(),
          challenge.declining().map(Names::of),
          Optional.empty(),
          "/lobby");
    }
  }
}
