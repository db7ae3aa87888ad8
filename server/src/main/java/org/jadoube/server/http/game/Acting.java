package org.jadoube.server.http.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Actor;
import org.jadoube.notation.Language;
import org.jadoube.server.game.ActId;
import org.jadoube.server.game.Arrival;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.game.Outcome;
import org.jadoube.server.http.exchange.ApiError;
import org.jadoube.server.http.exchange.Unseen;
import org.jadoube.server.people.OfficeLog;
import org.jadoube.server.people.Scope;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Rights;
import org.jadoube.server.rights.Role;
import org.jadoube.server.rights.Whose;
import org.jadoube.server.store.GameId;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Views;
import org.jadoube.server.view.ViewsOfGames;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.SentAct;

/// Does what is sent in games, over HTTP and over WebSockets. What officials do is logged.
///
/// @param log what officials do
public record Acting(ViewsOfGames views, OfficeLog log) {
  /// What became of an act.
  public sealed interface Result {
    /// It took effect.
    record Effective(Done done) implements Result {}

    /// It did not.
    record Failed(ApiError error) implements Result {}
  }

  /// An act as it was sent.
  ///
  /// @param as what its sender is in the game; not empty
  /// @param json the act without its actor and its time
  /// @param key the idempotency key, which is valid
  /// @param brief whether the answer is without the state of the game
  public record Sent(
      List<Capacity> as, String json, Optional<String> key, Language language, boolean brief) {}

  /// Does an act in its turn.
  public Result act(GameRoom room, GameId id, Arrival arrival, Sent sent) {
    Optional<JsonFault> unseen = Unseen.in(Documents.ACT, sent.json());
    if (unseen.isPresent()) {
      return new Result.Failed(ApiError.of(unseen.get()));
    }
    Capacity first = sent.as().getFirst();
    return switch (read(sent, first)) {
      case JsonReading.Unreadable<SentAct>(JsonFault fault) ->
          new Result.Failed(ApiError.of(fault));
      case JsonReading.Read<SentAct>(SentAct act) -> {
        Capacity as = fittest(sent.as(), act);
        yield act(room, id, arrival, sent, as, as.equals(first) ? act : again(sent, as));
      }
    };
  }

  /// Says what an act would do, and does nothing.
  Result trial(GameRoom room, Sent sent) {
    Optional<JsonFault> unseen = Unseen.in(Documents.ACT, sent.json());
    if (unseen.isPresent()) {
      return new Result.Failed(ApiError.of(unseen.get()));
    }
    return switch (read(sent, sent.as().getFirst())) {
      case JsonReading.Unreadable<SentAct>(JsonFault fault) ->
          new Result.Failed(ApiError.of(fault));
      case JsonReading.Read<SentAct>(SentAct act) -> {
        Capacity as = fittest(sent.as(), act);
        yield result(room.trial(as, again(sent, as)), room, as, sent);
      }
    };
  }

  private static JsonReading<SentAct> read(Sent sent, Capacity as) {
    return Documents.sentAct(sent.json(), as.actor().orElse(Actor.WHITE));
  }

  /// The same act, done by somebody else.
  private static SentAct again(Sent sent, Capacity as) {
    return read(sent, as) instanceof JsonReading.Read<SentAct>(SentAct act)
        ? act
        : throwUnreadable();
  }

  private static SentAct throwUnreadable() {
    throw new IllegalStateException("an act that was readable before");
  }

  /// Somebody may be several things in a game: what gives a right to the act counts.
  private static Capacity fittest(List<Capacity> all, SentAct act) {
    return all.stream()
        .filter(each -> Rights.of(each.role(), act.undated(), each.whose(), false).isGranted())
        .findFirst()
        .orElse(all.getFirst());
  }

  private Result act(
      GameRoom room, GameId id, Arrival arrival, Sent sent, Capacity as, SentAct act) {
    Optional<ActId> key = sent.key().map(text -> ActId.of(as, text));
    if (as.role() == Role.PLAYER || as.whose() == Whose.OTHER) {
      return result(room.act(arrival, as, act, key), room, as, sent);
    }
    String entry = log.begin(Scope.of(id), as, act.type(), sent.json());
    Outcome outcome = room.act(arrival, as, act, key);
    log.end(entry, outcome(outcome));
    return result(outcome, room, as, sent);
  }

  private static String outcome(Outcome outcome) {
    return switch (outcome) {
      case Outcome.NotOnAScreen() -> "not-on-a-screen";
      case Outcome.IdOfAnother() -> "key-reused";
      case Outcome.NotEntitled(_, var ground, _) -> "not-entitled: " + ground.text();
      case Outcome.Decided decided when !decided.happened() ->
          decided.refusal().map(why -> "refused: " + Documents.REFUSAL.write(why)).orElse("");
      case Outcome.Decided decided ->
          (decided.repeated() ? "repeated" : "done")
              + ": events "
              + (decided.before() + 1)
              + " to "
              + decided.last();
    };
  }

  private Result result(Outcome outcome, GameRoom room, Capacity as, Sent sent) {
    return switch (outcome) {
      case Outcome.NotOnAScreen() -> new Result.Failed(ApiError.notOnAScreen());
      case Outcome.IdOfAnother() -> new Result.Failed(ApiError.keyOfAnother());
      case Outcome.NotEntitled(_, var ground, var game) ->
          new Result.Failed(ApiError.of(ground, Optional.of(game.regulations().edition())));
      case Outcome.Decided decided ->
          result(decided, views.of(room), reader(as, sent.language()), sent.brief());
    };
  }

  private static Result result(Outcome.Decided decided, Views views, Reader reader, boolean brief) {
    return decided
        .refusal()
        .filter(_ -> !decided.happened())
        .<Result>map(why ->
            new Result.Failed(
                ApiError.of(
                    views.refusal(why, decided.game(), reader.language()),
                    views.events(decided.game(), decided.before(), decided.last(), reader))))
        .orElseGet(() -> new Result.Effective(Done.of(decided, views, reader, brief)));
  }

  /// How somebody sees the game; a captain sees no more of it than spectators do.
  public static Reader reader(Capacity as, Language language) {
    boolean own = as.whose() == Whose.OWN && as.role() != Role.CAPTAIN;
    return new Reader(
        own ? as.colour() : Optional.empty(), language, own ? as.role() : Role.SPECTATOR);
  }

  /// How whoever is several things in the game sees it: as one who acts in it, if possible. So an
  /// organiser who is also the chief arbiter sees what arbiters see.
  public static Reader reader(List<Capacity> as, Language language) {
    return as.stream()
        .filter(each -> each.whose() == Whose.OWN && each.actor().isPresent())
        .findFirst()
        .or(() -> as.stream().findFirst())
        .map(each -> reader(each, language))
        .orElseGet(() -> new Reader(Optional.empty(), language));
  }
}
