package org.jadoube.play.computer;

import org.jadoube.uci.Failure;

/// An engine that cannot play.
public final class UnusableEngine extends Exception {
  private static final long serialVersionUID = 1;

  UnusableEngine(String name, Failure failure) {
    super("The engine " + name + " cannot be used: " + failure.message());
  }
}
