package org.jadoube.store;

/// A row that this program cannot have written.
public final class UnreadableRow extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// @param reason what was found and what was expected
  public UnreadableRow(String reason) {
    super(reason);
  }
}
