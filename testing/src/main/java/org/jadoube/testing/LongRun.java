package org.jadoube.testing;

/// The extent of the tests tagged `long`.
public final class LongRun {
  private LongRun() {}

  /// Whether they try everything, however long that takes: the system property `tests.all`.
  public static boolean isOfAll() {
    return System.getProperty("tests.all") != null;
  }
}
