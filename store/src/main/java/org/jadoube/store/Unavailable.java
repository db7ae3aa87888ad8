package org.jadoube.store;

/// The database does not work now. Whether the request took effect is unknown; sending it again
/// under the same key will tell.
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// @param reason for people, without secrets
  public Unavailable(String reason) {
    super(reason, null, false, false);
  }

  Unavailable(String reason, Throwable cause) {
    super(reason, cause);
  }
}
