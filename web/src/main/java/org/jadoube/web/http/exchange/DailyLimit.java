package org.jadoube.web.http.exchange;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;

/// A limit on what an address may make in a day: so many at once, and then one after each such
/// share of the day.
public final class DailyLimit {
  private static final String RETRY_AFTER = "Retry-After";

  private final int most;
  private final String things;
  private final RateLimit rate;

  /// @param things the name of the things limited, in the plural
  public DailyLimit(Limits limits, CountLimit limit, String things, InstantSource clock) {
    this.most = limits.of(limit);
    this.things = things;
    this.rate = new RateLimit(most, most / (double) Duration.ofDays(1).toSeconds(), clock);
  }

  /// The refusal, if the sender has made enough; otherwise this counts.
  public Optional<Answer> refusal(Call call) {
    return rate.allows(call)
        ? Optional.empty()
        : Optional.of(
            Answer.error(ApiError.enoughForToday(most, things))
                .with(RETRY_AFTER, String.valueOf(Duration.ofDays(1).toSeconds() / most + 1)));
  }
}
