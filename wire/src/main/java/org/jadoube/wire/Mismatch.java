package org.jadoube.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.exc.MismatchedInputException;

/// Tells Jackson what one of our own deserializers expected; [Faults] turns it into a fault.
final class Mismatch extends MismatchedInputException {
  private static final long serialVersionUID = 1;

  private final String expected;

  Mismatch(@Nullable JsonParser json, String expected) {
    super(json, expected);
    this.expected = expected;
  }

  /// A mismatch in a top-level field.
  static Mismatch at(String field, String expected) {
    Mismatch mismatch = new Mismatch(null, expected);
    mismatch.prependPath(Object.class, field);
    return mismatch;
  }

  String expected() {
    return expected;
  }
}
