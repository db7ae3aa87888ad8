package org.jadoube.web.http.lobby;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jadoube.play.game.CallersKey;
import org.jadoube.store.Fingerprint;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.IdempotencyKeys;

/// The latest answers to requests with an idempotency key, in memory like the lobby itself.
final class Repeats {
  private static final int MOST = 10_000;
  private static final int REFUSALS = 400;

  private final Admission admission;
  private final Map<String, Kept> latest =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
          return size() > MOST;
        }
      };

  Repeats(Admission admission) {
    this.admission = admission;
  }

  /// The request under a key and its answer, once there is one.
  private static final class Kept {
    private final String fingerprint;
    private Optional<Answer> answer = Optional.empty();

    Kept(String fingerprint) {
      this.fingerprint = fingerprint;
    }

    /// An equal request waits until this one is answered. One that was refused may be repeated.
    synchronized Answer answer(String other, Supplier<Answer> handler) {
      if (!fingerprint.equals(other)) {
        return Answer.error(ApiError.keyOfAnother());
      }
      return answer.orElseGet(() -> {
        Answer given = handler.get();
        answer = Optional.of(given).filter(each -> each.status() < REFUSALS);
        return given;
      });
    }
  }

  /// The answer to a request, which takes effect once.
  ///
  /// @param document that it brings
  Answer once(Call call, Object document, Supplier<Answer> handler) {
    if (!IdempotencyKeys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    String asked = Fingerprint.of(call.path() + "\n" + document);
    return admission
        .key(call)
        .map(key -> kept(key, asked).answer(asked, handler))
        .orElseGet(handler);
  }

  private Kept kept(CallersKey key, String asked) {
    synchronized (latest) {
      return latest.computeIfAbsent(key.id("lobby"), _ -> new Kept(asked));
    }
  }
}
