package org.jadoube.web.http.exchange;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A response to a client.
///
/// @param lines what follows the body, if the answer is a stream; its body is empty then
@SuppressWarnings("ArrayRecordComponent") // nobody compares answers, and nobody changes a body
public record Answer(
    int status,
    String contentType,
    byte[] body,
    Map<String, String> headers,
    List<String> cookies,
    Optional<LineStream> lines) {
  public static final String JSON = "application/json; charset=utf-8";

  public static final String RETRY_AFTER = "Retry-After";
  private static final String SOON = "1"; // second

  /// RFC 9457.
  private static final String PROBLEM = "application/problem+json";

  /// An answer that sets no cookies.
  public Answer(int status, String contentType, byte[] body, Map<String, String> headers) {
    this(status, contentType, body, headers, List.of(), Optional.empty());
  }

  /// A stream of lines.
  public static Answer of(String contentType, LineStream lines) {
    return new Answer(
        200,
        contentType,
        new byte[0],
        Map.of("Cache-Control", "no-store"),
        List.of(),
        Optional.of(lines));
  }

  public static Answer json(int status, String body) {
    return text(status, JSON, body).with("Cache-Control", "no-store");
  }

  public static Answer text(int status, String contentType, String body) {
    return new Answer(status, contentType, body.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  /// The answer to an error; one that may pass says when to try again.
  public static Answer error(ApiError error) {
    Answer answer =
        text(error.status(), PROBLEM, error.problem()).with("Cache-Control", "no-store");
    return error.passes() ? answer.with(RETRY_AFTER, SOON) : answer;
  }

  /// An answer without a body.
  public static Answer none() {
    return new Answer(204, JSON, new byte[0], Map.of("Cache-Control", "no-store"));
  }

  public Answer with(String header, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(header, value);
    return new Answer(status, contentType, body, Map.copyOf(more), cookies, lines);
  }

  /// This answer with another cookie, in the form of `Set-Cookie`.
  public Answer setting(String cookie) {
    List<String> more = Stream.concat(cookies.stream(), Stream.of(cookie)).toList();
    return new Answer(status, contentType, body, headers, more, lines);
  }
}
