package org.jadoube.server.http.exchange;

import java.util.List;
import java.util.Map;
import org.jadoube.server.description.Parameter;
import org.jadoube.server.people.Scope;
import org.jadoube.server.store.GameId;

/// The parameters that several routes share.
public final class Variables {
  /// The variables of paths.
  public static final List<Parameter> OF_PATHS =
      List.of(
          Parameter.ofPath("id", "Of the game.", GameId.PATTERN),
          Parameter.ofPath("edition", "The year of an edition of the Laws, or `E04`.", ""),
          Parameter.ofPath("case", "The id of a case.", ""),
          Parameter.ofPath("event", "The id of the event.", Scope.EVENT_PATTERN),
          Parameter.ofPath("role", "The id of a role that was given.", ""),
          Parameter.ofPath("session", "The id of a session.", ""),
          Parameter.ofPath("number", "The pairing number of a player.", "[0-9]{1,6}"),
          Parameter.ofPath("round", "The number of a round, from 1.", "[0-9]{1,6}"),
          Parameter.ofPath("board", "The number of a board, from 1.", "[0-9]{1,6}"),
          Parameter.ofPath("team", "The pairing number of a team.", "[0-9]{1,6}"),
          Parameter.ofPath("match", "The number of a match, from 1.", "[0-9]{1,6}"));

  /// The revision that a change is meant for.
  public static final Parameter REVISION =
      Parameter.ofHeader(
          "If-Match",
          "The `ETag` of the event, or its `revision` in quotation marks. If the event has been"
              + " changed since, nothing happens and the response is 412.",
          "");

  public static final Parameter KEY =
      Parameter.ofHeader(
          Keys.HEADER,
          "Chosen by the client; the same key with the same document returns the same response"
              + " again.",
          Keys.PATTERN);

  public static final Parameter PREFER =
      Parameter.ofHeader(
          Prefer.HEADER,
          "`return=minimal` (RFC 7240) leaves out the state of the game, for whoever follows it"
              + " anyway.",
          "");

  public static final Parameter AFTER =
      Parameter.ofQuery(
          "after",
          "Only events with a greater sequence.",
          Map.of("type", "integer", "minimum", 0, "default", 0));

  public static final Parameter TIME_CONTROL =
      Parameter.ofQuery(
              "timeControl",
              "As in PGN, with `+` encoded as `%2B`.",
              Map.of("type", "string", "maxLength", GameRequests.LONGEST_TIME_CONTROL))
          .needed();

  private Variables() {}
}
