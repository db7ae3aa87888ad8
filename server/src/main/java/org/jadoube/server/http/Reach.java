package org.jadoube.server.http;

import org.jadoube.server.answer.Addresses;
import org.jadoube.server.http.exchange.Answer;
import org.jadoube.server.http.exchange.Call;
import org.jadoube.server.http.exchange.Route;
import org.jadoube.server.network.Lan;
import org.jadoube.server.network.Listening;
import org.jadoube.wire.Json;

/// Tells a page opened on the server's own machine the addresses for other devices.
record Reach(Listening listening, int port) {
  Route route() {
    return Route.get("/api/addresses", ServerOperations.ADDRESSES, this::addresses);
  }

  private Answer addresses(Call call) {
    return Answer.json(200, Json.write(new Addresses(Lan.origins(listening, port))));
  }
}
