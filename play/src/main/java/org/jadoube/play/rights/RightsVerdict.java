package org.jadoube.play.rights;

/// Whether a role gives somebody a right.
public sealed interface RightsVerdict {
  /// It does. The Laws decide the act.
  record Granted() implements RightsVerdict {}

  /// It does not.
  record Denied(NoRight ground) implements RightsVerdict {}

  /// Whether it does.
  default boolean isGranted() {
    return this instanceof Granted;
  }
}
