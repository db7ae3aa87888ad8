package org.jadoube.server.answer;

import org.jadoube.server.description.OneOf;

/// That the process lives.
public record Liveness(@OneOf("up") String status) {
  /// It does if it says so.
  public static final Liveness UP = new Liveness("up");
}
