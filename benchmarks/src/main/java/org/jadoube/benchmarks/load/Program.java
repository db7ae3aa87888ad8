package org.jadoube.benchmarks.load;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// A program that plays: it sends acts over its WebSocket.
record Program(Session stream, Tally tally) implements LoadedGame.Mover {
  @Override
  public boolean isThere() {
    return stream.isOpen();
  }

  @Override
  public void send(String act) {
    stream.sendText(act, Callback.from(() -> {}, _ -> tally.failed("not sent")));
  }
}
