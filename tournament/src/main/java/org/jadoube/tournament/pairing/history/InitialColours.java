package org.jadoube.tournament.pairing.history;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;

/// The colour that was drawn before the first round of a Swiss.
///
/// @since 0.1.0
public final class InitialColours {
  private InitialColours() {}

  /// As the highest-ranked with an opponent in the first round had it, who has it from the rules
  /// for those who are new. Empty before that round, and where nobody draws.
  public static Optional<Colour> shown(Tournament tournament) {
    return tournament.format().predetermined()
        ? Optional.empty()
        : tournament.rounds().stream().findFirst().flatMap(InitialColours::shown);
  }

  private static Optional<Colour> shown(Round first) {
    List<Integer> paired = paired(first).sorted().toList();
    return IntStream.range(0, paired.size())
        .boxed()
        .flatMap(i ->
            first.of(paired.get(i)).stream()
                .flatMap(pairing -> PairedRound.pair(pairing).stream())
                .map(pair -> pair.white() == paired.get(i) == (i % 2 == 0)))
        .findFirst()
        .map(white -> white ? Colour.WHITE : Colour.BLACK);
  }

  /// Those whom the pairing of a round included.
  static Stream<Integer> paired(Round round) {
    return round.pairings().stream()
        .filter(InitialColours::isPaired)
        .flatMap(each -> each.participants().stream());
  }

  private static boolean isPaired(Pairing pairing) {
    return !(pairing instanceof Bye bye) || bye.kind() == Bye.Kind.PAIRING_ALLOCATED;
  }
}
