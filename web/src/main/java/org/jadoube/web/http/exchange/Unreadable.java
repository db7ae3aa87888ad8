package org.jadoube.web.http.exchange;

/// A request that breaks off or violates the protocol.
public final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  /// @param status the HTTP status to answer with, if anybody is still listening
  public Unreadable(int status, Throwable cause) {
    super(cause);
    this.status = status;
  }

  public int status() {
    return status;
  }
}
