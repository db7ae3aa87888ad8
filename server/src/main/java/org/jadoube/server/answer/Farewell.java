package org.jadoube.server.answer;

import org.jadoube.server.description.OneOf;

/// The server stops; everything is stored.
public record Farewell(@OneOf("stopping") String type) {
  /// There is only one.
  public static final Farewell STOPPING = new Farewell("stopping");
}
