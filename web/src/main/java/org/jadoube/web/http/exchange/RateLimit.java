package org.jadoube.web.http.exchange;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;

/// A rate limit per sender. Remembers a bounded number of senders.
public final class RateLimit {
  private static final int MOST_SENDERS = 10_000;

  private final int most;
  private final double perSecond;
  private final InstantSource clock;
  private final Map<String, TokenBucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
          return size() > MOST_SENDERS;
        }
      };

  public RateLimit(int most, double perSecond, InstantSource clock) {
    this.most = most;
    this.perSecond = perSecond;
    this.clock = clock;
  }

  /// The limit in a server's settings.
  ///
  /// @param atOnce the burst
  /// @param perSecond the sustained rate
  public static RateLimit of(
      Limits limits, CountLimit atOnce, CountLimit perSecond, InstantSource clock) {
    return new RateLimit(limits.of(atOnce), limits.of(perSecond), clock);
  }

  /// Whether a request may be answered now; it counts.
  public boolean allows(Call call) {
    return call.sender().map(this::allows).orElse(true);
  }

  /// Likewise for a sender with that name, such as an account.
  public boolean allows(String sender) {
    return bucket(sender).take(clock.instant());
  }

  /// The answer to a sender above the limit.
  public Answer refusal() {
    String seconds = String.valueOf(Math.round(Math.ceil(1 / perSecond)));
    return Answer.error(ApiError.tooOften()).with(Answer.RETRY_AFTER, seconds);
  }

  /// Counts something that cannot be refused, and says how long to wait before the next.
  public Duration charge(String sender) {
    return bucket(sender).charge(clock.instant());
  }

  private TokenBucket bucket(String sender) {
    synchronized (buckets) {
      return buckets.computeIfAbsent(
          sender, _ -> new TokenBucket(most, perSecond, clock.instant()));
    }
  }
}
