package org.jadoube.server.answer;

import java.time.LocalDate;
import java.util.List;
import org.jadoube.laws.edition.Edition;

/// The available editions of the Laws.
///
/// @param editions newest first
public record Editions(List<Printed> editions) {
  public Editions {
    editions = List.copyOf(editions);
  }

  /// A printed edition.
  ///
  /// @param name such as `FIDE 2023`
  public record Printed(String name, LocalDate inForceFrom) {
    static Printed of(Edition edition) {
      return new Printed(edition.name(), edition.inForceFrom());
    }
  }

  /// All of them.
  public static Editions all() {
    return new Editions(Edition.all().reversed().stream().map(Printed::of).toList());
  }
}
