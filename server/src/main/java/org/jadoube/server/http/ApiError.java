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

/// Why a request failed, for programs and for people.
///
/// @param status the HTTP status
/// @param details the rest
record ApiError(int status, Details details) {
  /// @param code stable, for programs
  /// @param message one sentence
  /// @param pointer the place in the document that was sent (RFC 6901)
  /// @param events what happened instead, such as a flag fall
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

  /// A field with a wrong value.
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

  /// A document that is not JSON, or not what was expected.
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

  /// An act refused under the Laws.
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
        404, "unknown-game", "There is no game with that id.", "the id of a game, as in its link");
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
        "This invitation is not for this game.",
        "the part after # in the link from the other player");
  }

  static ApiError seatTaken() {
    return of(409, "seat-taken", "This invitation has already been accepted.");
  }

  static ApiError wrongKey() {
    return expecting(
        400,
        "wrong-key",
        "The header Idempotency-Key is invalid.",
        "1 to 64 letters, digits, hyphens and underscores");
  }

  static ApiError keyOfAnother() {
    return expecting(
        422,
        "key-reused",
        "This Idempotency-Key was already used for a different request.",
        "a new key for each request, and the same document with the same key");
  }

  static ApiError damaged() {
    return of(
        500, "damaged", "This game is damaged and cannot be read; the server has set it aside.");
  }

  static ApiError unavailable() {
    return of(
        503,
        "unavailable",
        "The server cannot reach its database now; the clocks are stopped. Try again in a moment.");
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
