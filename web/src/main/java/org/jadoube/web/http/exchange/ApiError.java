package org.jadoube.web.http.exchange;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.play.rights.NoRight;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.PermissionsView.RefusalView;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jspecify.annotations.Nullable;

/// The reason why a request failed, for programs and for people: a problem as in RFC 9457.
///
/// @param status the HTTP status
/// @param details the document
public record ApiError(int status, ProblemDetails details) {
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;

  private static ApiError of(ProblemDetails details) {
    return new ApiError(details.status(), details);
  }

  public static ApiError of(ProblemKind kind, String detail) {
    return of(kind.status(), kind, detail);
  }

  public static ApiError of(int status, ProblemKind kind, String detail) {
    return of(ProblemDetails.of(status, kind, detail));
  }

  public static ApiError expecting(ProblemKind kind, String detail, @Nullable String expected) {
    return expecting(kind.status(), kind, detail, expected);
  }

  public static ApiError expecting(
      int status, ProblemKind kind, String detail, @Nullable String expected) {
    return of(ProblemDetails.of(status, kind, detail).expecting(expected));
  }

  /// A field with a wrong value.
  public static ApiError unexpected(String detail, String pointer, String found, String expected) {
    return of(
        ProblemDetails.of(422, ProblemKind.UNEXPECTED_CONTENT, detail)
            .expecting(expected)
            .at(pointer, found));
  }

  /// A document that is not JSON, or not the expected kind.
  public static ApiError of(JsonFault fault) {
    boolean syntax = fault.pointer().isEmpty();
    ProblemKind kind = syntax ? ProblemKind.MALFORMED_JSON : ProblemKind.UNEXPECTED_CONTENT;
    return of(ProblemDetails.of(kind.status(), kind, fault.message()).at(fault));
  }

  /// An act refused under the Laws.
  public static ApiError of(RefusalView refused, List<EventView> events) {
    return of(
        ProblemDetails.of(409, ProblemKind.REFUSED, refused.sentence()).because(refused, events));
  }

  /// Something that the sender's role does not cover.
  ///
  /// @param edition of the game in question; empty for matters outside of games
  public static ApiError of(NoRight ground, Optional<Edition> edition) {
    Optional<String> laws =
        edition.flatMap(printed ->
            ground
                .rule()
                .flatMap(printed::article)
                .map(article -> printed.name() + ", Article " + article.number()));
    List<String> grounds =
        Stream.concat(
                laws.stream(), Stream.of("FIDE Online Chess Regulations (E04), " + ground.online()))
            .toList();
    return of(ProblemDetails.of(403, ProblemKind.NOT_ENTITLED, ground.sentence()).under(grounds));
  }

  public static ApiError unknownGame() {
    return expecting(
        ProblemKind.UNKNOWN_GAME,
        "There is no game with that id.",
        "the id of a game, as in its link");
  }

  public static ApiError unknownPath() {
    return expecting(
        ProblemKind.UNKNOWN_PATH,
        "There is nothing at that address.",
        "a path of /api/openapi.yaml");
  }

  public static ApiError unknownProvision() {
    return expecting(
        ProblemKind.UNKNOWN_PATH,
        "There is no such edition, or nothing like that in it.",
        "an edition such as 2023 or E04, and an Article such as 9.2, the name of a rule, or words");
  }

  public static ApiError noProvider() {
    return expecting(
        ProblemKind.UNKNOWN_PATH,
        "This server has no provider of OpenID Connect to sign in at.",
        "POST /api/session, which signs in with a name and a password");
  }

  public static ApiError unknownCase() {
    return expecting(
        ProblemKind.UNKNOWN_PATH,
        "There is no such edition, or no such case in it.",
        "an edition such as 2023 or E04, and an id that GET /api/cases/{edition} lists");
  }

  public static ApiError wrongToken() {
    return expecting(
        ProblemKind.WRONG_TOKEN,
        "This needs the token of a player or an official of this game.",
        "the header Authorization: Bearer followed by the token that came with the seat or the role");
  }

  public static ApiError notSignedIn() {
    return expecting(
        ProblemKind.NOT_SIGNED_IN,
        "This needs an account that has signed in.",
        "the cookie that comes with POST /api/session");
  }

