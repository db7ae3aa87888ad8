package org.jadoube.server.http;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The kinds of problems (RFC 9457). The name in answers never changes.
enum ProblemKind {
  MALFORMED_JSON("The document is not JSON"),
  UNEXPECTED_CONTENT("The document is not what was expected"),
  BAD_REQUEST("The request cannot be read"),
  UNKNOWN_GAME("There is no such game"),
  UNKNOWN_PATH("There is nothing at this address"),
  UNKNOWN_ACCOUNT("There is no such account"),
  UNKNOWN_ROLE("Nobody was given that role"),
  UNKNOWN_EVENT("There is no such event"),
  UNKNOWN_PLAYER("There is no such player"),
  UNKNOWN_ROUND("There is no such round or board"),
  WRONG_STAGE("The event is at another stage"),
  UNFIT_FOR_EVENT("It does not fit the event"),
  ALREADY_ENTERED("The player is entered already"),
  LIMIT_REACHED("A limit of the server is reached"),
  REVISION_PASSED("The event has changed meanwhile"),
  ROUND_NOT_READY("The round cannot be paired yet"),
  NO_PAIRING_ENGINE("The server has no pairing engine"),
  PAIRING_FAILED("The pairing engine failed"),
  WRONG_METHOD("The method cannot be used here"),
  WRONG_TOKEN("The token is missing or wrong"),
  WRONG_KEY("The idempotency key is invalid"),
  KEY_REUSED("The idempotency key belongs to another request"),
  NOT_ON_A_SCREEN("The act takes a board or a clock"),
  NOT_ENTITLED("The act is not for this person"),
  NOT_SIGNED_IN("Nobody has signed in"),
  WRONG_CREDENTIALS("The name or the password is wrong"),
  NAME_TAKEN("The name is taken"),
  NOT_EXPECTED("Nobody is expected from the provider"),
  NOT_CONFIRMED("The provider does not confirm who it is"),
  PROVIDER_SILENT("The provider does not answer"),
  CROSS_SITE("The request comes from another site"),
  WRONG_INVITATION("The invitation is wrong"),
  SEAT_TAKEN("The seat is taken"),
  REFUSED("The Laws do not allow it"),
  TOO_LARGE("The document is too large"),
  TOO_MANY_REQUESTS("There are too many requests"),
  UNAVAILABLE("The database does not work"),
  STOPPING("The server is stopping"),
  BUSY("The server has too much to do"),
  DAMAGED("The game cannot be read"),
  SERVER_ERROR("The server failed");

  private static final String PLACE = "/api/problems#";

  private final String title;

  ProblemKind(String title) {
    this.title = title;
  }

  /// The stable name, like `unknown-game`.
  String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The same for every problem of the kind.
  String title() {
    return title;
  }

  /// The address that explains the kind, relative to the server.
  String type() {
    return PLACE + code();
  }

  /// The kind of that name.
  static Optional<ProblemKind> of(String code) {
    return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
  }

  /// All codes with their titles.
  static Map<String, String> all() {
    Map<String, String> all = new TreeMap<>();
    Arrays.stream(values()).forEach(kind -> all.put(kind.code(), kind.title()));
    return all;
  }
}
