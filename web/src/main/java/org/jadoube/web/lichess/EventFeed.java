package org.jadoube.web.lichess;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.people.AccountId;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Lines;
import org.jadoube.wire.Json;

/// The games and challenges of one account, on their way to a client. Which games begin and end
/// follows from comparing those that are not over with those that were not at the last look.
final class EventFeed {
  private final AccountId account;
  private final Games games;
  private final GameJson json;
  private final Challenges challenges;
  private final InstantSource clock;
  private final Lines to;
  private final Set<GameId> open = new LinkedHashSet<>(); // guarded by this

  EventFeed(
      AccountId account,
      Games games,
      GameJson json,
      Challenges challenges,
      InstantSource clock,
      Lines to) {
    this.account = account;
    this.games = games;
    this.json = json;
    this.challenges = challenges;
    this.clock = clock;
    this.to = to;
  }

  /// A game has begun, or is over.
  private record GameEvent(String type, GameJson.Own game) {}

  /// A challenge has been made, or is over.
  private record ChallengeEvent(
      String type, Challenges.View challenge, Optional<GameJson.Compat> compat) {}

  /// Tells what there is.
  void begin(List<Challenge> waiting) {
    to.put("");
    look();
    waiting.stream()
        .filter(each -> !each.isOpen() && (each.isBy(account) || each.isTo(account)))
        .forEach(this::tell);
  }

  /// Tells which games have begun and which are over since the last look.
  synchronized void look() {
    List<GameId> now = games.openOf(account.text());
    List<GameId> over = new ArrayList<>(open);
    over.removeAll(now);
    for (GameId id : now) {
      if (open.add(id)) {
        tell("gameStart", id);
      }
    }
    for (GameId id : over) {
      open.remove(id);
      tell("gameFinish", id);
    }
  }

  private void tell(String type, GameId id) {
    games.room(id).ifPresent(room -> tell(type, room));
  }

  private void tell(String type, GameRoom room) {
    Snapshot snapshot = room.snapshot();
    colour(snapshot)
        .map(colour -> json.own(snapshot, colour, snapshot.time(clock.instant())))
        .ifPresent(own -> to.put(Json.write(new GameEvent(type, own))));
  }

  private Optional<Colour> colour(Snapshot snapshot) {
    return Players.colour(snapshot, account);
  }

  /// Tells how a challenge stands. An accepted one becomes a game, which says so itself.
  void tell(Challenge challenge) {
    switch (challenge.status()) {
      case CREATED -> tell("challenge", challenge, Optional.of(new GameJson.Compat(true, true)));
      case CANCELED -> tell("challengeCanceled", challenge, Optional.empty());
      case DECLINED -> tell("challengeDeclined", challenge, Optional.empty());
      case ACCEPTED -> {}
    }
  }

  private void tell(String type, Challenge challenge, Optional<GameJson.Compat> compat) {
    to.put(Json.write(new ChallengeEvent(type, challenges.view(challenge, account), compat)));
  }
}
