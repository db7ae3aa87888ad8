package org.jadoube.audit.archive;

import java.io.IOException;

/// Says that a file has a flaw.
final class Flawed extends IOException {
  private static final long serialVersionUID = 1;

  private final Flaw flaw;

  Flawed(Flaw flaw) {
    super(flaw.text());
    this.flaw = flaw;
  }

  /// @param cause the library's report
  Flawed(Flaw flaw, Throwable cause) {
    super(flaw.text(), cause);
    this.flaw = flaw;
  }

  Flaw flaw() {
    return flaw;
  }
}
