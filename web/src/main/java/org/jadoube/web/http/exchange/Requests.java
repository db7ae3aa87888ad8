package org.jadoube.web.http.exchange;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.store.Unavailable;
import org.jadoube.web.description.Operation;
import org.jadoube.wire.Document;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;

/// The first steps of all handlers of requests about people: limits, and faults that are no bugs.
public record Requests(Limits limits, RateLimit rate) {
  /// A route of GET.
  public Route get(String path, Operation operation, Function<Call, Answer> handler) {
    return Route.get(path, operation, plain(handler));
  }

  /// A route of DELETE.
  public Route delete(String path, Operation operation, Function<Call, Answer> handler) {
    return Route.delete(path, operation, plain(handler));
  }

  /// A route of DELETE with a document that may be left out; then it is one without fields.
  public <T> Route delete(
      String path, Operation operation, Document<T> document, Handler<T> handler) {
    return Route.delete(
        path,
        operation,
        plain(call -> {
          Optional<String> body = call.body();
          return body.isEmpty()
              ? Answer.error(ApiError.tooLarge(limits.of(CountLimit.BODY_BYTES)))
              : read(document, body.get().isBlank() ? "{}" : body.get(), call, handler);
        }));
  }

  /// A route of POST without a body.
  public Route post(String path, Operation operation, Function<Call, Answer> handler) {
    return Route.post(path, operation, plain(handler));
  }

  /// A route of POST with a document.
  ///
  /// @param hidden the places of texts that nobody else will read, such as passwords
  public <T> Route post(
      String path,
      Operation operation,
      Document<T> document,
      Handler<T> handler,
      String... hidden) {
    return Route.post(
        path, operation, of(document, limits.of(CountLimit.BODY_BYTES), handler, hidden));
  }

  /// A route of POST with a document that may hold house rules, which are longer than other texts.
  public <T> Route postWithHouseRules(
      String path, Operation operation, Document<T> document, Handler<T> handler) {
    return Route.post(path, operation, of(document, withHouseRules(limits), handler));
  }

  /// How many bytes a document may have that may hold house rules.
  public static int withHouseRules(Limits limits) {
    return Math.max(limits.of(CountLimit.HOUSE_RULES_BYTES), limits.of(CountLimit.BODY_BYTES));
  }

  /// A handler of a request without a body.
  public Function<Call, Answer> plain(Function<Call, Answer> handler) {
    return call -> rate.allows(call) ? guarded(handler, call) : rate.refusal();
  }

  private <T> Function<Call, Answer> of(
      Document<T> document, int most, Handler<T> handler, String... hidden) {
    return plain(call -> {
      Optional<String> body = call.body(most);
      return body.isEmpty()
          ? Answer.error(ApiError.tooLarge(most))
          : read(document, body.get(), call, handler, hidden);
    });
  }

  /// Handles a request with its document.
  public interface Handler<T> {
    Answer answer(Call call, T request);
  }

  private static <T> Answer read(
      Document<T> document, String json, Call call, Handler<T> handler, String... hidden) {
    return switch (document.read(json)) {
      case JsonReading.Unreadable<T>(JsonFault fault) ->
          Answer.error(ApiError.of(hiding(fault, hidden)));
      case JsonReading.Read<T>(T request) ->
          Unseen.in(document, json, hidden)
              .map(fault -> Answer.error(ApiError.of(fault)))
              .orElseGet(() -> handler.answer(call, request));
    };
  }

  /// The fault without the text found in place of a password, unless there is none.
  private static JsonFault hiding(JsonFault fault, String... hidden) {
    for (String pointer : hidden) {
      if (fault.pointer().equals(pointer) && !fault.found().equals("nothing")) {
        return new JsonFault(
            pointer, fault.line(), fault.column(), "something else", fault.expected());
      }
    }
    return fault;
  }

  private static Answer guarded(Function<Call, Answer> handler, Call call) {
    try {
      return handler.apply(call);
    } catch (DamagedGame damaged) {
      return Answer.error(ApiError.damaged());
    } catch (Unavailable unavailable) {
      return Answer.error(ApiError.unavailable());
    }
  }
}
