package org.jadoube.web.http.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Actor;
import org.jadoube.notation.Language;
import org.jadoube.play.game.ActId;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.play.game.Arrival;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.GameTotals;
import org.jadoube.play.people.OfficeLog;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Rights;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Unseen;
import org.jadoube.web.view.Reader;
import org.jadoube.web.view.Views;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.SentAct;

/// Performs acts sent over HTTP and WebSockets. Deeds of officials are logged.
///
/// @param log the log of officials' deeds
/// @param totals the limits on the record of a game
public record Acting(ViewsOfGames views, OfficeLog log, GameTotals totals) {
  /// The outcome of an act.
  public sealed interface Result {
    /// It took effect.
    record Effective(Done done) implements Result {}

    /// It did not.
    record Failed(ApiError error) implements Result {}
  }

  /// An act as it was sent.
  ///
  /// @param as the sender's capacities in the game; not empty
  /// @param json the act without its actor and its time
  /// @param key the idempotency key, which is valid
  public record Sent(
      List<Capacity> as,
      String json,
      Optional<String> key,
      Language language,
      Done.Extent extent) {}

  /// Does an act in its turn.
  public Result act(GameRoom room, GameId id, Arrival arrival, Sent sent) {
    Optional<JsonFault> unseen = Unseen.in(Documents.ACT, sent.json());
    if (unseen.isPresent()) {
      return new Result.Failed(ApiError.of(unseen.get()));
    }
    return switch (read(sent)) {
      case JsonReading.Unreadable<SentAct>(JsonFault fault) ->
          new Result.Failed(ApiError.of(fault));
      case JsonReading.Read<SentAct>(SentAct act) -> {
        Capacity as = fittest(sent.as(), act);
        yield act(room, id, arrival, sent, as, act.by(actor(as)));
      }
    };
  }

  /// The outcome that an act would have; nothing happens.
  Result trial(GameRoom room, Sent sent) {
    Optional<JsonFault> unseen = Unseen.in(Documents.ACT, sent.json());
    if (unseen.isPresent()) {
      return new Result.Failed(ApiError.of(unseen.get()));
    }
    return switch (read(sent)) {
      case JsonReading.Unreadable<SentAct>(JsonFault fault) ->
          new Result.Failed(ApiError.of(fault));
      case JsonReading.Read<SentAct>(SentAct act) -> {
        Capacity as = fittest(sent.as(), act);
        yield result(room.trial(as, act.by(actor(as))), room, as, sent);
      }
    };
  }

  private static JsonReading<SentAct> read(Sent sent) {
    return Documents.sentAct(sent.json(), actor(sent.as().getFirst()));
  }

  /// The actor of a capacity; one that does not act in games has been refused before.
  private static Actor actor(Capacity as) {
    return as.actor().orElse(Actor.WHITE);
  }

  /// The capacity that gives a right to the act, if somebody has several in a game.
  private static Capacity fittest(List<Capacity> all, SentAct act) {
    return all.stream()
        .filter(each -> Rights.of(each.role(), act.undated(), each.whose(), false).isGranted())
        .findFirst()
        .orElse(all.getFirst());
  }

  private Result act(
      GameRoom room, GameId id, Arrival arrival, Sent sent, Capacity as, SentAct act) {
    Optional<String> full = totals.fault(room.game(), act.undated());
    if (full.isPresent()) {
      return new Result.Failed(ApiError.limitReached(full.get()));
    }
    Optional<ActId> key = sent.key().map(text -> ActId.of(as, text));
    if (as.role() == Role.PLAYER || as.whose() == Whose.OTHER) {
      return result(room.act(arrival, as, act, key), room, as, sent);
    }
    String entry = log.begin(Scope.of(id), as, act.type(), sent.json());
    ActOutcome outcome = room.act(arrival, as, act, key);
    log.end(entry, outcome(outcome));
    return result(outcome, room, as, sent);
  }

  private static String outcome(ActOutcome outcome) {
    return switch (outcome) {
      case ActOutcome.NotOnAScreen() -> "not-on-a-screen";
      case ActOutcome.Overloaded() -> "busy";
      case ActOutcome.IdOfAnother() -> "key-reused";
      case ActOutcome.NotEntitled(_, var ground, _) -> "not-entitled: " + ground.text();
      case ActOutcome.Decided decided when !decided.happened() ->
          decided.refusal().map(why -> "refused: " + Documents.REFUSAL.write(why)).orElse("");
      case ActOutcome.Decided decided ->
          (decided.repeated() ? "repeated" : "done")
              + ": events "
              + (decided.before() + 1)
              + " to "
              + decided.last();
    };
  }

  private Result result(ActOutcome outcome, GameRoom room, Capacity as, Sent sent) {
    return switch (outcome) {
      case ActOutcome.NotOnAScreen() -> new Result.Failed(ApiError.notOnAScreen());
      case ActOutcome.Overloaded() -> new Result.Failed(ApiError.overloaded());
      case ActOutcome.IdOfAnother() -> new Result.Failed(ApiError.keyOfAnother());
      case ActOutcome.NotEntitled(_, var ground, var game) ->
          new Result.Failed(ApiError.of(ground, Optional.of(game.regulations().edition())));
      case ActOutcome.Decided decided ->
          result(decided, views.of(room), reader(as, sent.language()), sent.extent());
    };
  }

  private static Result result(
      ActOutcome.Decided decided, Views views, Reader reader, Done.Extent extent) {
    return decided
        .refusal()
        .filter(_ -> !decided.happened())
        .<Result>map(why ->
            new Result.Failed(
                ApiError.of(
                    views.refusal(why, decided.game(), reader.language()),
                    views.events(decided.game(), decided.before(), decided.last(), reader))))
        .orElseGet(() -> new Result.Effective(Done.of(decided, views, reader, extent)));
  }

  /// The reader of a game in a capacity; a captain sees no more than spectators do.
  public static Reader reader(Capacity as, Language language) {
    boolean own = as.whose() == Whose.OWN && as.role() != Role.CAPTAIN;
    return new Reader(
        own ? as.colour() : Optional.empty(), language, own ? as.role() : Role.SPECTATOR);
  }

  /// The reader of a game with several capacities: if possible, one that acts in it. So an
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
