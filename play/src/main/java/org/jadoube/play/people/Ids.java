package org.jadoube.play.people;

import java.security.SecureRandom;
import org.jadoube.store.GameId;

/// Random ids for rows, made like those of games.
final class Ids {
  private static final SecureRandom RANDOM = new SecureRandom();

  private Ids() {}

  static String next() {
    return GameId.random(RANDOM).text();
  }

  static SecureRandom random() {
    return RANDOM;
  }
}
