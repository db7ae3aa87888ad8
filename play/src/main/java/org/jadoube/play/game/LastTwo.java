package org.jadoube.play.game;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// The two latest answers: the present one, and the one before for comparison. Several threads may
/// ask; at worst, they work an answer out twice.
public final class LastTwo<T> {
  private record Known<T>(T latest, Optional<T> earlier) {
    Optional<T> find(Predicate<? super T> fits) {
      return Optional.of(latest).filter(fits).or(() -> earlier.filter(fits));
    }
  }

  private volatile Optional<Known<T>> known = Optional.empty();

  /// The answer that fits; worked out if it is not among the two.
  public T of(Predicate<? super T> fits, Supplier<? extends T> work) {
    return known.flatMap(both -> both.find(fits)).orElseGet(() -> keep(work.get()));
  }

  private T keep(T answer) {
    known = Optional.of(new Known<>(answer, known.map(Known::latest)));
    return answer;
  }
}
