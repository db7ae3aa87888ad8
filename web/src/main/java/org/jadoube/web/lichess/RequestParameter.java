package org.jadoube.web.lichess;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jadoube.play.lobby.DeclineReason;

/// The parameters of Lichess's API that are read here, and what each takes. A name means the same
/// in every request, so what nobody can mean is told wherever it stands.
enum RequestParameter {
  RATED("rated", Form.FLAG),
  KEEP_ALIVE_STREAM("keepAliveStream", Form.FLAG),
  OFFERING_DRAW("offeringDraw", Form.FLAG),
  ONGOING("ongoing", Form.FLAG),
  FINISHED("finished", Form.FLAG),
  CLOCK_LIMIT("clock.limit", Form.whole(0, 10_800)),
  CLOCK_INCREMENT("clock.increment", Form.whole(0, 180)),
  INCREMENT("increment", Form.whole(0, 180)),
  DAYS("days", Form.whole(1, 14)),
  LEVEL("level", Form.whole(1, 8)),
  NB("nb", Form.whole(1, Form.LARGE)),
  MAX("max", Form.whole(1, Form.LARGE)),
  TIME("time", Form.minutes(180)),
  COLOR("color", Form.oneOf("white", "black", "random")),
  VARIANT("variant", Form.oneOf("standard", "chess960", "fromPosition")),
  RULES("rules", Form.someOf("noAbort", "noRematch", "noGiveTime", "noClaimWin", "noEarlyDraw")),
  REASON("reason", Form.reason()),
  ROOM("room", Form.oneOf("player", "spectator")),
  SORT("sort", Form.oneOf("dateAsc", "dateDesc")),
  KINDS(
      "perfType",
      Form.someOf(
          "ultraBullet",
          "bullet",
          "blitz",
          "rapid",
          "classical",
          "correspondence",
          "chess960",
          "crazyhouse",
          "antichess",
          "atomic",
          "horde",
          "kingOfTheHill",
          "racingKings",
          "threeCheck")),
  PAIR_AT("pairAt", Form.MOMENT),
  START_CLOCKS_AT("startClocksAt", Form.MOMENT),
  EXPIRES_AT("expiresAt", Form.MOMENT),
  SINCE("since", Form.MOMENT),
  UNTIL("until", Form.MOMENT),
  FEN("fen", Form.TEXT),
  TEXT("text", Form.TEXT),
  PLAYERS("players", Form.TEXT),
  USERS("users", Form.TEXT),
  OPPONENT("vs", Form.TEXT),
  IDS("ids", Form.TEXT),
  ACCEPT_BY_TOKEN("acceptByToken", Form.TEXT),
  TOKEN_1("token1", Form.TEXT),
  TOKEN_2("token2", Form.TEXT),
  RESPONSE_TYPE("response_type", Form.TEXT),
  REDIRECT_URI("redirect_uri", Form.TEXT),
  CODE_CHALLENGE("code_challenge", Form.TEXT),
  CODE_CHALLENGE_METHOD("code_challenge_method", Form.TEXT),
  CODE_VERIFIER("code_verifier", Form.TEXT),
  CODE("code", Form.TEXT),
  CLIENT_ID("client_id", Form.TEXT),
  GRANT_TYPE("grant_type", Form.TEXT),
  SCOPE("scope", Form.TEXT),
  STATE("state", Form.TEXT);

  private static final int LONGEST_QUOTE = 40;

  private final String text;

  @SuppressWarnings("ImmutableEnumChecker") // a stateless function
  private final Form form;

  RequestParameter(String text, Form form) {
    this.text = text;
    this.form = form;
  }

  /// The name in requests.
  String text() {
    return text;
  }

  /// The values that it takes.
  Form form() {
    return form;
  }

  /// The fault of a value, in a sentence; empty if it fits.
  Optional<String> fault(String value) {
    return form.fits().test(value) ? Optional.empty() : Optional.of(unfit(value));
  }

  /// Says that a value does not fit.
  String unfit(String value) {
    String quoted =
        value.length() <= LONGEST_QUOTE ? value : value.substring(0, LONGEST_QUOTE) + "…";
    return text + ": found \"" + quoted + "\", expected " + form.expected();
  }

  /// The values that a parameter takes.
  ///
  /// @param expected what that is, for a message
  record Form(Predicate<String> fits, String expected) {
    private static final int LARGE = 999_999_999;

    /// Python writes `True`.
    private static final Set<String> FLAGS = Set.of("true", "false", "1", "0");

    private static final Pattern WHOLE = Pattern.compile("\\d{1,9}");
    private static final Pattern MINUTES = Pattern.compile("\\d{1,3}(\\.\\d{1,3})?");
    private static final Pattern MILLIS = Pattern.compile("\\d{1,15}");

    static final Form TEXT = new Form(_ -> true, "a text");
    static final Form FLAG =
        new Form(value -> FLAGS.contains(value.toLowerCase(Locale.ROOT)), "true or false");
    static final Form MOMENT =
        new Form(value -> MILLIS.matcher(value).matches(), "milliseconds since 1970");

    static Form whole(int least, int most) {
      return new Form(
          value ->
              WHOLE.matcher(value).matches()
                  && Integer.parseInt(value) >= least
                  && Integer.parseInt(value) <= most,
          "a whole number from " + least + (most < LARGE ? " to " + most : ""));
    }

    static Form minutes(int most) {
      return new Form(
          value -> MINUTES.matcher(value).matches() && Double.parseDouble(value) <= most,
          "minutes, such as 10 or 0.5, at most " + most);
    }

    static Form oneOf(String... values) {
      return new Form(Set.of(values)::contains, choice("or", values));
    }

    /// Some of these values, with commas between them.
    static Form someOf(String... values) {
      Set<String> known = Set.of(values);
      return new Form(
          value -> Arrays.stream(value.split(",", -1)).map(String::strip).allMatch(known::contains),
          "some of " + choice("and", values));
    }

    static Form reason() {
      return new Form(
          value -> DeclineReason.named(value).isPresent(), "one of " + DeclineReason.names());
    }

    private static String choice(String word, String... values) {
      int last = values.length - 1;
      return String.join(", ", Arrays.copyOf(values, last)) + " " + word + " " + values[last];
    }
  }
}
