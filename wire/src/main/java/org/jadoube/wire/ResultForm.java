package org.jadoube.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.act.Result;

/// Results as on a scoresheet: `1-0`, `1/2-1/2`, `0-0`, `1/2-0`, and forfeits `+/-`, `-/-`.
final class ResultForm {
  private static final Map<String, Result> RESULTS = results();

  static final TextForm<Result> FORM =
      TextForm.of(
          Result.class,
          "a result such as 1-0, 0-1, 1/2-1/2, 0-0, +/- or -/+",
          "^((1|1/2|0)-(1|1/2|0)|[+=-]/[+=-])$",
          Result::toString,
          text -> Optional.ofNullable(RESULTS.get(text)));

  private ResultForm() {}

  private static Map<String, Result> results() {
    Map<String, Result> results = new LinkedHashMap<>();
    for (Result.Score white : Result.Score.values()) {
      for (Result.Score black : Result.Score.values()) {
        put(results, new Result(white, black, false));
        put(results, new Result(white, black, true));
      }
    }
    return results;
  }

  private static void put(Map<String, Result> results, Result result) {
    results.put(result.toString(), result);
  }
}
