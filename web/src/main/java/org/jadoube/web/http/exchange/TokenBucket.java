package org.jadoube.web.http.exchange;

import java.time.Duration;
import java.time.Instant;

/// Limits a burst and a sustained rate per second.
public final class TokenBucket {
  private final int most;
  private final double perSecond;
  private double tokens;
  private Instant filled;

  public TokenBucket(int most, double perSecond, Instant now) {
    this.most = most;
    this.perSecond = perSecond;
    this.tokens = most;
    this.filled = now;
  }

  /// Takes a token if there is one.
  public synchronized boolean take(Instant now) {
    fill(now);
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }

  /// Takes a token in any case, and says how long to wait before the next.
  public synchronized Duration charge(Instant now) {
    fill(now);
    tokens--;
    return tokens < 0 ? Duration.ofNanos(Math.round(-tokens / perSecond * 1e9)) : Duration.ZERO;
  }

  private void fill(Instant now) {
    double seconds = Math.max(0, Duration.between(filled, now).toNanos()) / 1e9;
    tokens = Math.min(most, tokens + seconds * perSecond);
    filled = now;
  }
}
