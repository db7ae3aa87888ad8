package org.jadoube.web.http;

import org.jadoube.web.answer.ServerAnswers.Addresses;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.network.Lan;
import org.jadoube.web.network.Listening;
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
