package org.jadoube.web.description;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// The kinds of problems (RFC 9457). The name in answers never changes.
public enum ProblemKind {
  MALFORMED_JSON(400, "The document is not JSON"),
  UNEXPECTED_CONTENT(422, "The document is not what was expected"),
  BAD_REQUEST(400, "The request cannot be read"),
  UNKNOWN_GAME(404, "There is no such game"),
  UNKNOWN_PATH(404, "There is nothing at this address"),
  UNKNOWN_ACCOUNT(404, "There is no such account"),
  UNKNOWN_ROLE(404, "Nobody was given that role"),
  UNKNOWN_TOURNAMENT(404, "There is no such tournament"),
  UNKNOWN_PLAYER(404, "There is no such player"),
  UNKNOWN_ROUND(404, "There is no such round or board"),
  UNKNOWN_PROPOSAL(404, "Nobody seeks or challenges like that"),
  AGAINST_ONESELF(409, "Nobody plays against themselves"),
  WRONG_STAGE(409, "The tournament is at another stage"),
  UNFIT_FOR_TOURNAMENT(422, "It does not fit the tournament"),
  LAST_ORGANISER(409, "A tournament always has an organiser"),
  ALREADY_ENTERED(409, "The player is entered already, or has left already"),
  LIMIT_REACHED(409, "A limit of the server is reached"),
  REVISION_PASSED(412, "The tournament has changed meanwhile"),
  ROUND_NOT_READY(409, "The round cannot be paired yet"),
  PAIRING_FAILED(502, "The pairing engine failed"),
  WRONG_METHOD(405, "The method cannot be used here"),
  WRONG_TOKEN(401, "The token is missing or wrong"),
  WRONG_KEY(400, "The idempotency key is invalid"),
  KEY_REUSED(422, "The idempotency key belongs to another request"),
  NOT_ON_A_SCREEN(422, "The act takes a board or a clock"),
  NOT_ENTITLED(403, "The act is not for this person"),
  NOT_SIGNED_IN(401, "Nobody has signed in"),
  WRONG_CREDENTIALS(401, "The name or the password is wrong"),
  WRONG_RESET_KEY(403, "The link for a new password is not valid"),
  NAME_TAKEN(409, "The name is taken"),
  NOT_EXPECTED(400, "Nobody is expected from the provider"),
  NOT_CONFIRMED(403, "The provider does not confirm who it is"),
  PROVIDER_SILENT(502, "The provider does not answer"),
  CROSS_SITE(403, "The request comes from another site"),
  WRONG_INVITATION(403, "The invitation is wrong"),
  SEAT_TAKEN(409, "The seat is taken"),
  TOO_LATE(409, "The game has come too far, or not far enough"),
  REFUSED(409, "The Laws do not allow it"),
  TOO_LARGE(413, "The document is too large"),
  TOO_MANY_REQUESTS(429, "There are too many requests"),
  UNAVAILABLE(503, "The database does not work"),
  STOPPING(503, "The server is stopping"),
  BUSY(503, "The server has too much to do"),
  DAMAGED(500, "The game cannot be read"),
  SERVER_ERROR(500, "The server failed");

  private static final String PLACE = "/api/problems#";

  private final int status;
  private final String title;

  ProblemKind(int status, String title) {
    this.status = status;
    this.title = title;
  }

  /// The HTTP status that usually goes with it.
  public int status() {
    return status;
  }

  /// The stable name, like `unknown-game`.
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// One title for every problem of the kind.
  public String title() {
    return title;
  }

  /// The address that explains the kind, relative to the server.
  public String type() {
    return PLACE + code();
  }

  /// All codes with their titles.
  public static Map<String, String> all() {
    Map<String, String> all = new TreeMap<>();
    Arrays.stream(values()).forEach(kind -> all.put(kind.code(), kind.title()));
    return all;
  }
}
