package org.jadoube.tournament.norm;

import java.util.Optional;
import org.jadoube.tournament.points.Fraction;

/// A demand that is not met.
///
/// @param article that demands it
/// @param has how much there is
/// @param needs the least or most that there must be
/// @param federation of which there are too many
/// @since 0.1.0
public record Missing(
    Requirement requirement,
    String article,
    Fraction has,
    Fraction needs,
    Optional<String> federation) {
  /// A demand on anything but a certain federation.
  public static Missing of(Requirement requirement, Fraction has, Fraction needs) {
    return new Missing(requirement, requirement.article(), has, needs, Optional.empty());
  }

  static Missing of(Requirement requirement, int has, int needs) {
    return of(requirement, Fraction.of(has), Fraction.of(needs));
  }

  Missing under(String article) {
    return new Missing(requirement, article, has, needs, federation);
  }
}
