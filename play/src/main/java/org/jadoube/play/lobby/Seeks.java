package org.jadoube.play.lobby;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jadoube.store.GameId;

/// The seeks that wait. Each method is one step that nobody else comes between.
final class Seeks {
  private static final int MOST_OF_A_PARTY = 5;
  private static final int MOST_OF_AN_ADDRESS = 50;
  private static final int MOST = 10_000;

  private final List<Waiting> all = new ArrayList<>(); // guarded by this

  /// A seek that waits.
  ///
  /// @param until when it ends by itself; never, if somebody else ends it
  /// @param over is run once its game is made
  record Waiting(Seek seek, Optional<Instant> until, Runnable over) {
    boolean isBy(String key) {
      return seek.by().key().equals(key);
    }

    boolean endsByItself() {
      return until.isPresent();
    }

    Waiting lasting(Instant end) {
      return new Waiting(seek, until.map(_ -> end), over);
    }
  }

  /// The outcome of a new seek.
  sealed interface Entry {
    /// One that suits; it no longer waits.
    record Suits(Waiting other) implements Entry {}

    /// This one waits, which may be an earlier one.
    record Waits(Waiting own) implements Entry {}

    /// There are too many.
    record Full() implements Entry {}
  }

  synchronized Entry enter(Waiting own) {
    Optional<Waiting> suiting =
        all.stream().filter(other -> other.seek().suits(own.seek())).findFirst();
    if (suiting.isPresent()) {
      all.remove(suiting.get());
      return new Entry.Suits(suiting.get());
    }
    return all.stream()
        .filter(each -> each.endsByItself() && own.endsByItself())
        .filter(each -> each.seek().repeats(own.seek()))
        .findFirst()
        .<Entry>map(Entry.Waits::new)
        .orElseGet(() -> added(own));
  }

  private Entry added(Waiting own) {
    boolean fits =
        all.size() < MOST
            && count(each -> each.isBy(own.seek().by().key())) < MOST_OF_A_PARTY
            && own.seek().by().address().map(this::countOf).orElse(0L) < MOST_OF_AN_ADDRESS;
    if (fits) {
      all.add(own);
    }
    return fits ? new Entry.Waits(own) : new Entry.Full();
  }

  private long countOf(String address) {
    return count(each -> each.seek().by().address().filter(address::equals).isPresent());
  }

  private long count(Predicate<Waiting> condition) {
    return all.stream().filter(condition).count();
  }

  /// Takes one out, unless it is by the same person.
  synchronized Optional<Waiting> take(GameId id, Party by) {
    Optional<Waiting> found =
        all.stream()
            .filter(each -> each.seek().id().equals(id) && !each.seek().by().isSame(by))
            .findFirst();
    found.ifPresent(all::remove);
    return found;
  }

  /// Puts one back whose game could not be made.
  synchronized void restore(Waiting waiting) {
    all.add(waiting);
  }

  /// Takes out all of these; says whether there was one.
  synchronized boolean remove(Predicate<Waiting> which) {
    return all.removeIf(which);
  }

  /// Takes out those that end by themselves and have waited long enough; says whether there was
  /// one.
  boolean sweep(Instant now) {
    return remove(each -> each.until().filter(end -> !now.isBefore(end)).isPresent());
  }

  /// Lets those of one person end at that time.
  void last(String key, Instant end) {
    replace(each -> each.isBy(key) ? each.lasting(end) : each);
  }

  private synchronized void replace(UnaryOperator<Waiting> change) {
    all.replaceAll(change);
  }

  synchronized List<Seek> list() {
    return all.stream().map(Waiting::seek).toList();
  }
}
