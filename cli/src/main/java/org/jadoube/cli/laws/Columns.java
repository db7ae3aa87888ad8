package org.jadoube.cli.laws;

import java.util.Collection;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;

/// Which rule books are set side by side.
final class Columns {
  private Columns() {}

  /// The editions of the Laws if one of the provisions is in any of them, and other books that have
  /// one of them.
  static List<Edition> of(Collection<Provision> provisions) {
    boolean laws = provisions.stream().anyMatch(Columns::isInTheLaws);
    return Edition.books().stream()
        .filter(book -> Edition.all().contains(book) ? laws : hasAny(book, provisions))
        .toList();
  }

  private static boolean isInTheLaws(Provision provision) {
    return Edition.all().stream().anyMatch(book -> book.provision(provision.name()).isPresent());
  }

  private static boolean hasAny(Edition book, Collection<Provision> provisions) {
    return provisions.stream().anyMatch(provision -> book.provision(provision.name()).isPresent());
  }
}
