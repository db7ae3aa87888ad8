package org.jadoube.web.http.stream;

import org.jadoube.play.lobby.Party;
import org.jadoube.web.answer.StreamAnswers.LobbyWelcome;
import org.jadoube.web.http.access.Parties;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.lobby.LobbyFollower;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.wire.Json;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.StreamMessage;

/// The lobby, followed over a WebSocket. Whoever follows it is here.
final class LobbyTopic implements Topic, LobbyFollower {
  private final LobbyHall hall;
  private final Stream stream;
  private final Party party;
  private boolean inside; // guarded by this

  LobbyTopic(LobbyHall hall, Parties parties, Stream stream) {
    this.hall = hall;
    this.stream = stream;
    Handshake from = stream.from();
    this.party = parties.of(from.session(), from.device(), from.sender());
  }

  @Override
  public Party party() {
    return party;
  }

  @Override
  public void hello(StreamMessage.Hello hello) {
    if (hello.token().filter(token -> !token.isEmpty()).isPresent()) {
      stream.put(ApiError.noTokenInTheLobby().message());
      stream.close(CloseCode.POLICY, "wrong token");
    } else if (hello.whole()) {
      stream.put(ApiError.patchesOnly().message());
    } else {
      enter();
    }
  }

  private synchronized void enter() {
    if (inside || stream.isLeft()) {
      return;
    }
    inside = true;
    stream.put(
        Json.write(new LobbyWelcome(party.isGuest() ? "guest" : "account", stream.millis())));
    hall.enter(this);
  }

  @Override
  public void act(KeyedText sent) {
    stream.put(ApiError.notInTheLobby().message(sent.key()));
  }

  @Override
  public synchronized void resync() {
    if (inside) {
      hall.resync(this);
    }
  }

  @Override
  public synchronized void leave() {
    inside = false;
    hall.leave(this);
  }

  @Override
  public void tell(String message) {
    stream.put(message);
  }
}
