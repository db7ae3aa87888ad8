package org.jadoube.server.http.exchange;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/// A response to a client.
@SuppressWarnings("ArrayRecordComponent") // nobody compares answers, and nobody changes a body
public record Answer(int status, String contentType, byte[] body, Map<String, String> headers) {
  public static final String JSON = "application/json; charset=utf-8";

  /// RFC 9457.
  private static final String PROBLEM = "application/problem+json";

  public static Answer json(int status, String body) {
    return text(status, JSON, body).with("Cache-Control", "no-store");
  }

  public static Answer text(int status, String contentType, String body) {
    return new Answer(status, contentType, body.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  public static Answer error(ApiError error) {
    return text(error.status(), PROBLEM, error.problem()).with("Cache-Control", "no-store");
  }

  /// An answer without a body.
  public static Answer none() {
    return new Answer(204, JSON, new byte[0], Map.of("Cache-Control", "no-store"));
  }

  public Answer with(String header, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(header, value);
    return new Answer(status, contentType, body, Map.copyOf(more));
  }
}
