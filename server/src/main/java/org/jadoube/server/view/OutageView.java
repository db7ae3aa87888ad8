package org.jadoube.server.view;

/// Whether acts can be kept; while they cannot, the clocks stand.
///
/// @param stopped false as soon as it is over
public record OutageView(String type, boolean stopped) {
  /// It has begun.
  public static final OutageView BEGUN = new OutageView("outage", true);

  /// It is over.
  public static final OutageView OVER = new OutageView("outage", false);
}
