package org.jadoube.web.http.exchange;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Optional;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.view.GameView.CitationView;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.PermissionsView.RefusalView;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jspecify.annotations.Nullable;

/// A problem as in RFC 9457.
///
/// @param type identifies the kind of problem
/// @param title equal for all problems of the kind
/// @param code the last part of `type`: stable, for programs
/// @param detail one sentence about this problem
/// @param pointer the place in the document that was sent (RFC 6901)
/// @param grounds the provisions that stand against it
/// @param events the events that happened instead, such as a flag fall
/// @param refusal the document of `wire`
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ProblemDetails(
    String type,
    String title,
    int status,
    String code,
    String detail,
    Optional<String> expected,
    Optional<String> found,
    Optional<String> pointer,
    Optional<Integer> line,
    Optional<Integer> column,
    Optional<CitationView> citation,
    List<String> grounds,
    @JsonRawValue @Nullable String refusal,
    List<EventView> events) {
  static ProblemDetails of(int status, ProblemKind kind, String detail) {
    return new ProblemDetails(
        kind.type(),
        kind.title(),
        status,
        kind.code(),
        detail,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        null,
        List.of());
  }

  ProblemDetails expecting(@Nullable String what) {
    return new ProblemDetails(
        type,
        title,
        status,
        code,
        detail,
        Optional.ofNullable(what),
        found,
        pointer,
        line,
        column,
        citation,
        grounds,
        refusal,
        events);
  }

  ProblemDetails at(String pointer, String found) {
    return new ProblemDetails(
        type,
        title,
        status,
        code,
        detail,
        expected,
        Optional.of(found),
        Optional.of(pointer),
        line,
        column,
        citation,
        grounds,
        refusal,
        events);
  }

  ProblemDetails at(JsonFault fault) {
    return new ProblemDetails(
        type,
        title,
        status,
        code,
        detail,
        Optional.of(fault.expected()),
        Optional.of(fault.found()),
        Optional.of(fault.pointer()),
        Optional.of(fault.line()),
        Optional.of(fault.column()),
        citation,
        grounds,
        refusal,
        events);
  }

  ProblemDetails under(List<String> grounds) {
    return new ProblemDetails(
        type, title, status, code, detail, expected, found, pointer, line, column, citation,
        grounds, refusal, events);
  }

  ProblemDetails because(RefusalView refused, List<EventView> happened) {
    return new ProblemDetails(
        type,
        title,
        status,
        code,
        detail,
        expected,
        found,
        pointer,
        line,
        column,
        Optional.of(refused.citation()),
        grounds,
        Documents.REFUSAL.write(refused.refusal()),
        happened);
  }
}
