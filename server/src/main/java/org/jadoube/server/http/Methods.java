package org.jadoube.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What is answered to methods that nobody handles.
final class Methods {
  static final String OPTIONS = "OPTIONS";

  private Methods() {}

  /// To `OPTIONS` that there are these methods and itself; to any other that it is not among them.
  static Answer answer(String method, List<String> handled) {
    List<String> allowed = new ArrayList<>(handled);
    allowed.add(OPTIONS);
    Answer answer =
        method.equals(OPTIONS)
            ? new Answer(204, "", new byte[0], Map.of())
            : Answer.error(ApiError.wrongMethod(allowed));
    return answer.with("Allow", String.join(", ", allowed));
  }
}
