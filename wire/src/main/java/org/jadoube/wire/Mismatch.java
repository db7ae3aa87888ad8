package org.jadoube.wire;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.exc.MismatchedInputException;

/// How our own readers tell Jackson what they expected; caught at the door by {@link Faults}.
final class Mismatch extends MismatchedInputException {
  private static final long serialVersionUID = 1;

  private final String expected;

  Mismatch(JsonParser json, String expected) {
    super(json, expected);
    this.expected = expected;
  }

  String expected() {
    return expected;
  }
}
