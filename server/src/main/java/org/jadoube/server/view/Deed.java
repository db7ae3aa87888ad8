package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// A kind of act as a reader is told about it.
///
/// @param name of the act and its manner
/// @param why why not; empty if it may be done
record Deed(String name, Optional<Reason.Named> why) {
  static Deed of(Permission permission, Wording wording) {
    String act = Names.of(permission.act());
    return new Deed(
        permission.manner().map(manner -> act + ":" + Names.of(manner)).orElse(act),
        permission.refusal().map(refusal -> Reason.named(refusal, wording.of(refusal))));
  }
}
