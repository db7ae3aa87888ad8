package org.jadoube.server.view;

import org.jadoube.server.description.OneOf;

/// The mere passing of time has changed what a player may do, for instance because a flag has
/// fallen.
///
/// @param sequence of the latest event
public record PermissionsMessage(
    @OneOf("permissions") String type, int sequence, PermissionsView permissions) {
  PermissionsMessage(int sequence, PermissionsView permissions) {
    this("permissions", sequence, permissions);
  }
}
