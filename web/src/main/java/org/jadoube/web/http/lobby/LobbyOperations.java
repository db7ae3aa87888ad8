package org.jadoube.web.http.lobby;

import java.util.List;
import org.jadoube.web.answer.LobbyAnswers.ProposalView;
import org.jadoube.web.answer.LobbyAnswers.Proposed;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Body;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.web.lobby.LobbyState;
import org.jadoube.web.lobby.OwnView;
import org.jadoube.wire.Documents;

/// The descriptions of the routes of the lobby.
public final class LobbyOperations {
  static final Operation SHOW =
      Operation.of("The lobby")
          .saying(
              "Who waits for an opponent, who of those who are here challenges anybody, and who is here. The lobby is kept in memory: a server that starts"
                  + " again has an empty one, and several processes have one each.")
          .answering(200, "As it is now.", LobbyState.class)
          .limited();

  static final Operation OWN =
      Operation.of("One's own seeks and challenges")
          .saying("Of an account that has signed in, or of a device (`POST /api/device`).")
          .by(Access.KNOWN_IF_WISHED)
          .answering(200, "Those that wait.", OwnView.class)
          .limited();

  static final Operation SEEK =
      proposing("Seek an opponent")
          .saying(
              """
              If somebody waits for the same, the game begins at once. Otherwise the seek waits for as long as its maker follows the lobby
              (`/api/lobby/stream`) or asks after it with the token, and a minute more. It becomes a game under its own id. Whoever begins a game
              gives up their other seeks.

              Guests and accounts do this alike. An equal seek of one person is one seek; there may be 5 of a person and 50 from an address.
              """)
          .taking(
              new Body(
                  Documents.PROPOSAL_REQUEST.name(),
                  List.of("{\"timeControl\":\"300+3\",\"colour\":\"white\",\"name\":\"Ana\"}")))
          .answering(201, "The seek waits, or has become a game.", Proposed.class);

  static final Operation ASK =
      ofProposal("What has become of a seek")
          .saying("With its token or from the device of its maker, the seek goes on for a minute.")
          .by(Access.KNOWN_IF_WISHED)
          .answering(200, "It waits, or has become a game.", ProposalView.class);

  static final Operation TAKE_BACK =
      ofProposal("Take a seek back")
          .saying("With its token, or as its maker.")
          .by(Access.TOKEN_OR_SESSION)
          .answering(204, "It no longer waits.");

  static final Operation MEET =
      ofProposal("Play somebody who seeks")
          .by(Access.KNOWN_IF_WISHED)
          .with(Variables.KEY)
          .taking(Documents.ACCEPTANCE)
          .answering(201, "The game has begun, and this is the seat.", Proposed.class)
          .failing(
              ProblemKind.AGAINST_ONESELF,
              ProblemKind.NAME_TAKEN,
              ProblemKind.WRONG_KEY,
              ProblemKind.KEY_REUSED);

  static final Operation CHALLENGE =
      proposing("Challenge somebody, or anybody")
          .saying(
              "An account (`to`) has an hour to answer. Without `to`, anybody may accept for a day: by the link in `path`, and in the lobby while the"
                  + " challenger is here. There may be"
                  + " 50 challenges of a person and 100 from an address.")
          .taking(
              new Body(
                  Documents.PROPOSAL_REQUEST.name(),
                  List.of("{\"to\":\"Boris\",\"timeControl\":\"600+5\",\"chess960\":true}")))
          .answering(201, "The challenge waits for an answer.", Proposed.class)
          .failing(ProblemKind.UNKNOWN_ACCOUNT, ProblemKind.AGAINST_ONESELF);

  static final Operation LOOK =
      ofProposal("A challenge, or the game that it has become")
          .by(Access.KNOWN_IF_WISHED)
          .answering(200, "It waits, has become a game, or was declined.", ProposalView.class);

  static final Operation CANCEL =
      ofProposal("Take a challenge back")
          .saying("With its token, or as its maker.")
          .by(Access.TOKEN_OR_SESSION)
          .answering(204, "It no longer waits.");

  static final Operation ACCEPT =
      ofProposal("Accept a challenge")
          .saying(
              "The game begins under the challenge's id; one that was made for any two (through Lichess's API) waits for the second.")
          .by(Access.KNOWN_IF_WISHED)
          .with(Variables.KEY)
          .taking(Documents.ACCEPTANCE)
          .answering(201, "This is the seat.", Proposed.class)
          .failing(
              ProblemKind.AGAINST_ONESELF,
              ProblemKind.NAME_TAKEN,
              ProblemKind.WRONG_KEY,
              ProblemKind.KEY_REUSED);

  static final Operation DECLINE =
      ofProposal("Decline a challenge to one's account")
          .by(Access.SESSION)
          .taking(
              new Body(Documents.CHALLENGE_REFUSAL.name(), List.of("{\"reason\":\"later\"}", "{}")))
          .answering(204, "The challenger is told, with the reason.")
          .failing(ProblemKind.NOT_SIGNED_IN);

  public static final Operation FOLLOW =
      Operation.of("Follow the lobby over WebSocket")
          .saying("`/api/asyncapi.yaml` describes the messages.")
          .answering(101, "The connection switches to WebSocket.")
          .failing(ProblemKind.BAD_REQUEST)
          .failing(426, ProblemKind.BAD_REQUEST);

  private LobbyOperations() {}

  private static Operation proposing(String summary) {
    return Operation.of(summary)
        .by(Access.KNOWN_IF_WISHED)
        .with(Variables.KEY)
        .failing(
            ProblemKind.NAME_TAKEN,
            ProblemKind.LIMIT_REACHED,
            ProblemKind.WRONG_KEY,
            ProblemKind.KEY_REUSED)
        .limited();
  }

  private static Operation ofProposal(String summary) {
    return Operation.of(summary).limited().failing(ProblemKind.UNKNOWN_PROPOSAL);
  }
}
