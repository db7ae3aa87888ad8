package org.jadoube.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Optional;
import org.jadoube.server.view.CitationView;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.RefusalView;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jspecify.annotations.Nullable;

/// Why a request was not fulfilled, for the program that sent it and for people.
///
/// @param status of HTTP
/// @param details what else there is to say
record ApiError(int status, Details details) {
  /// @param code stable, for programs
  /// @param message one sentence
  /// @param pointer the place in the document that was sent (RFC 6901)
  /// @param events what happened nevertheless: a flag that had fallen
  /// @param refusal the document of `wire`
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Details(
      String code,
      String message,
      Optional<String> expected,
      Optional<String> found,
      Optional<String> pointer,
      Optional<Integer> line,
      Optional<Integer> column,
      Optional<CitationView> citation,
      @JsonRawValue @Nullable String refusal,
      List<EventView> events) {}

  static ApiError of(int status, String code, String message) {
    return expecting(status, code, message, null);
  }

  static ApiError expecting(int status, String code, String message, @Nullable String expected) {
    return new ApiError(
        status,
        new Details(
            code,
            message,
            Optional.ofNullable(expected),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            null,
            List.of()));
  }

  /// A field that is not what it should be.
  static ApiError unexpected(String message, String pointer, String found, String expected) {
    return new ApiError(
        422,
        new Details(
            "unexpected-content",
            message,
            Optional.of(expected),
            Optional.of(found),
            Optional.of(pointer),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            null,
            List.of()));
  }

  /// A document that is no JSON, or not the one that was expected.
  static ApiError of(JsonFault fault) {
    boolean syntax = fault.pointer().isEmpty();
    return new ApiError(
        syntax ? 400 : 422,
        new Details(
            syntax ? "malformed-json" : "unexpected-content",
            fault.message(),
            Optional.of(fault.expected()),
            Optional.of(fault.found()),
            Optional.of(fault.pointer()),
            Optional.of(fault.line()),
            Optional.of(fault.column()),
            Optional.empty(),
            null,
            List.of()));
  }

  /// An act that the Laws do not let take effect.
  static ApiError of(RefusalView refused, List<EventView> events) {
    return new ApiError(
        409,
        new Details(
            "refused",
            refused.sentence(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(refused.citation()),
            Documents.REFUSAL.write(refused.refusal()),
            events));
  }

  static ApiError unknownGame() {
    return expecting(
        404, "unknown-game", "There is no game of that id.", "the id of a game, as in its link");
  }

  static ApiError unknownPath() {
    return expecting(
        404, "unknown-path", "There is nothing at that address.", "a path of /api/openapi.yaml");
  }

  static ApiError wrongToken() {
    return expecting(
        401,
        "wrong-token",
        "This needs the token of a player in this game.",
        "the header Authorization: Bearer followed by the token that came with the seat");
  }

  static ApiError wrongMethod(List<String> allowed) {
    return expecting(
        405,
        "wrong-method",
        "This method cannot be used at that address.",
        String.join(" or ", allowed));
  }

  static ApiError notOnAScreen() {
    return expecting(
        422,
        "not-on-a-screen",
        "A game on a screen has no pieces to touch and no clock to press.",
        "an act that can be done on a screen, such as a move");
  }

  static ApiError wrongInvitation() {
    return expecting(
        403,
        "wrong-invitation",
        "This link does not invite to this game.",
        "the secret behind the # of the link that the other player sent");
  }

  static ApiError seatTaken() {
    return of(409, "seat-taken", "Somebody has accepted this invitation already.");
  }

  static ApiError wrongKey() {
    return expecting(
        400,
        "wrong-key",
        "The header Idempotency-Key is not what it should be.",
        "1 to 64 letters, digits, hyphens and underscores");
  }

  static ApiError keyOfAnother() {
    return expecting(
        422,
        "key-reused",
        "This Idempotency-Key was sent with something else before.",
        "a key of its own for each thing to be done, and the same document with the same key");
  }

  static ApiError damaged() {
    return of(
        500, "damaged", "What is kept of this game cannot be read; the server has set it aside.");
  }

  static ApiError unavailable() {
    return of(
        503,
        "unavailable",
        "The server cannot reach its records now; the clocks stand still. Try again in a moment.");
  }

  static ApiError tooLarge(int most) {
    return expecting(413, "too-large", "The document is too large.", "at most " + most + " bytes");
  }

  static ApiError tooOften() {
    return of(429, "too-many-requests", "Too many requests; wait a moment and try again.");
  }

  String json() {
    return Json.object("error", details);
  }
}
