package org.jadoube.web.http.exchange;

import org.jadoube.web.description.ProblemKind;

/// The errors of requests about the lobby.
public final class LobbyErrors {
  private LobbyErrors() {}

  public static ApiError notInTheLobby() {
    return ApiError.expecting(
        ProblemKind.BAD_REQUEST,
        "Acts are sent to the game, and this is the lobby.",
        "an act on the stream of the game, /api/games/{id}/stream");
  }

  public static ApiError noTokenInTheLobby() {
    return ApiError.of(
        ProblemKind.WRONG_TOKEN,
        "The lobby knows people by the cookies of the handshake; there are no tokens of it.");
  }

  public static ApiError unknownProposal() {
    return ApiError.expecting(
        ProblemKind.UNKNOWN_PROPOSAL,
        "Nobody seeks or challenges like that any more, or it is not for you.",
        "an id that GET /api/lobby or GET /api/lobby/own lists");
  }

  public static ApiError againstOneself() {
    return ApiError.of(ProblemKind.AGAINST_ONESELF, "Nobody plays against themselves.");
  }
}
