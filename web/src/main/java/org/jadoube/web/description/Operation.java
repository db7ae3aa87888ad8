package org.jadoube.web.description;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.wire.Document;

/// A route's purpose, for those who call it.
///
/// @param summary in a few words
/// @param text more about it, in Markdown; empty if there is no more to say
/// @param request what is sent; empty for a request without a body
public record Operation(
    String summary,
    String text,
    Access access,
    List<RouteParameter> parameters,
    Optional<Body> request,
    List<Reply> replies,
    List<Problem> problems) {
  /// Copies the lists.
  public Operation {
    parameters = List.copyOf(parameters);
    replies = List.copyOf(replies);
    problems = List.copyOf(problems);
  }

  /// An operation for anybody, about which no more is known.
  public static Operation of(String summary) {
    return new Operation(
        summary, "", Access.ANYBODY, List.of(), Optional.empty(), List.of(), List.of());
  }

  /// A copy with more about it.
  public Operation saying(String text) {
    return new Operation(summary, text, access, parameters, request, replies, problems);
  }

  /// A copy for those who say who they are.
  public Operation by(Access access) {
    return new Operation(summary, text, access, parameters, request, replies, problems);
  }

  /// A copy with another parameter.
  public Operation with(RouteParameter parameter) {
    return new Operation(
        summary, text, access, more(parameters, parameter), request, replies, problems);
  }

  /// A copy with a document in the request, which may be anything but that.
  public Operation taking(Document<?> document) {
    return taking(new Body(document.name(), List.of()));
  }

  /// A copy with a body.
  public Operation taking(Body body) {
    return new Operation(summary, text, access, parameters, Optional.of(body), replies, problems)
        .failing(ProblemKind.MALFORMED_JSON, ProblemKind.UNEXPECTED_CONTENT, ProblemKind.TOO_LARGE);
  }

  /// A copy with an answer that is a document.
  public Operation answering(int status, String meaning, Class<?> document) {
    return answering(Reply.of(status, meaning, document));
  }

  /// A copy with an answer that is a document of `wire`.
  public Operation answering(int status, String meaning, Document<?> document) {
    return answering(Reply.of(status, meaning, document));
  }

  /// A copy with an answer that is not JSON.
  public Operation answering(int status, String meaning, String mediaType) {
    return answering(Reply.text(status, meaning, mediaType));
  }

  /// A copy with an answer without a body.
  public Operation answering(int status, String meaning) {
    return answering(Reply.none(status, meaning));
  }

  private Operation answering(Reply reply) {
    return new Operation(
        summary, text, access, parameters, request, more(replies, reply), problems);
  }

  /// A copy with ways in which it fails.
  public Operation failing(ProblemKind... kinds) {
    return failing(Arrays.stream(kinds).map(Problem::of));
  }

  /// A copy with a way in which it fails that has a status of its own.
  public Operation failing(int status, ProblemKind kind) {
    return failing(Stream.of(new Problem(status, kind)));
  }

  private Operation failing(Stream<Problem> more) {
    List<Problem> all = Stream.concat(problems.stream(), more).distinct().toList();
    return new Operation(summary, text, access, parameters, request, replies, all);
  }

  /// A copy whose requests are counted, and which needs the database.
  public Operation limited() {
    return failing(ProblemKind.TOO_MANY_REQUESTS, ProblemKind.UNAVAILABLE);
  }

  private static <T> List<T> more(List<T> some, T another) {
    List<T> all = new ArrayList<>(some);
    all.add(another);
    return all;
  }
}
