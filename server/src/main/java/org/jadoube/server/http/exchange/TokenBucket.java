package org.jadoube.server.http.exchange;

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

  public synchronized boolean take(Instant now) {
    double seconds = Math.max(0, Duration.between(filled, now).toMillis()) / 1000.0;
    tokens = Math.min(most, tokens + seconds * perSecond);
    filled = now;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }
}
