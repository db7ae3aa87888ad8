package org.jadoube.laws.edition.search;

import java.util.Collection;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;

/// The rule books that are set side by side.
///
/// @since 0.1.0
public final class SideBySide {
  private SideBySide() {}

  /// The editions of the Laws if one of the provisions is in any of them, and other books that have
  /// one of them.
  public static List<Edition> books(Collection<Provision> provisions) {
    List<Provision> all = List.copyOf(provisions);
    boolean laws = all.stream().anyMatch(SideBySide::isInTheLaws);
    return Edition.books().stream()
        .filter(book -> Edition.all().contains(book) ? laws : hasAny(book, all))
        .toList();
  }

  private static boolean isInTheLaws(Provision provision) {
    return Edition.all().stream().anyMatch(book -> book.provision(provision.name()).isPresent());
  }

  private static boolean hasAny(Edition book, Collection<Provision> provisions) {
    return provisions.stream().anyMatch(provision -> book.provision(provision.name()).isPresent());
  }
}