  /// A key that is not for the tournament, or a sender who has not signed in.
  public static ApiError unknownInTournament(Call call) {
    return call.header("Authorization").isPresent() ? wrongKeyOfTournament() : notSignedIn();
  }

  public static ApiError wrongKeyOfTournament() {
    return expecting(
        ProblemKind.WRONG_TOKEN,
        "This token is not for a role in this tournament.",
        "the header Authorization: Bearer followed by the token that came with the role");
  }

  public static ApiError crossSite() {
    return expecting(
        ProblemKind.CROSS_SITE,
        "This request does not come from a page of this server.",
        "Sec-Fetch-Site: same-origin or this server's Origin, which browsers send, or the header "
            + OwnPages.HEADER);
  }

  public static ApiError wrongCredentials() {
    return of(ProblemKind.WRONG_CREDENTIALS, "The name or the password is wrong.");
  }

  public static ApiError wrongResetKey() {
    return of(
        ProblemKind.WRONG_RESET_KEY,
        "This link for a new password is wrong, has been used, or is too old.");
  }

  public static ApiError notExpected() {
    return of(
        ProblemKind.NOT_EXPECTED,
        "This browser is not expected back from the provider; sign in again.");
  }

  public static ApiError notConfirmed() {
    return of(ProblemKind.NOT_CONFIRMED, "The provider did not confirm who it is; sign in again.");
  }

  public static ApiError providerSilent() {
    return of(ProblemKind.PROVIDER_SILENT, "The provider does not answer. Try again in a moment.");
  }

  /// A total that has been reached.
  ///
  /// @param sentence names the total
  public static ApiError limitReached(String sentence) {
    return of(ProblemKind.LIMIT_REACHED, sentence);
  }

  /// More things in a day than an address may make.
  ///
  /// @param things their name, in the plural
  public static ApiError enoughForToday(int most, String things) {
    return of(
        ProblemKind.TOO_MANY_REQUESTS,
        "An address may make " + most + " " + things + " a day; come back later.");
  }

  public static ApiError nameTaken() {
    return of(ProblemKind.NAME_TAKEN, "There is an account with this name, or a similar one.");
  }

  public static ApiError nameOfAccount() {
    return of(
        ProblemKind.NAME_TAKEN,
        "This name belongs to an account, or looks like one that does. Sign in, or take another.");
  }

  public static ApiError unknownAccount() {
    return of(ProblemKind.UNKNOWN_ACCOUNT, "There is no account with that name.");
  }

  /// An arbiter without an account or a name.
  public static ApiError namelessArbiter() {
    return unexpected(
        "name: found nothing, expected the arbiter's name",
        "/name",
        "nothing",
        "the name of the arbiter, which both players are shown before they accept them");
  }

  public static ApiError unknownRole() {
    return of(ProblemKind.UNKNOWN_ROLE, "No role with that id was given here.");
  }

  public static ApiError lastOrganiser() {
    return expecting(
        ProblemKind.LAST_ORGANISER,
        "A tournament would have no organiser.",
        "another organiser with an account in each tournament, whom you appoint before");
  }

  public static ApiError busy() {
    return of(ProblemKind.BUSY, "Too many people sign in at this moment. Try again soon.");
  }

  /// Computers play in as many games as they may.
  public static ApiError noComputer() {
    return of(
        ProblemKind.BUSY, "Computers play in as many games as they can now. Try again later.");
  }

  /// A question that has to be asked again.
  public static ApiError crowded() {
    return of(ProblemKind.BUSY, "Too many people ask the Laws at this moment. Try again soon.");
  }

  /// An act that has to be sent again.
  public static ApiError overloaded() {
    return of(
        ProblemKind.BUSY,
        "The server has too much to do at this moment. Send the same act again; the wait is not"
            + " charged to the player having the move.");
  }

  public static ApiError unknownTournament() {
    return expecting(
        ProblemKind.UNKNOWN_TOURNAMENT,
        "There is no tournament with that id.",
        "the id of a tournament, as in GET /api/tournaments");
  }

  public static ApiError notInATournament() {
    return expecting(
        ProblemKind.BAD_REQUEST,
        "Acts are sent to the game, and this is a tournament.",
        "an act on the stream of the game, /api/games/{id}/stream");
  }

  public static ApiError patchesOnly() {
    return unexpected(
        "whole: found true, but what is new here comes as patches only", "/whole", "true", "false");
  }

