package org.jadoube.web.hall;

import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;

/// The counts at which the Laws of the tournament let a player claim a draw (Articles 9.2 and 9.3).
///
/// @param occurrences of a position; absent if there is no such claim
/// @param moves by each player without a capture or the move of a pawn; absent if there is no such
///   claim
public record HallDrawClaims(Optional<Integer> occurrences, Optional<Integer> moves) {
  static HallDrawClaims of(Edition edition) {
    return new HallDrawClaims(
        edition.find(Parameters.OCCURRENCES_TO_CLAIM), edition.find(Parameters.MOVES_TO_CLAIM));
  }
}
