package org.jadoube.tournament.official;

import org.jadoube.tournament.rating.KFacts;

/// An official's knowledge of a player besides name, rating and title.
///
/// @param factor what decides on K
/// @param woman whether she can have titles for women
/// @since 0.1.0
public record PersonFacts(KFacts factor, boolean woman) {
  /// Nothing.
  public static final PersonFacts NONE = new PersonFacts(KFacts.NONE, false);

  /// A copy with other facts about K.
  public PersonFacts with(KFacts other) {
    return new PersonFacts(other, woman);
  }
}
