package org.jadoube.web.http.exchange;

import java.util.Arrays;

/// The preferred extent of an answer (RFC 7240).
public final class Prefer {
  static final String HEADER = "Prefer";
  private static final String MINIMAL = "return=minimal";

  private Prefer() {}

  public static boolean wantsLittle(Call call) {
    return call.header(HEADER).stream()
        .flatMap(header -> Arrays.stream(header.split("[,;]")))
        .anyMatch(preference -> preference.strip().equalsIgnoreCase(MINIMAL));
  }

  public static Answer answered(Answer answer, boolean little) {
    return little ? answer.with("Preference-Applied", MINIMAL) : answer;
  }
}
