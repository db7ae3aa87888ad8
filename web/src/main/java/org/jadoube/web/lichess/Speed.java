package org.jadoube.web.lichess;

import java.time.Duration;
import java.util.Locale;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;

/// How fast games are, as Lichess sorts them: by the time for a game of forty moves.
enum Speed {
  ULTRA_BULLET("ultraBullet", "UltraBullet", 30),
  BULLET("bullet", "Bullet", 180),
  BLITZ("blitz", "Blitz", 480),
  RAPID("rapid", "Rapid", 1500),
  CLASSICAL("classical", "Classical", Long.MAX_VALUE),
  CORRESPONDENCE("correspondence", "Correspondence", Long.MAX_VALUE);

  private static final int MOVES = 40;

  private final String key;
  private final String title;
  private final long seconds;

  Speed(String key, String title, long seconds) {
    this.key = key;
    this.title = title;
    this.seconds = seconds;
  }

  String key() {
    return key;
  }

  String title() {
    return title;
  }

  /// The speed of games with that time control; correspondence, without a time limit.
  static Speed of(TimeControl control) {
    if (!control.isTimed()) {
      return CORRESPONDENCE;
    }
    long time = initial(control).plus(increment(control).multipliedBy(MOVES)).toSeconds();
    for (Speed speed : values()) {
      if (time < speed.seconds) {
        return speed;
      }
    }
    return CLASSICAL;
  }

  /// The time of the first period; zero without a time limit.
  static Duration initial(TimeControl control) {
    return control.periods().stream().findFirst().map(Period::time).orElse(Duration.ZERO);
  }

  /// The bonus for each move; zero without a time limit.
  static Duration increment(TimeControl control) {
    return control.periods().stream()
        .findFirst()
        .map(Period::bonus)
        .map(Bonus::time)
        .orElse(Duration.ZERO);
  }

  /// As people write it: `5+3`; the minutes may be a fraction.
  static String shown(TimeControl control) {
    long seconds = initial(control).toSeconds();
    String minutes =
        seconds % 60 == 0
            ? String.valueOf(seconds / 60)
            : String.format(Locale.ROOT, "%.2f", seconds / 60.0).replaceFirst("0$", "");
    return minutes + "+" + increment(control).toSeconds();
  }
}