  public static ApiError wrongRevision() {
    return expecting(
        ProblemKind.REVISION_PASSED,
        "The header If-Match names no revision of this tournament.",
        "the ETag of the tournament as you have seen it, or its revision in quotation marks");
  }

  /// A hindrance that keeps a tournament from changing.
  public static ApiError of(Hindrance why, String sentence) {
    return switch (why) {
      case UNKNOWN_TOURNAMENT -> unknownTournament();
      case UNKNOWN_PLAYER -> of(ProblemKind.UNKNOWN_PLAYER, sentence);
      case UNKNOWN_ROUND -> of(ProblemKind.UNKNOWN_ROUND, sentence);
      case WRONG_STAGE -> of(ProblemKind.WRONG_STAGE, sentence);
      case UNFIT -> of(ProblemKind.UNFIT_FOR_TOURNAMENT, sentence);
      case ENTERED -> of(ProblemKind.ALREADY_ENTERED, sentence);
      case FULL -> of(ProblemKind.LIMIT_REACHED, sentence);
      case REVISION_PASSED -> of(ProblemKind.REVISION_PASSED, sentence);
      case KEY_OF_ANOTHER -> keyOfAnother();
      case NOT_READY -> of(ProblemKind.ROUND_NOT_READY, sentence);
      case ENGINE_FAILED -> of(ProblemKind.PAIRING_FAILED, sentence);
      case BUSY -> of(ProblemKind.BUSY, sentence);
    };
  }

  static ApiError wrongMethod(List<String> allowed) {
    return expecting(
        ProblemKind.WRONG_METHOD,
        "This method cannot be used at that address.",
        String.join(" or ", allowed));
  }

  public static ApiError notOnAScreen() {
    return expecting(
        ProblemKind.NOT_ON_A_SCREEN,
        "A game on a screen has no pieces to touch and no clock to press.",
        "an act that can be done on a screen, such as a move");
  }

  public static ApiError wrongInvitation() {
    return expecting(
        ProblemKind.WRONG_INVITATION,
        "This invitation is not for this game.",
        "the part after # in the link from the other player");
  }

  public static ApiError seatTaken() {
    return of(ProblemKind.SEAT_TAKEN, "This invitation has already been accepted.");
  }

  public static ApiError tooLate() {
    return of(ProblemKind.TOO_LATE, "The game is not at a stage where this is for its players.");
  }

  public static ApiError wrongKey() {
    return expecting(
        ProblemKind.WRONG_KEY,
        "The header Idempotency-Key is invalid.",
        "1 to 64 letters, digits, hyphens and underscores");
  }

  public static ApiError keyOfAnother() {
    return expecting(
        ProblemKind.KEY_REUSED,
        "This Idempotency-Key was already used for a different request.",
        "a new key for each request, and the same document with the same key");
  }

  public static ApiError damaged() {
    return of(
        ProblemKind.DAMAGED,
        "This game is damaged and cannot be read; the server has set it aside.");
  }

  public static ApiError unavailable() {
    return of(
        ProblemKind.UNAVAILABLE,
        "The server cannot reach its database now; the clocks are stopped. Try again in a moment.");
  }

  public static ApiError stopping() {
    return of(
        ProblemKind.STOPPING,
        "The server is stopping; everything is stored. Try again in a moment.");
  }

  public static ApiError failed() {
    return of(ProblemKind.SERVER_ERROR, "The server failed to handle this request.");
  }

  public static ApiError tooLarge(int most) {
    return expecting(
        ProblemKind.TOO_LARGE, "The document is too large.", "at most " + most + " bytes");
  }

  public static ApiError tooOften() {
    return of(ProblemKind.TOO_MANY_REQUESTS, "Too many requests; wait a moment and try again.");
  }

  /// Whether the request may succeed a moment later.
  public boolean passes() {
    return status == TOO_MANY || status == UNAVAILABLE;
  }

  /// The problem as an answer.
  String problem() {
    return Json.write(details);
  }

  /// The problem as a message on a WebSocket.
  public String message() {
    return message(Optional.empty());
  }

  /// The problem as the answer to a keyed message.
  public String message(Optional<String> key) {
    return Json.write(new Failure(key, details));
  }
}
