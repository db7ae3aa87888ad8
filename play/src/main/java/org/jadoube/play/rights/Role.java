package org.jadoube.play.rights;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A person's role in a game or a tournament. Its text is stored and sent, so it never changes.
public enum Role {
  /// One of the two players of a game.
  PLAYER,
  /// A helper who acts for a player who cannot (Articles 4.9, 6.2.6, 8.1.6, D.2.10; E04 3.1.7,
  /// Appendices II and III).
  ASSISTANT,
  /// An arbiter (Article 12; E04 10).
  ARBITER,
  /// The arbiter in charge of a tournament, or the only arbiter of a game (E04 9.8.1, 16.8).
  CHIEF_ARBITER,
  /// The person who runs a tournament and appoints its arbiters (E04 16.1).
  ORGANISER,
  /// The captain of a team: chooses who plays, and appeals for the players (C05, 7.1; C11, 3.1.2).
  CAPTAIN,
  /// Anybody else (Article 12.7; E04 9.12, 10.7).
  SPECTATOR;

  /// The name in documents and tables, such as `chief-arbiter`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The role with that name.
  public static Optional<Role> named(String text) {
    return Stream.of(values()).filter(role -> role.text().equals(text)).findFirst();
  }

  /// Whether it judges games.
  public boolean isArbiter() {
    return this == ARBITER || this == CHIEF_ARBITER;
  }
}
