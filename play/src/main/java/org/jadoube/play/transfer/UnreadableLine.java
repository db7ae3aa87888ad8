package org.jadoube.play.transfer;

/// A line that cannot be imported.
final class UnreadableLine extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// @param reason a clause for people, without a full stop
  UnreadableLine(String reason) {
    super(reason, null, false, false);
  }
}
