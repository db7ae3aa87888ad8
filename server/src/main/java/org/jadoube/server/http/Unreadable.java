package org.jadoube.server.http;

/// A request that breaks off or violates the protocol.
final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  /// @param status the HTTP status to answer with, if anybody is still listening
  Unreadable(int status, Throwable cause) {
    super(cause);
    this.status = status;
  }

  int status() {
    return status;
  }
}
