package org.jadoube.cli;

import org.jadoube.chess.Fault;

/// Faults of a setup as text, until there are sentences for them.
final class FaultText {
  private FaultText() {}

  static String of(Fault fault) {
    return fault.toString();
  }
}
