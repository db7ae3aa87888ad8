package org.jadoube.testing;

/// How far the tests tagged `long` go.
public final class LongRun {
  private LongRun() {}

  /// Whether they try all there is, however long it takes: where the system property `tests.all` is
  /// set.
  public static boolean isOfAll() {
    return System.getProperty("tests.all") != null;
  }
}
