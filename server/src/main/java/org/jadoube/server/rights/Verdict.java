package org.jadoube.server.rights;

/// Whether a role gives somebody a right.
public sealed interface Verdict {
  /// It does. What becomes of the act is up to the Laws.
  record Granted() implements Verdict {}

  /// It does not.
  record Denied(Ground ground) implements Verdict {}

  /// Whether it does.
  default boolean isGranted() {
    return this instanceof Granted;
  }
}
