package org.jadoube.server.view;

import org.jadoube.server.description.OneOf;

/// Whether acts can be kept; while they cannot, the clocks stand.
///
/// @param stopped false as soon as it is over
public record OutageView(@OneOf("outage") String type, boolean stopped) {
  OutageView(boolean stopped) {
    this("outage", stopped);
  }
}
