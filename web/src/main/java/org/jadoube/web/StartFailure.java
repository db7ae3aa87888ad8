package org.jadoube.web;

/// The reason why a server could not start: one sentence for the person who tried.
public final class StartFailure extends Exception {
  private static final long serialVersionUID = 1;

  StartFailure(String message, Throwable cause) {
    super(message, cause);
  }

  StartFailure(String message) {
    super(message);
  }
}
