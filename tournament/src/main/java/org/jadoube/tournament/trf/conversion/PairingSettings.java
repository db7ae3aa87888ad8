package org.jadoube.tournament.trf.conversion;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PairingRecord.ProhibitedPairings;

/// The settings on which pairing depends besides players and results, whichever records gave them.
///
/// @param rounds all rounds, played or not
/// @param firstColour of the highest-ranked player in the first round
/// @param byRank whether the order of the lines counts instead of the starting ranks
/// @param points what results are worth
/// @param prohibited who must not meet
/// @param accelerations points that count for pairing only
/// @param byes byes that were asked for
/// @since 0.1.0
public record PairingSettings(
    OptionalInt rounds,
    Optional<Colour> firstColour,
    boolean byRank,
    PointSystem points,
    List<ProhibitedPairings> prohibited,
    List<Acceleration> accelerations,
    List<Byes> byes) {
  public PairingSettings {
    rounds.ifPresent(number -> Require.within(1, 999, number, "rounds"));
    prohibited = List.copyOf(prohibited);
    accelerations = List.copyOf(accelerations);
    byes = List.copyOf(byes);
  }
}
