package org.jadoube.server.store;

/// The database does not do its work now. Whether what was asked for has happened is not known: it
/// has, or it has not, and asking again under the same key finds out.
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// @param reason in words, without secrets
  public Unavailable(String reason) {
    super(reason, null, false, false);
  }

  Unavailable(String reason, Throwable cause) {
    super(reason, cause);
  }
}
