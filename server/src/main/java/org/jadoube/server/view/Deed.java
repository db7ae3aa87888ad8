package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.wire.Names;

/// A kind of act as a reader is told about it.
///
/// @param name of the act and its manner
/// @param why why not; empty if it may be done
record Deed(Permission permission, String name, Optional<Reason.Named> why) {
  static Deed of(Permission permission, Optional<Reason.Named> why) {
    String act = Names.of(permission.act());
    String name = permission.manner().map(manner -> act + ":" + Names.of(manner)).orElse(act);
    return new Deed(permission, name, why);
  }
}
