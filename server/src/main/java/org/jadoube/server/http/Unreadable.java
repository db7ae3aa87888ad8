package org.jadoube.server.http;

/// A request that breaks off, or does not follow its protocol.
final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  /// @param status of HTTP, to be answered if anybody still listens
  Unreadable(int status, Throwable cause) {
    super(cause);
    this.status = status;
  }

  int status() {
    return status;
  }
}
