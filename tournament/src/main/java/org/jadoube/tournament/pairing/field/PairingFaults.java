package org.jadoube.tournament.pairing.field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.RoundReview.Kind;
import org.jadoube.tournament.pairing.SwissAnswer.Paired;
import org.jadoube.tournament.table.Pair;

/// The faults of a pairing that no system allows.
public final class PairingFaults {
  private final Field field;
  private final Paired given;
  private final List<Fault> faults = new ArrayList<>();

  private PairingFaults(Field field, Paired given) {
    this.field = field;
    this.given = given;
  }

  /// All faults; that of a pair or the bye only if everybody is seated once.
  public static List<Fault> faults(Field field, Paired given) {
    PairingFaults legality = new PairingFaults(field, given);
    legality.seating();
    if (legality.faults.isEmpty()) {
      given.pairs().forEach(legality::pair);
      given.bye().ifPresent(legality::bye);
    }
    return List.copyOf(legality.faults);
  }

  private void seating() {
    Set<Integer> seated = new HashSet<>();
    Stream.concat(
            given.pairs().stream().flatMap(pair -> Stream.of(pair.white(), pair.black())),
            given.bye().stream().boxed())
        .forEach(number -> {
          if (!field.has(number)) {
            faults.add(new Fault(Kind.NOT_PRESENT, List.of(number)));
          } else if (!seated.add(number)) {
            faults.add(new Fault(Kind.PAIRED_TWICE, List.of(number)));
          }
        });
    IntStream.range(0, field.size())
        .map(field::number)
        .sorted()
        .filter(number -> !seated.contains(number))
        .forEach(number -> faults.add(new Fault(Kind.NOT_PAIRED, List.of(number))));
  }

  private void pair(Pair pair) {
    int one = field.player(pair.white());
    int other = field.player(pair.black());
    if (field.areApart(one, other)) {
      faults.add(new Fault(Kind.APART, List.of(pair.white(), pair.black())));
    } else if (!field.mayMeet(one, other)) {
      faults.add(new Fault(Kind.SAME_COLOUR, List.of(pair.white(), pair.black())));
    }
  }

  private void bye(int number) {
    if (!field.mayHaveBye(field.player(number))) {
      faults.add(new Fault(Kind.BYE_BARRED, List.of(number)));
    }
  }
}
