package org.jadoube.server.view;

/// Whether acts can be kept; while they cannot, the clocks stand.
///
/// @param stopped false as soon as it is over
record OutageView(String type, boolean stopped) {
  OutageView(boolean stopped) {
    this("outage", stopped);
  }
}
