package org.jadoube.web.http.exchange;

import java.util.List;
import java.util.Map;
import org.jadoube.play.people.Scope;
import org.jadoube.store.GameId;
import org.jadoube.web.description.RouteParameter;

/// The parameters that several routes share.
public final class Variables {
  /// The variables of paths.
  public static final List<RouteParameter> OF_PATHS =
      List.of(
          RouteParameter.ofPath("id", "Of the game.", GameId.PATTERN),
          RouteParameter.ofPath("edition", "The year of an edition of the Laws, or `E04`.", ""),
          RouteParameter.ofPath(
              "article", "An Article such as `9.2`, the name of a rule, or words.", ""),
          RouteParameter.ofPath("case", "The id of a case.", ""),
          RouteParameter.ofPath(
              "tournament", "The id of the tournament.", Scope.TOURNAMENT_PATTERN),
          RouteParameter.ofPath("role", "The id of a role that was given.", ""),
          RouteParameter.ofPath("session", "The id of a session.", ""),
          RouteParameter.ofPath("token", "The id of a token.", ""),
          RouteParameter.ofPath("number", "The pairing number of a player.", "[0-9]{1,6}"),
          RouteParameter.ofPath("round", "The number of a round, from 1.", "[0-9]{1,6}"),
          RouteParameter.ofPath("board", "The number of a board, from 1.", "[0-9]{1,6}"),
          RouteParameter.ofPath("team", "The pairing number of a team.", "[0-9]{1,6}"),
          RouteParameter.ofPath("match", "The number of a match, from 1.", "[0-9]{1,6}"));

  /// The revision to which a change applies.
  public static final RouteParameter REVISION =
      RouteParameter.ofHeader(
          "If-Match",
          "The `ETag` of the tournament, or its `revision` in quotation marks. If the tournament has been"
              + " changed since, nothing happens and the response is 412.",
          "");

  public static final RouteParameter KEY =
      RouteParameter.ofHeader(
          IdempotencyKeys.HEADER,
          "Chosen by the client; the same key of the same caller with the same document returns the"
              + " same response again.",
          IdempotencyKeys.PATTERN);

  public static final RouteParameter PREFER =
      RouteParameter.ofHeader(
          Prefer.HEADER,
          "`return=minimal` (RFC 7240) leaves out the tournament, or the state of the game, for whoever"
              + " follows it anyway.",
          "");

  public static final RouteParameter AFTER =
      RouteParameter.ofQuery(
          "after",
          "Only events with a greater sequence.",
          Map.of("type", "integer", "minimum", 0, "default", 0));

  public static final RouteParameter TIME_CONTROL =
      RouteParameter.ofQuery(
              "timeControl",
              "As in PGN, with `+` encoded as `%2B`.",
              Map.of("type", "string", "maxLength", GameRequests.LONGEST_TIME_CONTROL))
          .needed();

  private Variables() {}
}
