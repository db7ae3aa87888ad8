package org.jadoube.web.http.stream;

import org.jadoube.play.lobby.Party;
import org.jadoube.web.answer.StreamAnswers.LobbyWelcome;
import org.jadoube.web.http.access.Parties;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.LobbyErrors;
import org.jadoube.web.lobby.LobbyFollower;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.wire.Json;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.StreamMessage;
import org.jspecify.annotations.Nullable;

/// The lobby, followed over a WebSocket. Whoever follows it is here.
final class LobbyTopic implements Topic {
  private final LobbyHall hall;
  private final Parties parties;
  private final Stream stream;
  private @Nullable Inside inside; // guarded by this

  LobbyTopic(LobbyHall hall, Parties parties, Stream stream) {
    this.hall = hall;
    this.parties = parties;
    this.stream = stream;
  }

  /// Somebody whom the lobby has let in.
  private record Inside(Party party, Stream stream) implements LobbyFollower {
    @Override
    public void tell(String message) {
      stream.put(message);
    }
  }

  @Override
  public void hello(StreamMessage.Hello hello) {
    if (hello.token().filter(token -> !token.isEmpty()).isPresent()) {
      stream.put(LobbyErrors.noTokenInTheLobby().message());
      stream.close(CloseCode.POLICY, "wrong token");
    } else if (hello.whole()) {
      stream.put(ApiError.patchesOnly().message());
    } else {
      enter();
    }
  }

  private synchronized void enter() {
    if (inside != null || stream.isLeft()) {
      return;
    }
    StreamOpening from = stream.from();
    Party party = parties.of(from.session(), from.device(), from.sender());
    Inside follower = new Inside(party, stream);
    stream.put(
        Json.write(new LobbyWelcome(party.isGuest() ? "guest" : "account", stream.millis())));
    hall.enter(follower);
    inside = follower;
  }

  @Override
  public void act(KeyedText sent) {
    stream.put(LobbyErrors.notInTheLobby().message(sent.key()));
  }

  @Override
  public synchronized void resync() {
    if (inside != null) {
      hall.resync(inside);
    }
  }

  @Override
  public synchronized void leave() {
    if (inside != null) {
      hall.leave(inside);
      inside = null;
    }
  }
}
