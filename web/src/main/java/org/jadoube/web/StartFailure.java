package org.jadoube.web;

import java.net.UnknownHostException;
import java.util.Locale;

/// The reason why a server could not start: one sentence for the person who tried.
public final class StartFailure extends Exception {
  private static final long serialVersionUID = 1;

  StartFailure(String message, Throwable cause) {
    super(message, cause);
  }

  StartFailure(String message) {
    super(message);
  }

  static StartFailure unknownHost(String host, UnknownHostException unknown) {
    return new StartFailure(
        "Cannot listen on " + host + ": there is no such name or address.", unknown);
  }

  static StartFailure cannotListen(String host, int port, RuntimeException failed) {
    return new StartFailure(
        String.format(Locale.ROOT, "Cannot listen on %s port %d: %s.", host, port, reason(failed)),
        failed);
  }

  private static String reason(Throwable failed) {
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message = root.getMessage();
    return message == null
        ? root.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }
}
