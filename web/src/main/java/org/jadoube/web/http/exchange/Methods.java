package org.jadoube.web.http.exchange;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Answers to methods that no route handles.
public final class Methods {
  public static final String OPTIONS = "OPTIONS";

  private Methods() {}

  /// Lists the methods for `OPTIONS`, and refuses any other method with 405.
  public static Answer answer(String method, List<String> handled) {
    List<String> allowed = Stream.concat(handled.stream(), Stream.of(OPTIONS)).distinct().toList();
    Answer answer =
        method.equals(OPTIONS)
            ? new Answer(204, "", new byte[0], Map.of())
            : Answer.error(ApiError.wrongMethod(allowed));
    return answer.with("Allow", String.join(", ", allowed));
  }
}
